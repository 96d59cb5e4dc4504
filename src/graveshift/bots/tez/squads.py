"""Squads on their way to the Courtyard: five bits for each tell where it is."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import Goals, Scene
from graveshift.bots.tez.worth import COUNT

BITS: Final = 5
OUTSIDE: Final = 0  # 1 + Room inside
ARRIVED: Final = 31
STEP: Final = 8.0
ARRIVAL: Final = 75.0
RETREAT: Final = (0.35, 0.15, 0.04)
"""How likely Zombies push a Squad back before it moves on, by the free Rooms they have to fill before its own."""


def steps_made(room: int) -> int:
    """How far a Room is on the way of six Rooms, a corner Store's and the next one's."""
    return room % 6 + 1


class Squads:
    """The Squads this Human may move; nothing where the Objective is not open."""

    def __init__(self, scene: Scene, me: int, goals: Goals) -> None:
        self.arrows = scene.chart.mall.arrows
        self.zombies = scene.zombies
        self.missing = goals["escort-the-army"].missing if "escort-the-army" in goals else 0
        self.mine: list[int] = []
        self.now = 0
        self.ids = [squad["id"] for squad in scene.view["squads"]]
        if not self.missing:
            return
        for at, squad in enumerate(scene.view["squads"]):
            inside = OUTSIDE if squad["room"] is None else scene.room(squad["room"]) + 1
            place = ARRIVED if squad["arrived"] else inside
            self.now |= place << BITS * at
            if place != ARRIVED and (not scene.competitive or squad["owner"] == me):
                self.mine.append(at)

    def candidates(self, squads: int) -> list[int]:
        """The one that has come farthest; from outside, the one that finds most Zombies on its way."""
        on_the_way = [at for at in self.mine if place_of(squads, at) not in (OUTSIDE, ARRIVED)]
        if on_the_way:
            return [max(on_the_way, key=lambda at: steps_made(place_of(squads, at) - 1))]
        outside = [at for at in self.mine if place_of(squads, at) == OUTSIDE]
        return [max(outside, key=self._targets)] if outside else []

    def _targets(self, squad: int) -> int:
        found, room = 0, 6 * squad
        while room >= 0:
            found += self.zombies >> room & 1
            room = self.arrows[room]
        return found

    def advance(self, squads: int, squad: int) -> tuple[int, int, float]:
        """The Squads after a step, the Zombies killed by it, and what it gains."""
        place = place_of(squads, squad)
        room = 6 * squad if place == OUTSIDE else self.arrows[place - 1]
        without = squads & ~(ARRIVED << BITS * squad)
        if room < 0:
            return without | ARRIVED << BITS * squad, 0, ARRIVAL
        return without | room + 1 << BITS * squad, 1 << room, 0.0

    def worth(self, squads: int, zombies: int) -> float:
        """Steps made, less what a retreat would cost; no more Squads than are needed."""
        values = []
        for at in self.mine:
            place = place_of(squads, at)
            if place not in (OUTSIDE, ARRIVED):
                room = place - 1
                below = ~(zombies >> room // 3 * 3) & ((1 << room % 3) - 1)
                values.append(STEP * steps_made(room) * (1 - RETREAT[COUNT[below]]))
        values.sort(reverse=True)
        return sum(values[: self.missing])


def place_of(squads: int, squad: int) -> int:
    return squads >> BITS * squad & ARRIVED
