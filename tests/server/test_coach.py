"""The coach at a table of the server: who may ask, when, how much, and that it knows what a seat knows."""

from __future__ import annotations

from typing import Any

from graveshift.bots import Seat, make_bot
from graveshift.coach import QUICK, World, advise
from graveshift.kernel.record import start
from graveshift.kernel.thaw import freeze
from graveshift.server import labour
from graveshift.server.pondering import Pondered
from graveshift.server.store import Header
from tests.server import http
from tests.server.conftest import StartServer
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_company import refused
from tests.server.test_table import TWO_PEOPLE, join

ALONE = [{"kind": "human"}]


def analysed(url: str, table: dict[str, Any], token: str, **wish: Any) -> Any:
    address = f"{url}/api/tables/{table['table']}/analysis"
    return http.post(address, json=wish, headers={"Authorization": f"Bearer {token}"})


def test_whoever_decides_asks_and_gets_the_best_options(server: ServerProcess) -> None:
    table = open_table(server.url, seats=ALONE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.say(type="advise", id="q")
        advice = ada.reply("q")
        assert advice["type"] == "advice", advice
        assert advice["version"] == ada.state["version"]
        assert {option["key"] for option in advice["options"]} <= set(ada.keys)
        assert 0 <= advice["before"] <= 1
        chances = [option["chance"] for option in advice["options"]]
        assert chances == sorted(chances, reverse=True)
        ada.say(type="advise", id="r")
        again = ada.until("advice", id="r")
        assert again == {**advice, "id": "r"}, "The same position gives the same advice."


def test_it_says_how_far_it_is_while_it_thinks(start_server: StartServer) -> None:
    """A deep look takes many slices of a second."""
    server = start_server(limits={"COACH_EFFORT": "deep"})
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m1"}, seats=ALONE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.say(type="advise", id="q")
        first = ada.until("thinking", id="q")
        second = ada.until("thinking", id="q")
        assert 0 < first["share"] < second["share"] < 1


def test_the_coach_says_nothing_by_itself(server: ServerProcess) -> None:
    table = open_table(server.url, seats=ALONE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.answer("keep")
        assert not [message for message in ada.heard if message["type"] == "advice"]


def test_only_those_who_decide_may_ask(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        ada.until_asked()
        ada.answer("begin")
        bo.until("state")
        for player in (bo, watching):
            assert refused(player, type="advise") == "Only those who decide this can ask about it."


def test_the_host_switches_the_coach_off_and_on(server: ServerProcess) -> None:
    table = open_table(server.url, seats=ALONE)
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        assert ada.until("seats")["coach"] is True
        ada.until_asked()
        ada.say(type="table", id="t", coach=False)
        ada.until("seats", coach=False)
        assert refused(ada, type="advise") == "The host has switched the coach off at this table."
        ada.say(type="table", id="u", coach=True)
        ada.until("seats", coach=True)
        ada.say(type="advise", id="q")
        assert ada.until("advice", id="q")["options"]


def test_a_server_may_have_no_coach_and_a_limit(start_server: StartServer) -> None:
    server = start_server(limits={"COACH_QUESTIONS": "1"})
    table = open_table(server.url, seats=ALONE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.say(type="advise", id="q")
        ada.until("advice", id="q")
        assert "too much from your address" in refused(ada, type="advise")


def test_a_finished_game_is_analysed_page_by_page(server: ServerProcess) -> None:
    table = open_table(server.url, seats=ALONE)
    token = table["seats"]["0"]
    with Player(server.url, table["table"], token) as ada:
        ada.until_asked()
        early = analysed(server.url, table, token)
        assert early.status_code == 403
        assert early.json()["detail"] == "A game is analysed when it is over."
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
    rounds: list[dict[str, Any]] = []
    carry: dict[str, Any] | None = {}
    while carry is not None:
        page = analysed(server.url, table, token, carry=carry)
        assert page.status_code == 200, page.text
        rounds += page.json()["rounds"]
        carry = page.json()["carry"]
    assert rounds[-1]["end"] == page.json()["answers"]
    assert rounds[-1]["after"] in (0.0, 1.0)


def test_a_game_with_bots_and_habits_is_analysed_too(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    token = table["seats"]["0"]
    with Player(server.url, table["table"], token) as ada:
        ada.until_asked()
        ada.say(type="habit", id="h", seat=0, habit="luck", choice="never")
        assert ada.reply("h")["type"] == "ack"
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
    record = http.get(
        f"{server.url}/api/tables/{table['table']}/record", headers={"Authorization": f"Bearer {token}"}
    ).json()
    assert record["table"]["bots"] == {"1": "random"}
    assert record["table"]["habits"] == {"0": {"luck": "never"}}
    assert analysed(server.url, table, token).status_code == 200
    assert http.post(f"{server.url}/api/records/analysis", json={"record": record}).status_code == 200


def test_an_analysis_is_paid_for_wherever_somebody_begins_to_read_it(start_server: StartServer) -> None:
    """Where the last page ended is what the reader says."""
    server = start_server(limits={"COACH_QUESTIONS": "3"})
    table = open_table(server.url, seats=ALONE)
    token = table["seats"]["0"]
    with Player(server.url, table["table"], token) as ada:
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
    assert [analysed(server.url, table, token, carry={"answers": at}).status_code for at in (1, 2, 3)] == [200] * 3
    assert analysed(server.url, table, token, carry={"answers": 3}).status_code == 429
    assert analysed(server.url, table, token, seat=1, carry={"answers": 9}).status_code == 429


def test_slices_of_a_process_come_to_what_the_terminal_says() -> None:
    """What the server sends away is drawn from what the seat knows, and thought about in turns; the advice is the
    same as from the game itself."""
    table = start("tiny-epic-zombies", {"mode": "coop-vs-zombie", "seats": 3}, 3)
    greedy = make_bot("greedy", 1)
    for _ in range(30):
        asked = table.game.decision
        assert asked is not None
        table.game.decide(greedy.choose(Seat(table.game, asked.seat or 0)), asked.seat)
    while (asked := table.game.decision) is not None and asked.only:
        table.game.decide(asked.only)
    assert asked is not None
    seat = asked.seat or 0
    header = Header("t", table.name, "", "", table.options, 3, "off")
    frozen = freeze(table.game.determinized(seat, 0))
    done: list[Any] = []
    while True:
        said = labour.done(labour.Job("ponder", (header, frozen, seat, "quick", done), 60))
        pondered = said.result
        assert isinstance(pondered, Pondered), said.sentences
        if pondered.advice is not None:
            break
        done += pondered.work
    whole = advise(World(table.name, table.game, seat), QUICK)
    assert [option.key for option in pondered.advice.options] == [each.key for each in whole.best]
    assert [option.chance for option in pondered.advice.options] == [each.chance for each in whole.best]
