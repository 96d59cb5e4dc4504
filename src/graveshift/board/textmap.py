"""Boards drawn as text: small maps for scenarios, tests and custom missions.

A map is rows of zone names; equal names are one zone, `#` is solid (rock, a locomotive's front, slot machines). Zones
are streets unless `buildings`, `train`, `yards` or `one-way` name them. Further `floors` have maps of their own.

An opening is `c-d`: a gap in the middle of the longest edge c and d share. `c-d@0.25` puts it a quarter
along that edge from its north or west end, `c-d@E` on the east side of c, `c-d@E0.25` both.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from graveshift.content import Text

from .board import NOWHERE, Board
from .geometry import Rect, meetings, opposite, span
from .ground import (
    BALCONY,
    COUPLING,
    ISLAND,
    LINE,
    ONE_WAY,
    OPEN,
    OPENING,
    ROOM,
    STREET,
    TRAIN,
    YARD,
    Cell,
    Ground,
    Link,
    Stairs,
    is_indoors,
)
from .mapgrid import CELL, GAP, SOLID, gap, joined, lay_floors
from .plan import Label, Scenery, draw_up
from .tiles import BoardError

__all__ = ["CELL", "GAP", "BalconySpec", "MapSpec", "check_zones", "from_map"]

MOST_ZONES: Final = 400
MOST_CELLS: Final = 2_500
MOST_LETTERS: Final = 20_000

_PAIR: Final = re.compile(r"(?P<a>[^-@\s]+)-(?P<b>[^-@\s]+)(@(?P<side>[NESW])?(?P<at>0?\.\d+|0|1|1\.0)?)?")


def turned(text: str) -> str:
    """A border named from its other side: `b-a` for `a-b`, where nothing says at which place it is."""
    one, dash, two = text.partition("-")
    return f"{two}-{one}" if dash and "@" not in text else text


class BalconySpec(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A balcony over street zones; its stairs end in one zone, or in several."""

    over: list[str]
    stairs: str | list[str]


class MapSpec(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename="kebab", omit_defaults=True):
    """The fields of a text map."""

    map: str
    floors: dict[str, str] = {}
    """Further floors: the name and the map of each."""
    lifts: list[list[str]] = []
    """Zones of different floors that are adjacent to one another (AOTD-ELEV-01)."""
    buildings: dict[str, list[str]] = {}
    tiles: dict[str, list[str]] = {}
    openings: list[str] = []
    doors: list[str] = []
    """Openings that are closed when the game begins (AOTD-LOS-08)."""
    lines: list[str] = []
    """Where a room is cut into zones by a marking: open along the whole edge (AOTD-MOVE-04)."""
    walls: list[str] = []
    balconies: dict[str, BalconySpec] = {}
    rails: list[str] = []
    train: dict[str, list[str]] = {}
    yards: list[str] = []
    """Street zones behind a fence."""
    open_rooms: list[str] = []
    """Rooms in which one sees as in a street (AOTD-LOS-09, AOTD-LOS-11)."""
    no_search: list[str] = []
    one_way: dict[str, list[str]] = {}
    """Zones that are left for these others and never entered; sight ends at them (AOTD-STAT-01 to -03)."""
    looks: dict[str, list[str]] = {}
    """What a game calls these zones besides street and room."""
    marks: dict[str, list[str]] = {}
    """What a game has put into these zones."""


def from_map(spec: MapSpec | Mapping[str, Any]) -> Board:
    """The board of a text map; every mistake is one sentence with its place."""
    if not isinstance(spec, MapSpec):
        try:
            spec = msgspec.convert(spec, MapSpec)
        except msgspec.ValidationError as error:
            raise BoardError(f"Text map: {error}.") from None
    letters = len(msgspec.json.encode(spec))
    if letters > MOST_LETTERS:
        raise BoardError(f"Text map: it has {letters:,} letters; at most {MOST_LETTERS:,} can be.")
    return _Builder(spec).build()


def check_zones(spec: MapSpec, field: str, names: list[str]) -> None:
    """Refuse names of a field that the map does not have; for games that read more from a map than the board does."""
    words = [word for text in (spec.map, *spec.floors.values()) for word in text.split()]
    _among({word: [] for word in words if word != SOLID}, field, names)


def _among(zones: dict[str, list[Rect]], field: str, names: list[str]) -> list[str]:
    for name in names:
        if name not in zones:
            raise BoardError(f"{field}: there is no zone {name!r}; the map has {', '.join(zones)}.")
    return names


class _Builder:
    def __init__(self, spec: MapSpec) -> None:
        self.spec = spec
        self.ground = Ground()
        self.grid = lay_floors(spec.map, spec.floors, MOST_CELLS)
        self.rects = self.grid.rects
        if len(self.rects) + len(spec.balconies) > MOST_ZONES:
            raise BoardError(f"map: it has {len(self.rects)} zones; at most {MOST_ZONES} can be.")
        self.kinds: dict[str, int] = {}
        self.house: dict[str, str] = {}
        self.tile: dict[str, int] = {}
        self.ajar: set[frozenset[str]] = set()
        self.borders: dict[tuple[str, str], list[_Border]] = {}
        self._find_borders()

    def build(self) -> Board:
        spec, ground = self.spec, self.ground
        self._claim()
        self._split_tiles()
        self._put_cells()
        self._open_streets()
        closed = {*spec.doors, *map(turned, spec.doors)}
        for text in spec.openings:
            if text not in closed:  # a door that is named among the openings too: it is that opening, closed
                self._open("openings", text)
        for text in spec.doors:
            self._open("doors", text)
        for text in spec.lines:
            self._mark_line(text)
        for name, exits in spec.one_way.items():
            self._let_out(name, exits)
        for lift in spec.lifts:
            self._put_lift(lift)
        for name, balcony in spec.balconies.items():
            self._put_balcony(name, balcony)
        for mark, zones in spec.marks.items():
            for name in self._known(f"marks.{mark}", zones):
                ground.mark(mark, ground.number[name])
        ground.settle()
        return Board(ground, draw_up(ground, self._scenery()), [], [], ground.shut)

    def _find_borders(self) -> None:
        """Where zones meet, and where the rectangles of one zone do."""
        owners = [(name, part) for name, parts in self.rects.items() for part in range(len(parts))]
        for one, two, side, edge in meetings([self.rects[name][part] for name, part in owners]):
            (a, part), (b, other) = owners[one], owners[two]
            self.borders.setdefault((a, b), []).append(_Border(side, edge, part, other))
            self.borders.setdefault((b, a), []).append(_Border(opposite(side), edge, other, part))

    def _claim(self) -> None:
        """Note which zones are rooms, Train, yards or islands; nobody is two of them."""
        claims = [("buildings", house, zones, ROOM) for house, zones in self.spec.buildings.items()]
        claims += [("train", section, zones, TRAIN) for section, zones in self.spec.train.items()]
        claims += [("yards", "", self.spec.yards, YARD), ("one-way", "", list(self.spec.one_way), ISLAND)]
        for field, house, zones, kind in claims:
            for name in self._known(f"{field}.{house}" if house else field, zones):
                if name in self.kinds:
                    raise BoardError(f"{field}: zone {name!r} is listed twice; a zone has one kind and one building.")
                self.kinds[name] = kind
                if house:
                    self.house[name] = f"{field}.{house}"

    def _split_tiles(self) -> None:
        """Each building is one tile unless `tiles` splits it (UOA-SZONE-14)."""
        numbers: dict[str, int] = {}
        for tile, zones in self.spec.tiles.items():
            for name in self._known(f"tiles.{tile}", zones):
                if name in self.tile:
                    raise BoardError(f"tiles: zone {name!r} is listed twice.")
                self.tile[name] = numbers.setdefault(tile, len(numbers))
        for name, house in self.house.items():
            if name not in self.tile:
                self.tile[name] = numbers.setdefault(house.partition(".")[2], len(numbers))
        self.ground.tile_names = list(numbers)

    def _put_cells(self) -> None:
        spec = self.spec
        rails = self._known("rails", spec.rails)
        for name in rails:
            if self._kind(name) != STREET:
                raise BoardError(f"rails: zone {name!r} is no street, and only streets have rails.")
        for field, rooms in (("open-rooms", spec.open_rooms), ("no-search", spec.no_search)):
            for name in self._known(field, rooms):
                if not is_indoors(self._kind(name)):
                    raise BoardError(f"{field}: zone {name!r} is no building zone.")
        looks: dict[str, str] = {}
        for look, zones in spec.looks.items():
            for name in self._known(f"looks.{look}", zones):
                looks[name] = look
        for name, rects in self.rects.items():
            cell = Cell(name, self._kind(name), rects, self.tile.get(name, NOWHERE), name in rails)
            cell.building = self.house.get(name, "")
            cell.floor = self.grid.floor[name]
            cell.open = name in spec.open_rooms
            cell.searchable = name not in spec.no_search
            cell.look = looks.get(name, "")
            self.ground.add(cell)
        self.ground.floor_names = [floor.name for floor in self.grid.floors]

    def _open_streets(self) -> None:
        """Streets that share an edge join, unless a wall stands between them (UOA-MOVE-02)."""
        walled = [self._pair("walls", text) for text in self.spec.walls]
        for a, b, edges, text in walled:
            if self._kind(a) != STREET or self._kind(b) != STREET:
                raise BoardError(f"walls: {text!r} is not between two streets; other borders are walls already.")
            if not edges:
                raise BoardError(f"walls: {text!r} names zones that share no edge.")
        shut = {frozenset((a, b)) for a, b, _, _ in walled}
        number = self.ground.number
        for a, b in sorted(self.borders, key=lambda pair: (number[pair[0]], number[pair[1]])):
            if number[a] < number[b] and self._kind(a) == self._kind(b) == STREET and frozenset((a, b)) not in shut:
                self._join(a, b, OPEN)

    def _join(self, a: str, b: str, kind: int) -> None:
        """Join two zones along every edge they share."""
        for border in self.borders.get((a, b), []):
            one, two = self.ground.number[a], self.ground.number[b]
            link = Link(one, two, border.side, border.edge, kind, False, border.part, border.other_part)
            self.ground.links.append(link)

    def _open(self, field: str, text: str) -> None:
        a, b, edges, _ = self._pair(field, text)
        if not edges:
            raise BoardError(f"{field}: {text!r} names zones that share no edge there.")
        if self._kind(a) == STREET and self._kind(b) == STREET:
            raise BoardError(f"{field}: {text!r} joins two streets, which are open anyway.")
        kind = OPENING
        if is_indoors(self._kind(a)) and is_indoors(self._kind(b)) and self.house[a] != self.house[b]:
            if self._kind(a) != TRAIN or self._kind(b) != TRAIN:
                raise BoardError(
                    f"{field}: {text!r} joins two buildings, but rooms joined by an opening are one building; "
                    "list them together and use `tiles` to split it."
                )
            kind = COUPLING
        closed = field == "doors"
        if not closed:
            self.ajar.add(frozenset((a, b)))
        elif frozenset((a, b)) in self.ajar:
            raise BoardError(f"doors: {text!r} joins zones that have an opening already; a closed door bars the way.")
        number = self.ground.number
        found = _PAIR.fullmatch(text)
        part = float(found["at"]) if found and found["at"] else 0.5
        longest = max(edges, key=lambda edge: span(edge)[1] - span(edge)[0])
        self.ground.pierce(number[a], number[b], gap(longest, part), kind, closed=closed)

    def _mark_line(self, text: str) -> None:
        """Zones of one room: free to cross along the whole edge."""
        a, b, edges, _ = self._pair("lines", text)
        if not edges:
            raise BoardError(f"lines: {text!r} names zones that share no edge there.")
        if self._kind(a) != ROOM or self._kind(b) != ROOM or self.house[a] != self.house[b]:
            raise BoardError(f"lines: {text!r} is not between two zones of one building.")
        self._join(a, b, LINE)

    def _let_out(self, name: str, exits: list[str]) -> None:
        for leaving in self._known(f"one-way.{name}", exits):
            if (name, leaving) not in self.borders:
                raise BoardError(f"one-way.{name}: {name!r} and {leaving!r} share no edge.")
            if self._kind(leaving) != STREET:
                raise BoardError(f"one-way.{name}: zone {leaving!r} is no street.")
            self._join(name, leaving, ONE_WAY)

    def _put_lift(self, lift: list[str]) -> None:
        floors = [self.grid.floor[name] for name in self._known("lifts", lift)]
        if len(floors) < 2 or len(set(floors)) != len(floors):
            raise BoardError(f"lifts: {', '.join(lift)}: a lift joins zones of different floors, one of each.")
        self.ground.join_floors([self.ground.number[name] for name in lift])

    def _put_balcony(self, name: str, balcony: BalconySpec) -> None:
        ground = self.ground
        if name in ground.number:
            raise BoardError(f"balconies: {name!r} is the name of a zone of the map; a balcony needs its own.")
        if not balcony.over:
            raise BoardError(f"balconies.{name}.over: a balcony lies over at least one street zone.")
        for below in self._known(f"balconies.{name}.over", balcony.over):
            if self._kind(below) != STREET:
                raise BoardError(f"balconies.{name}.over: zone {below!r} is no street.")
        stairs = [balcony.stairs] if isinstance(balcony.stairs, str) else balcony.stairs
        feet = [ground.number[foot] for foot in self._known(f"balconies.{name}.stairs", stairs)]
        if not feet:
            raise BoardError(f"balconies.{name}.stairs: a balcony is reached by stairs.")
        over = [ground.number[below] for below in balcony.over]
        cell = Cell(name, BALCONY, [self._perch(balcony.over, feet[0])], floor=ground.cells[over[0]].floor)
        ground.stairs.append(Stairs(ground.add(cell), over, feet))

    def _perch(self, over: list[str], foot: int) -> Rect:
        """Where to draw a balcony: where the streets it straddles meet, close to its stairs."""
        room = self.ground.cells[foot].rects[0]
        x, y = (room[0] + room[2]) // 2, (room[1] + room[3]) // 2
        places = [
            border.edge
            for number, a in enumerate(over)
            for b in over[number:]
            for border in self.borders.get((a, b), [])
            if a != b or border.part < border.other_part
        ]
        places = places or [rect for name in over for rect in self.rects[name]]
        points = [(min(max(x, r[0]), r[2]), min(max(y, r[1]), r[3])) for r in places]
        x = sum(point[0] for point in points) // len(points)
        y = sum(point[1] for point in points) // len(points)
        half = CELL // 4
        return (x - half, y - half, x + half, y + half)

    def _scenery(self) -> Scenery:
        scenery = Scenery(size=self.grid.size, floors=self.grid.floors)
        for text in self.spec.walls:
            scenery.fences.extend(self._pair("walls", text)[2])
        for name in self.spec.rails:
            scenery.rails.extend(self.rects[name])
        named = {zone for zones in self.spec.looks.values() for zone in zones}
        for house, zones in {**self.spec.buildings, **self.spec.train}.items():
            if zones and zones[0] not in named:
                x0, y0, x1, y1 = self.rects[zones[0]][0]
                scenery.labels.append(Label(Text(house, house), ((x0 + x1) // 2, (y0 + y1) // 2)))
        return scenery

    def _pair(self, field: str, text: str) -> tuple[str, str, list[Rect], str]:
        """The two zones of `a-b` and the edges they share, on the named side if one is named."""
        found = _PAIR.fullmatch(text)
        if found is None:
            raise BoardError(f"{field}: {text!r} is not of the form zone-zone, zone-zone@0.25 or zone-zone@E0.25.")
        a, b = found["a"], found["b"]
        self._known(field, [a, b])
        if a == b:
            raise BoardError(f"{field}: {text!r} names one zone twice.")
        borders = self.borders.get((a, b), [])
        edges = [border.edge for border in borders if found["side"] in (None, "NESW"[border.side])]
        return a, b, joined(edges), text

    def _known(self, field: str, names: list[str]) -> list[str]:
        return _among(self.rects, field, names)

    def _kind(self, name: str) -> int:
        return self.kinds.get(name, STREET)


class _Border(msgspec.Struct, frozen=True):
    """An edge that two zones share: its side of the first, and which of their rectangles meet there."""

    side: int
    edge: Rect
    part: int
    other_part: int
