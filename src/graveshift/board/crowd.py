"""Where tokens stand on a drawing: near the name of their zone, inside it, and in front of no door, name or balcony."""

from collections.abc import Mapping
from typing import Final

from .board import Board
from .geometry import Rect
from .looks import Sign

Point = tuple[int, int]

HALF: Final = 47
"""Half the side of a token."""
STEP: Final = 12
BELOW: Final = 78
"""How far under the name of its zone the first token would like to stand."""


class Crowd:
    """What takes up room on a drawing so far."""

    def __init__(self, board: Board, signs: Mapping[str, Sign]) -> None:
        self.board = board
        plan = board.plan
        self.doors: list[Rect] = [grown(edge, 26) for edge in plan.openings]
        self.doors += [grown(ordered(stairs), 26) for flight in plan.balconies for stairs in flight.stairs]
        self.fixed: list[Rect] = []
        for zone, shape in enumerate(plan.zones):
            x, y = shape.centre
            half = 13 * len(shape.name)
            self.fixed.append((x - half, y - 22, x + half, y + 24))
            for name, sign in signs.items():
                if sign.room is not None and zone in plan.marks.get(name, ()):
                    x0, y0, x1, y1 = sign.room
                    self.fixed.append((x + x0, y + y0, x + x1, y + y1))
        self.standing: list[Rect] = []

    def place(self, zone: int) -> Point:
        """Room for one more token in a zone; where there is none, it stands beside the others all the same."""
        shape = self.board.plan.zones[zone]
        wish = (shape.centre[0], shape.centre[1] + BELOW)
        near = [point for rect in shape.rects for point in _points(rect)]
        near.sort(key=lambda point: (abs(point[0] - wish[0]) + 2 * abs(point[1] - wish[1]), point))
        balconies = [flight.rect for flight in self.board.plan.balconies if flight.zone != zone]
        bounds = _bounds(shape.rects)
        for hindrances in (
            [*self.doors, *balconies, *self.fixed, *self.standing],
            [*self.doors, *self.fixed, *self.standing],
            [*self.doors, *self.standing],
            self.doors,
        ):
            close = [rect for rect in hindrances if meet(rect, bounds)]
            for point in near:
                box = _token(point)
                if not any(meet(box, rect) for rect in close):
                    self.standing.append(box)
                    return point
        return wish

    def beside(self, spot: Point) -> Point:
        """Room for a sign near a spot."""
        for ring in range(12):
            for x, y in _ring(spot, ring * 40):
                box = _token((x, y))
                if not any(meet(box, rect) for rect in (*self.fixed, *self.standing)):
                    self.standing.append(box)
                    return (x, y)
        return spot


def meet(a: Rect, b: Rect) -> bool:
    """Do two rectangles overlap?"""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def grown(rect: Rect, by: int) -> Rect:
    """A rectangle, or a line, with a border round it."""
    return (rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by)


def ordered(line: Rect) -> Rect:
    """A line from its upper left to its lower right."""
    return (min(line[0], line[2]), min(line[1], line[3]), max(line[0], line[2]), max(line[1], line[3]))


def _points(rect: Rect) -> list[Point]:
    """Where a token fits into a rectangle; its middle if it is too small for one."""
    xs = range(rect[0] + HALF + 6, rect[2] - HALF - 5, STEP) or [(rect[0] + rect[2]) // 2]
    ys = range(rect[1] + HALF + 6, rect[3] - HALF - 5, STEP) or [(rect[1] + rect[3]) // 2]
    return [(x, y) for x in xs for y in ys]


def _token(at: Point) -> Rect:
    return (at[0] - HALF, at[1] - HALF, at[0] + HALF, at[1] + HALF)


def _bounds(rects: list[Rect]) -> Rect:
    return (
        min(rect[0] for rect in rects),
        min(rect[1] for rect in rects),
        max(rect[2] for rect in rects),
        max(rect[3] for rect in rects),
    )


def _ring(spot: Point, away: int) -> list[Point]:
    x, y = spot
    sides = [(x, y - away), (x + away, y - away), (x + away, y), (x - away, y - away)]
    return [*sides, (x - away, y), (x, y + away), (x + away, y + away), (x - away, y + away)]
