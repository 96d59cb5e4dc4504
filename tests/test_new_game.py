"""The smallest game of docs/new-game.md: a name and rules are enough for everything above the games."""

import importlib
import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.cli import main
from graveshift.kernel import registry
from graveshift.kernel.record import start
from graveshift.parts.batch import batch_of
from graveshift.parts.bench import bench_of
from graveshift.parts.terminal import terminal_of
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.start import Start
from graveshift.play import play_start
from graveshift.scenario import read, run
from graveshift.server import catalogue
from graveshift.sim.play import Job, play
from tests import conformance

PAGE = (Path(__file__).parent.parent / "docs/new-game.md").read_text(encoding="utf-8")
SETUP = {"seats": 2}


@pytest.fixture(autouse=True)
def _race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of the page, announced as the page says."""
    game, descriptor = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "race.py").write_text(game, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "race", raising=False)
    importlib.invalidate_caches()
    exec(descriptor, {})
    catalogue.games.cache_clear()
    yield
    del registry._GAMES["race"]
    registry._LOADED.pop("race:GAME", None)
    catalogue.games.cache_clear()


@pytest.mark.parametrize(
    "check",
    [
        conformance.ends,
        conformance.copies_are_independent,
        conformance.data_gives_the_game_back,
        conformance.records_are_saves,
        conformance.undo_then_redo,
        conformance.views_do_not_leak,
        conformance.views_can_be_told,
    ],
)
def test_it_keeps_what_every_game_keeps(check: conformance.Check) -> None:
    check("race", SETUP, 1)


def test_it_is_played_in_the_terminal() -> None:
    out = StringIO()
    console = Console(StringIO("stop\nroll\nsituation\nquit\n"), out, plain=True)
    assert play_start(Start(game="race", options=SETUP, seed=7), console=console) == 0
    assert "Roll or stop?" in out.getvalue()
    assert re.search(r"Player 2 rolls \d\.", out.getvalue())
    assert "turn_of: 0" in out.getvalue()


def test_its_menu_begins_with_enter() -> None:
    out = StringIO()
    page = terminal_of("race").menu(Console(StringIO("\n"), out, plain=True), "pl", None, lambda words, seats: {})
    begun = page.choose()
    assert isinstance(begun, Start)
    assert begun.game == "race"
    assert "Wyścig do dziesięciu" in out.getvalue()


def test_its_scenarios_are_played(tmp_path: Path) -> None:
    (text,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "two_good_rolls.yaml"
    file.write_text(text, encoding="utf-8")
    (scenario,) = read(file)
    assert run(scenario) == []
    file.write_text(text.replace("[6, 0]", "[5, 0]"), encoding="utf-8")
    assert main(["scenario", "check", str(file)]) == 1


def test_it_stands_on_the_shelf_of_the_server() -> None:
    entry = next(game for game in catalogue.games().games if game.name == "race")
    assert entry.title.pl == "Wyścig do dziesięciu"
    assert catalogue.board("race", start("race", SETUP, 1).game.position).shapes == []


def test_bots_play_batches_of_it() -> None:
    wanted = Namespace(game="race", mission=None, mode=None, difficulty=None, seats="2")
    ((name, options),) = batch_of("race").setups(wanted).items()
    result = play(Job("race", name, options, ("greedy", "random"), 0, seed=1))
    assert result.won
    assert result.reason == "ten"


def test_a_bot_that_knows_other_games_takes_any_option() -> None:
    game = start("race", SETUP, 1).game
    assert {make_bot("greedy", seed).choose(Seat(game, 0)) for seed in range(20)} == {"roll", "stop"}


def test_it_can_be_measured() -> None:
    assert [setup.options for setup in bench_of("race").every().values()] == [{"seats": 1}, {"seats": 2}]
