"""What goes over a table's WebSocket, both ways; docs/protocol.md explains when.

Every message is one JSON object in one text frame; `type` says which. The TypeScript types of the browser client
are made from these structs (`npm run types` in `web/`), so there is no second definition to keep in step.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from graveshift.content import Text

Language = Literal["en", "pl"]
Reply = Annotated[str, Meta(max_length=64, description="Chosen by the client; comes back in the reply.")]
Key = Annotated[str, Meta(max_length=200, description="The key of an option.")]
Token = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(max_length=40)]
Colour = Annotated[str, Meta(pattern="^(#[0-9a-f]{6})?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63, description="0 is the first seat.")]
RuleId = Annotated[str, Meta(max_length=40)]


# ---- client to server


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base of what a client may say."""

    id: Reply = ""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: who I am (one token for each seat of mine, or a host or spectator token)."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=16)]
    last: int = -1
    """The version the client has; only later events are sent. -1: none."""
    language: Language = "en"


class Answer(FromClient, tag="answer", frozen=True):
    """One option of the pending decision, chosen for a seat of mine."""

    version: int
    seat: SeatNumber
    key: Key


class Undo(FromClient, tag="undo", frozen=True):
    """Take back to the last decision of a person, if the table's policy allows."""

    version: int


class AskWhy(FromClient, tag="why", frozen=True):
    """Why can this not be done now?"""

    key: Key


class AskPreview(FromClient, tag="preview", frozen=True):
    """The odds and consequences of an option of the pending decision."""

    key: Key


class AskOutlook(FromClient, tag="outlook", frozen=True):
    """What is to come if nobody does anything."""


class ChangeSeat(FromClient, tag="seat", frozen=True):
    """Change who sits where: the holder of a seat for that seat, the host for every seat.

    `bot`: a bot plays on. `take`: the holder takes over again. `open`: the seat is given up. `kick` (host): its
    holder loses it. `rename`: name and colour.
    """

    seat: SeatNumber
    action: Literal["bot", "take", "open", "kick", "rename"]
    bot: Name = "random"
    name: Name = ""
    colour: Colour = ""


class SetSkips(FromClient, tag="skips", frozen=True):
    """The rules (Skills) about which this seat is not asked any more: the answer is no."""

    seat: SeatNumber
    rules: Annotated[list[RuleId], Meta(max_length=200)]


class SetHabit(FromClient, tag="habit", frozen=True):
    """What a Skill or card does by itself from now on: one of the choices that `welcome` lists for the habit."""

    seat: SeatNumber
    habit: Name
    choice: Name


class Ping(FromClient, tag="ping", frozen=True):
    """Keeps the connection alive; say it every 20 seconds."""


ClientMessage = Hello | Answer | Undo | AskWhy | AskPreview | AskOutlook | ChangeSeat | SetSkips | SetHabit | Ping


# ---- server to client


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
    habits: dict[str, list[str]]
    """What a seat can settle once and for all, by habit; the first choice is to be asked."""
    server: str
    """The version of the server; a client made for another one should reload the page."""


class OptionData(Struct, frozen=True):
    """One legal answer."""

    key: str
    label: Text
    group: str
    """Options of a group stand together: the key up to its colon."""
    rule: str
    arguments: dict[str, Any]


class DecisionData(Struct, frozen=True):
    """The pending decision, sent only to those who may answer it."""

    kind: str
    prompt: Text
    rules: list[str]
    options: list[OptionData]


class Deciding(Struct, frozen=True):
    """Who is asked: a seat, or the whole team (`seat` is null)."""

    seat: int | None
    kind: str
    yours: bool
    """May this connection answer?"""


class EventData(Struct, frozen=True):
    """Something that happened, as this seat may see it."""

    name: str
    text: Text
    rule: str
    data: dict[str, Any]
    reveals: bool
    """Dice were rolled or something was turned up."""
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
    right after a reload and after an undo, too. When `seat` is another one than before, its log comes anew.
    """

    version: int
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


class Seats(FromServer, tag="seats", frozen=True):
    """Who sits at the table, told on every change."""

    seats: list[SeatData]
    spectators: int
    invites: dict[int, str] = field(default_factory=dict)
    """Invite tokens by seat, for the host only."""


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


class Outlook(FromServer, tag="outlook", frozen=True):
    """The answer to `outlook`: what is to come, as far as this connection may know it; it depends on the game."""

    id: str
    version: int
    outlook: dict[str, Any]


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str
    version: int


class Error(FromServer, tag="error", frozen=True):
    """A message that could not be understood or is not allowed; `fatal`: the server closes the connection."""

    id: str
    sentence: str
    fatal: bool


ServerMessage = Welcome | State | Seats | Ack | Refused | Why | Preview | Outlook | Pong | Error
