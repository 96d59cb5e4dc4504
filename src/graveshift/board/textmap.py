"""Boards drawn as text: small maps for scenarios, tests and custom missions.

A map is rows of zone names; equal names are one zone, `#` is solid (rock, a locomotive's front). Zones are
streets unless `buildings`, `train` or `mine` name them; fences close `cemetery` zones except at openings.

An opening is `c-d`: a gap in the middle of the longest edge c and d share. `c-d@0.25` puts it a quarter
along that edge from its north or west end, `c-d@E` on the east side of c, `c-d@E0.25` both.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from graveshift.content import Text

from .board import NOWHERE, Board
from .geometry import Rect, span, touch
from .ground import BALCONY, CEMETERY, COUPLING, MINE, OPENING, ROOM, STREET, TRAIN, Cell, Ground, Stairs
from .ground import is_indoors as kind_is_indoors
from .plan import Label, Scenery, draw_up
from .tiles import BoardError

CELL: Final = 400
"""Side of one map cell in board units."""

GAP: Final = CELL // 5
"""Width of an opening."""

SOLID: Final = "#"

_PAIR: Final = re.compile(r"(?P<a>[^-@\s]+)-(?P<b>[^-@\s]+)(@(?P<side>[NESW])?(?P<at>0?\.\d+|0|1|1\.0)?)?")


class BalconySpec(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A balcony over street zones; its stairs end in one zone, or in several."""

    over: list[str]
    stairs: str | list[str]


class MapSpec(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The fields of a text map."""

    map: str
    buildings: dict[str, list[str]] = {}
    tiles: dict[str, list[str]] = {}
    openings: list[str] = []
    walls: list[str] = []
    balconies: dict[str, BalconySpec] = {}
    corpse_piles: list[str] = []
    crates: list[str] = []
    rails: list[str] = []
    mine: list[str] = []
    cemetery: list[str] = []
    train: dict[str, list[str]] = {}


def from_map(spec: MapSpec | Mapping[str, Any]) -> Board:
    """The board of a text map; every mistake is one sentence with its place."""
    if not isinstance(spec, MapSpec):
        try:
            spec = msgspec.convert(spec, MapSpec)
        except msgspec.ValidationError as error:
            raise BoardError(f"Text map: {error}.") from None
    return _Builder(spec).build()


class _Builder:
    def __init__(self, spec: MapSpec) -> None:
        self.spec = spec
        self.ground = Ground()
        self.rows = _rows(spec.map)
        self.rects = _zones(self.rows)
        self.kinds: dict[str, int] = {}
        self.house: dict[str, str] = {}
        self.tile: dict[str, int] = {}

    def build(self) -> Board:
        spec, ground = self.spec, self.ground
        self._claim()
        self._split_tiles()
        rails = self._known("rails", spec.rails)
        for name, rects in self.rects.items():
            kind = self.kinds.get(name, STREET)
            if name in rails and kind != STREET:
                raise BoardError(f"rails: zone {name!r} is no street, and only streets have rails.")
            house, tile = self.house.get(name, ""), self.tile.get(name, NOWHERE)
            ground.add(Cell(name, kind, rects, tile, name in rails, house))
        self._open_streets()
        for text in spec.openings:
            self._open(text)
        for name, balcony in spec.balconies.items():
            self._put_balcony(name, balcony)
        ground.piles = [self._room("corpse_piles", name) for name in spec.corpse_piles]
        ground.crates = [ground.number[name] for name in self._known("crates", spec.crates)]
        for zones in (spec.mine, spec.cemetery):
            if zones:
                ground.abominations.append(ground.number[zones[0]])
        ground.switches = ground.nozzles = [NOWHERE] * len(ground.tile_names)
        ground.settle()
        return Board(ground, draw_up(ground, self._scenery()), [], [])

    def _claim(self) -> None:
        """Note which zones are rooms, Train, mine or cemetery; nobody is two of them."""
        claims = [("buildings", house, zones, ROOM) for house, zones in self.spec.buildings.items()]
        claims += [("train", section, zones, TRAIN) for section, zones in self.spec.train.items()]
        claims += [("mine", "mine", self.spec.mine, MINE), ("cemetery", "", self.spec.cemetery, CEMETERY)]
        for field, house, zones, kind in claims:
            for name in self._known(f"{field}.{house}" if house not in ("", field) else field, zones):
                if name in self.kinds:
                    raise BoardError(f"{field}: zone {name!r} is listed twice; a zone has one kind and one building.")
                self.kinds[name] = kind
                if house:
                    self.house[name] = f"{field}.{house}"

    def _split_tiles(self) -> None:
        """Each building is one tile unless `tiles` splits it (UOA-SZONE-14)."""
        for tile, zones in self.spec.tiles.items():
            for name in self._known(f"tiles.{tile}", zones):
                if name in self.tile:
                    raise BoardError(f"tiles: zone {name!r} is listed twice.")
                self.tile[name] = self._tile_number(tile)
        for name, house in self.house.items():
            if name not in self.tile:
                self.tile[name] = self._tile_number(house.partition(".")[2])

    def _tile_number(self, name: str) -> int:
        if name not in self.ground.tile_names:
            self.ground.tile_names.append(name)
        return self.ground.tile_names.index(name)

    def _open_streets(self) -> None:
        """Streets that share an edge join, unless a wall stands between them (UOA-MOVE-02)."""
        walled = [self._pair("walls", text) for text in self.spec.walls]
        for a, b, edges, text in walled:
            if self._kind(a) != STREET or self._kind(b) != STREET:
                raise BoardError(f"walls: {text!r} is not between two streets; other borders are walls already.")
            if not edges:
                raise BoardError(f"walls: {text!r} names zones that share no edge.")
        shut = {frozenset((a, b)) for a, b, _, _ in walled}
        streets = [name for name in self.rects if self._kind(name) == STREET]
        for index, a in enumerate(streets):
            for b in streets[index + 1 :]:
                if frozenset((a, b)) not in shut:
                    self.ground.open(self.ground.number[a], self.ground.number[b])

    def _open(self, text: str) -> None:
        a, b, edges, _ = self._pair("openings", text)
        if not edges:
            raise BoardError(f"openings: {text!r} names zones that share no edge there (UOA-ZONE-07).")
        if self._kind(a) == STREET and self._kind(b) == STREET:
            raise BoardError(f"openings: {text!r} joins two streets, which are open anyway (UOA-MOVE-02).")
        kind = OPENING
        if kind_is_indoors(self._kind(a)) and kind_is_indoors(self._kind(b)) and self.house[a] != self.house[b]:
            if self._kind(a) != TRAIN or self._kind(b) != TRAIN:
                raise BoardError(
                    f"openings: {text!r} joins two buildings, but rooms joined by an opening are one building; "
                    "list them together and use `tiles` to split it (UOA-ZONE-10)."
                )
            kind = COUPLING
        found = _PAIR.fullmatch(text)
        part = float(found["at"]) if found and found["at"] else 0.5
        longest = max(edges, key=lambda edge: span(edge)[1] - span(edge)[0])
        self.ground.pierce(self.ground.number[a], self.ground.number[b], _gap(longest, part), kind)

    def _put_balcony(self, name: str, balcony: BalconySpec) -> None:
        ground = self.ground
        if name in ground.number:
            raise BoardError(f"balconies: {name!r} is the name of a zone of the map; a balcony needs its own.")
        if not balcony.over:
            raise BoardError(f"balconies.{name}.over: a balcony lies over at least one street zone.")
        for below in self._known(f"balconies.{name}.over", balcony.over):
            if self._kind(below) != STREET:
                raise BoardError(f"balconies.{name}.over: zone {below!r} is no street (UOA-LOS-08).")
        stairs = [balcony.stairs] if isinstance(balcony.stairs, str) else balcony.stairs
        feet = [ground.number[foot] for foot in self._known(f"balconies.{name}.stairs", stairs)]
        if not feet:
            raise BoardError(f"balconies.{name}.stairs: a balcony is reached by stairs (UOA-BALC-02).")
        over = [ground.number[below] for below in balcony.over]
        cell = Cell(name, BALCONY, [self._perch(over, feet[0])])
        ground.stairs.append(Stairs(ground.add(cell), over, feet))

    def _perch(self, over: list[int], foot: int) -> Rect:
        """Where to draw a balcony: where the streets it straddles meet, close to its stairs."""
        room = self.ground.cells[foot].rects[0]
        x, y = (room[0] + room[2]) // 2, (room[1] + room[3]) // 2
        rects = [rect for cell in over for rect in self.ground.cells[cell].rects]
        meetings = [touch(one, two) for number, one in enumerate(rects) for two in rects[number + 1 :]]
        places = [meeting[1] for meeting in meetings if meeting is not None] or rects
        points = [(min(max(x, r[0]), r[2]), min(max(y, r[1]), r[3])) for r in places]
        x = sum(point[0] for point in points) // len(points)
        y = sum(point[1] for point in points) // len(points)
        half = CELL // 4
        return (x - half, y - half, x + half, y + half)

    def _scenery(self) -> Scenery:
        scenery = Scenery(size=(len(self.rows[0]) * CELL, len(self.rows) * CELL))
        for text in self.spec.walls:
            scenery.fences.extend(self._pair("walls", text)[2])
        for name in self.spec.rails:
            scenery.rails.extend(self.rects[name])
        for house, zones in {**self.spec.buildings, **self.spec.train}.items():
            if zones:
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
        edges: list[Rect] = []
        for mine in self.rects[a]:
            for other in self.rects[b]:
                meeting = touch(mine, other)
                if meeting is not None and found["side"] in (None, "NESW"[meeting[0]]):
                    edges.append(meeting[1])
        return a, b, _joined(edges), text

    def _known(self, field: str, names: list[str]) -> list[str]:
        for name in names:
            if name not in self.rects:
                raise BoardError(f"{field}: there is no zone {name!r}; the map has {', '.join(self.rects)}.")
        return names

    def _room(self, field: str, name: str) -> int:
        self._known(field, [name])
        if not kind_is_indoors(self._kind(name)):
            raise BoardError(f"{field}: zone {name!r} is no building zone.")
        return self.ground.number[name]

    def _kind(self, name: str) -> int:
        return self.kinds.get(name, STREET)


def _rows(text: str) -> list[list[str]]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if not rows:
        raise BoardError("map: there is no row of zone names.")
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BoardError(f"map: row {number + 1} has {len(row)} cells, row 1 has {len(rows[0])}.")
        for name in row:
            if "-" in name or "@" in name:
                raise BoardError(f"map: row {number + 1}: zone name {name!r} may not contain - or @.")
    return rows


def _zones(rows: list[list[str]]) -> dict[str, list[Rect]]:
    """The rectangles of each zone, in reading order of the map."""
    rects: dict[str, list[Rect]] = {}
    for row, names in enumerate(rows):
        start = 0
        for column in range(1, len(names) + 1):
            if column == len(names) or names[column] != names[start]:
                if names[start] != SOLID:
                    strip = (start * CELL, row * CELL, column * CELL, (row + 1) * CELL)
                    _stack(rects.setdefault(names[start], []), strip)
                start = column
    for name, parts in rects.items():
        reached = [parts[0]]
        for part in reached:
            reached.extend(other for other in parts if other not in reached and touch(part, other) is not None)
        if len(reached) != len(parts):
            raise BoardError(f"map: zone {name!r} lies in separate pieces; equal names are one zone.")
    if not rects:
        raise BoardError("map: there is no zone.")
    return rects


def _stack(parts: list[Rect], strip: Rect) -> None:
    """Add a strip to a zone, growing the rectangle right above it if it is as wide."""
    for number, part in enumerate(parts):
        if part[3] == strip[1] and (part[0], part[2]) == (strip[0], strip[2]):
            parts[number] = (part[0], part[1], part[2], strip[3])
            return
    parts.append(strip)


def _joined(edges: list[Rect]) -> list[Rect]:
    """Edges that continue each other made one."""
    joined: list[Rect] = []
    for edge in sorted(edges):
        last = joined[-1] if joined else None
        if last is not None and (last[2], last[3]) == (edge[0], edge[1]) and _upright(last) == _upright(edge):
            joined[-1] = (last[0], last[1], edge[2], edge[3])
        else:
            joined.append(edge)
    return joined


def _upright(edge: Rect) -> bool:
    return edge[0] == edge[2]


def _gap(edge: Rect, part: float) -> Rect:
    """An opening that far along the edge."""
    lo, hi = span(edge)
    middle = lo + round((hi - lo) * part)
    start = min(max(middle - GAP // 2, lo), hi - GAP)
    if _upright(edge):
        return (edge[0], start, edge[0], start + GAP)
    return (start, edge[1], start + GAP, edge[1])
