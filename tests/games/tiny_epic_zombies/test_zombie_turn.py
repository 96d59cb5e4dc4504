"""The Zombie Turn: noise, adding Zombies, dealing; the end of the deck and of the game."""

from __future__ import annotations

import pytest

from graveshift.games.tiny_epic_zombies.names import card_ids

from .conftest import Given, card

VERSUS = "coop-vs-zombie"
ESCORT = ["escort-the-army", "fix-the-helicopter", "discover-a-cure"]


# ---- order and noise


def test_three_steps(given: Given) -> None:
    """TEZ-ZT-01 TEZ-NOISE-03: noise action, Zombies, card; the marker advances after the action."""
    table = given("janitor", "doctor", mode=VERSUS, zombie="teenager", rooms={"janitor": "W3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor").do("pass", "add:W", "add:S", table_deal(table.s.hand))
    assert table.happened("horde-action", "horde-marker", "zombie-added", "dealt") == [
        "horde-action",
        "horde-marker",
        "zombie-added",
        "zombie-added",
        "dealt",
    ]
    assert table.s.markers == [2]


def table_deal(hand: list[int]) -> str:
    return f"deal:{card_ids()[hand[0]]}"


def test_symbols_are_compared(given: Given) -> None:
    """TEZ-NOISE-01 TEZ-NOISE-02: an Amber card in an Amber Store is a noise, an Azure one is not."""
    for dealt, event in (("golf-club", "noise"), ("assault-rifle", "no-noise")):
        table = given("janitor", "doctor", rooms={"janitor": "E2"})
        table.deal("janitor", dealt)
        assert table.search("janitor").happened("noise", "no-noise") == [event]
        assert len(table.happened("zombie-added")) == (4 if event == "noise" else 2)


def test_without_noise_markers_stay(given: Given) -> None:
    """TEZ-NOISE-02: two Zombies are added, nothing else."""
    table = given("janitor", "doctor", mode=VERSUS, rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.kind, table.s.markers) == ("add-zombie", [1])
    table.do("add:S", "add:S")
    assert table.zombies == "S1 S2"


def test_one_card_acts(given: Given) -> None:
    """TEZ-NOISE-04: of two Zombie Cards the chosen one acts and advances."""
    table = given("janitor", "doctor", mode=VERSUS, horde=[2, 3], markers=[1, 4], rooms={"janitor": "W3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.kind, table.asked, set(table.keys)) == ("horde-card", 2, {"horde:mechanic", "horde:teacher"})
    table.do("horde:mechanic", "pass")
    assert table.s.markers == [2, 4]


@pytest.mark.parametrize(("place", "noise"), [("cW", False), ("cC", False), ("W1", True)])
def test_no_noise_in_the_courtyard(given: Given, place: str, noise: bool) -> None:
    """TEZ-NOISE-05 TEZ-GLO-07: the Courtyard has no Entrance Symbol and is no Store."""
    table = given("janitor", "doctor", rooms={"janitor": place})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    if not noise:
        table.do("store:W")
    assert ("noise" in table.happened()) == noise


def test_the_fifth_space_repeats(given: Given) -> None:
    """TEZ-NOISE-06: the marker stays on 5."""
    table = given("janitor", "doctor", mode=VERSUS, horde=[2], markers=[5], rooms={"janitor": "W3"})
    table.deal("janitor", "assault-rifle")
    assert table.search("janitor").do("do").s.markers == [5]


def test_skipping_still_advances(given: Given) -> None:
    """TEZ-NOISE-07 TEZ-AMB-58: the optional part may be skipped, the additional Zombie comes, the marker moves."""
    table = given("janitor", "doctor", mode=VERSUS, horde=[2], markers=[3], rooms={"janitor": "W3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor").do("pass")
    assert (table.s.markers, table.s.barricade) == ([4], 2)
    table.do("add:S", "add:W")
    assert table.zombies == "S1 S2 W1"


def test_the_additional_zombie_goes_to_the_first_store(given: Given) -> None:
    """TEZ-NOISE-08: even if that Store was full and spills over."""
    table = given(
        "janitor", "doctor", mode=VERSUS, horde=[2], markers=[3], rooms={"janitor": "NW2"}, zombies="NW1 NW2 NW3"
    )
    table.deal("janitor", "golf-club")
    table.search("janitor").do("pass", "add:NW", "add:E")
    assert table.zombies == "NW1 NW2 NW3 N1 N2 E1"


def test_where_the_human_is_now(given: Given) -> None:
    """TEZ-NOISE-09 TEZ-HUM-01: the Teenager has fled from the Azure Store before the check."""
    table = given("teenager", "doctor", rooms={"teenager": "W1"}, zombie="janitor")
    table.deal("teenager", "zombie-a")
    table.search("teenager").do("room:cC", "no")
    assert "no-noise" in table.happened()


def test_who_is_active_in_a_zombie_turn(given: Given) -> None:
    """TEZ-TURN-09: the Human who has just revealed."""
    table = given("janitor", "doctor", mode=VERSUS, horde=[4], markers=[1], rooms={"doctor": "W3"})
    table.deal("doctor", "assault-rifle")
    table.search("doctor").do("do")
    assert (table.track("doctor"), table.track("janitor")) == ((0, 8), (0, 9))


# ---- adding Zombies


def test_the_zombie_player_splits(given: Given) -> None:
    """TEZ-ADD-01 TEZ-ADD-21 TEZ-ZT-01: both in one Store or one in each; it cannot be passed."""
    table = given("janitor", "doctor", mode=VERSUS, rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.asked, table.of("add"), table.can("pass")) == (2, {"W", "S"}, False)
    table.do("add:W")
    assert (table.kind, table.of("add")) == ("add-zombie", {"W", "S"})


def test_lowest_free_room(given: Given) -> None:
    """TEZ-ADD-02 TEZ-ADD-03 TEZ-MAP-02 TEZ-MAP-15: with a Zombie in Room 2 the next go to 1 and 3."""
    table = given("janitor", "doctor", mode=VERSUS, zombies="W2", rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor").do("add:W")
    assert table.zombies == "W1 W2"
    assert table.do("add:W").zombies == "W1 W2 W3"


def test_one_at_a_time(given: Given) -> None:
    """TEZ-ADD-04 TEZ-ADD-17 TEZ-ADD-18 TEZ-STORE-12 TEZ-AMB-19: the Trap kills the first, the second stands there."""
    table = given("janitor", "doctor", mode=VERSUS, traps="W1", rooms={"janitor": "N3", "doctor": "W1"})
    table.deal("janitor", "assault-rifle")
    table.search("janitor").do("add:W")
    assert (table.zombies, table.s.traps, table.track("doctor")) == ("", 0, (0, 9))
    table.do("add:W")
    assert (table.zombies, table.track("doctor")) == ("W1", (1, 9))


def test_placing_may_go_on_upwards(given: Given) -> None:
    """TEZ-AMB-19: the switch placing-after-kill."""
    table = given(
        "janitor",
        "doctor",
        mode=VERSUS,
        traps="W1",
        rooms={"janitor": "N3"},
        switches={"placing-after-kill": "continue-upwards"},
    )
    table.deal("janitor", "assault-rifle")
    assert table.search("janitor").do("add:W", "add:W").zombies == "W2"


def test_a_full_corner_spills_clockwise(given: Given) -> None:
    """TEZ-ADD-05 TEZ-MAP-07 TEZ-MAP-09: from NW to the lowest free Room of N."""
    table = given("janitor", "doctor", zombies="NW1 NW2 NW3 E1 E2", rooms={"janitor": "W2"})
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert table.zombies == "NW1 NW2 NW3 N1 E1 E2 E3"


def test_then_the_barricade(given: Given) -> None:
    """TEZ-ADD-06 TEZ-ADD-07 TEZ-ADD-08: the next Store full too, or a full Center Store; no figure is placed."""
    table = given("janitor", "doctor", zombies="NW1 NW2 NW3 N1 N2 N3 E1 E2 E3", rooms={"janitor": "W2"}, barricade=4)
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert (table.s.barricade, table.s.figures) == (2, 9)


def test_a_broken_barricade(given: Given) -> None:
    """TEZ-ADD-09 TEZ-END-02: a Survivor is lost and the Barricade reset to 2; losing the last one ends nothing."""
    table = given("janitor", "doctor", zombies="E1 E2 E3", rooms={"janitor": "W2"}, barricade=1, survivors=[1])
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert (table.s.barricade, table.s.survivors, table.outcome) == (2, [0], "")


def test_broken_without_survivors(given: Given) -> None:
    """TEZ-ADD-10 TEZ-END-02 TEZ-END-04: the Humans lose at once; no further Zombie is added."""
    table = given("janitor", "doctor", zombies="W1 W2 W3", rooms={"janitor": "N2"}, barricade=1, survivors=[0])
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.outcome, table.zombies) == ("TEZ-ADD-10", "W1 W2 W3")


def test_bleeding_out(given: Given) -> None:
    """TEZ-ADD-11 TEZ-GLO-01: for each Zombie that cannot come the Human with the fewest Wounds takes one."""
    table = given("janitor", "doctor", tracks={"janitor": (1, 9), "doctor": (3, 9)}, rooms={"janitor": "N2"}, figures=0)
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.track("janitor")[0], table.track("doctor")[0]) == (3, 3)


def test_a_barricade_hit_needs_no_figure(given: Given) -> None:
    """TEZ-AMB-20: with an empty supply a Zombie for a full Center Store still damages the Barricade."""
    table = given("janitor", "doctor", zombies="W1 W2 W3 S1 S2 S3", rooms={"janitor": "N2"}, figures=0, barricade=4)
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.s.barricade, table.s.wounds) == (2, [0, 0])


def test_bleeding_out_ties(given: Given) -> None:
    """TEZ-ADD-12 TEZ-ICON-25: most Ammo; still tied, the active Human chooses (TEZ-AMB-21)."""
    table = given("janitor", "doctor", tracks={"janitor": (2, 5), "doctor": (2, 8)}, rooms={"janitor": "N2"}, figures=0)
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert (table.track("janitor"), table.track("doctor")) == ((3, 5), (3, 8))
    even = given("janitor", "doctor", rooms={"janitor": "N2"}, figures=0)
    even.deal("janitor", "assault-rifle")
    even.search("janitor")
    assert (even.kind, even.asked) == ("bleeding-out", 0)
    assert even.do("human:doctor").track("doctor")[0] == 1


def test_bleeding_out_by_the_next_active(given: Given) -> None:
    """TEZ-AMB-21: the switch bleeding-out-tie."""
    table = given("janitor", "doctor", rooms={"janitor": "N2"}, figures=0, switches={"bleeding-out-tie": "next-active"})
    table.deal("janitor", "assault-rifle")
    assert table.search("janitor").s.wounds == [1, 1]


def test_overrun_hits_everybody_in_the_room(given: Given) -> None:
    """TEZ-ADD-13 TEZ-GLO-05 TEZ-ICON-24: one Wound each."""
    table = given("janitor", "doctor", rooms={"janitor": "W1", "doctor": "W1"})
    table.deal("janitor", "golf-club")
    table.s.beside[7] = ()
    table.search("janitor")
    assert table.s.wounds == [0, 0]
    table.deal("doctor", "assault-rifle")
    table.search("doctor")
    assert table.s.wounds == [1, 1]
    assert table.s.overrun == 0b11


def test_axe_saves_only_its_holder(given: Given) -> None:
    """TEZ-AMB-64: the Zombie dies, the other Human still takes the Wound."""
    table = given("janitor", "doctor", zombie="hippie", rooms={"janitor": "N1", "doctor": "N1"}, dice="blank")
    table.hold("janitor", "axe")
    table.deal("janitor", "zombie-a")
    table.search("janitor")
    assert (table.s.wounds, "N1" in table.zombies, table.s.overrun) == ([0, 1], False, 0)


def test_squads_are_overrun_too(given: Given) -> None:
    """TEZ-ADD-20 TEZ-MIS-ESC-06: the Human takes the Wound and the Squad retreats; the Zombie stays."""
    table = given("janitor", "doctor", objectives=ESCORT, rooms={"janitor": "N1"}, squads=[4, 0, 0, 0])
    table.deal("janitor", "zombie-a")
    table.search("janitor")
    assert (table.s.squads, table.track("janitor")[0], "N1" in table.zombies) == ([0, 0, 0, 0], 1, True)


def test_every_zombie_card_is_always_on(given: Given) -> None:
    """TEZ-ADD-19: Teenager and Teacher both hurt the same Human."""
    table = given("janitor", "doctor", rooms={"janitor": "W1"}, passives=1 << 0 | 1 << 3)
    table.deal("janitor", "assault-rifle")
    table.search("janitor")
    assert table.track("janitor")[0] == 1 + 2


def test_death_in_the_zombie_turn(given: Given) -> None:
    """TEZ-EAT-14 TEZ-EAT-11: resolved before the next Zombie; the face-down card stays; no second noise."""
    table = given(
        "janitor",
        "doctor",
        mode=VERSUS,
        rooms={"janitor": "N3", "doctor": "W1"},
        tracks={"doctor": (8, 9)},
        draws={"players": ["hippie"]},
    )
    table.deal("janitor", "assault-rifle")
    table.deal("doctor", "axe")
    table.search("janitor").do("add:W")
    assert (table.at("doctor"), table.s.facedown[1], table.zombies, table.kind) == (
        "cC",
        card("axe"),
        "W1",
        "add-zombie",
    )
    assert table.s.horde == [1, 12]


def test_several_deaths_at_once(given: Given) -> None:
    """TEZ-EAT-13: one by one; the one for whom no Survivor is left loses the game."""
    objectives = ["investigate-the-source", "fix-the-helicopter", "discover-a-cure"]
    table = given(
        "janitor",
        "doctor",
        objectives=objectives,
        rooms={"janitor": "W1"},
        survivors=[1],
        tracks={"janitor": (8, 9), "doctor": (8, 9)},
        draws={"players": ["hippie"], "clues": [0], "source": [1]},
    )
    table.begin("janitor").do("move:W3", "flip:clue-3", "guess:fungus")
    assert (table.outcome, len(table.happened("eaten-alive"))) == ("TEZ-EAT-04", 2)


# ---- dealing and the end of the deck


def test_dealing(given: Given) -> None:
    """TEZ-DEAL-01 TEZ-DEAL-02 TEZ-AMB-01: the Zombie Player picks; the Human sees a back."""
    table = given("janitor", "doctor", mode=VERSUS, rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    hand = list(table.s.hand)
    table.search("janitor").do("add:W", "add:W")
    assert (table.kind, table.asked, len(table.keys)) == ("deal", 2, 4)
    table.do(table.keys[1])
    assert (table.s.facedown[0], table.s.hand) == (hand[1], [hand[0], *hand[2:]])
    assert table.game is not None
    assert table.game.view(0)["humans"][0]["facedown_card"] is None
    assert table.game.view(2)["humans"][0]["facedown_card"] is not None


def test_an_empty_hand_draws_four(given: Given) -> None:
    """TEZ-DEAL-03: at once when the last card is placed."""
    table = given("janitor", "doctor", mode=VERSUS, rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.s.search += table.s.hand[1:]
    table.s.hand = table.s.hand[:1]
    left = len(table.s.search)
    table.search("janitor").do("add:W", "add:W")
    assert (len(table.s.hand), len(table.s.search)) == (4, left - 4)


def test_nothing_left_to_deal(given: Given) -> None:
    """TEZ-DEAL-04: hand and deck empty, no card is dealt."""
    table = given("janitor", "doctor", mode=VERSUS, rooms={"janitor": "N3"})
    table.deal("janitor", "assault-rifle")
    table.s.discards += table.s.search + table.s.hand
    table.s.search, table.s.hand = [], []
    table.search("janitor").do("add:W", "add:W")
    assert table.s.facedown[0] == -1


@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_final_turns(given: Given, mode: str) -> None:
    """TEZ-DEAL-05 TEZ-DEAL-06 TEZ-AMB-30 TEZ-END-03 TEZ-CVZ-11 TEZ-DECK-06 TEZ-COOP-09: one more Turn each."""
    table = given("janitor", "doctor", mode=mode, rooms={"janitor": "N3"}, search=[], facedown=[-1, card("axe")])
    table.search("doctor").do("store:N")
    assert table.s.active == 0
    zombies = table.zombies
    table.end()
    assert (table.s.active, table.zombies) == (1, zombies)
    table.end()
    assert table.outcome == ("TEZ-END-03" if mode == "coop" else "TEZ-CVZ-11")


def test_a_whole_game_has_24_reveals(given: Given) -> None:
    """TEZ-DECK-06 TEZ-SOLO-04 TEZ-END-03: 24 Turns with a Search, then one final Turn for each Human."""
    table = given("janitor", "doctor", survivors=[99]).begin("janitor")
    turns = 0
    while table.kind != "over":
        turns += 1
        table.end()
        table.s.zombies, table.s.figures, table.s.barricade = 0, 18, 6
        while table.kind not in ("turn", "over"):
            table.do(table.keys[0])
    assert (turns, table.s.reveals, table.outcome) == (26, 24, "TEZ-END-03")


# ---- the end of the game


def test_the_third_objective_wins_at_once(given: Given) -> None:
    """TEZ-OBJ-01 TEZ-OBJ-04 TEZ-END-01 TEZ-OBJ-02: in the middle of the Turn, no Search, no Zombie Turn."""
    table = given("janitor", "doctor", rooms={"janitor": "W1"})
    table.finish("save-the-stranded", "discover-a-cure")
    table.progress("fix-the-helicopter", 3)
    table.carry("janitor", "part")
    table.begin("janitor").do("move:cW")
    assert (table.outcome, table.s.result, table.happened("revealed")) == ("TEZ-END-01", 1, [])


def test_completion_comes_before_death(given: Given) -> None:
    """TEZ-END-05 TEZ-AMB-50: the last Ammo completes the Arsenal, the Humans win."""
    objectives = ["assemble-an-arsenal", "fix-the-helicopter", "discover-a-cure"]
    table = given(
        "janitor",
        "doctor",
        objectives=objectives,
        survivors=[0],
        rooms={"janitor": "W1"},
        tracks={"janitor": (4, 5)},
        ammo_cache=[12],
    )
    table.finish("fix-the-helicopter", "discover-a-cure")
    table.progress("assemble-an-arsenal", 3)
    assert table.begin("janitor").do("move:cW", "store-ammo:1").outcome == "TEZ-END-01"


def test_objectives_run_in_parallel(given: Given) -> None:
    """TEZ-OBJ-03: two of them advance in one Turn."""
    table = given("janitor", "doctor", rooms={"janitor": "W3"}, draws={"ingredients": [0]})
    table.carry("janitor", "part")
    table.begin("janitor").do("move:W1", "flip:ingredient-8", "move:cW")
    assert (table.step("discover-a-cure"), table.step("fix-the-helicopter")) == (1, 1)


def test_completed_objectives_go_quiet(given: Given) -> None:
    """TEZ-OBJ-05 TEZ-AMB-65: tokens leave, Frequencies are ordinary again."""
    objectives = ["call-the-cdc", "fix-the-helicopter", "discover-a-cure"]
    table = given("janitor", "doctor", objectives=objectives, rooms={"janitor": "W3", "doctor": "S2"})
    table.progress("fix-the-helicopter", 3)
    table.finish("call-the-cdc")
    table.carry("janitor", "part")
    table.lay("S", "frequency-1-a")
    table.begin("janitor").do("move:cW")
    assert (table.completed("fix-the-helicopter"), table.lies("part")) == (True, "")
    assert table.begin("doctor").do("move:S3").can("collect:frequency-1-a")


def test_who_wins(given: Given) -> None:
    """TEZ-END-06: the Zombie Player's seat in the versus modes, the game otherwise."""
    versus = given(
        "janitor",
        "doctor",
        mode=VERSUS,
        zombies="S2",
        rooms={"janitor": "cS"},
        survivors=[0],
        tracks={"janitor": (8, 9)},
        dice="wound-1",
    )
    versus.begin("janitor").do("move:S2")
    assert versus.game is not None
    assert versus.game.outcome is not None
    assert (versus.game.outcome.won, versus.game.outcome.winner) == (False, 2)
