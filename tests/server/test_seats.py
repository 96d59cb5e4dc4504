"""Who may sit where, do what, and see what."""

from __future__ import annotations

import json

import pytest

from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_table import TWO_PEOPLE, join


@pytest.mark.parametrize("token", ["", "nonsense", "host.x.-1.0.abcdefghijklmnopqrstuvwx", "seat.ł.0.0.x"])
def test_a_wrong_token_is_shown_out(server: ServerProcess, token: str) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], token) as stranger:
        assert stranger.until_closed()[0] == 4401


def test_a_token_is_good_at_its_own_table_only(server: ServerProcess) -> None:
    mine, other = open_table(server.url, seats=TWO_PEOPLE), open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, other["table"], mine["host"]) as stranger:
        assert stranger.until_closed() == (4401, "This token is for another table.")


def test_a_token_for_one_seat_cannot_be_turned_into_one_for_another(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "human"}])
    forged = table["seats"]["0"].replace(".0.0.", ".1.0.")
    with Player(server.url, table["table"], forged) as stranger:
        assert stranger.until_closed()[0] == 4401


def test_an_invitation_is_not_a_seat_and_there_is_no_such_table(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["invites"]["1"]) as guest:
        assert guest.until_closed()[1] == "This is an invitation; join with it first to get a seat."


def test_whoever_speaks_before_saying_hello_is_shown_out(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"]) as hasty:
        hasty.say(type="ping")
        assert hasty.until_closed() == (4401, "Say hello with your token first.")


def test_nobody_answers_for_another_seat(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        ada.until_asked()
        ada.answer("begin")
        bo.until_version(1)
        foreign = bo.reply(bo.send_answer("keep", seat=0))
        assert (foreign["reason"], foreign["sentence"]) == ("seat", "Seat 1 is not yours.")
        early = bo.reply(bo.send_answer("keep", seat=1))
        assert (early["reason"], early["sentence"]) == ("seat", "Seat 1 is to decide this, not seat 2.")
        bo.say(type="why", id="w", key="keep")
        assert bo.reply("w")["reason"] == "seat"


def test_a_spectator_sees_and_does_nothing(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}], options={"secrets": True})
    with Player(server.url, table["table"], table["spectator"]) as watching:
        watching.until("state")
        assert watching.state["decision"] is None
        assert watching.state["view"]["hands"] == [None]
        assert watching.reply(watching.send_answer("begin", seat=0))["reason"] == "seat"
        watching.say(type="undo", id="u", version=0)
        assert watching.reply("u")["reason"] == "seat"
        watching.say(type="seat", id="s", seat=0, action="kick")
        assert watching.reply("s")["reason"] == "seat"


def test_nothing_hidden_reaches_another_seat_or_a_spectator(server: ServerProcess) -> None:
    """Every card of the toy is a number from 1000 on: another seat's card must not be in any byte."""
    options = {"rounds": 4, "secrets": True}
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "human"}], options=options)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], table["seats"]["1"], table["host"]) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        players = {0: ada, 1: bo}
        hands: dict[int, set[int]] = {0: set(), 1: set()}
        version = 0
        for key in ["begin"] + ["swap", "no"] * 6:
            for player in (ada, bo, watching):
                player.until_version(version)
            for seat, player in players.items():
                hands[seat].add(player.state["view"]["hands"][seat])
            deciding = ada.state["deciding"]["seat"] or 0
            version = players[deciding].answer(key)["version"]
        only = {0: hands[0] - hands[1], 1: hands[1] - hands[0]}
        film = http.get(
            f"{server.url}/api/tables/{table['table']}/film",
            params={"seat": 0},
            headers={"Authorization": f"Bearer {table['seats']['0']}"},
        )
        to_ada = json.dumps(ada.heard) + film.text
        assert film.status_code == 200
        assert only[0]
        assert only[1]
        assert [card for card in only[1] if str(card) in to_ada] == []
        assert [card for card in only[0] if str(card) in json.dumps(bo.heard)] == []
        assert [card for card in only[0] | only[1] if str(card) in json.dumps(watching.heard)] == []


def test_the_record_and_foreign_views_of_a_running_game_are_not_given_out(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "human"}])
    where = f"{server.url}/api/tables/{table['table']}"

    def status(path: str, token: str) -> int:
        return http.get(f"{where}/{path}", headers={"Authorization": f"Bearer {token}"}).status_code

    assert status("record", table["host"]) == 200
    assert status("record", table["seats"]["0"]) == 403
    assert status("film?seat=0", table["seats"]["0"]) == 200
    assert status("film?seat=1", table["seats"]["0"]) == 403
    assert status("film?seat=1", table["host"]) == 403
    assert status("film", table["spectator"]) == 200
    assert http.get(f"{where}/film").status_code == 401


def test_an_invitation_works_once(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    join(server, table)
    again = http.post(f"{server.url}/api/tables/{table['table']}/join", json={"token": table["invites"]["1"]})
    assert (again.status_code, again.json()["detail"]) == (
        409,
        "Seat 2 is taken already; ask the host for the link of another one.",
    )


def test_the_host_sends_somebody_away_and_invites_somebody_else(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    token = join(server, table)
    with (
        Player(server.url, table["table"], table["host"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], token) as bo,
    ):
        bo.until("state")
        ada.until("seats")
        bo.say(type="seat", id="s", seat=0, action="kick")
        assert bo.reply("s")["reason"] == "seat"
        ada.say(type="seat", id="s", seat=1, action="kick")
        assert bo.until_closed() == (4401, "This seat is not yours any more.")
        while "1" not in ada.seats["invites"]:
            ada.until("seats")
        with Player(server.url, table["table"], token) as back:
            assert back.until_closed()[0] == 4401
        assert (
            http.post(
                f"{server.url}/api/tables/{table['table']}/join", json={"token": table["invites"]["1"]}
            ).status_code
            == 403
        )
        table["invites"]["1"] = ada.seats["invites"]["1"]
        with Player(server.url, table["table"], join(server, table, name="Cy")) as cy:
            cy.until("state")
            while ada.seats["seats"][1]["name"] != "Cy":
                ada.until("seats")


def test_a_bot_stands_in_and_gives_the_seat_back(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE, options={"rounds": 2})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        token = join(server, table)
        with Player(server.url, table["table"], token) as bo:
            bo.until("state")
            bo.say(type="seat", id="s", seat=1, action="bot", bot="random")
            assert bo.reply("s")["type"] == "ack"
        ada.until_asked()
        for key in ("begin", "keep", "no"):
            ada.answer(key)
        ada.until_version(5)
        assert ada.until_asked()["deciding"]["seat"] == 0
        ada.answer("keep")
        with Player(server.url, table["table"], token) as bo:
            bo.until_version(6)
            bo.say(type="seat", id="s", seat=1, action="take")
            assert bo.reply("s")["type"] == "ack"
            ada.answer("no")
            bo.until_asked()
            assert bo.answer("keep")["type"] == "ack"


def test_a_person_takes_the_seat_of_a_bot_with_its_invitation(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}], options={"rounds": 1})
    token = join(server, table)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], token) as bo,
    ):
        ada.until_asked()
        for key in ("begin", "keep", "no"):
            ada.answer(key)
        bo.until_asked()
        while bo.state["deciding"]["seat"] != 1:
            bo.until("state")
        assert bo.answer("keep")["type"] == "ack"


def test_a_seat_is_not_asked_about_what_it_skips(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 1})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.say(type="skips", id="s", seat=0, rules=["TOY-LUCK-01"])
        assert ada.reply("s")["type"] == "ack"
        ada.answer("keep")
        ada.until_version(3)
        assert ada.state["outcome"]["reason"] == "highest-card"


def test_a_habit_answers_for_its_seat_until_it_is_dropped(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 3})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until("welcome")["habits"] == {"luck": ["ask", "never"]}
        ada.until_asked()
        ada.answer("begin")
        ada.say(type="habit", id="h", seat=0, habit="luck", choice="never")
        assert ada.reply("h")["type"] == "ack"
        ada.answer("keep")
        ada.until_version(3)
        assert ada.state["deciding"]["kind"] == "change"
        assert ada.seats["seats"][0]["habits"] == {"luck": "never"}
        ada.say(type="habit", id="h", seat=0, habit="luck", choice="ask")
        assert ada.reply("h")["type"] == "ack"
        ada.answer("keep")
        assert ada.state["deciding"]["kind"] == "luck"
        for habit, choice in (("luck", "often"), ("nails", "ask")):
            ada.say(type="habit", id="x", seat=0, habit=habit, choice=choice)
            assert ada.reply("x")["type"] == "refused"


def test_what_is_refused_is_said_in_the_language_of_the_client(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.say(type="hello", tokens=[table["seats"]["0"]], language="pl")
        ada.until("state")
        assert ada.state["undo"] == "Nie ma czego cofnąć."
        assert ada.answer("fly")["sentence"] == "„fly” nie ma wśród opcji."


def test_bots_alone_play_for_whoever_watches(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "bot"}, {"kind": "bot"}])
    with Player(server.url, table["table"], table["spectator"]) as watching:
        while not watching.state or watching.state["outcome"] is None:
            watching.until("state")


def test_everybody_sees_who_comes_and_goes(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until("seats")
        with Player(server.url, table["table"], join(server, table)) as bo:
            bo.until("seats")
            while not ada.seats["seats"][1]["connected"]:
                ada.until("seats")
            assert ada.seats["seats"][1]["name"] == "Bo"
            assert ada.seats["invites"] == {}
        while ada.seats["seats"][1]["connected"]:
            ada.until("seats")
