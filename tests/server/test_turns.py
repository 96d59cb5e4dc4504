"""Whose turn it is at many tables, asked at once: no table is loaded for it."""

from __future__ import annotations

import time
from typing import Any

from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_table import TWO_PEOPLE, join

ALONE = [{"kind": "human"}]


def heard(table: dict[str, Any], *tokens: str, version: int = -1) -> dict[str, Any]:
    return {"table": table["table"], "tokens": list(tokens), "version": version}


def turns(server: ServerProcess, *tables: dict[str, Any]) -> dict[str, str]:
    response = http.post(f"{server.url}/api/turns", json={"tables": list(tables)})
    assert response.status_code == 200, response.text
    found: dict[str, str] = response.json()["turns"]
    return found


def in_memory(server: ServerProcess) -> str:
    lines = http.get(f"{server.url}/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("graveshift_tables "))


def test_of_a_game_in_memory_it_says_whose_turn_it_is(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE, options={"rounds": 1})
    ada, bo, name = table["seats"]["0"], join(server, table), table["table"]
    with Player(server.url, name, ada) as first, Player(server.url, name, bo) as second:
        first.until_asked()
        assert turns(server, heard(table, bo)) == {name: "yours"}, "whoever is quicker begins"
        first.answer("begin")
        assert turns(server, heard(table, ada)) == {name: "yours"}
        assert turns(server, heard(table, bo)) == {name: "others"}
        first.until_asked()
        first.answer("keep")
        while first.state["outcome"] is None and second.state.get("outcome") is None:
            player = first if turns(server, heard(table, ada)) == {name: "yours"} else second
            player.until_asked()
            player.answer(player.keys[-1])
    assert turns(server, heard(table, ada)) == {name: "over"}


def test_of_a_game_that_is_not_in_memory_it_says_whether_it_has_moved(start_server: StartServer) -> None:
    server = start_server(limits={"IDLE_SECONDS": "0.1", "SWEEP_SECONDS": "0.1"})
    table = open_table(server.url, seats=TWO_PEOPLE)
    ada, name = table["seats"]["0"], table["table"]
    join(server, table)
    with Player(server.url, name, ada) as first:
        first.until_asked()
        first.answer("begin")
    until = time.monotonic() + PATIENCE
    while in_memory(server) != "graveshift_tables 0.0":
        assert time.monotonic() < until, "the table stays in memory"
    assert turns(server, heard(table, ada, version=0)) == {name: "moved"}
    assert turns(server, heard(table, ada, version=1)) == {name: "same"}
    assert turns(server, heard(table, ada)) == {}, "who has heard nothing is told nothing"
    assert in_memory(server) == "graveshift_tables 0.0", "nothing was loaded for it"


def test_nothing_is_said_of_other_peoples_tables_nor_where_one_sits_alone(server: ServerProcess) -> None:
    alone, other = open_table(server.url, seats=ALONE), open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, alone["table"], alone["seats"]["0"]) as ada:
        ada.until_asked()
        assert turns(server, heard(alone, alone["seats"]["0"])) == {}
    for token in ("nonsense", alone["seats"]["0"], other["spectator"], other["host"], other["invites"]["1"]):
        assert turns(server, heard(other, token, version=0)) == {}
    assert turns(server, heard({"table": "nowhere"}, other["host"], version=0)) == {}


def test_the_list_is_bounded_and_asked_within_the_rate_of_the_address(start_server: StartServer) -> None:
    server = start_server(limits={"REQUESTS_PER_SECOND": "0.001", "REQUEST_BURST": "30"})
    where = f"{server.url}/api/turns"
    wish = {"table": "nowhere", "tokens": [], "version": 0}
    assert http.post(where, json={"tables": [wish] * 41}).status_code == 400
    statuses = [http.post(where, json={"tables": [wish] * 40}).status_code for _ in range(7)]
    assert (statuses[0], statuses[-1]) == (200, 429)


def test_the_card_of_a_table_names_those_who_sit_there(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[*TWO_PEOPLE, {"kind": "bot", "name": "Old hand"}])
    where = f"{server.url}/api/tables/{table['table']}"
    card = http.get(where, headers={"Authorization": f"Bearer {table['invites']['1']}"}).json()
    assert card["people"] == ["Ada"], "neither an empty seat nor a bot"
