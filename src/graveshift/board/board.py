"""A board: look-up tables of one shape, computed once and never changed."""

from typing import Final

from .ground import BALCONY, CEMETERY, MINE, STREET, TRAIN, Ground, is_indoors
from .paths import FAR, distances, next_steps
from .plan import Plan
from .sight import NO_SIGHT, Sighting

__all__ = ["FAR", "NO_SIGHT", "Board"]

NOWHERE: Final = -1


class Board:
    """Zones by number, and everything the rules ask about them (UOA-ZONE-10)."""

    def __init__(self, ground: Ground, plan: Plan, blocked: list[int], unseen: list[int]) -> None:
        cells = ground.cells
        members = ground.members
        kinds = [ground.kind(zone) for zone in range(len(members))]
        self.ground: Ground = ground
        self.plan: Plan = plan
        self.blocked: list[int] = blocked
        self.unseen: list[int] = unseen
        self.zones: int = len(members)
        self.names: list[str] = [cells[parts[0]].name for parts in members]
        self.cells: list[list[str]] = [[cells[part].name for part in parts] for parts in members]
        self.index: dict[str, int] = {cell.name: ground.zone_of[i] for i, cell in enumerate(cells)}
        self.kind: list[int] = kinds
        self.street: list[bool] = [kind in (STREET, CEMETERY, BALCONY) for kind in kinds]
        self.indoors: list[bool] = [is_indoors(kind) for kind in kinds]
        self.balcony: list[bool] = [kind == BALCONY for kind in kinds]
        self.rail: list[bool] = [any(cells[part].rail for part in parts) for parts in members]
        self.train: list[bool] = [kind == TRAIN for kind in kinds]
        self.mine: list[bool] = [kind == MINE for kind in kinds]
        self.cemetery: list[bool] = [kind == CEMETERY for kind in kinds]
        self.building: list[int] = ground.building
        self.buildings: int = max(ground.building, default=NOWHERE) + 1
        self.tile: list[int] = [_tile_of(ground, parts) for parts in members]
        self.tile_names: list[str] = ground.tile_names
        self.pile: list[int] = [ground.zone_of[cell] for cell in ground.piles]
        self.crates: list[int] = [ground.zone_of[cell] for cell in ground.crates]
        self.abomination: list[int] = [ground.zone_of[cell] for cell in ground.abominations]
        self.switches: list[int] = [_zone_or_nowhere(ground, cell) for cell in ground.switches]
        self.nozzles: list[int] = [_zone_or_nowhere(ground, cell) for cell in ground.nozzles]
        self.over: list[list[int]] = [[] for _ in members]
        self.stairs: list[list[int]] = [[] for _ in members]
        for flight in ground.stairs:
            zone = ground.zone_of[flight.balcony]
            self.over[zone] = sorted({ground.zone_of[cell] for cell in flight.over})
            self.stairs[zone] = sorted({ground.zone_of[cell] for cell in flight.foot})
        self.neighbours: list[list[int]] = [[zone for zone in near if zone not in blocked] for near in ground.ways]
        self.distance: list[list[int]] = distances(self.neighbours)
        self.steps: list[list[list[int]]] = next_steps(self.neighbours, self.distance)
        sighting = Sighting(self.indoors, ground.piece_zone, ground.passages, self.over, self.stairs, unseen)
        self.sight: list[list[int]] = sighting.table()
        self.sight_home: list[list[int]] = sighting.home_table(self.sight)
        self.sees: list[list[int]] = _seen(self.sight)
        self.sees_home: list[list[int]] = _seen(self.sight_home)
        self._variants: dict[tuple[tuple[int, ...], tuple[int, ...]], Board] = {}
        self._variants[(tuple(blocked), tuple(unseen))] = self

    def without(self, blocked: list[int]) -> "Board":
        """The same board with zones that nobody can enter; sight passes over them (UOA-M06-06)."""
        return self._variant(sorted(set(blocked)), self.unseen)

    def behind_steam(self, jets: list[int]) -> "Board":
        """The same board with active Steam Jets: no sight into, out of or through these zones (GG-JET-02)."""
        return self._variant(self.blocked, sorted(set(jets)))

    def _variant(self, blocked: list[int], unseen: list[int]) -> "Board":
        key = (tuple(blocked), tuple(unseen))
        if key not in self._variants:
            board = Board(self.ground, self.plan, blocked, unseen)
            board._variants = self._variants
            self._variants[key] = board
        return self._variants[key]


def _tile_of(ground: Ground, parts: list[int]) -> int:
    first = ground.cells[parts[0]].tile
    return first if all(ground.cells[part].tile == first for part in parts) else NOWHERE


def _zone_or_nowhere(ground: Ground, cell: int) -> int:
    return ground.zone_of[cell] if cell != NOWHERE else NOWHERE


def _seen(sight: list[list[int]]) -> list[list[int]]:
    return [[zone for zone, away in enumerate(row) if away != NO_SIGHT] for row in sight]
