"""What is measured of a game, and how fast it must be: the plain form that fits every game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.errors import SetupError

COSTS: Final = ("copy_us", "options_us")


class Budget(msgspec.Struct, frozen=True):
    """What a ratio to a peer must be: at least, or (for costs) at most."""

    form: str
    figure: str
    peer: str
    limit: float

    def kept(self, ratio: float) -> bool:
        return ratio <= self.limit if self.figure in COSTS else ratio >= self.limit

    def words(self) -> str:
        bound = "at most" if self.figure in COSTS else "at least"
        return f"{self.form} {self.figure} {bound} {self.limit:g} x {self.peer}"


class Setup(msgspec.Struct, frozen=True):
    """What is played: a game with its options, under a short name."""

    name: str
    game: str
    options: dict[str, Any]


class Bench:
    """The set-ups of a game under short names, one of which stands for all where one is measured in full."""

    kind = "set-up"
    """What its set-ups are: missions, modes."""
    budgets: tuple[Budget, ...] = ()
    """For the one that is measured in full."""
    every_budgets: tuple[Budget, ...] = ()
    """For each of them."""
    in_attack: frozenset[str] = frozenset()
    """Kinds of questions in the middle of an attack."""

    def __init__(self, game: str) -> None:
        self.game = game

    def every(self) -> dict[str, Setup]:
        """All set-ups that are measured, by name."""
        options = registry.game_type(self.game).setups()
        return {f"{number}": Setup(f"{number}", self.game, each) for number, each in enumerate(options, start=1)}

    def main(self) -> str:
        """The name of the one that is measured in full."""
        return next(iter(self.every()))

    def told(self, setup: Setup) -> str:
        """What is played, for the heading of a table."""
        return f"random play of {setup.name}"

    def named(self, name: str) -> Setup:
        """A set-up by its name."""
        every = self.every()
        if name not in every:
            raise SetupError(f"There is no {self.kind} '{name}'; there are: {', '.join(every)}.")
        return every[name]


def bench_of(game: str) -> Bench:
    """The bench of a game, or the plain one."""
    module = registry.module_of(game)
    if not module.bench:
        return Bench(game)
    bench: Bench = registry.part(module.bench)
    return bench
