"""The ground of a board: its cells and the links between them, merged into zones.

Builders put cells and links down here; `settle` merges street cells into zones. Outdoors each rectangle of
a zone is a piece of its own, so that sight lines stay straight in zones of any shape; a room is one piece,
since walls inside it do not matter (UOA-ZONE-08).
"""

from typing import Final

import msgspec

from .geometry import Rect, facing, opposite, side_of, span, touch

STREET: Final = 0
ROOM: Final = 1
MINE: Final = 2
TRAIN: Final = 3
CEMETERY: Final = 4
BALCONY: Final = 5

KIND_NAMES: Final = ["street", "room", "mine", "train", "cemetery", "balcony"]

OPEN: Final = 0  # street to street
OPENING: Final = 1  # printed inside a tile, or a Train door
BORDER: Final = 2  # two openings that meet at a tile border
COUPLING: Final = 3  # end doors of two Train sections

Passage = tuple[int, int, int]
"""The piece beyond, and the extent of the passage."""


def is_indoors(kind: int) -> bool:
    """Rooms, mine and Train are building zones (UOA-ZONE-02, UOA-ZONE-05)."""
    return kind in (ROOM, MINE, TRAIN)


class Cell(msgspec.Struct):
    """One named cell of a tile or of a text map; merged street cells make one zone (UOA-ZONE-03)."""

    name: str
    kind: int
    rects: list[Rect]
    tile: int = -1
    rail: bool = False
    building: str = ""


class Link(msgspec.Struct):
    """A way from cell a to cell b through an edge; side as seen from a."""

    a: int
    b: int
    side: int
    edge: Rect
    kind: int


class Stairs(msgspec.Struct):
    """A balcony, what it straddles and where its stairs end, all cells (UOA-ZONE-06)."""

    balcony: int
    over: list[int]
    foot: list[int]


class Ground:
    """Cells, links and stairs of a board in the making; after `settle` also its zones and pieces."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.links: list[Link] = []
        self.stairs: list[Stairs] = []
        self.number: dict[str, int] = {}
        self.tile_names: list[str] = []
        self.piles: list[int] = []
        self.crates: list[int] = []
        self.abominations: list[int] = []
        self.switches: list[int] = []
        self.nozzles: list[int] = []
        self._heads: list[int] = []
        self.zone_of: list[int] = []
        self.members: list[list[int]] = []
        self.building: list[int] = []
        self.piece_zone: list[int] = []
        self.passages: list[list[list[Passage]]] = []
        self.ways: list[list[int]] = []

    def add(self, cell: Cell) -> int:
        self.number[cell.name] = len(self.cells)
        self.cells.append(cell)
        self._heads.append(len(self._heads))
        return len(self.cells) - 1

    def merge(self, a: int, b: int) -> None:
        """The two street cells are parts of one zone."""
        first, second = sorted((self._head(a), self._head(b)))
        self._heads[second] = first

    def open(self, a: int, b: int) -> None:
        """The two street cells join along every edge they share (UOA-MOVE-02)."""
        for mine in self.cells[a].rects:
            for other in self.cells[b].rects:
                meeting = touch(mine, other)
                if meeting is not None:
                    self.links.append(Link(a, b, meeting[0], meeting[1], OPEN))

    def pierce(self, a: int, b: int, edge: Rect, kind: int) -> None:
        """An opening in the wall between two cells (UOA-MOVE-03)."""
        mine, other = self.cells[a].rects, self.cells[b].rects
        side = side_of(edge, mine[facing(edge, mine)], other[facing(edge, other)])
        self.links.append(Link(a, b, side, edge, kind))

    def settle(self) -> None:
        """Number the zones in board order and find their buildings, pieces and ways."""
        heads = sorted({self._head(cell) for cell in range(len(self.cells))})
        order = {head: zone for zone, head in enumerate(heads)}
        self.zone_of = [order[self._head(cell)] for cell in range(len(self.cells))]
        self.members = [[] for _ in heads]
        for cell, zone in enumerate(self.zone_of):
            self.members[zone].append(cell)
        self._find_buildings()
        self._lay_pieces()
        self._find_ways()

    def kind(self, zone: int) -> int:
        return self.cells[self.members[zone][0]].kind

    def _head(self, cell: int) -> int:
        while self._heads[cell] != cell:
            cell = self._heads[cell]
        return cell

    def _find_buildings(self) -> None:
        """Rooms joined by openings are one building; couplings join none (UOA-TRAIN-03, UOA-ZONE-10)."""
        group = list(range(len(self.members)))

        def root(zone: int) -> int:
            while group[zone] != zone:
                zone = group[zone]
            return zone

        pairs = [(self.zone_of[link.a], self.zone_of[link.b]) for link in self.links if link.kind != COUPLING]
        first: dict[str, int] = {}
        for cell, zone in zip(self.cells, self.zone_of, strict=True):
            if cell.building:
                pairs.append((first.setdefault(cell.building, zone), zone))
        for a, b in pairs:
            if is_indoors(self.kind(a)) and is_indoors(self.kind(b)):
                low, high = sorted((root(a), root(b)))
                group[high] = low
        roots = sorted({root(zone) for zone in range(len(group)) if is_indoors(self.kind(zone))})
        numbers = {zone: number for number, zone in enumerate(roots)}
        self.building = [numbers.get(root(zone), -1) for zone in range(len(group))]

    def _lay_pieces(self) -> None:
        start: list[int] = []
        self.piece_zone = []
        rects: list[Rect] = []
        for number, cell in enumerate(self.cells):
            start.append(len(self.piece_zone))
            own = cell.rects if cell.kind in (STREET, CEMETERY) else cell.rects[:1]
            rects.extend(own)
            self.piece_zone.extend([self.zone_of[number]] * len(own))
        self.passages = [[[], [], [], []] for _ in self.piece_zone]
        for link in self.links:
            if self.zone_of[link.a] != self.zone_of[link.b]:
                one = start[link.a] + self._piece(link.a, link.edge)
                two = start[link.b] + self._piece(link.b, link.edge)
                self._pass(one, two, link.side, link.edge)
        for cells in self.members:
            if self.cells[cells[0]].kind in (STREET, CEMETERY):
                pieces = [start[cell] + part for cell in cells for part in range(len(self.cells[cell].rects))]
                for index, one in enumerate(pieces):
                    for two in pieces[index + 1 :]:
                        meeting = touch(rects[one], rects[two])
                        if meeting is not None:
                            self._pass(one, two, meeting[0], meeting[1])

    def _piece(self, cell: int, edge: Rect) -> int:
        outdoors = self.cells[cell].kind in (STREET, CEMETERY)
        return facing(edge, self.cells[cell].rects) if outdoors else 0

    def _pass(self, one: int, two: int, side: int, edge: Rect) -> None:
        lo, hi = span(edge)
        self.passages[one][side].append((two, lo, hi))
        self.passages[two][opposite(side)].append((one, lo, hi))

    def _find_ways(self) -> None:
        """One Move away: through links and stairs (UOA-MOVE-01, UOA-MOVE-04)."""
        near: list[set[int]] = [set() for _ in self.members]
        pairs = [(link.a, link.b) for link in self.links]
        pairs.extend((flight.balcony, foot) for flight in self.stairs for foot in flight.foot)
        for a, b in pairs:
            if self.zone_of[a] != self.zone_of[b]:
                near[self.zone_of[a]].add(self.zone_of[b])
                near[self.zone_of[b]].add(self.zone_of[a])
        self.ways = [sorted(zones) for zones in near]
