"""Bots beside each other: the same set-ups and seeds for each, win rates with intervals, and what they differ by.

Two bots that play the same seeds are compared game by game: what counts is where one of them wins and the other does
not. That says with far fewer games who is the stronger than two rates side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from typing import Final

import msgspec

from graveshift.sim.play import Job, Result, SimError
from graveshift.sim.statistics import Z, wilson

EVERYTHING: Final = "all"
BEGIN, END = "<!-- ladder: written by `graveshift arena --docs` -->", "<!-- end of the ladder -->"

Played = dict[str, dict[tuple[str, int], Result]]
"""Results by bot, then by set-up and number of the game."""


class Standing(msgspec.Struct, frozen=True):
    """One bot in one group of set-ups."""

    bot: str
    group: str
    games: int
    won: int
    rate: float
    low: float
    high: float
    rounds: float


class Pair(msgspec.Struct, frozen=True):
    """Two bots on the same games of a group."""

    group: str
    first: str
    second: str
    games: int
    only_first: int
    only_second: int
    difference: float
    low: float
    high: float
    """How much more often the first wins, with its 95 % interval."""
    chance: float
    """How likely such a difference would be by luck alone (exact sign test, two-sided)."""


class Ladder(msgspec.Struct, frozen=True):
    """The report: every bot in every group, and every pair."""

    game: str
    seed: int
    command: str
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def jobs_of(game: str, setups: dict[str, dict[str, object]], bot: str, games: int, seed: int, rounds: int) -> list[Job]:
    """Every game that a bot plays: the same set-ups and seeds for each bot."""
    return [
        Job(game, name, options, seated(bot, int(str(options.get("seats", 1)))), index, seed, rounds)
        for name, options in setups.items()
        for index in range(games)
    ]


def seated(bot: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat: one for all, or seat by seat as in `planner+greedy`."""
    names = tuple(bot.split("+"))
    if len(names) not in (1, seats):
        raise SimError(f"'{bot}' are bots for {len(names)} seats, and {seats} are to be filled.")
    return names * seats if len(names) == 1 else names


def wins_of(results: Sequence[Result], seat: int | None) -> list[Result]:
    """The same games, won where this seat has won; without one, where the people have."""
    if seat is None:
        return list(results)
    return [msgspec.structs.replace(result, won=seat - 1 in seats_that_won(result)) for result in results]


def seats_that_won(result: Result) -> tuple[int, ...]:
    """Games that were kept before all of them were counted name one seat at the most."""
    if result.winners is not None:
        return result.winners
    return () if result.winner is None else (result.winner,)


def ladder(game: str, seed: int, command: str, played: Played, grades: dict[str, str]) -> Ladder:
    """The figures; `grades` says to which grade a set-up belongs, and set-ups without one stand alone."""
    names = list(dict.fromkeys(name for results in played.values() for name, _ in results))
    groups = [EVERYTHING, *dict.fromkeys(grades[name] for name in names if name in grades), *names]
    standings: list[Standing] = []
    pairs: list[Pair] = []
    for group in groups if len(names) > 1 else names:
        inside = [name for name in names if group in (EVERYTHING, name, grades.get(name))]
        found = [standing(bot, group, inside, results) for bot, results in played.items()]
        standings += sorted(found, key=lambda entry: -entry.rate)
        bots = [entry.bot for entry in sorted(found, key=lambda entry: -entry.rate)]
        pairs += [
            pair(group, first, second, inside, played)
            for number, first in enumerate(bots)
            for second in bots[number + 1 :]
        ]
    return Ladder(game, seed, command, tuple(standings), tuple(pairs))


def standing(bot: str, group: str, names: Sequence[str], results: dict[tuple[str, int], Result]) -> Standing:
    games = [result for (name, _), result in results.items() if name in names]
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    rounds = sum(game.rounds for game in games) / max(1, len(games))
    return Standing(bot, group, len(games), won, won / max(1, len(games)), low, high, rounds)


def pair(group: str, first: str, second: str, names: Sequence[str], played: Played) -> Pair:
    """Only games count that both have played."""
    ones, others = played[first], played[second]
    both = [key for key in ones if key in others and key[0] in names]
    only_first = sum(ones[key].won and not others[key].won for key in both)
    only_second = sum(others[key].won and not ones[key].won for key in both)
    difference, low, high = paired(only_first, only_second, len(both))
    chance = sign_test(only_first, only_second)
    return Pair(group, first, second, len(both), only_first, only_second, difference, low, high, chance)


def paired(only_first: int, only_second: int, games: int) -> tuple[float, float, float]:
    """How much more often the first wins in pairs of games, with its 95 % interval."""
    if not games:
        return 0.0, -1.0, 1.0
    difference = (only_first - only_second) / games
    variance = (only_first + only_second) / games - difference**2
    spread = Z * sqrt(max(variance, 1 / games) / games)
    return difference, max(-1.0, difference - spread), min(1.0, difference + spread)


def sign_test(only_first: int, only_second: int) -> float:
    """How likely it is by luck that the pairs with one winner are divided so unevenly."""
    count = only_first + only_second
    least = min(only_first, only_second)
    return min(1.0, 2 * sum(comb(count, number) for number in range(least + 1)) / 2**count) if count else 1.0


# ---- for people


def as_text(found: Ladder) -> str:
    """The ladder for the terminal."""
    lines: list[str] = []
    for group in dict.fromkeys(entry.group for entry in found.standings):
        lines += [f"{group}:"]
        for entry in found.standings:
            if entry.group == group:
                interval = f"{entry.low:.0%} to {entry.high:.0%}"
                lines.append(
                    f"  {entry.bot:<14}{entry.rate:>5.0%}  ({interval:<13}) {entry.won} of {entry.games}, "
                    f"{entry.rounds:.1f} rounds"
                )
        lines += [f"  {told(each)}" for each in found.pairs if each.group == group]
    return "\n".join(lines)


def told(each: Pair) -> str:
    """A pair as a sentence."""
    return (
        f"{each.first} against {each.second}: {each.difference:+.0%} ({each.low:+.0%} to {each.high:+.0%}), "
        f"alone won {each.only_first} and {each.only_second} of {each.games}, by luck {each.chance:.2g}"
    )


def as_markdown(found: Ladder) -> str:
    """The ladder for a page of documentation."""
    lines = [f"`{found.command}`", "", "| played | bot | won | 95 % | games | rounds |", "|---|---|---|---|---|---|"]
    lines += [
        f"| {entry.group} | `{entry.bot}` | {entry.rate:.0%} | {entry.low:.0%} to {entry.high:.0%} | {entry.games} | "
        f"{entry.rounds:.1f} |"
        for entry in found.standings
    ]
    return "\n".join([*lines, "", *(f"- {each.group}: {told(each)}" for each in found.pairs)])


def with_ladder(page: str, found: Ladder) -> str:
    """A page with the ladder of this game in it: in the place of its last one, or at the end."""
    head = f"### {found.game}"
    block = f"{head}\n\n{as_markdown(found)}\n"
    if BEGIN not in page:
        return f"{page.rstrip()}\n\n## The ladder\n\n{BEGIN}\n{block}{END}\n"
    before, _, rest = page.partition(BEGIN)
    inside, _, after = rest.partition(END)
    kept = [f"### {part.strip()}\n" for part in inside.split("### ") if part.strip()]
    blocks = [part for part in kept if not part.startswith(f"{head}\n")]
    return f"{before}{BEGIN}\n" + "\n".join(sorted([*blocks, block])) + f"{END}{after}"
