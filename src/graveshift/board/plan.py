"""The plan of a board: where everything lies, for drawings. No rule reads it."""

from typing import Final

import msgspec

from graveshift.content import Text

from .geometry import EAST, NORTH, SOUTH, WEST, Rect, meetings, opposite, overlap
from .ground import LIFT, LINE, ONE_WAY, OPEN, STREET, YARD, Ground, Link, is_indoors

WALL: Final = 30
"""How thick printed walls are at most; an opening in a wall may lie that far off its line."""


class ZoneShape(msgspec.Struct, frozen=True):
    """One zone: its rectangles and the point where its name goes."""

    name: str
    kind: int
    building: int
    floor: int
    rects: list[Rect]
    centre: tuple[int, int]


class Label(msgspec.Struct, frozen=True):
    name: Text
    at: tuple[int, int]


class TileSpot(msgspec.Struct, frozen=True):
    name: str
    rotation: int
    rect: Rect


class Thing(msgspec.Struct, frozen=True):
    """Something solid or at least in the way of the eye: a machine, a locomotive's front, a bank of slot machines."""

    kind: str
    rect: Rect
    rotation: int


class FloorSpot(msgspec.Struct, frozen=True):
    """A floor of the board; floors lie side by side."""

    name: str
    rect: Rect


class DoorSpot(msgspec.Struct, frozen=True):
    """The edges of a door that can be closed; its number is its place in the list."""

    zones: tuple[int, int]
    edges: list[Rect]


class Flight(msgspec.Struct, frozen=True):
    """A balcony with the straight lines of its stairs."""

    zone: int
    rect: Rect
    stairs: list[Rect]


class Scenery(msgspec.Struct):
    """What a builder knows beyond the ground."""

    size: tuple[int, int]
    tiles: list[TileSpot] = []
    labels: list[Label] = []
    rails: list[Rect] = []
    things: list[Thing] = []
    floors: list[FloorSpot] = []
    fences: list[Rect] = []
    shut: list[tuple[str, bool]] = []


class Plan(msgspec.Struct, frozen=True):
    """Geometry of a board in its own units; a zone's number is its place in `zones`."""

    size: tuple[int, int]
    zones: list[ZoneShape]
    walls: list[Rect]
    fences: list[Rect]
    curbs: list[Rect]
    """Where a street ends at something solid that is no room."""
    openings: list[Rect]
    lines: list[Rect]
    balconies: list[Flight]
    rails: list[Rect]
    things: list[Thing]
    doors: list[DoorSpot]
    lifts: list[int]
    """The zones from which a lift goes to other floors."""
    floors: list[FloorSpot]
    marks: dict[str, list[int]]
    """What is printed on the tiles, by the name that the game gives it, with the zones that bear it."""
    labels: list[Label]
    tiles: list[TileSpot]
    shut: list[tuple[str, bool]]
    """Border openings that are walls: the room, and whether it is at the board edge."""


def draw_up(ground: Ground, scenery: Scenery) -> Plan:
    """The plan of a settled ground."""
    zones = [_shape(ground, zone) for zone in range(len(ground.members))]
    unbroken = (OPEN, LINE, ONE_WAY)
    openings = [link.edge for link in ground.links if link.kind not in (*unbroken, LIFT)]
    lines = [link.edge for link in ground.links if link.kind in unbroken and _parts_zones(ground, link)]
    gaps = _Gaps(openings, WALL)
    across = _Gaps(lines, 0)
    inside_rooms = _Gaps([link.edge for link in ground.links if link.kind == LINE], 0)
    floors = [floor.rect for floor in scenery.floors] or [(0, 0, scenery.size[0], scenery.size[1])]
    walls: list[Rect] = []
    fences = list(scenery.fences)
    curbs: list[Rect] = []
    for shape in zones:
        edges = outline(shape.rects)
        if is_indoors(shape.kind):
            walls.extend(part for edge in edges for whole in inside_rooms.cut(edge) for part in gaps.cut(whole))
        elif shape.kind == YARD:
            fences.extend(part for edge in edges for part in gaps.cut(edge))
        elif shape.kind == STREET:
            inside = [edge for edge in edges if not any(_at_edge_of(floor, edge) for floor in floors)]
            curbs.extend(part for edge in inside for whole in across.cut(edge) for part in gaps.cut(whole))
    return Plan(
        size=scenery.size,
        zones=zones,
        walls=walls,
        fences=fences,
        curbs=curbs,
        openings=openings,
        lines=lines,
        balconies=[
            Flight(
                ground.zone_of[flight.balcony],
                ground.cells[flight.balcony].rects[0],
                [_flight(ground, flight.balcony, foot) for foot in flight.foot],
            )
            for flight in ground.stairs
        ],
        rails=scenery.rails,
        things=scenery.things,
        doors=_doors(ground),
        lifts=sorted({ground.zone_of[cell] for link in ground.links if link.kind == LIFT for cell in (link.a, link.b)}),
        floors=scenery.floors,
        marks={name: [ground.zone_of[cell] for cell in cells] for name, cells in ground.marks.items()},
        labels=scenery.labels,
        tiles=scenery.tiles,
        shut=scenery.shut,
    )


def outline(rects: list[Rect]) -> list[Rect]:
    """The outer edges of rectangles that lie side by side without overlapping."""
    inner: list[list[list[Rect]]] = [[[], [], [], []] for _ in rects]
    for one, two, side, edge in meetings(rects):
        inner[one][side].append(edge)
        inner[two][opposite(side)].append(edge)
    edges: list[Rect] = []
    for number, (x0, y0, x1, y1) in enumerate(rects):
        around = ((x0, y0, x1, y0), (x1, y0, x1, y1), (x0, y1, x1, y1), (x0, y0, x0, y1))
        for side, edge in zip((NORTH, EAST, SOUTH, WEST), around, strict=True):
            parts = [edge]
            for other in inner[number][side]:
                parts = [left for part in parts for left in _cut(part, _along(edge, other))]
            edges.extend(parts)
    return edges


class _Gaps:
    """Gaps in walls, found by where they lie; a gap may lie the wall's thickness off its line."""

    def __init__(self, gaps: list[Rect], thickness: int) -> None:
        self.thickness = thickness
        self.width = max(thickness, 1)
        self.near: dict[tuple[bool, int], list[Rect]] = {}
        for gap in gaps:
            upright = gap[0] == gap[2]
            self.near.setdefault((upright, (gap[0] if upright else gap[1]) // self.width), []).append(gap)

    def cut(self, edge: Rect) -> list[Rect]:
        """What the gaps leave of a wall."""
        upright = edge[0] == edge[2]
        at = edge[0] if upright else edge[1]
        parts = [edge]
        for place in range(at // self.width - 1, at // self.width + 2):
            for gap in self.near.get((upright, place), ()):
                if abs((gap[0] if upright else gap[1]) - at) <= self.thickness:
                    parts = [left for part in parts for left in _cut(part, _along(edge, gap))]
        return parts


def _doors(ground: Ground) -> list[DoorSpot]:
    """Every door with its edges; a lift has none."""
    edges: dict[tuple[int, int], list[Rect]] = {pair: [] for pair in ground.doors}
    for link in ground.links:
        if link.kind not in (OPEN, LINE, ONE_WAY, LIFT) and ground.door_of(link) in edges:
            edges[ground.door_of(link)].append(link.edge)
    return [DoorSpot(pair, spots) for pair, spots in edges.items()]


def _shape(ground: Ground, zone: int) -> ZoneShape:
    rects = [rect for cell in ground.members[zone] for rect in ground.cells[cell].rects]
    box = (min(r[0] for r in rects), min(r[1] for r in rects), max(r[2] for r in rects), max(r[3] for r in rects))
    whole = sum(_area(rect) for rect in rects) == _area(box)
    middle = box if whole else max(rects, key=_area)
    centre = ((middle[0] + middle[2]) // 2, (middle[1] + middle[3]) // 2)
    first = ground.cells[ground.members[zone][0]]
    return ZoneShape(first.name, first.kind, ground.building[zone], first.floor, rects, centre)


def _parts_zones(ground: Ground, link: Link) -> bool:
    return ground.zone_of[link.a] != ground.zone_of[link.b]


def _at_edge_of(floor: Rect, edge: Rect) -> bool:
    return edge[0] == edge[2] in (floor[0], floor[2]) or edge[1] == edge[3] in (floor[1], floor[3])


def _area(rect: Rect) -> int:
    return (rect[2] - rect[0]) * (rect[3] - rect[1])


def _along(edge: Rect, other: Rect) -> tuple[int, int]:
    return (other[1], other[3]) if edge[0] == edge[2] else (other[0], other[2])


def _cut(edge: Rect, gap: tuple[int, int]) -> list[Rect]:
    upright = edge[0] == edge[2]
    lo, hi = (edge[1], edge[3]) if upright else (edge[0], edge[2])
    if overlap(lo, hi, gap[0], gap[1]) is None:
        return [edge]
    spans = [(lo, min(hi, gap[0])), (max(lo, gap[1]), hi)]
    if upright:
        return [(edge[0], low, edge[0], high) for low, high in spans if low < high]
    return [(low, edge[1], high, edge[1]) for low, high in spans if low < high]


def _flight(ground: Ground, balcony: int, foot: int) -> Rect:
    """A short straight line from the balcony's edge into the zone at its stairs."""
    x0, y0, x1, y1 = ground.cells[balcony].rects[0]
    length = 110
    best: tuple[int, Rect] = (0, _slanted((x0, y0, x1, y1), ground.cells[foot].rects))
    for left, top, right, bottom in ground.cells[foot].rects:
        beside = overlap(y0, y1, top, bottom)
        if beside is not None:
            y = sum(beside) // 2
            for edge, end in ((x0, x0 - length), (x1, x1 + length)):
                if left < end < right:
                    best = max(best, (beside[1] - beside[0], (edge, y, end, y)))
        above = overlap(x0, x1, left, right)
        if above is not None:
            x = sum(above) // 2
            for edge, end in ((y0, y0 - length), (y1, y1 + length)):
                if top < end < bottom:
                    best = max(best, (above[1] - above[0], (x, edge, x, end)))
    return best[1]


def _slanted(balcony: Rect, room: list[Rect]) -> Rect:
    """The shortest line from a balcony to the inside of a room that does not lie straight beside it."""
    inset = 60
    lines: list[tuple[int, Rect]] = []
    for left, top, right, bottom in room:
        middle = ((balcony[0] + balcony[2]) // 2, (balcony[1] + balcony[3]) // 2)
        x = min(max(middle[0], left + inset), right - inset)
        y = min(max(middle[1], top + inset), bottom - inset)
        start = (min(max(x, balcony[0]), balcony[2]), min(max(y, balcony[1]), balcony[3]))
        lines.append((abs(x - start[0]) + abs(y - start[1]), (*start, x, y)))
    return min(lines)[1]
