"""Connections before anybody has said anything: how many, from whom, and how long one may stand in the door.

uvicorn waits for ever for the end of a request's headers or body, and takes as many connections as the system has files
for. Here a connection that has something to say and does not say it is closed, each address has so many connections,
and some files are always left for the store.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.typing import ExtensionParameter

from graveshift.server import watch
from graveshift.server.limits import Bucket, neighbourhood
from graveshift.server.settings import Settings, read_settings

SPARE_FILES: Final = 128
"""Files that are not for connections: the store, the log, the processes that do jobs."""
WANTED_FILES: Final = 65_536
SMALL: Final = 200
"""Bytes of a message up to which it is sent as it is: an acknowledgement has some forty."""


class Sparing(PerMessageDeflate):
    """Compression of all but small messages: what is saved there is less than a packet, and the work is the same."""

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) <= SMALL and frame.fin and frame.opcode is not Opcode.CONT:
            return frame
        return super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )


COMPRESSION: Final = SparingFactory(
    server_max_window_bits=14,
    client_max_window_bits=12,
    compress_settings={"level": 4, "memLevel": 6},
)
"""How states are compressed: a window in which the last state still lies, since the next one is much like it. That
halves the bytes and takes a third of the time of uvicorn's own window of 4 KB, for 64 KB more at each connection."""
MOUTHFUL: Final = 1_024
"""Bytes of a WebSocket that are read at once, before its frames are counted: the smallest has six."""
FRAMES_A_MESSAGE: Final = 4
"""So many frames for every message that a connection may send: pings, and messages that come in pieces."""
UNKNOWN: Final = 1_000
"""How many connections there may be where the system does not say how many files."""


class Door:
    """Counts who is in."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.seconds = settings.limits.request_seconds
        self.frames = FRAMES_A_MESSAGE * settings.limits.messages_per_second
        self.frame_burst = FRAMES_A_MESSAGE * settings.limits.message_burst
        self._each = settings.limits.sockets_per_address
        self._most = most
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self._inside: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        return self._inside.total()

    def let_in(self, address: str) -> bool:
        """Is there room for one more from there? A proxy of ours speaks for many, and counts them by itself."""
        whom = neighbourhood(address)
        if self.inside >= self._most:
            watch.log.warning("no more connections: every file is in use", extra={"about": {"connections": self._most}})
            return False
        if self._inside[whom] >= self._each and not self._is_proxy(address):
            return False
        self._inside[whom] += 1
        return True

    def leave(self, address: str) -> None:
        whom = neighbourhood(address)
        self._inside[whom] -= 1
        if self._inside[whom] <= 0:
            del self._inside[whom]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)


@cache
def the_door() -> Door:
    """The door of this process."""
    most = files() - SPARE_FILES
    watch.note("ready for connections", connections=most)
    return Door(read_settings(), max(16, most))


def files() -> int:
    """How many files this process may have open; as many as the system lets us have."""
    try:
        import resource
    except ImportError:
        return UNKNOWN + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class HttpDoor(H11Protocol):
    """A connection that speaks HTTP."""

    counted: str | None = None
    _looked_at: tuple[Any, str] = (None, "")
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else "nowhere"
        if not the_door().let_in(address):
            transport.abort()
            return
        self.counted = address
        self._timer = self.loop.call_later(the_door().seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Has anything come of it since we looked last? Twice the same request unfinished is too long."""
        state = (self.cycle, self._waiting_for())
        if state[1] and state == self._looked_at:
            self.transport.abort()
            return
        self._looked_at = state
        self._timer = self.loop.call_later(the_door().seconds, self._look)

    def _waiting_for(self) -> str:
        """What the client owes us: a request, the rest of its body, or to read the answer; nothing while we work."""
        if self.cycle is None or self.cycle.response_complete:
            return "request"
        if self.cycle.more_body:
            return "body"
        return "reading" if self.flow.write_paused else ""

    def _go(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.counted is not None:
            the_door().leave(self.counted)
            self.counted = None


class Together:
    """A transport that sends in one go what is written in one turn of the loop, and stops reading only when it has to.

    An acknowledgement and the state after it are two messages: to hand each to the system and wake its reader costs
    more than to write it. uvicorn stops reading at each message until it is taken, and the system has to be told both;
    whoever waits for the answer sends nothing meanwhile, so it is told when more has come.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []
        self._full = self._paused = False
        self.is_closing = transport.is_closing
        self.abort = transport.abort

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)

    def flush(self) -> None:
        if self._waiting and not self.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()

    def pause_reading(self) -> None:
        self._full = True

    def more_came(self) -> None:
        """Something was read: if nothing more should have been, the next has to wait outside."""
        if self._full and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._full = False
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    counted: str | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn.available_extensions = [COMPRESSION]
        self._frames = Bucket(the_door().frames, the_door().frame_burst)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._together = Together(self.transport, self.loop)
        self.transport = cast(asyncio.Transport, self._together)
        address = self.client[0] if self.client is not None else "nowhere"
        if not the_door().let_in(address):
            self.transport.abort()
            return
        self.counted = address

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            the_door().leave(self.counted)
            self.counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A hundred thousand empty frames fit into a megabyte, and no table hears of pings: they are counted here."""
        self._together.more_came()
        super().data_received(data[:MOUTHFUL])
        for start in range(MOUTHFUL, len(data), MOUTHFUL):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + MOUTHFUL])
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self._show_out()

    def _show_out(self) -> None:
        """This is no request for a WebSocket: it never comes to a table, which would wait for a hello and no longer."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the connection; it is no mistake of ours, to be logged with a traceback."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_events(self) -> None:
        if not self._frames.take(len(self.conn.events)):
            self.transport.abort()
            return
        super().handle_events()

    def keepalive_timeout(self) -> None:
        """Somebody who does not even read a ping reads no farewell either: what waits for them is thrown away."""
        super().keepalive_timeout()
        self.transport.abort()


def is_text(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
