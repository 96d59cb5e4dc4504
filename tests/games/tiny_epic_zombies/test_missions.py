"""The nine Objectives of the cooperative game."""

from __future__ import annotations

from typing import Any

from graveshift.games.tiny_epic_zombies.investigate import lay_out

from .conftest import Board, Given, room

REST = ["fix-the-helicopter", "discover-a-cure"]


# ---- Save the Stranded


def test_stranded_set_up(given: Given) -> None:
    """TEZ-MIS-STR-01 TEZ-REC-13 TEZ-ICON-27: one token on the Entrance of each Store with the first symbol."""
    table = given("janitor", "hippie")
    assert {table.lies("stranded-1"), table.lies("stranded-2")} == {"N1", "SW1"}
    assert table.step("save-the-stranded") == 0


def test_stranded_needs_an_empty_store(given: Given) -> None:
    """TEZ-MIS-STR-02 TEZ-OBJ-06: a Zombie in Room 3 forbids flipping."""
    busy = given("janitor", "hippie", zombies="N3", rooms={"janitor": "N2"}).begin("janitor").do("move:N1")
    assert busy.refused("flip:stranded-2") == "TEZ-ROOM-01"


def test_false_alarm(given: Given) -> None:
    """TEZ-MIS-STR-03 TEZ-ADD-14: a Zombie appears right there and Overruns; the token goes onto the card."""
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, tracks={"janitor": (1, 9)}, draws={"stranded": [1]})
    table.begin("janitor").do("move:N1", "flip:stranded-2")
    assert (table.track("janitor")[0], table.zombies, table.s.figures) == (2, "N1", 17)
    assert (table.lies("stranded-2"), table.lies("stranded-1"), table.s.moves) == ("", "SW1", 2)


def test_false_alarm_without_figures(given: Given) -> None:
    """TEZ-AMB-46: Bleeding Out instead, and no Overrun."""
    table = given(
        "janitor", "hippie", rooms={"janitor": "N2"}, tracks={"janitor": (1, 9)}, figures=0, draws={"stranded": [1]}
    )
    table.begin("janitor").do("move:N1", "flip:stranded-2")
    assert (table.s.wounds, table.s.overrun, table.zombies) == ([1, 1], 0, "")


def test_a_person_is_saved(given: Given) -> None:
    """TEZ-MIS-STR-04 TEZ-MIS-STR-05: the marker advances, both tokens move to the next symbol's Entrances."""
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, draws={"stranded": [0]})
    table.begin("janitor").do("move:N1", "flip:stranded-2")
    assert table.step("save-the-stranded") == 1
    assert {table.lies("stranded-1"), table.lies("stranded-2")} == {"E1", "NW1"}


def test_after_a_false_alarm_the_other_is_the_person(given: Given) -> None:
    """TEZ-MIS-STR-05: only two tokens exist, and after the save the false alarm comes back."""
    table = given("janitor", "hippie", rooms={"janitor": "SW2"})
    table.token("stranded-2", "")
    table.begin("janitor").do("move:SW1", "flip:stranded-1")
    assert (table.step("save-the-stranded"), table.lies("stranded-2")) == (1, "NW1")


def test_four_saved(given: Given) -> None:
    """TEZ-MIS-STR-06: completed, and no tokens on the map."""
    table = given("janitor", "hippie", rooms={"janitor": "N2"}, draws={"stranded": [0]})
    table.progress("save-the-stranded", 3)
    table.begin("janitor").do("move:N1", "flip:stranded-2")
    assert table.completed("save-the-stranded")
    assert (table.lies("stranded-1"), table.lies("stranded-2")) == ("", "")


# ---- Call the C.D.C.


def cdc(given: Given, *humans: str, **more: Any) -> Board:
    return given(*humans, objectives=["call-the-cdc", *REST], **more)


def test_cdc_set_up(given: Given) -> None:
    """TEZ-MIS-CDC-01: the Radio lies in the centre Room."""
    assert cdc(given, "janitor", "hippie").lies("radio") == "cC"


def test_taking_the_radio(given: Given) -> None:
    """TEZ-MIS-CDC-02 TEZ-AMB-13: not before a Move of this Turn."""
    table = cdc(given, "janitor", "hippie").begin("janitor")
    assert table.refused("take:radio") == "TEZ-TURN-05"
    assert table.do("move:cN", "move:cC", "take:radio").lies("radio") == "janitor"


def test_handing_the_radio_over(given: Given) -> None:
    """TEZ-MIS-CDC-03 TEZ-AMB-57: in one Room, with the other's permission, by asking or by giving."""
    table = cdc(given, "janitor", "hippie", rooms={"janitor": "N2", "hippie": "N2"})
    table.carry("janitor", "radio")
    table.begin("hippie").do("ask-for:radio<janitor")
    assert (table.kind, table.asked) == ("consent", 0)
    assert table.do("yes").lies("radio") == "hippie"
    assert not table.can("give:radio>janitor")
    table.do("move:N1", "move:N2", "give:radio>janitor", "no")
    assert table.lies("radio") == "hippie"


def test_dropping_in_another_turn(given: Given) -> None:
    """TEZ-MIS-CDC-03 TEZ-MIS-HEL-05: the carrier may put it down as another Human's Turn begins."""
    table = given("janitor", "hippie", rooms={"janitor": "SE2", "hippie": "W2"})
    table.carry("janitor", "part")
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert (table.s.active, table.kind, table.asked) == (1, "any-time", 0)
    assert table.do("drop:part").lies("part") == "SE2"


def test_only_the_carrier_collects_frequencies(given: Given) -> None:
    """TEZ-MIS-CDC-04 TEZ-CARD-19 TEZ-ITEM-08: others may not."""
    table = cdc(given, "janitor", "hippie", rooms={"janitor": "S2"})
    table.lay("S", "frequency-2-a")
    assert table.begin("janitor").do("move:S3").refused("collect:frequency-2-a") == "TEZ-MIS-CDC-04"


def test_a_frequency_with_the_radio(given: Given) -> None:
    """TEZ-MIS-CDC-05 TEZ-CARD-19 TEZ-ICON-34: its Ammo, and one step."""
    table = cdc(given, "janitor", "hippie", rooms={"janitor": "S2"}, tracks={"janitor": (0, 5)})
    table.lay("S", "frequency-2-a")
    table.carry("janitor", "radio")
    table.begin("janitor").do("move:S3", "collect:frequency-2-a")
    assert (table.track("janitor"), table.step("call-the-cdc"), table.beside("S")) == ((0, 7), 1, [])


def test_the_third_frequency(given: Given) -> None:
    """TEZ-MIS-CDC-07: completed; the gain at 9 is lost but counts."""
    table = cdc(given, "janitor", "hippie", rooms={"janitor": "S2"})
    table.lay("S", "frequency-1-a")
    table.carry("janitor", "radio")
    table.progress("call-the-cdc", 2)
    assert table.begin("janitor").do("move:S3", "collect:frequency-1-a").completed("call-the-cdc")


# ---- Fix the Helicopter


def test_the_part(given: Given) -> None:
    """TEZ-MIS-HEL-01 TEZ-MIS-HEL-02 TEZ-MIS-HEL-03 TEZ-MIS-HEL-04 TEZ-ICON-28: gear 1, taken, delivered, gear 2."""
    table = given("janitor", "hippie", rooms={"janitor": "SE2"}, zombies="SW1")
    assert table.lies("part") == "SE1"
    table.begin("janitor").do("move:SE1", "take:part")
    assert table.lies("part") == "janitor"
    table.put("janitor", "E2").do("move:cE")
    assert (table.step("fix-the-helicopter"), table.lies("part")) == (1, "SW1")


def test_four_parts(given: Given) -> None:
    """TEZ-MIS-HEL-06: completed and no Part on the map; the third lies at S1, the fourth at NW1."""
    for done, place in ((1, "S1"), (2, "NW1"), (3, "")):
        table = given("janitor", "hippie", rooms={"janitor": "W1"})
        table.progress("fix-the-helicopter", done)
        table.carry("janitor", "part")
        table.begin("janitor").do("move:cW")
        assert (table.lies("part"), table.completed("fix-the-helicopter")) == (place, done == 3)


def test_handing_the_part_over(given: Given) -> None:
    """TEZ-MIS-HEL-05: given with consent; dropped in one's own Turn."""
    table = given("janitor", "hippie", rooms={"janitor": "N2", "hippie": "N2"})
    table.carry("janitor", "part")
    table.begin("janitor").do("give:part>hippie", "yes")
    assert table.lies("part") == "hippie"
    own = given("janitor", "hippie", rooms={"janitor": "N2"})
    own.carry("janitor", "part")
    assert own.begin("janitor").do("drop:part").lies("part") == "N2"


# ---- Assemble an Arsenal


def arsenal(given: Given, **more: Any) -> Board:
    return given("janitor", "hippie", objectives=["assemble-an-arsenal", *REST], rooms={"janitor": "W1"}, **more)


def test_arsenal_set_up(given: Given) -> None:
    """TEZ-MIS-ARS-01 TEZ-MIS-ARS-02: empty caches, and nothing ever comes out of them."""
    table = arsenal(given, ammo_cache=[5]).begin("janitor").do("move:cW")
    assert table.step("assemble-an-arsenal") == 0
    assert not any("cache" in key for key in table.keys)
    assert {key.partition(":")[0] for key in table.keys} == {"move", "store-ammo"}


def test_depositing_a_weapon(given: Given) -> None:
    """TEZ-MIS-ARS-03 TEZ-AMB-44 TEZ-COMP-12: one per entry, and its card leaves the game."""
    table = arsenal(given)
    table.hold("janitor", "axe", "uzi")
    table.begin("janitor").do("move:cW")
    assert table.of("store") == {"axe", "uzi"}
    table.do("store:axe")
    assert (table.step("assemble-an-arsenal"), table.s.removed, table.of("store")) == (1, [14], set())
    assert table.refused("store:uzi") == "TEZ-AMB-44"
    assert table.do("move:cC").refused("store:uzi") == "TEZ-MIS-ARS-03"


def test_two_weapons_per_entry(given: Given) -> None:
    """TEZ-AMB-44: the switch arsenal-weapons-per-entry."""
    table = arsenal(given, switches={"arsenal-weapons-per-entry": "2"})
    table.hold("janitor", "axe", "uzi")
    assert table.begin("janitor").do("move:cW", "store:axe", "store:uzi").step("assemble-an-arsenal") == 2


def test_depositing_ammo(given: Given) -> None:
    """TEZ-MIS-ARS-04 TEZ-ICON-33: any amount, not beyond 13."""
    table = arsenal(given, tracks={"janitor": (1, 8)}, ammo_cache=[5]).begin("janitor").do("move:cW", "store-ammo:4")
    assert (table.track("janitor"), table.s.ammo_cache) == ((1, 4), [9])
    assert table.of("store-ammo") == {"1", "2", "3", "4"}


def test_gains_may_go_to_the_cache(given: Given) -> None:
    """TEZ-MIS-ARS-05 TEZ-WA-05: the whole gain, anywhere; what is over 13 is lost."""
    table = arsenal(given, ammo_cache=[11])
    table.lay("S", "frequency-3-a")
    table.s.room[0] = room("S2")
    table.begin("janitor").do("move:S3", "collect:frequency-3-a")
    assert (table.kind, table.keys) == ("gain", ("track", "cache"))
    table.do("cache")
    assert (table.s.ammo_cache, table.track("janitor")) == ([13], (0, 9))


def test_a_complete_arsenal(given: Given) -> None:
    """TEZ-MIS-ARS-06: three Weapons and 13 Ammo in any order."""
    table = arsenal(given, ammo_cache=[13])
    table.progress("assemble-an-arsenal", 2)
    table.hold("janitor", "axe")
    assert table.begin("janitor").do("move:cW", "store:axe").completed("assemble-an-arsenal")


# ---- Discover a Cure


def test_cure_set_up(given: Given) -> None:
    """TEZ-MIS-CUR-01 TEZ-ICON-29: one face-down Ingredient on each flask."""
    table = given("janitor", "hippie")
    assert {table.lies(f"ingredient-{number}") for number in range(1, 9)} == {
        *("NW3", "N2", "NE3", "E3", "SE3", "S2", "SW2", "W1")
    }
    assert set(table.s.token_face) == {-1}


def test_the_right_ingredient(given: Given) -> None:
    """TEZ-MIS-CUR-02 TEZ-MIS-CUR-03: an A goes to the first space."""
    table = given("janitor", "hippie", rooms={"janitor": "W2"}, draws={"ingredients": [0]})
    table.begin("janitor").do("move:W1", "flip:ingredient-8")
    assert (table.step("discover-a-cure"), table.lies("ingredient-8")) == (1, "")


def test_the_wrong_ingredient(given: Given) -> None:
    """TEZ-MIS-CUR-04 TEZ-MIS-CUR-02 TEZ-OBJ-07: a C goes back face down; everybody has seen it; it cost nothing."""
    table = given("janitor", "hippie", rooms={"janitor": "W2"}, draws={"ingredients": [2]})
    table.begin("janitor").do("move:W1", "flip:ingredient-8")
    assert (table.step("discover-a-cure"), table.lies("ingredient-8"), table.s.moves) == (0, "W1", 2)
    assert table.track("janitor") == (0, 9)
    assert not table.can("flip:ingredient-8")
    assert table.game is not None
    assert table.game.view(1)["tokens"]["ingredient-8"]["face"] == "c"


def test_the_order_of_the_cure(given: Given) -> None:
    """TEZ-MIS-CUR-05 TEZ-AMB-41: A B C D round again; the snake is a switch."""
    assert given("janitor", "hippie").s.table.cure_order == [0, 1, 2, 3, 0, 1, 2, 3]
    snake = given("janitor", "hippie", switches={"cure-order": "snake"})
    assert snake.s.table.cure_order == [0, 1, 2, 3, 3, 2, 1, 0]
    table = given("janitor", "hippie", rooms={"janitor": "W2"}, draws={"ingredients": [3]})
    table.progress("discover-a-cure", 2)
    assert table.begin("janitor").do("move:W1", "flip:ingredient-8").step("discover-a-cure") == 2


def test_eight_ingredients(given: Given) -> None:
    """TEZ-MIS-CUR-06: the last one completes it, and it is the letter that is left."""
    table = given("janitor", "hippie", rooms={"janitor": "W2"})
    table.progress("discover-a-cure", 7)
    for number, face in enumerate((0, 1, 2, 3, 0, 1, 2)):
        table.s.token_face[6 + number] = face
        table.token(f"ingredient-{number + 1}", "")
    assert table.begin("janitor").do("move:W1", "flip:ingredient-8").completed("discover-a-cure")


# ---- Escape the Mall


def escape(given: Given, **more: Any) -> Board:
    return given("janitor", "hippie", objectives=["escape-the-mall", *REST], **more)


def test_escape_set_up(given: Given) -> None:
    """TEZ-MIS-EXI-01 TEZ-SET-16: a face-down token on each Entrance, beside whatever else lies there."""
    table = escape(given)
    assert {table.lies(f"exit-{number}") for number in range(1, 9)} == {
        *("NW1", "N1", "NE1", "E1", "SE1", "S1", "SW1", "W1")
    }
    both = given("janitor", "hippie", objectives=["escape-the-mall", "save-the-stranded", "discover-a-cure"])
    assert (both.lies("exit-2"), both.lies("stranded-2")) == ("N1", "N1")


def test_flipping_an_exit(given: Given) -> None:
    """TEZ-MIS-EXI-02 TEZ-MIS-EXI-03: the token goes onto the card."""
    table = escape(given, rooms={"janitor": "N2"}, draws={"exits": [3]})
    table.begin("janitor").do("move:N1", "flip:exit-2")
    assert (table.s.exits, table.lies("exit-2")) == ([3], "")
    assert table.game is not None
    assert table.game.view(1)["exits_found"] == ["azure"]


def test_the_real_exit(given: Given) -> None:
    """TEZ-MIS-EXI-04 TEZ-MIS-EXI-03 TEZ-AMB-42: the fourth symbol and the fourth number name the Entrance."""
    table = escape(given, rooms={"janitor": "N2"}, exits=[1, 4, 2, 5, 3, 5, 0])
    table.begin("janitor").do("move:N1", "flip:exit-2")
    assert table.s.exits == [1, 4, 2, 5, 3, 5, 0, 4]
    assert table.game is not None
    assert table.game.view(0)["real_exit"] == table.spell("x:SW1").partition(":")[2]


def test_everybody_at_the_exit(given: Given) -> None:
    """TEZ-MIS-EXI-05 TEZ-AMB-43: when the last Human arrives, Zombies or not."""
    table = escape(given, rooms={"janitor": "SW2", "hippie": "SW1"}, exits=[1, 4, 2, 5, 3, 5, 0, 4], zombies="SW1")
    table.finish(*REST)
    assert table.begin("janitor").do("move:SW1").outcome == "TEZ-END-01"


def test_escape_comes_last(given: Given) -> None:
    """TEZ-MIS-EXI-06 TEZ-OBJ-03: not with another one open; at once when that one is completed."""
    table = escape(
        given, rooms={"janitor": "SW2", "hippie": "SW1"}, exits=[1, 4, 2, 5, 3, 5, 0, 4], draws={"ingredients": [0]}
    )
    table.finish("fix-the-helicopter")
    table.progress("discover-a-cure", 7)
    table.s.table.cure_order[7] = 0
    table.token("ingredient-1", "SW1")
    table.begin("janitor").do("move:SW1")
    assert table.outcome == ""
    assert table.do("flip:ingredient-1").outcome == "TEZ-END-01"


# ---- Quarantine the Infected


def quarantine(given: Given, dice: str, zombies: str = "N2", **more: Any) -> Board:
    objectives = ["quarantine-the-infected", *REST]
    table = given(
        "janitor", "hippie", objectives=objectives, zombies=zombies, rooms={"janitor": "cN"}, dice=dice, **more
    )
    return table.begin("janitor").do("move:N2")


def test_isolated_zombies_only(given: Given) -> None:
    """TEZ-MIS-QUA-01 TEZ-MIS-QUA-02: alone in its Store, there is a choice; with company there is none."""
    table = quarantine(given, "overkill")
    assert (table.kind, table.keys) == ("fight", ("fight", "capture"))
    table.do("capture")
    assert quarantine(given, "blank", "N2 N3").kind == "turn"


def test_an_attempt(given: Given) -> None:
    """TEZ-MIS-QUA-03 TEZ-MIS-QUA-04 TEZ-ICON-18 TEZ-AMB-47: roll until Overkill; captured, no kill, no free Move."""
    table = quarantine(given, "wound-1 blank wound-2 overkill").do("capture")
    assert (table.track("janitor"), table.step("quarantine-the-infected")) == ((3, 9), 1)
    assert (table.s.figures, table.s.free, table.s.kills, table.zombies) == (18, 0, 0, "")


def test_captured_zombies_may_leave_the_game(given: Given) -> None:
    """TEZ-AMB-47: the switch captured-zombie."""
    table = quarantine(given, "overkill", switches={"captured-zombie": "out-of-game"}).do("capture")
    assert (table.s.figures, table.s.captured) == (17, 1)


def test_death_ends_an_attempt(given: Given) -> None:
    """TEZ-MIS-QUA-03: the Zombie stays."""
    table = quarantine(given, "wound-2", tracks={"janitor": (7, 9)}, draws={"players": ["doctor"]}).do("capture")
    assert (table.zombies, table.step("quarantine-the-infected")) == ("N2", 0)


def test_nothing_helps_an_attempt(given: Given) -> None:
    """TEZ-MIS-QUA-05: no Barbed Bat, no Chainsaw."""
    objectives = ["quarantine-the-infected", *REST]
    table = given(
        "janitor", "hippie", objectives=objectives, zombies="N2", rooms={"janitor": "cN"}, dice="blank overkill"
    )
    table.hold("janitor", "barbed-bat")
    table.begin("janitor").do("move:N2", "capture")
    assert (table.kind, table.track("janitor")[0]) == ("turn", 0)


def test_five_captures(given: Given) -> None:
    """TEZ-MIS-QUA-06: completed."""
    objectives = ["quarantine-the-infected", *REST]
    table = given("janitor", "hippie", objectives=objectives, zombies="N2", rooms={"janitor": "cN"}, dice="overkill")
    table.progress("quarantine-the-infected", 4)
    assert table.begin("janitor").do("move:N2", "capture").completed("quarantine-the-infected")


# ---- Escort the Army


def escort(given: Given, *humans: str, **more: Any) -> Board:
    return given(*(humans or ("janitor", "hippie")), objectives=["escort-the-army", *REST], **more)


def test_escort_set_up(given: Given) -> None:
    """TEZ-MIS-ESC-01 TEZ-MIS-ESC-02: four Squads outside the corners, where no Zombie reaches them."""
    table = escort(given, rooms={"janitor": "N2"})
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert ("NW1" in table.zombies, table.s.squads) == (True, [0, 0, 0, 0])


def test_moving_a_squad(given: Given) -> None:
    """TEZ-MIS-ESC-03: instead of one of the three Moves, and without actions; not with additional Moves."""
    table = escort(given, rooms={"janitor": "S2"})
    table.hold("janitor", "axe")
    table.begin("janitor").do("move:S3")
    assert table.can("use:gain-ammo-1")
    table.do("squad:ne")
    assert (table.s.moves, table.s.squads, table.can("use:gain-ammo-1")) == (1, [0, 1, 0, 0], False)
    table.s.extra = 1
    table.do("squad:ne")
    assert table.of("squad") == set()
    assert table.refused("squad:ne") == "TEZ-MIS-ESC-03"


def test_squads_follow_the_arrows(given: Given) -> None:
    """TEZ-MIS-ESC-04 TEZ-REC-11: 1-2-3 of the corner, 1-2-3 of the next Store, then the Courtyard."""
    paths = escort(given).s.table.mall.paths
    assert paths[0] == [room(name) for name in ("NW1", "NW2", "NW3", "N1", "N2", "N3")]
    assert paths[3] == [room(name) for name in ("SW1", "SW2", "SW3", "W1", "W2", "W3")]


def test_squads_may_take_the_touching_room(given: Given) -> None:
    """TEZ-REC-11: the switch squad-path; SE3 touches S2 first."""
    paths = escort(given, switches={"squad-path": "touching-rooms"}).s.table.mall.paths
    assert paths[2] == [room(name) for name in ("SE1", "SE2", "SE3", "S2", "S3")]
    table = escort(given, switches={"squad-path": "touching-rooms"}, squads=[0, 0, 5, 0]).begin("janitor")
    assert table.do("squad:se").kind == "reward"


def test_squads_kill(given: Given) -> None:
    """TEZ-MIS-ESC-05: a Zombie in the Room dies, nobody's kill."""
    table = escort(given, zombies="NW2", squads=[1, 0, 0, 0]).begin("janitor").do("squad:nw")
    assert (table.zombies, table.s.figures, table.s.kills) == ("", 18, 0)


def test_squads_retreat(given: Given) -> None:
    """TEZ-MIS-ESC-06: Overrun in NW1 by an added Zombie, back outside; the Zombie stays."""
    table = escort(given, squads=[1, 0, 0, 0], rooms={"janitor": "N2"})
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert (table.s.squads[0], "NW1" in table.zombies) == (0, True)


def test_rewards(given: Given) -> None:
    """TEZ-MIS-ESC-07 TEZ-ICON-32: heal all, Ammo for all, repair, or kill any two; each space once."""
    heal = escort(given, squads=[6, 0, 0, 0], tracks={"janitor": (2, 5), "hippie": (1, 5)}).begin("janitor")
    assert heal.do("squad:nw").of("reward") == {"heal", "ammo", "repair", "kill"}
    assert heal.do("reward:heal").s.wounds == [1, 0]
    ammo = escort(given, squads=[6, 0, 0, 0], tracks={"janitor": (2, 5), "hippie": (1, 5)}, rewards=1).begin("janitor")
    assert ammo.do("squad:nw").of("reward") == {"ammo", "repair", "kill"}
    assert ammo.do("reward:ammo").s.ammo == [6, 6]
    repair = escort(given, squads=[6, 0, 0, 0], barricade=4).begin("janitor").do("squad:nw", "reward:repair")
    assert (repair.s.barricade, repair.s.rewards) == (5, 4)
    kill = escort(given, squads=[6, 0, 0, 0], zombies="W1 E1 S1").begin("janitor").do("squad:nw", "reward:kill")
    assert (kill.do("room:W1", "room:E1").zombies, kill.s.kills) == ("S1", 0)


def test_three_squads(given: Given) -> None:
    """TEZ-MIS-ESC-08 TEZ-AMB-45: completed with the third, its reward is still resolved; the fourth may still come."""
    table = escort(given, squads=[7, 7, 6, 0], rewards=3, barricade=2)
    table.progress("escort-the-army", 2)
    table.begin("janitor").do("squad:se", "reward:repair")
    assert (table.completed("escort-the-army"), table.s.barricade, table.of("squad")) == (True, 3, {"sw"})


# ---- Investigate the Source


def investigate(given: Given, **more: Any) -> Board:
    table = given(
        "janitor", "doctor", "hippie", objectives=["investigate-the-source", *REST], rooms={"janitor": "W1"}, **more
    )
    return table


def test_investigate_set_up(given: Given) -> None:
    """TEZ-MIS-INV-01 TEZ-ICON-30: four Clues on the icons, one token on SOURCE, all face down."""
    table = investigate(given)
    assert [table.lies(f"clue-{number}") for number in range(1, 6)] == ["NE1", "N1", "W3", "E1", ""]


def test_the_zombie_player_knows_no_more(given: Given) -> None:
    """TEZ-AMB-66: face-down Objective Tokens have no face for anybody, the Zombie Player included."""
    table = given("janitor", "hippie", mode="coop-vs-zombie", objectives=["investigate-the-source", *REST]).begin(
        "janitor"
    )
    assert table.game is not None
    for seat in (0, 2):
        assert not any("face" in token for token in table.game.view(seat)["tokens"].values())


def test_a_clue(given: Given) -> None:
    """TEZ-MIS-INV-02 TEZ-MIS-INV-03: shown to all, it stays open; then go on or guess."""
    table = investigate(given, draws={"clues": [1]}).begin("janitor").do("move:W3", "flip:clue-3")
    assert table.game is not None
    assert table.game.view(2)["tokens"]["clue-3"] == {"room": "food-court.3", "carrier": None, "face": "virus"}
    assert len(table.of("guess")) == 5
    assert table.do("move:W1").s.moves == 1


def test_guessing_at_an_open_clue(given: Given) -> None:
    """TEZ-AMB-48 TEZ-MIS-INV-03: entering its Room again allows a Guess; without a Clue there is none."""
    table = investigate(given)
    table.s.token_face[24] = 1
    table.s.token_seen[24] = -1
    table.begin("janitor")
    assert table.refused("guess:virus") == "TEZ-TURN-05"
    assert table.do("move:W3").can("guess:fungus")


def test_a_right_guess(given: Given) -> None:
    """TEZ-MIS-INV-04 TEZ-MIS-INV-05 TEZ-MIS-INV-06 TEZ-MIS-INV-08: found, reset, and the Turn is over."""
    table = investigate(given, draws={"clues": [1], "source": [2]})
    table.deal("janitor", "golf-club")
    table.begin("janitor").do("move:W3", "flip:clue-3", "guess:fungus")
    assert (table.step("investigate-the-source"), table.s.sources) == (1, 1 << 2)
    assert [table.lies(f"clue-{number}") for number in range(1, 6)] == ["NE1", "N1", "W3", "", ""]
    assert (table.beside("W"), table.s.active) == (["golf-club"], 1)


def test_found_sources_cannot_be_named(given: Given) -> None:
    """TEZ-MIS-INV-04 TEZ-MIS-INV-08: with two found the Clues lie on icons 1 and 2."""
    table = investigate(given, sources=0b011, draws={"clues": [4]})
    table.progress("investigate-the-source", 2)
    lay_out(table.s)
    assert [table.lies(f"clue-{number}") for number in range(1, 6)] == ["NE1", "N1", "", "", ""]
    table.s.room[0] = room("N2")
    table.begin("janitor").do("move:N1", "flip:clue-2")
    assert table.of("guess") == {"fungus", "dark-magic", "radiation"}
    assert table.refused("guess:virus") == "TEZ-MIS-INV-04"


def test_a_wrong_guess(given: Given) -> None:
    """TEZ-MIS-INV-07 TEZ-ICON-31: everybody takes 2 Wounds, then reset."""
    tracks = {"janitor": (1, 9), "doctor": (2, 9), "hippie": (3, 9)}
    table = investigate(given, tracks=tracks, draws={"clues": [1], "source": [0]})
    table.deal("janitor", "golf-club")
    table.begin("janitor").do("move:W3", "flip:clue-3", "guess:fungus")
    assert (table.s.wounds, table.step("investigate-the-source")) == ([3, 4, 5], 0)
    assert table.s.token_face[24] == -1


def test_three_sources(given: Given) -> None:
    """TEZ-MIS-INV-09: completed, no reset."""
    table = investigate(given, draws={"clues": [1], "source": [2]})
    table.progress("investigate-the-source", 2)
    table.begin("janitor").do("move:W3", "flip:clue-3", "guess:fungus")
    assert table.completed("investigate-the-source")
    assert {table.lies(f"clue-{number}") for number in range(1, 6)} == {""}


def test_a_known_letter_is_flipped_when_its_time_comes(given: Given) -> None:
    """TEZ-MIS-CUR-03 TEZ-MIS-CUR-04: seen before and put back, it counts once it is the next; it is no Clue."""
    table = given("janitor", "hippie", rooms={"janitor": "W2"})
    table.progress("discover-a-cure", 2)
    table.s.token_face[13] = 2
    table.s.token_seen[13] = -1
    table.begin("janitor").do("move:W1")
    assert table.of("guess") == set()
    assert table.do("flip:ingredient-8").step("discover-a-cure") == 3
