"""A player who is not asked may say so, and is asked: cards go at any time (AOTD-INVT-03)."""

from __future__ import annotations

from tests.server.conftest import StartServer
from tests.server.player import Player, open_table

SCENE = {
    "name": "Two seats",
    "game": "army-of-the-dead",
    "board": {"map": "a b"},
    "players": 2,
    "survivors": {
        "scott": {"zone": "a", "seat": 1, "skills": []},
        "kate": {"zone": "b", "seat": 2, "hand": ["katana"], "skills": []},
    },
    "active": "scott",
}


def test_a_card_is_thrown_away_in_another_players_turn(start_server: StartServer) -> None:
    server = start_server()
    people = [{"kind": "human"}, {"kind": "human"}]
    table = open_table(server.url, game="army-of-the-dead", options={"scenario": SCENE}, seats=people)
    seats = table["seats"]
    with Player(server.url, table["table"], seats["0"]) as ada, Player(server.url, table["table"], seats["1"]) as bert:
        ada.until_asked()
        assert ada.state["decision"]["kind"] == "action"
        bert.say(type="habit", id="h", seat=1, habit="discard-cards", choice="ask")
        bert.until_asked()
        assert bert.keys == ["done", "discard:katana:kate.hand1"]
        assert bert.answer("discard:katana:kate.hand1")["type"] == "ack"
        ada.until_version(bert.state["version"])
        ada.until_asked()
        assert ada.state["decision"]["kind"] == "action"
        assert ada.answer("end")["type"] == "ack"
