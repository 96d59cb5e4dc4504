"""What a client may say over a table's WebSocket; docs/protocol.md explains when.

What it is told stands in `messages.py`, with what holds for both.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from graveshift.server.messages import Colour, Language, Name, SeatNumber, Token

Reply = Annotated[str, Meta(max_length=64, description="Chosen by the client; comes back in the reply.")]
Key = Annotated[str, Meta(max_length=200, description="The key of an option.")]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,32}$", description="16 to 32 random bytes in hexadecimal.")]
RuleId = Annotated[str, Meta(max_length=20, pattern="^[A-Z0-9-]*$")]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base of what a client may say."""

    id: Reply = ""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: who I am (one token for each seat of mine, or a host or spectator token)."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=16)]
    last: int = -1
    """The version the client has; only later events are sent. -1: none."""
    language: Language = "en"
    """Of everything that is said to this connection; another hello changes it."""


class Answer(FromClient, tag="answer", frozen=True):
    """One option of the pending decision, chosen for a seat of mine."""

    version: int
    seat: SeatNumber
    key: Key


class Undo(FromClient, tag="undo", frozen=True):
    """Take back to the last decision of a person, if the table's policy allows."""

    version: int


class AddNonce(FromClient, tag="nonce", frozen=True):
    """Mix something of one's own into the dice to come: once for a seat, before anybody has decided."""

    seat: SeatNumber
    nonce: Nonce


class AskWhy(FromClient, tag="why", frozen=True):
    """Why can this not be done now?"""

    key: Key


class AskPreview(FromClient, tag="preview", frozen=True):
    """The odds and consequences of an option of the pending decision."""

    key: Key


class AskPreviews(FromClient, tag="previews", frozen=True):
    """The odds and consequences of every option of the pending decision."""


class AskOutlook(FromClient, tag="outlook", frozen=True):
    """What is to come if nobody does anything; with a key, after this option of the pending decision."""

    key: Key = ""


class AskQuestion(FromClient, tag="question", frozen=True):
    """What somebody else is asked, with all options, so that one can suggest something; not in a game with secrets."""


class AskAdvice(FromClient, tag="advise", frozen=True):
    """What would the coach do? Only those who may answer a question may ask, and only while the host allows it.

    The answer takes a while; other messages are answered meanwhile.
    """


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


class Say(FromClient, tag="say", frozen=True):
    """Say something to everybody at the table: words, or the name of a phrase that each reads in their language."""

    seat: SeatNumber | None = None
    """For which of one's seats; the first, if none is named."""
    text: Annotated[str, Meta(max_length=240)] = ""
    phrase: Annotated[str, Meta(max_length=24, pattern="^[a-z-]*$")] = ""


class Point(FromClient, tag="point", frozen=True):
    """Put a finger on a place, or with `idle` only say where one looks; an empty zone takes it away."""

    zone: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    idle: bool = False


class Suggest(FromClient, tag="suggest", frozen=True):
    """Propose an option of the pending question, one's own or somebody else's, without choosing it.

    In a game with secrets only those who may answer propose something, and only to each other.
    """

    key: Key
    seat: SeatNumber | None = None


class ChangeTable(FromClient, tag="table", frozen=True):
    """What the host settles for everybody; what is not named stays."""

    chat: bool | None = None
    patience: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    """Seconds after which any player may give the seat of somebody who is away to a bot; 0: only the host."""
    coach: bool | None = None
    """May players ask the coach what it would do?"""


class Ping(FromClient, tag="ping", frozen=True):
    """Keeps the connection alive; say it every 20 seconds."""


ClientMessage = (
    Hello
    | Answer
    | Undo
    | AddNonce
    | AskWhy
    | AskPreview
    | AskPreviews
    | AskOutlook
    | AskAdvice
    | AskQuestion
    | ChangeSeat
    | SetSkips
    | SetHabit
    | Say
    | Point
    | Suggest
    | ChangeTable
    | Ping
)
