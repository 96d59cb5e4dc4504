"""Nothing acknowledged is ever lost: the server is killed at any moment and goes on where it was."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.test_table import join


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgres").new_database()
    return url


def test_two_people_and_a_bot_with_a_reload_and_a_killed_server_in_the_middle(
    start_server: StartServer, database: str
) -> None:
    server = start_server(database)
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m1"}, seats=seats, seed=11)
    tokens = [table["seats"]["0"], join(server, table)]
    chance = random.Random(5)
    acknowledged: list[tuple[int, str]] = []

    def play(answers: int) -> None:
        """Both people play on; after every few answers both load the page again."""
        with Player(server.url, table["table"], tokens[0]) as ada, Player(server.url, table["table"], tokens[1]) as bo:
            for _ in range(answers):
                version = max(version for version, _ in [(0, ""), *acknowledged])
                ada.until_version(version)
                bo.until_version(version)
                deciding = ada.state["deciding"]
                while deciding is not None and deciding["seat"] == 2:
                    ada.until("state")
                    deciding = ada.state["deciding"]
                if deciding is None:
                    return
                who = bo if deciding["seat"] == 1 else ada
                who.until_version(ada.state["version"])
                key = chance.choice(who.keys)
                reply = who.answer(key, seat=tokens.index(tokens[1]) if who is bo else 0)
                assert reply["type"] == "ack", reply
                acknowledged.append((reply["version"], key))

    play(8)
    play(8)
    before = http.get(
        f"{server.url}/api/tables/{table['table']}", headers={"Authorization": f"Bearer {table['host']}"}
    ).json()
    server.kill()
    server.start()
    after = http.get(
        f"{server.url}/api/tables/{table['table']}", headers={"Authorization": f"Bearer {table['host']}"}
    ).json()
    assert after["version"] >= before["version"]
    play(8)
    record = http.get(
        f"{server.url}/api/tables/{table['table']}/record", headers={"Authorization": f"Bearer {table['host']}"}
    ).json()
    kept = dict(enumerate(record["answers"], start=1))
    assert [(version, kept[version]) for version, _ in acknowledged] == acknowledged


def test_killed_at_any_moment_no_acknowledged_answer_is_lost(start_server: StartServer, database: str) -> None:
    server = start_server(database)
    tables = [open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 100_000}) for _ in range(4)]
    acknowledged = dict.fromkeys(range(len(tables)), 0)
    busy = threading.Barrier(len(tables) + 1, timeout=PATIENCE)

    def hammer(number: int) -> None:
        with (
            suppress(ConnectionClosed, OSError),
            Player(server.url, tables[number]["table"], tables[number]["seats"]["0"]) as player,
        ):
            player.until_asked()
            acknowledged[number] = player.answer(player.keys[0])["version"]
            busy.wait()
            while True:
                acknowledged[number] = player.answer(player.keys[0])["version"]

    for pause in (0.2, 0.5):
        threads = [threading.Thread(target=hammer, args=(number,)) for number in acknowledged]
        for thread in threads:
            thread.start()
        busy.wait()
        time.sleep(pause)
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        server.start()
        for number, table in enumerate(tables):
            with Player(server.url, table["table"], table["seats"]["0"]) as player:
                player.until_asked()
                # What was on its way when the server died may be stored or not; what was acknowledged is.
                assert 0 <= player.state["version"] - acknowledged[number] <= 1


def test_a_decision_in_the_middle_of_a_rule_is_asked_again_after_a_restart(start_server: StartServer) -> None:
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.answer("swap")
        before = ada.state
    server.kill()
    server.start()
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for part in ("version", "view", "decision", "deciding", "events"):
            assert ada.state[part] == before[part] or part == "events"
        assert ada.answer("yes")["type"] == "ack"


def test_a_habit_of_the_game_is_stored_with_it_and_outlives_undo_and_restart(start_server: StartServer) -> None:
    """UOA-AMB-101: whether choices that seem to help nobody are put is part of the game."""
    server = start_server()
    wish = {"game": "undead-or-alive", "options": {"mission": "m0"}, "seats": [{"kind": "human"}]}
    table = open_table(server.url, **wish)
    where, headers = f"{server.url}/api/tables/{table['table']}", {"Authorization": f"Bearer {table['host']}"}
    settled = {"obvious-choices": "ask"}
    with Player(server.url, table["table"], table["host"], table["seats"]["0"]) as ada:
        assert ada.until("welcome")["habits"]["obvious-choices"] == ["obvious", "ask"]
        ada.until_asked()
        first = ada.state["decision"]["options"][0]["key"]
        assert ada.answer(first)["type"] == "ack"
        ada.say(type="habit", id="h", seat=0, habit="obvious-choices", choice="ask")
        ada.until("seats")
        assert ada.seats["seats"][0]["habits"] == settled
        ada.until_version(2)
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        assert ada.seats["seats"][0]["habits"] == settled
    assert http.get(f"{where}/record", headers=headers).json()["answers"] == ["habit:obvious-choices=ask"]
    server.kill()
    server.start()
    with Player(server.url, table["table"], table["host"], table["seats"]["0"]) as ada:
        ada.until("seats")
        assert ada.seats["seats"][0]["habits"] == settled
        ada.until_asked()
        assert ada.state["undo"] == "There is nothing to take back."
        assert ada.answer(first)["type"] == "ack"
    film = http.get(f"{where}/film", headers=headers).json()
    assert [frame["key"] for frame in film["frames"]] == ["", "habit:obvious-choices=ask", first]
    assert film["frames"][1]["label"]["pl"] == "Nawyk: pytaj także tam, gdzie wybór wydaje się oczywisty"


def test_a_server_that_is_asked_to_stop_tells_its_clients(start_server: StartServer) -> None:
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        server.stop()
        assert ada.until_closed()[0] == 1012
