"""The plan of a board: where everything lies, for drawings. No rule reads it."""

from typing import Final

import msgspec

from graveshift.content import Text

from .geometry import Rect, overlap
from .ground import CEMETERY, OPEN, STREET, Ground, Link, is_indoors

WALL: Final = 30
"""How thick printed walls are at most; an opening in a wall may lie that far off its line."""


class ZoneShape(msgspec.Struct, frozen=True):
    """One zone: its rectangles and the point where its name goes."""

    name: str
    kind: int
    building: int
    rects: list[Rect]
    centre: tuple[int, int]


class Label(msgspec.Struct, frozen=True):
    name: Text
    at: tuple[int, int]


class TileSpot(msgspec.Struct, frozen=True):
    name: str
    rotation: int
    rect: Rect


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
    locomotives: list[tuple[Rect, int]] = []
    machines: list[Rect] = []
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
    locomotives: list[tuple[Rect, int]]
    machines: list[Rect]
    crates: list[int]
    corpse_piles: list[int]
    switches: list[int]
    nozzles: list[int]
    labels: list[Label]
    tiles: list[TileSpot]
    shut: list[tuple[str, bool]]
    """Border openings that are walls: the room, and whether it is at the board edge."""


def draw_up(ground: Ground, scenery: Scenery) -> Plan:
    """The plan of a settled ground."""
    zones = [_shape(ground, zone) for zone in range(len(ground.members))]
    openings = [link.edge for link in ground.links if link.kind != OPEN]
    lines = [link.edge for link in ground.links if link.kind == OPEN and _parts_zones(ground, link)]
    walls: list[Rect] = []
    fences = list(scenery.fences)
    curbs: list[Rect] = []
    for shape in zones:
        if is_indoors(shape.kind):
            walls.extend(part for edge in outline(shape.rects) for part in _pierced(edge, openings, WALL))
        elif shape.kind == CEMETERY:
            fences.extend(part for edge in outline(shape.rects) for part in _pierced(edge, openings, WALL))
        elif shape.kind == STREET:
            inside = [edge for edge in outline(shape.rects) if not _at_board_edge(edge, scenery.size)]
            edges = [part for edge in inside for part in _pierced(edge, lines, 0)]
            curbs.extend(part for edge in edges for part in _pierced(edge, openings, WALL))
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
        locomotives=scenery.locomotives,
        machines=scenery.machines,
        crates=[ground.zone_of[cell] for cell in ground.crates],
        corpse_piles=[ground.zone_of[cell] for cell in ground.piles],
        switches=[ground.zone_of[cell] for cell in ground.switches if cell >= 0],
        nozzles=[ground.zone_of[cell] for cell in ground.nozzles if cell >= 0],
        labels=scenery.labels,
        tiles=scenery.tiles,
        shut=scenery.shut,
    )


def outline(rects: list[Rect]) -> list[Rect]:
    """The outer edges of rectangles that lie side by side without overlapping."""
    edges: list[Rect] = []
    for rect in rects:
        x0, y0, x1, y1 = rect
        for edge in ((x0, y0, x1, y0), (x1, y0, x1, y1), (x0, y1, x1, y1), (x0, y0, x0, y1)):
            inner = [other for other in rects if other != rect and _lies_on(edge, other)]
            parts = [edge]
            for other in inner:
                parts = [left for part in parts for left in _cut(part, _along(edge, other))]
            edges.extend(parts)
    return edges


def _shape(ground: Ground, zone: int) -> ZoneShape:
    rects = [rect for cell in ground.members[zone] for rect in ground.cells[cell].rects]
    box = (min(r[0] for r in rects), min(r[1] for r in rects), max(r[2] for r in rects), max(r[3] for r in rects))
    whole = sum(_area(rect) for rect in rects) == _area(box)
    middle = box if whole else max(rects, key=_area)
    centre = ((middle[0] + middle[2]) // 2, (middle[1] + middle[3]) // 2)
    first = ground.cells[ground.members[zone][0]]
    return ZoneShape(first.name, first.kind, ground.building[zone], rects, centre)


def _parts_zones(ground: Ground, link: Link) -> bool:
    return ground.zone_of[link.a] != ground.zone_of[link.b]


def _at_board_edge(edge: Rect, size: tuple[int, int]) -> bool:
    return edge[0] == edge[2] in (0, size[0]) or edge[1] == edge[3] in (0, size[1])


def _area(rect: Rect) -> int:
    return (rect[2] - rect[0]) * (rect[3] - rect[1])


def _lies_on(edge: Rect, other: Rect) -> bool:
    if edge[0] == edge[2]:
        return edge[0] in (other[0], other[2]) and overlap(edge[1], edge[3], other[1], other[3]) is not None
    return edge[1] in (other[1], other[3]) and overlap(edge[0], edge[2], other[0], other[2]) is not None


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


def _pierced(edge: Rect, openings: list[Rect], thickness: int) -> list[Rect]:
    """What the openings leave of a wall; an opening may lie the wall's thickness off its line."""
    parts = [edge]
    for gap in openings:
        if (gap[0] == gap[2]) != (edge[0] == edge[2]):
            continue
        upright = edge[0] == edge[2]
        apart = abs(gap[0] - edge[0]) if upright else abs(gap[1] - edge[1])
        if apart <= thickness:
            where = (gap[1], gap[3]) if upright else (gap[0], gap[2])
            parts = [left for part in parts for left in _cut(part, where)]
    return parts


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
