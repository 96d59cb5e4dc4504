"""PostgreSQL, for several worker processes: the primary key of the entries decides who was first."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, LiteralString

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

SECRETS: LiteralString = "SELECT name, value FROM settings WHERE starts_with(name, 'secret')"

SELECT: LiteralString = """
    SELECT number, kind, seat, key, made_by, kept, digest, trail FROM entries
    WHERE table_id = %s AND number > %s ORDER BY number
"""


class PostgresStore:
    """A store in a PostgreSQL database."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self._url = url
        self.pool: AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]] = AsyncConnectionPool(
            url, min_size=1, max_size=connections, open=False, check=AsyncConnectionPool.check_connection
        )

    async def open(self) -> None:
        try:
            # One try of our own first: the pool would try again and again, and say nothing of why.
            await (await AsyncConnection.connect(self._url, connect_timeout=10)).close()
            await self.pool.open(wait=True, timeout=15)
        except (Error, PoolTimeout) as error:
            reason = str(error).strip().partition("\n")[0]
            raise StoreError(f"The database of DATABASE_URL does not answer ({reason}).") from None
        async with self.pool.connection() as db:
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
        await self.pool.close()

    async def secrets(self) -> list[bytes]:
        async with self.pool.connection() as db:
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            rows = await (await db.execute(SECRETS)).fetchall()
            if not rows:
                rows = [(FIRST_SECRET, secrets.token_hex(32))]
                await db.execute("INSERT INTO settings VALUES (%s, %s)", rows[0])
        return [bytes.fromhex(value) for value in newest_first((name, value) for name, value in rows)]

    async def rotate(self, forget: bool) -> None:
        async with self.pool.connection() as db:
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
        async with self.pool.connection() as db:
            if quota is not None:
                # Whoever opens two tables at once opens them one after the other, so that both are counted.
                await db.execute("SELECT pg_advisory_xact_lock(%s, hashtext(%s))", (OPENING, opener))
                if await _opened(db, opener, quota.since) >= quota.most:
                    raise Full(opener)
            await db.execute(
                "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s)",
                (header.table, time.time(), opener, _json(header), seating.version, _json(seating)),
            )
            await _insert(db, header.table, entries)

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

    async def append(self, table: str, entries: list[Entry], kept: Kept | None = None) -> None:
        try:
            async with self.pool.connection() as db:
                await _insert(db, table, entries)
                if kept is not None:
                    await _keep(db, table, kept)
        except errors.UniqueViolation:
            raise Conflict(table) from None

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


async def _opened(db: AsyncConnection[tuple[Any, ...]], opener: str, since: float) -> int:
    """Tables of the future do not count: the clock was wrong when they were opened, and nobody is to wait for it."""
    cursor = await db.execute(
        "SELECT count(*) FROM tables WHERE opener = %s AND opened_at > %s AND opened_at <= %s",
        (opener, since, time.time()),
    )
    row = await cursor.fetchone()
    return int(row[0]) if row is not None else 0


async def _insert(db: AsyncConnection[tuple[Any, ...]], table: str, entries: list[Entry]) -> None:
    now = time.time()
    rows = [(table, e.number, e.kind, e.seat, e.key, e.by, e.kept, now, e.digest, e.trail) for e in entries]
    async with db.cursor() as cursor:
        await cursor.executemany("INSERT INTO entries VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)", rows)


async def _keep(db: AsyncConnection[tuple[Any, ...]], table: str, kept: Kept) -> None:
    await db.execute(
        "INSERT INTO kept VALUES (%s, %s, %s, %s)"
        " ON CONFLICT (table_id, name) DO UPDATE SET number = excluded.number, data = excluded.data",
        (table, kept.name, kept.number, kept.data),
    )


async def _select(db: AsyncConnection[tuple[Any, ...]], table: str, after: int) -> list[Entry]:
    rows = await (await db.execute(SELECT, (table, after))).fetchall()
    return [Entry(*row) for row in rows]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
