"""What a seat sees: everything on the table, nothing that lies face down."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from graveshift.games.undead_or_alive.telling.view import seat_view
from graveshift.kernel.record import start
from graveshift.parts.terminal import teller_for
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.telling.view import board_data
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken, state_of


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield str(name)
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_hidden_does_not_change_the_view(mission: str) -> None:
    """Another stream of chance, other cards set aside, other orders of all bags: the view is the same."""
    for game in played(mission, 7, 90):
        s = state_of(game)
        twin = s.copy()
        dice = Random(1)
        twin.rng = 12345
        hidden = twin.bounties + twin.set_aside
        dice.shuffle(hidden)
        twin.set_aside, twin.bounties = hidden[: len(s.set_aside)], hidden[len(s.set_aside) :]
        for bag in (twin.deck, twin.zombie_deck, twin.abominations, twin.faces, twin.discards, twin.zombie_discards):
            dice.shuffle(bag)
        for seat in (None, 0):
            assert seat_view(twin, seat) == seat_view(s, seat)


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_hidden_card_is_named(mission: str) -> None:
    """UOA-SETUP-12, UOA-M08-02: neither the weapon on top of the Bounty deck nor those set aside."""
    for game in played(mission, 8, 60):
        s = state_of(game)
        seen = set(strings(game.view(0)))
        held = {value & c.CARD for value in s.slots if value >= 0}
        for card in {s.bounty_top, *s.set_aside, *s.bounties} - held - {-1}:
            assert s.tables.card_ids[card] not in seen


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_view_is_plain_data_and_the_same_for_all_seats(mission: str) -> None:
    for game in played(mission, 9, 40):
        mine, theirs = game.view(0), game.view(None)
        assert json.loads(json.dumps(mine)) == mine
        assert {**mine, "seat": None} == theirs


def test_the_table_of_m0() -> None:
    view = begun("m0", 3).view(0)
    assert view["mission"] == "m0"
    assert view["phase"] == "players"
    assert view["round"] == 1
    assert view["active_survivor"] in {survivor["id"] for survivor in view["survivors"]}
    carl = view["survivors"][0]
    assert carl["id"] == "carl"
    assert (carl["zone"], carl["health"], carl["max_health"], carl["level"]) == ("2R.NW", 3, 3, "blue")
    assert carl["classes"] == ["brawler"]
    assert carl["skills"] == ["damage-melee"]
    assert carl["turn"]["actions"] == 3
    assert carl["slots"]["favourite"] == {"card": "pan", "empty": False}
    assert view["decks"]["zombies"]["cards"] == 37
    assert view["decks"]["bounties"] == {"cards": 7, "gained": 0}
    assert view["noise"] == {"zone": "2R.NW", "level": "bang"}
    assert view["active_tokens"]["limit"] == 7
    assert view["feat"]["id"].startswith("feat-")
    assert all(not goal["done"] for goal in view["goals"])
    assert view["train"] is None


def test_spawn_tokens_are_numbered_in_the_order_of_the_spawn_step() -> None:
    """UOA-SPAWN-02: active tokens from the Starting Spawn Zone on, clockwise; sleeping ones have no place."""
    tokens = begun("m3", 3).view(0)["spawn_tokens"]
    order = sorted(token["order"] for token in tokens if token["active"])
    assert order == list(range(1, len(order) + 1))
    assert all(token["order"] is None for token in tokens if not token["active"])
    assert next(token for token in tokens if token["kind"] == "starting")["order"] == 1


def test_hidden_faces_are_counted_only() -> None:
    """UOA-M04-02: which Objective is Blue or Green nobody knows before it is taken."""
    view = begun("m4", 3).view(0)
    assert {objective["face"] for objective in view["objectives"]} == {"hidden"}
    assert view["hidden_faces"]["blue"] == view["hidden_faces"]["green"] == 1
    assert sum(view["hidden_faces"].values()) == len(view["objectives"])


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_sent_on_is_the_view_to_the_byte(mission: str) -> None:
    for game in played(mission, 5, 40):
        for seat in (None, 0):
            assert msgspec.json.encode(game.seen(seat)) == msgspec.json.encode(game.view(seat))


@pytest.mark.parametrize("mission", MISSIONS)
def test_any_position_can_be_shown(mission: str) -> None:
    game = begun(mission, 4)
    for seed in range(3):
        s, _ = shaken(game, Random(seed))
        assert msgspec.json.encode(seat_view(s, None))


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_board_is_told_once_with_neighbours_and_plan(mission: str) -> None:
    s = state_of(begun(mission, 4))
    data = board_data(s)
    names = [zone["name"] for zone in data["zones"]]
    assert names == s.board.names
    for zone in data["zones"]:
        for near in zone["neighbours"]:
            back = data["zones"][names.index(near)]["neighbours"]
            assert zone["name"] in back or s.board.index[zone["name"]] in s.board.blocked
    assert len(data["plan"]["zones"]) == len(names)
    assert json.dumps(data)


def test_determinized_games_look_the_same() -> None:
    """UOA-M08-02: cards set aside are drawn anew from the weapons nobody has seen; the live Feat stays."""
    game = begun("m8", 5)
    s = state_of(game)
    drawn = set()
    for rng in range(20):
        twin = state_of(game.determinized(0, rng))
        assert msgspec.json.encode(seat_view(twin, 0)) == msgspec.json.encode(game.seen(0))
        assert sorted(twin.bounties + twin.set_aside) == sorted(s.bounties + s.set_aside)
        assert twin.bounty_top == s.bounty_top
        assert twin.chances == s.chances
        drawn.add(tuple(sorted(twin.set_aside)))
    assert len(drawn) > 5


def test_determinizing_forgets_what_was_hidden() -> None:
    """Two positions that look alike give the same guesses."""
    game = begun("m8", 5)
    s = state_of(game)
    other = s.copy()
    hidden = s.set_aside + s.bounties
    other.set_aside, other.bounties = hidden[-3:], hidden[:-3]
    for rng in range(5):
        one, two = (game.rules.redraw(position, position, 0, rng) for position in (s, other))
        assert vars_of(one) == vars_of(two)


def vars_of(position: Any) -> dict[str, Any]:
    return {name: getattr(position, name) for name in position.fields()}


def test_the_phase_is_the_one_in_which_the_question_is_asked() -> None:
    """Whoever is asked for wounds or for the way of the zombies is told what they do now, not what they do next."""
    asked: dict[str, set[str]] = {}
    for mission, seed in (("m0", 0), ("m0", 5), ("m1", 2)):
        for game in played(mission, seed, 160):
            if game.decision is not None:
                asked.setdefault(game.decision.kind, set()).add(game.view(0)["phase"])
    assert asked["wound"] == {"attacks", "runner-attacks"}
    assert asked["action"] == {"players"}


LED = {
    "name": "Meg leads, Carl acts",
    "game": "undead-or-alive",
    "board": {"map": "a b c"},
    "survivors": {
        "meg": {"zone": "a", "skills": ["born-leader"]},
        "carl": {"zone": "c", "hand": ["colt-saa"], "skills": []},
    },
    "zombies": {"c": {"walker": 2}},
    "active": "meg",
}


def test_who_acts_is_told_apart_from_whose_turn_it_is() -> None:
    """UOA-SKILL-18: an Action that a Born Leader gives is made by a teammate, where that one stands."""
    game = start("undead-or-alive", {"scenario": LED}, 1).game
    assert (game.view(0)["active_survivor"], game.view(0)["acting"]) == ("meg", "meg")
    game.decide("born-leader:carl")
    view = game.view(0)
    assert (view["active_survivor"], view["acting"]) == ("meg", "carl")
    assert game.decision is not None
    shot = game.decision.option("shoot:colt-saa@c")
    assert shot is not None
    assert "Carl" not in teller_for("undead-or-alive", "en").remark(view, shot), "nobody is in their own way"
