"""Zones, walls, openings, doors, floors, sight lines and distances; boards from tiles and from text maps."""

from .board import FAR, NO_SIGHT, Board
from .shape import EMPTY, Floor, Placement, from_floors, from_tiles, read_rows, sketched
from .textmap import MapSpec, from_map
from .tiles import BoardError, TileSet, load_tiles

__all__ = [
    "EMPTY",
    "FAR",
    "NO_SIGHT",
    "Board",
    "BoardError",
    "Floor",
    "MapSpec",
    "Placement",
    "TileSet",
    "from_floors",
    "from_map",
    "from_tiles",
    "load_tiles",
    "read_rows",
    "sketched",
]
