"""Where tables are kept: append-only entries of each game, and who sits where.

Two stores with one contract: SQLite in the data folder, and PostgreSQL for several worker processes. An entry that was
appended is on disk when `append` returns; of two that append the same number, one gets a `Conflict`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal, Protocol

import msgspec

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import Chance, ScriptData


class Conflict(Exception):
    """Somebody else has appended or reseated first; load again and look."""


class StoreError(GraveshiftError):
    """The store cannot be opened."""


By = Literal["person", "bot", "skip", "record"]
"""Who gave an answer."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One step of a game: an answer, or an undo that keeps only the first `kept` answers.

    An undo by a record is only its note; the key says how many answers were taken back there. Otherwise the key of an
    undo is the policy under which it was done. A nonce is mixed into the chance to come.
    """

    number: int
    """The version of the game after this entry; the first is 1."""
    kind: Literal["answer", "undo", "nonce"]
    seat: int
    key: str
    by: By
    kept: int = 0
    digest: str = ""
    """Of the position in which the answer was given, if that was a boundary."""
    trail: str = ""
    """Of the way there."""


class Kept(msgspec.Struct, frozen=True):
    """Something kept beside the entries, by name: the last position, the film of a finished game."""

    name: str
    number: int
    """The version to which it belongs."""
    data: str


Told = Literal["seed", "script", "record", "position"]
"""Somebody chose the seed, laid dice or cards down beforehand, brought the game from a record, or laid it out."""


class Header(msgspec.Struct, frozen=True):
    """All that makes a game, except its entries; never changes."""

    table: str
    game: str
    engine: str
    content: str
    options: dict[str, Any]
    seed: int
    undo: Literal["auto", "off", "until-revealed", "free"]
    """`auto`: free for somebody alone, until revealed as soon as anybody else sits or may sit there."""
    script: ScriptData | None = None
    rules: str = ""
    chance: Chance | None = None
    """The secret of the dice; none: they come from the seed."""
    told: tuple[Told, ...] = ()
    """What everybody at the table is told about its chance."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits on one seat. `held`: somebody has its token, also while a bot stands in."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    colour: str = ""
    bot: str = ""
    held: bool = False
    generation: int = 0
    skips: tuple[str, ...] = ()
    habits: dict[str, str] = {}


class Seating(msgspec.Struct, frozen=True):
    """All seats, with a number that grows with each change."""

    version: int
    seats: tuple[Seat, ...]
    hosts: int = 0
    """The generation of the host's token."""
    spectators: int = 0
    """The generation of the spectators' token."""
    shared: bool = False
    """Somebody else than the host sits here, sat here, or may sit down."""
    looked: bool = False
    """The host has had the record while the game ran, and may know the dice to come."""
    quiet: bool = False
    """The host has switched the chat off."""
    patience: int = 0
    """Seconds after which any player may give an absent one's seat to a bot; 0: only the host may."""
    uncoached: bool = False
    """The host has switched the coach off."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table as the store gives it back."""

    header: Header
    seating: Seating
    entries: list[Entry]
    opener: str = ""
    """A pseudonym of whoever opened it."""


class Full(Exception):
    """Somebody has opened as many tables as one may."""


class Quota(msgspec.Struct, frozen=True):
    """How many tables one opener may have opened since then (Unix time)."""

    most: int
    since: float


class Store(Protocol):
    """What the server needs of a store."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def secrets(self) -> list[bytes]:
        """The secrets that sign tokens, newest first; the first is made on the first start."""

    async def rotate(self, forget: bool) -> None:
        """A new secret signs from now on; old ones still count, unless they are to be forgotten."""

    async def probe(self) -> None:
        """Write something: a full disk, a damaged file or a lost database shows here."""

    async def create(
        self, header: Header, seating: Seating, entries: list[Entry], opener: str, quota: Quota | None = None
    ) -> None:
        """Keep a new table; Full if its opener has as many as the quota allows, counted in the same step."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries with numbers above `after`, in order."""

    def append(self, table: str, entries: list[Entry], kept: Kept | None = None) -> Awaitable[None]:
        """Append entries, and keep a thing with them, all or none; a number that exists already is a Conflict."""

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a thing in place of the one of that name."""

    async def kept(self, table: str, name: str) -> Kept | None: ...

    async def seating(self, table: str) -> Seating: ...

    async def reseat(self, table: str, seating: Seating) -> None:
        """Replace the seating of version `seating.version - 1`; any other version is a Conflict."""

    async def heads(self, table: str) -> tuple[int, int]:
        """The newest version of the game and of the seating."""

    async def opened(self, opener: str, since: float) -> int:
        """How many tables somebody has opened since then (Unix time)."""
