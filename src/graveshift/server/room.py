"""One table in memory: its game, its seats, its connections, and the lock that lets one change happen at a time.

Every change is first played in memory, then stored, then acknowledged and shown. Whoever looks takes the lock too, so
nobody ever sees what is not stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, Protocol

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.errors import Refused as RulesRefuse
from graveshift.kernel.habits import setting_key
from graveshift.server import catalogue
from graveshift.server import seating as seats
from graveshift.server.bodies import UndoPolicy
from graveshift.server.bots import automatic, soon
from graveshift.server.company import Company, Word
from graveshift.server.connection import BAD_TOKEN, Connection
from graveshift.server.crew import Crew
from graveshift.server.driving import DrivenTable
from graveshift.server.errors import NotAllowed, TooMuch, lost_seat
from graveshift.server.heard import AddNonce, Answer, ChangeSeat, ChangeTable, SetHabit, SetSkips, Undo
from graveshift.server.keeping import Stale, play
from graveshift.server.limits import Buckets
from graveshift.server.messages import ChanceData, Refused, SeatData, Seats
from graveshift.server.running import RunningGame
from graveshift.server.store import Conflict, Entry, Seating, Store, StoredTable
from graveshift.server.tokens import Signer


class Announce(Protocol):
    """Tell the other workers that something is new at a table, or what somebody there has said."""

    def __call__(self, room: Room, asks: bool = False, company: Word | None = None) -> None: ...


class Room(DrivenTable):
    """A table that somebody looks at."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        stored: StoredTable,
        announce: Announce,
        crew: Crew,
        pace: Buckets,
        longest: int,
    ) -> None:
        super().__init__(store, stored, crew, pace)
        self._longest = longest
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        """Who is connected to other workers: when they said so, seats, spectators."""
        self.left_at = time.monotonic()
        self._signer = signer
        self._announce = announce
        self._settled: dict[int, dict[str, str]] = {}
        """The habits by seat that are part of the game, as everybody was told them."""
        self._places: frozenset[str] | None = None
        self._told_chance: ChanceData | None = None
        """What everybody was told about the dice."""
        self.company = Company(self, self.pass_on)

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
            follows = self._follow(game)
            await self._keep(game, [entry, *follows.entries])
            more, bots_follow = automatic(game, self.seating) is not None, soon(game, self.seating)
        self._explain(follows)
        if follows.entries or not bots_follow or self._crew.busy:
            self.show()
        if more:
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
            entries = game.undo(None if who.host else frozenset(active))
            if game.game.over and game.table.chance is not None and not self.seating.looked:
                await self._reseat(seats.looked)  # they have been told the secret
            self._game = None
            await play(game, entries, self._crew.replays)
            await self._keep(game, entries)
        self.show()
        self.drive()
        return entries[-1].number

    async def nonce(self, who: Connection, message: AddNonce) -> int:
        """A player mixes something of their own into the dice to come."""
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        async with self.lock:
            game = await self.game()
            entry = self._played(lambda: game.nonce(message.seat, message.nonce))
            await self._keep(game, [entry])
        self.show()
        self.tell_seats()
        return entry.number

    async def change_seat(self, who: Connection, message: ChangeSeat) -> None:
        if not who.host and message.seat not in who.seats:
            self.check_stranger(who, message)
        await self.reseat(lambda seating: seats.changed(seating, message, who.host))

    def check_stranger(self, who: Connection, message: ChangeSeat) -> None:
        """Somebody else's seat: a player may give it to a bot where its holder is away for long."""
        if message.action != "bot" or not who.seats or seats.seat_of(self.seating, message.seat).kind != "person":
            raise NotAllowed(
                f"Only the host or whoever sits there can change seat {message.seat + 1}.",
                pl=f"Miejsce {message.seat + 1} może zmienić tylko gospodarz albo ten, kto na nim siedzi.",
            )
        self.company.check_absent(message.seat)

    async def change_table(self, who: Connection, message: ChangeTable) -> None:
        if not who.host:
            raise NotAllowed("Only the host can do this.", pl="To może zrobić tylko gospodarz.")
        await self.reseat(lambda seating: seats.settled(seating, message))

    async def has_secrets(self) -> bool:
        """Does anybody here know what others must not know?"""
        async with self.lock:
            return (await self.game()).has_secrets

    async def places(self) -> frozenset[str]:
        """What everybody can point at here."""
        if self._places is None:
            async with self.lock:
                game = await self.game()
                self._places = catalogue.places(game.header.game, game.game.position)
        return self._places

    async def set_skips(self, who: Connection, message: SetSkips) -> None:
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        await self.reseat(lambda seating: seats.with_skips(seating, message.seat, message.rules))

    async def set_habit(self, who: Connection, message: SetHabit) -> None:
        if message.seat not in who.seats:
            raise not_yours(message.seat)
        async with self.lock:
            rules = (await self.game()).game.rules
        if message.habit in rules.settings():
            await self._set_in_game(message)
            return
        choices = rules.habit_choices()
        await self.reseat(
            lambda seating: seats.with_habit(seating, message.seat, message.habit, message.choice, choices)
        )

    async def _set_in_game(self, message: SetHabit) -> None:
        """A habit that the rules look at is part of the game, and stored like an answer."""
        async with self.lock:
            game = await self.game()
            if game.habit(message.seat, message.habit) != message.choice:
                self._check_length(game)
                key = setting_key(message.habit, message.choice)
                entry = self._played(lambda: game.answer(message.seat, key, "person"))
                await self._keep(game, [entry])
        self.show()
        self.drive()

    async def policy(self) -> UndoPolicy:
        async with self.lock:
            return (await self.game()).policy

    async def habit_choices(self) -> dict[str, tuple[str, ...]]:
        async with self.lock:
            return (await self.game()).game.rules.habit_choices()

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change the seating, and tell everybody."""
        async with self.lock:
            wanted = await self._reseat(change)
        self.seats_changed()
        self._announce(self)
        self.drive()
        return wanted

    async def _reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Store another seating; if another worker was quicker, look at its seating and try again."""
        while True:
            wanted = change(self.seating)
            try:
                await self._store.reseat(self.id, wanted)
            except Conflict:
                self.seating = await self._store.seating(self.id)
            else:
                self.seating = wanted
                return wanted

    # ---- what people see

    async def state_for(self, who: Connection) -> bytes:
        async with self.lock:
            game = await self.game()
            seat = game.looking(who.seats)
            if who.looking not in (None, seat) or who.told_in != who.language:
                who.last = -1  # another seat sees another log, and another language tells it anew
            last, who.last, who.looking, who.told_in = who.last, game.version, seat, who.language
            return game.state(who.seats, who.active(self.seating), who.host, last, who.language)

    def show(self) -> None:
        """The game has changed: everybody gets the new state, here and at other workers."""
        for connection in self.connections:
            connection.tell_state()
        self._tell_settled()
        self.pass_on()

    def pass_on(self, word: Word | None = None) -> None:
        """Tell the other workers that are at this table. One that comes later says so, and is told the version."""
        if self._others():
            self._announce(self, company=word)

    def _tell_settled(self) -> None:
        """Habits that are part of the game may have changed, by an undo too, or what is known of the dice; then
        everybody is told the seats anew."""
        game = self._game
        if game is not None and (game.settled() != self._settled or self.chance() != self._told_chance):
            self.tell_seats()

    def seats_changed(self) -> None:
        """The seats have changed: everybody is told, and whoever lost the seat is shown out."""
        for connection in list(self.connections):
            try:
                self.check_claims(connection)
            except NotAllowed as error:
                connection.close(BAD_TOKEN, error)
            connection.tell_state()
        self.tell_seats()

    def check_claims(self, who: Connection) -> None:
        """Take away what somebody has no right to any more; refuses whoever has nothing left."""
        who.hold([claim for claim in who.claims if seats.admits(self.seating, claim)])
        if not who.claims:
            raise lost_seat()

    def tell_seats(self) -> None:
        self._told_chance = self.chance()
        for connection in self.connections:
            connection.tell(self.seats_for(connection))

    def seats_for(self, who: Connection) -> Seats:
        """Who sits at the table; for the host with an invite for each seat that nobody holds."""
        connected = self.present()
        spectators = self.presence()[1] + sum(entry[2] for entry in self._others())
        invites = {}
        if who.host:
            free = [number for number, seat in enumerate(self.seating.seats) if not seat.held]
            invites = {n: self._signer.token(seats.invite_claim(self.id, self.seating, n)) for n in free}
        if self._game is not None:
            self._settled = self._game.settled()
        data = [
            SeatData(
                seat=number,
                kind=s.kind,
                name=s.name,
                colour=s.colour,
                bot=s.bot,
                held=s.held,
                connected=number in connected,
                skips=list(s.skips),
                habits={**s.habits, **self._settled.get(number, {})},
                wait=self.company.wait_for(number) if s.kind == "person" and number not in connected else 0,
            )
            for number, s in enumerate(self.seating.seats)
        ]
        return Seats(
            seats=data,
            spectators=spectators,
            invites=invites,
            chance=self.chance(),
            chat=not self.seating.quiet,
            patience=self.seating.patience,
            coach=not self.seating.uncoached,
        )

    def present(self) -> set[int]:
        """The seats that are connected, here or at another worker."""
        return set(self.presence()[0]).union(*(entry[1] for entry in self._others()))

    def _others(self) -> list[tuple[float, tuple[int, ...], int]]:
        """What the other workers said lately about who is there."""
        recent = time.monotonic() - 60
        return [entry for entry in self.elsewhere.values() if entry[0] > recent]

    def chance(self) -> ChanceData:
        """What everybody is told about the dice; the secret when the game is over."""
        game = self._game
        over = game is not None and game.game.over
        chance = game.table.chance if game is not None else self.header.chance
        told: list[Literal["seed", "script", "record", "position", "looked", "undone"]] = [*self.header.told]
        if self.seating.looked:
            told.append("looked")
        if self.shared and game is not None and game.journal.undone:
            told.append("undone")
        if chance is None:
            return ChanceData("lcg64", "", {}, "", told)
        nonces = {seat: nonce for _, seat, nonce in chance.nonces}
        return ChanceData("blake2b", chance.commitment, nonces, chance.secret if over else "", told)

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
            self._tell_settled()
        if changed or reseated:
            self._later(self.drive)

    async def _fold(self, entries: list[Entry]) -> None:
        game = self._game
        self._game = None
        assert game is not None
        self._recent.clear()
        await play(game, entries, self._crew.replays)
        self._game = game

    # ---- checks

    def _check_length(self, game: RunningGame) -> None:
        """A game that is played and taken back for ever would fill the store, and open more slowly each time."""
        if game.version >= self._longest:
            raise TooMuch(
                f"A game has at most {self._longest} answers here, with those that were taken back.",
                pl=f"Gra może tu mieć najwyżej tyle odpowiedzi, razem z cofniętymi: {self._longest}.",
            )

    def _check_version(self, game: RunningGame, version: int) -> None:
        self._check_length(game)
        if not game.asked_at <= version <= game.version:
            raise Stale(
                f"The game has moved on: this was meant for version {version}, and it is at version {game.version}.",
                pl=f"Gra poszła dalej: to było do wersji {version}, a jest już wersja {game.version}.",
            )


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
