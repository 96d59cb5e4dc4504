"""All tables of one worker process: opens new ones, brings old ones back from the store, lets idle ones go."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from typing import Final, Literal

import msgspec
from litestar.channels import ChannelsPlugin

from graveshift.kernel import record as kernel
from graveshift.kernel.errors import GraveshiftError
from graveshift.server import memory, watch
from graveshift.server import seating as seats
from graveshift.server.bodies import Join, Joined, NewTable, SeatWish, TableTokens
from graveshift.server.bots import load_bots
from graveshift.server.company import Word
from graveshift.server.connection import RESTARTING, SILENT, Connection
from graveshift.server.crew import Crew
from graveshift.server.errors import NotAllowed, NotFound, TableError, TooMuch, revoked_token
from graveshift.server.labour import Begun, begin, stumbled
from graveshift.server.limits import Buckets
from graveshift.server.playing import brings_board
from graveshift.server.room import Room
from graveshift.server.running import encode
from graveshift.server.settings import Limits
from graveshift.server.store import Entry, Full, Header, Quota, Seating, Store
from graveshift.server.tokens import Claim, Signer

CHANNEL: Final = "graveshift_tables"
DAY: Final = 86_400.0
QUARTER: Final = 900.0


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
    company: Word | None = None
    """What somebody has said or shown there."""


class Hall:
    """The tables of this worker. Without channels it is the only one."""

    def __init__(self, store: Store, signer: Signer, channels: ChannelsPlugin | None, limits: Limits) -> None:
        self.crew = Crew(limits.job_processes, limits.job_seconds, limits.job_megabytes, limits.jobs_per_address)
        self.pace = Buckets(limits.bot_answers_per_second, limits.bot_burst)
        self.store = store
        self.signer = signer
        self.limits = limits
        self.voices = Buckets(limits.messages_per_address, limits.messages_per_address * 5)
        """What is said from an address, over all its WebSockets."""
        self.coached = Buckets(limits.coach_questions / QUARTER, limits.coach_questions)
        self.seat_voices = Buckets(limits.messages_per_second, limits.message_burst)
        """What is said for a seat, over all its WebSockets."""
        self.worker = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.callers: Counter[str] = Counter()
        """Open connections by address."""
        self.probing = asyncio.Lock()
        self.probed_at = float("-inf")
        self.sound = True
        """Could the store write, when somebody looked last?"""
        self._channels = channels
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._gone = 0
        """Tables that have left since memory was given back; worth it when they were as many as are here."""

    # ---- tables

    async def open_table(self, wish: NewTable, address: str) -> TableTokens:
        """Set a new game up, or one that goes on from a record, and keep it."""
        opener = self.signer.pseudonym(address)
        quota = Quota(self.limits.tables_per_day, time.time() - DAY)
        if await self.store.opened(opener, quota.since) >= quota.most:
            raise enough_tables(quota.most)
        check_size(wish, self.limits)
        table = secrets.token_urlsafe(9).replace(".", "_")
        begun = await self._begin(wish, opener)
        seating = seats.first_seating(wishes_for(wish, begun))
        header = Header(
            table=table,
            game=begun.game,
            engine=kernel.ENGINE,
            content=begun.content,
            options=begun.options,
            seed=begun.seed,
            undo=wish.undo,
            script=begun.script,
            rules=begun.rules,
            chance=begun.chance,
            told=begun.told,
        )
        try:
            await self.store.create(header, seating, entries_of(begun), opener, quota)
        except Full:
            raise enough_tables(quota.most) from None
        watch.OPENED.inc()
        watch.note("table opened", table=table, game=header.game, seats=len(seating.seats))
        token = self.signer.token
        numbers = range(len(seating.seats))
        return TableTokens(
            table=table,
            host=token(seats.host_claim(table, seating)),
            seats={n: token(seats.seat_claim(table, seating, n)) for n in numbers if seating.seats[n].held},
            invites={n: token(seats.invite_claim(table, seating, n)) for n in numbers if not seating.seats[n].held},
            spectator=token(seats.spectator_claim(table, seating)),
        )

    async def _begin(self, wish: NewTable, opener: str) -> Begun:
        """Set up at once what the box has; a record or a stranger's board in a process of its own."""
        if wish.record is None and not brings_board(wish.options):
            try:
                return begin(wish)
            except GraveshiftError:
                raise
            except Exception:
                watch.alarm("a table could not be set up", game=wish.game)
                raise stumbled() from None
        begun: Begun = await self.crew.long(opener, "begin", wish)
        return begun

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

    async def revoke(self, table: str, claim: Claim, role: Literal["host", "spectator"]) -> str:
        """Make all tokens of the host or of the spectators worthless; the new one."""
        if claim.role != "host":
            raise NotAllowed("Only the host can do this.", pl="To może zrobić tylko gospodarz.")
        room = await self.room(table)

        def change(seating: Seating) -> Seating:
            if not seats.admits(seating, claim):
                raise revoked_token()
            return seats.revoked(seating, role)

        seating = await room.reseat(change)
        watch.note("token revoked", table=table, role=role)
        fresh = seats.host_claim(table, seating) if role == "host" else seats.spectator_claim(table, seating)
        return self.signer.token(fresh)

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
            if not seats.admits(room.seating, claim):
                if claim.role != "seat":
                    raise revoked_token()
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
        longest = self.limits.film_answers
        room = Room(self.store, self.signer, stored, self.announce, self.crew, self.pace, longest)
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
        room.company.came(connection.seats)
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
        room.company.went(connection.seats)
        room.left_at = time.monotonic()
        watch.CONNECTIONS.dec()
        room.tell_seats()
        room.pass_on()

    # ---- other workers

    def announce(self, room: Room, asks: bool = False, company: Word | None = None) -> None:
        """Tell the other workers that something is new at this table, or what somebody there has said."""
        if self._channels is None:
            return
        here, spectators = room.presence()
        wake = Wake(self.worker, room.id, room.version, room.seating.version, here, spectators, asks, company)
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
        if wake.company is not None:
            room.company.hear(wake.company)
        if before is None or before[1:] != (wake.seats, wake.spectators):
            room.tell_seats()
        if wake.version > room.version >= 0 or wake.seating > room.seating.version:
            await room.catch_up()

    async def check(self, room: Room) -> None:
        """Look into the store whether we have missed something (a worker may die between storing and telling)."""
        if self._channels is None:
            return
        version, seating = await self.store.heads(room.id)
        room.is_at(version)
        if version > room.version >= 0 or seating > room.seating.version:
            await room.catch_up()

    # ---- living

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self._sweep())]
        self.crew.warm_up()
        load_bots()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(room.finish() for room in self.rooms.values()))
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close(
                    RESTARTING,
                    TableError("The server restarts; connect again.", pl="Serwer się restartuje; połącz się ponownie."),
                )
        await asyncio.sleep(0.05)
        await self.crew.stop()

    async def _sweep(self) -> None:
        """Let silent connections and idle tables go, and say again who is here."""
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            if self._gone and self._gone >= len(self.rooms):
                self._gone = 0
                memory.give_back()
            self._look_after_all(time.monotonic())
            watch.TABLES.set(len(self.rooms))

    def _look_after_all(self, now: float) -> None:
        """Not in the loop above, which never ends: it would hold the last table it looked at for ever."""
        for room in list(self.rooms.values()):
            self._look_after(room, now)

    def _look_after(self, room: Room, now: float) -> None:
        for connection in room.connections:
            if now - connection.heard_at > self.limits.silence_seconds:
                connection.close(SILENT, silent())
        if room.connections:
            self.announce(room)
        elif now - room.left_at > self.limits.idle_seconds and not room.at_work:
            del self.rooms[room.id]
            self._gone += 1
            self.crew.forget(room.id)


def silent() -> TableError:
    return TableError(
        "Nothing was heard for too long; connect again.", pl="Zbyt długo panowała cisza; połącz się ponownie."
    )


def check_size(wish: NewTable, limits: Limits) -> None:
    """Refuse at once what no game needs."""
    laid_out = wish.options if wish.record is None else (wish.record.options, wish.record.script)
    if len(encode(laid_out)) > limits.options_bytes:
        raise TableError(
            f"The options of a game, with its mission, have at most {limits.options_bytes} bytes here.",
            pl=f"Opcje gry razem z jej misją mogą tu mieć najwyżej tyle bajtów: {limits.options_bytes}.",
        )
    if wish.record is not None and len(wish.record.answers) > limits.film_answers:
        raise TooMuch(
            f"A record has at most {limits.film_answers} answers here.",
            pl=f"Zapis może tu mieć najwyżej tyle odpowiedzi: {limits.film_answers}.",
        )


def enough_tables(most: int) -> TooMuch:
    return TooMuch(
        f"{most} tables a day are enough here; go on with one you have.",
        pl=f"Najwięcej stołów dziennie: {most}; graj dalej przy którymś z otwartych.",
    )


def wishes_for(wish: NewTable, begun: Begun) -> list[SeatWish]:
    """Who sits where; nobody named means as in the record, with its bots, and all other seats the creator's."""
    count, bots = begun.seats, begun.bots
    same = [SeatWish("bot", bots[seat]) if seat in bots else SeatWish("human") for seat in range(count)]
    wishes = wish.seats or same
    if len(wishes) != count:
        raise TableError(
            f"This game has {count} seats, and {len(wishes)} are given.",
            pl=f"W tej grze liczba miejsc to {count}, a podano {len(wishes)}.",
        )
    return wishes


def entries_of(begun: Begun) -> list[Entry]:
    """The answers of a record, and its notes of what was taken back, as the first entries of its table."""
    counts = dict(begun.undone)
    entries: list[Entry] = []
    for place in range(len(begun.answers) + 1):
        if place in counts:
            entries.append(Entry(len(entries) + 1, "undo", -1, str(counts[place]), "record", place))
        if place < len(begun.answers):
            entries.append(Entry(len(entries) + 1, "answer", begun.answering[place], begun.answers[place], "record"))
    return entries
