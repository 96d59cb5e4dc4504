"""One table in memory: its game, its seats, its connections, and the lock that lets one change happen at a time.

Every change is first played in memory, then stored, then acknowledged and shown. Whoever looks takes the lock too, so
nobody ever sees what is not stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.errors import Refused as RulesRefuse
from graveshift.server import seating as seats
from graveshift.server import watch
from graveshift.server.bots import Thought, automatic, soon
from graveshift.server.connection import BAD_TOKEN, Connection
from graveshift.server.errors import NotAllowed, NotFound, TableError, lost_seat
from graveshift.server.messages import Answer, ChangeSeat, Refused, SeatData, Seats, SetHabit, SetSkips, Undo
from graveshift.server.running import RunningGame
from graveshift.server.store import Conflict, Entry, Seating, Store, StoredTable
from graveshift.server.tokens import Signer

SLICE: Final = 0.005
"""Seconds of work after which others get their turn."""
PATIENCE: Final = 1.5
"""Seconds to wait for another worker that is playing the bots of this table."""


class Stale(GraveshiftError):
    """An answer to a version that is past."""


class Room:
    """A table that somebody looks at."""

    def __init__(self, store: Store, signer: Signer, stored: StoredTable, announce: Callable[[Room], None]) -> None:
        self.id = stored.header.table
        self.header = stored.header
        self.seating = stored.seating
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        """Who is connected to other workers: when they said so, seats, spectators."""
        self.lock = asyncio.Lock()
        self.left_at = time.monotonic()
        self._store = store
        self._signer = signer
        self._announce = announce
        self._game: RunningGame | None = None
        self._stored: StoredTable | None = stored
        self._driver: asyncio.Task[None] | None = None
        self._kicks: set[asyncio.Task[None]] = set()

    @property
    def version(self) -> int:
        """The newest version in memory; -1 while the game is not loaded."""
        return self._game.version if self._game is not None else -1

    async def game(self) -> RunningGame:
        """The game, from the store if need be. Call it with the lock held, and use it before letting go."""
        if self._game is None:
            begun = time.perf_counter()
            stored, self._stored = self._stored or await self._store.load(self.id), None
            if stored is None:
                raise NotFound(f"There is no table {self.id}.", pl=f"Nie ma stołu {self.id}.")
            game = RunningGame(stored.header)
            await play(game, stored.entries)
            self._game = game
            watch.LOADING.observe(time.perf_counter() - begun)
        return self._game

    # ---- what people do

    async def answer(self, who: Connection, message: Answer) -> int:
        """Play an answer; the version to which it led. Refuses with Stale, NotAllowed or the rules' own sentence."""
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        async with self.lock:
            game = await self.game()
            self._check_version(game, message.version)
            if message.seat not in who.active(self.seating):
                raise NotAllowed(
                    f"A bot plays seat {message.seat + 1} for you; take the seat over first.",
                    pl=f"Na miejscu {message.seat + 1} gra za ciebie bot; najpierw przejmij to miejsce.",
                )
            decision = game.decision
            if decision is not None and decision.seat not in (None, message.seat):
                asked = (decision.seat or 0) + 1
                raise NotAllowed(
                    f"Seat {asked} is to decide this, not seat {message.seat + 1}.",
                    pl=f"O tym decyduje miejsce {asked}, a nie miejsce {message.seat + 1}.",
                )
            entry = self._played(lambda: game.answer(message.seat, message.key, "person"))
            await self._keep(game, [entry])
            bots_follow = soon(game, self.seating)
        if not bots_follow:
            self.show()
        self.drive()
        return entry.number

    async def undo(self, who: Connection, message: Undo) -> int:
        """Take back to the last decision of a person."""
        async with self.lock:
            game = await self.game()
            self._check_version(game, message.version)
            active = who.active(self.seating)
            if not active and not who.host:
                raise NotAllowed(
                    "Only those who sit at the table can take back.",
                    pl="Cofać mogą tylko ci, którzy siedzą przy stole.",
                )
            entry = self._played(lambda: game.undo(None if who.host else frozenset(active)))
            await self._keep(game, [entry])
        self.show()
        self.drive()
        return entry.number

    async def change_seat(self, who: Connection, message: ChangeSeat) -> None:
        if not who.host and message.seat not in who.seats:
            raise NotAllowed(
                f"Only the host or whoever sits there can change seat {message.seat + 1}.",
                pl=f"Miejsce {message.seat + 1} może zmienić tylko gospodarz albo ten, kto na nim siedzi.",
            )
        await self.reseat(lambda seating: seats.changed(seating, message, who.host))

    async def set_skips(self, who: Connection, message: SetSkips) -> None:
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        await self.reseat(lambda seating: seats.with_skips(seating, message.seat, message.rules))

    async def set_habit(self, who: Connection, message: SetHabit) -> None:
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        choices = await self.habit_choices()
        await self.reseat(
            lambda seating: seats.with_habit(seating, message.seat, message.habit, message.choice, choices)
        )

    async def habit_choices(self) -> dict[str, tuple[str, ...]]:
        async with self.lock:
            return (await self.game()).game.rules.habit_choices()

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change the seating; if another worker was quicker, look at its seating and try again."""
        while True:
            async with self.lock:
                wanted = change(self.seating)
                try:
                    await self._store.reseat(self.id, wanted)
                    self.seating = wanted
                    break
                except Conflict:
                    self.seating = await self._store.seating(self.id)
        self.seats_changed()
        self._announce(self)
        self.drive()
        return wanted

    # ---- what people see

    async def state_for(self, who: Connection) -> bytes:
        async with self.lock:
            game = await self.game()
            seat = game.looking(who.seats)
            if who.looking not in (None, seat):
                who.last = -1  # another seat sees another log: it comes anew
            last, who.last, who.looking = who.last, game.version, seat
            return game.state(who.seats, who.active(self.seating), who.host, last, who.language)

    def check_looking(self, game: RunningGame, who: Connection) -> None:
        """Only those who may answer a decision may ask about it."""
        decision = game.decision
        active = who.active(self.seating)
        if not active or (decision is not None and decision.seat is not None and decision.seat not in active):
            raise NotAllowed(
                "Only those who decide this can ask about it.", pl="Pytać o to mogą tylko ci, którzy o tym decydują."
            )

    def show(self) -> None:
        """The game has changed: everybody gets the new state, here and at other workers."""
        for connection in self.connections:
            connection.tell_state()
        self._announce(self)

    def seats_changed(self) -> None:
        """The seats have changed: everybody is told, and whoever lost the seat is shown out."""
        for connection in list(self.connections):
            good = [claim for claim in connection.claims if claim.role != "seat" or seats.admits(self.seating, claim)]
            if not good:
                connection.close(BAD_TOKEN, lost_seat())
            connection.claims = good
            connection.tell_state()
        self.tell_seats()

    def tell_seats(self) -> None:
        for connection in self.connections:
            connection.tell(self.seats_for(connection))

    def seats_for(self, who: Connection) -> Seats:
        """Who sits at the table; for the host with an invite for each seat that nobody holds."""
        here, spectators = self.presence()
        recent = time.monotonic() - 60
        others = [entry for entry in self.elsewhere.values() if entry[0] > recent]
        connected = set(here).union(*(entry[1] for entry in others))
        spectators += sum(entry[2] for entry in others)
        invites = {}
        if who.host:
            free = [number for number, seat in enumerate(self.seating.seats) if not seat.held]
            invites = {n: self._signer.token(seats.invite_claim(self.id, self.seating, n)) for n in free}
        data = [
            SeatData(number, s.kind, s.name, s.colour, s.bot, s.held, number in connected, list(s.skips), s.habits)
            for number, s in enumerate(self.seating.seats)
        ]
        return Seats(seats=data, spectators=spectators, invites=invites)

    def presence(self) -> tuple[tuple[int, ...], int]:
        """The seats that are connected to this worker, and how many watch without a seat."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return tuple(sorted(here)), sum(not connection.seats for connection in self.connections)

    # ---- what others did

    async def catch_up(self) -> None:
        """Another worker has changed this table: fold in what is new."""
        changed = False
        async with self.lock:
            if self._game is not None:
                fresh = await self._store.entries(self.id, self._game.version)
                changed = bool(fresh)
                await self._fold(fresh)
            seating = await self._store.seating(self.id)
            reseated = seating.version != self.seating.version
            self.seating = seating
        if reseated:
            self.seats_changed()
        if changed:
            for connection in self.connections:
                connection.tell_state()
        if changed or reseated:
            self._later(self.drive)

    async def _fold(self, entries: list[Entry]) -> None:
        game = self._game
        self._game = None
        assert game is not None
        await play(game, entries)
        self._game = game

    # ---- bots

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
        """A slice of quick answers, or one answer that takes thought; False where a person is asked."""
        entries: list[Entry] = []
        async with self.lock:
            game = await self.game()
            until = time.perf_counter() + SLICE
            thought = automatic(game, self.seating)
            while thought is not None and thought.quick and time.perf_counter() < until:
                entries.append(self._automatic_answer(game, thought, thought.think()))
                thought = automatic(game, self.seating)
            if entries:
                await self._keep(game, entries)
        if entries:
            self.show()
            return True
        if thought is None:
            return False
        key = await asyncio.to_thread(thought.think)
        async with self.lock:
            game = await self.game()
            if game.version == thought.version:
                await self._keep(game, [self._automatic_answer(game, thought, key)])
        self.show()
        return True

    def _automatic_answer(self, game: RunningGame, thought: Thought, key: str) -> Entry:
        return self._played(lambda: game.answer(thought.seat, key, thought.by))

    def _later(self, step: Callable[[], None]) -> None:
        """Give another worker time to go on by itself first."""

        async def wait() -> None:
            await asyncio.sleep(PATIENCE)
            step()

        task = asyncio.create_task(wait())
        self._kicks.add(task)
        task.add_done_callback(self._kicks.discard)

    # ---- storing

    def _check_version(self, game: RunningGame, version: int) -> None:
        if version != game.version:
            raise Stale(
                f"The game has moved on: this was meant for version {version}, and it is at version {game.version}.",
                pl=f"Gra poszła dalej: to było do wersji {version}, a jest już wersja {game.version}.",
            )

    def _played(self, step: Callable[[], Entry]) -> Entry:
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
            await asyncio.shield(self._store.append(self.id, entries))
        except Conflict:
            watch.CONFLICTS.inc()
            raise Stale(
                "Somebody else was quicker; the game has moved on.", pl="Ktoś był szybszy; gra poszła już dalej."
            ) from None
        self._game = game
        for entry in entries:
            watch.ANSWERS.labels(by=entry.by).inc()


async def play(game: RunningGame, entries: list[Entry]) -> None:
    """Fold entries into a game, in slices."""
    until = time.perf_counter() + SLICE
    for entry in entries:
        game.apply(entry)
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE


def not_yours(seat: int) -> NotAllowed:
    return NotAllowed(f"Seat {seat + 1} is not yours.", pl=f"Miejsce {seat + 1} nie jest twoje.")


def refusal(reply: str, error: GraveshiftError, language: str) -> Refused:
    """A refusal as the client is told."""
    if isinstance(error, Stale):
        return Refused(id=reply, reason="stale", sentence=error.told(language))
    if isinstance(error, NotAllowed):
        return Refused(id=reply, reason="seat", sentence=error.told(language))
    if isinstance(error, RulesRefuse):
        sentence = error.sentences.get(language, error.sentence)
        return Refused(id=reply, reason="rules", sentence=sentence, rule=error.rule)
    return Refused(id=reply, reason="table", sentence=error.told(language))
