"""SQLite in the data folder: one file, no set-up.

One thread owns the connection. Writes that wait while a commit is on its way to the disk go together into the next
one, so a slow disk makes groups larger, not the queue. WAL with `synchronous=FULL`: a commit is on the disk when it
returns, also if the power fails (with NORMAL the last acknowledged answers could be lost). A lock beside the file lets
in one server, because two would not see each other's moves; whoever only reads, such as a backup, is let in.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from graveshift.server.errors import NotFound
from graveshift.server.store import Conflict, Entry, Full, Header, Kept, Quota, Seating, StoredTable, StoreError
from graveshift.server.store.migrations import LEDGER, check_known, migrations
from graveshift.server.store.secret_names import FIRST_SECRET, newest_first, next_secret

T = TypeVar("T")
LARGEST_WAL: Final = 64 * 1_048_576
"""The log of changes is cut back to this when it was written into the file."""
GROUP: Final = 500
"""At most this many jobs in one commit."""
APART: Final = 0.016
"""Seconds between the beginnings of two commits: under load it is cheaper to wait for company, since a commit costs as
much as many jobs. Whoever comes alone does not wait."""
ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ROWS: Final = 90
"""Entries in one statement: an old SQLite takes 999 values. Each statement lets the event loop go on, and must then
wait for it to pause: a group of answers that took one for each of them would be on its way for as long as the loop is
busy."""


class Append(NamedTuple):
    """Entries to be appended to a table, and what is kept beside them."""

    table: str
    entries: list[Entry]
    kept: Kept | None
    at: float


Job: TypeAlias = Append | Callable[[sqlite3.Connection], Any]
Waiting: TypeAlias = tuple[Job, asyncio.Future[Any]]
Result: TypeAlias = tuple[asyncio.Future[Any], Any]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
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

    async def secrets(self) -> list[bytes]:
        return [bytes.fromhex(value) for value in await self._do(_secrets)]

    async def rotate(self, forget: bool) -> None:
        def job(db: sqlite3.Connection) -> None:
            names = [row[0] for row in db.execute("SELECT name FROM settings WHERE name LIKE 'secret%'")]
            fresh = next_secret(names)
            if forget:
                db.execute("DELETE FROM settings WHERE name LIKE 'secret%'")
            db.execute("INSERT INTO settings VALUES (?, ?)", (fresh, secrets.token_hex(32)))

        await self._do(job)

    async def probe(self) -> None:
        written = str(time.time())
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO settings VALUES ('probe', ?)", (written,)))
        await asyncio.to_thread(self._find, written)

    def _find(self, written: str) -> None:
        """What was written is in the file, for others too: our own connection would not see that the file is gone or
        written over, because it remembers its pages."""
        with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)) as other:
            row = other.execute("SELECT value FROM settings WHERE name = 'probe'").fetchone()
        if row is None or row[0] != written:
            raise StoreError(f"{self._path}: what was written is not there.")

    async def create(
        self, header: Header, seating: Seating, entries: list[Entry], opener: str, quota: Quota | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            if quota is not None and _opened(db, opener, quota.since) >= quota.most:
                raise Full(opener)
            row = (header.table, time.time(), opener, _json(header), seating.version, _json(seating))
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            _append(db, [Append(header.table, entries, None, time.time())])

        await self._do(job)

    async def load(self, table: str) -> StoredTable | None:
        def job(db: sqlite3.Connection) -> StoredTable | None:
            row = db.execute("SELECT header, seating, opener FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            header = msgspec.json.decode(row[0], type=Header)
            seating = msgspec.json.decode(row[1], type=Seating)
            return StoredTable(header, seating, _select(db, table, 0), row[2])

        return await self._do(job)

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self._do(lambda db: _select(db, table, after))

    def append(self, table: str, entries: list[Entry], kept: Kept | None = None) -> asyncio.Future[None]:
        return self._wait_for(Append(table, entries, kept, time.time()))

    async def keep(self, table: str, kept: Kept) -> None:
        await self._do(lambda db: _keep(db, table, kept))

    async def kept(self, table: str, name: str) -> Kept | None:
        def job(db: sqlite3.Connection) -> Kept | None:
            where = "WHERE table_id = ? AND name = ?"
            row = db.execute(f"SELECT name, number, data FROM kept {where}", (table, name)).fetchone()
            return Kept(*row) if row is not None else None

        return await self._do(job)

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
        return await self._do(lambda db: _opened(db, opener, since))

    # ---- the thread

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        return self._wait_for(job)

    def _wait_for(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    def _work(self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[Any]) -> None:
        with ExitStack() as stack:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                stack.enter_context(server_lock(self._path))
                db = stack.enter_context(closing(_connect(self._path)))
            except StoreError as error:
                _tell(loop, [(ready, error)])
                return
            except (sqlite3.Error, OSError) as error:
                _tell(loop, [(ready, StoreError(f"{self._path}: {_reason(error)}"))])
                return
            _tell(loop, [(ready, None)])
            self._do_jobs(db, loop)
            with suppress(sqlite3.Error):
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _do_jobs(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        earliest = 0.0
        while (first := self._jobs.get()) is not None:
            time.sleep(max(0.0, earliest - time.monotonic()))
            earliest = time.monotonic() + APART
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


def _commit(db: sqlite3.Connection, group: list[Waiting]) -> list[Result]:
    """Do a group of jobs in one transaction; a job that fails takes nothing else with it."""
    results: list[Result] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        if len(group) == 1:  # nothing else to take along, so the transaction itself can be given up
            ((job, future),) = group
            results.append((future, _done(db, job)))
        else:
            for together, jobs in groupby(group, key=lambda wait: isinstance(wait[0], Append)):
                do = _all_at_once if together else _each_apart
                results += do(db, list(jobs))
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(future, error) for _, future in group]
    return results


def _all_at_once(db: sqlite3.Connection, group: list[Waiting]) -> list[Result]:
    """Append all that is to be appended; one by one where one of them comes too late or cannot be stored."""
    db.execute("SAVEPOINT appends")
    try:
        _append(db, [job for job, _ in group if isinstance(job, Append)])
    except Exception:
        db.execute("ROLLBACK TO appends")
        results = _each_apart(db, group)
    else:
        results = [(future, None) for _, future in group]
    db.execute("RELEASE appends")
    return results


def _each_apart(db: sqlite3.Connection, group: list[Waiting]) -> list[Result]:
    """Do one job after the other; its error, where one fails, and then nothing of it is left."""
    results: list[Result] = []
    for job, future in group:
        db.execute("SAVEPOINT job")
        try:
            results.append((future, _done(db, job)))
        except Exception as error:
            db.execute("ROLLBACK TO job")
            results.append((future, error))
        db.execute("RELEASE job")
    return results


def _done(db: sqlite3.Connection, job: Job) -> Any:
    return _append(db, [job]) if isinstance(job, Append) else job(db)


def _tell(loop: asyncio.AbstractEventLoop, results: list[Result]) -> None:
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


@contextmanager
def server_lock(path: Path) -> Iterator[None]:
    """One server for a file. The lock is SQLite's own, on a file beside it, so that a backup can still read."""
    lock = sqlite3.connect(path.with_name("server.lock"), isolation_level=None, timeout=2.0, check_same_thread=False)
    try:
        lock.execute("PRAGMA locking_mode = EXCLUSIVE")
        lock.execute("BEGIN EXCLUSIVE")
        yield
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        sentence = "another server is using this data folder; stop it, or name another folder with --data."
        raise StoreError(f"{path}: {sentence}") from None
    finally:
        lock.close()


def _connect(path: Path) -> sqlite3.Connection:
    path.touch(mode=0o600)  # it holds the secret that signs tokens; SQLite gives its side files the same mode
    db = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA journal_size_limit = {LARGEST_WAL}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN EXCLUSIVE")
    db.execute(LEDGER)
    done = {row[0] for row in db.execute("SELECT number FROM migrations")}
    check_known(done)
    for step in migrations():
        if step.number not in done:
            for statement in step.statements:
                db.execute(statement)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
    db.execute("COMMIT")
    return db


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"games cannot be kept there ({error.strerror}); name another folder with --data."
    if isinstance(error, sqlite3.OperationalError):
        return f"the store cannot be opened ({error})."
    return f"this is no database, or it is damaged ({error}); `graveshift restore` brings a backup back."


def _secrets(db: sqlite3.Connection) -> list[str]:
    rows = db.execute("SELECT name, value FROM settings WHERE name LIKE 'secret%'").fetchall()
    if not rows:
        rows = [(FIRST_SECRET, secrets.token_hex(32))]
        db.execute("INSERT INTO settings VALUES (?, ?)", rows[0])
    return newest_first(rows)


def _opened(db: sqlite3.Connection, opener: str, since: float) -> int:
    """Tables of the future do not count: the clock was wrong when they were opened, and nobody is to wait for it."""
    where = "WHERE opener = ? AND opened_at > ? AND opened_at <= ?"
    count: int = db.execute(f"SELECT count(*) FROM tables {where}", (opener, since, time.time())).fetchone()[0]
    return count


def _append(db: sqlite3.Connection, appends: list[Append]) -> None:
    rows = [
        (append.table, e.number, e.kind, e.seat, e.key, e.by, e.kept, append.at, e.digest, e.trail)
        for append in appends
        for e in append.entries
    ]
    try:
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            db.execute(f"INSERT INTO entries VALUES {', '.join([ROW] * len(some))}", list(chain.from_iterable(some)))
    except sqlite3.IntegrityError:
        raise Conflict(", ".join(append.table for append in appends)) from None
    for append in appends:
        if append.kept is not None:
            _keep(db, append.table, append.kept)


def _keep(db: sqlite3.Connection, table: str, kept: Kept) -> None:
    row = (table, kept.name, kept.number, kept.data)
    db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?)", row)


def _select(db: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    where = "WHERE table_id = ? AND number > ? ORDER BY number"
    columns = "number, kind, seat, key, made_by, kept, digest, trail"
    rows = db.execute(f"SELECT {columns} FROM entries {where}", (table, after))
    return [Entry(*row) for row in rows]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
