"""Every mode, difficulty and number of seats played at random: never stuck, never leaking, nothing lost."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.rules.fields import FIELDS
from graveshift.kernel import record, registry, replaying
from graveshift.kernel.chance import Position, stream
from graveshift.kernel.game import Game, plain

GAME = registry.game_type("tiny-epic-zombies")
SETUPS = list(GAME.setups())
BOUND = 3000


def name(setup: dict[str, Any]) -> str:
    return "-".join(str(value) for value in setup.values())


class Chooser:
    """Random answers from a stream of their own."""

    def __init__(self, seed: int) -> None:
        self.chance = Position(stream(seed))

    def pick(self, codes: list[int]) -> int:
        return codes[self.chance.below(len(codes))]


def test_every_mode_with_every_number_of_seats() -> None:
    """TEZ-MODE-01 TEZ-MODE-02 TEZ-MODE-03 TEZ-MODE-04 TEZ-MODE-05 TEZ-MODE-06: which modes go with how many seats."""
    by_seats: dict[int, set[str]] = {}
    for setup in SETUPS:
        by_seats.setdefault(setup["seats"], set()).add(setup["mode"])
    assert by_seats == {
        1: {"solo"},
        2: {"coop", "competitive"},
        3: {"coop-vs-zombie", "coop", "competitive-vs-zombie", "competitive"},
        4: {"coop-vs-zombie", "coop", "competitive-vs-zombie", "competitive"},
        5: {"coop-vs-zombie", "competitive-vs-zombie"},
    }
    assert len(SETUPS) == 3 + 3 * 4 + 3 + 3 + 4


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_games_end_with_all_pieces(setup: dict[str, Any]) -> None:
    """TEZ-COMP-01 TEZ-COMP-05 TEZ-MAP-15: it ends, every question has options, and no piece appears or vanishes."""
    for seed in range(4):
        rules, position, _ = GAME.set_up(dict(setup), stream(seed))
        game = Game(rules, position, None, False)
        pieces = rules.pieces(position)
        assert pieces["zombies"] == 18
        assert pieces["different search cards"] == 32
        assert pieces["different player cards"] == 14
        chooser = Chooser(seed)
        for _ in range(BOUND):
            if game.over:
                break
            game.answer(chooser.pick(game.codes))
            assert rules.pieces(game.position) == pieces
        assert game.over
        assert game.outcome is not None
        assert game.outcome.rule.startswith("TEZ-")


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_words_views_and_copies(setup: dict[str, Any]) -> None:
    """Keys are unique, every word exists in both languages, views are plain data, copies are independent."""
    rules, position, _ = GAME.set_up(dict(setup), stream(7))
    game = Game(rules, position, None, False)
    chooser = Chooser(11)
    while not game.over:
        decision = game.decision
        assert decision is not None
        assert len(set(decision.keys)) == len(decision.keys)
        for language in ("en", "pl"):
            assert decision.prompt(language)
            assert all(option.label(language) for option in decision.options)
        assert all(rule.startswith("TEZ-") for rule in decision.rules)
        for option in decision.options:
            assert option.rule.startswith("TEZ-")
            msgspec.json.encode((option.arguments, option.preview()))
        for seat in (None, *range(rules.seats(game.position))):
            msgspec.json.encode(game.view(seat))
        twin = game.copy()
        before = game.digest()
        assert twin.digest() == before
        twin.answer(chooser.pick(twin.codes))
        assert game.digest() == before
        game.answer(chooser.pick(game.codes))


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_hidden_things_do_not_leak(setup: dict[str, Any]) -> None:
    """TEZ-TURN-10 TEZ-SRCH-05 TEZ-DEAL-02: what is redrawn for a seat looks the same to it and offers it the same."""
    rules, position, _ = GAME.set_up(dict(setup), stream(3))
    game = Game(rules, position, None, False)
    chooser = Chooser(5)
    changed = 0
    count = 0
    while not game.over:
        count += 1
        if count % 3 == 0:
            for seat in (None, *range(rules.seats(game.position))):
                other = game.determinized(seat, 1000 + count)
                assert other.view(seat) == game.view(seat)
                assert rules.pieces(other.position) == rules.pieces(game.position)
                changed += plain(other.position) != plain(game.position)
                if game.pending is not None and other.pending is not None and game.pending.seat == seat:
                    assert other.codes == game.codes
                other.answer(other.codes[0])
        game.answer(chooser.pick(game.codes))
    assert changed


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_records_replay(setup: dict[str, Any]) -> None:
    """The record of a game plays again to the same digests; positions can be sent as data and restored."""
    table = record.start("tiny-epic-zombies", dict(setup), 21)
    chooser = Chooser(8)
    while not table.game.over:
        if table.game.at_boundary():
            data = msgspec.json.decode(msgspec.json.encode(plain(table.game.position)))
            restored = table.game.rules.restore(data)
            assert plain(restored) == plain(table.game.position)
            assert set(data) == set(FIELDS)
        table.game.answer(chooser.pick(table.game.codes))
    kept = record.decode(msgspec.json.encode(table.record()), "here")
    again = replaying.resume(kept)
    assert again.game.digest() == table.game.digest()
    for event in table.game.events:
        assert event.text("en")
        assert event.text("pl")
        assert event.rule.startswith("TEZ-")
        msgspec.json.encode(event.data)


def test_a_copy_has_every_field_and_shares_no_list() -> None:
    """Every field that positions are written down by is in the copy; the three Objectives never change."""
    _, position, _ = GAME.set_up({"mode": "competitive-vs-zombie", "seats": 4}, stream(5))
    for number, field in enumerate(FIELDS):
        value = getattr(position, field)
        if isinstance(value, int):
            setattr(position, field, 100 + number)
        elif isinstance(value, str):
            setattr(position, field, field)
    twin = position.copy()
    for field in FIELDS:
        value = getattr(position, field)
        assert getattr(twin, field) == value, field
        if isinstance(value, list) and field != "objectives":
            assert getattr(twin, field) is not value, field
