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
from graveshift.server import coaching, watch
from graveshift.server import connection as close
from graveshift.server.connection import Connection, Socket, refuse
from graveshift.server.errors import NotFound, TableError, TooMuch
from graveshift.server.hall import Hall
from graveshift.server.heard import (
    AddNonce,
    Answer,
    AskAdvice,
    AskOutlook,
    AskPreview,
    AskPreviews,
    AskQuestion,
    AskWhy,
    ChangeSeat,
    ChangeTable,
    ClientMessage,
    Hello,
    Ping,
    Point,
    Say,
    SetHabit,
    SetSkips,
    Suggest,
    Undo,
)
from graveshift.server.keeping import Stale
from graveshift.server.languages import preferred
from graveshift.server.limits import Bucket, neighbourhood
from graveshift.server.messages import Ack, Error, Outlook, Pong, Preview, Previews, Question, Welcome, Why
from graveshift.server.room import Room, refusal
from graveshift.server.settings import VERSION

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


AUDIENCE: Final = 8
"""What is said to everybody counts once more for every so many who hear it."""
ASIDE: Final = (AskWhy, AskPreview, AskPreviews, AskOutlook, AskQuestion, AskAdvice, Ping, Hello)
"""What only the one who asks is told about."""
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
    address = neighbourhood(socket.client.host) if socket.client is not None else "nowhere"
    if hall.callers[address] >= hall.limits.connections_per_address:
        why = TooMuch("Too many connections from your address.", pl="Zbyt wiele połączeń z twojego adresu.")
        await refuse(socket, close.TOO_MANY, why, preferred(socket))
        return
    if not socket.app.state.buckets.take(address):
        why = TooMuch("Too many connections at once; wait a moment.", pl="Zbyt wiele połączeń naraz; odczekaj chwilę.")
        await refuse(socket, close.TOO_MANY, why, preferred(socket))
        return
    hall.callers[address] += 1
    try:
        await attend(socket, table, hall, address)
    except WebSocketDisconnect:
        return
    finally:
        hall.callers[address] -= 1
        hall.callers += Counter()


async def attend(socket: Socket, table: str, hall: Hall, address: str) -> None:
    """Hello, then reading and writing side by side until one of them ends."""
    try:
        room, connection = await greet(socket, table, hall)
    except Unreadable as error:
        await refuse(socket, error.code, error, error.language or preferred(socket))
        return
    writer = asyncio.create_task(connection.write(room))
    reader = asyncio.create_task(read(hall, room, connection, address))
    try:
        hello = await welcome(room, connection)
        # Whoever was sent away since the hello is told so; from here to `enter` nobody else has a turn.
        room.check_claims(connection)
        connection.tell(hello)
        room.company.recall(connection)
        connection.tell(room.seats_for(connection))
        connection.tell_state()
        hall.enter(room, connection)
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if not writer.done() and reader.done() and not reader.cancelled() and reader.exception() is None:
            await asyncio.wait((writer,), timeout=2 if connection.closing else 0)
    except TableError as error:
        connection.close(close.TOO_MANY if isinstance(error, TooMuch) else close.BAD_TOKEN, error)
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
        await hall.check(room)
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


async def read(hall: Hall, room: Room, connection: Connection, address: str) -> None:
    """Take messages until the client leaves or says too much: itself, for its seats, or from its address."""
    bucket = Bucket(hall.limits.messages_per_second, hall.limits.message_burst)

    def within_limits(message: ClientMessage | None = None) -> bool:
        seats = (f"{room.id} {seat}" for seat in connection.seats)
        told = 1 if isinstance(message, ASIDE) else 1 + len(room.connections) // AUDIENCE
        return bucket.take() and hall.voices.take(address, told) and all(hall.seat_voices.take(seat) for seat in seats)

    while True:
        try:
            message = await receive(connection.socket, hall)
            connection.heard_at = time.monotonic()
        except Unreadable as error:
            if error.code != close.MALFORMED or not within_limits():
                connection.close(error.code, error)
                return
            connection.tell(Error(id="", sentence=error.told(connection.language), fatal=False))
            continue
        except WebSocketDisconnect:
            return
        if not within_limits(message):
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


async def _nonce(hall: Hall, room: Room, connection: Connection, message: AddNonce) -> None:
    connection.tell(Ack(id=message.id, version=await room.nonce(connection, message)))


async def _why(hall: Hall, room: Room, connection: Connection, message: AskWhy) -> None:
    why = await room.why_not(connection, message.key)
    sentences, rule = why if why is not None else ({}, "")
    sentence = sentences.get(connection.language, sentences.get("en", ""))
    connection.tell(Why(id=message.id, key=message.key, possible=why is None, sentence=sentence, rule=rule))


async def _preview(hall: Hall, room: Room, connection: Connection, message: AskPreview) -> None:
    preview = await room.preview(connection, message.key)
    connection.tell(Preview(id=message.id, key=message.key, preview=preview))


async def _previews(hall: Hall, room: Room, connection: Connection, message: AskPreviews) -> None:
    version, previews = await room.previews(connection)
    connection.tell(Previews(id=message.id, version=version, previews=previews))


async def _outlook(hall: Hall, room: Room, connection: Connection, message: AskOutlook) -> None:
    version, outlook = await room.outlook(connection, message.key)
    connection.tell(Outlook(id=message.id, version=version, key=message.key, outlook=outlook))


async def _advise(hall: Hall, room: Room, connection: Connection, message: AskAdvice) -> None:
    coaching.begin(hall, room, connection, message)


async def _question(hall: Hall, room: Room, connection: Connection, message: AskQuestion) -> None:
    version, decision = await room.question(connection)
    connection.tell(Question(id=message.id, version=version, decision=decision))


async def _seat(hall: Hall, room: Room, connection: Connection, message: ChangeSeat) -> None:
    await room.change_seat(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _skips(hall: Hall, room: Room, connection: Connection, message: SetSkips) -> None:
    await room.set_skips(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _habit(hall: Hall, room: Room, connection: Connection, message: SetHabit) -> None:
    await room.set_habit(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _say(hall: Hall, room: Room, connection: Connection, message: Say) -> None:
    await room.company.say(connection, message)


async def _point(hall: Hall, room: Room, connection: Connection, message: Point) -> None:
    await room.company.point(connection, message)


async def _suggest(hall: Hall, room: Room, connection: Connection, message: Suggest) -> None:
    await room.company.suggest(connection, message)


async def _table(hall: Hall, room: Room, connection: Connection, message: ChangeTable) -> None:
    await room.change_table(connection, message)
    connection.tell(Ack(id=message.id, version=room.version))


async def _ping(hall: Hall, room: Room, connection: Connection, message: Ping) -> None:
    await hall.check(room)
    connection.tell(Pong(id=message.id, version=room.version))


async def _hello(hall: Hall, room: Room, connection: Connection, message: Hello) -> None:
    """A second hello changes nothing but what the client knows: it is told the state again, and what was said."""
    connection.last, connection.language = message.last, message.language
    connection.tell(await welcome(room, connection))
    room.company.recall(connection)
    connection.tell_state()


ACTIONS: Final[dict[type, Any]] = {
    Hello: _hello,
    Answer: _answer,
    Undo: _undo,
    AddNonce: _nonce,
    AskWhy: _why,
    AskPreview: _preview,
    AskPreviews: _previews,
    AskOutlook: _outlook,
    AskAdvice: _advise,
    AskQuestion: _question,
    ChangeSeat: _seat,
    SetSkips: _skips,
    SetHabit: _habit,
    Say: _say,
    Point: _point,
    Suggest: _suggest,
    ChangeTable: _table,
    Ping: _ping,
}


async def welcome(room: Room, connection: Connection) -> Welcome:
    return Welcome(
        table=room.id,
        game=room.header.game,
        options=room.header.options,
        seats=list(connection.seats),
        host=connection.host,
        undo=await room.policy(),
        habits={name: list(choices) for name, choices in (await room.habit_choices()).items()},
        server=VERSION,
    )
