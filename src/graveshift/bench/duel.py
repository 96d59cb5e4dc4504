"""Two source trees against each other: is this one slower or faster than that one?

Both are built in both forms and play the same set-ups in turns on one core. What counts is the ratio within a round,
because the pace of the machine changes between rounds.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from graveshift.bench import contest, ours
from graveshift.bench.contest import Contestant, Figures, Size
from graveshift.kernel.errors import GraveshiftError

FULL: Final = Size(rounds=15, games=60, peer_games=0)
QUICK: Final = Size(rounds=3, games=6, peer_games=0)
FORMS: Final = ("plain", "compiled")
SPEED: Final = "decisions_per_second"


class Race(msgspec.Struct, frozen=True):
    """One set-up in one form: this tree's speed divided by the other's, round by round."""

    setup: str
    form: str
    ratios: list[float]
    same_games: bool

    @property
    def middle(self) -> float:
        return median(self.ratios)

    @property
    def interval(self) -> tuple[float, float]:
        """Between which ratios the true median lies, with at least 95 % (sign test)."""
        ordered = sorted(self.ratios)
        cut = outer_rounds(len(ordered))
        return ordered[cut], ordered[-1 - cut]


def outer_rounds(rounds: int) -> int:
    """How many of the lowest, and of the highest, may be left out so that 95 % are sure."""
    chance, left_out, ways = 0.5**rounds, 0, 1.0
    below = chance
    while 2 * (below + chance * ways * (rounds - left_out) / (left_out + 1)) <= 0.05:
        ways = ways * (rounds - left_out) / (left_out + 1)
        left_out += 1
        below += chance * ways
    return left_out if 2 * chance <= 0.05 else 0


def hold(other: Path, setups: list[ours.Setup], size: Size, notes: list[str]) -> list[Race]:
    """Every set-up in every form that both trees have."""
    if contest.HOME is None:
        raise GraveshiftError("Only a source tree can be measured against another; this is an installed package.")
    if not (other / "tools" / "compile.py").is_file():
        raise GraveshiftError(f"{other} is no source tree of Graveshift: it has no tools/compile.py.")
    races: list[Race] = []
    for form in FORMS:
        trees = [entered(home, form, notes) for home in (contest.HOME, other.resolve())]
        try:
            if trees[0] is not None and trees[1] is not None:
                races += [race(trees[0], trees[1], setup, size) for setup in known(trees[1], setups, notes)]
        finally:
            for contestant in trees:
                if contestant is not None:
                    contestant.leave()
    return races


def known(there: Contestant, setups: list[ours.Setup], notes: list[str]) -> list[ours.Setup]:
    """The set-ups that the other tree can play too: an older one may lack a game."""
    found = []
    for setup in setups:
        try:
            there.ask({"do": "play", "setup": setup, "first": 1, "games": 1})
            found.append(setup)
        except GraveshiftError as mistake:
            notes.append(f"{setup.game} {setup.name}: not in the other tree ({there.form}). {mistake}")
    return found


def entered(home: Path, form: str, notes: list[str]) -> Contestant | None:
    """A tree in one form; None, with a note, where it cannot be built."""
    packages = contest.copy_of(form, notes, home)
    if packages is None:
        return None
    contestant = Contestant("ours", form, packages)
    if contestant.ask({"do": "form"}) == form:
        return contestant
    contestant.leave()
    notes.append(f"{home}: the {form} form could not be measured.")
    return None


def race(here: Contestant, there: Contestant, setup: ours.Setup, size: Size) -> Race:
    """Both trees play the same seeds in each round; who begins changes from round to round."""
    ratios: list[float] = []
    same = True
    for number in range(size.rounds):
        request: dict[str, Any] = {"do": "play", "setup": setup, "first": 1 + number * size.games, "games": size.games}
        played: dict[Contestant, Figures] = {}
        for contestant in (here, there) if number % 2 else (there, here):
            played[contestant] = contestant.ask(request)
        ratios.append(played[here][SPEED] / played[there][SPEED])
        same = same and played[here]["decisions_per_game"] == played[there]["decisions_per_game"]
    return Race(setup.name, here.form, ratios, same)


def as_data(races: list[Race], notes: list[str]) -> dict[str, Any]:
    """Everything as one plain object."""
    return {
        "races": [
            {**msgspec.to_builtins(race), "median": race.middle, "interval": list(race.interval)} for race in races
        ],
        "notes": notes,
    }


def as_text(races: list[Race], notes: list[str]) -> str:
    """A line for each race: above 1, this tree is the faster one."""
    lines = ["Decisions a second of this tree divided by the other's (median of the rounds, 95 % interval):"]
    for one in races:
        low, high = one.interval
        games = "" if one.same_games else "   other games were played"
        lines.append(f"  {one.setup:24}{one.form:10}{one.middle:6.3f}   {low:.3f} to {high:.3f}{games}")
    return "\n".join([*lines, *notes])
