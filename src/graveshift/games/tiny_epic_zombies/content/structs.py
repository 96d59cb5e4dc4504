"""The structs behind the content files: a mistake in a file names the file, the path and the reason."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from graveshift.content import Sourced, Text

Id = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
RuleId = Annotated[str, Meta(pattern="^TEZ-[A-Z]+(-[A-Z]+)?-[0-9]{2}$")]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Point = tuple[int, int]
Span = tuple[int, int, int]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file without a source of its own."""


# ---- mall.yaml


class Shape(StrEnum):
    HEXAGON = "hexagon"
    SQUARE = "square"
    DIAMOND = "diamond"
    OCTAGON = "octagon"


class Symbol(Sourced, frozen=True):
    """One of the four Entrance Symbols (TEZ-MAP-11)."""

    id: Id
    name: Text
    colour: Colour
    shape: Shape


class AbilityKind(StrEnum):
    """Running: once per Turn and Room, the Turn goes on. Stopping: the Turn ends (TEZ-ROOM-03, TEZ-ROOM-04)."""

    RUNNING = "running"
    STOPPING = "stopping"


class Ability(Sourced, frozen=True):
    """A printed Room ability (TEZ-ROOM-10)."""

    id: Id
    name: Text
    kind: AbilityKind
    text: Text
    rule: RuleId


class FaceRoom(Strict, frozen=True):
    """One Room of a Store face."""

    polygon: tuple[Point, ...]
    anchor: Point
    icons: tuple[Id, ...]
    abilities: tuple[Id, ...]


class Edges(Strict, frozen=True):
    """Which Rooms lie along each edge: [room, from, to]."""

    top: tuple[Span, ...]
    right: tuple[Span, ...]
    bottom: tuple[Span, ...]
    left: tuple[Span, ...]


class Face(Sourced, frozen=True):
    """One side of a Store card (TEZ-COMP-03)."""

    id: Id
    side: str
    card: str
    symbol: Id
    number: int
    name: Text
    rooms: tuple[FaceRoom, FaceRoom, FaceRoom]
    walls: tuple[tuple[int, int], ...]
    edges: Edges
    doors: tuple[tuple[int, int, int, int], ...]


class CourtyardRoom(Strict, frozen=True):
    id: Id
    polygon: tuple[Point, ...]
    anchor: Point
    abilities: tuple[Id, ...]


class CourtyardSide(Sourced, frozen=True):
    """One side of the Courtyard card (TEZ-SET-01)."""

    id: Id
    rooms: tuple[CourtyardRoom, ...]
    survivors: Id


class Slot(Strict, frozen=True):
    """A place round the Courtyard (TEZ-MAP-07)."""

    id: str
    role: Id
    rotation: int
    origin: tuple[float, float]


class Contact(Strict, frozen=True):
    """A short edge lying against the middle of a long edge (TEZ-MAP-05)."""

    short: str
    short_edge: str
    long: str
    long_edge: str
    start: int
    end: int


class MallFile(Strict, frozen=True):
    """The whole of mall.yaml."""

    symbols: tuple[Symbol, ...]
    abilities: tuple[Ability, ...]
    faces: tuple[Face, ...]
    courtyards: tuple[CourtyardSide, ...]
    slots: tuple[Slot, ...]
    contacts: tuple[Contact, ...]


# ---- cards.yaml


class CardKind(StrEnum):
    """The types of Search Cards (TEZ-COMP-04)."""

    PICKUP = "pickup"
    EVENT = "event"
    MELEE = "melee"
    RANGED = "ranged"
    BACKPACK = "backpack"


class Copy(Sourced, frozen=True):
    """One card of the box with its Entrance Symbol (TEZ-DECK-09)."""

    id: Id
    symbol: Id


class SearchCard(Sourced, frozen=True):
    """A Search Card, in one or more copies (TEZ-DECK-08)."""

    id: Id
    name: Text
    kind: CardKind
    copies: tuple[Copy, ...]
    text: Text
    rule: RuleId
    ammo: int = 0
    heal: int = 0


class CardFile(Strict, frozen=True):
    """The whole of cards.yaml."""

    cards: tuple[SearchCard, ...]


# ---- players.yaml


class HumanSide(Sourced, frozen=True):
    """The one ability of a Human."""

    title: Text
    text: Text
    rule: RuleId


class ZombieSide(Sourced, frozen=True):
    """The always-on ability and the Horde actions (TEZ-NOISE-07, TEZ-NOISE-08)."""

    passive: Text
    weak: Text
    strong: Text
    rule: RuleId


class PlayerCard(Sourced, frozen=True):
    """One of the 14 Player Cards (TEZ-COMP-01)."""

    id: Id
    name: Text
    colour: Colour
    look: str
    human: HumanSide
    zombie: ZombieSide


class PlayerFile(Strict, frozen=True):
    """The whole of players.yaml."""

    players: tuple[PlayerCard, ...]


# ---- objectives.yaml


class CompetitiveSide(Sourced, frozen=True):
    """Goals with 2, 3 and 4 Humans; `ledger_goal` are the ledger's own figures (switch competitive-goals)."""

    goal: tuple[int, int, int]
    ledger_goal: tuple[int, int, int]
    ammo: tuple[int, int, int] = (0, 0, 0)


class Objective(Sourced, frozen=True):
    """One of the nine Objective Cards (TEZ-COMP-02)."""

    id: Id
    name: Text
    text: Text
    goal: int
    competitive: CompetitiveSide
    tokens: int
    rule: RuleId
    competitive_rule: RuleId
    ammo: int = 0


class Token(Sourced, frozen=True):
    """A kind of Objective Token (TEZ-COMP-10)."""

    id: Id
    name: Text
    count: int
    objective: Id


class ClueSource(Sourced, frozen=True):
    """A Source that Clues may show (TEZ-MIS-INV-01)."""

    id: Id
    name: Text


class ObjectiveFile(Strict, frozen=True):
    """The whole of objectives.yaml."""

    objectives: tuple[Objective, ...]
    tokens: tuple[Token, ...]
    sources: tuple[ClueSource, ...]


# ---- modes.yaml


class Constants(Sourced, frozen=True):
    """The figures of the book in one place."""

    zombies: int
    track: int
    barricade_start: int
    barricade_most: int
    search_deck: int
    first_hand: int
    refill: int
    horde_spaces: int
    survivor_tokens: int


class Die(Sourced, frozen=True):
    """The Melee Die (TEZ-COMP-07)."""

    faces: tuple[Id, Id, Id, Id, Id, Id]


class Mode(Sourced, frozen=True):
    """A way to play (TEZ-MODE-06). survivors: shared, or for each Human where it is competitive."""

    id: Id
    name: Text
    seats: tuple[int, ...]
    zombie_player: bool
    competitive: bool
    survivors: int
    rule: RuleId
    difficulties: tuple[Id, ...] = ()


class Difficulty(Sourced, frozen=True):
    """Survivors at the start (TEZ-COOP-01)."""

    id: Id
    name: Text
    survivors: int


class HumanColour(Sourced, frozen=True):
    """The colour of an ITEMeeple, with a mark so that colour is never the only sign."""

    id: Id
    name: Text
    colour: Colour
    mark: Id


class Switch(Sourced, frozen=True):
    """An open question that a table may answer otherwise; the first value is the default."""

    id: Id
    values: tuple[str, ...]
    rule: RuleId


class ModeFile(Strict, frozen=True):
    """The whole of modes.yaml."""

    constants: Constants
    die: Die
    modes: tuple[Mode, ...]
    difficulties: tuple[Difficulty, ...]
    colours: tuple[HumanColour, ...]
    switches: tuple[Switch, ...]
