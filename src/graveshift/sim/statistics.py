"""What a batch of games says in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final

import msgspec

from graveshift.sim.play import Result

Z: Final = 1.959964
"""Standard deviations of a 95 % interval."""


class ByRound(msgspec.Struct, frozen=True):
    """The table at the beginning of a round, over all games that came that far."""

    round: int
    games: int
    standing: float
    """Share of all games not lost before this round."""
    zombies: float
    gauges: dict[str, float]


class Stalled(msgspec.Struct, frozen=True):
    """A game that was stopped because it had no end: enough to play it again and look."""

    index: int
    seed: int
    rounds: int
    decisions: int


class Summary(msgspec.Struct, frozen=True):
    """One mission or set-up, all its games together."""

    name: str
    games: int
    won: int
    rate: float
    low: float
    high: float
    """Win rate with its 95 % Wilson interval."""
    rounds: float
    rounds_won: float | None
    rounds_lost: float | None
    kills: float
    decisions: float
    losses: dict[str, float]
    """Causes of loss by share of the lost games, the commonest first."""
    goals: dict[str, float]
    """How often each goal was reached, of the games that had it."""
    curve: tuple[ByRound, ...]
    stalled: tuple[Stalled, ...] = ()
    """Games that were stopped; they count as not won, and by nothing as lost."""


class ByGoal(msgspec.Struct, frozen=True):
    """All games of a batch that had a certain goal."""

    goal: str
    games: int
    reached: int
    won: int
    low: float
    high: float
    """The 95 % interval of the win rate."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate: honest also near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def summarise(results: Iterable[Result]) -> list[Summary]:
    """One summary for each mission, in the order in which the missions first occur by name."""
    by_name: dict[str, list[Result]] = {}
    for result in results:
        by_name.setdefault(result.name, []).append(result)
    return [_summary(name, sorted(games, key=lambda r: r.index)) for name, games in by_name.items()]


def _summary(name: str, games: list[Result]) -> Summary:
    won = [game for game in games if game.won]
    lost = [game for game in games if not game.won and not game.stalled]
    low, high = wilson(len(won), len(games))
    reasons = Counter(game.reason for game in lost)
    keys = dict.fromkeys(key for game in games for key in game.goals)
    return Summary(
        name=name,
        games=len(games),
        won=len(won),
        rate=len(won) / len(games),
        low=low,
        high=high,
        rounds=mean([game.rounds for game in games]),
        rounds_won=mean([game.rounds for game in won]) if won else None,
        rounds_lost=mean([game.rounds for game in lost]) if lost else None,
        kills=mean([game.kills for game in games]),
        decisions=mean([game.decisions for game in games]),
        losses={reason: count / len(lost) for reason, count in reasons.most_common()},
        goals={key: _reached(key, games) for key in keys},
        curve=_curve(games),
        stalled=tuple(Stalled(game.index, game.seed, game.rounds, game.decisions) for game in games if game.stalled),
    )


def _reached(goal: str, games: list[Result]) -> float:
    """How often it was reached, of the games that had it."""
    return mean([int(game.goals[goal]) for game in games if goal in game.goals])


def by_goal(results: Iterable[Result]) -> list[ByGoal]:
    """Goals that are drawn: those that not every game of a set-up has. The easiest to win with first."""
    games = list(results)
    every: dict[str, set[str]] = {}
    for game in games:
        every.setdefault(game.name, set()).update(game.goals)
    drawn = sorted({goal for game in games for goal in every[game.name].difference(game.goals)})
    found = []
    for goal in drawn:
        having = [game for game in games if goal in game.goals]
        won = sum(game.won for game in having)
        reached = sum(game.goals[goal] for game in having)
        found.append(ByGoal(goal, len(having), reached, won, *wilson(won, len(having))))
    return sorted(found, key=lambda entry: entry.won / entry.games, reverse=True)


def _curve(games: list[Result]) -> tuple[ByRound, ...]:
    """Round by round; an average needs a few games, so the tail of single long games is left out."""
    rounds: list[ByRound] = []
    fewest = max(1, len(games) // 50)
    for number in range(1, max(game.rounds for game in games) + 1):
        there = [game.moments[number - 1] for game in games if len(game.moments) >= number]
        if len(there) < fewest:
            break
        standing = sum(game.won or game.stalled or game.rounds >= number for game in games) / len(games)
        rounds.append(
            ByRound(
                round=number,
                games=len(there),
                standing=standing,
                zombies=mean([moment.zombies for moment in there]),
                gauges={name: mean([moment.gauges[name] for moment in there]) for name in there[0].gauges},
            )
        )
    return tuple(rounds)


def next_step(count: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that divides a way of `count` into no more than `most` parts."""
    step = 1
    while count > most * step:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)
