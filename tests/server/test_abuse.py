"""Malformed, random, oversized and too many messages: always a sentence, never a 5xx, and the server lives on."""

from __future__ import annotations

import asyncio
import json
import random
import time
import weakref
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from graveshift.server import catalogue
from graveshift.server.connection import Connection
from graveshift.server.hall import Hall
from graveshift.server.room import Room
from graveshift.server.settings import Limits
from graveshift.server.store import Store
from graveshift.server.tokens import Claim, Signer
from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

CI_MESSAGES = 400
SLOW_MESSAGES = 10_000

WORDS: list[Any] = [
    "",
    "hello",
    "answer",
    "\x00",
    "ł" * 100,
    "a" * 5000,
    0,
    -1,
    2**63,
    10**30,
    1e308,
    None,
    True,
    [],
    {},
    [[[[]]]],
    {"a": {"b": 1}},
]
TYPES = ["hello", "answer", "undo", "why", "preview", "outlook", "seat", "skips", "ping", "state", "", 7]
FIELDS = ["id", "version", "seat", "key", "tokens", "last", "language", "action", "bot", "name", "colour", "rules"]


def random_message(chance: random.Random) -> str | bytes:
    """Anything: bytes, broken JSON, JSON of other shapes, and messages with wrong fields."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        return "".join(chr(chance.randrange(1, 0x800)) for _ in range(chance.randrange(60)))
    if kind == 2:
        return json.dumps(chance.choice(WORDS))
    if kind == 3:
        return "[" * chance.randrange(5000)
    message = {name: chance.choice(WORDS) for name in chance.sample(FIELDS, chance.randrange(len(FIELDS)))}
    message["type"] = chance.choice(TYPES)
    if kind == 5:
        message |= chance.choice(
            [
                {"version": 0, "seat": 0, "key": "fly"},
                {"seat": 0, "action": "rename", "name": "\x00<b>"},
                {"seat": 0, "action": "rename", "colour": "#000000"},
                {"seat": 63, "action": "kick"},
                {"seat": 0, "rules": ["x" * 40]},
            ]
        )
    return json.dumps(message)


def throw(server: ServerProcess, count: int, seed: int) -> None:
    chance = random.Random(seed)
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    address = f"ws{server.url.removeprefix('http')}/ws/tables/{table['table']}"
    hello = json.dumps({"type": "hello", "tokens": [table["seats"]["0"]]})
    thrown = 0
    while thrown < count:
        try:
            with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=0.3) as socket:
                if chance.random() < 0.8:
                    socket.send(hello)
                for _ in range(50):
                    socket.send(random_message(chance))
                    thrown += 1
                    while True:
                        try:
                            socket.recv(0)
                        except TimeoutError:
                            break
        except ConnectionClosed:
            continue
    assert http.get(f"{server.url}/healthz").status_code == 200
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until("state")
        assert ada.state["version"] == 0


def test_random_messages_neither_act_nor_harm(server: ServerProcess) -> None:
    before = len(server.log())
    throw(server, CI_MESSAGES, 1)
    assert '"level":"error"' not in server.log()[before:]


@pytest.mark.slow
def test_ten_thousand_random_messages_neither_act_nor_harm(start_server: StartServer) -> None:
    server = start_server()
    throw(server, SLOW_MESSAGES, 2)
    assert '"level":"error"' not in server.log()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"game":"\xff\xfe"}',
        b"[" * 100_000,
        b'{"seats":[{"kind":"human"}],"options":{"mission":["m0"]}}',
        b'{"seats":[{"kind":"wizard"}]}',
        b'{"game":"chess"}',
        b'{"seed":-1}',
        b'{"seed":1e400}',
        b'{"seats":[' + b",".join([b'{"kind":"bot"}'] * 9) + b"]}",
        b'{"seats":[{"kind":"bot","bot":"nobody"}]}',
        b'{"seats":[{"kind":"human","colour":"red"}]}',
        b'{"game":"undead-or-alive","options":{"custom":{"id":"m0"}}}',
        b'{"game":"undead-or-alive","options":{"survivors":[{}]}}',
        b'{"game":"undead-or-alive","options":{"owners":[99999999999999999999]}}',
        b'{"record":{"format":1}}',
    ],
)
def test_a_bad_body_is_a_400_with_a_sentence(server: ServerProcess, body: bytes) -> None:
    for path in ("tables", "records", "tables/x/join"):
        headers = {"Content-Type": "application/json"}
        response = http.post(f"{server.url}/api/{path}", content=body, headers=headers)
        assert 400 <= response.status_code < 500, response.text
        assert response.json()["detail"]


def test_rules_to_be_skipped_are_rules(server: ServerProcess) -> None:
    """Everybody at the table is told them at each change of a seat, however many and long they are."""
    table = open_table(server.url)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for rules in (["ż" * 20], ["UOA-SKILL-" + "A" * 30]):
            ada.say(type="skips", seat=0, rules=rules)
            assert "not understood" in ada.until("error")["sentence"]


def test_a_message_that_is_too_large_ends_the_connection(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="why", key="x" * 20_000)
        assert ada.until_closed() == (4413, "A message has at most 16384 bytes.")


def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    headers = {"Content-Type": "application/json"}
    response = http.post(f"{server.url}/api/tables", content=b"x" * 2_000_000, headers=headers)
    assert response.status_code == 413


def test_too_many_messages_end_the_connection(start_server: StartServer) -> None:
    server = start_server(limits={"MESSAGES_PER_SECOND": "0.01", "MESSAGE_BURST": "3"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        for name in ("1", "2", "3"):
            ada.say(type="ping", id=name)
            assert ada.reply(name)["type"] == "pong"
        ada.say(type="ping")
        assert ada.until_closed()[0] == 4429


def test_too_many_tables_and_requests_are_refused(start_server: StartServer) -> None:
    server = start_server(limits={"TABLES_PER_DAY": "3", "REQUEST_BURST": "8", "REQUESTS_PER_SECOND": "0.1"})
    codes = [http.post(f"{server.url}/api/tables", json={"game": "toy-cards"}).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]
    assert 429 in [http.get(f"{server.url}/api/games").status_code for _ in range(8)]
    assert http.get(f"{server.url}/healthz").status_code == 200


def test_looking_through_all_rules_counts_for_several_requests(start_server: StartServer) -> None:
    server = start_server(limits={"REQUEST_BURST": "12", "REQUESTS_PER_SECOND": "0.01"})
    codes = [http.get(f"{server.url}/api/rules", params={"q": "noise"}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
    assert http.get(f"{server.url}/api/rules/UOA-NOISE-04").status_code == 200


def test_the_catalogue_is_compressed_once(server: ServerProcess) -> None:
    assert catalogue.sent(catalogue.games) is catalogue.sent(catalogue.games)
    address = f"{server.url}/api/games/undead-or-alive/content"
    plain = http.get(address, headers={"Accept-Encoding": "identity"})
    packed = http.get(address, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.json() == plain.json()


@pytest.mark.parametrize(("limit", "tables"), [("CONNECTIONS_PER_TABLE", 1), ("CONNECTIONS_PER_ADDRESS", 2)])
def test_too_many_connections_are_refused(start_server: StartServer, limit: str, tables: int) -> None:
    server = start_server(limits={limit: "2"})
    opened = [open_table(server.url, seats=[{"kind": "human"}]) for _ in range(tables)]
    here, there = opened[0], opened[-1]
    with (
        Player(server.url, here["table"], here["spectator"]) as first,
        Player(server.url, there["table"], there["spectator"]) as second,
    ):
        first.until("state")
        second.until("state")
        with Player(server.url, there["table"], there["spectator"]) as third:
            assert third.until_closed()[0] == 4429


def test_whoever_connects_again_and_again_has_to_wait(start_server: StartServer) -> None:
    server = start_server(limits={"REQUEST_BURST": "4", "REQUESTS_PER_SECOND": "0.01"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    for _ in range(3):
        with Player(server.url, table["table"], table["spectator"]) as guest:
            guest.until("state")
    with Player(server.url, table["table"], table["spectator"]) as guest:
        assert guest.until_closed()[0] == 4429


@pytest.mark.parametrize("seat", ["-1", "64", "1.5", "x"])
def test_a_film_has_no_odd_seats(server: ServerProcess, seat: str) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    headers = {"Authorization": f"Bearer {table['host']}"}
    response = http.get(f"{server.url}/api/tables/{table['table']}/film", params={"seat": seat}, headers=headers)
    assert response.status_code == 400


def test_whoever_is_silent_is_let_go(start_server: StartServer) -> None:
    server = start_server(limits={"HELLO_SECONDS": "60", "SILENCE_SECONDS": "0.3", "SWEEP_SECONDS": "0.1"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_closed()[0] == 4408


def test_whoever_says_no_hello_is_let_go(start_server: StartServer) -> None:
    server = start_server(limits={"HELLO_SECONDS": "0.3"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"]) as mute:
        assert mute.until_closed()[0] == 4401


def test_an_idle_table_leaves_the_memory_and_comes_back(start_server: StartServer) -> None:
    server = start_server(limits={"IDLE_SECONDS": "0.1", "SWEEP_SECONDS": "0.1"})
    table = open_table(server.url, seats=[{"kind": "human"}])

    def in_memory() -> str:
        lines = http.get(f"{server.url}/metrics").text.splitlines()
        return next(line for line in lines if line.startswith("graveshift_tables "))

    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        assert in_memory() == "graveshift_tables 1.0"
    until = time.monotonic() + PATIENCE
    while in_memory() != "graveshift_tables 0.0":
        assert time.monotonic() < until, "the table stays in memory"
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_asked()["version"] == 1


class Left:
    """A table that everybody has left."""

    id = "left"
    left_at = float("-inf")
    at_work = False
    connections: frozenset[Connection] = frozenset()


async def sweep_until_gone(hall: Hall) -> bool:
    """Let an empty table go; is it really gone then?"""
    hall.rooms["left"] = room = cast(Room, Left())
    seen = weakref.ref(room)
    del room
    sweep = asyncio.create_task(hall._sweep())
    while hall.rooms:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    gone = seen() is None
    sweep.cancel()
    return gone


def test_a_table_that_has_left_is_not_held_by_whoever_looked_last() -> None:
    """The sweep ends with the server only, and so would the last table it has seen, with its game and its log."""
    hall = Hall(cast(Store, None), Signer(b"secret"), None, Limits(sweep_seconds=0.001, idle_seconds=0))
    assert asyncio.run(sweep_until_gone(hall))


def test_a_signature_covers_every_part_of_a_token() -> None:
    signer = Signer(b"secret")
    token = signer.token(Claim("seat", "table", 1, 2))
    assert signer.read(token) == Claim("seat", "table", 1, 2)
    for wrong in (token[:-1], token.replace("seat", "host"), token.replace(".1.", ".0."), f"x{token}", token + "A"):
        with pytest.raises(Exception, match="not valid here"):
            signer.read(wrong)
    with pytest.raises(Exception, match="not valid here"):
        Signer(b"other").read(token)
