"""Several worker processes on one PostgreSQL database play one game."""

from __future__ import annotations

import pytest

from tests.server import http
from tests.server.conftest import StartServer
from tests.server.player import Player, open_table
from tests.server.process import PostgresServer, ServerProcess
from tests.server.test_table import TWO_PEOPLE, join


def test_two_people_at_two_workers_see_each_other_play(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    table = open_table(here.url, seats=TWO_PEOPLE, options={"rounds": 2})
    token = join(there, table)
    with Player(here.url, table["table"], table["seats"]["0"]) as ada, Player(there.url, table["table"], token) as bo:
        ada.until_asked()
        while not ada.seats["seats"][1]["connected"]:
            ada.until("seats")
        ada.answer("begin")
        for player in (ada, bo, ada, bo):
            while (player.until_asked()["deciding"] or {}).get("seat") != (0 if player is ada else 1):
                player.until("state")
            player.answer("swap")
            player.answer("no")
        ada.until_version(9)
        assert ada.state["outcome"] is not None
        assert ada.state["outcome"] == bo.state["outcome"]


def test_of_two_answers_at_two_workers_one_acts(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    table = open_table(here.url, seats=TWO_PEOPLE)
    token = join(there, table)
    with Player(here.url, table["table"], table["seats"]["0"]) as ada, Player(there.url, table["table"], token) as bo:
        for _ in range(10):
            ada.until_asked()
            bo.until_version(ada.state["version"])
            ada.until_version(bo.state["version"])
            first, second = ada.send_answer("wait", seat=0), bo.send_answer("wait", seat=1)
            replies = [ada.reply(first), bo.reply(second)]
            assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
            version = next(reply["version"] for reply in replies if reply["type"] == "ack")
            ada.until_version(version)
            bo.until_version(version)


def test_a_bot_is_played_by_one_worker_and_seen_at_both(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "bot"}]
    table = open_table(here.url, seats=seats, options={"rounds": 3})
    token = join(there, table)
    with Player(here.url, table["table"], table["seats"]["0"]) as ada, Player(there.url, table["table"], token) as bo:
        ada.until_asked()
        ada.answer("begin")
        for _ in range(3):
            for seat, player in enumerate((ada, bo)):
                while (player.until_asked()["deciding"] or {}).get("seat") != seat:
                    player.until("state")
                player.answer("keep")
                player.answer("no")
        while ada.state["outcome"] is None:
            ada.until("state")
        bo.until_version(ada.state["version"])
        assert bo.state["version"] == 1 + 3 * 6


def test_a_worker_where_nobody_sat_finds_what_it_was_not_told(two_servers: list[ServerProcess]) -> None:
    """It has the table in memory, but the others say nothing to a worker that is not at the table."""
    here, there = two_servers
    table = open_table(here.url, seats=TWO_PEOPLE, options={"rounds": 2})
    token = join(there, table)
    host = {"Authorization": f"Bearer {table['host']}"}
    film = f"{there.url}/api/tables/{table['table']}/film"
    with Player(here.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        assert http.get(film, headers=host).json()["answers"] == 1
        ada.until_asked()
        ada.answer("swap")
        ada.answer("no")
        assert http.get(film, headers=host).json()["answers"] == 3
        with Player(there.url, table["table"], token) as bo:
            bo.until_version(3)
            while (bo.until_asked()["deciding"] or {}).get("seat") != 1:
                bo.until("state")
            ada.until_version(3)
            bo.answer("swap")
            ada.until_version(4)
            bo.answer("no")
            ada.until_version(5)
        ada.until_asked()


def test_several_workers_in_one_server(start_server: StartServer, postgres: PostgresServer) -> None:
    server = start_server(postgres.new_database(), workers=2)
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}], options={"rounds": 2})
    players = [Player(server.url, table["table"], table["seats"]["0"]) for _ in range(6)]
    for turn in range(5):
        player = players[turn]
        player.until_asked()
        while True:
            reply = player.answer(player.keys[0])
            if reply["type"] == "ack":
                break
        for other in players:
            other.until_version(reply["version"])
    figures = http.get(f"{server.url}/metrics").text
    assert 'graveshift_answers_total{by="person"}' in figures
    for player in players:
        player.socket.close()


def test_several_workers_without_postgresql_are_refused(start_server: StartServer) -> None:
    with pytest.raises(AssertionError, match="Several workers need PostgreSQL"):
        start_server(workers=2)
