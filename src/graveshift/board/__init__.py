"""Zones, walls, openings, sight lines and distances; boards from tiles and from text maps."""

from .board import FAR, NO_SIGHT, Board
from .shape import Placement, from_tiles, read_rows
from .textmap import MapSpec, from_map
from .tiles import BoardError, TileSet, load_tiles

__all__ = [
    "FAR",
    "NO_SIGHT",
    "Board",
    "BoardError",
    "MapSpec",
    "Placement",
    "TileSet",
    "from_map",
    "from_tiles",
    "load_tiles",
    "read_rows",
]
