"""Futures: games that look to a seat as the true one does, with hidden things and chance drawn anew, played on.

A future is known by its number. The same number means the same hidden things and the same stream of chance for every
option, so that options are compared by what they change and not by luck.
"""

from __future__ import annotations

from typing import Final

import msgspec

from graveshift.bots.judging import LOSES, WINS, Judge, Note, judge_of
from graveshift.kernel.chance import stream
from graveshift.kernel.digest import digest_of
from graveshift.kernel.game import Game, plain

LONGEST: Final = 3_000
"""Answers after which a future is given up: somebody goes round in circles."""
NO_CODE: Final = -1


class Future(msgspec.Struct, frozen=True):
    """What came of one future."""

    worth: float
    """1 is won, 0 is lost; between them where it was not over within the horizon."""
    notes: tuple[Note, ...]
    """What came until the next round."""


class World:
    """What a seat knows at a question: the root of its futures. It holds nothing of the true position."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        """From the true game, or from one that was drawn from it already."""
        self.name = name
        self.seat = seat
        self.game = game.determinized(seat, 0)
        self.judge: Judge = judge_of(name)
        self.seed = int(digest_of([self.game.rules.static_data(), self._known()]), 16)

    def _known(self) -> list[object]:
        """The position and the question, without the streams of chance."""
        decision = self.game.decision
        data = plain(self.game.position)
        data.pop("rng", None)
        return [data, list(decision.keys) if decision is not None else [], self.seat]

    def drawn(self, number: int) -> Game:
        """The game of this future at the question."""
        return self.game.determinized(self.seat, stream(self.seed + number))

    def favourite(self, number: int) -> str:
        """What whoever plays on would answer in this future."""
        game = self.drawn(number)
        decision = game.decision
        assert decision is not None
        code = self.judge.answer(game, self.judge.player(number))
        return next(option.key for option in decision.options if option.code == code)

    def ideas(self) -> list[str]:
        """Other answers that are worth a look."""
        game = self.drawn(0)
        decision = game.decision
        assert decision is not None
        codes = self.judge.ideas(game)
        return [option.key for code in codes for option in decision.options if option.code == code]


def weigh(world: World, keys: list[str], first: int, count: int, rounds: int) -> list[list[Future]]:
    """`count` futures from number `first` on after each of the options: a row for each key."""
    found: list[list[Future]] = [[] for _ in keys]
    for number in range(first, first + count):
        drawn = world.drawn(number)
        decision = drawn.decision
        assert decision is not None
        for place, key in enumerate(keys):
            option = decision.option(key)
            assert option is not None, f"{key} is no option in this future."
            found[place].append(played(world, drawn.copy(), number, option.code, rounds))
    return found


def played(world: World, game: Game, number: int, code: int, rounds: int) -> Future:
    """Answer in a future, and play it on to its end or to the horizon."""
    judge, seat = world.judge, world.seat
    player = judge.player(number)
    before = game.position.copy()
    opened = judge.chapter(game)
    game.swift = judge.swift()
    if code != NO_CODE:
        game.answer(code)
    notes: list[Note] | None = None
    for _ in range(LONGEST):
        now = judge.chapter(game)
        if notes is None and now != opened:
            notes = judge.notes(before, game.position)
        if game.pending is None or now - opened >= rounds:
            break
        game.answer(judge.answer(game, player))
    won = game.over and judge.wins(game.position, seat)
    if notes is None:
        notes = judge.notes(before, game.position)
        notes += ([WINS] if won else [LOSES]) if game.over else []
    return Future(float(won) if game.over else judge.standing(game.position, seat), tuple(notes))


def value(world: World, first: int, count: int, rounds: int) -> list[Future]:
    """The same without an answer given first: what a position is worth if everybody plays on by rule of thumb."""
    return [played(world, world.drawn(number), number, NO_CODE, rounds) for number in range(first, first + count)]
