"""How a game was played: the chance to win round by round, mistakes and missed chances, luck apart from skill.

Every answer with a choice is judged from what its seat knew then. What was chosen is compared with what the rule of
thumb would have done and with other ideas, in the same futures. A difference counts only where it is larger than
chance explains (twice its standard error), and is so again in fresh futures. The curve is the chance to win if
everybody goes on as usual, so what a finding cost or gained against that is skill. What a round changed beyond it is
luck: what dice and cards gave against what was to be expected.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt
from typing import Final

import msgspec

from graveshift.bots.judging import judge_of
from graveshift.coach.advice import because, interval, mean
from graveshift.coach.effort import Depth
from graveshift.coach.futures import Future, World, value, weigh
from graveshift.coach.telling import reason
from graveshift.content import LANGUAGES
from graveshift.kernel.game import Game
from graveshift.kernel.habits import is_setting
from graveshift.kernel.record import Record
from graveshift.kernel.replaying import opened, step

TELLING: Final = 0.1
"""Smaller differences are not told."""
SURE: Final = 2.0
"""Standard errors by which a difference must be larger than nothing."""
NORMAL_95: Final = 1.96
"""Standard errors from the middle of a 95 % interval to its ends."""
OTHERS: Final = 3
"""Ideas that are compared with what was chosen."""

MISTAKE: Final = "mistake"
MISSED: Final = "missed"
FIND: Final = "find"

Words = dict[str, str]
"""By language."""


class Finding(msgspec.Struct, frozen=True):
    """An answer that was clearly worse, or better, than another one."""

    number: int
    """Of the answer, from 1."""
    seat: int
    kind: str
    """`mistake`: playing on as usual was better. `missed`: something unusual was. `find`: better than usual."""
    key: str
    label: Words
    chance: float
    other: str
    """The key of the option it is compared with: the better one; of a find the usual one."""
    other_label: Words
    other_chance: float
    futures: int
    why: Words


class AnalysedRound(msgspec.Struct, frozen=True):
    """A round from its first answer to the next round, or to the end."""

    round: int
    start: int
    """Answers before it."""
    end: int
    before: float
    """The chance to win when it began."""
    low: float
    high: float
    after: float
    skill: float
    """What the answers of the findings cost or gained against going on as usual, as the curve assumes it; so a missed
    chance counts only as far as it was worse than usual."""
    luck: float
    """What is left of the change: what dice and cards gave beyond what was to be expected."""
    hits: int = 0
    """Hits that were rolled."""
    expected_hits: float = 0.0
    """Hits that were to be expected, before any die is rolled again."""


class AnalysisCarry(msgspec.Struct, frozen=True):
    """Where an analysis stands between two pages of it."""

    answers: int = 0
    round: int = -1
    start: int = 0
    before: float = 0.0
    low: float = 0.0
    high: float = 1.0
    skill: float = 0.0
    hits: int = 0
    expected_hits: float = 0.0
    doubt: str | None = None
    """What the next answer is still to be compared with; empty where it has been, null where nobody has looked yet."""

    def ended(self, end: int, after: float) -> AnalysedRound:
        """The round that was going on, with so many answers behind it and this chance to win."""
        return AnalysedRound(
            round=self.round,
            start=self.start,
            end=end,
            before=self.before,
            low=self.low,
            high=self.high,
            after=after,
            skill=self.skill,
            luck=after - self.before - self.skill,
            hits=self.hits,
            expected_hits=self.expected_hits,
        )


class AnalysisPage(msgspec.Struct, frozen=True):
    """A part of an analysis."""

    answers: int
    """Of the whole game."""
    rounds: list[AnalysedRound]
    findings: list[Finding]
    carry: AnalysisCarry | None
    """Where the next page goes on; null at the end."""


class Analysis(msgspec.Struct, frozen=True):
    """All of it."""

    game: str
    seat: int
    answers: int
    rounds: list[AnalysedRound]
    findings: list[Finding]
    over: bool

    @property
    def luck(self) -> float:
        return sum(each.luck for each in self.rounds)

    @property
    def skill(self) -> float:
        return sum(each.skill for each in self.rounds)

    def turning_points(self, count: int = 3) -> list[AnalysedRound]:
        """The rounds that changed most, in order: by more than the error of the curve explains."""
        errors = [*((each.high - each.low) / (2 * NORMAL_95) for each in self.rounds), 0.0]
        if not self.over and len(errors) > 1:
            errors[-1] = errors[-2]
        moved = [
            each
            for number, each in enumerate(self.rounds)
            if abs(each.after - each.before) >= max(TELLING, SURE * hypot(errors[number], errors[number + 1]))
        ]
        largest = sorted(moved, key=lambda each: -abs(each.after - each.before))[:count]
        return sorted(largest, key=lambda each: each.start)


class Reader:
    """A record that is being analysed, through the eyes of a seat."""

    def __init__(self, record: Record, seat: int, depth: Depth) -> None:
        self.record = record
        self.seat = seat
        self.depth = depth
        self.table = opened(record)
        self.judge = judge_of(record.game)
        self.number = 0
        self._carry = AnalysisCarry()
        self.rounds: list[AnalysedRound] = []
        self.findings: list[Finding] = []

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def carry(self) -> AnalysisCarry:
        """Where it stands."""
        return msgspec.structs.replace(self._carry, answers=self.number)

    def skip_to(self, carry: AnalysisCarry) -> None:
        """Go to where a page begins."""
        while self.number < min(carry.answers, len(self.record.answers)):
            self._play()
        self._carry = carry

    def read(self, enough: Callable[[], bool]) -> AnalysisPage:
        """Analyse until somebody says that it is enough, or the record ends; at least one step of an answer.

        A step takes a second or so, an answer may take many: whoever has little time stops between them.
        """
        self.rounds, self.findings = [], []
        steps = (self._begin_round, self._suspect, self._prove, self._roll)
        while self.number < len(self.record.answers):
            if any(step() and enough() for step in steps):
                break
        done = self.number >= len(self.record.answers)
        if done:
            self._end_round(self._worth()[0])
        carry = None if done else self.carry
        return AnalysisPage(len(self.record.answers), self.rounds, self.findings, carry)

    # ---- rounds

    def _begin_round(self) -> bool:
        now = self.judge.chapter(self.game)
        if now == self._carry.round:
            return False
        worth, low, high = self._worth()
        self._end_round(worth)
        self._carry = AnalysisCarry(self.number, now, self.number, worth, low, high)
        return True

    def _end_round(self, worth: float) -> None:
        if self._carry.round >= 0:
            self.rounds.append(self._carry.ended(self.number, worth))

    def _worth(self) -> tuple[float, float, float]:
        """The chance to win here with its interval, from what the seat knows."""
        if self.game.over:
            won = float(self.judge.wins(self.game.position, self.seat))
            return won, won, won
        futures = value(self.world(self.seat), 0, self.depth.curve, self.depth.rounds)
        return mean(futures), *interval(futures)

    def world(self, seat: int) -> World:
        return World(self.table.name, self.game, seat)

    # ---- answers

    def _suspect(self) -> bool:
        """Was the next answer worse, or better, than another one? Then that is in doubt."""
        if self._carry.doubt is not None:
            return False
        doubt = self._suspected()
        self._carry = msgspec.structs.replace(self._carry, doubt=doubt or "")
        return doubt is not None

    def _suspected(self) -> str | None:
        """The option that seems to differ clearly from what was chosen; empty where none does, None without a look."""
        key = self.record.answers[self.number]
        decision = self.game.decision
        if is_setting(key) or decision is None or decision.only or decision.option(key) is None:
            return None
        world = self.world(self._asked())
        usual = world.favourite(0)
        others = list(dict.fromkeys(idea for idea in [usual, *world.ideas()] if idea != key))[:OTHERS]
        if not others:
            return None
        tried = dict(zip([key, *others], self._weighed(world, [key, *others], 0, self.depth.first), strict=True))
        best = max(others, key=lambda other: mean(tried[other]))
        if abs(mean(tried[best]) - mean(tried[key])) < TELLING:
            return ""
        # The first futures chose the best of several, so they flatter it: only fresh ones say whether it is better.
        rows = self._weighed(world, [key, best], self.depth.first, self.depth.most - self.depth.first)
        return best if told_apart(*rows) else ""

    def _prove(self) -> bool:
        """Look at what is in doubt once more: fresh futures say whether it is so, and by how much.

        Where many answers are looked at, chance alone makes some differences look sure.
        """
        best = self._carry.doubt
        if not best:
            return False
        self._carry = msgspec.structs.replace(self._carry, doubt="")
        key, seat = self.record.answers[self.number], self._asked()
        world = self.world(seat)
        usual = world.favourite(0)
        keys = list(dict.fromkeys([key, best, usual]))
        again = dict(zip(keys, self._weighed(world, keys, self.depth.most, self.depth.most), strict=True))
        mine, theirs = again[key], again[best]
        better = mean(mine) > mean(theirs)
        if not told_apart(mine, theirs) or (better and best != usual):
            return True  # not so after all; or better than an idea that nobody had
        kind = FIND if better else MISTAKE if best == usual else MISSED
        self._found(world, seat, kind, key, best, mine, theirs)
        if seat == self.seat or not self.game.rules.has_secrets(self.game.position):
            cost = mean(mine) - mean(again[usual])
            self._carry = msgspec.structs.replace(self._carry, skill=self._carry.skill + cost)
        return True

    def _asked(self) -> int:
        """The seat whose answer comes next."""
        decision = self.game.decision
        return decision.seat if decision is not None and decision.seat is not None else self.seat

    def _weighed(self, world: World, keys: list[str], first: int, count: int) -> list[list[Future]]:
        return weigh(world, keys, first, count, self.depth.rounds)

    def _found(
        self, world: World, seat: int, kind: str, key: str, other: str, mine: list[Future], theirs: list[Future]
    ) -> None:
        finding = Finding(
            number=self.number + 1,
            seat=seat,
            kind=kind,
            key=key,
            label=labels(world.game, key),
            chance=mean(mine),
            other=other,
            other_label=labels(world.game, other),
            other_chance=mean(theirs),
            futures=len(mine),
            why=compared(world, mine, theirs),
        )
        self.findings.append(finding)

    def _play(self) -> None:
        step(self.record, self.table, self.number)
        self.number += 1

    def _roll(self) -> bool:
        """Play an answer, and count what its dice give against what was to be expected."""
        decision, journal = self.game.decision, self.game.journal
        option = decision.option(self.record.answers[self.number]) if decision is not None else None
        expected = self.judge.expected(option) if option is not None else 0.0
        known = len(journal.log) if journal is not None else 0
        self._play()
        given = sum(self.judge.given(entry) for entry in (journal.log[known:] if journal is not None else []))
        carry = self._carry
        self._carry = msgspec.structs.replace(
            carry, doubt=None, hits=carry.hits + given, expected_hits=carry.expected_hits + expected
        )
        return True


def told_apart(mine: list[Future], theirs: list[Future]) -> bool:
    """Is the difference larger than chance explains, and worth telling?"""
    return abs(mean(mine) - mean(theirs)) >= max(TELLING, SURE * error(mine, theirs))


def error(mine: list[Future], theirs: list[Future]) -> float:
    """The standard error of the mean difference, future by future."""
    gaps = [one.worth - other.worth for one, other in zip(mine, theirs, strict=True)]
    middle = sum(gaps) / len(gaps)
    return sqrt(sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))


def compared(world: World, mine: list[Future], theirs: list[Future]) -> Words:
    """What differs most before the next round, in words; empty where nothing stands out."""
    found = because(world.judge, mine, [theirs])
    if found is None:
        return {}
    return {language: reason(world, found, len(mine), language, "compared") for language in LANGUAGES}


def labels(game: Game, key: str) -> Words:
    """An option in words."""
    decision = game.decision
    option = decision.option(key) if decision is not None else None
    return {language: option.label(language) if option is not None else key for language in LANGUAGES}
