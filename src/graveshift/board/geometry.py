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
