"""The Zombie Player's hand and what is laid face down: nobody else hears of it, in no message and no film."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.server import http
from tests.server.hidden import leaks, names, secrets_in
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

GAME = "tiny-epic-zombies"
ZOMBIE = 2
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
OPTIONS = {"mode": "coop-vs-zombie"}


class Trio:
    """Two Humans and a Zombie Player, each with a connection of their own."""

    def __init__(self, url: str, stack: ExitStack, seed: int = 4) -> None:
        self.url = url
        self.table = open_table(url, game=GAME, options=OPTIONS, seats=SEATS, seed=seed)
        self.tokens = [self.table["seats"]["0"], *(self._join(seat) for seat in ("1", "2"))]
        self.players = [stack.enter_context(Player(url, self.table["table"], token)) for token in self.tokens]
        self.watcher = stack.enter_context(Player(url, self.table["table"], self.table["spectator"]))
        self.secret: dict[int, list[str]] = {}
        """By version: the cards that only the Zombie Player may know."""
        self.chance = random.Random(seed)
        self._see()

    def _join(self, seat: str) -> str:
        body = {"token": self.table["invites"][seat], "name": f"Seat {seat}"}
        token: str = http.post(f"{self.url}/api/tables/{self.table['table']}/join", json=body).json()["token"]
        return token

    def _see(self) -> None:
        """Wait until everybody has the newest state, and note what is hidden in it."""
        version = max(player.state.get("version", 0) for player in self.players)
        for player in (*self.players, self.watcher):
            player.until_version(version)
        self.secret[version] = secrets_in(self.players[ZOMBIE].state["view"])

    def play(self, answers: int) -> None:
        for _ in range(answers):
            deciding = self.players[0].state["deciding"]
            if deciding is None:
                return
            player = self.players[deciding["seat"]]
            player.answer(self.chance.choice(player.keys))
            self._see()

    def film(self, token: str, seat: int | None) -> httpx.Response:
        params = {"count": 200} | ({} if seat is None else {"seat": seat})
        headers = {"Authorization": f"Bearer {token}"}
        return http.get(f"{self.url}/api/tables/{self.table['table']}/film", params=params, headers=headers)


@pytest.fixture
def trio(server: ServerProcess) -> Iterator[Trio]:
    with ExitStack() as stack:
        yield Trio(server.url, stack)


def test_no_state_of_anybody_else_names_a_hidden_card(trio: Trio) -> None:
    """TEZ-TURN-10"""
    trio.play(120)
    assert sum(map(len, trio.secret.values())) > 300
    assert leaks(trio.players[ZOMBIE].heard, trio.secret)  # the search finds what is there
    for other in (*trio.players[:ZOMBIE], trio.watcher):
        assert leaks(other.heard, trio.secret) == []


def test_only_the_asked_seat_gets_options_reasons_and_odds(trio: Trio) -> None:
    """TEZ-SET-20"""
    while trio.players[0].state["deciding"]["kind"] != "first-deal":
        trio.play(1)
    ada, _, zombie = trio.players
    deal = next(key for key in zombie.keys if key.startswith("deal:"))
    for other in (*trio.players[:ZOMBIE], trio.watcher):
        assert other.state["decision"] is None
        for question in ("why", "preview"):
            other.say(type=question, id=question, key=deal)
            refused = other.until("refused", id=question)
            assert refused["reason"] == "seat"
    reply = ada.reply(ada.send_answer(deal, seat=0))
    assert reply["type"] == "refused"
    assert not names(deal.partition(":")[2], reply["sentence"].replace(deal, ""))


def test_a_film_tells_what_was_dealt_to_the_zombie_player_only(trio: Trio) -> None:
    """TEZ-DEAL-01"""
    while trio.players[0].state["deciding"]["kind"] != "turn":
        trio.play(1)
    own = trio.film(trio.tokens[ZOMBIE], ZOMBIE).json()
    dealt = [frame["key"] for frame in own["frames"] if frame["key"].startswith("deal:")]
    assert len(dealt) == 2
    for token, seat in ((trio.tokens[0], 0), (trio.tokens[1], None), (trio.tokens[ZOMBIE], None)):
        text = trio.film(token, seat).text
        assert not any(names(key.partition(":")[2], text) for key in dealt)
    refused = trio.film(trio.tokens[0], ZOMBIE)
    assert refused.status_code == 403


def test_one_screen_for_both_sides_gets_the_log_of_whoever_decides(server: ServerProcess) -> None:
    """What the Teacher sees under a card is in the log while her seat decides, and not for the Zombie Player."""
    seats = [{"kind": "human"}] * 3
    options = {**OPTIONS, "humans": ["teacher", "athlete"], "first": 0}
    table = open_table(server.url, game=GAME, options=options, seats=seats, seed=8)
    with Player(server.url, table["table"], *table["seats"].values()) as screen:
        screen.until_asked()
        while "peek:athlete" not in screen.keys:
            answer_any(screen)
        screen.answer("peek:athlete")
        told = [event for event in screen.log if event["name"] == "card-seen"]
        assert screen.state["seat"] == 0
        assert told
        while screen.state["deciding"]["seat"] != ZOMBIE:
            answer_any(screen)
        card = told[0]["data"]["card"]
        assert not any(names(card, json.dumps(event)) for event in screen.log)
        assert any(event["name"] == "looked" for event in screen.log)
        while screen.state["deciding"]["seat"] != 0:
            answer_any(screen)
        assert told[0] in screen.log


def answer_any(player: Player) -> None:
    player.answer(player.keys[-1])
    player.until_asked()


def test_the_host_does_not_learn_the_hand_from_the_record(trio: Trio, server: ServerProcess) -> None:
    """The file of a running game would tell a Human what the Zombie Player holds (TEZ-TURN-10)."""

    def record(table: dict[str, str]) -> httpx.Response:
        where = f"{server.url}/api/tables/{table['table']}/record"
        return http.get(where, params={"language": "pl"}, headers={"Authorization": f"Bearer {table['host']}"})

    refused = record(trio.table)
    assert refused.status_code == 403
    assert "przyszłe rzuty" in refused.json()["detail"]
    alone = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    assert record(open_table(server.url, game=GAME, options=OPTIONS, seats=alone)).status_code == 200
