"""Backups: one SQLite file with everything a store has, made while the server runs, for either kind of store.

A backup of one store can be restored into the other, so it is also the way from SQLite to PostgreSQL. It holds the
secrets that sign tokens, so only its owner may read it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from graveshift.server.settings import Settings
from graveshift.server.store import StoreError
from graveshift.server.store.migrations import LEDGER, check_known, migrations
from graveshift.server.store.sqlite import SqliteStore, server_lock

if TYPE_CHECKING:
    from psycopg import AsyncConnection

COLUMNS: Final = {
    "settings": ("name", "value"),
    "tables": ("id", "opened_at", "opener", "header", "seating_version", "seating"),
    "entries": ("table_id", "number", "kind", "seat", "key", "made_by", "kept", "at", "digest", "trail"),
    "kept": ("table_id", "name", "number", "data"),
}
"""What is carried over, in an order that the references allow."""
AT_ONCE: Final = 1_000
PATIENCE: Final = 5
"""Seconds until connections that were just closed are gone from PostgreSQL."""


class Counted(msgspec.Struct, frozen=True):
    """What a backup holds."""

    tables: int
    entries: int


def back_up(settings: Settings, file: Path) -> Counted:
    """Write a backup; the old file stays whole until the new one is."""
    if not file.parent.is_dir():
        raise StoreError(f"{file}: there is no folder {file.parent}.")
    if file.exists() and not file.is_file():
        raise StoreError(f"{file}: a backup is a file, and this is something else.")
    partial = file.with_name(file.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with closing(sqlite3.connect(partial)) as target:
            if settings.database:
                _copy_from_postgres(settings.database, target)
            else:
                _copy_from_sqlite(settings.data / "tables.sqlite3", target)
            target.commit()
            found = _checked(target, partial)
        partial.replace(file)
    except sqlite3.Error as error:
        raise StoreError(f"{file}: the backup failed ({error}).") from None
    finally:
        partial.unlink(missing_ok=True)
    return found


def restore(settings: Settings, file: Path) -> Counted:
    """Fill an empty store from a backup. No server may be using it."""
    if not file.is_file():
        raise StoreError(f"{file}: there is no such file.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            found = _checked(source, file)
            if settings.database:
                with closing(_up_to_date(source)) as current:
                    asyncio.run(_fill_postgres(settings.database, current))
            else:
                _fill_sqlite(settings.data / "tables.sqlite3", source)
    except sqlite3.Error as error:
        raise StoreError(f"{file}: this is no backup of Graveshift ({error}).") from None
    return found


# ---- SQLite


def _copy_from_sqlite(path: Path, target: sqlite3.Connection) -> None:
    if not path.exists():
        raise StoreError(f"{path}: there is nothing to back up; name the server's folder with --data.")
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as source:
        source.backup(target)


def _fill_sqlite(path: Path, source: sqlite3.Connection) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with server_lock(path):
        if path.exists():
            with closing(sqlite3.connect(path)) as target:
                if _count(target, "tables"):
                    raise not_empty(str(path))
        partial = path.with_name(path.name + ".partial")
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        with closing(sqlite3.connect(partial)) as target:
            source.backup(target)
        for side in ("-wal", "-shm"):
            path.with_name(path.name + side).unlink(missing_ok=True)
        partial.replace(path)
    store = SqliteStore(path)  # an older backup is brought up to date at once, and a bad one is found now

    async def look() -> None:
        await store.open()
        await store.close()

    asyncio.run(look())


# ---- PostgreSQL


def _copy_from_postgres(url: str, target: sqlite3.Connection) -> None:
    import psycopg

    target.execute(LEDGER)
    for step in migrations():
        for statement in step.statements:
            target.execute(statement)
        target.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
    try:
        with psycopg.connect(url, connect_timeout=10) as source:
            source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            source.read_only = True
            for table, columns in COLUMNS.items():
                with source.cursor(f"backup_{table}") as cursor:
                    cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
                    target.executemany(_insert(table, columns, "?"), cursor)
    except psycopg.Error as error:
        raise StoreError(f"The database cannot be read ({_first_line(error)}).") from None


async def _fill_postgres(url: str, source: sqlite3.Connection) -> None:
    """All of it or nothing: what is half restored would be no empty database any more."""
    from psycopg import AsyncConnection, Error

    from graveshift.server.store.postgres import PostgresStore

    store = PostgresStore(url)
    await store.open()
    await store.close()
    try:
        async with await AsyncConnection.connect(url, connect_timeout=10) as db:
            await _alone(db)
            row = await (await db.execute("SELECT count(*) FROM tables")).fetchone()
            if row is None or row[0]:
                raise not_empty("The database")
            await db.execute("DELETE FROM settings")
            for table, columns in COLUMNS.items():
                rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                async with db.cursor() as cursor:
                    while found := rows.fetchmany(AT_ONCE):
                        await cursor.executemany(_insert(table, columns, "%s").encode(), found)
    except Error as error:
        raise StoreError(f"The backup does not go into the database ({_first_line(error)}).") from None


async def _alone(db: AsyncConnection[Any]) -> None:
    """No server may be on the database: it has read its secrets already, and would go on signing with others."""
    from psycopg import errors

    from graveshift.server.store.postgres import SERVING

    try:
        await db.execute(f"SET LOCAL lock_timeout = '{PATIENCE}s'".encode())
        await db.execute("SELECT pg_advisory_xact_lock(%s)", (SERVING,))
    except errors.LockNotAvailable:
        raise StoreError("A server is using this database; stop all its workers.") from None


def _up_to_date(source: sqlite3.Connection) -> sqlite3.Connection:
    """A copy of a backup with the tables and columns of this version, in a temporary file of SQLite's own."""
    copy = sqlite3.connect("")
    source.backup(copy)
    done = {row[0] for row in copy.execute("SELECT number FROM migrations")}
    for step in migrations():
        for statement in step.statements if step.number not in done else ():
            copy.execute(statement)
    return copy


# ---- both


def _checked(db: sqlite3.Connection, file: Path) -> Counted:
    """Is this whole, and of a version we know?"""
    verdict = db.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise StoreError(f"{file}: the file is damaged ({verdict}).")
    check_known(row[0] for row in db.execute("SELECT number FROM migrations"))
    return Counted(_count(db, "tables"), _count(db, "entries"))


def _count(db: sqlite3.Connection, table: str) -> int:
    known = db.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    found: int = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] if known else 0
    return found


def _insert(table: str, columns: Sequence[str], sign: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join([sign] * len(columns))})"


def not_empty(where: str) -> StoreError:
    return StoreError(f"{where} has tables already, and a backup is restored into an empty store only.")


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
