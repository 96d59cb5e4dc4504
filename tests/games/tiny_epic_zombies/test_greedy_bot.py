"""Small positions with an answer that the rule-of-thumb player must find, for Humans and for the Zombie Player."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.bots.tez.scene import Goals, Scene
from graveshift.bots.tez.worth import Danger, card_worth, spare_worth
from graveshift.games.tiny_epic_zombies.rules.codes import EXIT_1, OFF, SLOT_NAMES
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, objective_ids

from .conftest import Board, Given, card, mask, room

PLAIN = ["quarantine-the-infected", "call-the-cdc", "assemble-an-arsenal"]


def answer(table: Board) -> str:
    """What the bot says to the pending question, with Rooms called by slot."""
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    assert decision.seat is not None
    key = make_bot("greedy", 1).choose(Seat(table.game, decision.seat))
    assert key in decision.keys
    word, colon, what = key.partition(":")
    return word + colon + ">".join(table.unspell(part) for part in what.split(">"))


def turn_of(table: Board, most: int = 12) -> list[str]:
    """Let the bot play on until the Turn is over."""
    said: list[str] = []
    while table.kind in ("turn", "overkill", "fight", "draw-supply", "keep", "gain") and len(said) < most:
        said.append(answer(table))
        table.do(said[-1])
    return said


# ---- Objectives


def test_it_goes_to_a_stranded_token_and_turns_it(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, objectives=["save-the-stranded", *PLAIN[:2]])
    said = turn_of(table.begin("janitor"), 2)
    assert said == ["move:N1", "flip:stranded-2"]


def test_it_does_not_risk_a_false_alarm_that_would_kill(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, tracks={"janitor": (8, 9)})
    table.begin("janitor").do("move:N1")
    assert answer(table) != "flip:stranded-2"


def test_the_last_stranded_token_is_no_risk(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, tracks={"janitor": (8, 9)})
    table.s.token_at[TOKEN_IDS.index("stranded-1")] = OFF
    assert answer(table.begin("janitor").do("move:N1")) == "flip:stranded-2"


def test_it_fetches_the_part_and_brings_it_home(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "SE3"}, objectives=["fix-the-helicopter", *PLAIN[:2]])
    said = turn_of(table.begin("janitor"))
    assert said[:2] == ["move:SE1", "take:part"]
    table = given("janitor", "hippie", rooms={"janitor": "E3"}, objectives=["fix-the-helicopter", *PLAIN[:2]])
    table.carry("janitor", "part")
    turn_of(table.begin("janitor"))
    assert table.step("fix-the-helicopter") == 1


def test_it_captures_a_lonely_zombie_while_it_can_bear_it(given: Given) -> None:
    strong = given("janitor", "hippie", zombies="N2", rooms={"janitor": "cN"}, objectives=PLAIN)
    assert answer(strong.begin("janitor").do("move:N2")) == "capture"
    weak = given(
        "janitor", "hippie", zombies="N2", rooms={"janitor": "cN"}, tracks={"janitor": (6, 9)}, objectives=PLAIN
    )
    assert answer(weak.begin("janitor").do("move:N2")) == "fight"


def clues(table: Board, *sources: int) -> None:
    """The first Clues lie open."""
    for at, source in enumerate(sources):
        token = TOKEN_IDS.index(f"clue-{at + 1}")
        table.s.token_face[token] = source
        table.s.token_seen[token] = -1


def test_it_guesses_only_what_is_certain(given: Given) -> None:
    objectives = ["investigate-the-source", *PLAIN[:2]]
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, objectives=objectives)
    clues(table, 0, 1, 2, 3)
    assert answer(table.begin("janitor").do("move:N1")) == "guess:radiation"
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, objectives=objectives)
    clues(table, 0, 1, 2)
    assert not answer(table.begin("janitor").do("move:N1")).startswith("guess")


def test_the_radio_carrier_collects_a_frequency(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "cN"}, objectives=PLAIN)
    table.carry("janitor", "radio")
    table._pull(card("frequency-1-a"))
    table.s.beside[SLOT_NAMES.index("N")] = (card("frequency-1-a"),)
    said = turn_of(table.begin("janitor"), 2)
    assert said[0] in ("move:N2", "move:N3")
    assert said[1] == "collect:frequency-1-a"


def test_weapons_go_into_the_arsenal(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "N3"}, objectives=PLAIN)
    table.hold("janitor", "axe")
    table.begin("janitor").do("move:cN")
    assert answer(table) == "store:axe"


def test_a_squad_at_the_courtyard_goes_in(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "S1"}, objectives=["escort-the-army", *PLAIN[:2]])
    table.s.squads = [room("N3"), OFF, OFF, OFF]
    assert answer(table.begin("janitor")) == "squad:nw"


def test_a_squad_pushed_out_of_its_way_goes_in_too(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "S1"}, objectives=["escort-the-army", *PLAIN[:2]])
    table.s.squads = [room("W3"), OFF, OFF, OFF]
    assert answer(table.begin("janitor")) == "squad:nw"


def test_the_teenager_zombie_pushes_a_squad_back(given: Given) -> None:
    table = given(
        *("janitor", "hippie"),
        mode="coop-vs-zombie",
        zombie="teenager",
        objectives=["escort-the-army", *PLAIN[:2]],
        rooms={"janitor": "W3", "hippie": "cC"},
    )
    table.s.squads = [room("N3"), OFF, OFF, OFF]
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert table.kind == "horde-action"
    assert answer(table) == "push:nw>NW3"


def test_the_last_one_at_the_real_exit_wins(given: Given) -> None:
    objectives = ["escape-the-mall", *PLAIN[:2]]
    table = given("janitor", "hippie", rooms={"janitor": "W2", "hippie": "W1"}, objectives=objectives)
    for done in PLAIN[:2]:
        table.s.done[0] |= 1 << objective_ids().index(done)
    table.s.exits = [0, 1, 2, 3, 4, 4, 5, 5]
    for token in range(EXIT_1, EXIT_1 + 8):
        table.s.token_at[token] = OFF
    exit_room = table.rules.view(table.s, 0)["real_exit"]
    table.s.room[table.who("hippie")] = table.s.table.mall.names.index(exit_room)
    near = table.s.table.mall.steps[table.s.room[table.who("hippie")]][0]
    table.s.room[table.who("janitor")] = near
    table.begin("janitor")
    table.do(answer(table))
    assert table.outcome == "TEZ-END-01"


# ---- staying alive


def test_the_wounded_go_and_heal(given: Given) -> None:
    table = given("janitor", "hippie", rooms={"janitor": "cN"}, tracks={"janitor": (6, 9)}, objectives=PLAIN)
    said = turn_of(table.begin("janitor"))
    assert "use:heal-2" in said


def test_a_weak_human_does_not_walk_into_a_fight(given: Given) -> None:
    table = given("janitor", "hippie", zombies="N1 N2 N3", rooms={"janitor": "cN"}, tracks={"janitor": (8, 9)})
    assert answer(table.begin("janitor")) not in ("move:N2", "move:N3")


def test_a_full_center_store_is_shot_at_when_the_barricade_is_low(given: Given) -> None:
    table = given("janitor", "hippie", zombies="N1 N2 N3", rooms={"janitor": "cC"}, objectives=PLAIN)
    table.s.barricade = 1
    table.s.survivors = [0]
    assert answer(table.begin("janitor").do("move:cN")) in ("shoot:N2", "shoot:N3")


def test_the_danger_grows_as_center_stores_fill(given: Given) -> None:
    table = given("janitor", "hippie").begin("janitor")
    danger = Danger(Scene(table.s, 0), 0)
    grades = [danger.of(mask(zombies)) for zombies in ("", "N1", "N1 N2", "N1 N2 N3")]
    assert grades == sorted(grades)
    assert grades[3] - grades[2] > grades[1] - grades[0]
    assert danger.of(mask("N1 N2 N3")) > danger.of(mask("NW1 NW2 NW3"))


def test_less_to_lose_weighs_more() -> None:
    losses = [spare_worth(left) - spare_worth(left - 1) for left in range(1, 10)]
    assert losses == sorted(losses, reverse=True)
    assert spare_worth(2.5) == pytest.approx((spare_worth(2) + spare_worth(3)) / 2)


def test_a_frequency_is_for_the_radio_carrier(given: Given) -> None:
    table = given("janitor", "hippie", objectives=PLAIN)
    table.carry("janitor", "radio")
    scene = Scene(table.begin("janitor").s, 0)
    carrier, other = (card_worth(scene, human, card("frequency-1-a"), Goals(scene.s, 0)) for human in (0, 1))
    assert carrier > 40
    assert other == 0


# ---- the Zombie Player


def zombie_turn(given: Given, **more: Any) -> Board:
    return given("janitor", "hippie", mode="coop-vs-zombie", objectives=PLAIN, **more)


def test_zombies_strike_the_barricade_through_a_full_store(given: Given) -> None:
    table = zombie_turn(given, zombies="N1 N2 N3", rooms={"janitor": "cC", "hippie": "cC"})
    table.s.barricade = 1
    table.deal("janitor", "machete")
    table.search("janitor").do("store:S")
    assert table.kind == "add-zombie"
    assert table.of("add") == {"N", "SW"}
    assert answer(table) == "add:N"


def test_zombies_overrun_whoever_stands_in_the_entry(given: Given) -> None:
    table = zombie_turn(given, rooms={"janitor": "cC", "hippie": "SW1"}, tracks={"hippie": (5, 9)})
    table.deal("janitor", "machete")
    assert answer(table.search("janitor").do("store:S")) == "add:SW"


def test_zombies_keep_away_from_a_trap(given: Given) -> None:
    table = zombie_turn(given, rooms={"janitor": "cC", "hippie": "cC"}, traps="SW1")
    table.deal("janitor", "machete")
    assert answer(table.search("janitor").do("store:S")) == "add:N"


def test_presents_are_dealt_late(given: Given) -> None:
    """Of two cards with the same symbol the one that helps less comes first."""
    table = zombie_turn(given, rooms={"janitor": "cC", "hippie": "cC"})
    table.deal("janitor", "machete")
    table.s.hand = [card("adrenaline-b"), card("zombie-a")]
    table.search("janitor").do("store:S")
    while table.kind == "add-zombie":
        table.do(answer(table))
    assert table.kind == "deal"
    assert answer(table) == "deal:zombie-a"


def test_the_same_view_gets_the_same_answer(given: Given) -> None:
    """Nothing is remembered from one answer to the next."""
    table = given("janitor", "hippie", zombies="N1 E2 S3 W1", rooms={"janitor": "cC"}).begin("janitor")
    assert len({answer(table) for _ in range(3)}) == 1
