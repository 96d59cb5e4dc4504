"""Boards as they go over HTTP: the shapes of a town, the Mall, a mission's map."""

from __future__ import annotations

from msgspec import Struct

from graveshift.board.plan import Plan
from graveshift.content import Text


class ShapeData(Struct, frozen=True):
    """One shape of a board: its drawing, and what can be looked up on it. A zone is a number, its place in `zones`."""

    plan: Plan
    kinds: list[str]
    """What each zone is: street, room, cemetery, balcony, mine, train ..."""
    neighbours: list[list[int]]
    sees: list[list[int]]
    """The zones seen from each zone on the empty board."""
    ranges: list[list[int]]
    """How far away each of these seen zones is, along the line of sight."""
    titles: dict[str, Text] = {}
    """What zones are called that have a name of their own, by zone."""


class MallRoom(Struct, frozen=True):
    """A Room of the Mall. Its number is its place in `rooms`; its name is the key of the view's `rooms`."""

    name: str
    slot: str
    """NW, N, NE, E, SE, S, SW, W or courtyard."""
    place: str
    """1 to 3, or centre, north, east, south, west."""
    polygon: list[tuple[int, int]]
    anchor: tuple[int, int]
    walls: list[int]
    """Rooms behind a wall: adjacent for everything."""
    steps: list[int]
    """Rooms that a Human may step into: `walls`, and through Secret Passages."""
    icons: list[str]
    """gear-1, biohazard-1, flask, supply-1, passage ..."""
    abilities: list[str]


class MallStore(Struct, frozen=True):
    """A Store card in its slot."""

    slot: str
    id: str
    name: Text
    symbol: str
    number: int
    rotation: int
    """Degrees clockwise from the position in which the Entrance Symbol is top left."""
    rect: tuple[int, int, int, int]


class MallDoor(Struct, frozen=True):
    """A doorway in the wall between two Rooms, for the drawing; every wall between neighbours has one."""

    rooms: tuple[int, int]
    line: tuple[int, int, int, int]


class MallSymbol(Struct, frozen=True):
    """An Entrance Symbol: shape and colour."""

    name: Text
    colour: str
    shape: str


class MallData(Struct, frozen=True):
    """A Mall, in tenths of a millimetre."""

    size: tuple[int, int]
    rooms: list[MallRoom]
    stores: list[MallStore]
    courtyard: tuple[int, int, int, int]
    doors: list[MallDoor]
    symbols: dict[str, MallSymbol]
    paths: list[list[int]]
    """The Rooms that each Squad walks through, from the corner to the Courtyard: NW, NE, SE, SW."""


class BoardData(Struct, frozen=True):
    """The static geometry of all shapes a board can take; the view's `board.state` says which one is laid out."""

    shapes: list[ShapeData]
    mall: MallData | None = None
    """Of a game that is played in a Mall, which has no shapes."""
    symbols: dict[str, str] = {}
    """The Entrance Symbols of Search Cards that have another one in this game than printed."""


class TokenSpot(Struct, frozen=True):
    """A token on the map at setup."""

    kind: str
    zone: str
    face: str = ""
    """The colour of an Objective that lies open."""


class MissionBoard(Struct, frozen=True):
    """GET /api/games/{game}/missions/{mission}/board: a mission's map before anybody plays it."""

    shapes: list[ShapeData]
    tokens: list[TokenSpot]
