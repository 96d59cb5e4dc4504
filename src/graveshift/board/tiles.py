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
    """A gap in the wall between two zones, on the line x=at or y=at (UOA-MOVE-03). `line`: no wall but a marking
    that cuts a room (AOTD-MOVE-04). `closed`: a door that is closed when the game begins (AOTD-LOS-08)."""

    a: str
    b: str
    axis: Literal["x", "y"]
    at: int
    lo: int
    hi: int
    kind: Literal["opening", "line", "closed"] = "opening"

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


class RunsOn(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """An open room that runs on over the tile border, into one of the same look."""

    room: str
    side: Side


class Island(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An area that can be left for its exits and never entered; a line of sight ends at it (AOTD-STAT-01 to -03)."""

    rect: Rect
    exits: tuple[str, ...]


class PrintedThing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something solid on a tile: what it is, and where; the openings beside it know that nobody sees through it."""

    kind: str
    rect: Rect


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
    islands: dict[str, Island] = msgspec.field(default_factory=dict)
    yards: tuple[str, ...] = ()
    """Rooms without a roof: street zones with a fence around them (UOA-CEM-01)."""
    open_rooms: tuple[str, ...] = ()
    """Rooms in which one sees as in a street (AOTD-LOS-09, AOTD-LOS-11)."""
    no_search: tuple[str, ...] = ()
    """Rooms in which nobody can search (AOTD-LOS-11)."""
    runs_on: tuple[RunsOn, ...] = ()
    looks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """What the game calls these zones. A look is a mark as well."""
    marks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """What the game has printed into zones."""
    things: tuple[PrintedThing, ...] = ()
    names: dict[str, Text] = msgspec.field(default_factory=dict)
    """What rooms are called, where the tile tells."""
    train: bool = False
    rails: bool = False

    def mentions(self) -> list[tuple[str, list[str]]]:
        """The zones that each field names."""
        balcony = [*self.balcony.over, *self.balcony.stairs] if self.balcony else []
        return [
            ("links", [name for pair in self.links for name in pair]),
            ("openings", [name for opening in self.openings for name in (opening.a, opening.b)]),
            ("exits", [leaving.room for leaving in self.exits]),
            ("balcony", balcony),
            ("islands", [name for island in self.islands.values() for name in island.exits]),
            ("yards", list(self.yards)),
            ("open_rooms", list(self.open_rooms)),
            ("no_search", list(self.no_search)),
            ("runs_on", [running.room for running in self.runs_on]),
            *((f"looks.{name}", list(zones)) for name, zones in self.looks.items()),
            *((f"marks.{name}", list(zones)) for name, zones in self.marks.items()),
            ("names", list(self.names)),
        ]


class TileSet:
    """All tiles of a content file by name, and the boards already built from them."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in tiles}
        self.boards: dict[tuple[object, ...], Board] = {}

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
            if name not in tile.streets and name not in tile.rooms and name not in tile.islands:
                return f"{place} names the unknown zone {name!r}."
    for first, second in tile.links:
        if first not in tile.streets or second not in tile.streets:
            return f"links join streets only, not {first} and {second}."
    for leaving in tile.exits:
        if leaving.room not in tile.rooms:
            return f"exits leave rooms only, not {leaving.room}."
    for running in tile.runs_on:
        if running.room not in tile.open_rooms:
            return f"runs_on names {running.room}, but only open_rooms run on over the border."
    for field, rooms in (("yards", tile.yards), ("open_rooms", tile.open_rooms), ("no_search", tile.no_search)):
        for name in rooms:
            if name not in tile.rooms:
                return f"{field} names {name}, which is no room."
    return _half_closed(tile)


def _half_closed(tile: Tile) -> str | None:
    """A door is open or closed as a whole."""
    kinds: dict[frozenset[str], str] = {}
    for opening in tile.openings:
        if kinds.setdefault(frozenset((opening.a, opening.b)), opening.kind) != opening.kind:
            return f"openings: {opening.a} and {opening.b} are joined in two ways; make them all of one kind."
    return None
