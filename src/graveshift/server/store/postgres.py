"""PostgreSQL, for several worker processes: the primary key of the entries decides who was first."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, LiteralString

import msgspec
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from graveshift.server.errors import NotFound
from graveshift.server.store import Conflict, Entry, Header, Seating, StoredTable, StoreError
from graveshift.server.store.migrations import LEDGER, migrations

MIGRATING: Final = 7_361_001
"""The advisory lock under which one worker brings the schema up to date."""

SELECT: LiteralString = """
    SELECT number, kind, seat, key, made_by, kept FROM entries
    WHERE table_id = %s AND number > %s ORDER BY number
"""


class PostgresStore:
    """A store in a PostgreSQL database."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self.pool: AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]] = AsyncConnectionPool(
            url, min_size=1, max_size=connections, open=False, check=AsyncConnectionPool.check_connection
        )

    async def open(self) -> None:
        await self.pool.open(wait=True, timeout=15)
        async with self.pool.connection() as db:
            encoding = db.info.parameter_status("server_encoding")
            if encoding != "UTF8":
                raise StoreError(f"The database's encoding is {encoding}, and Graveshift needs UTF8.")
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            await db.execute(LEDGER)
            done = {row[0] for row in await (await db.execute("SELECT number FROM migrations")).fetchall()}
            for step in migrations():
                if step.number not in done:
                    for statement in step.statements:
                        await db.execute(statement.encode())
                    await db.execute("INSERT INTO migrations VALUES (%s, %s)", (step.number, step.name))

    async def close(self) -> None:
        await self.pool.close()

    async def secret(self) -> bytes:
        async with self.pool.connection() as db:
            await db.execute(
                "INSERT INTO settings VALUES ('secret', %s) ON CONFLICT DO NOTHING", (secrets.token_hex(32),)
            )
            row = await (await db.execute("SELECT value FROM settings WHERE name = 'secret'")).fetchone()
            assert row is not None
            return bytes.fromhex(row[0])

    async def create(self, header: Header, seating: Seating, entries: list[Entry], opener: str) -> None:
        async with self.pool.connection() as db:
            await db.execute(
                "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s)",
                (header.table, time.time(), opener, _json(header), seating.version, _json(seating)),
            )
            await _insert(db, header.table, entries)

    async def load(self, table: str) -> StoredTable | None:
        async with self.pool.connection() as db:
            cursor = await db.execute("SELECT header, seating FROM tables WHERE id = %s", (table,))
            row = await cursor.fetchone()
            if row is None:
                return None
            header = msgspec.json.decode(row[0], type=Header)
            return StoredTable(header, msgspec.json.decode(row[1], type=Seating), await _select(db, table, 0))

    async def entries(self, table: str, after: int) -> list[Entry]:
        async with self.pool.connection() as db:
            return await _select(db, table, after)

    async def append(self, table: str, entries: list[Entry]) -> None:
        try:
            async with self.pool.connection() as db:
                await _insert(db, table, entries)
        except errors.UniqueViolation:
            raise Conflict(table) from None

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
            cursor = await db.execute(
                "SELECT count(*) FROM tables WHERE opener = %s AND opened_at > %s", (opener, since)
            )
            row = await cursor.fetchone()
        return int(row[0]) if row is not None else 0


async def _insert(db: AsyncConnection[tuple[Any, ...]], table: str, entries: list[Entry]) -> None:
    now = time.time()
    rows = [(table, e.number, e.kind, e.seat, e.key, e.by, e.kept, now) for e in entries]
    async with db.cursor() as cursor:
        await cursor.executemany("INSERT INTO entries VALUES (%s, %s, %s, %s, %s, %s, %s, %s)", rows)


async def _select(db: AsyncConnection[tuple[Any, ...]], table: str, after: int) -> list[Entry]:
    rows = await (await db.execute(SELECT, (table, after))).fetchall()
    return [Entry(*row) for row in rows]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
