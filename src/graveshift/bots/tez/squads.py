"""Squads on their way to the Courtyard: five bits for each tell where it is."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import Goals, Scene
from graveshift.games.tiny_epic_zombies.missions.escort import squad_owner
from graveshift.games.tiny_epic_zombies.rules.codes import ARRIVED as AT_HOME
from graveshift.games.tiny_epic_zombies.rules.codes import COUNT, ESCORT, SQUADS

BITS: Final = 5
OUTSIDE: Final = 0  # 1 + Room inside
ARRIVED: Final = 31
STEP: Final = 8.0
ARRIVAL: Final = 75.0
RETREAT: Final[tuple[float, ...]] = (0.35, 0.15, 0.04)
"""How likely Zombies push a Squad back before it moves on, by the free Rooms they have to fill before its own."""


def steps_made(room: int) -> int:
    """How far a Room is on the way of six Rooms, a corner Store's and the next one's."""
    return room % 6 + 1


class Squads:
    """The Squads this Human may move; nothing where the Objective is not open."""

    def __init__(self, scene: Scene, me: int, goals: Goals) -> None:
        self.arrows = scene.chart.mall.arrows
        self.zombies = scene.zombies
        self.missing = goals.missing[ESCORT] if goals.has(ESCORT) else 0
        self.mine: list[int] = []
        self.now = 0
        if not self.missing:
            return
        for squad in range(SQUADS):
            room = scene.s.squads[squad]
            place = ARRIVED if room == AT_HOME else room + 1
            self.now |= place << BITS * squad
            if place != ARRIVED and (not scene.competitive or squad_owner(scene.s, squad) == me):
                self.mine.append(squad)

    def candidate(self, squads: int) -> int:
        """The one that has come farthest; from outside, the one that finds most Zombies on its way; or -1."""
        best, farthest = -1, -1
        for squad in self.mine:
            place = place_of(squads, squad)
            if place != OUTSIDE and place != ARRIVED and steps_made(place - 1) > farthest:
                best, farthest = squad, steps_made(place - 1)
        if best >= 0:
            return best
        most = -1
        for squad in self.mine:
            if place_of(squads, squad) == OUTSIDE:
                targets = self._targets(squad)
                if targets > most:
                    best, most = squad, targets
        return best

    def _targets(self, squad: int) -> int:
        found, room = 0, 6 * squad
        while room >= 0:
            found += self.zombies >> room & 1
            room = self.arrows[room]
        return found

    def landing(self, squads: int, squad: int) -> int:
        """The Room of its next step; below 0: it arrives."""
        place = place_of(squads, squad)
        return 6 * squad if place == OUTSIDE else self.arrows[place - 1]

    def moved(self, squads: int, squad: int, room: int) -> int:
        """The Squads after a step into this Room."""
        without = squads & ~(ARRIVED << BITS * squad)
        return without | (ARRIVED if room < 0 else room + 1) << BITS * squad

    def worth(self, squads: int, zombies: int) -> float:
        """Steps made, less what a retreat would cost; no more Squads than are needed."""
        if not self.mine:
            return 0.0
        values: list[float] = []
        for squad in self.mine:
            place = place_of(squads, squad)
            if place != OUTSIDE and place != ARRIVED:
                room = place - 1
                below = ~(zombies >> room // 3 * 3) & ((1 << room % 3) - 1)
                values.append(STEP * steps_made(room) * (1 - RETREAT[COUNT[below]]))
        values.sort(reverse=True)
        return sum(values[: self.missing])


def place_of(squads: int, squad: int) -> int:
    return squads >> BITS * squad & ARRIVED
