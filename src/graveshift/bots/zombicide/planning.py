"""A temper for a round: each is tried in games played on by rule of thumb, and the one that gets furthest is taken.

Where games are short a future is played to its end, and the whole of it in that temper: the best of them for the rest
of the game does not do worse than any of them alone, however often it is chosen anew. One game that is won or lost says
little, so half of its worth is how it stood on the way, which says less of what is to come and more surely.
"""

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
TO_THE_END: Final = 0
"""Rounds of a future that is played until the game is over."""
LATEST: Final = 25
"""Rounds after which such a game is given up."""
MARKS: Final = (1, 2, 4)
"""Rounds after which it is looked at how such a game stands."""


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
    loyalty: float = 0.0,
) -> int:
    """The number of the temper for the round that begins here, by futures of so many rounds (`halving.best_of`);
    another one than the first has to gain something."""

    def world(rng: int) -> Game:
        position = rules.redraw(start, start, seat, rng)
        position.rng = rng
        return Game(rules, position, None, True)

    def worth(game: Game, temper: int) -> float:
        weights = TEMPERS[tempers[temper]][1]
        if rounds == TO_THE_END:
            return worth_at_the_end(guide, weights, game)
        return worth_of(guide, weights, game, rounds)

    return tempers[best_of(len(tempers), world, worth, seed, each, loyalty)]


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


def worth_at_the_end(guide: Guide, weights: Weights, game: Game) -> float:
    """Play one future until the game is over: half of its worth is whether it is won, half how it stood on the way."""
    s = game.position
    assert isinstance(s, State)
    begun = seen = s.round
    total, marks = 0.0, 0
    for _ in range(LONGEST):
        ask = game.pending
        if ask is None or s.round > begun + LATEST:
            break
        if s.round > seen:
            seen = s.round
            if seen - begun in MARKS:
                total += chance(guide, s)
                marks += 1
        game.answer(pick(guide, weights, s, ask))
    end = chance(guide, s)
    on_the_way = (total + end * (len(MARKS) - marks)) / len(MARKS)
    return (end + on_the_way) / 2.0


def progress(s: State) -> float:
    """How much of the mission is done, 0 to 1: goals, and Objectives and Spawn tokens that are dealt with."""
    goals = len(s.scene.goals)
    done = s.goals.bit_count() / goals if goals else 0.0
    things = len(s.objective_zone) + len(s.token_state)
    dealt = sum([1 for zone in s.objective_zone if zone < 0]) + sum([1 for state in s.token_state if state == SAFE])
    return 0.7 * done + 0.3 * (dealt / things if things else 0.0)
