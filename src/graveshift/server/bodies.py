"""What goes over HTTP: the bodies of requests and responses. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from graveshift.coach.analysis import AnalysisCarry
from graveshift.content import Text
from graveshift.kernel.record import Record
from graveshift.kernel.registry import default_game
from graveshift.parts.shelf.boards import BoardData
from graveshift.rulebook import Chapter
from graveshift.server.messages import Colour, Deciding, EventData, Name, OutcomeData, SeatNumber, Token

UndoPolicy = Literal["off", "until-revealed", "free"]
WishedUndo = Literal["auto", "off", "until-revealed", "free"]


# ---- opening and joining a table


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table: `human` is mine, `open` waits for somebody with the invite link, `bot` plays itself."""

    kind: Literal["human", "open", "bot"]
    bot: Name = "random"
    name: Name = ""
    colour: Colour = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: a new game, or with `record` one that goes on after `upto` of its answers."""

    game: Name = field(default_factory=default_game)
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = field(default_factory=list)
    """Empty: all seats are mine; one seat for a new game, as many as a record has."""
    undo: WishedUndo = "auto"
    """`auto`: free for somebody alone, else until dice are rolled or something is turned up."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """None: the dice come from a secret that nobody knows. A chosen seed is told to everybody at the table."""
    record: Record | None = None
    upto: Annotated[int, Meta(ge=0)] | None = None


class MissionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/missions/review: the text of a designer's mission file (YAML)."""

    text: Annotated[str, Meta(max_length=65_536)]


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


class Addresses(Struct, frozen=True):
    """GET /api/addresses, on the server's own machine: where others find the page; empty if they cannot."""

    addresses: list[str]


class Revoke(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/revoke, by the host: a link has got into wrong hands."""

    role: Literal["host", "spectator"]


class Revoked(Struct, frozen=True):
    """The one token that is good from now on."""

    role: Literal["host", "spectator"]
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
    people: list[str]
    """The names of those who sit here, in the order of the seats."""


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with tokens of one's own for it, and the version that one heard of last; -1: none."""

    table: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Token], Meta(max_length=8)]
    version: Annotated[int, Meta(ge=-1)] = -1


class AskTurns(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/turns: whose turn is it at my tables?"""

    tables: Annotated[list[Heard], Meta(max_length=40)]


Turn = Literal["yours", "others", "over", "moved", "same"]
"""Where the game is not in memory, the server says only whether it has moved on since the version that one heard of."""


class Turns(Struct, frozen=True):
    """By table; one of which nothing can be said is left out."""

    turns: dict[str, Turn]


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


class AnalysisWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/TABLE/analysis: whose chance to win, and where the last page ended."""

    seat: SeatNumber = 0
    carry: AnalysisCarry = AnalysisCarry()


class AnalyseRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/records/analysis: the same for a record file."""

    record: Record
    seat: SeatNumber = 0
    carry: AnalysisCarry = AnalysisCarry()


class PuzzleOption(Struct, frozen=True):
    """One of the answers to a puzzle."""

    key: str
    label: Text


class PuzzleData(Struct, frozen=True):
    """GET /api/puzzle: the puzzle of a day, a position in which one option is clearly the best."""

    name: str
    day: str
    game: str
    prompt: Text
    options: list[PuzzleOption]
    record: Record
    """The game up to the question, without the solution: to look at, or to play on."""
    solution: str
    """The key of the best option: a puzzle is no contest, so the page may know it."""
    board: BoardData
    view: dict[str, Any]
    """What whoever is asked sees. With the board it tells places by the names that one says at the table."""


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
