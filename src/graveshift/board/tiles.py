"""The printed tiles as data: what a content file says about each tile face."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from graveshift.content import ContentError, Sourced, Text, check_sources, read
from graveshift.kernel.errors import GraveshiftError

from .geometry import Rect

if TYPE_CHECKING:
    from .board import Board

Side = Literal["N", "E", "S", "W"]


class BoardError(GraveshiftError):
    """A board that cannot be built: one sentence with the place and the reason."""


class Opening(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """A gap in the wall between two zones, on the line x=at or y=at (UOA-MOVE-03)."""

    a: str
    b: str
    axis: Literal["x", "y"]
    at: int
    lo: int
    hi: int

    @property
    def edge(self) -> Rect:
        if self.axis == "x":
            return (self.at, self.lo, self.at, self.hi)
        return (self.lo, self.at, self.hi, self.at)


class Exit(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """An opening in the tile border; aboard a Train a door."""

    room: str
    side: Side
    lo: int
    hi: int


class Balcony(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A zone above several street zones, reached by stairs (UOA-ZONE-04, UOA-ZONE-06)."""

    rect: Rect
    over: tuple[str, ...]
    stairs: tuple[str, ...]


class Tile(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One tile face, label upright."""

    id: str
    label: Text | None = None
    size: tuple[int, int] = (1000, 1000)
    streets: dict[str, tuple[Rect, ...]] = msgspec.field(default_factory=dict)
    rooms: dict[str, tuple[Rect, ...]] = msgspec.field(default_factory=dict)
    links: tuple[tuple[str, str], ...] = ()
    openings: tuple[Opening, ...] = ()
    exits: tuple[Exit, ...] = ()
    balcony: Balcony | None = None
    corpse_pile: str | None = None
    crate: str | None = None
    mine: tuple[str, ...] = ()
    cemetery: tuple[str, ...] = ()
    abomination: str | None = None
    machine: Rect | None = None
    switch: str | None = None
    nozzle: str | None = None
    obstacle: Rect | None = None
    train: bool = False
    rails: bool = False

    def mentions(self) -> list[tuple[str, list[str]]]:
        """The zones that each field names."""
        balcony = [*self.balcony.over, *self.balcony.stairs] if self.balcony else []
        single = [self.corpse_pile, self.crate, self.abomination, self.switch, self.nozzle]
        return [
            ("links", [name for pair in self.links for name in pair]),
            ("openings", [name for opening in self.openings for name in (opening.a, opening.b)]),
            ("exits", [leaving.room for leaving in self.exits]),
            ("balcony", balcony),
            ("mine", list(self.mine)),
            ("cemetery", list(self.cemetery)),
            ("corpse_pile, crate, abomination, switch or nozzle", [name for name in single if name]),
        ]


class TileSet:
    """All tiles of a content file by name, and the boards already built from them."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in tiles}
        self.boards: dict[tuple[tuple[tuple[str, int], ...], ...], Board] = {}

    def tile(self, name: str) -> Tile:
        found = self.tiles.get(name)
        if found is None:
            raise BoardError(f"There is no tile {name!r}; the known ones are {', '.join(self.tiles)}.")
        return found


class _TileFile(msgspec.Struct, forbid_unknown_fields=True):
    tiles: tuple[Tile, ...]


def load_tiles(file: Traversable | Path) -> TileSet:
    """Read a tile content file; a mistake names file, place and reason."""
    content = read(file, _TileFile)
    check_sources(file.name, content)
    for tile in content.tiles:
        reason = _mistake(tile)
        if reason is not None:
            raise ContentError(file.name, f"tiles[{tile.id}]", reason)
    return TileSet(list(content.tiles))


def _mistake(tile: Tile) -> str | None:
    """What cannot be about a tile, in one sentence."""
    for place, names in tile.mentions():
        for name in names:
            if name not in tile.streets and name not in tile.rooms:
                return f"{place} names the unknown zone {name!r}."
    for first, second in tile.links:
        if first in tile.rooms or second in tile.rooms:
            return f"links join streets only, not {first} and {second}."
    for leaving in tile.exits:
        if leaving.room not in tile.rooms:
            return f"exits leave rooms only, not {leaving.room}."
    return None
