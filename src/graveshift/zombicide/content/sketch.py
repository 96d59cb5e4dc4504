"""As much of a designer's map as can be drawn, however faulty its file is, and where on it the faults are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from graveshift.board import EMPTY, Board, Placement, TileSet, sketched
from graveshift.board.geometry import Rect
from graveshift.content import Text
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.mission_checks import place_on

Spot = tuple[int, int]
"""A place on the drawing."""


Steps = tuple[str, ...]


class Sketch(msgspec.Struct, frozen=True):
    """The board with gaps, and the tokens that can be put on it, each with its place in the file."""

    board: Board
    tokens: dict[int, Token]
    spots: dict[tuple[int, int], Rect]
    """The place of each tile by row and column."""
    places: dict[int, str]
    """What the file calls the place of each token, whether there is such a place or not."""
    grid: list[list[Placement]]
    """The tiles as the file lays them."""


def sketch(plain: Any, tiles: TileSet, token_kinds: Any) -> Sketch | None:
    """What can be drawn of a mission file; nothing if not a single tile can be laid."""
    board_part = plain.get("board") if isinstance(plain, dict) else None
    rows = board_part.get("rows") if isinstance(board_part, dict) else None
    if not isinstance(rows, list):
        return None
    grid = [[_placement(spot) for spot in row] if isinstance(row, list) else [] for row in rows]
    board = sketched(grid, tiles)
    if board is None:
        return None
    tokens: dict[int, Token] = {}
    places: dict[int, str] = {}
    listed = plain.get("tokens")
    for index, entry in enumerate(listed if isinstance(listed, list) else []):
        if isinstance(entry, dict):
            places[index] = str(entry.get("cell") or entry.get("zone") or "")
            token = _decoded(entry, token_kinds)
            if token is not None and token.place in board.index:
                tokens[index] = token
    return Sketch(board, tokens, _spots(board, len(grid)), places, grid)


def spot_of(drawn: Sketch, steps: Steps) -> Spot | None:
    """Where on the map the thing lies that a path of the file leads to."""
    if steps[:2] == ("board", "rows") and len(steps) >= 4:
        rect = drawn.spots.get((int(steps[2]), int(steps[3])))
        return None if rect is None else _middle(rect)
    if steps[:1] != ("tokens",) or len(steps) < 2:
        return None
    place = drawn.places.get(int(steps[1]), "")
    if place in drawn.board.index:
        return drawn.board.plan.zones[drawn.board.index[place]].centre
    for spot in drawn.board.plan.tiles:
        if spot.name == place.partition(".")[0] and spot.name:
            return _middle(spot.rect)
    return None


def left_out(drawn: Sketch, tiles: TileSet, no_tile: Callable[[str], Text]) -> Iterator[tuple[Steps, Text]]:
    """Tiles that the box does not have, and places that are not there: what a drawing has to leave out."""
    laid = [spot.tile for row in drawn.grid for spot in row if spot.tile in tiles.tiles]
    for y, row in enumerate(drawn.grid):
        for x, spot in enumerate(row):
            if spot.tile and spot.tile not in tiles.tiles:
                yield ("board", "rows", str(y), str(x), "tile"), no_tile(spot.tile)
    for index, place in drawn.places.items():
        if "." in place:
            for _, reason in place_on(laid, tiles, "", place):
                yield ("tokens", str(index), "zone"), reason


def _placement(spot: Any) -> Placement:
    """A tile as it lies; turned in a way that cannot be, it is drawn upright."""
    tile = spot.get("tile") if isinstance(spot, dict) else None
    rotation = spot.get("rotation", 0) if isinstance(spot, dict) else 0
    if not isinstance(tile, str):
        return Placement(EMPTY)
    return Placement(tile, rotation if rotation in (0, 90, 180, 270) else 0)


def _decoded(entry: dict[str, Any], token_kinds: Any) -> Token | None:
    try:
        token: Token = msgspec.convert(entry, token_kinds)
    except msgspec.ValidationError:
        return None
    return token


def _spots(board: Board, rows: int) -> dict[tuple[int, int], Rect]:
    """The rectangles of the grid by row and column, gaps included."""
    rects = sorted((spot.rect for spot in board.plan.tiles), key=lambda rect: (rect[1], rect[0]))
    across = len(rects) // rows
    return {(number // across, number % across): rect for number, rect in enumerate(rects)}


def _middle(rect: Rect) -> Spot:
    return ((rect[0] + rect[2]) // 2, (rect[1] + rect[3]) // 2)
