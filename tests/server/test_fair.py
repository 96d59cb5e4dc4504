"""Fair chance at a table: nobody knows the dice to come, everybody is told who could, and the end proves it."""

from __future__ import annotations

import hashlib
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from graveshift.kernel import registry
from graveshift.kernel.errors import Refused
from graveshift.kernel.habits import setting_key
from graveshift.kernel.keyed import Keyed
from graveshift.kernel.record import Record, fair_chance, start
from graveshift.kernel.replaying import resume
from graveshift.server.bodies import SeatWish
from graveshift.server.errors import NotAllowed
from graveshift.server.reviving import stored_position, unpacked
from graveshift.server.running import RunningGame
from graveshift.server.seating import first_seating, joined, looked_alone
from graveshift.server.store import By, Header
from graveshift.server.tokens import Claim
from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

TWO_PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
NONCE = "0123456789abcdef" * 2
OTHER = "fedcba9876543210" * 2


def join(server: ServerProcess, table: dict[str, Any]) -> str:
    response = http.post(f"{server.url}/api/tables/{table['table']}/join", json={"token": table["invites"]["1"]})
    token: str = response.json()["token"]
    return token


def record_of(server: ServerProcess, table: dict[str, Any], token: str) -> Any:
    where = f"{server.url}/api/tables/{table['table']}/record"
    return http.get(where, headers={"Authorization": f"Bearer {token}"})


def play_out(*players: Player) -> None:
    """Everybody answers the first option until the game is over."""
    while asked := [player for player in players if (player.state["deciding"] or {}).get("yours")]:
        asked[0].answer(asked[0].keys[0])
        for player in players:
            player.until_version(asked[0].state["version"])


def test_the_commitment_is_shown_first_and_the_secret_at_the_end(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = registry.GameModule(name="toy-cards", rules="tests.server.toy:GAME")
    monkeypatch.setitem(registry._GAMES, "toy-cards", toy)
    table = open_table(server.url, seats=TWO_PEOPLE, options={"rounds": 1})
    with (
        Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada,
        Player(server.url, table["table"], join(server, table)) as bo,
    ):
        shown = ada.until("seats")["chance"]
        assert shown["stream"] == "blake2b"
        assert len(shown["commitment"]) == 64
        assert (shown["secret"], shown["told"]) == ("", [])
        assert not ada.state, "before the first question"
        ada.until("state")
        bo.until("state")
        for player, seat, nonce in ((ada, 0, NONCE), (bo, 1, OTHER)):
            player.say(type="nonce", id="n", seat=seat, nonce=nonce)
            assert player.reply("n")["type"] == "ack"
        ada.say(type="nonce", id="again", seat=0, nonce=OTHER)
        assert "already" in ada.reply("again")["sentence"]
        ada.until_version(2)
        bo.until_version(2)
        refused = record_of(server, table, table["host"])
        assert refused.status_code == 403
        assert "dice to come" in refused.json()["detail"]
        play_out(ada, bo)
        while not ada.seats["chance"]["secret"]:
            ada.until("seats")
        told = ada.seats["chance"]
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == shown["commitment"]
    assert told["nonces"] == {"0": NONCE, "1": OTHER}
    record = msgspec.convert(record_of(server, table, table["host"]).json(), Record)
    assert record.chance is not None
    assert (record.chance.secret, record.chance.commitment) == (told["secret"], shown["commitment"])
    assert resume(record).game.over


def test_nothing_is_mixed_in_once_somebody_has_decided(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.say(type="nonce", id="n", seat=0, nonce=NONCE)
        assert "has begun" in ada.reply("n")["sentence"]
        ada.say(type="nonce", id="m", seat=1, nonce=NONCE)
        assert ada.reply("m")["reason"] == "seat"


def test_nothing_is_mixed_in_after_a_peek(server: ServerProcess) -> None:
    """Who had looked, taken back and mixed in then would have had the dice rolled again."""
    table = open_table(server.url, seats=[{"kind": "human"}], undo="free")
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        version = ada.until_asked()["version"]
        ada.answer("begin")
        ada.until_version(version + 1)
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        ada.say(type="nonce", id="n", seat=0, nonce=NONCE)
        assert "has begun" in ada.reply("n")["sentence"]


def test_a_chosen_seed_and_a_fork_are_told_to_everybody(server: ServerProcess) -> None:
    seeded = open_table(server.url, seats=TWO_PEOPLE, seed=7)
    with Player(server.url, seeded["table"], join(server, seeded)) as bo:
        assert bo.until("seats")["chance"]["told"] == ["seed"]
    alone = open_table(server.url, seats=[{"kind": "human"}])
    record = record_of(server, alone, alone["host"]).json()
    fork = open_table(server.url, record=record, seats=[{"kind": "human"}])
    with Player(server.url, fork["table"], fork["spectator"]) as watcher:
        assert watcher.until("seats")["chance"]["told"] == ["record"]


def test_a_position_that_somebody_laid_out_is_told_to_everybody(server: ServerProcess) -> None:
    """Whoever lays a scenario out knows its hidden faces."""
    scenario = {"board": {"map": "a b"}, "survivors": {"carl": {"zone": "a"}}}
    table = open_table(
        server.url,
        game="undead-or-alive",
        options={"scenario": {"game": "undead-or-alive", **scenario}},
        seats=[{"kind": "human"}],
    )
    with Player(server.url, table["table"], table["spectator"]) as watcher:
        assert watcher.until("seats")["chance"]["told"] == ["position"]


def test_a_host_who_has_had_the_record_is_told_to_whoever_sits_down(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    assert record_of(server, table, table["host"]).status_code == 200
    with Player(server.url, table["table"], join(server, table)) as bo:
        assert bo.until("seats")["chance"]["told"] == ["looked"]
    assert record_of(server, table, table["host"]).status_code == 403, "once is enough"


def test_a_host_who_was_told_the_secret_and_took_the_end_back_is_told(server: ServerProcess) -> None:
    """Alone to the end, where the secret is told; back from there; and only then is somebody asked to sit down."""
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}], options={"rounds": 1})
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        while "looked" not in ada.seats["chance"]["told"]:
            ada.until("seats")
    with Player(server.url, table["table"], join(server, table)) as bo:
        assert bo.until("seats")["chance"]["told"] == ["looked", "undone"]
        assert bo.seats["chance"]["secret"] == ""


def test_a_host_who_has_peeked_alone_is_told_to_whoever_sits_down(server: ServerProcess) -> None:
    """An undo leads to the same dice again, so whoever took them back knows them."""
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.until_asked()
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        assert ada.seats["chance"]["told"] == []
        with Player(server.url, table["table"], join(server, table)) as bo:
            assert bo.until("seats")["chance"]["told"] == ["undone"]


def test_nobody_looks_at_the_record_while_somebody_sits_down() -> None:
    """The host asks for it at one worker, a friend sits down at another."""
    alone = first_seating([SeatWish("human"), SeatWish("bot")])
    assert looked_alone(alone).looked
    with pytest.raises(NotAllowed, match="dice to come"):
        looked_alone(joined(alone, Claim("invite", "t", 1), "Bo", ""))


def test_the_record_stays_shut_after_somebody_was_sent_away(server: ServerProcess) -> None:
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    join(server, table)
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        ada.until("state")
        for action in ("kick", "bot"):
            ada.say(type="seat", id=action, seat=1, action=action)
            assert ada.reply(action)["type"] == "ack"
    assert record_of(server, table, table["host"]).status_code == 403


def test_a_game_whose_dice_were_mixed_is_the_same_after_a_restart() -> None:
    header = header_of("tiny-epic-zombies", {"mode": "competitive", "seats": 2}, "free")
    game = RunningGame(header)
    entries = [game.nonce(1, NONCE), game.nonce(0, OTHER)]
    while len(entries) < 25:
        decision = game.decision
        assert decision is not None
        entries.append(game.answer(decision.seat or 0, decision.options[0].key, "person"))
    again = RunningGame(header)
    for _ in again.fold(entries):
        pass
    assert again.game.digest() == game.game.digest()
    assert again.table.record() == game.table.record()


def test_neither_a_stored_position_nor_a_digest_holds_the_key() -> None:
    """They hold how many words were drawn; what comes next cannot be told from them."""
    header = header_of("tiny-epic-zombies", {"mode": "coop", "seats": 2}, "auto")
    game = RunningGame(header)
    game.nonce(0, NONCE)
    for _ in range(5):
        assert game.decision is not None
        game.answer(game.decision.seat or 0, game.decision.options[0].key, "person")
    position = game.game.position
    assert isinstance(position.source, Keyed)
    kept = unpacked(stored_position(game).data).decode()
    assert header.chance is not None
    keys = [header.chance.secret, NONCE, *(key.hex() for _, key in position.source.keys)]
    numbers = [str(int.from_bytes(bytes.fromhex(key), order)) for key in keys for order in ("big", "little")]
    assert [found for found in (*keys, *numbers) if found in kept] == []
    digest = game.game.digest()
    position.source = Keyed("07" * 32)
    assert game.game.digest() == digest, "the same for any key"
    position.rng += 1
    assert game.game.digest() != digest, "but not for another count"


@pytest.mark.parametrize(
    ("chosen", "mode", "alone", "shared"),
    [
        ("auto", "coop", "free", "until-revealed"),
        ("free", "coop", "free", "free"),
        ("free", "competitive", "free", "until-revealed"),
        ("off", "competitive", "off", "off"),
    ],
)
def test_an_undo_is_no_peek_where_others_sit(chosen: Any, mode: str, alone: str, shared: str) -> None:
    game = RunningGame(header_of("tiny-epic-zombies", {"mode": mode, "seats": 2}, chosen))
    assert game.policy == alone
    game.shared = True
    assert game.policy == shared


@pytest.mark.parametrize(
    ("chosen", "mode", "bots", "policy"),
    [
        ("auto", "competitive", 0, "until-revealed"),
        ("free", "competitive", 0, "until-revealed"),
        ("free", "competitive", 1, "free"),
        ("auto", "coop", 0, "free"),
    ],
)
def test_rivals_around_one_screen_take_no_peek_either(
    server: ServerProcess, chosen: str, mode: str, bots: int, policy: str
) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"} if bots else {"kind": "human"}]
    table = open_table(server.url, game="tiny-epic-zombies", options={"mode": mode}, seats=seats, undo=chosen)
    with Player(server.url, table["table"], *table["seats"].values(), table["host"]) as ada:
        assert ada.until("welcome")["undo"] == policy


def test_a_rival_for_whom_a_bot_stands_in_is_peeked_at_no_more(server: ServerProcess) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    table = open_table(server.url, game="tiny-epic-zombies", options={"mode": "competitive"}, seats=seats, undo="free")
    with Player(server.url, table["table"], *table["seats"].values(), table["host"]) as ada:
        ada.until_asked()
        ada.say(type="seat", id="b", seat=1, action="bot", bot="random")
        assert ada.reply("b")["type"] == "ack"
        ada.say(type="hello", tokens=[table["host"]])
        assert ada.until("welcome")["undo"] == "until-revealed"


@pytest.mark.parametrize("host", [True, False])
@pytest.mark.parametrize(
    ("game", "options", "chosen"),
    [
        ("tiny-epic-zombies", {"mode": "coop"}, "auto"),
        ("tiny-epic-zombies", {"mode": "competitive"}, "free"),
        ("undead-or-alive", {"mission": "m1"}, "auto"),
        ("army-of-the-dead", {"mission": "m1"}, "until-revealed"),
    ],
)
def test_however_often_somebody_takes_back_nothing_that_was_seen_goes_back(
    game: str, options: dict[str, Any], chosen: str, host: bool
) -> None:
    """Undos in a row, between bots, and with habits set in between."""
    chooser = random.Random(f"{game} {host}")
    table = RunningGame(header_of(game, options | {"seats": 2}, chosen))
    table.shared = True
    rules = table.game.rules

    def seen() -> tuple[int, int]:
        return table.game.position.chances, sum(rules.reveals(entry[0]) for entry in table.journal.log)

    taken_back = 0
    for _ in range(120):
        decision, before = table.decision, seen()
        if decision is None:
            break
        if chooser.random() < 0.35:
            with suppress(Refused):
                for _ in table.fold(table.undo(None if host else frozenset({0}))):
                    pass
                taken_back += 1
            assert seen() == before
        elif rules.settings() and chooser.random() < 0.1:
            name = chooser.choice(list(rules.settings()))
            with suppress(Refused):
                table.answer(0, setting_key(name, chooser.choice(rules.habit_choices()[name])), "person")
        else:
            by: By = "bot" if decision.seat == 1 and chooser.random() < 0.5 else "person"
            table.answer(decision.seat or 0, chooser.choice(decision.options).key, by)
    assert taken_back


def test_nobody_takes_back_a_reveal_by_default_where_somebody_may_sit_down(server: ServerProcess) -> None:
    table = open_table(server.url, seats=TWO_PEOPLE)
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        ada.answer("swap")
        assert "Dice were rolled or a card was drawn" in ada.state["undo"]


def header_of(game: str, options: dict[str, Any], undo: Any) -> Header:
    chance = fair_chance()
    table = start(game, options, 1, None, chance)
    record = table.record()
    return Header("t", game, record.engine, record.content, table.options, 1, undo, None, record.rules, chance)
