"""Talking, pointing and suggesting at a table, and the seats of those who are away."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from graveshift.server import company as module
from graveshift.server.company import Company
from graveshift.server.errors import NotAllowed
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_table import TWO_PEOPLE, join

SECRETS: dict[str, Any] = {
    "game": "tiny-epic-zombies",
    "options": {"mode": "coop-vs-zombie"},
    "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}],
}
"""The Zombie Player has a hand that nobody else may see."""


def refused(player: Player, **message: Any) -> str:
    """The sentence with which something is refused."""
    player.say(id="x", **message)
    return str(player.until("refused", id="x")["sentence"])


def test_words_reach_everybody_in_one_line_without_hidden_signs(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        for player in (bo, watching):
            player.until("state")
        ada.say(type="say", text="run\n\u202enow  please")
        for player in (ada, bo, watching):
            heard = player.until("said")
            assert (heard["seat"], heard["text"], heard["phrase"], heard["bot"]) == (0, "run now please", "", "")
        bo.say(type="say", phrase="help-me")
        assert ada.until("said", seat=1)["phrase"] == "help-me"


def test_whoever_comes_late_hears_what_was_said(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="say", text="first")
        ada.until("said")
        with Player(server.url, table["table"], join(server, table)) as bo:
            assert bo.until("said")["text"] == "first"


def test_whoever_changes_the_language_is_told_again_what_was_said(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="say", text="first")
        ada.until("said")
        ada.say(type="hello", tokens=[table["seats"]["0"]], last=-1, language="pl")
        ada.until("welcome")
        assert ada.hear()["text"] == "first"  # before the state, so that a page knows it for old


def test_whoever_comes_is_told_what_was_said_before_anything_else(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="say", text="first")
        ada.until("said")
        with Player(server.url, table["table"], join(server, table)) as bo:
            bo.until("welcome")
            assert bo.hear()["type"] == "said"


def test_a_bot_says_what_it_is_about_to_do_to_each_in_their_language(server: ServerProcess) -> None:
    wish = {"game": "undead-or-alive", "options": {"mission": "m0"}, "seats": [{"kind": "bot", "bot": "greedy"}] * 2}
    table = open_table(server.url, **wish)
    with Player(server.url, table["table"]) as ada, Player(server.url, table["table"]) as bo:
        ada.say(type="hello", tokens=[table["spectator"]], language="pl")
        ada.until("state")
        bo.say(type="hello", tokens=[table["spectator"]], language="en")
        polish, english = ada.until("said"), bo.until("said")
    assert polish["seat"] == english["seat"]
    assert english["bot"] == "greedy"
    assert english["text"].endswith(".")
    assert polish["text"] != english["text"]


def test_spectators_do_not_talk_into_a_game_with_secrets(server: ServerProcess) -> None:
    secret = open_table(server.url, **SECRETS)
    with Player(server.url, secret["table"], secret["spectator"]) as watching:
        assert refused(watching, type="say", text="she has a nine") == (
            "Spectators do not talk into a game with secrets."
        )
    plain = open_table(server.url, game="undead-or-alive", options={"mission": "m0"}, seats=TWO_PEOPLE)
    with Player(server.url, plain["table"], plain["spectator"]) as watching:
        watching.say(type="say", text="behind you")
        assert watching.until("said")["seat"] is None


def test_nobody_floods_the_table(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        for _ in range(module.WORDS_AT_ONCE):
            ada.say(type="say", text="now")
        assert refused(ada, type="say", text="now") == "Not so fast: wait a moment."
        assert refused(ada, type="say", text=" \u200b ") == "There is nothing to say in this message."


def test_the_host_switches_the_chat_off_and_on(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        assert refused(bo, type="table", chat=False) == "Only the host can do this."
        ada.say(type="table", chat=False)
        bo.until("seats", chat=False)
        assert refused(bo, type="say", text="why") == "The host has switched the chat off."
        ada.say(type="table", chat=True, patience=60)
        assert bo.until("seats", chat=True)["patience"] == 60
        bo.say(type="say", text="thanks")
        assert ada.until("said")["text"] == "thanks"


BOARD: dict[str, Any] = {"game": "undead-or-alive", "options": {"mission": "m0"}, "seats": TWO_PEOPLE}


def test_a_finger_points_for_ones_own_seat(server: ServerProcess) -> None:
    table = open_table(server.url, **BOARD)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        for player in (bo, watching):
            player.until("state")
        ada.say(type="point", zone="2R.N")
        assert bo.until("pointed") == {"type": "pointed", "seat": 0, "zone": "2R.N", "idle": False}
        assert refused(ada, type="point", zone="2R.N", seat=1) == "Seat 2 is not yours."
        assert refused(watching, type="point", zone="2R.N").startswith("Only those who sit")


@pytest.mark.parametrize("zone", ["buy this at example.org", "2R.\u202eN", "12R.cabin", "courtyard.north"])
def test_a_finger_points_at_places_and_says_nothing_else(server: ServerProcess, zone: str) -> None:
    """The page shows by name what is pointed at: it would be a way round a chat that is switched off."""
    table = open_table(server.url, **BOARD)
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        ada.say(type="table", chat=False)
        for idle in (False, True):
            assert refused(ada, type="point", zone=zone, idle=idle) == "There is no such place here."
        ada.say(type="point", zone="3R.balcony")
        assert ada.until("pointed")["zone"] == "3R.balcony"
        ada.say(type="point", zone="")
        assert ada.until("pointed")["zone"] == ""


def test_a_finger_points_at_a_room_of_the_mall(server: ServerProcess) -> None:
    table = open_table(server.url, **SECRETS)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="point", zone="courtyard.north")
        assert ada.until("pointed")["zone"] == "courtyard.north"
        assert refused(ada, type="point", zone="2R.N") == "There is no such place here."


def test_where_somebody_looks_is_shown_only_where_nobody_has_secrets(server: ServerProcess) -> None:
    table = open_table(server.url, **BOARD)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.say(type="point", zone="2R.N", idle=True)
        assert ada.until("pointed")["idle"]
    table = open_table(server.url, **SECRETS)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert refused(ada, type="point", zone="courtyard.north", idle=True) == (
            "Where you look is not shown in a game with secrets."
        )


def test_whoever_waits_knows_what_is_asked_and_suggests_something(server: ServerProcess) -> None:
    table = open_table(server.url, game="undead-or-alive", options={"mission": "m0"}, seats=TWO_PEOPLE, seed=5)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        for player in (ada, bo, watching):
            player.until("state")
        deciding, waiting = (ada, bo) if ada.state["deciding"]["yours"] else (bo, ada)
        asked = deciding.state["decision"]
        assert waiting.state["deciding"]["prompt"] == asked["prompt"]
        assert waiting.state["decision"] is None
        assert deciding.state["deciding"]["prompt"] is None
        waiting.say(type="question", id="q")
        assert waiting.until("question")["decision"] == asked
        waiting.say(type="suggest", key=asked["options"][-1]["key"])
        for player in (deciding, watching):
            told = player.until("suggested")
            assert told["option"]["key"] == asked["options"][-1]["key"]
            assert all(told["option"]["label"][language] for language in ("en", "pl"))
            assert told["version"] == deciding.state["version"]
        assert refused(waiting, type="suggest", key="nonsense") == "This is no option any more."
        assert refused(watching, type="question").startswith("Only those who decide this")


def test_where_there_are_secrets_a_suggestion_is_for_those_who_see_the_question(server: ServerProcess) -> None:
    """The toy asks the team first, then seat 1 alone: what seat 1 could do is none of seat 2's business."""
    table = open_table(server.url, options={"secrets": True}, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
        Player(server.url, table["table"], table["spectator"]) as watching,
    ):
        watching.until("state")
        ada.until_asked()
        bo.until_asked()
        bo.say(type="suggest", key="begin")
        told = ada.until("suggested")
        assert (told["seat"], told["option"]["key"], told["version"]) == (1, "begin", 0)
        ada.answer("begin")
        bo.until_version(1)
        ada.until_asked()
        ada.say(type="suggest", key="keep")
        ada.until("suggested")
        for message in ({"type": "suggest", "key": "keep"}, {"type": "question"}):
            assert refused(bo, **message) == "Only those who decide this can ask about it."
        assert bo.state["deciding"]["prompt"] is None
        watching.say(type="ping", id="p")
        watching.until("pong")
        assert [one for one in bo.heard if one["type"] == "suggested" and one["option"]["key"] == "keep"] == []
        assert [one for one in watching.heard if one["type"] == "suggested"] == []


def test_a_player_cannot_give_the_seat_of_somebody_who_is_here_to_a_bot(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with (
        Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        assert refused(bo, type="seat", seat=0, action="bot").startswith("Only the host or whoever sits there")
        ada.say(type="table", patience=1)
        bo.until("seats", patience=1)
        assert refused(bo, type="seat", seat=0, action="bot") == "Seat 1 is here."
        assert refused(bo, type="seat", seat=0, action="kick").startswith("Only the host or whoever sits there")


def test_others_are_told_how_long_they_wait_for_somebody_who_is_away(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], join(server, table)) as bo:
        with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
            ada.say(type="table", patience=60)
            assert [seat["wait"] for seat in bo.until("seats", patience=60)["seats"]] == [0, 0]
        while bo.until("seats")["seats"][0]["connected"]:
            pass
        assert 50 <= bo.seats["seats"][0]["wait"] <= 60
        assert bo.seats["seats"][1]["wait"] == 0


def test_the_clock_of_an_absent_player(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    here: set[int] = {1}
    room: Any = SimpleNamespace(
        seating=SimpleNamespace(patience=60, quiet=False),
        presence=lambda: (tuple(here), 0),
        present=lambda: here,
        connections=(),
    )
    company = Company(room, lambda word: None)
    company.went((0,))
    now[0] += 20
    with pytest.raises(NotAllowed, match="another 40 seconds"):
        company.check_absent(0)
    assert company.wait_for(0) == 40
    now[0] += 40
    assert company.wait_for(0) == 0
    company.check_absent(0)
    company.came((0,))
    with pytest.raises(NotAllowed, match="another 60 seconds"):
        company.check_absent(0)
