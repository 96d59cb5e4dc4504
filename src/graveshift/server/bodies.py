"""What goes over HTTP: the bodies of requests and responses. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from graveshift.board.plan import Plan
from graveshift.content import Text
from graveshift.kernel.record import Record
from graveshift.rulebook import Chapter
from graveshift.server.messages import Colour, Deciding, EventData, Name, OutcomeData, SeatNumber, Token

UndoPolicy = Literal["off", "until-revealed", "free"]


# ---- what can be played


class Measured(Struct, frozen=True):
    """How often a bot won a mission when it played every seat; `low` and `high` are the 95 % interval of the rate."""

    bot: str
    games: int
    rate: float
    low: float
    high: float


class MissionEntry(Struct, frozen=True):
    """A mission as the start page shows it."""

    id: str
    title: Text
    difficulty: str
    difficulty_name: Text
    minutes: int
    tutorial: bool
    briefing: Text
    goals: list[Text]
    barred_classes: list[str]
    recommended: list[str]
    """A posse that can win it."""
    rule: str
    """The ledger entry of the mission, or ''."""
    measured: Measured | None
    """Null: nobody has counted."""


class SkillEntry(Struct, frozen=True):
    """A Skill, explained."""

    id: str
    name: Text
    text: Text
    rule: str


class SurvivorEntry(Struct, frozen=True):
    """A survivor one can choose."""

    id: str
    name: Text
    survivor_class: str
    class_name: Text
    colour: str
    health: int
    favourite: Text
    start: list[Text]
    look: Text
    skills: dict[str, list[SkillEntry]]
    """By danger level: blue, yellow, orange (one of two), red (one of three)."""


class RuleChoice(Struct, frozen=True):
    """One of the answers to a choice of rules."""

    value: str
    title: Text


class RuleOption(Struct, frozen=True):
    """A choice of rules that a table makes; its name is a key of `options`, or for a `choice` of its `switches`."""

    name: str
    title: Text
    text: Text
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    rule: str
    choices: tuple[RuleChoice, ...] = ()


class DifficultyEntry(Struct, frozen=True):
    """A difficulty of a mode."""

    id: str
    name: Text
    survivors: int
    """The Survivors at the start."""


class ModeMeasure(Struct, frozen=True):
    """What bots did in a mode with so many seats, at a difficulty (or '')."""

    seats: int
    difficulty: str
    measured: Measured


class ModeEntry(Struct, frozen=True):
    """A way to play a game."""

    id: str
    title: Text
    text: Text
    seats: list[int]
    zombie_player: bool
    """One of the seats plays the Zombies."""
    competitive: bool
    difficulties: list[DifficultyEntry]
    rule: str
    measured: list[ModeMeasure]


class PersonEntry(Struct, frozen=True):
    """A Player Card: what this person can do, and as a Zombie."""

    id: str
    name: Text
    colour: str
    title: Text
    text: Text
    rule: str
    passive: Text
    weak: Text
    strong: Text
    zombie_rule: str


class ObjectiveEntry(Struct, frozen=True):
    """An Objective Card."""

    id: str
    name: Text
    text: Text
    rule: str


class StoreEntry(Struct, frozen=True):
    """One face of a Store card; `card` says which faces share a card."""

    id: str
    card: str
    name: Text
    symbol: str
    number: int


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game with all that the start page needs: missions and survivors, or modes, people, Objectives and Stores."""

    name: str
    title: Text
    min_seats: int
    max_seats: int
    missions: list[MissionEntry] = []
    survivors: list[SurvivorEntry] = []
    options: list[RuleOption] = []
    modes: list[ModeEntry] = []
    people: list[PersonEntry] = []
    objectives: list[ObjectiveEntry] = []
    stores: list[StoreEntry] = []


class TraitEntry(Struct, frozen=True):
    """What is printed on a card beside its figures."""

    name: Text
    text: Text


class CardEntry(Struct, frozen=True):
    """An Equipment card."""

    name: Text
    kind: str
    kind_name: Text
    range: tuple[int, int] | None
    dice: int | None
    accuracy: int | None
    damage: int | None
    dual: bool
    noise: str
    ammo: str
    text: Text
    traits: list[TraitEntry]


class SearchCardEntry(Struct, frozen=True):
    """A Search Card of Tiny Epic Zombies."""

    name: Text
    kind: Literal["pickup", "event", "melee", "ranged", "backpack"]
    symbol: str
    text: Text
    rule: str


class AbilityEntry(Struct, frozen=True):
    """What is printed in a Room."""

    name: Text
    text: Text
    rule: str
    stops: bool
    """The Turn ends with it."""


class ColourEntry(Struct, frozen=True):
    """A Human's colour, with a mark for those who cannot tell colours apart."""

    name: Text
    colour: str
    mark: str


class MallContent(Struct, frozen=True):
    """The names of Tiny Epic Zombies, by id."""

    cards: dict[str, SearchCardEntry]
    abilities: dict[str, AbilityEntry]
    tokens: dict[str, Text]
    sources: dict[str, Text]
    colours: dict[str, ColourEntry]
    track: int
    """The spaces of a Human's track, where Wounds and Ammo meet."""
    barricade: int
    horde: int


class Content(Struct, frozen=True):
    """GET /api/games/{game}/content: cards and Skills by the ids that views and events use; or those of the Mall."""

    cards: dict[str, CardEntry] = {}
    skills: dict[str, SkillEntry] = {}
    mall: MallContent | None = None


class BotEntry(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: Text


class Games(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameEntry]
    bots: list[BotEntry]
    server: str


# ---- opening and joining a table


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table: `human` is mine, `open` waits for somebody with the invite link, `bot` plays itself."""

    kind: Literal["human", "open", "bot"]
    bot: Name = "random"
    name: Name = ""
    colour: Colour = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: a new game, or with `record` one that goes on after `upto` of its answers."""

    game: Name = "undead-or-alive"
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = field(default_factory=list)
    """Empty: all seats are mine; one seat for a new game, as many as a record has."""
    undo: UndoPolicy = "free"
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """None: the server throws the dice itself."""
    record: Record | None = None
    upto: Annotated[int, Meta(ge=0)] | None = None


class TableTokens(Struct, frozen=True):
    """The keys to a new table. Whoever has a token is who it says: keep the host token to yourself."""

    table: str
    host: str
    seats: dict[int, str]
    """The tokens of the creator's own seats."""
    invites: dict[int, str]
    """One for each open seat."""
    spectator: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take the seat of an invite."""

    token: Token
    name: Name = ""
    colour: Colour = ""


class Joined(Struct, frozen=True):
    """The seat is yours; its token brings you back to it from anywhere."""

    table: str
    seat: int
    token: str


class TableCard(Struct, frozen=True):
    """GET /api/tables/{id}: what a table is, for whoever has a token of it."""

    table: str
    game: str
    options: dict[str, Any]
    undo: UndoPolicy
    role: Literal["host", "seat", "invite", "spectator"]
    seat: int | None
    version: int
    over: bool


# ---- replays


class Frame(Struct, frozen=True):
    """One picture of a film: what was answered, what happened then, and how it looks now."""

    number: int
    """Answers so far; 0 is the beginning."""
    seat: int | None
    """Who answered; null for the team and for the beginning."""
    key: str
    """Empty where this seat may not know what was answered."""
    label: Text
    events: list[EventData]
    view: dict[str, Any]
    deciding: Deciding | None
    outcome: OutcomeData | None


class Film(Struct, frozen=True):
    """A game as a film from one seat's view, a page of it at a time."""

    game: str
    options: dict[str, Any]
    seats: int
    seat: int | None
    answers: int
    """How many answers the whole game has: frames are numbered 0 to this."""
    frames: list[Frame]
    next: int | None
    """Where the next page begins."""
    board: BoardData | None
    """With the first page."""


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/records: look at a record file. To play on from it, give it to POST /api/tables."""

    record: Record
    seat: SeatNumber | None = None
    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50


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
    """The Mall of Tiny Epic Zombies, in tenths of a millimetre."""

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
    """Of Tiny Epic Zombies, which has no shapes."""
    symbols: dict[str, str] = {}
    """The Entrance Symbols of Search Cards that have another one in this game than printed."""


class TokenSpot(Struct, frozen=True):
    """A token on the map at setup."""

    kind: str
    zone: str


class MissionBoard(Struct, frozen=True):
    """GET /api/games/{game}/missions/{mission}/board: a mission's map before anybody plays it."""

    shapes: list[ShapeData]
    tokens: list[TokenSpot]


# ---- rules


class RuleName(Struct, frozen=True):
    """A rule that another one names."""

    id: str
    title: str


class RuleEntry(Struct, frozen=True):
    """A rule in our words."""

    id: str
    title: str
    game: str
    chapter: str
    text: str
    section: str
    page: str
    edges: list[str]
    ruling: str
    refers: list[RuleName]
    rulings: list[RuleName]
    """The rulings on it."""
    language: str
    """What it is written in: English, where the language asked for lacks it."""


class RuleHit(Struct, frozen=True):
    """A rule in a list."""

    id: str
    title: str
    game: str
    chapter: str
    ruling: bool


class BookEntry(Struct, frozen=True):
    """A rulebook with its chapters in their order."""

    game: str
    title: str
    chapters: list[Chapter]


class RuleList(Struct, frozen=True):
    """GET /api/rules: all rules, those of a game, or those that have the words."""

    rules: list[RuleHit]
    books: list[BookEntry]


class Mistake(Struct, frozen=True):
    """The body of every refused request: a sentence for the person who asked."""

    status_code: int
    detail: str
    rule: str = ""
