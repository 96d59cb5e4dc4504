"""Boards made of tiles: each shape is built once and found again."""

from collections.abc import Sequence
from typing import Final

from .board import Board
from .building import Builder
from .placement import EMPTY, Floor, Placement, Rows
from .tiles import TileSet

KEPT: Final = 300
"""Shapes kept: those of all missions of the box, and of many designers'."""


def from_tiles(rows: Rows, tiles: TileSet) -> Board:
    """The board of these rows of tiles; the same shape is built only once, as long as it is among the last ones."""
    return _built((("", rows),), (), tiles)


def from_floors(floors: Sequence[Floor], tiles: TileSet, lift: Sequence[str] = ()) -> Board:
    """The board of several floors, with a lift that stops in these zones (AOTD-ZONE-04, AOTD-ELEV-01)."""
    return _built(tuple((floor.name, floor.rows) for floor in floors), tuple(lift), tiles)


def _built(floors: tuple[tuple[str, Rows], ...], lift: tuple[str, ...], tiles: TileSet) -> Board:
    laid = tuple(
        (name, tuple(tuple((spot.tile, spot.rotation) for spot in row) for row in rows)) for name, rows in floors
    )
    key = (laid, lift)
    if key not in tiles.boards:
        if len(tiles.boards) >= KEPT:
            del tiles.boards[next(iter(tiles.boards))]
        tiles.boards[key] = Builder(floors, lift, tiles).build()
    return tiles.boards[key]


def sketched(rows: list[list[Placement]], tiles: TileSet) -> Board | None:
    """As much of a board as can be built: a tile that cannot lie where it should leaves its spot empty."""
    across = max((len(row) for row in rows), default=0)
    heights: dict[int, int] = {}
    widths: dict[int, int] = {}
    seen: set[str] = set()
    kept: list[list[Placement]] = []
    for y, row in enumerate(rows):
        kept.append([])
        for x in range(across):
            spot = row[x] if x < len(row) else Placement(EMPTY)
            tile = tiles.tiles.get(spot.tile)
            if tile is None or spot.tile in seen or spot.rotation not in (0, 90, 180, 270):
                kept[y].append(Placement(EMPTY))
                continue
            width, height = tile.size if spot.rotation % 180 == 0 else tile.size[::-1]
            fits = heights.get(y, height) == height and widths.get(x, width) == width
            if fits:
                heights[y], widths[x] = height, width
                seen.add(spot.tile)
            kept[y].append(spot if fits else Placement(EMPTY))
    return from_tiles(kept, tiles) if seen else None
