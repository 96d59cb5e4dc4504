"""The ground of a board: its cells and the links between them, merged into zones.

Builders put cells, links and marks down here; `settle` merges cells into zones. Where one sees far (streets, yards,
open rooms) each rectangle of a zone is a piece of its own, so that sight lines stay straight in zones of any shape;
any other room is one piece, since walls inside it do not matter (UOA-ZONE-08).
"""

from typing import Final

import msgspec

from .geometry import Rect, facing, meetings, opposite, side_of, span, touch

STREET: Final = 0
ROOM: Final = 1
TRAIN: Final = 2
YARD: Final = 3
BALCONY: Final = 4
ISLAND: Final = 5

KIND_NAMES: Final = ["street", "room", "train", "yard", "balcony", "island"]

OPEN: Final = 0  # street to street
OPENING: Final = 1  # printed inside a tile, or a Train door
BORDER: Final = 2  # two openings that meet at a tile border
COUPLING: Final = 3  # end doors of two Train sections
LINE: Final = 4  # a marking that cuts a room into zones
ONE_WAY: Final = 5  # out of an island, never back
LIFT: Final = 6  # from floor to floor, without sight

Passage = tuple[int, int, int]
"""The piece beyond, and the extent of the passage."""

NO_EDGE: Final[Rect] = (0, 0, 0, 0)


def is_indoors(kind: int) -> bool:
    """Rooms and Train cars are building zones (UOA-ZONE-02, UOA-ZONE-05, AOTD-ZONE-02)."""
    return kind in (ROOM, TRAIN)


class Cell(msgspec.Struct):
    """One named cell of a tile or of a text map; merged cells make one zone (UOA-ZONE-03)."""

    name: str
    kind: int
    rects: list[Rect]
    tile: int = -1
    rail: bool = False
    building: str = ""
    floor: int = 0
    open: bool = False
    """A room in which one sees as in a street (AOTD-LOS-09, AOTD-LOS-11)."""
    searchable: bool = True
    look: str = ""
    """What the game calls such a zone, where the kind alone does not say it."""

    @property
    def straight(self) -> bool:
        """Do sight lines run on straight through this cell?"""
        return self.open or self.kind in (STREET, YARD, ISLAND)


class Link(msgspec.Struct):
    """A way from cell a to cell b through an edge; side as seen from a."""

    a: int
    b: int
    side: int
    edge: Rect
    kind: int
    closed: bool = False
    """A door that is closed when the game begins (AOTD-LOS-08)."""
    part: int = -1
    other_part: int = -1
    """The rectangles of a and b that meet here, where the builder knows them."""


class Stairs(msgspec.Struct):
    """A balcony, what it straddles and where its stairs end, all cells (UOA-ZONE-06)."""

    balcony: int
    over: list[int]
    foot: list[int]


class Ground:
    """Cells, links and stairs of a board in the making; after `settle` also its zones, pieces and doors."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.links: list[Link] = []
        self.stairs: list[Stairs] = []
        self.number: dict[str, int] = {}
        self.tile_names: list[str] = []
        self.floor_names: list[str] = []
        self.marks: dict[str, list[int]] = {}
        """The cells that bear each mark, in the order in which they were put down."""
        self._heads: list[int] = []
        self._start: list[int] = []
        self._rects: list[Rect] = []
        self.zone_of: list[int] = []
        self.members: list[list[int]] = []
        self.building: list[int] = []
        self.piece_zone: list[int] = []
        self.doors: list[tuple[int, int]] = []
        """Every two zones that a door can part: all that an opening or a lift joins."""
        self.shut: list[int] = []
        """The doors that are closed when the game begins."""

    def add(self, cell: Cell) -> int:
        self.number[cell.name] = len(self.cells)
        self.cells.append(cell)
        self._heads.append(len(self._heads))
        if cell.look:
            self.mark(cell.look, len(self.cells) - 1)
        return len(self.cells) - 1

    def mark(self, name: str, cell: int) -> None:
        """The game has given this cell a mark."""
        self.marks.setdefault(name, []).append(cell)

    def merge(self, a: int, b: int) -> None:
        """The two cells are parts of one zone."""
        first, second = sorted((self._head(a), self._head(b)))
        self._heads[second] = first

    def open(self, a: int, b: int, kind: int = OPEN) -> None:
        """The two cells join along every edge they share (UOA-MOVE-02, AOTD-MOVE-02)."""
        for part, mine in enumerate(self.cells[a].rects):
            for other_part, other in enumerate(self.cells[b].rects):
                meeting = touch(mine, other)
                if meeting is not None:
                    self.links.append(Link(a, b, meeting[0], meeting[1], kind, False, part, other_part))

    def pierce(self, a: int, b: int, edge: Rect, kind: int, *, closed: bool = False) -> None:
        """An opening in the wall between two cells (UOA-MOVE-03, AOTD-MOVE-03)."""
        mine, other = self.cells[a].rects, self.cells[b].rects
        side = side_of(edge, mine[facing(edge, mine)], other[facing(edge, other)])
        self.links.append(Link(a, b, side, edge, kind, closed))

    def join_floors(self, lift: list[int]) -> None:
        """All cells of a lift are adjacent to one another, without sight (AOTD-ELEV-01, AOTD-LOS-12)."""
        for place, a in enumerate(lift):
            self.links.extend(Link(a, b, 0, NO_EDGE, LIFT) for b in lift[place + 1 :])

    def settle(self) -> None:
        """Number the zones in board order and find their buildings, pieces and doors."""
        heads = sorted({self._head(cell) for cell in range(len(self.cells))})
        order = {head: zone for zone, head in enumerate(heads)}
        self.zone_of = [order[self._head(cell)] for cell in range(len(self.cells))]
        self.members = [[] for _ in heads]
        for cell, zone in enumerate(self.zone_of):
            self.members[zone].append(cell)
        self._find_buildings()
        self._find_pieces()
        self._find_doors()

    def first(self, zone: int) -> Cell:
        """The cell that gives a zone its name and its kind."""
        return self.cells[self.members[zone][0]]

    def kind(self, zone: int) -> int:
        return self.first(zone).kind

    def passages(self, shut: list[int]) -> list[list[list[Passage]]]:
        """From each piece, on each side: what one sees and steps into next, with these doors closed."""
        passages: list[list[list[Passage]]] = [[[], [], [], []] for _ in self.piece_zone]

        def join(one: int, two: int, side: int, edge: Rect) -> None:
            lo, hi = span(edge)
            passages[one][side].append((two, lo, hi))
            passages[two][opposite(side)].append((one, lo, hi))

        for link in self._ajar(shut):
            if link.kind != LIFT and self.zone_of[link.a] != self.zone_of[link.b]:
                one = self._start[link.a] + self._piece(link.a, link.edge, link.part)
                two = self._start[link.b] + self._piece(link.b, link.edge, link.other_part)
                join(one, two, link.side, link.edge)
        for cells in self.members:
            if self.cells[cells[0]].straight:
                pieces = [self._start[cell] + part for cell in cells for part in range(len(self.cells[cell].rects))]
                for one, two, side, edge in meetings([self._rects[piece] for piece in pieces]):
                    join(pieces[one], pieces[two], side, edge)
        return passages

    def ways(self, shut: list[int]) -> list[list[int]]:
        """One Move away, with these doors closed: through links, stairs and lifts (UOA-MOVE-01, UOA-MOVE-04,
        AOTD-MOVE-01, AOTD-ELEV-02); an island is left and never entered (AOTD-STAT-01, AOTD-STAT-02)."""
        near: list[set[int]] = [set() for _ in self.members]
        pairs = [(link.a, link.b, link.kind == ONE_WAY) for link in self._ajar(shut)]
        pairs.extend((flight.balcony, foot, False) for flight in self.stairs for foot in flight.foot)
        for a, b, one_way in pairs:
            if self.zone_of[a] != self.zone_of[b]:
                near[self.zone_of[a]].add(self.zone_of[b])
                if not one_way:
                    near[self.zone_of[b]].add(self.zone_of[a])
        return [sorted(zones) for zones in near]

    def door_of(self, link: Link) -> tuple[int, int]:
        """The zones on both sides of a link, the smaller number first."""
        a, b = self.zone_of[link.a], self.zone_of[link.b]
        return (a, b) if a < b else (b, a)

    def _ajar(self, shut: list[int]) -> list[Link]:
        """The links that no closed door bars."""
        if not shut:
            return self.links
        barred = {self.doors[door] for door in shut}
        return [link for link in self.links if not _closable(link) or self.door_of(link) not in barred]

    def _head(self, cell: int) -> int:
        while self._heads[cell] != cell:
            cell = self._heads[cell]
        return cell

    def _find_buildings(self) -> None:
        """Rooms joined by openings are one building; couplings and lifts join none (UOA-TRAIN-03, UOA-ZONE-10)."""
        group = list(range(len(self.members)))

        def root(zone: int) -> int:
            while group[zone] != zone:
                group[zone] = group[group[zone]]
                zone = group[zone]
            return zone

        walls = (COUPLING, LIFT)
        pairs = [(self.zone_of[link.a], self.zone_of[link.b]) for link in self.links if link.kind not in walls]
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

    def _find_pieces(self) -> None:
        for number, cell in enumerate(self.cells):
            self._start.append(len(self.piece_zone))
            own = cell.rects if cell.straight else cell.rects[:1]
            self._rects.extend(own)
            self.piece_zone.extend([self.zone_of[number]] * len(own))

    def _find_doors(self) -> None:
        """A door is closed or open as a whole, however many openings two zones have in common."""
        closable = [link for link in self.links if _closable(link) and self.zone_of[link.a] != self.zone_of[link.b]]
        self.doors = sorted({self.door_of(link) for link in closable})
        ajar = {self.door_of(link) for link in closable if not link.closed}
        self.shut = [number for number, door in enumerate(self.doors) if door not in ajar]

    def _piece(self, cell: int, edge: Rect, part: int) -> int:
        if not self.cells[cell].straight:
            return 0
        return part if part >= 0 else facing(edge, self.cells[cell].rects)


def _closable(link: Link) -> bool:
    return link.kind in (OPENING, BORDER, COUPLING, LIFT)
