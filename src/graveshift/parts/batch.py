"""What a batch of simulated games plays and counts: the plain form that fits every game."""

from __future__ import annotations

import argparse
from typing import Any, ClassVar

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.decision import Outcome
from graveshift.kernel.errors import GraveshiftError

SetUps = dict[str, dict[str, Any]]
"""Set-up options by the name the report uses."""

View = dict[str, Any]


class SimError(GraveshiftError):
    """A batch that cannot be played or continued as asked."""


class Moment(msgspec.Struct, frozen=True):
    """The table at the beginning of a round, or of a Turn in a game without rounds."""

    round: int
    zombies: int
    gauges: dict[str, float]
    """What else tells how it goes: mean and highest adrenaline, or Barricade and Survivors."""


class Ground(msgspec.Struct, frozen=True):
    """A board to draw on what happened where: outlines of its places by their names, lines between them, and walls.

    A place that lies above another one comes after it.
    """

    size: tuple[int, int]
    places: dict[str, list[list[tuple[int, int]]]]
    lines: list[tuple[int, int, int, int]]
    walls: list[tuple[int, int, int, int]]


class Batch:
    """Missions (or whatever else tells the set-ups of a game apart), all for the same number of seats."""

    mapped: ClassVar[dict[str, str]] = {}
    """Events that are drawn on the board, and as what: `spawned`, `killed` or `fallen`."""

    def __init__(self, game: str) -> None:
        self.game = game

    # ---- what is played

    def setups(self, arguments: argparse.Namespace) -> SetUps:
        """Every set-up that the words of the command line mean, in order."""
        if arguments.mode or arguments.difficulty:
            raise SimError(f"{self.game} has no modes and difficulties; --mission chooses what is played.")
        seats = number_of(arguments.seats or "1")
        every = self.every()
        known = {setup_name(options): options for options in every if options.get("seats", 1) == seats}
        found: SetUps = {}
        for word in arguments.mission or [setup_name(every[0])]:
            if word == "all":
                found |= known
            elif word in known:
                found[word] = known[word]
            else:
                found |= self.stranger(word, seats, list(known))
        if not found:
            raise SimError(f"{self.game} cannot be played by {seats} players.")
        return found

    def every(self) -> list[dict[str, Any]]:
        return list(registry.game_type(self.game).setups())

    def stranger(self, word: str, seats: int, known: list[str]) -> SetUps:
        """What a word means that is none of the known set-ups."""
        raise SimError(
            f"There is no mission '{word}' of {self.game} for {seats} players; there are: {', '.join(known)}."
        )

    def titles(self, names: list[str], goals: list[str]) -> dict[str, str]:
        """Set-ups and drawn goals as people know them."""
        return {name: name for name in [*names, *goals]}

    def grades(self, names: list[str]) -> dict[str, str]:
        """The grade of each set-up, where the game has any: Easy, Hard …"""
        return {}

    # ---- what is counted

    def round(self, view: View) -> int:
        """The round, or whatever else the length of a game is told in."""
        number: int = view.get("round", 0)
        return number

    def won(self, outcome: Outcome, view: View) -> bool:
        """Did the people win?"""
        return outcome.won or outcome.winner is not None

    def winners(self, outcome: Outcome, view: View, seats: int) -> tuple[int, ...]:
        """The seats that won: one of several rivals, or all that play together."""
        if outcome.winner is not None:
            return (outcome.winner,)
        return tuple(range(seats)) if outcome.won else ()

    def goals(self, view: View) -> dict[str, bool]:
        """What was to be reached, and whether anybody did."""
        return {}

    def grounds(self, name: str) -> dict[str, Ground]:
        """The boards of a set-up by what tells them apart, "" where there is but one; none without a map."""
        return {}

    def moment(self, view: View) -> Moment:
        """What a view tells of the table."""
        return Moment(self.round(view), 0, {})


def corners(left: int, top: int, right: int, bottom: int) -> list[tuple[int, int]]:
    """A rectangle as an outline."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def batch_of(game: str) -> Batch:
    """The batch of a game, or the plain one."""
    module = registry.module_of(game)
    if not module.batch:
        return Batch(game)
    batch: Batch = registry.part(module.batch)
    return batch


def number_of(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise SimError(f"--seats {word}: a number of players, or `all` for a game with modes.")
    return int(word)


def setup_name(options: dict[str, Any]) -> str:
    """The mission, or what else tells set-ups apart."""
    if "mission" in options:
        return str(options["mission"])
    return " ".join(str(value) for key, value in options.items() if key != "seats") or "standard"


def edges_of(left: int, top: int, right: int, bottom: int) -> list[tuple[int, int, int, int]]:
    """The sides of a rectangle."""
    return [
        (left, top, right, top),
        (right, top, right, bottom),
        (left, bottom, right, bottom),
        (left, top, left, bottom),
    ]
