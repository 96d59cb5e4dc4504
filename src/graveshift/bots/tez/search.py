"""A choice among a few options: each is tried in games played on by rule of thumb, and what gets furthest wins."""

from __future__ import annotations

from typing import Final

from graveshift.bots.halving import best_of
from graveshift.bots.seat import Seat
from graveshift.bots.tez.judging import chance
from graveshift.bots.tez.thinking import pick
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.game import Game

LONGEST: Final = 2_000
"""Answers after which a future is given up: somebody goes round in circles."""


def best_option(seat: Seat, options: list[int], seed: int, each: int, turns: int, trust: float) -> int:
    """The option that does best in futures of so many Turns (`halving.best_of`)."""

    def worth(game: Game, option: int) -> float:
        return worth_of(game, options[option], seat.number, turns)

    return options[best_of(len(options), seat.determinized, worth, seed, each, trust)]


def worth_of(game: Game, option: int, seat: int, turns: int) -> float:
    """Play one future after an option, and say what the seat's chance is at its end."""
    s = game.position
    assert isinstance(s, State)
    last = s.turns + turns
    game.answer(option)
    for _ in range(LONGEST):
        ask = game.pending
        if ask is None or s.turns > last:
            break
        game.answer(pick(s, ask))
    return chance(s, seat)
