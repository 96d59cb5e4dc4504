"""A single answer, looked at twice: what each temper would do now is tried in games played on by rule of thumb.

Successive halving: all ideas play the same few futures, the better half twice as many more, until one is left. The same
number of a future means the same hidden things and the same stream of chance for every idea.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from graveshift.bots.seat import Seat
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.standing import chance
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.state import State

LONGEST: Final = 1_500
"""Answers after which a future is given up: somebody goes round in circles."""


class Idea:
    """An answer, the temper that would give it, and how it has done."""

    def __init__(self, code: int, temper: int, place: int) -> None:
        self.code = code
        self.temper = temper
        self.place = place
        self.total = 0.0


def ideas_of(guide: Guide, s: State, ask: Ask, own: int, temper: int, tempers: tuple[int, ...]) -> list[Idea]:
    """What the tempers would answer; its own answer, in the temper of the round, leads."""
    found = [Idea(own, temper, 0)]
    known = [own]
    for number in tempers:
        code = pick(guide, TEMPERS[number][1], s, ask)
        if code not in known:
            known.append(code)
            found.append(Idea(code, number, len(found)))
    return found


def best_idea(guide: Guide, seat: Seat, ideas: list[Idea], seed: int, each: int, rounds: int, trust: float) -> int:
    """The answer that does best; each idea plays at least `each` futures to the end of so many rounds after this one.

    Another idea than the first must gain more than `trust` on it after one future; less, the more futures there were.
    """
    base = TEMPERS[ideas[0].temper][1]
    left = ideas
    tried = 0
    while len(left) > 1:
        for number in range(tried, tried + each):
            world = seat.determinized(stream(seed + number))
            for idea in left:
                idea.total += worth_of(guide, world.playout(), idea, base, rounds)
        tried += each
        each *= 2
        left.sort(key=lambda idea: (-standing(idea, tried, trust), idea.place))
        left = left[: (len(left) + 1) // 2]
    return left[0].code


def standing(idea: Idea, tried: int, trust: float) -> float:
    """The mean of an idea, and the trust in the first."""
    return idea.total / tried + (trust / sqrt(tried) if idea.place == 0 else 0.0)


def worth_of(guide: Guide, game: Game, idea: Idea, base: Weights, rounds: int) -> float:
    """Play one future after an answer, this Turn in the temper that had the idea, and say how it stands at its end."""
    s = game.position
    assert isinstance(s, State)
    last = s.round + rounds
    who = s.active
    weights = TEMPERS[idea.temper][1]
    game.answer(idea.code)
    for _ in range(LONGEST):
        ask = game.pending
        if ask is None or s.round > last:
            break
        if s.active != who:
            weights = base
        game.answer(pick(guide, weights, s, ask))
    return chance(guide, s)
