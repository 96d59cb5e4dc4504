"""A single answer, looked at twice: each idea for it is tried in games played on by rule of thumb."""

from __future__ import annotations

from graveshift.bots.halving import best_of
from graveshift.bots.seat import Seat
from graveshift.bots.zombicide.future import Future
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.ideas import Idea
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.kernel.game import Game


def best_idea(
    guide: Guide, seat: Seat, ideas: list[Idea], seed: int, each: int, rounds: int, nights: int, trust: float
) -> int:
    """The answer that does best in futures to the end of so many rounds after this one (`halving.best_of`)."""
    base = TEMPERS[ideas[0].temper][1]

    def worth(game: Game, number: int) -> float:
        idea = ideas[number]
        future = Future(guide, base, game.position.rng, rounds, nights)
        return future.worth(game, idea.code, idea.weights)

    return ideas[best_of(len(ideas), seat.determinized, worth, seed, each, trust)].code
