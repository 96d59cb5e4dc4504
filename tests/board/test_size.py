"""The largest maps that are allowed stay cheap: counted in steps and bytes, not in seconds."""

import sys
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from types import FrameType
from typing import Any

import pytest

from graveshift.board import FAR, Board, from_map
from graveshift.board.textmap import MOST_CELLS, MOST_ZONES

Spec = dict[str, Any]


def name(row: int, column: int) -> str:
    return f"{chr(97 + row)}{chr(97 + column)}"


def plaza(side: int) -> Spec:
    """Nothing but streets."""
    return {"map": "\n".join(" ".join(name(row, column) for column in range(side)) for row in range(side))}


def palace(side: int) -> Spec:
    """Nothing but rooms, with an opening in every wall."""
    spec = plaza(side)
    rows = [line.split() for line in spec["map"].splitlines()]
    across = [f"{a}-{b}" for row in rows for a, b in pairwise(row)]
    down = [f"{a}-{b}" for row, below in pairwise(rows) for a, b in zip(row, below, strict=True)]
    return {**spec, "buildings": {"palace": [each for row in rows for each in row]}, "openings": across + down}


def stairs(side: int) -> Spec:
    """Few zones of many pieces each: diagonal stripes two cells wide."""
    rows = [" ".join(f"s{(column - row) // 2 + side}" for column in range(side)) for row in range(side)]
    return {"map": "\n".join(rows)}


def lines_run(spec: Spec) -> int:
    """How many lines of the board's code run while a map is built."""
    count = 0

    def inside(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        if event == "line":
            count += 1
        return inside

    def entered(frame: FrameType, event: str, argument: object) -> Any:
        return inside if "/board/" in frame.f_code.co_filename.replace("\\", "/") else None

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        from_map(spec)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(("shape", "times"), [(plaza, 13), (palace, 12), (stairs, 7)])
def test_work_grows_with_the_square_of_the_zones(shape: Callable[[int], Spec], times: int) -> None:
    """Four times the zones: less than sixteen times the work; four times the cells in twice the zones: less."""
    assert lines_run(shape(12)) < times * lines_run(shape(6))


def test_the_largest_map_takes_little_memory() -> None:
    """400 zones; all tables together stay below 32 MB."""
    tracemalloc.start()
    try:
        board = from_map(plaza(20))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert board.zones == MOST_ZONES
    assert peak < 32 * 2**20


def test_the_widest_zones_take_little_memory() -> None:
    """2,500 cells in 50 zones."""
    tracemalloc.start()
    try:
        from_map(stairs(50))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert MOST_CELLS == 50 * 50
    assert peak < 32 * 2**20


def test_whoever_is_too_far_away_is_out_of_reach() -> None:
    """A road of 400 zones: 98 Moves are a way, more are none, and the steps agree."""
    board: Board = from_map({"map": " ".join(f"z{number}" for number in range(MOST_ZONES))})
    assert board.distance[0][FAR - 1] == FAR - 1
    assert set(board.distance[0][FAR:]) == {FAR}
    assert (board.steps[0][FAR - 1], board.steps[0][FAR]) == ([1], [])
    assert board.sight[0][FAR - 1] == FAR - 1
    assert board.sees[0] == list(range(FAR))
