"""The other modes: the Zombie-AI, the competitive games and their Objectives, the solo game."""

from __future__ import annotations

from typing import Any

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game

from .conftest import Board, Given, room

REST = ["fix-the-helicopter", "discover-a-cure"]
GAME = registry.game_type("tiny-epic-zombies")


def rivals(given: Given, *humans: str, **more: Any) -> Board:
    mode = more.pop("mode", "competitive")
    return given(*(humans or ("janitor", "doctor", "hippie")), mode=mode, **more)


# ---- Cooperative against the AI


@pytest.mark.parametrize(("difficulty", "survivors"), [("easy", 3), ("normal", 2), ("hard", 1), ("epic", 0)])
@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_difficulty(difficulty: str, survivors: int, mode: str) -> None:
    """TEZ-COOP-01 TEZ-SOLO-01: Survivors at the start."""
    options = {"mode": mode, "seats": 1 if mode == "solo" else 2, "difficulty": difficulty}
    _, position, _ = GAME.set_up(options, stream(1))
    assert isinstance(position, State)
    assert position.survivors == [survivors]


def test_the_ai_has_a_random_card_and_no_actions() -> None:
    """TEZ-COOP-02 TEZ-COOP-03 TEZ-SET-14: ability only; every Human draws one face-down card."""
    cards = set()
    for seed in range(30):
        rules, position, _ = GAME.set_up({"mode": "coop", "seats": 3}, stream(seed))
        game = Game(rules, position, None, False)
        while game.decision is not None and game.decision.kind == "player-card":
            game.decide(game.decision.options[0])
        s = game.position
        assert isinstance(s, State)
        cards.add(s.horde[0])
        assert (len(s.search), sum(number >= 0 for number in s.facedown), s.hand) == (21, 3, [])
        assert len(s.pool) == 14 - 4
        assert game.view(0)["zombie_side"]["cards"][0]["marker"] is None
    assert len(cards) > 8


def test_a_noise_moves_no_marker(given: Given) -> None:
    """TEZ-COOP-02 TEZ-COOP-06 TEZ-REC-14 TEZ-AMB-38: 2 + 2, first the Human's own Store, one at a time."""
    table = given("janitor", "doctor", rooms={"janitor": "S3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.zombies, table.s.markers, table.happened("horde-action")) == ("S1 S2 W1 W2", [1], [])
    assert table.game is not None
    assert table.game.journal is not None
    added = [entry[2][0] for entry in table.game.journal.log if entry[0] == "zombie-added"]
    assert added == [room("S1"), room("S2"), room("W1"), room("W2")]


def test_the_ai_may_go_by_number(given: Given) -> None:
    """TEZ-REC-14: the switch ai-store-order."""
    table = given("janitor", "doctor", rooms={"janitor": "S3"}, switches={"ai-store-order": "number-only"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert table.game is not None
    assert table.game.journal is not None
    added = [entry[2][0] for entry in table.game.journal.log if entry[0] == "zombie-added"]
    assert added[0] == room("W1")


def test_without_noise_one_each(given: Given) -> None:
    """TEZ-COOP-05 TEZ-COOP-07: Number 1 first, then a card is drawn face down."""
    table = given("janitor", "doctor", rooms={"janitor": "N3"}, draws={"search": []})
    table.deal("janitor", "assault-rifle")
    left = len(table.s.search)
    table.search("janitor")
    assert table.zombies == "S1 W1"
    assert (len(table.s.search), table.s.facedown[0] >= 0) == (left - 1, True)


def test_the_ai_obeys_the_placing_rules(given: Given) -> None:
    """TEZ-COOP-08: a full Center Store costs the Barricade 1."""
    table = given("janitor", "doctor", zombies="S1 S2 S3", rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.s.barricade, "W1" in table.zombies) == (1, True)


# ---- Competitive


def test_competitive_set_up() -> None:
    """TEZ-CVZ-01 TEZ-CVZ-02 TEZ-CVZ-03 TEZ-CMP-01 TEZ-SET-01 TEZ-AMB-60 TEZ-REC-15: own Survivors, own goals."""
    for humans, survivors in ((2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])):
        _, position, _ = GAME.set_up({"mode": "competitive", "seats": humans}, stream(1))
        assert isinstance(position, State)
        assert position.survivors == survivors
        assert position.table.competitive
        assert len(position.done) == humans
        _, versus, _ = GAME.set_up({"mode": "competitive-vs-zombie", "seats": humans + 1}, stream(1))
        assert isinstance(versus, State)
        assert (versus.survivors, versus.table.zombie_seat) == (survivors, humans)


def test_no_difficulty_in_competitive_games() -> None:
    """TEZ-CMP-01: the difficulty choice does not apply."""
    with pytest.raises(Exception, match="TEZ-COOP-01"):
        GAME.set_up({"mode": "competitive", "seats": 2, "difficulty": "easy"}, stream(1))


def test_the_competitive_courtyard_works_the_same(given: Given) -> None:
    """TEZ-CVZ-02 TEZ-CVZ-12: Heal 2 and deliveries."""
    table = rivals(given, rooms={"janitor": "W1"}, tracks={"janitor": (3, 9)}, supply=[])
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "pass", "move:cC", "use:heal-2")
    assert (table.s.barricade, table.track("janitor")[0]) == (4, 1)


def test_own_markers(given: Given) -> None:
    """TEZ-CVZ-04 TEZ-CMPO-01 TEZ-COMP-08: only the finder's marker moves; the station follows all saves."""
    table = rivals(given, rooms={"janitor": "SE2"}, draws={"stranded": [0]})
    table.progress("save-the-stranded", 0, 1, 1)
    table.token("stranded-1", "SE1")
    table.begin("janitor").do("move:SE1", "flip:stranded-1")
    assert [table.step("save-the-stranded", side) for side in range(3)] == [1, 1, 1]
    assert {table.lies("stranded-1"), table.lies("stranded-2")} == {"W1", "S1"}


def test_eaten_alive_among_rivals(given: Given) -> None:
    """TEZ-CVZ-05 TEZ-CMP-02: one's own Survivor and card go to the Zombie side; progress is kept."""
    table = rivals(
        given,
        zombies="S2",
        rooms={"janitor": "cS"},
        tracks={"janitor": (8, 9)},
        dice="wound-1",
        draws={"players": ["mallcop"]},
    )
    table.progress("discover-a-cure", 1, 0, 0)
    table.begin("janitor").do("move:S2")
    assert (table.s.survivors, table.s.collected, table.s.horde) == ([0, 1, 1], 1, [1, 6])
    assert table.step("discover-a-cure", 0) == 1


def test_whose_survivor_the_barricade_costs(given: Given) -> None:
    """TEZ-CVZ-06 TEZ-CMP-03: fewest Wounds among those who have one, then most Ammo; reset to 2."""
    tracks = {"janitor": (2, 7), "doctor": (1, 9), "hippie": (2, 8)}
    table = rivals(given, zombies="E1 E2 E3", rooms={"doctor": "W2"}, tracks=tracks, barricade=1, survivors=[1, 0, 1])
    table.deal("doctor", "golf-club")
    table.search("doctor")
    assert (table.s.survivors, table.s.barricade) == ([1, 0, 0], 2)


def test_next_active_breaks_the_tie(given: Given) -> None:
    """TEZ-CVZ-07: after the Janitor's Turn the Hippie comes before the Janitor."""
    tracks = {"janitor": (2, 7), "doctor": (5, 9), "hippie": (2, 7)}
    table = rivals(given, zombies="E1 E2 E3", rooms={"janitor": "W2"}, tracks=tracks, barricade=1)
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert table.s.survivors == [1, 1, 0]


def test_a_leader(given: Given) -> None:
    """TEZ-CVZ-08 TEZ-END-06 TEZ-CMP-04: the first with three Objectives wins alone."""
    table = rivals(given, rooms={"doctor": "W1"})
    table.finish("save-the-stranded", "discover-a-cure", side=1)
    table.finish("save-the-stranded", "discover-a-cure", side=0)
    table.carry("doctor", "part")
    table.begin("doctor").do("move:cW")
    assert table.game is not None
    assert table.game.outcome is not None
    assert (table.game.outcome.winner, table.outcome) == (1, "TEZ-CVZ-08")


def test_dying_without_a_survivor(given: Given) -> None:
    """TEZ-CVZ-09 TEZ-CMP-04: the Zombie side wins over all Humans."""
    table = rivals(
        given, zombies="S2", rooms={"janitor": "cS"}, tracks={"janitor": (8, 9)}, dice="wound-1", survivors=[0, 1, 1]
    )
    assert table.begin("janitor").do("move:S2").outcome == "TEZ-CVZ-09"


def test_all_survivors_collected(given: Given) -> None:
    """TEZ-CVZ-10 TEZ-AMB-40: with the last token of all the Zombie side wins at once."""
    table = rivals(
        given,
        "janitor",
        "doctor",
        mode="competitive-vs-zombie",
        zombies="S2",
        rooms={"janitor": "cS"},
        tracks={"janitor": (8, 9)},
        dice="wound-1",
        survivors=[1, 0],
    )
    table.begin("janitor").do("move:S2")
    assert table.game is not None
    assert table.game.outcome is not None
    assert (table.outcome, table.game.outcome.winner) == ("TEZ-CVZ-10", 2)
    two = rivals(
        given,
        "janitor",
        "doctor",
        zombies="S2",
        rooms={"janitor": "cS"},
        tracks={"janitor": (8, 9)},
        dice="wound-1",
        draws={"players": ["mallcop"]},
    )
    assert two.begin("janitor").do("move:S2").outcome == ""


def test_bleeding_out_among_rivals(given: Given) -> None:
    """TEZ-AMB-21: the tied Human who is next active."""
    table = rivals(given, rooms={"janitor": "N2"}, figures=0)
    table.deal("janitor", "assault-rifle")
    assert table.search("janitor").s.wounds == [0, 1, 1]


def test_a_refused_supply_card_is_the_drawers_secret(given: Given) -> None:
    """TEZ-SUP-05: in the competitive game only the drawer has seen it."""
    table = rivals(given, rooms={"janitor": "W1"}, supply=[13, 29], draws={"supply": [13]})
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes")
    assert table.game is not None
    assert [table.game.view(seat)["looking_at"] for seat in (None, 0, 1)] == [None, "chainsaw", None]
    table.do("refuse")
    assert [bool(known >> 13 & 1) for known in table.s.supply_known] == [True, False, False]


# ---- competitive Objectives


def test_competitive_goals() -> None:
    """TEZ-CMPO-01 TEZ-CMPO-02 TEZ-CMPO-03 TEZ-CMPO-04 TEZ-CMPO-05 TEZ-CMPO-07 TEZ-CMPO-08 TEZ-CMPO-09: by Humans."""

    def goals(seats: int, **more: Any) -> tuple[list[int], int]:
        _, position, _ = GAME.set_up({"mode": "competitive", "seats": seats, **more}, stream(1))
        assert isinstance(position, State)
        return position.table.goal, position.table.ammo_goal

    assert goals(2) == ([2, 2, 2, 2, 3, 1, 3, 2, 2], 5)
    assert goals(3) == ([2, 2, 1, 1, 2, 1, 2, 1, 1], 4)
    assert goals(4) == ([1, 1, 1, 1, 2, 1, 2, 1, 1], 4)
    assert goals(2, switches={"competitive-goals": "ledger"})[0][:5] == [3, 2, 2, 2, 4]


def test_seizing_the_radio(given: Given) -> None:
    """TEZ-CMPO-02 TEZ-AMB-59: after a Move of one's own, without permission, once per Turn."""
    table = rivals(given, objectives=["call-the-cdc", *REST], rooms={"janitor": "N2", "doctor": "N1"})
    table.carry("janitor", "radio", "part")
    table.begin("doctor")
    assert table.refused("seize:radio<janitor") == "TEZ-CMPO-02"
    table.do("move:N2", "seize:radio<janitor")
    assert table.lies("radio") == "doctor"
    assert not table.can("seize:part<janitor")
    assert table.can("ask-for:part<janitor")


def test_seizing_may_be_forbidden(given: Given) -> None:
    """TEZ-AMB-59: the switch competitive-take."""
    table = rivals(
        given,
        objectives=["call-the-cdc", *REST],
        rooms={"janitor": "N2", "doctor": "N1"},
        switches={"competitive-take": "consent-only"},
    )
    table.carry("janitor", "radio")
    table.begin("doctor").do("move:N2")
    assert (table.can("seize:radio<janitor"), table.can("ask-for:radio<janitor")) == (False, True)


def test_rivals_frequencies(given: Given) -> None:
    """TEZ-CMPO-02: the carrier advances their own marker."""
    table = rivals(given, objectives=["call-the-cdc", *REST], rooms={"doctor": "S2"})
    table.lay("S", "frequency-1-a")
    table.carry("doctor", "radio")
    table.begin("doctor").do("move:S3", "collect:frequency-1-a")
    assert [table.step("call-the-cdc", side) for side in range(3)] == [0, 1, 0]


def test_rivals_parts(given: Given) -> None:
    """TEZ-CMPO-03: the deliverer's marker, the next gear by the total."""
    table = rivals(given, "janitor", "doctor", rooms={"janitor": "W1"})
    table.carry("janitor", "part")
    table.begin("janitor").do("move:cW")
    assert (table.step("fix-the-helicopter", 0), table.step("fix-the-helicopter", 1), table.lies("part")) == (
        1,
        0,
        "SW1",
    )


def test_rivals_arsenals(given: Given) -> None:
    """TEZ-CMPO-04: own caches; 1 Weapon and 4 Ammo with three Humans."""
    table = rivals(given, objectives=["assemble-an-arsenal", *REST], rooms={"janitor": "W1"})
    table.hold("janitor", "axe")
    table.begin("janitor").do("move:cW", "store:axe", "store-ammo:4")
    assert (table.completed("assemble-an-arsenal", 0), table.s.ammo_cache) == (True, [4, 0, 0])


def test_rivals_ingredients(given: Given) -> None:
    """TEZ-CMPO-05: shown to all, the own next letter counts, and the token always goes back."""
    table = rivals(given, rooms={"janitor": "W2"}, draws={"ingredients": [1]})
    table.progress("discover-a-cure", 1, 0, 0)
    table.begin("janitor").do("move:W1", "flip:ingredient-8")
    assert (table.lies("ingredient-8"), table.completed("discover-a-cure", 0)) == ("W1", True)
    table.s.table.goal[4] = 3
    assert table.game is not None
    assert table.game.view(2)["tokens"]["ingredient-8"]["face"] == "b"


def test_rivals_exits(given: Given) -> None:
    """TEZ-CMPO-06: a flipped token gives 1 Ammo; alone at the exit with the other two done, a rival wins."""
    table = rivals(
        given,
        objectives=["escape-the-mall", *REST],
        rooms={"janitor": "N2"},
        tracks={"janitor": (0, 5)},
        draws={"exits": [3]},
    )
    assert table.begin("janitor").do("move:N1", "flip:exit-2").track("janitor") == (0, 6)
    last = rivals(
        given,
        objectives=["escape-the-mall", *REST],
        rooms={"janitor": "SW1", "doctor": "SW2"},
        exits=[1, 4, 2, 5, 3, 5, 0, 4],
    )
    last.finish(*REST, side=1)
    last.begin("doctor").do("move:SW1")
    assert last.game is not None
    assert last.game.outcome is not None
    assert last.game.outcome.winner == 1


def test_rivals_captures(given: Given) -> None:
    """TEZ-CMPO-07: the second capture completes it with four Humans."""
    table = rivals(
        given,
        "janitor",
        "doctor",
        "hippie",
        "mallcop",
        objectives=["quarantine-the-infected", *REST],
        zombies="N2",
        rooms={"janitor": "cN"},
        dice="overkill",
    )
    table.progress("quarantine-the-infected", 1, 0, 0, 0)
    assert table.begin("janitor").do("move:N2", "capture").completed("quarantine-the-infected", 0)


def test_rivals_squads(given: Given) -> None:
    """TEZ-CMPO-08: a Human moves only their own; with two Humans each has two opposite corners; rewards for one."""
    three = rivals(given, objectives=["escort-the-army", *REST], squads=[6, 0, 0, 0], tracks={"doctor": (3, 9)})
    assert three.begin("janitor").of("squad") == {"nw"}
    three.s.wounds[0] = 2
    three.do("squad:nw", "reward:heal")
    assert (three.s.wounds, three.completed("escort-the-army", 0)) == ([1, 3, 0], True)
    two = rivals(given, "janitor", "doctor", objectives=["escort-the-army", *REST])
    assert two.begin("doctor").of("squad") == {"ne", "sw"}


def test_rivals_clues(given: Given) -> None:
    """TEZ-CMPO-09: the finder alone sees the Clue; a wrong Guess hurts only the guesser."""
    table = rivals(
        given,
        objectives=["investigate-the-source", *REST],
        rooms={"janitor": "W1"},
        tracks={"janitor": (2, 9)},
        draws={"clues": [1], "source": [0]},
    )
    table.deal("janitor", "golf-club")
    table.begin("janitor").do("move:W3", "flip:clue-3")
    assert table.game is not None
    faces = [table.game.view(seat)["tokens"]["clue-3"].get("face") for seat in (None, 0, 1)]
    assert faces == [None, "virus", None]
    table.do("guess:fungus")
    assert (table.s.wounds, table.s.sources) == ([4, 0, 0], 0)
    assert [table.lies(f"clue-{number}") for number in range(1, 6)] == ["NE1", "N1", "W3", "E1", ""]


def test_a_rivals_right_guess(given: Given) -> None:
    """TEZ-CMPO-09: the guesser's own marker."""
    table = rivals(
        given,
        "janitor",
        "doctor",
        objectives=["investigate-the-source", *REST],
        rooms={"janitor": "W1"},
        draws={"clues": [1], "source": [2]},
    )
    table.begin("janitor").do("move:W3", "flip:clue-3", "guess:fungus")
    assert [table.step("investigate-the-source", side) for side in range(2)] == [1, 0]
    assert table.s.sources == 0


# ---- Solo


def test_solo(given: Given) -> None:
    """TEZ-SOLO-02 TEZ-SOLO-03 TEZ-SOLO-04: one seat runs two characters in alternating Turns; no consent is asked."""
    table = given("janitor", "doctor", mode="solo", rooms={"janitor": "N2", "doctor": "N2"})
    table.carry("doctor", "part")
    table.begin("janitor")
    assert (table.asked, table.s.table.owner, table.s.table.humans) == (0, [0, 0], 2)
    assert table.do("ask-for:part<doctor").lies("part") == "janitor"
    order = [table.s.active]
    for _ in range(3):
        table.end()
        while table.kind != "turn":
            table.do(table.keys[-1])
        order.append(table.s.active)
        assert table.asked == 0
    assert order == [0, 1, 0, 1]


def test_solo_begins_with_two_choices() -> None:
    """TEZ-SOLO-02: each character is chosen from three, by the same seat."""
    rules, position, _ = GAME.set_up({"mode": "solo", "seats": 1}, stream(4))
    game = Game(rules, position, None, False)
    asked = []
    while game.decision is not None and game.decision.kind == "player-card":
        asked.append((game.decision.seat, len(game.decision.options)))
        game.decide(game.decision.options[0])
    assert asked == [(0, 3), (0, 3)]


def test_a_rival_who_is_done_leaves_the_tokens_alone(given: Given) -> None:
    """TEZ-OBJ-05 TEZ-CMPO-03: no more taking, and a Part that was handed over is not delivered a second time."""
    table = rivals(given, objectives=["call-the-cdc", *REST], rooms={"janitor": "W1"})
    table.finish("call-the-cdc", "fix-the-helicopter")
    table.progress("fix-the-helicopter", 1, 0, 0)
    table.carry("janitor", "part")
    table.begin("janitor").do("move:cW", "move:cC")
    assert (table.step("fix-the-helicopter", 0), table.lies("part"), table.can("take:radio")) == (1, "janitor", False)


def test_the_first_of_equals_may_be_robbed(given: Given) -> None:
    """TEZ-CVZ-06: fewest Wounds, wherever that Human sits."""
    tracks = {"janitor": (1, 7), "doctor": (5, 9), "hippie": (2, 7)}
    table = rivals(given, zombies="E1 E2 E3", rooms={"doctor": "W2"}, tracks=tracks, barricade=1)
    table.deal("doctor", "golf-club")
    assert table.search("doctor").s.survivors == [0, 1, 1]


def test_the_zombie_player_at_seat_one_wins(given: Given) -> None:
    """TEZ-END-06 TEZ-SET-07: whichever chair it is, the first one too."""
    table = given("janitor", "doctor", mode="coop-vs-zombie", zombie_seat=0, zombies="S2", rooms={"janitor": "cS"},
                  survivors=[0], tracks={"janitor": (8, 9)}, dice="wound-1")  # fmt: skip
    table.begin("janitor").do("move:S2")
    assert table.game is not None
    assert table.game.outcome is not None
    assert table.game.outcome.winner == 0
