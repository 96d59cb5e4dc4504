"""A board as plain text for the terminal: `#` walls, `+` openings, `X` closed doors, dots between streets and along
lines in rooms, `=` rails, `~` balconies, `%` solid things; lifts are told below the map."""

from collections.abc import Mapping, Sequence
from typing import Final

from .board import Board
from .geometry import Rect

UNITS: Final = 30
"""Board units a column stands for, at least; a row stands for twice as many."""


def text(
    board: Board, marks: Mapping[int, Sequence[str]] | None = None, columns: int = 100, names: Sequence[str] = ()
) -> str:
    """The map with zone names, or with `names` in their place.

    Marks stand under the name as far as they fit, and in full below the map.
    """
    canvas = _Canvas(board.plan.size, columns)
    plan = board.plan
    for floor in plan.floors:
        canvas.frame(floor.rect, "#")
    for rect in plan.rails:
        canvas.track(rect)
    for line in plan.lines:
        canvas.line(line, ":", ".")
    for edge in (*plan.curbs, *plan.walls, *plan.fences):
        canvas.line(edge, "#", "#")
    for thing in plan.things:
        canvas.fill(thing.rect, "%")
    for opening in plan.openings:
        canvas.line(opening, "+", "+")
    for door in board.shut:
        for edge in plan.doors[door].edges:
            canvas.line(edge, "X", "X")
    for flight in plan.balconies:
        canvas.frame(flight.rect, "~")
    told: list[str] = []
    for zone, shape in enumerate(plan.zones):
        name = names[zone] if names else shape.name
        canvas.write(shape.centre, 0, name)
        here = list(marks.get(zone, ())) if marks else []
        if here:
            room = max(rect[2] - rect[0] for rect in shape.rects) // canvas.unit - 1
            canvas.write(shape.centre, 1, " ".join(here)[: max(room, 1)])
            told.append(f"{name}: {', '.join(here)}")
    told.extend(
        f"{floor.name}: {_first_and_last(board, number)}" for number, floor in enumerate(plan.floors) if floor.name
    )
    if plan.lifts:
        told.append(f"lift: {', '.join(board.names[zone] for zone in plan.lifts)}")
    return "\n".join([*canvas.rows(), *told]) + "\n"


def _first_and_last(board: Board, floor: int) -> str:
    """The zones of a floor, from the first to the last."""
    names = [name for name, level in zip(board.names, board.floor, strict=True) if level == floor]
    return names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"


class _Canvas:
    def __init__(self, size: tuple[int, int], columns: int) -> None:
        self.unit = max(UNITS, -(-size[0] // (columns - 1)))
        self.width = size[0] // self.unit + 1
        self.height = size[1] // (2 * self.unit) + 1
        self.cells = [[" "] * self.width for _ in range(self.height)]
        self.line((0, 0, size[0], 0), "#", "#")
        self.line((0, size[1], size[0], size[1]), "#", "#")
        self.line((0, 0, 0, size[1]), "#", "#")
        self.line((size[0], 0, size[0], size[1]), "#", "#")

    def rows(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.cells]

    def put(self, column: int, row: int, sign: str) -> None:
        if 0 <= row < self.height and 0 <= column < self.width:
            self.cells[row][column] = sign

    def line(self, edge: Rect, upright: str, level: str) -> None:
        x0, y0 = self._spot(edge[0], edge[1])
        x1, y1 = self._spot(edge[2], edge[3])
        sign = upright if edge[0] == edge[2] else level
        for row in range(y0, y1 + 1):
            for column in range(x0, x1 + 1):
                self.put(column, row, sign)

    def frame(self, rect: Rect, sign: str) -> None:
        x0, y0, x1, y1 = rect
        for edge in ((x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1)):
            self.line(edge, sign, sign)

    def fill(self, rect: Rect, sign: str) -> None:
        x0, y0 = self._spot(rect[0], rect[1])
        x1, y1 = self._spot(rect[2], rect[3])
        for row in range(y0 + 1, y1):
            for column in range(x0 + 1, x1):
                self.put(column, row, sign)

    def track(self, rect: Rect) -> None:
        """Rails along the longer side."""
        x0, y0, x1, y1 = rect
        middle = ((x0 + x1) // 2, (y0 + y1) // 2)
        along = x1 - x0 >= y1 - y0
        rails = [(x0, middle[1], x1, middle[1])] if along else [(middle[0], y0, middle[0], y1)]
        for rail in rails:
            self.line(rail, "=", "=")

    def write(self, centre: tuple[int, int], below: int, words: str) -> None:
        column, row = self._spot(centre[0], centre[1])
        start = min(max(column - len(words) // 2, 1), max(self.width - len(words) - 1, 0))
        for offset, sign in enumerate(words):
            self.put(start + offset, row + below, sign)

    def _spot(self, x: int, y: int) -> tuple[int, int]:
        return x // self.unit, y // (2 * self.unit)
