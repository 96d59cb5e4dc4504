"""Bots that are quick follow a person's answer in the same step; all others play apart, and none spoils the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

import graveshift
from graveshift.kernel import record as kernel
from graveshift.server import bots
from graveshift.server import seating as seats
from graveshift.server.bodies import NewTable, SeatWish
from graveshift.server.connection import Connection
from graveshift.server.crew import Crew, Hand
from graveshift.server.errors import TableError
from graveshift.server.hall import wishes_for
from graveshift.server.heard import Answer
from graveshift.server.labour import Job, begin
from graveshift.server.limits import Buckets
from graveshift.server.room import Room
from graveshift.server.running import RunningGame
from graveshift.server.store import By, Entry, Header, Kept
from graveshift.server.store.sqlite import SqliteStore
from graveshift.server.tokens import Signer
from tests.server.test_store import finish

assert graveshift


class Counting(SqliteStore):
    """Remembers what was stored in one step."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.steps: list[list[Entry]] = []

    def append(self, table: str, entries: list[Entry], kept: Kept | None = None) -> Any:
        self.steps.append(entries)
        return super().append(table, entries, kept)


Test = Callable[[Room, Counting, Connection], Awaitable[None]]


def at_a_table(path: Path, test: Test, answers: int = 1000) -> None:
    """A table of one person and a bot that answers at random, with nobody connected: nothing plays by itself."""

    async def run() -> None:
        store = Counting(path / "tables.sqlite3")
        await store.open()
        wish = NewTable(
            game="undead-or-alive",
            options={"mission": "m2"},
            seats=[SeatWish(kind="human"), SeatWish(kind="bot", bot="random")],
            seed=7,
        )
        begun = begin(wish)
        seating = seats.first_seating(wishes_for(wish, begun))
        header = Header(
            table="t1",
            game=begun.game,
            engine=kernel.ENGINE,
            content=begun.content,
            options=begun.options,
            seed=begun.seed,
            undo=wish.undo,
            rules=begun.rules,
        )
        await store.create(header, seating, [], "somebody")
        stored = await store.load("t1")
        assert stored is not None
        pace = Buckets(1e-9, answers)
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=100)
        room = Room(store, Signer(b"secret"), stored, lambda *_, **__: None, crew, pace, longest=20_000)
        claim = seats.seat_claim("t1", seating, 0)
        await test(room, store, Connection(cast(Any, None), [claim], -1, "en"))
        await crew.stop()
        await store.close()

    finish(run())


async def answer(room: Room, who: Connection) -> int:
    """The person takes the last option."""
    async with room.lock:
        game = await room.game()
        assert game.decision is not None
        assert game.decision.seat in (0, None)
        message = Answer(version=game.version, seat=0, key=game.decision.options[-1].key)
    return await room.answer(who, message)


async def answer_until_the_bots_turn(room: Room, store: Counting, who: Connection) -> None:
    for _ in range(200):
        await answer(room, who)
        async with room.lock:
            if len(store.steps[-1]) > 1 or bots.bot_asked(await room.game(), room.seating):
                return
    raise AssertionError("the bot never had its turn")


def test_a_quick_bot_follows_in_the_step_of_the_answer(tmp_path: Path) -> None:
    async def test(room: Room, store: Counting, who: Connection) -> None:
        await answer_until_the_bots_turn(room, store, who)
        assert [entry.by for entry in store.steps[-1]][:2] == ["person", "bot"]
        assert [entry.number for step in store.steps for entry in step] == list(range(1, room.version + 1))
        stored = await store.entries("t1", 0)
        assert stored == [entry for step in store.steps for entry in step]

    at_a_table(tmp_path, test)


def test_a_bot_that_thinks_longer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AT_HAND", frozenset())
    monkeypatch.setattr(bots.BotThought, "think", lambda _: pytest.fail("it thinks on everybody's time"))

    async def test(room: Room, store: Counting, who: Connection) -> None:
        await answer_until_the_bots_turn(room, store, who)
        assert {entry.by for step in store.steps for entry in step} == {"person"}

    at_a_table(tmp_path, test)


def test_quick_bots_answer_no_more_than_their_opener_may(tmp_path: Path) -> None:
    async def test(room: Room, store: Counting, who: Connection) -> None:
        await answer_until_the_bots_turn(room, store, who)
        assert [entry.by for step in store.steps for entry in step].count("bot") == 1

    at_a_table(tmp_path, test, answers=1)


def test_an_engine_that_fails_after_an_answer_costs_nobody_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time it is refused and nothing has changed; from then on bots play apart."""
    honest = RunningGame.answer

    def failing(game: RunningGame, seat: int, key: str, by: By) -> Entry:
        if by == "bot":
            raise ZeroDivisionError
        return honest(game, seat, key, by)

    monkeypatch.setattr(RunningGame, "answer", failing)

    async def test(room: Room, store: Counting, who: Connection) -> None:
        with pytest.raises(TableError, match="nothing was changed"):
            await answer_until_the_bots_turn(room, store, who)
        async with room.lock:
            await room.game()
        before = room.version
        assert len(await store.entries("t1", 0)) == before
        assert await answer(room, who) == before + 1
        assert len(await store.entries("t1", 0)) == before + 1

    at_a_table(tmp_path, test)


def test_films_are_kept_on_the_account_of_whoever_opened_the_table(tmp_path: Path) -> None:
    """Somebody opens two hundred finished games from records: nobody's set-up waits for their films."""
    paid: list[tuple[str, str]] = []

    async def test(room: Room, _: Counting, who: Connection) -> None:
        async def do(hand: Hand, job: Job, payer: str) -> str:
            paid.append((job.name, payer))
            return "film"

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hand, "do", do)
            async with room.lock:
                game = await room.game()
                room._kept_for_ever(game)
                room._kept_for_ever(game)
            await room.finish()

    at_a_table(tmp_path, test)
    assert paid == [("bake", "somebody")] * 2
