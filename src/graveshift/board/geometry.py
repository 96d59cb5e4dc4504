"""Rectangles, sides and quarter turns: the little geometry that tiles and text maps share."""

from typing import Final

Rect = tuple[int, int, int, int]
"""x0, y0, x1, y1; x to the right, y down. A border or an opening is a rectangle without thickness."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

SIDES: Final[dict[str, int]] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def opposite(side: int) -> int:
    return (side + 2) % 4


def turned(rect: Rect, width: int, height: int, rotation: int) -> Rect:
    """The rectangle after its tile of that size was turned clockwise by 0, 90, 180 or 270 degrees."""
    x0, y0, x1, y1 = rect
    if rotation == 90:
        return (height - y1, x0, height - y0, x1)
    if rotation == 180:
        return (width - x1, height - y1, width - x0, height - y0)
    if rotation == 270:
        return (y0, width - x1, y1, width - x0)
    return rect


def moved(rect: Rect, dx: int, dy: int) -> Rect:
    return (rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy)


def overlap(lo: int, hi: int, other_lo: int, other_hi: int) -> tuple[int, int] | None:
    """The common part of two intervals, None if it has no length."""
    low, high = max(lo, other_lo), min(hi, other_hi)
    return (low, high) if low < high else None


def touch(a: Rect, b: Rect) -> tuple[int, Rect] | None:
    """On which side of a lies b, and the edge they share; corners do not count (UOA-ZONE-07)."""
    if a[2] == b[0] or a[0] == b[2]:
        common = overlap(a[1], a[3], b[1], b[3])
        if common is not None:
            side = EAST if a[2] == b[0] else WEST
            at = a[2] if side == EAST else a[0]
            return side, (at, common[0], at, common[1])
    if a[3] == b[1] or a[1] == b[3]:
        common = overlap(a[0], a[2], b[0], b[2])
        if common is not None:
            side = SOUTH if a[3] == b[1] else NORTH
            at = a[3] if side == SOUTH else a[1]
            return side, (common[0], at, common[1], at)
    return None


Meeting = tuple[int, int, int, Rect]
"""Two rectangles by number, the first one smaller; the side of the first on which the second lies; their edge."""


def meetings(rects: list[Rect]) -> list[Meeting]:
    """Every two of these rectangles that touch, in order of their numbers. The rectangles must not overlap: then
    those that end at one line lie one after the other, and a walk along the line finds all that meet there."""
    found: list[Meeting] = []
    for upright in (True, False):
        ending: dict[int, list[tuple[int, int, int]]] = {}
        starting: dict[int, list[tuple[int, int, int]]] = {}
        for number, (x0, y0, x1, y1) in enumerate(rects):
            ending.setdefault(x1 if upright else y1, []).append((y0, y1, number) if upright else (x0, x1, number))
            starting.setdefault(x0 if upright else y0, []).append((y0, y1, number) if upright else (x0, x1, number))
        for at, before in ending.items():
            for first, second, lo, hi in _side_by_side(sorted(before), sorted(starting.get(at, []))):
                edge = (at, lo, at, hi) if upright else (lo, at, hi, at)
                side = EAST if upright else SOUTH
                low, high = (first, second) if first < second else (second, first)
                found.append((low, high, side if low == first else opposite(side), edge))
    return sorted(found)


def _side_by_side(
    before: list[tuple[int, int, int]], after: list[tuple[int, int, int]]
) -> list[tuple[int, int, int, int]]:
    """Which stretches before a line and after it have a common part, both in order along the line."""
    common: list[tuple[int, int, int, int]] = []
    here = there = 0
    while here < len(before) and there < len(after):
        lo, hi = max(before[here][0], after[there][0]), min(before[here][1], after[there][1])
        if lo < hi:
            common.append((before[here][2], after[there][2], lo, hi))
        if before[here][1] <= after[there][1]:
            here += 1
        else:
            there += 1
    return common


def span(edge: Rect) -> tuple[int, int]:
    """Where an edge begins and ends along itself."""
    return (edge[1], edge[3]) if edge[0] == edge[2] else (edge[0], edge[2])


def facing(edge: Rect, rects: list[Rect]) -> int:
    """Index of the rectangle that lies along the edge, nearest to it."""
    lo, hi = span(edge)
    upright = edge[0] == edge[2]
    best, nearest = 0, 1 << 30
    for number, rect in enumerate(rects):
        near, far = (rect[0], rect[2]) if upright else (rect[1], rect[3])
        start, end = (rect[1], rect[3]) if upright else (rect[0], rect[2])
        if overlap(lo, hi, start, end) is None:
            continue
        at = edge[0] if upright else edge[1]
        gap = min(abs(near - at), abs(far - at))
        if gap < nearest:
            best, nearest = number, gap
    return best


def side_of(edge: Rect, a: Rect, b: Rect) -> int:
    """On which side of a the edge leads to b: the printed walls have thickness, so centres decide."""
    if edge[0] == edge[2]:
        return EAST if a[0] + a[2] < b[0] + b[2] else WEST
    return SOUTH if a[1] + a[3] < b[1] + b[3] else NORTH
