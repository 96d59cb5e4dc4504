"""Set-up and decks: from the options to the first Turn."""

from __future__ import annotations

from typing import Any

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import card_ids
from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.errors import SetupError
from graveshift.kernel.game import Game, plain

from .conftest import R1, Given, room

GAME = registry.game_type("tiny-epic-zombies")


def state(seed: int = 1, **options: Any) -> State:
    _, position, _ = GAME.set_up({"mode": "coop", "seats": 2} | options, stream(seed))
    assert isinstance(position, State)
    return position


def begun(mode: str, seats: int, seed: int = 1, **options: Any) -> Game:
    rules, position, _ = GAME.set_up({"mode": mode, "seats": seats} | options, stream(seed))
    return Game(rules, position, None, False)


# ---- the Mall


def test_the_mall_is_random() -> None:
    """TEZ-SET-02 TEZ-MAP-01 TEZ-SET-17: the same seed the same Mall; over many seeds every card and side everywhere."""
    assert plain(state(5)) == plain(state(5))
    seen = {(slot, face) for seed in range(400) for slot, face in enumerate(state(seed).table.mall.faces)}
    assert len(seen) == 8 * 16


def test_entrances_lie_outside() -> None:
    """TEZ-SET-03 TEZ-REC-02 TEZ-MAP-10: Room 1 of every face reaches an outer edge in every slot."""
    outer = {
        "NW": ("top", "left"), "N": ("left",), "NE": ("bottom", "left"), "E": ("top",),
        "SE": ("top", "left"), "S": ("left",), "SW": ("bottom", "left"), "W": ("top",),
    }  # fmt: skip
    assert {slot.id: slot.rotation for slot in load().slots.values()} == {
        "NW": 0, "N": 90, "NE": 180, "E": 90, "SE": 180, "S": 270, "SW": 0, "W": 270
    }  # fmt: skip
    for face in load().faces.values():
        for edges in outer.values():
            rooms = [span[0] for edge in edges for span in getattr(face.edges, edge)]
            assert 1 in rooms


def test_survivors_of_the_base_game() -> None:
    """TEZ-SET-06: two in the Courtyard."""
    assert state(mode="coop-vs-zombie", seats=3).survivors == [2]


def test_humans_start_in_the_centre() -> None:
    """TEZ-SET-12 TEZ-SET-13 TEZ-MAP-03 TEZ-WA-01: all in cC, Wounds 0, Ammo 9, a colour each."""
    s = state(seats=4)
    assert s.room == [room("cC")] * 4
    assert (s.wounds, s.ammo) == ([0] * 4, [9] * 4)
    assert len(set(s.table.colours)) == 4
    chosen = state(colours=["pearl", "gold"])
    assert chosen.table.colours == ["pearl", "gold"]


# ---- people


def test_the_zombie_players_card() -> None:
    """TEZ-SET-08 TEZ-SET-09: three offered, one kept with its marker on 1, the others back in the pool."""
    game = begun("coop-vs-zombie", 3)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat, len(decision.keys)) == ("zombie-card", 2, 3)
    assert game.view(0)["offers"] is None
    assert len(game.view(2)["offers"]) == 3
    offered = list(decision.keys)
    game.decide(offered[0])
    s = game.position
    assert isinstance(s, State)
    assert (len(s.horde), s.markers) == (1, [1])
    assert len(s.pool) + len(s.offers) == 13


def test_three_different_cards_for_each_human() -> None:
    """TEZ-SET-11 TEZ-SET-14 TEZ-COMP-06: four Humans are offered 12 different cards; the rest is unused."""
    game = begun("coop-vs-zombie", 5)
    offered: list[str] = []
    seats = []
    while game.decision is not None and game.decision.kind in ("zombie-card", "player-card"):
        if game.decision.kind == "player-card":
            offered += game.decision.keys
            seats.append(game.decision.seat)
        game.decide(game.decision.options[1])
    assert (len(offered), len(set(offered)), seats) == (12, 12, [0, 1, 2, 3])
    s = game.position
    assert isinstance(s, State)
    assert len(s.pool) == 14 - 5


def test_the_zombie_seat() -> None:
    """TEZ-SET-07 TEZ-AMB-61 TEZ-SET-25: the host's choice or random; the first Turn is always a Human's."""
    assert state(mode="coop-vs-zombie", seats=3, zombie_seat=0).table.owner == [1, 2]
    seats = {state(seed, mode="coop-vs-zombie", seats=3, zombie_seat=-1).table.zombie_seat for seed in range(30)}
    assert seats == {0, 1, 2}
    assert {state(seed, seats=3).first for seed in range(30)} == {0, 1, 2}
    assert state(seats=3, first=2).first == 2


def test_the_first_hand() -> None:
    """TEZ-SET-19 TEZ-SET-20 TEZ-AMB-01: 8 drawn, one face down for each Human, the rest is kept."""
    for humans, kept in ((2, 6), (3, 5), (4, 4)):
        game = begun("coop-vs-zombie", humans + 1)
        while game.decision is not None and game.decision.kind != "first-deal":
            game.decide(game.decision.options[0])
        s = game.position
        assert isinstance(s, State)
        assert (len(s.hand), len(s.search)) == (8, 16)
        while game.decision is not None and game.decision.kind == "first-deal":
            assert game.decision.seat == humans
            game.decide(game.decision.options[2])
        assert (len(s.hand), sum(card >= 0 for card in s.facedown)) == (kept, humans)
        assert game.view(0)["zombie_side"]["hand"] is None
        assert game.view(None)["zombie_side"]["hand_size"] == kept
        assert len(game.view(humans)["zombie_side"]["hand"]) == kept


# ---- Objectives and decks


def test_three_objectives() -> None:
    """TEZ-SET-15 TEZ-SET-16: three different ones, over many games all nine."""
    drawn = [state(seed).objectives for seed in range(60)]
    assert all(len(set(three)) == 3 for three in drawn)
    assert {objective for three in drawn for objective in three} == set(range(9))


def test_the_decks() -> None:
    """TEZ-DECK-02 TEZ-DECK-03 TEZ-DECK-04 TEZ-DECK-05 TEZ-SET-17 TEZ-SET-18: 24 and 8, all Pickups and Events in."""
    supplies = set()
    for seed in range(40):
        s = state(seed)
        assert (len(s.search), len(s.supply)) == (24, 8)
        assert set(range(12)) <= set(s.search)
        assert sorted(s.search + s.supply) == list(range(32))
        supplies.update(s.supply)
    assert supplies == set(range(12, 32))


def test_cards_never_come_back(given: Given) -> None:
    """TEZ-DECK-07: with an empty Search Deck nothing is drawn, whatever has been discarded."""
    table = given("janitor", "doctor", rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.s.discards += table.s.search
    table.s.search = []
    table.search("janitor")
    assert table.s.facedown[0] == -1


# ---- refusals


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"mode": "solo", "seats": 2}, "TEZ-MODE-06"),
        ({"mode": "coop", "seats": 5}, "TEZ-MODE-06"),
        ({"mode": "coop-vs-zombie", "seats": 6}, "TEZ-MODE-06"),
        ({"mode": "competitive", "seats": 2, "zombie_seat": 1}, "no Zombie Player"),
        ({"mode": "coop-vs-zombie", "seats": 3, "zombie_seat": 3}, "TEZ-SET-07"),
        ({"mode": "coop", "seats": 2, "difficulty": "absurd"}, "TEZ-COOP-01"),
        ({"mode": "tag", "seats": 2}, "There is no mode 'tag'"),
        ({"mode": "coop", "seats": 2, "mall": [*R1[:7], "toys"]}, "TEZ-SET-02"),
        ({"mode": "coop", "seats": 2, "mall": [*R1[:7], "bakery"]}, "There is no Store 'bakery'"),
        ({"mode": "coop", "seats": 2, "humans": ["doctor", "doctor"]}, "2 different names"),
        ({"mode": "coop", "seats": 2, "humans": ["doctor", "hippie"], "zombie": "doctor"}, "cannot be the Zombie Card"),
        ({"mode": "coop", "seats": 2, "objectives": ["call-the-cdc"]}, "3 different names"),
        ({"mode": "coop", "seats": 2, "first": 2}, "TEZ-SET-25"),
        ({"mode": "coop", "seats": 2, "switches": {"gravity": "off"}}, "no switch 'gravity'"),
        ({"mode": "coop", "seats": 2, "switches": {"cure-order": "zigzag"}}, "one of: ring, snake"),
        ({"mode": "coop", "seats": 2, "weather": "rain"}, "weather"),
    ],
)
def test_what_cannot_be_set_up(options: dict[str, Any], says: str) -> None:
    """TEZ-MODE-06 TEZ-COMP-06 TEZ-COMP-03: a sentence that says what is wrong."""
    with pytest.raises(SetupError, match=says):
        GAME.set_up(options, 1)


def test_the_mode_follows_the_seats() -> None:
    """TEZ-MODE-05 TEZ-MODE-02: without a mode one seat plays solo, more play together."""
    assert GAME.set_up({"seats": 1}, 1)[2]["mode"] == "solo"
    assert GAME.set_up({"seats": 3}, 1)[2]["mode"] == "coop"


def test_random_symbols_and_stations() -> None:
    """TEZ-REC-07 TEZ-REC-13: the switches search-symbols and stranded-order."""
    shuffled = [state(seed, switches={"search-symbols": "shuffled"}).table.symbol for seed in range(5)]
    assert len({tuple(symbols) for symbols in shuffled}) == 5
    fixed = state().table.symbol
    for symbols in shuffled:
        assert sorted(symbols) == sorted(fixed)
        assert symbols[card_ids().index("assault-rifle")] == 3
    orders = {tuple(state(seed, switches={"stranded-order": "random"}).table.stranded_order) for seed in range(20)}
    assert len(orders) > 5


def test_slivers_are_a_switch() -> None:
    """TEZ-REC-01: a wall shared over less than 6 mm, here N3 and NE3, makes no neighbours unless the table says so."""
    mall = list(R1)
    mall[1], mall[2], mall[3], mall[5] = "jewelers", "departmart", "parking-deck", "sporting-goods"
    assert room("NE3") not in state(mall=mall).table.mall.walls[room("N3")]
    assert room("NE3") in state(mall=mall, switches={"slivers": "yes"}).table.mall.walls[room("N3")]
