"""Answers that nobody gives by hand, at the table: skips, habits and bots, until a person is asked.

What is found at once follows a person's answer in the same step: it is stored with it, and everybody sees one state. A
bot that thinks longer does so in a process of its own, which plays a copy of the game. So does every bot where nobody
answers: tables of bots are not felt by others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from graveshift.server import watch
from graveshift.server.asking import AskedTable
from graveshift.server.bots import any_answer, automatic, bot_asked
from graveshift.server.company import Company
from graveshift.server.connection import Connection
from graveshift.server.crew import Crew
from graveshift.server.errors import TableError
from graveshift.server.keeping import SLICE, Stale
from graveshift.server.labour import Played
from graveshift.server.limits import Buckets
from graveshift.server.running import RunningGame
from graveshift.server.store import By, Entry, Store, StoredTable

FOLLOWING: Final = 0.003
"""Seconds in which bots at hand follow a person's answer; the rest goes to a process of its own. With five times as
long, whole turns on the event loop kept everybody else waiting (docs/measurements.md)."""
AT_ONCE: Final = 300
"""So many answers of the bots of one opener follow at once, before the next ones have to go to a process: with the
whole burst that they may answer in, they would keep the event loop for a second."""
PATIENCE: Final = 1.5
"""Seconds to wait for another worker that is playing the bots of this table."""


class DrivenTable(AskedTable):
    """A table whose bots play while somebody looks."""

    company: Company

    def __init__(self, store: Store, stored: StoredTable, crew: Crew, pace: Buckets) -> None:
        super().__init__(store, crew, stored)
        self.connections: set[Connection] = set()
        self._pace = pace
        self._driver: asyncio.Task[None] | None = None
        self._kicks: set[asyncio.Task[None]] = set()
        self._apart = False
        """Has a bot failed here? Then bots play apart from people's answers, which must not fail with them."""

    def show(self) -> None:
        """The game has changed: everybody gets the new state."""
        raise NotImplementedError

    # ---- at once

    def _follow(self, game: RunningGame) -> Played:
        """What follows an answer at once, within a little time and what the opener's bots may still answer."""
        played = Played([], [])
        until = time.perf_counter() + FOLLOWING
        while time.perf_counter() < until and not self._apart:
            thought = automatic(game, self.seating)
            if thought is None or not thought.at_hand:
                break
            if thought.by == "bot" and (game.strange or not self._pace.take_first(self._payer, AT_ONCE)):
                break
            try:
                key = thought.think()
                played.entries.append(self._automatic_answer(game, thought.seat, key, thought.by))
            except Exception:
                self._apart = True
                raise
            if thought.words is not None:
                played.words.append((thought.seat, thought.words))
        return played

    def _explain(self, played: Played) -> None:
        for seat, words in played.words:
            self.company.explain(seat, words)

    # ---- by themselves

    def drive(self) -> None:
        """Let bots and skips answer until a person is asked; somebody must be looking."""
        if self.connections and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            while self.connections and await self._drive_once():
                await asyncio.sleep(0)
        except Stale:
            self.show()
            self._later(self.drive)
        except Exception:
            self.show()
            watch.alarm("the bots of a table stopped", table=self.id)

    async def _drive_once(self) -> bool:
        """A slice of skips and habits, or what bots answer in their turn; False where a person is asked."""
        entries: list[Entry] = []
        async with self.lock:
            game = await self.game()
            until = time.perf_counter() + SLICE
            while not bot_asked(game, self.seating) and time.perf_counter() < until:
                thought = automatic(game, self.seating)
                if thought is None:
                    break
                entries.append(self._automatic_answer(game, thought.seat, thought.think(), thought.by))
            if entries:
                await self._keep(game, entries)
            version, bots = game.version, bot_asked(game, self.seating)
        if entries:
            self.show()
            return True
        if bots:
            await self._play_bots(version)
        return bots

    async def _play_bots(self, version: int) -> None:
        """Let the bots think in a process of their own, and play what they say if the game still stands there."""
        await self._pace.wait(self._payer)
        try:
            played = await self._crew.play_bots(self._payer, self.header, self._since, self.seating)
        except TableError:
            played = Played([], [])
            watch.alarm("bots could not be heard out", table=self.id)
        said = played.entries
        entries: list[Entry] = []
        async with self.lock:
            game = await self.game()
            if game.version == version and (not said or said[0].number == version + 1):
                until = time.perf_counter() + SLICE
                for entry in said:
                    entries.append(self._automatic_answer(game, entry.seat, entry.key, entry.by))
                    if time.perf_counter() > until:
                        await asyncio.sleep(0)
                        until = time.perf_counter() + SLICE
                if not said and bot_asked(game, self.seating):
                    entries.append(self._automatic_answer(game, *any_answer(game, self.seating), "bot"))
            else:
                self._crew.forget(self.id)
            if entries:
                await self._keep(game, entries)
        self._pace.spend(self._payer, len(entries))
        if entries:
            self._explain(played)
        self.show()

    def _automatic_answer(self, game: RunningGame, seat: int, key: str, by: By) -> Entry:
        return self._played(lambda: game.answer(seat, key, by))

    def _later(self, step: Callable[[], None]) -> None:
        """Give another worker time to go on by itself first."""

        async def wait() -> None:
            await asyncio.sleep(PATIENCE)
            step()

        task = asyncio.create_task(wait())
        self._kicks.add(task)
        task.add_done_callback(self._kicks.discard)
