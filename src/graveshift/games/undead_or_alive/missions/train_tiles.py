"""The Train tiles of a mission: where they lie, the steps that the file lists, and the way the book moves them."""

from __future__ import annotations

from graveshift.games.undead_or_alive.content.tokens import MissionBoard
from graveshift.zombicide.content.mission import Mission, PlacedTile

TILES = range(10, 13)
"""The numbers of the Train tiles (UOA-COMP-02); an expansion has map tiles beyond them."""
LOCOMOTIVE = "10R"

State = tuple[str, ...]
"""The Train tiles in reading order."""


def states_of(mission: Mission) -> tuple[State, ...]:
    """The Train tiles step by step; none if nothing changes them."""
    return mission.board.train_states if isinstance(mission.board, MissionBoard) else ()


def train_spots(mission: Mission) -> list[tuple[int, int, PlacedTile]]:
    """The Train tiles of the grid in reading order, each with row and column."""
    return [
        (y, x, placed)
        for y, row in enumerate(mission.board.rows)
        for x, placed in enumerate(row)
        if int(placed.tile[:-1]) in TILES
    ]


def course(laid: State, *, towards_the_end: bool) -> list[State]:
    """All steps of a Train that enters at one end of its tiles, or stands there, until it has left at the other.

    A step takes the tile ahead away, moves the Train on and puts that tile behind it as a car (UOA-TRAIN-07,
    UOA-TRAIN-13). At the edge the locomotive leaves, then one car each step; its tile fills the gap as railroad
    (UOA-TRAIN-15, UOA-TRAIN-18).
    """
    tiles = list(laid if towards_the_end else reversed(laid))
    steps = [tuple(tiles)]
    if LOCOMOTIVE not in tiles:
        tiles[0] = LOCOMOTIVE
        steps.append(tuple(tiles))
    while LOCOMOTIVE in tiles or _is_train(tiles[-1]):
        front = tiles.index(LOCOMOTIVE) if LOCOMOTIVE in tiles else len(tiles) - 1
        rear = front
        while rear and _is_train(tiles[rear - 1]):
            rear -= 1
        if front < len(tiles) - 1:
            taken = tiles.pop(front + 1)
            tiles.insert(rear, f"{taken[:-1]}R")
        else:
            gone = tiles.pop(front)
            tiles.insert(rear, f"{gone[:-1]}V")
        steps.append(tuple(tiles))
    return steps if towards_the_end else [tuple(reversed(step)) for step in steps]


def _is_train(tile: str) -> bool:
    return tile.endswith("R")
