"""The Mall map: which Rooms lie against each other, and what is printed in them (chapter The Mall map).

Everything a rule asks of the map is computed once for a layout and looked up afterwards.
"""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.codes import (
    CENTRE,
    COURTYARD,
    EAST,
    MOTORCYCLE,
    NORTH,
    OFF,
    POLICE_CAR,
    ROOMS,
    SLOTS,
    SOUTH,
    STRIP_STORE,
    WEST,
)


class Mall:
    """One built Mall. `steps` are Human Moves (with Secret Passages), `walls` everything else (TEZ-MAP-13)."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces  # slot -> face of the content
        self.walls: list[list[int]] = [[] for _ in range(ROOMS)]
        self.steps: list[list[int]] = []
        self.near: dict[int, list[int]] = {}  # by walls: filled as somebody asks
        self.steps_near: dict[int, list[int]] = {}
        self.symbol: list[int] = []
        self.number: list[int] = []
        self.stores_of: list[list[int]] = [[OFF, OFF] for _ in range(4)]  # symbol -> Number 1, Number 2
        self.abilities: list[list[int]] = [[] for _ in range(ROOMS)]
        self.gears: list[int] = [OFF] * 4
        self.gear_mask = 0
        self.clues: list[int] = [OFF] * 4
        self.flasks: list[int] = []
        self.supplies: list[int] = [OFF] * 2
        self.passages: list[int] = []
        self.vehicle_home = OFF
        self.vehicle = MOTORCYCLE
        self.arrows: list[int] = [OFF] * ROOMS  # Store Room -> the next one; OFF: into the Courtyard
        self.names: list[str] = []

    def join(self, one: int, other: int) -> None:
        """Two Rooms share a flat wall (TEZ-MAP-04)."""
        if other not in self.walls[one]:
            self.walls[one].append(other)
            self.walls[other].append(one)

    def survey(self) -> None:
        """Steps from the walls and the Secret Passages (TEZ-MAP-18)."""
        for room in range(ROOMS):
            self.walls[room].sort()
        self.steps = [neighbours[:] for neighbours in self.walls]
        for room in self.passages:
            for other in self.passages:
                if other != room and other not in self.steps[room]:
                    self.steps[room].append(other)
            self.steps[room].sort()

    def within(self, room: int, most: int) -> list[int]:
        """The Rooms at most so many walls away, without the Room itself (TEZ-MAP-18)."""
        return known_reach(self.near, self.walls, room, most)

    def steps_within(self, room: int, most: int) -> list[int]:
        """The Rooms at most so many steps away, Secret Passages among them, without the Room itself."""
        return known_reach(self.steps_near, self.steps, room, most)

    def distance(self, start: int, goal: int, for_humans: bool) -> int:
        """How many Rooms away, with Secret Passages for a moving Human (TEZ-MAP-18)."""
        links = self.steps if for_humans else self.walls
        far = 0
        seen = {start}
        edge = [start]
        while goal not in edge:
            edge = [room for at in edge for room in links[at] if room not in seen]
            seen.update(edge)
            far += 1
        return far


def known_reach(known: dict[int, list[int]], links: list[list[int]], start: int, most: int) -> list[int]:
    """The same as `reach`, looked up from the second time on."""
    at = start * ROOMS + most
    if at not in known:
        known[at] = reach(links, start, most)
    return known[at]


def reach(links: list[list[int]], start: int, most: int) -> list[int]:
    """All Rooms 1 to `most` links away."""
    seen = [start]
    edge = [start]
    for _ in range(most):
        beyond: list[int] = []
        for at in edge:
            for room in links[at]:
                if room not in seen:
                    seen.append(room)
                    beyond.append(room)
        edge = beyond
    return sorted(seen[1:])


def next_store(slot: int) -> int:
    """The next Store clockwise (TEZ-MAP-09)."""
    return (slot + 1) % SLOTS


def adjacent_stores(store: int) -> list[int]:
    """The two neighbours in the ring; the four Center Stores for the Courtyard (TEZ-MAP-08)."""
    if store == COURTYARD:
        return [1, 3, 5, 7]
    return [(store + 7) % SLOTS, (store + 1) % SLOTS]


def is_corner(slot: int) -> bool:
    """The role comes from the slot, not from the card (TEZ-MAP-07)."""
    return slot % 2 == 0


def entrance(slot: int) -> int:
    """A Store's Entrance is its Room 1 (TEZ-MAP-10)."""
    return slot * 3


def stores_apart(one: int, other: int) -> int:
    """Steps along the ring, the shorter way round."""
    around = (one - other) % SLOTS
    return min(around, SLOTS - around)


def stores_apart_through_courtyard(one: int, other: int) -> int:
    """The same with the Courtyard as a short cut between Center Stores."""
    to_centre = (one + 1) % 2 + (other + 1) % 2 + 1
    return min(stores_apart(one, other), to_centre)


def strip_store(room: int) -> int:
    """The Center Store that a strip of the Courtyard touches; OFF for the centre Room and for Stores."""
    return STRIP_STORE[room - NORTH] if room >= NORTH else OFF


def join_courtyard(mall: Mall, ring: bool) -> None:
    """The centre touches four strips; the strips touch each other at the corners (TEZ-REC-03, TEZ-MAP-03)."""
    for strip in (NORTH, EAST, SOUTH, WEST):
        mall.join(CENTRE, strip)
    if ring:
        mall.join(NORTH, EAST)
        mall.join(EAST, SOUTH)
        mall.join(SOUTH, WEST)
        mall.join(WEST, NORTH)


def print_arrows(mall: Mall, touching: bool) -> None:
    """The Room Arrows: Rooms 1-2-3 of a corner, then of the next Store (TEZ-REC-11, TEZ-MIS-ESC-04)."""
    for slot in range(SLOTS):
        first = entrance(slot)
        mall.arrows[first] = first + 1
        mall.arrows[first + 1] = first + 2
        if is_corner(slot):
            onward = entrance(next_store(slot))
            touched = [room for room in range(onward, onward + 3) if room in mall.walls[first + 2]]
            mall.arrows[first + 2] = touched[0] if touching and touched else onward


def squad_start(squad: int) -> int:
    """The Entrance outside which a Squad waits: one at each corner (TEZ-MIS-ESC-01)."""
    return entrance(2 * squad)


def squad_way(mall: Mall, squad: int) -> list[int]:
    """The Rooms from a Squad's corner to the Courtyard, by the arrows (TEZ-REC-11)."""
    way = [squad_start(squad)]
    while mall.arrows[way[-1]] != OFF:
        way.append(mall.arrows[way[-1]])
    return way


def is_vehicle(ability: int) -> bool:
    return ability in (MOTORCYCLE, POLICE_CAR)
