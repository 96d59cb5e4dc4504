"""Zones, walls, openings, doors, floors, sight lines and distances; boards from tiles and from text maps."""

from .board import FAR, NO_SIGHT, Board
from .placement import EMPTY, Floor, Placement, read_rows
from .shape import from_floors, from_tiles, sketched
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
