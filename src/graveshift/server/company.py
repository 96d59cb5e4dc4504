"""What people at a table say and show each other beside the game: words, a finger on the board, a suggestion.

None of it is part of the game: nothing is stored, nothing changes a version. A short memory greets whoever comes late.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from graveshift.server.connection import Connection
from graveshift.server.errors import NotAllowed, TableError, TooMuch
from graveshift.server.heard import Point, Say, Suggest
from graveshift.server.limits import Buckets
from graveshift.server.messages import FromServer, Pointed, Said, Suggested
from graveshift.server.seating import plain_name

if TYPE_CHECKING:
    from graveshift.server.room import Room

REMEMBERED: Final = 50
WORDS_PER_SECOND: Final = 0.5
WORDS_AT_ONCE: Final = 5
SIGNS_PER_SECOND: Final = 4.0
SIGNS_AT_ONCE: Final = 12
WATCHING: Final = -1
"""Stands for those without a seat; together they say no more than one seat may."""


class Explained(FromServer, tag="explained", frozen=True):
    """What a bot says, in every language; whoever hears it is told `Said`."""

    seat: int
    bot: str
    words: dict[str, str]

    def to(self, who: Connection) -> Said:
        return Said(seat=self.seat, text=self.words[who.language], phrase="", bot=self.bot)


Word = Said | Pointed | Suggested | Explained


class Company:
    """The people at one table, as they talk."""

    def __init__(self, room: Room, pass_on: Callable[[Word], None]) -> None:
        self._room = room
        self._pass_on = pass_on
        self._said: deque[Said | Explained] = deque(maxlen=REMEMBERED)
        self._words = Buckets(WORDS_PER_SECOND, WORDS_AT_ONCE)
        self._signs = Buckets(SIGNS_PER_SECOND, SIGNS_AT_ONCE)
        self._away: dict[int, float] = {}

    # ---- talking

    async def say(self, who: Connection, message: Say) -> None:
        """Words for everybody, or a phrase that each reads in their own language."""
        seat = await self._voice(who, message.seat)
        if self._room.seating.quiet:
            raise NotAllowed("The host has switched the chat off.", pl="Gospodarz wyłączył czat.")
        text = plain_name(message.text)
        if not text and not message.phrase:
            raise TableError("There is nothing to say in this message.", pl="Ta wiadomość jest pusta.")
        self._pay(self._words, seat)
        self._tell(Said(seat=None if seat == WATCHING else seat, text=text, phrase=message.phrase))

    def explain(self, seat: int, words: dict[str, str]) -> None:
        """A bot says what it is about to do, and each hears it in their own language; not where the chat is off."""
        if not self._room.seating.quiet:
            self._tell(Explained(seat=seat, bot=self._room.seating.seats[seat].bot, words=words))

    async def point(self, who: Connection, message: Point) -> None:
        """A finger on a place: everybody sees where."""
        seat = self._seated(who, message.seat)
        if message.idle and await self._room.has_secrets():
            raise NotAllowed(
                "Where you look is not shown in a game with secrets.",
                pl="W grze z tajemnicami nie widać, na co patrzysz.",
            )
        self._pay(self._signs, seat)
        if message.zone and message.zone not in await self._room.places():
            raise TableError("There is no such place here.", pl="Nie ma tu takiego miejsca.")
        self._tell(Pointed(seat=seat, zone=message.zone, idle=message.idle))

    async def suggest(self, who: Connection, message: Suggest) -> None:
        """An option of the pending question, shown to everybody who may see the question."""
        seat = self._seated(who, message.seat)
        version, option = await self._room.option(who, message.key)
        self._pay(self._signs, seat)
        self._tell(Suggested(seat=seat, option=option, version=version))

    def hear(self, word: Word) -> None:
        """Somebody at another worker has said it."""
        self._spread(word)

    def recall(self, who: Connection) -> None:
        """What was said lately, for somebody who has just come, or hears it in another language now."""
        for said in self._said:
            who.tell(said.to(who) if isinstance(said, Explained) else said)

    # ---- coming and going

    def came(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._away.pop(seat, None)

    def went(self, seats: tuple[int, ...]) -> None:
        """These seats may have nobody any more: their clock begins."""
        here, _ = self._room.presence()
        for seat in seats:
            if seat not in here:
                self._away[seat] = time.monotonic()

    def wait_for(self, seat: int) -> int:
        """Seconds until others may give the seat of somebody who is away to a bot, by the table's clock."""
        away = time.monotonic() - self._away.setdefault(seat, time.monotonic())
        return max(0, math.ceil(self._room.seating.patience - away))

    def check_absent(self, seat: int) -> None:
        """May others give this seat to a bot? Only where the table has a clock, and when it has run down."""
        patience = self._room.seating.patience
        if not patience:
            raise NotAllowed(
                f"Only the host or whoever sits there can change seat {seat + 1}.",
                pl=f"Miejsce {seat + 1} może zmienić tylko gospodarz albo ten, kto na nim siedzi.",
            )
        if seat in self._room.present():
            raise NotAllowed(f"Seat {seat + 1} is here.", pl=f"Osoba z miejsca {seat + 1} jest przy stole.")
        seconds = self.wait_for(seat)
        if seconds > 0:
            raise NotAllowed(
                f"Give seat {seat + 1} another {seconds} seconds to come back.",
                pl=f"Miejsce {seat + 1} ma jeszcze czas na powrót: {seconds} s.",
            )

    # ---- details

    async def _voice(self, who: Connection, seat: int | None) -> int:
        """The seat somebody speaks for; a spectator speaks for none, and not into a game with secrets."""
        if who.seats:
            return self._seated(who, seat)
        if await self._room.has_secrets():
            raise NotAllowed(
                "Spectators do not talk into a game with secrets.",
                pl="Widzowie nie rozmawiają przy grze z tajemnicami.",
            )
        return WATCHING

    def _seated(self, who: Connection, seat: int | None) -> int:
        if not who.seats:
            raise NotAllowed(
                "Only those who sit at the table can show something.",
                pl="Pokazywać mogą tylko ci, którzy siedzą przy stole.",
            )
        if seat is None:
            return who.seats[0]
        if seat not in who.seats:
            raise NotAllowed(f"Seat {seat + 1} is not yours.", pl=f"Miejsce {seat + 1} nie jest twoje.")
        return seat

    def _pay(self, buckets: Buckets, seat: int) -> None:
        if not buckets.take(str(seat)):
            raise TooMuch("Not so fast: wait a moment.", pl="Nie tak szybko: odczekaj chwilę.")

    def _tell(self, word: Word) -> None:
        self._spread(word)
        self._pass_on(word)

    def _spread(self, word: Word) -> None:
        if isinstance(word, Said | Explained):
            self._said.append(word)
        for connection in self._room.connections:
            message: FromServer = word.to(connection) if isinstance(word, Explained) else word
            if not isinstance(word, Suggested) or self._room.sees_question(connection):
                connection.tell(message)
