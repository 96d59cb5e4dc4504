"""What would you do? The best options of a question with the chance to win, and the reason, from what a seat knows.

Successive halving: every option plays the same few futures, the better half plays more, until a few are left. The
work comes in slices (`Inquiry`), so that a server can give them to any of its processes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from graveshift.bots.judging import LOSES, WINS, Judge, Note
from graveshift.coach.effort import NORMAL, Effort
from graveshift.coach.futures import Future, World, weigh
from graveshift.sim.statistics import wilson

TELLING: Final = 0.15
"""A note is a reason where its share differs by so much."""
CHUNK: Final = 2
"""Options that one future is played for in one piece of work."""


class Because(msgspec.Struct, frozen=True):
    """Something that comes more often, or less often, before the next round than after the other options."""

    note: Note
    mine: float
    others: float


class Advised(msgspec.Struct, frozen=True):
    """One option, and what came of it."""

    key: str
    chance: float
    low: float
    high: float
    futures: int
    because: Because | None


class Advice(msgspec.Struct, frozen=True):
    """The answer to "what would you do?"."""

    seat: int
    before: float
    """The chance to win if everybody goes on by rule of thumb."""
    best: tuple[Advised, ...]
    """The best first; those that were looked at to the end."""
    looked_at: int
    offered: int


class Slice(msgspec.Struct, frozen=True):
    """A piece of work: these options in these futures."""

    keys: tuple[str, ...]
    first: int
    count: int


class Inquiry:
    """A question that is being thought about."""

    def __init__(self, world: World, effort: Effort = NORMAL, must: tuple[str, ...] = ()) -> None:
        decision = world.game.decision
        assert decision is not None
        self.world = world
        self.effort = effort
        self.offered = len(decision.keys)
        self.favourite = world.favourite(0)
        likely = [*must, self.favourite, *world.ideas(), *decision.keys]
        self.left = list(dict.fromkeys(key for key in likely if key in decision.keys))[: effort.options]
        self.must = must
        self.futures: dict[str, list[Future]] = {key: [] for key in self.left}
        self._queue: list[Slice] = []
        self._tried = 0
        self._goal = effort.first
        self.total = self._work()
        self.done = 0

    def next(self) -> Slice | None:
        """What is to be played next; None when enough is known."""
        while not self._queue:
            if self._tried >= self._goal and not self._halve():
                return None
            numbers, self._tried = range(self._tried, self._goal), self._goal
            chunks = [self.left[at : at + CHUNK] for at in range(0, len(self.left), CHUNK)]
            self._queue = [Slice(tuple(chunk), number, 1) for number in numbers for chunk in chunks]
        return self._queue[0]

    def take(self, work: Slice, found: list[list[Future]]) -> None:
        """What came of a slice."""
        for key, futures in zip(work.keys, found, strict=True):
            self.futures[key] += futures
        del self._queue[0]
        self.done += len(work.keys) * work.count

    def advice(self) -> Advice:
        """What is known when the work is done."""
        order = self._order(self.left)
        shown = order[: self.effort.shown] + [key for key in self.must if key not in order[: self.effort.shown]]
        plain = self.futures[self.favourite]
        return Advice(
            seat=self.world.seat,
            before=mean(plain),
            best=tuple(self._advised(key) for key in shown),
            looked_at=len(self.futures),
            offered=self.offered,
        )

    def _advised(self, key: str) -> Advised:
        futures = self.futures[key]
        chance = mean(futures)
        low, high = interval(futures)
        return Advised(key, chance, low, high, len(futures), self._because(key))

    def _because(self, key: str) -> Because | None:
        """What differs most from the other options on average, and speaks for this one if it is better."""
        judge = self.world.judge
        mine = self.futures[key]
        rows = [futures for other, futures in self.futures.items() if other != key]
        if not rows or not mine:
            return None
        return because(judge, mine, rows)

    def _order(self, keys: list[str]) -> list[str]:
        """The best first; of equals the favourite, and then as they are offered."""
        places = {key: place for place, key in enumerate(self.futures)}
        return sorted(keys, key=lambda key: (-mean(self.futures[key]), key != self.favourite, places[key]))

    def _halve(self) -> bool:
        """Leave the worse half aside; False when enough has been played."""
        if self._goal >= self.effort.most or len(self.futures) == 1:
            return False
        keep = max(self.effort.shown, (len(self.left) + 1) // 2)
        kept = self._order(self.left)[:keep]
        self.left = [*kept, *(key for key in (self.favourite, *self.must) if key in self.left and key not in kept)]
        self.left = list(dict.fromkeys(self.left))
        self._goal = min(self.effort.most, self._goal * 2)
        return True

    def _work(self) -> int:
        """Futures to be played in all, about: for whoever shows how far it is."""
        count, tried, goal, found = len(self.left), 0, self.effort.first, 0
        while True:
            found += count * (goal - tried)
            if goal >= self.effort.most or len(self.left) == 1:
                return found
            tried, goal = goal, min(self.effort.most, goal * 2)
            count = min(count, max(self.effort.shown, (count + 1) // 2) + len(self.must))


def advise(world: World, effort: Effort = NORMAL, must: tuple[str, ...] = ()) -> Advice:
    """Think about a question here and now."""
    inquiry = Inquiry(world, effort, must)
    while (work := inquiry.next()) is not None:
        inquiry.take(work, weigh(world, list(work.keys), work.first, work.count, effort.rounds))
    return inquiry.advice()


def because(judge: Judge, mine: list[Future], rows: list[list[Future]]) -> Because | None:
    """The note that differs most between some futures and others on average; the end of the game goes before all.

    It speaks for them if they are better, and against them if not.
    """
    better = mean(mine) >= sum(mean(row) for row in rows) / len(rows)
    found: list[tuple[bool, float, Because]] = []
    for note in dict.fromkeys(note for row in [mine, *rows] for future in row for note in future.notes):
        here = share(mine, note)
        there = sum(share(row, note) for row in rows) / len(rows)
        bad = note == LOSES or judge.bad(note)
        if abs(here - there) >= TELLING and ((here < there) if bad else (here > there)) == better:
            found.append((note in (WINS, LOSES), abs(here - there), Because(note, here, there)))
    return max(found, key=lambda each: each[:2])[2] if found else None


def mean(futures: list[Future]) -> float:
    return sum(future.worth for future in futures) / len(futures) if futures else 0.0


def share(futures: list[Future], note: Note) -> float:
    return sum(1 for future in futures if note in future.notes) / len(futures)


def interval(futures: list[Future]) -> tuple[float, float]:
    """The 95 % interval of the chance to win."""
    return wilson(sum(future.worth for future in futures), len(futures))
