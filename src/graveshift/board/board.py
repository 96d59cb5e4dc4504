"""A board: look-up tables of one shape, computed once and never changed."""

from typing import Final

from .ground import BALCONY, ISLAND, KIND_NAMES, STREET, TRAIN, YARD, Ground, is_indoors
from .paths import FAR, distances, next_steps
from .plan import Plan
from .sight import NO_SIGHT, Sighting

__all__ = ["FAR", "NO_SIGHT", "Board"]

NOWHERE: Final = -1


class Board:
    """Zones by number, and everything the rules ask about them (UOA-ZONE-10, AOTD-ZONE-01 to -05).

    What only one game knows of is a mark, by the name that the game has for it.
    """

    def __init__(self, ground: Ground, plan: Plan, blocked: list[int], unseen: list[int], shut: list[int]) -> None:
        cells = ground.cells
        members = ground.members
        firsts = [ground.first(zone) for zone in range(len(members))]
        self.ground: Ground = ground
        self.plan: Plan = plan
        self.blocked: list[int] = blocked
        self.unseen: list[int] = unseen
        self.shut: list[int] = shut
        self.doors: list[tuple[int, int]] = ground.doors
        self.zones: int = len(members)
        self.names: list[str] = [first.name for first in firsts]
        self.cells: list[list[str]] = [[cells[part].name for part in parts] for parts in members]
        self.index: dict[str, int] = {cell.name: ground.zone_of[i] for i, cell in enumerate(cells)}
        self.kind: list[int] = [first.kind for first in firsts]
        self.look: list[str] = [first.look or KIND_NAMES[first.kind] for first in firsts]
        self.street: list[bool] = [kind in (STREET, YARD, BALCONY) for kind in self.kind]
        self.indoors: list[bool] = [is_indoors(kind) for kind in self.kind]
        self.open_room: list[bool] = [first.open for first in firsts]
        self.searchable: list[bool] = [is_indoors(first.kind) and first.searchable for first in firsts]
        self.balcony: list[bool] = [kind == BALCONY for kind in self.kind]
        self.rail: list[bool] = [any(cells[part].rail for part in parts) for parts in members]
        self.train: list[bool] = [kind == TRAIN for kind in self.kind]
        self.building: list[int] = ground.building
        self.buildings: int = max(ground.building, default=NOWHERE) + 1
        self.tile: list[int] = [_tile_of(ground, parts) for parts in members]
        self.tile_names: list[str] = ground.tile_names
        self.floor: list[int] = [first.floor for first in firsts]
        self.floor_names: list[str] = ground.floor_names
        self.over: list[list[int]] = [[] for _ in members]
        self.stairs: list[list[int]] = [[] for _ in members]
        for flight in ground.stairs:
            zone = ground.zone_of[flight.balcony]
            self.over[zone] = sorted({ground.zone_of[cell] for cell in flight.over})
            self.stairs[zone] = sorted({ground.zone_of[cell] for cell in flight.foot})
        ways = ground.ways(shut)
        self.neighbours: list[list[int]] = [[zone for zone in near if zone not in blocked] for near in ways]
        self.distance: list[list[int]] = distances(self.neighbours)
        self.steps: list[list[list[int]]] = next_steps(self.neighbours, self.distance)
        rooms = [inside and not openly for inside, openly in zip(self.indoors, self.open_room, strict=True)]
        ends = [room or kind == ISLAND for room, kind in zip(rooms, self.kind, strict=True)]
        passages = ground.passages(shut)
        sighting = Sighting(rooms, ends, ground.piece_zone, passages, self.over, self.stairs, unseen)
        self.sight: list[list[int]] = sighting.table()
        self.sight_home: list[list[int]] = sighting.home_table(self.sight)
        self.sees: list[list[int]] = _seen(self.sight)
        self.sees_home: list[list[int]] = _seen(self.sight_home)
        self._marked: dict[str, list[int]] = {}
        self._bears: dict[str, list[bool]] = {}
        self._by_tile: dict[str, list[int]] = {}
        for name, marked in ground.marks.items():
            self._put_mark(name, marked)
        self._nobody: list[bool] = [False] * len(members)
        self._no_tile: list[int] = [NOWHERE] * len(ground.tile_names)
        self._variants: dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], Board] = {}
        self._variants[(tuple(blocked), tuple(unseen), tuple(shut))] = self

    def marked(self, name: str) -> list[int]:
        """The zones that bear a mark, in the order in which the tiles lie."""
        found = self._marked.get(name)
        return found if found is not None else []

    def bears(self, name: str) -> list[bool]:
        """For each zone: does it bear this mark?"""
        found = self._bears.get(name)
        return found if found is not None else self._nobody

    def by_tile(self, name: str) -> list[int]:
        """For each tile: the zone that bears its mark, NOWHERE if it has none (GG-TILE-01)."""
        found = self._by_tile.get(name)
        return found if found is not None else self._no_tile

    def door(self, a: int, b: int) -> int:
        """The door between two zones, or the lift; NOWHERE if there is none."""
        pair = (a, b) if a < b else (b, a)
        return self.doors.index(pair) if pair in self.doors else NOWHERE

    def without(self, blocked: list[int]) -> "Board":
        """The same board with zones that nobody can enter; sight passes over them (UOA-M06-06)."""
        return self._variant(sorted(set(blocked)), self.unseen, self.shut)

    def behind_steam(self, jets: list[int]) -> "Board":
        """The same board with active Steam Jets: no sight into, out of or through these zones (GG-JET-02)."""
        return self._variant(self.blocked, sorted(set(jets)), self.shut)

    def closed(self, doors: list[int]) -> "Board":
        """The same board with these doors closed, besides those that are: neither sight nor Moves go through
        (AOTD-LOS-08)."""
        return self._variant(self.blocked, self.unseen, sorted({*self.shut, *doors}))

    def opened(self, doors: list[int]) -> "Board":
        """The same board with these doors open (AOTD-VAULT-14)."""
        return self._variant(self.blocked, self.unseen, [door for door in self.shut if door not in doors])

    def _variant(self, blocked: list[int], unseen: list[int], shut: list[int]) -> "Board":
        key = (tuple(blocked), tuple(unseen), tuple(shut))
        if key not in self._variants:
            board = Board(self.ground, self.plan, blocked, unseen, shut)
            board._variants = self._variants
            self._variants[key] = board
        return self._variants[key]

    def _put_mark(self, name: str, marked: list[int]) -> None:
        zones: list[int] = []
        bears = [False] * self.zones
        by_tile = [NOWHERE] * len(self.tile_names)
        for cell in marked:
            zone = self.ground.zone_of[cell]
            if zone not in zones:
                zones.append(zone)
            bears[zone] = True
            tile = self.ground.cells[cell].tile
            if tile != NOWHERE and by_tile[tile] == NOWHERE:
                by_tile[tile] = zone
        self._marked[name] = zones
        self._bears[name] = bears
        self._by_tile[name] = by_tile


def _tile_of(ground: Ground, parts: list[int]) -> int:
    first = ground.cells[parts[0]].tile
    return first if all(ground.cells[part].tile == first for part in parts) else NOWHERE


def _seen(sight: list[list[int]]) -> list[list[int]]:
    return [[zone for zone, away in enumerate(row) if away != NO_SIGHT] for row in sight]
