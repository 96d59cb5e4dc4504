"""What is measured of a game of the family: every mission, with six survivors."""

from __future__ import annotations

from graveshift.parts.bench import Bench, Budget, Setup
from graveshift.zombicide.rules.book import Book


class MissionBench(Bench):
    """Every mission in the order of the book."""

    kind = "mission"
    budgets = (
        Budget("plain", "decisions_per_second", "catanatron", 1.0),
        Budget("plain", "games_per_second", "catanatron", 4.0),
        Budget("plain", "copy_us", "catanatron", 0.2),
        Budget("compiled", "decisions_per_second", "catanatron", 4.0),
    )
    every_budgets = (budgets[0], budgets[3])
    in_attack = frozenset(
        ("re-roll", "extra-dice", "assign-hit", "reaper", "friendly-fire", "steady-hand", "hit-and-run")
    )

    def __init__(self, book: Book, main: str) -> None:
        super().__init__(book.name)
        self.book = book
        self.chosen = main

    def every(self) -> dict[str, Setup]:
        return {name: Setup(name, self.game, {"mission": name, "seats": 1}) for name in self.book.missions}

    def main(self) -> str:
        return self.chosen

    def told(self, setup: Setup) -> str:
        return f"random play of {setup.name} with 6 survivors"
