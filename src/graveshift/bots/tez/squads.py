"""Squads on their way to the Courtyard: three bits for each tell how far it has come."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import Goals, Scene
from graveshift.bots.tez.worth import COUNT

ARRIVED: Final = 7
STEP: Final = 8.0
ARRIVAL: Final = 75.0
RETREAT: Final = (0.35, 0.15, 0.04)
"""How likely Zombies push a Squad back before it moves on, by the free Rooms they have to fill before its own."""


class Squads:
    """The Squads this Human may move; nothing where the Objective is not open."""

    def __init__(self, scene: Scene, me: int, goals: Goals) -> None:
        self.paths = scene.chart.mall.paths
        self.zombies = scene.zombies
        self.missing = goals["escort-the-army"].missing if "escort-the-army" in goals else 0
        self.mine: list[int] = []
        self.now = 0
        self.ids = [squad["id"] for squad in scene.view["squads"]]
        if not self.missing:
            return
        for at, squad in enumerate(scene.view["squads"]):
            step = ARRIVED if squad["arrived"] else self._step(scene, at, squad["room"])
            self.now |= step << 3 * at
            if step < ARRIVED and (not scene.competitive or squad["owner"] == me):
                self.mine.append(at)

    def _step(self, scene: Scene, squad: int, room: str | None) -> int:
        return 0 if room is None else self.paths[squad].index(scene.room(room)) + 1

    def candidates(self, squads: int) -> list[int]:
        """The one that has come farthest; from outside, the one that finds most Zombies on its way."""
        on_the_way = [at for at in self.mine if 0 < squads >> 3 * at & 7 < ARRIVED]
        if on_the_way:
            return [max(on_the_way, key=lambda at: squads >> 3 * at & 7)]
        outside = [at for at in self.mine if not squads >> 3 * at & 7]
        return [max(outside, key=self._targets)] if outside else []

    def _targets(self, squad: int) -> int:
        return sum(self.zombies >> room & 1 for room in self.paths[squad])

    def advance(self, squads: int, squad: int) -> tuple[int, int, float]:
        """The Squads after a step, the Zombies killed by it, and what it gains."""
        step = (squads >> 3 * squad & 7) + 1
        after = squads + (1 << 3 * squad)
        if step == ARRIVED:
            return after, 0, ARRIVAL
        return after, 1 << self.paths[squad][step - 1], 0.0

    def worth(self, squads: int, zombies: int) -> float:
        """Steps made, less what a retreat would cost; no more Squads than are needed."""
        values = []
        for at in self.mine:
            step = squads >> 3 * at & 7
            if 0 < step < ARRIVED:
                room = self.paths[at][step - 1]
                below = ~(zombies >> room // 3 * 3) & ((1 << room % 3) - 1)
                values.append(STEP * step * (1 - RETREAT[COUNT[below]]))
        values.sort(reverse=True)
        return sum(values[: self.missing])
