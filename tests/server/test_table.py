"""Playing at a table: a real server process, real WebSockets."""

from __future__ import annotations

from typing import Any

from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

TWO_PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


def join(server: ServerProcess, table: dict[str, Any], seat: str = "1", name: str = "Bo") -> str:
    body = {"token": table["invites"][seat], "name": name, "colour": "#aa0000"}
    response = http.post(f"{server.url}/api/tables/{table['table']}/join", json=body)
    assert response.status_code == 201, response.text
    token: str = response.json()["token"]
    return token


def test_a_game_of_two_people_to_its_end(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE, options={"rounds": 1})
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        ada.until_asked()
        assert ada.state["deciding"] == {"seat": None, "kind": "begin", "yours": True, "prompt": None}
        ada.answer("begin")
        ada.until_asked()
        bo.until_version(1)
        prompt = {"en": f"en: you hold {bo.state['view']['hands'][0]}."}
        assert bo.state["deciding"] == {"seat": 0, "kind": "change", "yours": False, "prompt": prompt}
        ada.answer("swap")
        ada.answer("no")
        bo.until_asked()
        while bo.state["deciding"]["seat"] != 1:
            bo.until("state")
        bo.answer("keep")
        bo.answer("yes")
        bo.until_version(5)
        assert bo.state["outcome"]["reason"] == "highest-card"
        assert bo.state["deciding"] is None
        assert [event["name"] for event in bo.log] == ["drew", "luck", "game-over"]


def test_undead_or_alive_can_be_played_with_a_bot(server: ServerProcess) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m0"}, seats=seats, seed=3)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        for _ in range(12):
            if ada.until_asked()["outcome"] is not None:
                break
            option = ada.state["decision"]["options"][0]
            assert option["label"]["en"]
            assert option["group"] == option["key"].partition(":")[0]
            assert ada.answer(option["key"])["type"] == "ack"
        assert ada.log
        assert all(event["text"]["en"] for event in ada.log)


def test_an_answer_to_a_past_version_does_not_act(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        reply = ada.reply(ada.send_answer("keep", version=0))
        assert (reply["type"], reply["reason"]) == ("refused", "stale")
        assert ada.until("state")["version"] == 1


def test_of_two_answers_to_one_decision_the_first_acts_and_the_second_is_told(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        ada.until_asked()
        bo.until_asked()
        first, second = ada.send_answer("begin"), bo.send_answer("begin")
        replies = sorted([ada.reply(first)["type"], bo.reply(second)["type"]])
        assert replies == ["ack", "refused"]
        assert ada.until_version(1)["version"] == bo.until_version(1)["version"] == 1


def test_the_same_answer_sent_twice_acts_once(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        first, second = ada.send_answer("begin"), ada.send_answer("begin")
        assert ada.reply(first)["type"] == "ack"
        assert ada.reply(second)["reason"] == "stale"


def test_what_the_rules_refuse_is_told_with_the_sentence(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        reply = ada.answer("fly")
        assert (reply["reason"], reply["sentence"]) == ("rules", "'fly' is not one of the options.")
        ada.say(type="why", id="w", key="fly")
        assert ada.reply("w") == {
            "type": "why",
            "id": "w",
            "key": "fly",
            "possible": False,
            "sentence": "'fly' is not one of the options.",
            "rule": "",
        }
        ada.say(type="preview", id="p", key="begin")
        assert ada.reply("p")["preview"] == {"bag": 99}


def test_all_previews_come_at_once_to_those_who_decide(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        ada.until_asked()
        ada.answer("begin")
        bo.until_version(1)
        deciding, waiting = (ada, bo) if ada.state["deciding"]["yours"] else (bo, ada)
        deciding.say(type="previews", id="p")
        told = deciding.reply("p")
        assert told["version"] == 1
        assert set(told["previews"]) == {option["key"] for option in deciding.state["decision"]["options"]}
        deciding.say(type="outlook", id="k", key="swap")
        assert deciding.reply("k")["outlook"] == {"after": "swap"}
        for asked in ({"type": "previews"}, {"type": "outlook", "key": "swap"}):
            waiting.say(**asked, id="w")
            assert waiting.reply("w")["type"] == "refused"


def test_everybody_gets_the_outlook_of_their_own_seat(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as eve,
    ):
        ada.until_asked()
        ada.answer("begin")
        for player, seat in ((ada, 0), (bo, 1), (eve, None)):
            player.until_version(1)
            player.say(type="outlook", id="o")
            told = player.reply("o")
            assert told["version"] == 1
            assert told["outlook"] == {"coming": player.state["view"]["hands"][seat] if seat is not None else None}


def test_undo_takes_back_and_cuts_the_log(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        hand = ada.state["view"]["hands"]
        ada.answer("swap")
        ada.answer("yes")
        assert [event["name"] for event in ada.log] == ["drew", "luck"]
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        ada.until_version(4)
        assert [event["text"] for event in ada.log] == [{"en": "2 answers were taken back."}]
        assert ada.state["view"]["hands"] == hand
        assert ada.state["deciding"]["kind"] == "change"


def test_the_note_of_what_was_taken_back_stays_in_log_record_and_film(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.answer("swap")
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        ada.until_version(3)
        ada.answer("swap")
        assert [event["name"] for event in ada.log] == ["taken-back", "drew"]
    where = f"{server.url}/api/tables/{table['table']}/record"
    record = http.get(where, headers={"Authorization": f"Bearer {table['host']}"}).json()
    assert (record["answers"], record["undone"]) == (["begin", "swap"], [[1, 1]])
    film = http.post(f"{server.url}/api/records", json={"record": record, "seat": 0}).json()
    assert [[event["name"] for event in frame["events"]] for frame in film["frames"]] == [[], ["taken-back"], ["drew"]]
    fork = open_table(server.url, game="toy-cards", seats=[{"kind": "human"}], record=record)
    with Player(server.url, fork["table"], fork["seats"]["0"], fork["host"]) as ada:
        ada.until_asked()
        assert [event["name"] for event in ada.log] == ["taken-back", "drew"]
    where = f"{server.url}/api/tables/{fork['table']}/record"
    again = http.get(where, headers={"Authorization": f"Bearer {fork['host']}"}).json()
    assert again["undone"] == record["undone"]


def test_where_only_what_nobody_saw_is_taken_back_there_is_no_note(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}], undo="until-revealed")
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        ada.until_version(2)
        assert ada.log == []


def test_a_table_can_forbid_to_take_back_what_was_revealed(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}], undo="until-revealed")
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        assert not ada.state["undo"]
        ada.answer("swap")
        assert "Dice were rolled or a card was drawn" in ada.state["undo"]
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "refused"


def test_nobody_takes_back_what_somebody_else_decided_but_the_host(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        ada.until_asked()
        ada.answer("begin")
        bo.until_version(1)
        bo.say(type="undo", id="u", version=1)
        assert bo.reply("u")["sentence"] == "Somebody else has decided since; only the host can take that back."
        ada.say(type="undo", id="u", version=1)
        assert ada.reply("u")["type"] == "ack"


def test_one_person_on_several_seats_sees_the_view_of_the_seat_that_decides(server: ServerProcess) -> None:
    options = {"rounds": 1, "secrets": True}
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "human"}], options=options)
    with Player(server.url, table["table"], *table["seats"].values()) as both:
        both.until_asked()
        both.answer("begin", seat=0)
        for seat in (0, 1):
            assert both.state["seat"] == seat
            assert [card is None for card in both.state["view"]["hands"]] == [seat == 1, seat == 0]
            both.answer("keep")
            both.answer("no")
        assert both.state["outcome"] is not None


def test_a_reload_gets_only_the_events_after_the_version_it_knows(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for key in ("begin", "swap", "no", "swap"):
            ada.answer(key)
    with Player(server.url, table["table"], table["seats"]["0"], last=2) as again:
        again.until_asked()
        assert (again.state["events_from"], len(again.state["events"])) == (1, 1)
    with Player(server.url, table["table"], table["seats"]["0"]) as anew:
        anew.until_asked()
        assert (anew.state["events_from"], len(anew.state["events"])) == (0, 2)
