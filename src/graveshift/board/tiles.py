"""The printed tiles as data: what a content file says about each tile face."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from .geometry import Rect

if TYPE_CHECKING:
    from .board import Board

Side = Literal["N", "E", "S", "W"]


class BoardError(ValueError):
    """A board that cannot be built: one sentence with the place and the reason."""


class Name(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    en: str
    pl: str


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
    over: list[str]
    stairs: list[str]


class Tile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One tile face, label upright."""

    tile: str
    source: str
    label: Name | None = None
    size: tuple[int, int] = (1000, 1000)
    streets: dict[str, Rect] = {}
    rooms: dict[str, list[Rect]] = {}
    links: list[tuple[str, str]] = []
    openings: list[Opening] = []
    exits: list[Exit] = []
    balcony: Balcony | None = None
    corpse_pile: str | None = None
    crate: str | None = None
    mine: list[str] = []
    cemetery: list[str] = []
    abomination: str | None = None
    machine: Rect | None = None
    switch: str | None = None
    nozzle: str | None = None
    obstacle: Rect | None = None
    train: bool = False
    rails: bool = False
    reconstructed: list[str] = []
    note: str = ""

    def __post_init__(self) -> None:
        for place, names in self._mentions():
            for name in names:
                if name not in self.streets and name not in self.rooms:
                    raise ValueError(f"tile {self.tile}: {place} names the unknown zone {name!r}")
        for first, second in self.links:
            if first in self.rooms or second in self.rooms:
                raise ValueError(f"tile {self.tile}: links join streets only, not {first} and {second}")
        for leaving in self.exits:
            if leaving.room not in self.rooms:
                raise ValueError(f"tile {self.tile}: exits leave rooms only, not {leaving.room}")

    def _mentions(self) -> list[tuple[str, list[str]]]:
        balcony = [*self.balcony.over, *self.balcony.stairs] if self.balcony else []
        single = [self.corpse_pile, self.crate, self.abomination, self.switch, self.nozzle]
        return [
            ("links", [name for pair in self.links for name in pair]),
            ("openings", [name for opening in self.openings for name in (opening.a, opening.b)]),
            ("exits", [leaving.room for leaving in self.exits]),
            ("balcony", balcony),
            ("mine", self.mine),
            ("cemetery", self.cemetery),
            ("corpse_pile, crate, abomination, switch or nozzle", [name for name in single if name]),
        ]


class TileSet:
    """All tiles of a content file by name, and the boards already built from them."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles: dict[str, Tile] = {tile.tile: tile for tile in tiles}
        self.boards: dict[tuple[tuple[tuple[str, int], ...], ...], Board] = {}

    def tile(self, name: str) -> Tile:
        found = self.tiles.get(name)
        if found is None:
            raise BoardError(f"There is no tile {name!r}; the known ones are {', '.join(self.tiles)}.")
        return found


class _TileFile(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[Tile]


def load_tiles(path: Path) -> TileSet:
    """Read a tile content file; a mistake names file, path and reason."""
    try:
        return TileSet(msgspec.yaml.decode(path.read_bytes(), type=_TileFile).tiles)
    except msgspec.DecodeError as error:
        raise BoardError(f"{path}: {error}") from None
