"""Where tables are kept: append-only entries of each game, and who sits where.

Two stores with one contract: SQLite in the data folder, and PostgreSQL for several worker processes. An entry that was
appended is on disk when `append` returns; of two that append the same number, one gets a `Conflict`.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import ScriptData


class Conflict(Exception):
    """Somebody else has appended or reseated first; load again and look."""


class StoreError(GraveshiftError):
    """The store cannot be opened."""


class Entry(msgspec.Struct, frozen=True):
    """One step of a game: an answer, or an undo that keeps only the first `kept` answers."""

    number: int
    """The version of the game after this entry; the first is 1."""
    kind: Literal["answer", "undo"]
    seat: int
    key: str
    by: Literal["person", "bot", "skip", "record"]
    kept: int = 0


class Header(msgspec.Struct, frozen=True):
    """All that makes a game, except its entries; never changes."""

    table: str
    game: str
    engine: str
    content: str
    options: dict[str, Any]
    seed: int
    undo: Literal["off", "until-revealed", "free"]
    script: ScriptData | None = None


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


class StoredTable(msgspec.Struct, frozen=True):
    """A table as the store gives it back."""

    header: Header
    seating: Seating
    entries: list[Entry]


class Store(Protocol):
    """What the server needs of a store."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def secret(self) -> bytes:
        """The server's secret, made on the first start and the same for ever."""

    async def create(self, header: Header, seating: Seating, entries: list[Entry], opener: str) -> None:
        """Keep a new table."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries with numbers above `after`, in order."""

    async def append(self, table: str, entries: list[Entry]) -> None:
        """Append entries, all or none; a number that exists already is a Conflict."""

    async def seating(self, table: str) -> Seating: ...

    async def reseat(self, table: str, seating: Seating) -> None:
        """Replace the seating of version `seating.version - 1`; any other version is a Conflict."""

    async def heads(self, table: str) -> tuple[int, int]:
        """The newest version of the game and of the seating."""

    async def opened(self, opener: str, since: float) -> int:
        """How many tables somebody has opened since then (Unix time)."""
