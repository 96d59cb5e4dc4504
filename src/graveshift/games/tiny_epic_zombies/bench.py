"""What is measured of Tiny Epic Zombies: every mode, with as many seats as it has."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.parts.bench import Bench, Budget, Setup


class MallBench(Bench):
    """Every mode at its fullest."""

    kind = "mode"
    budgets = (
        Budget("plain", "decisions_per_second", "catanatron", 1.5),
        Budget("compiled", "decisions_per_second", "catanatron", 6.0),
    )
    every_budgets = budgets
    in_attack = frozenset(("grenade", "fight", "convert", "covering-fire", "overrun"))

    def every(self) -> dict[str, Setup]:
        return {
            mode.id: Setup(mode.id, self.game, {"mode": mode.id, "seats": mode.seats[-1]})
            for mode in load().modes.values()
        }

    def main(self) -> str:
        return "coop"

    def told(self, setup: Setup) -> str:
        return f"random play of {setup.name} with {setup.options['seats']} seats"


BENCH = MallBench("tiny-epic-zombies")
