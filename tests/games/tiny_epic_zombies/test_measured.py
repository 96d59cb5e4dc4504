"""What measured.yaml says of each mode is whole and consistent, and the page shows the same."""

from pathlib import Path

import msgspec
import pytest

from graveshift.content import Measure
from graveshift.games.tiny_epic_zombies import GAME
from graveshift.games.tiny_epic_zombies.content.loading import load, measured
from graveshift.games.tiny_epic_zombies.content.measured import MeasuredFile
from graveshift.sim.statistics import wilson
from tools.measure_modes import renewed

PAGE = Path(__file__).parents[3] / "docs/tiny-epic-zombies.md"


def test_every_mode_seat_and_difficulty_was_measured() -> None:
    known = [(entry.mode, entry.seats, entry.difficulty) for entry in measured().modes if entry.bot == "greedy"]
    assert known == [(setup["mode"], setup["seats"], setup.get("difficulty", "")) for setup in GAME.setups()]


def test_every_objective_was_measured() -> None:
    assert {entry.objective for entry in measured().objectives} == set(load().objectives)


@pytest.mark.parametrize("entry", [*measured().modes, *measured().objectives], ids=str)
def test_the_interval_is_that_of_the_wins(entry: Measure) -> None:
    assert (entry.low, entry.high) == pytest.approx(wilson(entry.wins, entry.games), abs=0.0006)


def test_the_page_shows_the_same_figures() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(command in page for command in measured().commands.values())
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    for entry in measured().modes:
        name = load().modes[entry.mode].name.en
        start = (
            f"| {name} | {entry.seats} | {entry.difficulty or '-'} | `{entry.bot}` "
            f"| {entry.games} | {entry.wins / entry.games:.0%} |"
        )
        assert any(line.startswith(start) for line in lines), start


def test_a_report_of_some_modes_renews_their_lines_only() -> None:
    whole = measured()
    solo = [msgspec.structs.replace(entry, games=7, wins=3) for entry in whole.modes if entry.mode == "solo"]
    part = msgspec.structs.replace(whole, commands={"greedy": "solo only"}, modes=tuple(solo), objectives=())
    found = renewed(whole, part)
    assert (found.commands, found.objectives) == (whole.commands, whole.objectives)
    assert [entry for entry in found.modes if entry.mode == "solo"] == solo
    assert [entry for entry in found.modes if entry.mode != "solo"] == [
        entry for entry in whole.modes if entry.mode != "solo"
    ]


def test_a_report_of_all_modes_is_taken_whole() -> None:
    whole = measured()
    modes = tuple(entry for entry in whole.modes if entry.bot == "greedy")
    again = MeasuredFile({"greedy": "once more"}, modes, whole.objectives[:1])
    found = renewed(whole, again)
    assert (found.commands["greedy"], found.modes, found.objectives) == ("once more", whole.modes, again.objectives)


def test_another_bot_gets_lines_of_its_own() -> None:
    whole = measured()
    greedy = [entry for entry in whole.modes if entry.bot == "greedy"]
    solo, coop = (
        tuple(msgspec.structs.replace(entry, bot="another") for entry in greedy if entry.mode == mode)
        for mode in ("solo", "coop")
    )
    found = renewed(whole, MeasuredFile({"another": "solo"}, solo, ()))
    assert found.commands == {**whole.commands, "another": "solo"}
    assert (found.modes, found.objectives) == ((*whole.modes, *solo), whole.objectives)
    found = renewed(found, MeasuredFile({"another": "coop"}, coop, ()))
    assert found.commands["another"] == "solo && coop", "It takes both to play all of its lines."
    assert found.modes == (*whole.modes, *solo, *coop)
