"""A choice among a few options: each is tried in games played on by rule of thumb, and the one that gets furthest wins.

Successive halving: all options play the same few futures, the better half plays as many again, until one is left. The
same number of a future means the same hidden things and the same stream of chance for every option.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from graveshift.bots.seat import Seat
from graveshift.bots.tez.judging import chance
from graveshift.bots.tez.thinking import pick
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game

LONGEST: Final = 2_000
"""Answers after which a future is given up: somebody goes round in circles."""


class Trial:
    """How one option has done."""

    def __init__(self, option: int, place: int) -> None:
        self.option = option
        self.place = place
        self.total = 0.0


def best_option(seat: Seat, options: list[int], seed: int, each: int, turns: int, trust: float) -> int:
    """The option that does best; each plays at least `each` futures of so many Turns.

    Another one than the first must gain more than `trust` on it after one future; less, the more futures there were.
    """
    left = [Trial(option, place) for place, option in enumerate(options)]
    tried = 0
    while len(left) > 1:
        for number in range(tried, tried + each):
            world = seat.determinized(stream(seed + number))
            for trial in left:
                trial.total += worth_of(world.playout(), trial.option, seat.number, turns)
        tried += each
        each *= 2
        left.sort(key=lambda trial: (-standing(trial, tried, trust), trial.place))
        left = left[: (len(left) + 1) // 2]
    return left[0].option


def standing(trial: Trial, tried: int, trust: float) -> float:
    """The mean of an option, and the trust in the first."""
    return trial.total / tried + (trust / sqrt(tried) if trial.place == 0 else 0.0)


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
