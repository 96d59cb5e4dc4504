"""The contract of a store, for SQLite and for a real PostgreSQL server alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from graveshift.server.store import Conflict, Entry, Full, Header, Quota, Seat, Seating, Store, StoreError
from graveshift.server.store.postgres import PostgresStore
from graveshift.server.store.sqlite import SqliteStore

MakeStore = Callable[[], Store]
HEADER = Header("t1", "toy-cards", "0.1.0", "1", {"seats": 2, "name": "Zażółć\x00"}, 2**60, "free")
SEATING = Seating(1, (Seat("person", name="Ada", held=True), Seat("open")))


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Makes a store of the same data, each time it is called."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite3")
    url = request.getfixturevalue("postgres").new_database()
    return lambda: PostgresStore(url)


def with_store(make_store: MakeStore, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = make_store()
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    finish(run())


def finish(work: Coroutine[None, None, None]) -> None:
    """In a thread of its own: in this one a browser of other tests may be running its loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def answer(number: int, key: str = "move:a") -> Entry:
    return Entry(number, "answer", 0, key, "person")


def test_what_was_stored_is_there_after_the_next_start(make_store: MakeStore) -> None:
    undo = Entry(3, "undo", -1, "", "person", kept=1)

    async def write(store: Store) -> None:
        await store.create(HEADER, SEATING, [answer(1)], "somebody")
        await store.append("t1", [answer(2, "ruch:łąka"), undo])

    async def read(store: Store) -> None:
        stored = await store.load("t1")
        assert stored is not None
        assert stored.header == HEADER
        assert stored.seating == SEATING
        assert stored.entries == [answer(1), answer(2, "ruch:łąka"), undo]
        assert await store.entries("t1", after=1) == stored.entries[1:]
        assert await store.heads("t1") == (3, 1)

    with_store(make_store, write)
    with_store(make_store, read)


def test_an_entry_number_is_given_once(make_store: MakeStore) -> None:
    async def test(store: Store) -> None:
        await store.create(HEADER, SEATING, [], "somebody")
        await store.append("t1", [answer(1)])
        with pytest.raises(Conflict):
            await store.append("t1", [answer(1, "other")])
        with pytest.raises(Conflict):
            await store.append("t1", [answer(2), answer(1)])
        assert await store.entries("t1", after=0) == [answer(1)]

    with_store(make_store, test)


def test_of_many_who_append_the_same_number_one_wins(make_store: MakeStore) -> None:
    async def test(store: Store) -> None:
        await store.create(HEADER, SEATING, [], "somebody")
        tries = [store.append("t1", [answer(1, f"key{number}")]) for number in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        winner = results.index(None)
        assert await store.entries("t1", after=0) == [answer(1, f"key{winner}")]

    with_store(make_store, test)


@pytest.mark.parametrize("wrong", [[answer(2), answer(1)], [answer(2, "\ud800")]], ids=["late", "unreadable"])
def test_an_answer_that_cannot_be_stored_takes_nobody_along(make_store: MakeStore, wrong: list[Entry]) -> None:
    """Answers of many tables are stored together, more of them than go into one statement."""

    async def test(store: Store) -> None:
        for number in range(30):
            await store.create(msgspec.structs.replace(HEADER, table=f"t{number}"), SEATING, [answer(1)], "somebody")
        five = [answer(number) for number in range(2, 7)]
        tries = [store.append(f"t{number}", wrong if number == 17 else five) for number in range(30)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [number for number, result in enumerate(results) if result is not None] == [17]
        for number in range(30):
            kept = await store.entries(f"t{number}", after=1)
            assert kept == ([] if number == 17 else five)

    with_store(make_store, test)


def test_a_seating_replaces_only_the_one_before_it(make_store: MakeStore) -> None:
    async def test(store: Store) -> None:
        await store.create(HEADER, SEATING, [], "somebody")
        second = Seating(2, (SEATING.seats[0], Seat("bot", bot="random")))
        await store.reseat("t1", second)
        with pytest.raises(Conflict):
            await store.reseat("t1", Seating(2, SEATING.seats))
        assert await store.seating("t1") == second
        assert await store.heads("t1") == (0, 2)

    with_store(make_store, test)


def test_tables_are_counted_by_who_opened_them(make_store: MakeStore) -> None:
    async def test(store: Store) -> None:
        await store.create(HEADER, SEATING, [], "somebody")
        assert await store.opened("somebody", since=0) == 1
        assert await store.opened("somebody", since=4e9) == 0
        assert await store.opened("nobody", since=0) == 0

    with_store(make_store, test)


def test_of_many_tables_at_once_only_so_many_are_kept(make_store: MakeStore) -> None:
    """The count and the table are one step, so that nobody slips through between them."""

    async def test(store: Store) -> None:
        quota = Quota(most=3, since=0)
        headers = [msgspec.structs.replace(HEADER, table=f"t{number}") for number in range(12)]
        tries = [store.create(header, SEATING, [], "somebody", quota) for header in headers]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 3
        assert sum(isinstance(result, Full) for result in results) == 9
        await store.create(msgspec.structs.replace(HEADER, table="other"), SEATING, [], "another", quota)

    with_store(make_store, test)


def test_a_clock_that_was_wrong_locks_nobody_out(make_store: MakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables opened while the clock was years ahead do not count; and entries keep their order whatever it says."""

    async def test(store: Store) -> None:
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 1e9)
        await store.create(HEADER, SEATING, [answer(1)], "somebody", Quota(1, now))
        monkeypatch.setattr(time, "time", lambda: now)
        await store.append("t1", [answer(2)])
        assert await store.opened("somebody", since=now - 86_400) == 0
        other = msgspec.structs.replace(HEADER, table="t2")
        await store.create(other, SEATING, [], "somebody", Quota(1, now - 86_400))
        assert await store.entries("t1", after=0) == [answer(1), answer(2)]

    with_store(make_store, test)


def test_an_unknown_table_is_none(make_store: MakeStore) -> None:
    async def test(store: Store) -> None:
        assert await store.load("nope") is None
        assert await store.heads("nope") == (0, 0)

    with_store(make_store, test)


def test_the_secret_stays_the_same_until_a_new_one_is_made(make_store: MakeStore) -> None:
    found: list[list[bytes]] = []

    async def look(store: Store) -> None:
        found.append(await store.secrets())

    async def rotate(store: Store) -> None:
        await store.rotate(forget=False)
        await look(store)

    async def forget(store: Store) -> None:
        await store.rotate(forget=True)
        await look(store)

    for step in (look, look, rotate, rotate, forget):
        with_store(make_store, step)
    first, again, second, third, last = found
    assert first == again
    assert len(first[0]) == 32
    assert second[1:] == first
    assert third[1:] == second
    assert len(last) == 1
    assert last[0] not in third


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = SqliteStore(tmp_path / "tables.sqlite3"), SqliteStore(tmp_path / "tables.sqlite3")
        await first.open()
        with pytest.raises(StoreError, match="another server is using this data folder"):
            await second.open()
        await first.close()

    finish(run())


def test_workers_that_start_together_bring_the_schema_up_to_date_once(request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("postgres").new_database()

    async def run() -> None:
        stores = [PostgresStore(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({(await store.secrets())[0] for store in stores}) == 1
        for store in stores:
            await store.close()

    finish(run())
