"""The grid of a text map: from rows of names to rectangles, floor beside floor."""

from typing import Final

import msgspec

from .geometry import Rect, meetings, span
from .plan import FloorSpot
from .tiles import BoardError

CELL: Final = 400
"""Side of one map cell in board units."""

GAP: Final = CELL // 5
"""Width of an opening."""

SOLID: Final = "#"


class Grid(msgspec.Struct):
    """Where the zones of a text map lie: the rectangles of each, in reading order, and its floor."""

    size: tuple[int, int]
    rects: dict[str, list[Rect]]
    floor: dict[str, int]
    floors: list[FloorSpot]


def lay_floors(text: str, further: dict[str, str], most_cells: int) -> Grid:
    """All floors of a map, each a cell's width right of the one before."""
    grid = Grid((0, 0), {}, {}, [])
    cells = 0
    for number, (name, rows_text) in enumerate([("", text), *further.items()]):
        place = f"floors.{name}" if number else "map"
        rows = _rows(place, rows_text)
        cells += len(rows) * len(rows[0])
        if cells > most_cells:
            raise BoardError(f"{place}: it has {cells:,} cells; at most {most_cells:,} can be.")
        left = grid.size[0] + CELL if number else 0
        for zone, parts in _zones(place, rows, left).items():
            if zone in grid.rects:
                raise BoardError(f"{place}: zone {zone!r} lies on another floor already; equal names are one zone.")
            grid.rects[zone] = parts
            grid.floor[zone] = number
        right, bottom = left + len(rows[0]) * CELL, len(rows) * CELL
        grid.floors.append(FloorSpot(name, (left, 0, right, bottom)))
        grid.size = (right, max(grid.size[1], bottom))
    return grid


def joined(edges: list[Rect]) -> list[Rect]:
    """Edges that continue each other made one."""
    made: list[Rect] = []
    for edge in sorted(edges):
        last = made[-1] if made else None
        if last is not None and (last[2], last[3]) == (edge[0], edge[1]) and _upright(last) == _upright(edge):
            made[-1] = (last[0], last[1], edge[2], edge[3])
        else:
            made.append(edge)
    return made


def gap(edge: Rect, part: float) -> Rect:
    """An opening that far along the edge."""
    lo, hi = span(edge)
    middle = lo + round((hi - lo) * part)
    start = min(max(middle - GAP // 2, lo), hi - GAP)
    if _upright(edge):
        return (edge[0], start, edge[0], start + GAP)
    return (start, edge[1], start + GAP, edge[1])


def _rows(place: str, text: str) -> list[list[str]]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if not rows:
        raise BoardError(f"{place}: there is no row of zone names.")
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BoardError(f"{place}: row {number + 1} has {len(row)} cells, row 1 has {len(rows[0])}.")
        for name in row:
            if "-" in name or "@" in name:
                raise BoardError(f"{place}: row {number + 1}: zone name {name!r} may not contain - or @.")
    return rows


def _zones(place: str, rows: list[list[str]], left: int) -> dict[str, list[Rect]]:
    """The rectangles of each zone, in reading order of the map: strips of a row, grown downwards while the next
    one is as wide."""
    rects: dict[str, list[Rect]] = {}
    above: dict[tuple[str, int, int], int] = {}
    for row, names in enumerate(rows):
        here: dict[tuple[str, int, int], int] = {}
        start = 0
        for column in range(1, len(names) + 1):
            if column == len(names) or names[column] != names[start]:
                name, strip = names[start], (start, column)
                if name != SOLID:
                    parts = rects.setdefault(name, [])
                    part = above.get((name, *strip), len(parts))
                    if part == len(parts):
                        parts.append((left + start * CELL, row * CELL, left + column * CELL, row * CELL))
                    parts[part] = (*parts[part][:3], (row + 1) * CELL)
                    here[name, *strip] = part
                start = column
        above = here
    for name, parts in rects.items():
        if not _hangs_together(parts):
            raise BoardError(f"{place}: zone {name!r} lies in separate pieces; equal names are one zone.")
    if not rects:
        raise BoardError(f"{place}: there is no zone.")
    return rects


def _hangs_together(parts: list[Rect]) -> bool:
    near: list[list[int]] = [[] for _ in parts]
    for one, two, _, _ in meetings(parts):
        near[one].append(two)
        near[two].append(one)
    reached = [0]
    seen = [True, *([False] * (len(parts) - 1))]
    for part in reached:
        for other in near[part]:
            if not seen[other]:
                seen[other] = True
                reached.append(other)
    return len(reached) == len(parts)


def _upright(edge: Rect) -> bool:
    return edge[0] == edge[2]
