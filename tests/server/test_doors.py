"""Who gets in: slow and too many connections, foreign pages and names, proxies, and what is for the operator only."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from graveshift.kernel.errors import GraveshiftError
from graveshift.server.doors import SPARE_FILES, Door, Together, files
from graveshift.server.settings import Limits, Settings, read_settings
from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_table import TWO_PEOPLE, join

HEADERS = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"


def raw(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def closed(line: socket.socket) -> bool:
    """Does the server close this connection? (If it does not, reading times out.)"""
    try:
        while line.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


def answered(line: socket.socket) -> bool:
    """Does the server say anything, or is the connection closed?"""
    try:
        line.sendall(HEADERS + b"\r\n")
        return bool(line.recv(65_536))
    except (ConnectionResetError, BrokenPipeError):
        return False


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits a third of a second for the rest of a request; one for all who do not finish theirs."""
    process = ServerProcess(tmp_path_factory.mktemp("impatient"), limits={"REQUEST_SECONDS": "0.3"})
    process.start()
    yield process
    process.kill()


@pytest.mark.parametrize("said", [b"", b"GET /heal", HEADERS, HEADERS + b"\r\n" + HEADERS, BODY])
def test_whoever_does_not_finish_a_request_is_shown_out(impatient: ServerProcess, said: bytes) -> None:
    with raw(impatient) as line:
        line.sendall(said)
        assert closed(line)


def test_one_address_has_only_so_many_connections(start_server: StartServer) -> None:
    server = start_server(limits={"SOCKETS_PER_ADDRESS": "20"})
    idle = [raw(server) for _ in range(40)]
    assert answered(idle[0])
    assert not answered(idle[-1])
    for line in idle:
        line.close()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            assert http.get(f"{server.url}/healthz").status_code == 200
            break
        except httpx.TransportError:
            assert time.monotonic() < until, "the places are not given free again"


UPGRADE = (
    b"GET /ws/tables/none HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("header", [b"X: " + b"a" * 9_000, b"X: a\r\n" * 200 + b"Y: b", b"Content-Length: 2"])
def test_whoever_asks_wrongly_for_a_websocket_is_shown_out(server: ServerProcess, header: bytes) -> None:
    """Nobody waited for them any more: neither the door for a request, nor a table for a hello."""
    with raw(server) as line:
        line.sendall(UPGRADE.replace(b"\r\n\r\n", b"\r\n" + header + b"\r\n\r\n"))
        assert closed(line)


def test_text_that_is_none_is_no_mistake_of_ours(start_server: StartServer) -> None:
    server = start_server()
    with raw(server) as line:
        line.sendall(UPGRADE)
        assert b" 101 " in line.recv(4_096)
        line.sendall(bytes([0x81, 0x81, 0, 0, 0, 0, 0xFF]))
        assert line.recv(4_096)[:4] == bytes([0x88, 2]) + (1007).to_bytes(2, "big")
        assert closed(line)
    assert '"level":"error"' not in server.log()


BEGUN, PIECE, PING, PONG = (bytes([code, 0x80, 0, 0, 0, 0]) for code in (0x01, 0x00, 0x89, 0x8A))


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (b"", PONG), (BEGUN, PIECE)], ids=["ping", "pong", "piece"])
def test_frames_that_say_nothing_are_counted_too(start_server: StartServer, first: bytes, frame: bytes) -> None:
    """A third of a megabyte of them kept everybody else waiting for a second."""
    server = start_server(limits={"MESSAGES_PER_SECOND": "20", "MESSAGE_BURST": "60", "HELLO_SECONDS": "600"})
    with raw(server) as line:
        line.sendall(UPGRADE)
        assert b" 101 " in line.recv(4_096)
        with suppress(OSError):
            line.sendall(first + frame * 50_000)
        assert closed(line)


def test_some_files_are_always_left() -> None:
    door = Door(Settings(data=read_settings().data, limits=Limits(sockets_per_address=10)), most=3)
    assert [door.let_in(f"203.0.113.{number}") for number in range(4)] == [True, True, True, False]
    door.leave("203.0.113.0")
    assert door.let_in("203.0.113.9")
    assert files() > 64


def test_how_many_connections_the_system_allows_is_logged(start_server: StartServer) -> None:
    server = start_server()
    assert http.get(f"{server.url}/healthz").status_code == 200
    (ready,) = [line for line in server.log().splitlines() if "ready for connections" in line]
    assert json.loads(ready)["connections"] == files() - SPARE_FILES


def test_a_proxy_of_ours_is_not_one_visitor() -> None:
    settings = Settings(data=read_settings().data, limits=Limits(sockets_per_address=1), proxies=("10.0.0.0/8",))
    door = Door(settings, most=100)
    assert [door.let_in("10.1.2.3") for _ in range(5)] == [True] * 5
    assert [door.let_in("2001:db8::1"), door.let_in("2001:db8::2")] == [True, False]


# ---- names and pages


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example", ""])
def test_a_name_that_is_not_ours_is_refused(server: ServerProcess, host: str) -> None:
    answer = http.get(f"{server.url}/api/games", headers={"Host": host})
    assert answer.status_code in (400, 421)
    if host:
        assert answer.json()["detail"].startswith(f"This server does not go by the name '{host.partition(':')[0]}'")


@pytest.mark.parametrize("host", ["localhost:99999", "localhost:-1", "[::1]:port", "[::1", ":80"])
@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/icon.svg"])
def test_a_name_that_is_no_address_is_no_mistake_of_ours(server: ServerProcess, host: str, path: str) -> None:
    answer = http.get(f"{server.url}{path}", headers={"Host": host})
    assert answer.status_code == 421
    assert answer.json()["detail"] == "The header `Host` of this request is no address."


@pytest.mark.parametrize("host", ["localhost:1234", "127.0.0.1", "[::1]:80", "tavern", "tavern.local"])
def test_names_of_a_home_network_are_ours(server: ServerProcess, host: str) -> None:
    assert http.get(f"{server.url}/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://evil.example:443", "http://[x]"]
)
def test_a_foreign_page_can_neither_post_nor_connect(server: ServerProcess, origin: str) -> None:
    wish = {"game": "toy-cards"}
    answer = http.post(f"{server.url}/api/tables", json=wish, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["detail"] == "A page of another site cannot play here."
    table = open_table(server.url)
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws{server.url.removeprefix('http')}/ws/tables/{table['table']}", additional_headers={"Origin": origin}
        )
    assert refused.value.response.status_code == 403


def test_our_own_page_can(server: ServerProcess) -> None:
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert http.post(f"{server.url}/api/tables", json={"game": "toy-cards"}, headers=headers).status_code == 201


def test_a_name_can_be_configured(start_server: StartServer) -> None:
    server = start_server(settings={"GRAVESHIFT_HOSTS": "play.example.org"})
    headers = {"Host": "play.example.org", "Origin": "https://play.example.org"}
    assert http.post(f"{server.url}/api/tables", json={"game": "toy-cards"}, headers=headers).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken(server: ServerProcess, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    answer = http.post(f"{server.url}/api/tables", content=b'{"game":"toy-cards"}', headers=headers)
    assert answer.status_code == 415
    assert "application/json" in answer.json()["detail"]


# ---- proxies and the operator


def opened(server: ServerProcess, forwarded: str) -> int:
    headers = {"X-Forwarded-For": forwarded}
    return http.post(f"{server.url}/api/tables", json={"game": "toy-cards"}, headers=headers).status_code


@pytest.mark.parametrize("proxies", ["", "10.0.0.7, 192.0.2.0/24"])
def test_nobody_says_for_whom_they_ask_but_our_proxy(start_server: StartServer, proxies: str) -> None:
    server = start_server(limits={"TABLES_PER_DAY": "1"}, settings={"GRAVESHIFT_PROXIES": proxies})
    assert [opened(server, "203.0.113.1"), opened(server, "203.0.113.2")] == [201, 429]


def test_our_proxy_says_for_whom_it_asks(start_server: StartServer) -> None:
    server = start_server(limits={"TABLES_PER_DAY": "1"}, settings={"GRAVESHIFT_PROXIES": "127.0.0.1"})
    visitors = ["203.0.113.1", "203.0.113.2", "203.0.113.1", "2001:db8::1", "2001:db8::2"]
    assert [opened(server, visitor) for visitor in visitors] == [201, 201, 429, 201, 429]
    plain = http.get(f"{server.url}/api/games")
    secure = http.get(f"{server.url}/api/games", headers={"X-Forwarded-Proto": "https"})
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_a_proxy_that_is_no_address_is_a_sentence() -> None:
    with pytest.raises(GraveshiftError, match="'front' is no address and no network"):
        read_settings({"GRAVESHIFT_PROXIES": "10.0.0.0/8, front"})


@pytest.mark.parametrize(
    ("name", "value"), [("TABLE_PER_DAY", "5"), ("TABLES_PER_DAY", "many"), ("COACH_EFFORT", "endless")]
)
def test_a_limit_that_is_none_is_a_sentence(name: str, value: str) -> None:
    """A slip of the pen would leave a server with the limits it was not to have."""
    with pytest.raises(GraveshiftError, match=r"A limit in the environment \(GRAVESHIFT_LIMIT_...\) cannot be used"):
        read_settings({f"GRAVESHIFT_LIMIT_{name}": value})


def test_figures_and_schema_are_for_the_operator(start_server: StartServer) -> None:
    server = start_server(settings={"GRAVESHIFT_PROXIES": "127.0.0.1", "GRAVESHIFT_OPERATOR_TOKEN": "lantern"})
    from_afar: dict[str, Any] = {"X-Forwarded-For": "203.0.113.1"}
    for path in ("/metrics", "/schema", "/schema/openapi.json"):
        assert http.get(f"{server.url}{path}").status_code == 200
        assert http.get(f"{server.url}{path}", headers=from_afar).status_code == 404
        known = from_afar | {"Authorization": "Bearer lantern"}
        assert http.get(f"{server.url}{path}", headers=known).status_code == 200
        wrong = from_afar | {"Authorization": "Bearer spade"}
        assert http.get(f"{server.url}{path}", headers=wrong).status_code == 404


def test_a_local_proxy_that_was_not_configured_shows_no_figures(start_server: StartServer) -> None:
    """Also one that does not say for whom it asks: who calls the server by its public name came through a proxy."""
    server = start_server(settings={"GRAVESHIFT_HOSTS": "play.example.org"})
    for path in ("/metrics", "/schema", "/api/addresses"):
        assert http.get(f"{server.url}{path}").status_code == 200
        for headers in ({"X-Forwarded-For": "203.0.113.1"}, {"Host": "play.example.org"}):
            assert http.get(f"{server.url}{path}", headers=headers).status_code == 404


# ---- seats and tokens


def test_a_hello_during_a_kick_does_not_keep_the_seat(server: ServerProcess) -> None:
    for _ in range(10):
        table = open_table(server.url, seats=TWO_PEOPLE)
        token = join(server, table)
        with (
            Player(server.url, table["table"], table["host"]) as host,
            Player(server.url, table["table"]) as guest,
        ):
            host.until("state")
            host.say(type="seat", seat=1, action="kick")
            guest.say(type="hello", tokens=[token])
            assert guest.until_closed()[0] == 4401


def test_the_messages_of_a_seat_are_counted_over_all_its_windows(start_server: StartServer) -> None:
    server = start_server(limits={"MESSAGES_PER_SECOND": "0.01", "MESSAGE_BURST": "4"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    seat = table["seats"]["0"]
    with Player(server.url, table["table"], seat) as one, Player(server.url, table["table"], seat) as two:
        for player in (one, two, one, two):
            player.say(type="ping", id="p")
            assert player.reply("p")["type"] == "pong"
        two.say(type="ping")
        assert two.until_closed()[0] == 4429


def test_the_messages_of_an_address_are_counted_over_all_its_tables(start_server: StartServer) -> None:
    server = start_server(limits={"MESSAGES_PER_ADDRESS": "0.2"})
    first, second = (open_table(server.url, seats=[{"kind": "human"}]) for _ in range(2))
    with (
        Player(server.url, first["table"], first["seats"]["0"]) as ada,
        Player(server.url, second["table"], second["seats"]["0"]) as bo,
    ):
        bo.until_asked()
        ada.say(type="ping", id="p")
        assert ada.reply("p")["type"] == "pong"
        with suppress(ConnectionClosed):
            for _ in range(20):
                bo.say(type="ping")
        assert bo.until_closed()[0] == 4429


def test_what_everybody_hears_counts_for_more(start_server: StartServer) -> None:
    """Sixty connections of one address, and every change of a seat was sent to each of them."""
    server = start_server(limits={"MESSAGES_PER_ADDRESS": "2"})  # ten at once
    table = open_table(server.url, seats=[{"kind": "human"}])
    with ExitStack() as stack:
        for _ in range(16):
            stack.enter_context(Player(server.url, table["table"], table["spectator"])).until("state")
        ada = stack.enter_context(Player(server.url, table["table"], table["seats"]["0"]))
        ada.until_asked()
        with suppress(ConnectionClosed):
            for number in range(6):
                ada.say(type="seat", id=f"s{number}", seat=0, action="rename", name=f"Ada {number}")
        assert ada.until_closed()[0] == 4429
        assert sum(message["type"] == "ack" for message in ada.heard) < 6


def test_an_invitation_that_was_taken_back_opens_nothing(server: ServerProcess) -> None:
    """Whoever was sent away still saw the game, as a spectator does, by the invitation they once had."""
    table = open_table(server.url, seats=TWO_PEOPLE)
    where = f"{server.url}/api/tables/{table['table']}"
    invited = {"Authorization": f"Bearer {table['invites']['1']}"}
    assert http.get(where, headers=invited).json()["role"] == "invite"
    join(server, table)
    with Player(server.url, table["table"], table["host"]) as host:
        host.until("state")
        host.say(type="seat", id="k", seat=1, action="kick")
        assert host.reply("k")["type"] == "ack"
    for path in ("", "/board", "/film"):
        assert http.get(f"{where}{path}", headers=invited).status_code == 403, path


class Line:
    """A transport that notes what it is told."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.shut = False
        self.told: list[str] = []

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.shut

    def close(self) -> None:
        self.shut = True

    def pause_reading(self) -> None:
        self.told.append("pause")

    def resume_reading(self) -> None:
        self.told.append("resume")

    abort = close


def test_what_is_said_in_one_turn_is_sent_in_one_piece() -> None:
    """An acknowledgement and the state after it: two messages, one write."""

    async def run() -> None:
        line = Line()
        together = Together(cast(asyncio.Transport, line), asyncio.get_running_loop())
        together.write(b"ack ")
        together.write(b"state")
        assert line.sent == []
        await asyncio.sleep(0)
        assert line.sent == [b"ack state"]
        together.write(b"farewell")
        together.close()
        assert line.sent[1:] == [b"farewell"], "what was said last is said before the door is shut"
        together.write(b"too late")
        await asyncio.sleep(0)
        assert len(line.sent) == 2

    asyncio.run(run())


def test_small_messages_are_sent_as_they_are(server: ServerProcess) -> None:
    """An acknowledgement took as much work to compress as it saved bytes; a state is compressed as before."""
    table = open_table(server.url, seats=[{"kind": "human"}])
    where = f"{server.url.replace('http', 'ws')}/ws/tables/{table['table']}"
    packed: dict[str, bool] = {}

    class Watching(ClientPerMessageDeflateFactory):
        def process_response_params(self, *arguments: Any) -> Any:
            extension = super().process_response_params(*arguments)
            unpack = extension.decode

            def noting(frame: Frame, **more: Any) -> Frame:
                found = unpack(frame, **more)
                if found.opcode in (Opcode.TEXT, Opcode.BINARY):
                    packed[json.loads(bytes(found.data))["type"]] = frame.rsv1
                return found

            extension.decode = noting  # type: ignore[method-assign]
            return extension

    with connect(where, compression=None, extensions=[Watching(client_max_window_bits=True)]) as line:
        line.send(json.dumps({"type": "hello", "tokens": [table["seats"]["0"]]}))
        line.send(json.dumps({"type": "ping", "id": "p"}))
        while not {"state", "pong"} <= packed.keys():
            line.recv(timeout=PATIENCE)
    assert packed["state"]
    assert not packed["pong"]


def test_the_system_is_told_to_read_no_more_only_where_more_comes() -> None:
    """Every message stopped the reading and began it again: two calls of the system for each answer."""

    async def run() -> None:
        line = Line()
        together = Together(cast(asyncio.Transport, line), asyncio.get_running_loop())
        for _ in range(3):
            together.more_came()
            together.pause_reading()  # a message waits to be taken
            together.resume_reading()  # it is taken
        assert line.told == []
        together.more_came()
        together.pause_reading()
        together.more_came()
        assert line.told == ["pause"], "the next message finds the first still waiting, and one more does not come in"
        together.more_came()
        together.pause_reading()
        assert line.told == ["pause"]
        together.resume_reading()
        together.resume_reading()
        assert line.told == ["pause", "resume"]

    asyncio.run(run())


@pytest.mark.parametrize("role", ["host", "spectator"])
def test_the_host_makes_a_link_worthless(server: ServerProcess, role: str) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    where = f"{server.url}/api/tables/{table['table']}"
    host = {"Authorization": f"Bearer {table['host']}"}
    with Player(server.url, table["table"], table[role]) as thief:
        thief.until("state")
        answer = http.post(f"{where}/revoke", json={"role": role}, headers=host)
        assert answer.status_code == 201
        assert thief.until_closed()[0] == 4401
    fresh = answer.json()["token"]
    assert http.get(where, headers={"Authorization": f"Bearer {fresh}"}).json()["role"] == role
    old = http.get(where, headers={"Authorization": f"Bearer {table[role]}"})
    assert (old.status_code, old.json()["detail"]) == (
        403,
        "This link is not valid any more; ask the host for the new one.",
    )
    with Player(server.url, table["table"], table[role]) as thief:
        assert thief.until_closed()[0] == 4401
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_asked()


def test_only_the_host_makes_links_worthless(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    for token in (table["seats"]["0"], table["spectator"], table["invites"]["1"]):
        where = f"{server.url}/api/tables/{table['table']}/revoke"
        answer = http.post(where, json={"role": "host"}, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 403


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ada   of\tthe\nHills ", "Ada of the Hills"),
        ("\u202eadA\u2066", "adA"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u200b", "Player 1"),
        ("Z\u0307ółw", "Żółw"),
        ("\u115fA\u034fd\u3164a\u2800\ufe0f\U000e0100", "Ada"),
        ("A\u0300\u0301\u0302\u0303\u0304da", "À\u0301\u0302da"),
        ("\ufb2c" * 40, "\u05e9\u05bc\u05c1" * 13 + "\u05e9"),
    ],
)
def test_a_name_looks_the_same_wherever_it_stands(server: ServerProcess, said: str, shown: str) -> None:
    table = open_table(server.url, seats=[{"kind": "human", "name": said}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until("seats")
        assert ada.seats["seats"][0]["name"] == shown


def test_nobody_at_a_table_is_called_like_somebody_else(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human", "name": "Ada"}, {"kind": "open"}])
    where = f"{server.url}/api/tables/{table['table']}/join"
    assert http.post(where, json={"token": table["invites"]["1"], "name": "ＡＤＡ"}).status_code == 201
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until("seats")
        assert [seat["name"] for seat in ada.seats["seats"]] == ["Ada", "ＡＤＡ 2"]
        ada.say(type="seat", id="r", seat=0, action="rename", name="ada 2")
        assert ada.reply("r")["type"] == "ack"
        while ada.seats["seats"][0]["name"] == "Ada":
            ada.until("seats")
        assert ada.seats["seats"][0]["name"] == "ada 2 2"


def test_a_bot_is_not_called_like_somebody_else_either(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "ada\u3164"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until("seats")
        assert [seat["name"] for seat in ada.seats["seats"]] == ["Ada", "ada 2"]


def test_states_are_compressed_with_a_window_that_holds_the_last_one(start_server: StartServer) -> None:
    server = start_server()
    with connect(f"ws://127.0.0.1:{server.port}/ws/tables/none") as line:
        assert line.response is not None
        assert "server_max_window_bits=14" in line.response.headers["Sec-WebSocket-Extensions"]
