"""The WebSocket of a table: hello, then one message after the other."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from graveshift.kernel.errors import GraveshiftError
from graveshift.server import connection as close
from graveshift.server import watch
from graveshift.server.connection import Connection, Socket, refuse
from graveshift.server.errors import NotFound, TableError, TooMuch
from graveshift.server.hall import Hall
from graveshift.server.languages import preferred
from graveshift.server.limits import Bucket
from graveshift.server.messages import (
    Ack,
    Answer,
    AskOutlook,
    AskPreview,
    AskWhy,
    ChangeSeat,
    ClientMessage,
    Error,
    Hello,
    Outlook,
    Ping,
    Pong,
    Preview,
    SetHabit,
    SetSkips,
    Undo,
    Welcome,
    Why,
)
from graveshift.server.room import Room, Stale, refusal
from graveshift.server.settings import VERSION

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


FAILED: Final = TableError("The server failed at this; try again.", pl="Serwer tego nie zdołał; spróbuj ponownie.")


class Unreadable(GraveshiftError):
    """A frame that is no message, or a first one that leads nowhere; the connection is closed with `code`."""

    def __init__(self, code: int, sentence: str, *, pl: str = "", language: str = "") -> None:
        super().__init__(sentence, pl=pl)
        self.code = code
        self.language = language


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, hall: Hall) -> None:
    """One client at one table, from hello to the end."""
    await socket.accept()
    address = socket.client.host if socket.client is not None else "nowhere"
    if hall.callers[address] >= hall.limits.connections_per_address:
        why = TooMuch("Too many connections from your address.", pl="Zbyt wiele połączeń z twojego adresu.")
        await refuse(socket, close.TOO_MANY, why, preferred(socket))
        return
    hall.callers[address] += 1
    try:
        await attend(socket, table, hall)
    except WebSocketDisconnect:
        return
    finally:
        hall.callers[address] -= 1
        hall.callers += Counter()


async def attend(socket: Socket, table: str, hall: Hall) -> None:
    """Hello, then reading and writing side by side until one of them ends."""
    try:
        room, connection = await greet(socket, table, hall)
    except Unreadable as error:
        await refuse(socket, error.code, error, error.language or preferred(socket))
        return
    writer = asyncio.create_task(connection.write(room))
    reader = asyncio.create_task(read(hall, room, connection))
    try:
        connection.tell(await welcome(room, connection))
        connection.tell(room.seats_for(connection))
        connection.tell_state()
        hall.enter(room, connection)
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if not writer.done() and reader.done() and not reader.cancelled() and reader.exception() is None:
            await asyncio.wait((writer,), timeout=2 if connection.closing else 0)
    except TooMuch as error:
        connection.close(close.TOO_MANY, error)
        await asyncio.wait((writer,), timeout=2)
    finally:
        hall.leave(room, connection)
        reader.cancel()
        writer.cancel()
        results = await asyncio.gather(reader, writer, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                watch.log.error("a connection failed", exc_info=result, extra={"about": {"table": table}})


async def greet(socket: Socket, table: str, hall: Hall) -> tuple[Room, Connection]:
    """Wait for hello and look at its tokens."""
    try:
        message = await asyncio.wait_for(receive(socket, hall), hall.limits.hello_seconds)
    except TimeoutError:
        raise no_hello() from None
    if not isinstance(message, Hello):
        raise no_hello()
    try:
        room, claims = await hall.admit(table, message.tokens)
        async with room.lock:
            await room.game()
    except NotFound as error:
        raise at_the_door(close.NO_TABLE, error, message.language) from None
    except GraveshiftError as error:
        raise at_the_door(close.BAD_TOKEN, error, message.language) from None
    return room, Connection(socket, claims, message.last, message.language)


def no_hello() -> Unreadable:
    sentence = "Say hello with your token first."
    return Unreadable(close.BAD_TOKEN, sentence, pl="Najpierw przywitaj się swoim kluczem.")


def at_the_door(code: int, error: GraveshiftError, language: str) -> Unreadable:
    """Why somebody who has said hello does not get in, in the language of the hello."""
    return Unreadable(code, str(error), pl=error.told("pl"), language=language)


async def read(hall: Hall, room: Room, connection: Connection) -> None:
    """Take messages until the client leaves or says too much."""
    bucket = Bucket(hall.limits.messages_per_second, hall.limits.message_burst)
    while True:
        try:
            message = await receive(connection.socket, hall)
            connection.heard_at = time.monotonic()
        except Unreadable as error:
            if error.code != close.MALFORMED or not bucket.take():
                connection.close(error.code, error)
                return
            connection.tell(Error(id="", sentence=error.told(connection.language), fatal=False))
            continue
        except WebSocketDisconnect:
            return
        if not bucket.take():
            connection.close(
                close.TOO_MANY,
                TooMuch(
                    "Too many messages at once; slow down and connect again.",
                    pl="Zbyt wiele wiadomości naraz; zwolnij i połącz się ponownie.",
                ),
            )
            return
        await act(hall, room, connection, message)


async def receive(socket: Socket, hall: Hall) -> ClientMessage:
    """One message; refuses what is too large or none."""
    data = await socket.receive_data(mode="text")
    if len(data) > hall.limits.message_bytes:
        most = hall.limits.message_bytes
        raise Unreadable(
            close.TOO_LARGE,
            f"A message has at most {most} bytes.",
            pl=f"Wiadomość może mieć najwyżej tyle bajtów: {most}.",
        )
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(
            close.MALFORMED,
            f"This message is not understood: {error}.",
            pl=f"Ta wiadomość jest niezrozumiała: {error}.",
        ) from None


async def act(hall: Hall, room: Room, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks for, or say why not."""
    begun = time.perf_counter()
    try:
        await ACTIONS[type(message)](hall, room, connection, message)
    except GraveshiftError as error:
        said = refusal(message.id, error, connection.language)
        watch.REFUSED.labels(reason=said.reason).inc()
        connection.tell(said)
        if isinstance(error, Stale):
            connection.tell_state()
    except Exception:
        watch.alarm("a message could not be worked on", table=room.id, type=type(message).__name__)
        sentence = FAILED.told(connection.language)
        connection.tell(Error(id=message.id, sentence=sentence, fatal=False))
    if isinstance(message, Answer):
        watch.LATENCY.observe(time.perf_counter() - begun)


async def _answer(hall: Hall, room: Room, connection: Connection, message: Answer) -> None:
    connection.tell(Ack(id=message.id, version=await room.answer(connection, message)))


async def _undo(hall: Hall, room: Room, connection: Connection, message: Undo) -> None:
    connection.tell(Ack(id=message.id, version=await room.undo(connection, message)))


async def _why(hall: Hall, room: Room, connection: Connection, message: AskWhy) -> None:
    async with room.lock:
        game = await room.game()
        room.check_looking(game, connection)
        why = game.game.why_not(message.key)
    sentence, rule = (why.sentences.get(connection.language, why.sentence), why.rule) if why is not None else ("", "")
    connection.tell(Why(id=message.id, key=message.key, possible=why is None, sentence=sentence, rule=rule))


async def _preview(hall: Hall, room: Room, connection: Connection, message: AskPreview) -> None:
    async with room.lock:
        game = await room.game()
        room.check_looking(game, connection)
        option = game.decision.option(message.key) if game.decision is not None else None
        preview = option.preview() if option is not None else {}
    connection.tell(Preview(id=message.id, key=message.key, preview=preview))


async def _outlook(hall: Hall, room: Room, connection: Connection, message: AskOutlook) -> None:
    async with room.lock:
        game = await room.game()
        outlook = game.outlook(connection.seats)
    connection.tell(Outlook(id=message.id, version=game.version, outlook=outlook))


async def _seat(hall: Hall, room: Room, connection: Connection, message: ChangeSeat) -> None:
    await room.change_seat(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _skips(hall: Hall, room: Room, connection: Connection, message: SetSkips) -> None:
    await room.set_skips(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _habit(hall: Hall, room: Room, connection: Connection, message: SetHabit) -> None:
    await room.set_habit(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _ping(hall: Hall, room: Room, connection: Connection, message: Ping) -> None:
    await hall.check(room)
    connection.tell(Pong(id=message.id, version=room.version))


async def _hello(hall: Hall, room: Room, connection: Connection, message: Hello) -> None:
    """A second hello changes nothing but what the client says it knows: it gets the state again."""
    connection.last, connection.language = message.last, message.language
    connection.tell(await welcome(room, connection))
    connection.tell_state()


ACTIONS: Final[dict[type, Any]] = {
    Hello: _hello,
    Answer: _answer,
    Undo: _undo,
    AskWhy: _why,
    AskPreview: _preview,
    AskOutlook: _outlook,
    ChangeSeat: _seat,
    SetSkips: _skips,
    SetHabit: _habit,
    Ping: _ping,
}


async def welcome(room: Room, connection: Connection) -> Welcome:
    return Welcome(
        table=room.id,
        game=room.header.game,
        options=room.header.options,
        seats=list(connection.seats),
        host=connection.host,
        undo=room.header.undo,
        habits={name: list(choices) for name, choices in (await room.habit_choices()).items()},
        server=VERSION,
    )
