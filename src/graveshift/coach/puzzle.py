"""Puzzles: positions of played games in which one option is clearly the best. One is offered each day.

A puzzle is a record like any other: its last answer is the solution, and the position before it is the question. So
`graveshift replay` tells it, and `graveshift play --resume` plays on from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final

import msgspec

from graveshift.bots.judging import judge_of
from graveshift.coach.advice import advise, mean
from graveshift.coach.analysis import error
from graveshift.coach.effort import Effort
from graveshift.coach.futures import World, value, weigh
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import Record, Table, decode
from graveshift.kernel.replaying import opened, resume, step

FOLDER: Final = files("graveshift.coach") / "puzzles"
CLEAR: Final = 0.25
"""So much better than every other option, by the chance to win."""
SURE: Final = 3.0
"""And by so many standard errors."""
SEARCH: Final = Effort(first=2, most=8, options=12, shown=3)
PROOF: Final = 32
"""Futures in which the best option is compared with every other one."""
FEWEST, MOST = 3, 14
"""Options of a question that makes a puzzle."""
LATEST: Final = 4
"""Rounds at the end of a game that are looked at: earlier ones seldom hang on one answer."""
ROUNDS: Final = 2
"""Of these, as many as could still be won or lost."""
OPEN: Final = (0.12, 0.9)
"""The chance to win with which a round can still be won or lost ..."""
GLANCE: Final = 8
"""... in as many futures."""


class Puzzle(msgspec.Struct, frozen=True):
    """A question with one best answer."""

    name: str
    record: Record

    @property
    def solution(self) -> str:
        return self.record.answers[-1]

    def table(self) -> Table:
        """The table at the question."""
        return resume(self.record, len(self.record.answers) - 1)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that these rules still play as they were found, by name."""
    found = []
    for file in sorted(FOLDER.iterdir() if FOLDER.is_dir() else (), key=lambda each: each.name):
        if not file.name.endswith(".json"):
            continue
        puzzle = Puzzle(file.name.removesuffix(".json"), decode(file.read_bytes(), file.name))
        if plays(puzzle):
            found.append(puzzle)
    return tuple(found)


def plays(puzzle: Puzzle) -> bool:
    """Is it still the same question under these rules?"""
    try:
        decision = puzzle.table().game.decision
    except GraveshiftError:
        return False
    return decision is not None and decision.option(puzzle.solution) is not None


def of_day(day: date) -> Puzzle:
    """The puzzle of a day; the same for everybody."""
    every = puzzles()
    if not every:
        raise GraveshiftError("There is no puzzle that these rules play.", pl="Żadnej łamigłówki nie da się tu zagrać.")
    return every[day.toordinal() % len(every)]


def named(name: str) -> Puzzle:
    """A puzzle by its name."""
    for puzzle in puzzles():
        if puzzle.name == name:
            return puzzle
    known = ", ".join(puzzle.name for puzzle in puzzles())
    raise GraveshiftError(
        f"There is no puzzle '{name}'; there are: {known}.", pl=f"Nie ma łamigłówki „{name}”; są: {known}."
    )


def search(record: Record, every: int = 1) -> Iterator[Puzzle]:
    """The puzzles in a record: every so many-th question with a choice is looked at, in the rounds that decide."""
    numbers = deciding(record)
    for number in numbers[every - 1 :: every]:
        table = resume(record, number)
        decision = table.game.decision
        assert decision is not None
        best = clearly_best(World(table.name, table.game, decision.seat or 0))
        if best:
            yield Puzzle(f"{record.game}-{record.seed}-{number}", _cut(record, number, best))


def deciding(record: Record) -> list[int]:
    """The numbers of the questions with a choice in the last rounds that could still be won or lost."""
    table = opened(record)
    judge = judge_of(record.game)
    rounds: dict[int, list[int]] = {}
    opens: dict[int, int] = {}
    for number in range(len(record.answers)):
        now, decision = judge.chapter(table.game), table.game.decision
        opens.setdefault(now, number)
        if decision is not None and FEWEST <= len(decision.keys) <= MOST:
            rounds.setdefault(now, []).append(number)
        step(record, table, number)
    found: list[int] = []
    left = ROUNDS
    for chapter in sorted(opens, reverse=True)[:LATEST]:
        if left and open_still(record, opens[chapter]):
            found += rounds.get(chapter, [])
            left -= 1
    return sorted(found)


def open_still(record: Record, number: int) -> bool:
    """Could the game still be won or lost before this answer?"""
    table = resume(record, number)
    decision = table.game.decision
    if decision is None:
        return False
    low, high = OPEN
    return low <= mean(value(World(table.name, table.game, decision.seat or 0), 0, GLANCE, SEARCH.rounds)) <= high


def clearly_best(world: World) -> str:
    """The option that is better than every other one beyond doubt; empty where there is none."""
    advice = advise(world, SEARCH)
    if len(advice.best) < 2 or advice.best[0].chance - advice.best[1].chance < CLEAR - 0.1:
        return ""
    assert world.game.decision is not None
    best = advice.best[0].key
    others = [key for key in world.game.decision.keys if key != best]
    rows = weigh(world, [best, *others], 1_000, PROOF, SEARCH.rounds)
    for row in rows[1:]:
        gap = mean(rows[0]) - mean(row)
        if gap < CLEAR or gap < SURE * max(error(rows[0], row), 1 / sqrt(PROOF) / 10):
            return ""
    return best


def _cut(record: Record, number: int, best: str) -> Record:
    """The record up to a question, and its solution."""
    table = resume(record, number)
    decision = table.game.decision
    assert decision is not None
    table.game.decide(best, decision.seat)
    cut: Record = table.record(note="A puzzle: its last answer is the solution.")
    return cut
