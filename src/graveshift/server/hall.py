"""All tables of one worker process: opens new ones, brings old ones back from the store, lets idle ones go."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin

from graveshift.kernel import record as kernel
from graveshift.kernel import registry
from graveshift.kernel.errors import GraveshiftError
from graveshift.server import seating as seats
from graveshift.server import watch
from graveshift.server.bodies import Join, Joined, NewTable, SeatWish, TableTokens
from graveshift.server.connection import RESTARTING, SILENT, Connection
from graveshift.server.errors import NotAllowed, NotFound, TableError, TooMuch
from graveshift.server.film import checked
from graveshift.server.room import Room
from graveshift.server.settings import Limits
from graveshift.server.store import Entry, Header, Store
from graveshift.server.tokens import Claim, Signer

CHANNEL: Final = "graveshift_tables"
HEAVY: Final = 2
DAY: Final = 86_400.0


class Wake(msgspec.Struct, frozen=True):
    """What workers tell each other: something about this table is new, and who is connected here."""

    worker: str
    table: str
    version: int
    seating: int
    seats: tuple[int, ...]
    spectators: int
    asks: bool = False
    """Please say who is connected to you."""


class Hall:
    """The tables of this worker. Without channels it is the only one."""

    def __init__(self, store: Store, signer: Signer, channels: ChannelsPlugin | None, limits: Limits) -> None:
        self.store = store
        self.signer = signer
        self.limits = limits
        self.worker = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.callers: Counter[str] = Counter()
        """Open connections by address."""
        self.heavy = asyncio.Semaphore(HEAVY)
        """Films and records: work for seconds, so only so many at once."""
        self._channels = channels
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # ---- tables

    async def open_table(self, wish: NewTable, address: str) -> TableTokens:
        """Set a new game up, or one that goes on from a record, and keep it."""
        opener = self.signer.pseudonym(address)
        if await self.store.opened(opener, time.time() - DAY) >= self.limits.tables_per_day:
            raise TooMuch(
                f"{self.limits.tables_per_day} tables a day are enough here; go on with one you have.",
                pl=f"Najwięcej stołów dziennie: {self.limits.tables_per_day}; graj dalej przy którymś z otwartych.",
            )
        table = secrets.token_urlsafe(9).replace(".", "_")
        begun = await self._begin(wish)
        seating = seats.first_seating(wishes_for(wish, begun))
        header = Header(
            table=table,
            game=begun.name,
            engine=kernel.ENGINE,
            content=registry.game_type(begun.name).version,
            options=begun.options,
            seed=begun.seed,
            undo=wish.undo,
            script=begun.script,
        )
        await self.store.create(header, seating, entries_of(begun), opener)
        watch.OPENED.inc()
        watch.note("table opened", table=table, game=header.game, seats=len(seating.seats))
        token = self.signer.token
        numbers = range(len(seating.seats))
        return TableTokens(
            table=table,
            host=token(seats.host_claim(table)),
            seats={n: token(seats.seat_claim(table, seating, n)) for n in numbers if seating.seats[n].held},
            invites={n: token(seats.invite_claim(table, seating, n)) for n in numbers if not seating.seats[n].held},
            spectator=token(seats.spectator_claim(table)),
        )

    async def _begin(self, wish: NewTable) -> kernel.Table:
        """Set up at once what is quick; a record or a designer's mission in a thread, a few at a time."""
        try:
            if wish.record is None and "custom" not in wish.options:
                return begin(wish)
            async with self.heavy:
                return await asyncio.to_thread(begin, wish)
        except GraveshiftError:
            raise
        except Exception:
            # Options and records come from anywhere; what the engine stumbles over is refused, and looked at later.
            watch.alarm("a table could not be set up", game=wish.game)
            raise TableError(
                "This game cannot be set up: the rules engine stumbled over it. Please report it.",
                pl="Tej gry nie da się przygotować: silnik zasad się na niej potknął. Prosimy o zgłoszenie tego.",
            ) from None

    async def join(self, table: str, wish: Join) -> Joined:
        """Take the seat of an invite."""
        claim = self.claim(table, wish.token)
        if claim.role != "invite":
            raise NotAllowed(
                "This is not an invitation to a seat.", pl="To nie jest zaproszenie na miejsce przy stole."
            )
        room = await self.room(table)
        seating = await room.reseat(lambda seating: seats.joined(seating, claim, wish.name, wish.colour))
        token = self.signer.token(seats.seat_claim(table, seating, claim.seat))
        return Joined(table, claim.seat, token)

    def claim(self, table: str, token: str) -> Claim:
        """What a token says, if it is for this table."""
        claim = self.signer.read(token)
        if claim.table != table:
            raise NotAllowed("This token is for another table.", pl="Ten klucz jest do innego stołu.")
        return claim

    async def admit(self, table: str, tokens: list[str]) -> tuple[Room, list[Claim]]:
        """The table and what these tokens are good for at it; every token must be good."""
        claims = [self.claim(table, token) for token in tokens]
        room = await self.room(table)
        for claim in claims:
            if claim.role == "invite":
                raise NotAllowed(
                    "This is an invitation; join with it first to get a seat.",
                    pl="To jest zaproszenie; najpierw zajmij nim miejsce przy stole.",
                )
            if claim.role == "seat" and not seats.admits(room.seating, claim):
                raise NotAllowed(
                    f"Seat {claim.seat + 1} is not yours any more; ask the host for a new invitation.",
                    pl=f"Miejsce {claim.seat + 1} nie jest już twoje; poproś gospodarza o nowe zaproszenie.",
                )
        return room, claims

    async def room(self, table: str) -> Room:
        """The table, from the store if need be."""
        while table not in self.rooms:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._bring(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            await asyncio.shield(self._opening[table])
        self.rooms[table].left_at = time.monotonic()
        return self.rooms[table]

    async def _bring(self, table: str) -> Room:
        stored = await self.store.load(table)
        if stored is None:
            raise NotFound(
                "There is no such table; look at the link again.", pl="Nie ma takiego stołu; sprawdź jeszcze raz link."
            )
        room = Room(self.store, self.signer, stored, self.announce)
        self.rooms[table] = room
        watch.TABLES.set(len(self.rooms))
        return room

    # ---- connections

    def enter(self, room: Room, connection: Connection) -> None:
        """A client sits down or begins to watch."""
        if len(room.connections) >= self.limits.connections_per_table:
            raise TooMuch(
                "This table is full of people already; try again later.",
                pl="Przy tym stole jest już komplet ludzi; spróbuj później.",
            )
        room.connections.add(connection)
        self.rooms[room.id] = room  # it may have been let go while somebody was at the door
        watch.TABLES.set(len(self.rooms))
        watch.CONNECTIONS.inc()
        room.tell_seats()
        self.announce(room, asks=True)
        room.drive()

    def leave(self, room: Room, connection: Connection) -> None:
        if connection not in room.connections:
            return
        room.connections.discard(connection)
        room.left_at = time.monotonic()
        watch.CONNECTIONS.dec()
        room.tell_seats()
        self.announce(room)

    # ---- other workers

    def announce(self, room: Room, asks: bool = False) -> None:
        """Tell the other workers that something is new at this table."""
        if self._channels is None:
            return
        here, spectators = room.presence()
        wake = Wake(self.worker, room.id, room.version, room.seating.version, here, spectators, asks)
        self._channels.publish(msgspec.json.encode(wake), CHANNEL)

    async def listen(self) -> None:
        """Hear what other workers say, for as long as the server runs."""
        if self._channels is None:
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    await self.heard(msgspec.json.decode(data, type=Wake))
                except Exception:
                    watch.alarm("a message of another worker could not be used")

    async def heard(self, wake: Wake) -> None:
        room = self.rooms.get(wake.table)
        if wake.worker == self.worker or room is None:
            return
        before = room.elsewhere.get(wake.worker)
        room.elsewhere[wake.worker] = (time.monotonic(), wake.seats, wake.spectators)
        if wake.asks:
            self.announce(room)
        if before is None or before[1:] != (wake.seats, wake.spectators):
            room.tell_seats()
        if wake.version > room.version >= 0 or wake.seating > room.seating.version:
            await room.catch_up()

    async def check(self, room: Room) -> None:
        """Look into the store whether we have missed something (a worker may die between storing and telling)."""
        if self._channels is None:
            return
        version, seating = await self.store.heads(room.id)
        if version > room.version >= 0 or seating > room.seating.version:
            await room.catch_up()

    # ---- living

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close(
                    RESTARTING,
                    TableError("The server restarts; connect again.", pl="Serwer się restartuje; połącz się ponownie."),
                )
        await asyncio.sleep(0.05)

    async def _sweep(self) -> None:
        """Let silent connections and idle tables go, and say again who is here."""
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            now = time.monotonic()
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    if now - connection.heard_at > self.limits.silence_seconds:
                        connection.close(SILENT, silent())
                if room.connections:
                    self.announce(room)
                elif now - room.left_at > self.limits.idle_seconds and not room.lock.locked():
                    del self.rooms[room.id]
            watch.TABLES.set(len(self.rooms))


def silent() -> TableError:
    return TableError(
        "Nothing was heard for too long; connect again.", pl="Zbyt długo panowała cisza; połącz się ponownie."
    )


def begin(wish: NewTable) -> kernel.Table:
    """The game of a new table: set up anew, or played again from a record."""
    if wish.record is not None:
        return kernel.resume(checked(wish.record), wish.upto)
    options: dict[str, Any] = {**wish.options, "seats": max(1, len(wish.seats))}
    seed = wish.seed if wish.seed is not None else secrets.randbelow(2**53)
    return kernel.start(wish.game, options, seed)


def wishes_for(wish: NewTable, begun: kernel.Table) -> list[SeatWish]:
    """Who sits where; nobody named means as in the record, with its bots, and all other seats the creator's."""
    count = begun.game.rules.seats(begun.game.position)
    bots = begun.settings.bots
    same = [SeatWish("bot", bots[seat]) if seat in bots else SeatWish("human") for seat in range(count)]
    wishes = wish.seats or same
    if len(wishes) != count:
        raise TableError(
            f"This game has {count} seats, and {len(wishes)} are given.",
            pl=f"W tej grze liczba miejsc to {count}, a podano {len(wishes)}.",
        )
    return wishes


def entries_of(begun: kernel.Table) -> list[Entry]:
    """The answers of a record as the first entries of its table."""
    record = begun.record()
    pairs = zip(record.answers, record.seats, strict=True)
    return [Entry(number + 1, "answer", seat, key, "record") for number, (key, seat) in enumerate(pairs)]
