"""PostgreSQL, for several worker processes: the primary key of the entries decides who was first.

What waits to be appended while a statement is on its way goes into the next one together, as with SQLite. A connection
commits by itself after each statement, so one statement is one question to the database; what takes several says so.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import chain
from typing import Any, Final, LiteralString, NamedTuple, TypeAlias

import msgspec
from psycopg import AsyncConnection, Error, errors
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from graveshift.server.errors import NotFound
from graveshift.server.store import Conflict, Entry, Full, Header, Kept, Quota, Seating, StoredTable, StoreError
from graveshift.server.store.migrations import LEDGER, check_known, migrations
from graveshift.server.store.secret_names import FIRST_SECRET, newest_first, next_secret

MIGRATING: Final = 7_361_001
"""The advisory lock under which one worker brings the schema up to date."""

OPENING: Final = 7_361_002
"""The advisory locks under which somebody's tables are counted."""

SERVING: Final = 7_361_003
"""The advisory lock that every connection of a server shares; whoever restores a backup wants it alone."""

SECRETS: LiteralString = "SELECT name, value FROM settings WHERE starts_with(name, 'secret')"

SELECT: LiteralString = """
    SELECT number, kind, seat, key, made_by, kept, digest, trail FROM entries
    WHERE table_id = %s AND number > %s ORDER BY number
"""


ROW: LiteralString = "(%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
GROUP: Final = 100
"""At most this many appends go together."""
ROWS: Final = 1_000
"""Entries in one statement, which takes 65,535 values."""

Line: TypeAlias = AsyncConnection[tuple[Any, ...]]


class Append(NamedTuple):
    """Entries to be appended to a table, what is kept beside them, and who waits for it."""

    table: str
    entries: list[Entry]
    kept: Kept | None
    future: asyncio.Future[None]


async def serving(db: Line) -> None:
    """A connection of a server says so for as long as it lives; it waits while a backup is being restored."""
    await db.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))


class PostgresStore:
    """A store in a PostgreSQL database."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self._url = url
        self.pool: AsyncConnectionPool[Line] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=connections,
            open=False,
            check=AsyncConnectionPool.check_connection,
            kwargs={"autocommit": True},
            configure=serving,
        )
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            # One try of our own first: the pool would try again and again, and say nothing of why.
            await (await AsyncConnection.connect(self._url, connect_timeout=10)).close()
            await self.pool.open(wait=True, timeout=15)
        except (Error, PoolTimeout) as error:
            reason = str(error).strip().partition("\n")[0]
            raise StoreError(f"The database of DATABASE_URL does not answer ({reason}).") from None
        async with self.pool.connection() as db, db.transaction():
            encoding = db.info.parameter_status("server_encoding")
            if encoding != "UTF8":
                raise StoreError(f"The database's encoding is {encoding}, and Graveshift needs UTF8.")
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            await db.execute(LEDGER)
            done = {row[0] for row in await (await db.execute("SELECT number FROM migrations")).fetchall()}
            check_known(done)
            for step in migrations():
                if step.number not in done:
                    for statement in step.statements:
                        await db.execute(statement.encode())
                    await db.execute("INSERT INTO migrations VALUES (%s, %s)", (step.number, step.name))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.pool.close()

    async def secrets(self) -> list[bytes]:
        async with self.pool.connection() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            rows = await (await db.execute(SECRETS)).fetchall()
            if not rows:
                rows = [(FIRST_SECRET, secrets.token_hex(32))]
                await db.execute("INSERT INTO settings VALUES (%s, %s)", rows[0])
        return [bytes.fromhex(value) for value in newest_first((name, value) for name, value in rows)]

    async def rotate(self, forget: bool) -> None:
        async with self.pool.connection() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            fresh = next_secret(row[0] for row in await (await db.execute(SECRETS)).fetchall())
            if forget:
                await db.execute("DELETE FROM settings WHERE starts_with(name, 'secret')")
            await db.execute("INSERT INTO settings VALUES (%s, %s)", (fresh, secrets.token_hex(32)))

    async def probe(self) -> None:
        async with self.pool.connection() as db:
            await db.execute(
                "INSERT INTO settings VALUES ('probe', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (str(time.time()),),
            )

    async def create(
        self, header: Header, seating: Seating, entries: list[Entry], opener: str, quota: Quota | None = None
    ) -> None:
        async with self.pool.connection() as db, db.transaction():
            if quota is not None:
                # Whoever opens two tables at once opens them one after the other, so that both are counted.
                await db.execute("SELECT pg_advisory_xact_lock(%s, hashtext(%s))", (OPENING, opener))
                if await _opened(db, opener, quota.since) >= quota.most:
                    raise Full(opener)
            await db.execute(
                "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s)",
                (header.table, time.time(), opener, _json(header), seating.version, _json(seating)),
            )
            await _insert(db, _rows(header.table, entries))

    async def load(self, table: str) -> StoredTable | None:
        async with self.pool.connection() as db:
            cursor = await db.execute("SELECT header, seating, opener FROM tables WHERE id = %s", (table,))
            row = await cursor.fetchone()
            if row is None:
                return None
            header = msgspec.json.decode(row[0], type=Header)
            seating = msgspec.json.decode(row[1], type=Seating)
            return StoredTable(header, seating, await _select(db, table, 0), row[2])

    async def entries(self, table: str, after: int) -> list[Entry]:
        async with self.pool.connection() as db:
            return await _select(db, table, after)

    def append(self, table: str, entries: list[Entry], kept: Kept | None = None) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, entries, kept, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return future

    async def _write(self) -> None:
        """Append what waits, until nothing does."""
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            try:
                async with self.pool.connection() as db:
                    await _append(db, group)
            except Exception as error:
                for append in group:
                    if not append.future.done():
                        append.future.set_exception(error)

    async def keep(self, table: str, kept: Kept) -> None:
        async with self.pool.connection() as db:
            await _keep(db, table, kept)

    async def kept(self, table: str, name: str) -> Kept | None:
        async with self.pool.connection() as db:
            cursor = await db.execute(
                "SELECT name, number, data FROM kept WHERE table_id = %s AND name = %s", (table, name)
            )
            row = await cursor.fetchone()
        return Kept(*row) if row is not None else None

    async def seating(self, table: str) -> Seating:
        async with self.pool.connection() as db:
            row = await (await db.execute("SELECT seating FROM tables WHERE id = %s", (table,))).fetchone()
        if row is None:
            raise NotFound(f"There is no table {table}.", pl=f"Nie ma stołu {table}.")
        return msgspec.json.decode(row[0], type=Seating)

    async def reseat(self, table: str, seating: Seating) -> None:
        async with self.pool.connection() as db:
            changed = await db.execute(
                "UPDATE tables SET seating = %s, seating_version = %s WHERE id = %s AND seating_version = %s",
                (_json(seating), seating.version, table, seating.version - 1),
            )
        if changed.rowcount != 1:
            raise Conflict(table)

    async def heads(self, table: str) -> tuple[int, int]:
        async with self.pool.connection() as db:
            cursor = await db.execute(
                "SELECT (SELECT max(number) FROM entries WHERE table_id = %s),"
                " (SELECT seating_version FROM tables WHERE id = %s)",
                (table, table),
            )
            row = await cursor.fetchone()
        return (row[0] or 0, row[1] or 0) if row is not None else (0, 0)

    async def opened(self, opener: str, since: float) -> int:
        async with self.pool.connection() as db:
            return await _opened(db, opener, since)


async def _opened(db: Line, opener: str, since: float) -> int:
    """Tables of the future do not count: the clock was wrong when they were opened, and nobody is to wait for it."""
    cursor = await db.execute(
        "SELECT count(*) FROM tables WHERE opener = %s AND opened_at > %s AND opened_at <= %s",
        (opener, since, time.time()),
    )
    row = await cursor.fetchone()
    return int(row[0]) if row is not None else 0


async def _append(db: Line, group: list[Append]) -> None:
    """All at once; one by one where one of them comes too late or cannot be stored, so that it takes nobody along."""
    try:
        await _store(db, group)
    except Exception as error:
        if db.broken:  # nobody knows what became of it
            raise
        if len(group) == 1:
            late = isinstance(error, errors.UniqueViolation)
            _tell(group[0], Conflict(group[0].table) if late else error)
            return
        for append in group:
            await _append(db, [append])
    else:
        for append in group:
            _tell(append, None)


def _tell(append: Append, error: Exception | None) -> None:
    if append.future.done():
        return
    if error is None:
        append.future.set_result(None)
    else:
        append.future.set_exception(error)


async def _store(db: Line, group: list[Append]) -> None:
    rows = [row for append in group for row in _rows(append.table, append.entries)]
    kept = [(append.table, append.kept) for append in group if append.kept is not None]
    if not kept and len(rows) <= ROWS:
        await _insert(db, rows)
        return
    async with db.transaction():
        await _insert(db, rows)
        for table, thing in kept:
            await _keep(db, table, thing)


def _rows(table: str, entries: list[Entry]) -> list[tuple[Any, ...]]:
    now = time.time()
    return [(table, e.number, e.kind, e.seat, e.key, e.by, e.kept, now, e.digest, e.trail) for e in entries]


async def _insert(db: Line, rows: list[tuple[Any, ...]]) -> None:
    for first in range(0, len(rows), ROWS):
        some = rows[first : first + ROWS]
        values: LiteralString = ", ".join([ROW] * len(some))
        await db.execute("INSERT INTO entries VALUES " + values, list(chain.from_iterable(some)))


async def _keep(db: Line, table: str, kept: Kept) -> None:
    await db.execute(
        "INSERT INTO kept VALUES (%s, %s, %s, %s)"
        " ON CONFLICT (table_id, name) DO UPDATE SET number = excluded.number, data = excluded.data",
        (table, kept.name, kept.number, kept.data),
    )


async def _select(db: Line, table: str, after: int) -> list[Entry]:
    rows = await (await db.execute(SELECT, (table, after))).fetchall()
    return [Entry(*row) for row in rows]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
