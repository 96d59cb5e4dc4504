"""SQLite in the data folder: one file, no set-up.

One thread owns the connection. Writes that wait while a commit is on its way to the disk go together into the next
one, so a slow disk makes groups larger, not the queue. WAL with `synchronous=FULL`: a commit is on the disk when it
returns, also if the power fails (with NORMAL the last acknowledged answers could be lost). The file is locked for one
server, because two would not see each other's moves.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from graveshift.server.errors import NotFound
from graveshift.server.store import Conflict, Entry, Header, Seating, StoredTable, StoreError
from graveshift.server.store.migrations import LEDGER, migrations

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
GROUP: Final = 500
"""At most this many jobs in one commit."""


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[Any] = loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(loop, ready), name="sqlite", daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def secret(self) -> bytes:
        return bytes.fromhex(await self._do(_secret))

    async def create(self, header: Header, seating: Seating, entries: list[Entry], opener: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            row = (header.table, time.time(), opener, _json(header), seating.version, _json(seating))
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            _insert(db, header.table, entries)

        await self._do(job)

    async def load(self, table: str) -> StoredTable | None:
        def job(db: sqlite3.Connection) -> StoredTable | None:
            row = db.execute("SELECT header, seating FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            header = msgspec.json.decode(row[0], type=Header)
            return StoredTable(header, msgspec.json.decode(row[1], type=Seating), _select(db, table, 0))

        return await self._do(job)

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self._do(lambda db: _select(db, table, after))

    async def append(self, table: str, entries: list[Entry]) -> None:
        await self._do(lambda db: _insert(db, table, entries))

    async def seating(self, table: str) -> Seating:
        def job(db: sqlite3.Connection) -> Seating:
            row = db.execute("SELECT seating FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                raise NotFound(f"There is no table {table}.", pl=f"Nie ma stołu {table}.")
            return msgspec.json.decode(row[0], type=Seating)

        return await self._do(job)

    async def reseat(self, table: str, seating: Seating) -> None:
        def job(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "UPDATE tables SET seating = ?, seating_version = ? WHERE id = ? AND seating_version = ?",
                (_json(seating), seating.version, table, seating.version - 1),
            )
            if changed.rowcount != 1:
                raise Conflict(table)

        await self._do(job)

    async def heads(self, table: str) -> tuple[int, int]:
        def job(db: sqlite3.Connection) -> tuple[int, int]:
            last = db.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
            row = db.execute("SELECT seating_version FROM tables WHERE id = ?", (table,)).fetchone()
            return last or 0, row[0] if row is not None else 0

        return await self._do(job)

    async def opened(self, opener: str, since: float) -> int:
        def job(db: sqlite3.Connection) -> int:
            where = "WHERE opener = ? AND opened_at > ?"
            count: int = db.execute(f"SELECT count(*) FROM tables {where}", (opener, since)).fetchone()[0]
            return count

        return await self._do(job)

    # ---- the thread

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def _work(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[Any]) -> None:
        try:
            db = _connect(self._path)
        except (sqlite3.Error, OSError) as error:
            _tell(loop, [(ready, StoreError(f"{self._path}: {_reason(error)}"))])
            return
        _tell(loop, [(ready, None)])
        while (first := self._jobs.get()) is not None:
            group = [first]
            stop = False
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    stop = True
                    break
                group.append(more)
            _tell(loop, _commit(db, group))
            if stop:
                break
        db.close()


def _commit(
    db: sqlite3.Connection, group: list[tuple[Job, asyncio.Future[Any]]]
) -> list[tuple[asyncio.Future[Any], Any]]:
    """Do a group of jobs in one transaction; a job that fails takes nothing else with it."""
    results: list[tuple[asyncio.Future[Any], Any]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job, future in group:
            db.execute("SAVEPOINT job")
            try:
                results.append((future, job(db)))
            except Exception as error:
                db.execute("ROLLBACK TO job")
                results.append((future, error))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(future, error) for _, future in group]
    return results


def _tell(loop: asyncio.AbstractEventLoop, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    def tell() -> None:
        for future, result in results:
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def _connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the secret that signs tokens; SQLite gives its side files the same mode
    db = sqlite3.connect(path, isolation_level=None, timeout=2.0)
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN EXCLUSIVE")
    db.execute(LEDGER)
    done = {row[0] for row in db.execute("SELECT number FROM migrations")}
    for step in migrations():
        if step.number not in done:
            for statement in step.statements:
                db.execute(statement)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
    db.execute("COMMIT")
    return db


def _reason(error: Exception) -> str:
    if "locked" in str(error):
        return "another server is using this data folder; stop it, or name another folder with --data."
    return f"the store cannot be opened ({error})."


def _secret(db: sqlite3.Connection) -> str:
    db.execute("INSERT OR IGNORE INTO settings VALUES ('secret', ?)", (secrets.token_hex(32),))
    value: str = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]
    return value


def _insert(db: sqlite3.Connection, table: str, entries: list[Entry]) -> None:
    now = time.time()
    rows = [(table, e.number, e.kind, e.seat, e.key, e.by, e.kept, now) for e in entries]
    try:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise Conflict(table) from None


def _select(db: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    where = "WHERE table_id = ? AND number > ? ORDER BY number"
    rows = db.execute(f"SELECT number, kind, seat, key, made_by, kept FROM entries {where}", (table, after))
    return [Entry(*row) for row in rows]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
