"""Puzzles: records whose last answer is the solution; one each day; found in games, and solved in the terminal."""

import io
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from graveshift.bots import seat_bots
from graveshift.cli import main
from graveshift.coach import puzzle as module
from graveshift.coach.advice import Advice, Advised
from graveshift.coach.effort import Effort
from graveshift.coach.futures import Future, World
from graveshift.coach.puzzle import FOLDER, Puzzle, clearly_best, deciding, named, of_day, puzzles, search
from graveshift.kernel import registry
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import Record, load, save, start
from graveshift.kernel.replaying import resume


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box of three puzzles, made by saying what is best."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 7)
    for _ in range(12):
        assert table.game.decision is not None
        table.game.decide(table.game.decision.options[0])
    with monkeypatch.context() as patched:
        patched.setattr(module, "clearly_best", last_option)
        patched.setattr(module, "open_still", always)
        found = list(search(table.record()))[:3]
    assert len(found) == 3
    for puzzle in found:
        save(puzzle.record, tmp_path / f"{puzzle.name}.json")
    (tmp_path / "README.md").touch()
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    puzzles.cache_clear()
    yield
    puzzles.cache_clear()


def last_option(world: World) -> str:
    assert world.game.decision is not None
    key: str = world.game.decision.keys[-1]
    return key


def always(record: Record, number: int) -> bool:
    return True


def test_the_best_option_is_compared_with_every_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only with those that a quick look found next best."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 7)
    while table.game.decision is not None and len(table.game.decision.keys) < 5:
        table.game.decide(table.game.decision.options[0])
    assert table.game.decision is not None
    world, keys = World(table.name, table.game, 0), list(table.game.decision.keys)
    shown = [Advised(key, chance, 0.0, 1.0, 8, None) for key, chance in zip(keys[:3], (0.9, 0.1, 0.1), strict=True)]
    monkeypatch.setattr(module, "advise", lambda world, effort: Advice(0, 0.5, tuple(shown), 3, len(keys)))
    asked: list[list[str]] = []

    def futures(rival: float) -> object:
        def weighed(world: World, options: list[str], first: int, count: int, rounds: int) -> list[list[Future]]:
            asked.append(options)
            worth = [1.0, *[0.0] * (len(options) - 2), rival]
            return [[Future(each, ())] * count for each in worth]

        return weighed

    monkeypatch.setattr(module, "weigh", futures(0.0))
    assert clearly_best(world) == keys[0]
    assert asked == [keys]
    monkeypatch.setattr(module, "weigh", futures(1.0))
    assert clearly_best(world) == ""


def test_only_the_last_rounds_that_could_still_be_won_or_lost_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 1)
    seat_bots(1, {0: "greedy"}, 1).play_bots(table.game)
    record = table.record()
    glanced: list[int] = []

    def hopeless_at_the_end(record: Record, number: int) -> bool:
        glanced.append(number)
        return len(glanced) > 1

    monkeypatch.setattr(module, "open_still", hopeless_at_the_end)
    numbers = deciding(record)
    last, *earlier = glanced
    assert len(earlier) == module.ROUNDS
    assert numbers
    assert min(earlier) <= numbers[0]
    assert numbers[-1] < last, "The last round was lost in any case."


def test_every_puzzle_in_our_box_is_played_as_it_was_found() -> None:
    """A puzzle that these rules do not play any more is found anew: `graveshift puzzle --find`."""
    kept = [file.name for file in FOLDER.iterdir() if file.name.endswith(".json")]
    assert sorted(f"{puzzle.name}.json" for puzzle in puzzles()) == sorted(kept)


def test_a_puzzle_that_these_rules_do_not_play_is_not_offered(box: None, tmp_path: Path) -> None:
    whole = puzzles()[0]
    broken = msgspec.structs.replace(whole.record, answers=[*whole.record.answers[:-1], "no-such-option"])
    save(broken, tmp_path / "broken.json")
    puzzles.cache_clear()
    assert len(puzzles()) == 3


def test_a_puzzle_is_a_record_that_ends_with_its_solution(box: None) -> None:
    assert len(puzzles()) == 3
    for puzzle in puzzles():
        table = puzzle.table()
        assert table.game.decision is not None
        assert len(table.game.decision.keys) >= module.FEWEST
        assert table.game.decision.option(puzzle.solution) is not None
        assert len(resume(puzzle.record).record().answers) == len(puzzle.record.answers)


def test_a_day_has_one_puzzle_and_the_next_day_another(box: None) -> None:
    day = date(2026, 11, 17)
    assert of_day(day) == of_day(day)
    days = [of_day(day + timedelta(days=number)).name for number in range(len(puzzles()))]
    assert sorted(days) == sorted(puzzle.name for puzzle in puzzles())


def test_an_unknown_puzzle_is_told_in_a_sentence() -> None:
    with pytest.raises(GraveshiftError, match="There is no puzzle 'nope'"):
        named("nope")


def test_a_question_with_one_best_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search says so, the record is cut there and ends with the best option."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 7)
    for _ in range(12):
        assert table.game.decision is not None
        table.game.decide(table.game.decision.options[0])
    record = table.record()
    asked: list[int] = []

    def best(world: World) -> str:
        assert world.game.decision is not None
        asked.append(len(world.game.decision.keys))
        return world.game.decision.keys[-1]

    monkeypatch.setattr(module, "clearly_best", best)
    monkeypatch.setattr(module, "open_still", always)
    found = list(search(record))
    assert found
    assert all(module.FEWEST <= count <= module.MOST for count in asked)
    for puzzle in found:
        before = puzzle.record.answers[:-1]
        assert record.answers[: len(before)] == before
        assert puzzle.table().game.decision is not None
        assert resume(puzzle.record).record().answers == puzzle.record.answers


def solve(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle, typed: str) -> int:
    monkeypatch.setattr(module, "PROOF", 2)
    monkeypatch.setattr(module, "SEARCH", Effort(rounds=1))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\n"))
    return main(["puzzle", "--name", puzzle.name, "--language", "en"])


def test_the_solution_solves_it_and_another_answer_does_not(
    box: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles()[0]
    assert solve(monkeypatch, puzzle, puzzle.solution) == 0
    assert "Right!" in capsys.readouterr().out
    decision = puzzle.table().game.decision
    assert decision is not None
    wrong = next(key for key in decision.keys if key != puzzle.solution)
    assert solve(monkeypatch, puzzle, wrong) == 1
    assert "Not quite." in capsys.readouterr().out


def test_found_puzzles_are_written_as_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "clearly_best", lambda world: world.game.decision.keys[0])
    monkeypatch.setattr(module, "open_still", always)
    source = tmp_path / "game.json"
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 7)
    for _ in range(6):
        assert table.game.decision is not None
        table.game.decide(table.game.decision.options[0])
    save(table.record(), source)
    assert main(["puzzle", "--find", str(source), "--out", str(tmp_path / "out")]) == 0
    assert all(load(file).answers for file in (tmp_path / "out").iterdir())


def test_a_week_has_a_puzzle_for_each_day_and_every_game_has_one() -> None:
    puzzles.cache_clear()
    monday = date(2026, 11, 16)
    assert len({of_day(monday + timedelta(day)).name for day in range(7)}) == 7
    assert {puzzle.record.game for puzzle in puzzles()} == set(registry.names())
