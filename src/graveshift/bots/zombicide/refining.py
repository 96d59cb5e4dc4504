"""A single answer, looked at twice: what each temper would do now is tried in games played on by rule of thumb."""

from __future__ import annotations

from typing import Final

from graveshift.bots.halving import best_of
from graveshift.bots.seat import Seat
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.standing import chance
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.state import State

LONGEST: Final = 1_500
"""Answers after which a future is given up: somebody goes round in circles."""


class Idea:
    """An answer, and the temper that would give it."""

    def __init__(self, code: int, temper: int) -> None:
        self.code = code
        self.temper = temper


def ideas_of(guide: Guide, s: State, ask: Ask, own: int, temper: int, tempers: tuple[int, ...]) -> list[Idea]:
    """What the tempers would answer; its own answer, in the temper of the round, leads."""
    found = [Idea(own, temper)]
    known = [own]
    for number in tempers:
        code = pick(guide, TEMPERS[number][1], s, ask)
        if code not in known:
            known.append(code)
            found.append(Idea(code, number))
    return found


def best_idea(guide: Guide, seat: Seat, ideas: list[Idea], seed: int, each: int, rounds: int, trust: float) -> int:
    """The answer that does best in futures to the end of so many rounds after this one (`halving.best_of`)."""
    base = TEMPERS[ideas[0].temper][1]

    def worth(game: Game, idea: int) -> float:
        return worth_of(guide, game, ideas[idea], base, rounds)

    return ideas[best_of(len(ideas), seat.determinized, worth, seed, each, trust)].code


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
