"""The analysis of one game shared out: its answers are read in parts, by whoever has time, and put together again.

A part is a small message with the record in it, and depends on nothing that another part finds. So any number of
processes, here or on Ray, comes to the same analysis as one alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final

import msgspec

from graveshift.bots.judging import judge_of
from graveshift.coach.analysis import AnalysedRound, Analysis, AnalysisCarry, Finding, Reader
from graveshift.coach.effort import Depth
from graveshift.kernel.record import Record
from graveshift.kernel.replaying import opened, step
from graveshift.sim.run import spread

ANSWERS: Final = 8
"""Answers of a part at the most; a part never goes on into another round."""

Progress = Callable[[int, int], None]
"""Told how many answers are read, and of how many."""


class Part(msgspec.Struct, frozen=True):
    """Some answers of one round."""

    record: Record
    seat: int
    depth: Depth
    round: int
    first: int
    last: int
    """The first answer that is no longer of it."""
    opens: bool
    """It begins the round, so it says what the chance to win was then."""


class Reading(msgspec.Struct, frozen=True):
    """What a part has brought."""

    part: Part
    carry: AnalysisCarry
    """The round as far as this part knows it."""
    findings: list[Finding]
    after: float = 0.0
    """Of the last part: the chance to win behind the last answer, which is 1 or 0 where the game is over."""
    over: bool = False


def analyse(
    record: Record, seat: int, depth: Depth, workers: int = 1, ray: str | None = None, progress: Progress | None = None
) -> Analysis:
    """Analyse a whole record, in processes of this machine or on Ray."""
    readings = []
    done = 0
    for reading in spread(parts(record, seat, depth), read, workers, ray):
        readings.append(reading)
        done += reading.part.last - reading.part.first
        if progress is not None:
            progress(done, len(record.answers))
    return together(record, seat, readings)


def parts(record: Record, seat: int, depth: Depth) -> list[Part]:
    """The parts of a record, in order."""
    table = opened(record)
    judge = judge_of(record.game)
    rounds: list[int] = []
    for number in range(len(record.answers)):
        rounds.append(judge.chapter(table.game))
        step(record, table, number)
    return [
        Part(record, seat, depth, rounds[first], first, last, first == begin)
        for begin, end in _runs(rounds)
        for first, last in pairwise([*range(begin, end, ANSWERS), end])
    ]


def read(part: Part) -> Reading:
    """Analyse one part."""
    reader = Reader(part.record, part.seat, part.depth)
    reader.skip_to(AnalysisCarry(answers=part.first, round=-1 if part.opens else part.round, start=part.first))
    page = reader.read(lambda: reader.number >= part.last)
    if page.carry is not None:
        return Reading(part, page.carry, page.findings)
    return Reading(part, reader.carry, page.findings, page.rounds[-1].after, reader.game.over)


def together(record: Record, seat: int, readings: Iterable[Reading]) -> Analysis:
    """The analysis from all its parts, in whatever order they came."""
    inorder = sorted(readings, key=lambda reading: reading.part.first)
    opening = [place for place, reading in enumerate(inorder) if reading.part.opens]
    rounds = []
    for begin, end in pairwise([*opening, len(inorder)]):
        after = inorder[end].carry.before if end < len(inorder) else inorder[-1].after
        rounds.append(_round(inorder[begin:end], after))
    findings = [finding for reading in inorder for finding in reading.findings]
    return Analysis(record.game, seat, len(record.answers), rounds, findings, any(each.over for each in inorder))


def _round(readings: list[Reading], after: float) -> AnalysedRound:
    carries = [reading.carry for reading in readings]
    whole = msgspec.structs.replace(
        carries[0],
        start=readings[0].part.first,
        skill=sum(carry.skill for carry in carries),
        hits=sum(carry.hits for carry in carries),
        expected_hits=sum(carry.expected_hits for carry in carries),
    )
    return whole.ended(readings[-1].part.last, after)


def _runs(rounds: list[int]) -> Iterator[tuple[int, int]]:
    """From where to where the same round goes on."""
    begin = 0
    for number in range(1, len(rounds) + 1):
        if number == len(rounds) or rounds[number] != rounds[begin]:
            yield begin, number
            begin = number
