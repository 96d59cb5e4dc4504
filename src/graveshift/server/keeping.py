"""The game of a table in memory and in the store: loaded, played, stored, and its film kept for ever.

Every change is first played in memory, then stored. If storing fails, memory is thrown away and loaded anew.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, TypeVar

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.errors import Refused as RulesRefuse
from graveshift.kernel.record import Record
from graveshift.server import watch
from graveshift.server.crew import Crew, Refusal
from graveshift.server.errors import NotFound, TableError
from graveshift.server.playing import brings_board
from graveshift.server.reviving import POSITION, closed, film_name, position_due, revived, stored_position
from graveshift.server.running import RunningGame
from graveshift.server.seating import is_shared
from graveshift.server.store import Conflict, Entry, Header, Kept, Store, StoredTable

SLICE: Final = 0.005
"""Seconds of work after which others get their turn."""
RECENT: Final = 200
"""Entries kept at hand for the process that plays the bots."""
FINISHING: Final = 5.0
"""Seconds that a film may take when the server stops."""

Played = TypeVar("Played", Entry, list[Entry])


class Stale(GraveshiftError):
    """An answer to a version that is past."""


class KeptTable:
    """A table as the store has it, and its game as memory has it. Whoever uses the game holds the lock."""

    def __init__(self, store: Store, crew: Crew, stored: StoredTable) -> None:
        self.id = stored.header.table
        self.header = stored.header
        self.seating = stored.seating
        self.lock = asyncio.Lock()
        self._store = store
        self._crew = crew
        self._payer = stored.opener
        self._recent: deque[Entry] = deque(maxlen=RECENT)
        self._game: RunningGame | None = None
        self._stored: StoredTable | None = stored
        self._bakes: set[asyncio.Task[None]] = set()

    @property
    def payer(self) -> str:
        """A pseudonym of whoever opened the table: what is worked out for it is put on their account."""
        return self._payer

    @property
    def version(self) -> int:
        """The newest version in memory; -1 while the game is not loaded."""
        return self._game.version if self._game is not None else -1

    @property
    def shared(self) -> bool:
        """Does anybody else than the host sit here, did they ever, or may they sit down?"""
        return is_shared(self.seating)

    @property
    def at_work(self) -> bool:
        """Is anything being changed or kept here?"""
        return self.lock.locked() or bool(self._bakes)

    async def game(self) -> RunningGame:
        """The game, from the store if need be. Call it with the lock held, and use it before letting go."""
        if self._game is None:
            begun = time.perf_counter()
            stored, self._stored = self._stored or await self._store.load(self.id), None
            if stored is None:
                raise NotFound(f"There is no table {self.id}.", pl=f"Nie ma stołu {self.id}.")
            strange = brings_board(stored.header.options)
            if strange:
                await self._try_out(stored.header)
            try:
                game = await asyncio.to_thread(RunningGame, stored.header) if strange else RunningGame(stored.header)
                await play(game, stored.entries, self._crew.replays)
            except Exception as error:
                game = await self._revive(stored, error)
            if game.game.over and not game.revived and await self.baked(None) is None:
                self._kept_for_ever(game)
            self._game = game
            watch.LOADING.observe(time.perf_counter() - begun)
        self._game.shared = self.shared
        self._game.people = sum(seat.held for seat in self.seating.seats)
        return self._game

    async def _try_out(self, header: Header) -> None:
        """Set up a stranger's board in a process of its own first: nobody knows whether it ends under these rules.

        What takes too long there is refused with a sentence; what is wrong otherwise is found again here.
        """
        with suppress(Refusal):
            await self._crew.long(self._payer, "lay_out", header)

    async def _revive(self, stored: StoredTable, why: Exception) -> RunningGame:
        """These rules do not play the game as it was played: it goes on from its last stored position, or is closed."""
        watch.note("a game does not replay", table=self.id, why=repr(why))
        kept = await self._store.kept(self.id, POSITION)
        if kept is None:
            raise closed(why) from why
        try:
            game = revived(stored.header, kept, stored.entries)
            await play(game, [entry for entry in stored.entries if entry.number > kept.number], self._crew.replays)
        except Exception:
            raise closed(why) from why
        return game

    def is_at(self, version: int) -> None:
        """The store has come so far: what was read when the table was opened is of no use if it ends before."""
        read = self._stored.entries if self._stored is not None else []
        if (read[-1].number if read else 0) < version:
            self._stored = None

    async def stored(self) -> StoredTable:
        """What the store has of this table."""
        stored = await self._store.load(self.id)
        if stored is None:
            raise NotFound(f"There is no table {self.id}.", pl=f"Nie ma stołu {self.id}.")
        return stored

    async def _since(self, version: int) -> list[Entry]:
        """The entries after a version, from memory if they are recent."""
        recent = list(self._recent)
        if recent and recent[0].number <= version + 1:
            return recent[version + 1 - recent[0].number :]
        return await self._store.entries(self.id, version)

    # ---- storing

    def _played(self, step: Callable[[], Played]) -> Played:
        """Play in memory. What the rules refuse changes nothing; after a mistake of ours the game is loaded anew."""
        try:
            return step()
        except RulesRefuse:
            raise
        except Exception as error:
            self._game = None
            watch.alarm("the engine failed", table=self.id)
            raise TableError(
                "The rules engine failed at this; nothing was changed. Please report it.",
                pl="Silnik zasad zawiódł; nic się nie zmieniło. Prosimy o zgłoszenie tego.",
            ) from error

    async def _keep(self, game: RunningGame, entries: list[Entry]) -> None:
        """Store what was played in memory. If that fails, memory is ahead, so the game is loaded anew."""
        self._game = None
        try:
            position = stored_position(game) if position_due(entries) else None
            await asyncio.shield(self._store.append(self.id, entries, position))
        except Conflict:
            self._crew.forget(self.id)
            watch.CONFLICTS.inc()
            raise Stale(
                "Somebody else was quicker; the game has moved on.", pl="Ktoś był szybszy; gra poszła już dalej."
            ) from None
        self._game = game
        if game.game.over:
            self._kept_for_ever(game)
        self._recent.extend(entries)
        for entry in entries:
            watch.stored_by(entry.by).inc()

    # ---- films

    async def baked(self, seat: int | None) -> Kept | None:
        """The film of the finished game as this seat sees it; none that an undo has made untrue."""
        kept = await self._store.kept(self.id, film_name(seat))
        if kept is None and seat is not None and await self._store.kept(self.id, film_name(0)) is None:
            kept = await self._store.kept(self.id, film_name(None))  # nobody had secrets: one film is everybody's
        return None if kept is not None and self._game is not None and kept.number != self._game.version else kept

    async def _bake(self, record: Record, version: int, views: list[int | None]) -> None:
        """Keep the films of a finished game, so that they can be watched under any later rules."""
        try:
            for seat in views:
                data: str = await self._crew.unasked(self._payer, "bake", record, seat)
                await self._store.keep(self.id, Kept(film_name(seat), version, data))
        except Exception:
            watch.alarm("a film could not be kept", table=self.id)

    def _kept_for_ever(self, game: RunningGame) -> None:
        """Bake the film as everybody sees it; where they have secrets from each other, from every seat before.

        So the film that is everybody's is there when all are, and never stands in for one that is still to come.
        """
        rules, position = game.game.rules, game.game.position
        views: list[int | None] = [*(range(rules.seats(position)) if rules.has_secrets(position) else ()), None]
        task = asyncio.create_task(self._bake(game.table.record(), game.version, views))
        self._bakes.add(task)
        task.add_done_callback(self._bakes.discard)

    async def finish(self) -> None:
        """Films that are being kept are kept before the server stops; one that was not is kept when it is opened."""
        if self._bakes:
            await asyncio.wait(self._bakes, timeout=FINISHING)


async def play(game: RunningGame, entries: list[Entry], turns: asyncio.Lock) -> None:
    """Fold entries into a game, in slices. What takes more than one waits for its turn: a hundred long games that are
    opened at once would be a hundred slices in a row for everybody else."""
    steps = game.fold(entries)
    if not a_slice(steps):
        return
    async with turns:
        await asyncio.sleep(0)
        while a_slice(steps):
            await asyncio.sleep(0)


def a_slice(steps: Iterator[None]) -> bool:
    """Go on for a slice of time; False at the end."""
    until = time.perf_counter() + SLICE
    return any(time.perf_counter() > until for _ in steps)
