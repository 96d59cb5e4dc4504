"""What is foretold is what happens: the outlook held against the engine's own Zombie Turns, draws and placing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import graveshift
from graveshift.games.tiny_epic_zombies.rules.adding import add_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import CENTRE, NO_CARD, OFF, ROOMS, SLOT_NAMES, SLOTS
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.scenario.names import ROOM_NAMES
from graveshift.games.tiny_epic_zombies.telling.names import symbol_ids
from graveshift.games.tiny_epic_zombies.telling.outlook import look_ahead
from graveshift.kernel.game import Game

from .conftest import Given

GAME = "tiny-epic-zombies"
MODES = {"solo": 1, "coop": 3, "competitive": 2, "coop-vs-zombie": 3, "competitive-vs-zombie": 4}


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def turns(mode: str, seed: int) -> Iterator[tuple[Game, Random]]:
    """A game by chance, at every question of a Human Turn."""
    dice = Random(seed)
    game = graveshift.new(GAME, mode=mode, seats=MODES[mode], seed=seed)
    while (decision := game.decision) is not None:
        if decision.kind == "turn":
            yield game, dice
        game.decide(dice.choice(decision.keys))


def zombie_turn(game: Game, dice: Random) -> tuple[str, set[str], bool, set[str]]:
    """End the Turn and let the Zombies come: the symbol, where they came, whether it was loud, who was Overrun.

    The Zombie Player splits them by chance and does nothing else; so do the Humans.
    """
    assert game.journal is not None
    start = len(game.journal.log)
    turn = state_of(game).turns
    game.decide("end")
    while (decision := game.decision) is not None and decision.kind != "deal" and state_of(game).turns == turn:
        free = decision.kind in ("add-zombie", "search-store")
        game.decide(dice.choice(decision.keys) if free else decision.keys[-1])
    s = state_of(game)
    happened = [(entry[0], entry[2]) for entry in game.journal.log[start:]]
    card = next(about[1] for name, about in happened if name == "revealed")
    return (
        symbol_ids()[s.table.symbol[card]],
        {s.table.mall.names[about[0]] for name, about in happened if name == "zombie-added"},
        any(name == "noise" for name, _ in happened),
        {str(game.rules.event_data(s, name, about)["human"]) for name, about in happened if name == "overrun"},
    )


@pytest.mark.parametrize("mode", MODES)
def test_zombies_come_where_they_are_foretold(mode: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        for game, dice in turns(mode, seed):
            assert game.decision is not None
            s = state_of(game)
            if s.turns <= seed // 3 or "end" not in game.decision.keys or s.facedown[s.active] == NO_CARD:
                continue
            foretold = game.outlook(game.decision.seat)["coming"]
            symbol, rooms, loud, overrun = zombie_turn(game, dice)
            assert any(
                one["symbol"] == symbol
                and one["noise"] == loud
                and set(one["sure"]) <= rooms <= {*one["sure"], *one["may"]}
                and overrun <= set(one["overrun"])
                for one in foretold
            ), f"{symbol}, loud: {loud}, in {sorted(rooms)}; foretold {foretold}"
            seen["loud" if loud else "quiet"] += 1
            break
    assert seen["quiet"] > 4
    assert seen["loud"] > 0


@pytest.mark.parametrize(("mode", "seat"), [("solo", 0), ("coop-vs-zombie", 0), ("coop-vs-zombie", 2)])
def test_chances_are_those_of_the_cards_a_seat_has_not_seen(mode: str, seat: int) -> None:
    game, _ = next(turns(mode, 3))
    foretold: Counter[str] = Counter()
    for one in game.outlook(seat)["coming"]:
        foretold[one["symbol"]] += one["chance"]
    drawn: Counter[str] = Counter()
    for number in range(400):
        s = state_of(game.determinized(seat, number))
        drawn[symbol_ids()[s.table.symbol[s.facedown[s.active]]]] += 1
    assert sum(foretold.values()) == pytest.approx(1)
    assert (len(foretold) == 1) == (seat == 2), "the Zombie Player has dealt the card"
    for symbol in symbol_ids():
        assert foretold[symbol] == pytest.approx(drawn[symbol] / 400, abs=0.09)


@pytest.mark.parametrize("zombie", ["athlete", "fry-cook"])
def test_noise_is_where_the_engine_hears_it(given: Given, zombie: str) -> None:
    """The Zombie Player knows the card, so each Room is loud or is not; the Fry Cook hears the Courtyard's strips."""
    loud = set()
    for at, name in enumerate(ROOM_NAMES):
        table = given("janitor", "doctor", mode="coop-vs-zombie", zombie=zombie, rooms={"janitor": name})
        table.deal("janitor", "assault-rifle")
        table.begin("janitor")
        foretold = look_ahead(table.s, 2)["noise"][table.s.table.mall.names[at]]
        table.end()
        if table.kind == "search-store":
            table.do(table.keys[0])
        heard = table.s.loud
        assert foretold == heard, name
        loud |= {name} if heard else set()
    assert len(loud) == (8 if zombie == "fry-cook" else 6)


def test_stores_fill_up_in_the_order_of_the_engine() -> None:
    fell = 0
    for seed in range(4):
        for number, (game, _) in enumerate(turns("coop", seed)):
            if number % 9:
                continue
            order = look_ahead(state_of(game), None)["order"]
            for store in range(SLOTS):
                expected = placed(state_of(game).copy(), store, len(order[store]["next"]))
                assert order[store] == {"slot": SLOT_NAMES[store], "next": expected}
                fell += None in expected
    assert fell > 10


def placed(s: State, store: int, count: int) -> list[str | None]:
    """Where the engine puts so many Zombies for a Store; nobody is in their way."""
    s.log = []
    s.room = [CENTRE] * len(s.room)
    s.squads = [OFF] * len(s.squads)
    s.figures = ROOMS
    s.barricade = 6
    for _ in range(count):
        for _ in add_zombie(s, store, ""):
            raise AssertionError("Nobody is asked.")
    names = s.table.mall.names
    happened = [(name, about) for name, _, about, _ in s.log if name in ("zombie-added", "barricade-damaged")]
    return [names[about[0]] if name == "zombie-added" else None for name, about in happened]


def test_the_odds_of_a_move_tell_how_loud_it_is_there(given: Given) -> None:
    table = given("janitor", "doctor", mode="coop-vs-zombie", rooms={"janitor": "cW"})
    table.deal("janitor", "assault-rifle")
    table.begin("janitor")
    assert table.game is not None
    assert table.game.decision is not None
    foretold = look_ahead(table.s, 0)["noise"]
    moves = [option for option in table.game.decision.options if option.key.startswith("move:")]
    assert len(moves) > 3
    for option in moves:
        assert option.preview()["noise"] == foretold[option.arguments["room"]]
    assert 0 < max(option.preview()["noise"] for option in moves) < 1


def test_what_comes_after_a_move_is_what_comes_when_it_is_made() -> None:
    """TEZ-NOISE-01, TEZ-ADD-13: where the Human would stand decides on noise and Overrun."""
    checked = 0
    for game, _ in turns("coop", 5):
        assert game.decision is not None
        seat = game.decision.seat
        s = state_of(game)
        for option in game.decision.options:
            if option.key == "end":
                assert option.outlook(seat) == {}
            room = option.arguments.get("room", "")
            if not option.key.startswith("move:") or s.zombies >> s.table.mall.names.index(room) & 1:
                continue
            twin = game.copy()
            twin.decide(option.key)
            if twin.decision is not None and twin.decision.kind == "turn" and state_of(twin).turns == s.turns:
                assert option.outlook(seat)["coming"] == twin.outlook(seat)["coming"]
                checked += 1
    assert checked > 10


def test_the_end_of_a_turn_tells_who_can_be_overrun() -> None:
    """TEZ-ADD-13: the chances are those of the cards that bring it."""
    warned = 0
    for seed in range(6):
        for game, _ in turns("coop", seed):
            assert game.decision is not None
            option = game.decision.option("end")
            if option is None:
                continue
            coming = game.outlook(game.decision.seat)["coming"]
            told = option.preview().get("overrun", {})
            assert told == pytest.approx(
                {who: sum(one["chance"] for one in coming if who in one["overrun"]) for who in told}
            )
            assert set(told) == {who for one in coming for who in one["overrun"]}
            warned += bool(told)
    assert warned
