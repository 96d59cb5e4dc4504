"""A temper for a round: each is tried in games played on by rule of thumb, and the one that gets furthest is taken."""

from __future__ import annotations

from typing import Final

from graveshift.bots.halving import best_of
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.standing import chance
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Rules
from graveshift.zombicide.rules.codes import SAFE
from graveshift.zombicide.rules.state import State

ALL: Final = tuple(range(len(TEMPERS)))
"""The numbers of all tempers."""
LONGEST: Final = 3_000
"""Answers after which a future is given up: somebody goes round in circles."""


def each_plays(futures: int, tempers: tuple[int, ...]) -> int:
    """How many futures each temper plays at first, so that it comes to about so many in all: every halving costs as
    many as the first."""
    return max(1, futures // (len(tempers) * max(1, len(tempers).bit_length() - 1)))


def best_temper(
    guide: Guide,
    rules: Rules,
    start: State,
    seat: int,
    seed: int,
    each: int,
    rounds: int,
    tempers: tuple[int, ...] = ALL,
) -> int:
    """The number of the temper for the round that begins here, by futures of so many rounds (`halving.best_of`)."""

    def world(rng: int) -> Game:
        position = rules.redraw(start, start, seat, rng)
        position.rng = rng
        return Game(rules, position, None, True)

    def worth(game: Game, temper: int) -> float:
        return worth_of(guide, TEMPERS[tempers[temper]][1], game, rounds)

    return tempers[best_of(len(tempers), world, worth, seed, each)]


def worth_of(guide: Guide, weights: Weights, game: Game, rounds: int) -> float:
    """Play one future to its end, and say what came of it: 1 is won, 0 is lost, else the chance to win from there."""
    s = game.position
    assert isinstance(s, State)
    last = s.round + rounds
    for _ in range(LONGEST):
        ask = game.pending
        if ask is None or s.round > last:
            break
        game.answer(pick(guide, weights, s, ask))
    return chance(guide, s)


def progress(s: State) -> float:
    """How much of the mission is done, 0 to 1: goals, and Objectives and Spawn tokens that are dealt with."""
    goals = len(s.scene.goals)
    done = s.goals.bit_count() / goals if goals else 0.0
    things = len(s.objective_zone) + len(s.token_state)
    dealt = sum([1 for zone in s.objective_zone if zone < 0]) + sum([1 for state in s.token_state if state == SAFE])
    return 0.7 * done + 0.3 * (dealt / things if things else 0.0)
