"""One WebSocket at a table: what it may see, and what is on its way to it.

Small messages queue; the state does not: it is made when it can be sent, so that a slow connection gets fewer and
newer states and never a backlog.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from graveshift.kernel.errors import GraveshiftError
from graveshift.server.errors import TooMuch
from graveshift.server.messages import Error, FromServer, Language
from graveshift.server.store import Seating
from graveshift.server.tokens import Claim

if TYPE_CHECKING:
    from graveshift.server.room import Room

Socket: TypeAlias = WebSocket[Any, Any, Any]

BACKLOG: Final = 200
"""A client that does not read is let go at this many waiting messages."""

MALFORMED: Final = 4400
BAD_TOKEN: Final = 4401
NO_TABLE: Final = 4404
SILENT: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
RESTARTING: Final = 1012

_encode: Final = msgspec.json.Encoder().encode


class Connection:
    """A client that has said hello."""

    def __init__(self, socket: Socket, claims: list[Claim], last: int, language: Language) -> None:
        self.socket = socket
        self.hold(claims)
        self.last = last
        self.language: Language = language
        self.told_in: Language = language
        """The language of the state that was sent last."""
        self.looking: int | None = None
        """The seat whose view was sent last."""
        self.behind = True
        self.heard_at = time.monotonic()
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, GraveshiftError] | None = None

    def hold(self, claims: list[Claim]) -> None:
        """These are the rights of this connection from now on."""
        self.claims = claims
        self.host = any(claim.role == "host" for claim in claims)
        self.seats = tuple(sorted({claim.seat for claim in claims if claim.role == "seat"}))

    def active(self, seating: Seating) -> tuple[int, ...]:
        """The seats this connection plays itself: no bot stands in."""
        return tuple(seat for seat in self.seats if seating.seats[seat].kind == "person")

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def tell(self, message: FromServer) -> None:
        if len(self._outbox) >= BACKLOG:
            self.close(
                TOO_MANY,
                TooMuch(
                    "This client does not read what it is sent.", pl="Ten klient nie czyta tego, co się mu wysyła."
                ),
            )
            return
        self._outbox.append(_encode(message))
        self._wake.set()

    def tell_state(self) -> None:
        """The game has changed; send the state when there is room."""
        self.behind = True
        self._wake.set()

    def close(self, code: int, why: GraveshiftError) -> None:
        if self._closing is None:
            self._closing = (code, why)
            self._wake.set()

    async def write(self, room: Room) -> None:
        """Send what there is to send, for as long as the connection lives."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self.socket.send_data(self._outbox.popleft(), mode="text")
                if self._closing is not None:
                    await refuse(self.socket, *self._closing, self.language)
                    return
                if self.behind:
                    self.behind = False
                    data = await room.state_for(self)
                    await self.socket.send_data(data, mode="text")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return


async def refuse(socket: Socket, code: int, why: GraveshiftError, language: str) -> None:
    """Say why and close."""
    sentence = why.told(language)
    await socket.send_data(_encode(Error(id="", sentence=sentence, fatal=True)), mode="text")
    await socket.close(code=code, reason=sentence[:120].encode()[:120].decode(errors="ignore"))
