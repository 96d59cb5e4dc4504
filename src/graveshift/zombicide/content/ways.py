"""Ways on the board of a designer's mission: can everybody and everything come where a goal wants them?"""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.board.board import Board
from graveshift.content import Problem, Text
from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.content.mission_checks import inside
from graveshift.zombicide.content.problems import told


class Land:
    """The board in all shapes that it will take, and where people can walk on it from the start."""

    def __init__(self, board: Board, shapes: list[Board], starts: list[str]) -> None:
        self.board = board
        self.shapes = shapes
        self.starts = starts
        self.reached = walk(shapes, starts)

    def in_reach(self, place: str) -> bool:
        """Can a thing at this place be reached by a throw from somewhere people can stand?"""
        return in_reach(self.shapes, place, self.reached)

    def in_reach_at_first(self, place: str) -> bool:
        """The same on the board as it is laid."""
        return in_reach([self.board], place, walk([self.board], self.starts))


def token_ways(mission: Mission, land: Land) -> Iterator[Problem]:
    """Every token a goal needs can be walked to from the start, on the board as it is or will be (UOA-WIN-04)."""
    for index, token in enumerate(mission.tokens):
        where = f"tokens[{index}] ({token.kind}).zone"
        needed = next((why for why in (goal.wants(token) for goal in mission.goals) if why is not None), None)
        if needed is not None and token.place not in land.reached:
            yield where, told("nobody-can-walk-from-the-start", place=token.place, needed=needed)
        reasons: list[Text] = []
        for goal in mission.goals:
            for reason in goal.tokens_out_of_reach(token, land):
                if reason not in reasons:
                    reasons.append(reason)
                    yield where, reason


def goal_ways(mission: Mission, land: Land) -> Iterator[Problem]:
    """Every other place that a goal asks for can be reached."""
    for index, goal in enumerate(mission.goals):
        yield from inside(f"goals[{index}] ({goal.key})", goal.out_of_reach(mission, land))


def walk(shapes: list[Board], starts: list[str]) -> set[str]:
    """All cells that can be reached on foot while the board takes these shapes, in whatever order."""
    reached = set(starts)
    grown = True
    while grown:
        grown = False
        for shape in shapes:
            zones = {shape.index[cell] for cell in reached if cell in shape.index}
            queue = sorted(zones)
            for zone in queue:
                for near in shape.neighbours[zone]:
                    if near not in zones:
                        zones.add(near)
                        queue.append(near)
            cells = {cell for zone in zones for cell in shape.cells[zone]}
            if not cells <= reached:
                reached |= cells
                grown = True
    return reached


def in_reach(shapes: list[Board], place: str, reached: set[str]) -> bool:
    """Can a thing at this place be reached by a throw from somewhere people can stand?"""
    for shape in shapes:
        target = shape.index.get(place)
        if target is None:
            continue
        for zone in range(shape.zones):
            if shape.sight[zone][target] <= 1 and shape.names[zone] in reached:
                return True
    return False
