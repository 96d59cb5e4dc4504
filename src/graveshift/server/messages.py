"""What the server says over a table's WebSocket; docs/protocol.md explains when, and `heard.py` has what it is told.

Every message is one JSON object in one text frame; `type` says which. The TypeScript types of the browser client
are made from these structs (`npm run types` in `web/`), so there is no second definition to keep in step.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from graveshift.content import Tone

Language = Literal["en", "pl"]
Token = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(max_length=40)]
Colour = Annotated[str, Meta(pattern="^(#[0-9a-f]{6})?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63, description="0 is the first seat.")]


class FromServer(Struct, tag_field="type", frozen=True, kw_only=True):
    """Base of what the server says."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The tokens were good."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[int]
    """The seats of this connection; empty for a spectator."""
    host: bool
    undo: Literal["off", "until-revealed", "free"]
    """As it stands now; `free` ends where somebody sits down who plays against others or has secrets."""
    habits: dict[str, list[str]]
    """What a seat can settle once and for all, by habit; the first choice is how it stands by itself."""
    server: str
    """The version of the server; a client made for another one should reload the page."""


class Spoken(Struct, frozen=True, gc=False, omit_defaults=True):
    """Words in the language of the connection; in a film, which several people may watch, in every language."""

    en: str = ""
    pl: str = ""


class OptionData(Struct, frozen=True, gc=False):
    """One legal answer."""

    key: str
    label: Spoken
    group: str
    """Options of a group stand together: the key up to its colon."""
    rule: str
    arguments: dict[str, Any]


class DecisionData(Struct, frozen=True, gc=False):
    """The pending decision, sent only to those who may answer it."""

    kind: str
    prompt: Spoken
    rules: list[str]
    options: list[OptionData]


class Deciding(Struct, frozen=True, gc=False):
    """Who is asked: a seat, or the whole team (`seat` is null)."""

    seat: int | None
    kind: str
    yours: bool
    """May this connection answer?"""
    prompt: Spoken | None = None
    """What somebody else is asked, where nobody has secrets."""


class EventData(Struct, frozen=True, gc=False):
    """Something that happened, as this seat may see it."""

    name: str
    text: Spoken
    rule: str
    data: dict[str, Any]
    reveals: bool
    """Dice were rolled or something was turned up."""
    tone: tuple[Tone, ...]
    """What whoever shows it may make of it."""
    version: int
    """The version of the state to which it led."""


class OutcomeData(Struct, frozen=True):
    """How the game ended."""

    won: bool
    winner: int | None
    reason: str
    rule: str


class State(FromServer, tag="state", frozen=True):
    """Where the game stands, as this connection may see it.

    `events` begin at number `events_from` of the log as `seat` sees it: cut the log there, then append. So the log is
    right after a reload and after an undo, too. When `seat` or `language` is another one than before, the log comes
    anew.
    """

    version: int
    language: Language
    """Of all words in here."""
    seat: int | None
    """Whose view this is: the deciding seat of this connection, or its first; null for spectators."""
    view: msgspec.Raw
    deciding: Deciding | None
    """None when the game is over."""
    decision: msgspec.Raw
    """A DecisionData for those who may answer, null for the others."""
    events_from: int
    events: list[EventData]
    undo: str | None
    """Null: undo is possible. Otherwise the sentence that says why not."""
    outcome: OutcomeData | None


class SeatData(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    colour: str
    bot: str
    """The bot's name, if a bot plays here."""
    held: bool
    """Somebody holds this seat; a bot may stand in for them."""
    connected: bool
    skips: list[str]
    habits: dict[str, str]
    wait: int = 0
    """Seconds until others may give the seat of somebody who is away to a bot, if the table has a clock for that."""


class ChanceData(Struct, frozen=True):
    """Where the dice come from, and what everybody at the table should know about that."""

    stream: Literal["lcg64", "blake2b"]
    """`blake2b`: from a secret, fairly; `lcg64`: from a seed."""
    commitment: str
    """The SHA-256 of the secret, fixed before the first question; empty without a secret."""
    nonces: dict[int, str]
    """What each seat has mixed in."""
    secret: str
    """Told when the game is over; empty until then."""
    told: list[Literal["seed", "script", "record", "position", "looked", "undone"]]
    """Somebody chose the seed, laid dice down beforehand, brought the game from a record or laid its position out; the
    host has had the record while the game ran, or the secret before an undo; or what had been seen was taken back. Any
    of these may mean that somebody knows what is to come."""


class Seats(FromServer, tag="seats", frozen=True):
    """Who sits at the table, told on every change."""

    seats: list[SeatData]
    spectators: int
    chance: ChanceData
    invites: dict[int, str] = field(default_factory=dict)
    """Invite tokens by seat, for the host only."""
    chat: bool = True
    """May people talk here?"""
    patience: int = 0
    """Seconds after which any player may give an absent one's seat to a bot; 0: only the host."""
    coach: bool = True
    """May players ask the coach?"""


class Said(FromServer, tag="said", frozen=True):
    """Somebody has said something; `seat` is null for a spectator."""

    seat: int | None
    text: str
    phrase: str
    bot: str = ""
    """The bot that said it; the seat may have passed to a person since."""


class Pointed(FromServer, tag="pointed", frozen=True):
    """Somebody points at a place, or with `idle` looks there."""

    seat: int
    zone: str
    idle: bool


class Suggested(FromServer, tag="suggested", frozen=True):
    """Somebody proposes an option of the question of this version."""

    seat: int
    option: OptionData
    version: int


class Ack(FromServer, tag="ack", frozen=True):
    """Done and stored. The state that follows has at least this version."""

    id: str
    version: int


class Refused(FromServer, tag="refused", frozen=True):
    """Not done, and why. Nothing has changed.

    `stale`: the game has moved on since `version` (somebody else was first, or an undo); the new state is on its
    way. `rules`: the rules do not allow it. `seat`: not a seat of yours, or not yours to decide. `table`: the
    table's settings do not allow it.
    """

    id: str
    reason: Literal["stale", "rules", "seat", "table"]
    sentence: str
    rule: str = ""


class Why(FromServer, tag="why", frozen=True):
    """The answer to `why`."""

    id: str
    key: str
    possible: bool
    sentence: str
    rule: str


class Preview(FromServer, tag="preview", frozen=True):
    """The answer to `preview`; what it holds depends on the game."""

    id: str
    key: str
    preview: dict[str, Any]


class Previews(FromServer, tag="previews", frozen=True):
    """The answer to `previews`: by the keys of the options; where there is nothing to foretell, the key is missing."""

    id: str
    version: int
    previews: dict[str, dict[str, Any]]


class AdvisedOption(Struct, frozen=True):
    """An option with the chance to win after it, its 95 % interval, and how many futures were played for it."""

    key: str
    chance: float
    low: float
    high: float
    futures: int
    why: str
    """The reason as a sentence; empty where nothing stands out."""


class Outlook(FromServer, tag="outlook", frozen=True):
    """The answer to `outlook`: what is to come, as far as this connection may know it; it depends on the game.

    With a `key` it is empty where the option changes nothing that is known.
    """

    id: str
    version: int
    key: str
    outlook: dict[str, Any]


class Advice(FromServer, tag="advice", frozen=True):
    """The answer to `advise`: the best options of the question in this version, from what the seat knows."""

    id: str
    version: int
    seat: int
    before: float
    """The chance to win (0 to 1) if everybody goes on by rule of thumb."""
    options: list[AdvisedOption]
    """The best first."""
    looked_at: int
    offered: int


class Thinking(FromServer, tag="thinking", frozen=True):
    """While the coach thinks about an `advise`: how far it is."""

    id: str
    share: float
    """0 to 1."""


class Question(FromServer, tag="question", frozen=True):
    """The answer to `question`: what is asked in this version; null where nothing is."""

    id: str
    version: int
    decision: msgspec.Raw
    """A DecisionData, as in a state."""


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str
    version: int


class Error(FromServer, tag="error", frozen=True):
    """A message that could not be understood or is not allowed; `fatal`: the server closes the connection."""

    id: str
    sentence: str
    fatal: bool
