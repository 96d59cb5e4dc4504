"""Killing Zombies: Melee and Ranged Attacks, and the Weapons that change them."""

from __future__ import annotations

import pytest

from .conftest import Given, card


def test_melee_is_compulsory_and_always_kills(given: Given) -> None:
    """TEZ-KILL-03 TEZ-KILL-04 TEZ-KILL-07 TEZ-AMB-03 TEZ-ADD-16: one roll without asking; a blank costs nothing."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, tracks={"hippie": (3, 9)}, dice="blank")
    table.begin("hippie").do("move:N2")
    assert (table.zombies, table.track("hippie"), table.kind) == ("", (3, 9), "turn")
    assert table.happened("rolled") == ["rolled"]


@pytest.mark.parametrize(("face", "wounds"), [("overkill", 3), ("blank", 3), ("wound-1", 4), ("wound-2", 5)])
def test_each_face_kills(given: Given, face: str, wounds: int) -> None:
    """TEZ-KILL-02 TEZ-KILL-05 TEZ-KILL-08 TEZ-KILL-09 TEZ-ICON-08 TEZ-WA-02: Wounds by the face."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, tracks={"hippie": (3, 9)}, dice=face)
    table.begin("hippie").do("move:N2")
    assert (table.zombies, table.s.figures, table.track("hippie")[0]) == ("", 18, wounds)


def test_overkill_gives_a_free_move(given: Given) -> None:
    """TEZ-KILL-06 TEZ-GLO-04 TEZ-TURN-07: the free Move is optional and none of the three."""
    table = given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}, dice="overkill").begin("hippie")
    table.do("move:N2")
    assert (table.kind, table.s.moves) == ("overkill", 2)
    assert table.refused("end") == "TEZ-KILL-06"
    table.do("move:N1")
    assert (table.kind, table.s.moves) == ("turn", 2)
    assert table.game is not None
    assert [event.rule for event in table.game.events if event.name == "moved"] == ["TEZ-MOVE-01", "TEZ-KILL-06"]


def test_taking_the_free_move_forfeits_the_room(given: Given) -> None:
    """TEZ-KILL-10: the ability of the Room left is gone; staying keeps it."""
    table = given("hippie", "doctor", zombies="N3", rooms={"hippie": "cN"}, dice="overkill").begin("hippie")
    table.do("move:N3")
    assert not table.can("use:gain-ammo-1")
    assert table.refused("use:gain-ammo-1") == "TEZ-KILL-10"
    table.do("stay")
    assert table.can("use:gain-ammo-1")


def test_overkills_chain(given: Given) -> None:
    """TEZ-KILL-11: three Overkills in a row on the first Move, two Moves left."""
    table = given("hippie", "doctor", zombies="W1 W2 W3", rooms={"hippie": "cW"}, dice="overkill overkill overkill")
    table.begin("hippie").do("move:W3", "move:W1", "move:W2", "stay")
    assert (table.zombies, table.s.moves, table.s.kills) == ("", 2, 3)


def test_actions_after_the_free_move(given: Given) -> None:
    """TEZ-KILL-12: a Ranged Attack from the new Room."""
    table = given("hippie", "doctor", zombies="W3 W2", rooms={"hippie": "cW"}, dice="overkill").begin("hippie")
    table.do("move:W3", "move:W1")
    assert table.can("shoot:W2")


def test_one_kill_per_move(given: Given) -> None:
    """TEZ-KILL-01: after the Melee no Ranged Attack in the same Move."""
    table = given("hippie", "doctor", zombies="W3 W1", rooms={"hippie": "cW"}, dice="blank").begin("hippie")
    table.do("move:W3")
    assert table.of("shoot") == set()
    assert table.refused("shoot:W1") == "TEZ-KILL-01"


def test_a_ranged_attack_costs_one_ammo(given: Given) -> None:
    """TEZ-KILL-13 TEZ-KILL-14 TEZ-KILL-16 TEZ-SET-26 TEZ-WA-04 TEZ-ICON-04: with the Pistol, into a Store."""
    table = given("hippie", "doctor", zombies="N3 NW1", tracks={"hippie": (0, 7)}).begin("hippie")
    table.do("move:cN")
    assert table.of("shoot") == {"N3"}
    table.do("shoot:N3")
    assert (table.track("hippie"), table.zombies) == ((0, 6), "NW1")
    assert table.refused("shoot:NW1") == "TEZ-KILL-01"


def test_a_shot_out_of_range(given: Given) -> None:
    """TEZ-KILL-13 TEZ-KILL-15: only adjacent Rooms with a Zombie."""
    table = given("hippie", "doctor", zombies="N1").begin("hippie").do("move:cN")
    assert table.refused("shoot:N1") == "TEZ-KILL-16"
    assert table.refused("shoot:N2") == "TEZ-KILL-13"
    assert table.refused("shoot:cN") == "TEZ-KILL-15"


def test_only_the_equipped_weapon_works(given: Given) -> None:
    """TEZ-KILL-17 TEZ-ITEM-04: Machete swapped for the Axe, so an Overkill goes one Room."""
    table = given("hippie", "doctor", zombies="N1", rooms={"hippie": "SW1"}, dice="overkill")
    table.hold("hippie", "machete")
    table.lay("W", "axe")
    table.begin("hippie").do("move:W1", "collect:axe")
    assert table.beside("W") == ["machete"]
    table.put("hippie", "NE3").do("move:N1")
    assert table.s.free == 1


def test_the_result_comes_before_the_death(given: Given) -> None:
    """TEZ-KILL-18 TEZ-EAT-15 TEZ-EAT-12: the Zombie is removed, then the Human dies and the Supply Token lies there."""
    table = given(
        "hippie",
        "doctor",
        zombies="S2",
        rooms={"hippie": "cS"},
        tracks={"hippie": (7, 9)},
        dice="wound-2",
        draws={"players": ["janitor"]},
    )
    table.carry("hippie", "supply-1")
    table.begin("hippie").do("move:S2")
    assert (table.zombies, table.lies("supply-1"), table.at("hippie")) == ("", "S2", "cC")


def test_nobodys_kills(given: Given) -> None:
    """TEZ-KILL-19 TEZ-AMB-37 TEZ-HUM-10: a Squad's kill does not spoil the Hippie's peace."""
    table = given(
        "hippie",
        "doctor",
        objectives=["escort-the-army", "fix-the-helicopter", "discover-a-cure"],
        zombies="NW1",
        tracks={"hippie": (4, 9)},
    )
    table.deal("hippie", "first-aid-a")
    table.begin("hippie").do("squad:nw", "move:cN", "move:cC")
    assert (table.zombies, table.s.kills) == ("", 0)
    table.do("end", "store:N")
    assert table.track("hippie")[0] == 2


# ---- Ranged Weapons


@pytest.mark.parametrize(("face", "ammo"), [("overkill", 6), ("blank", 5), ("wound-2", 5)])
def test_crossbow(given: Given, face: str, ammo: int) -> None:
    """TEZ-CARD-01 TEZ-AMB-17 TEZ-ICON-14: the bolt comes back on an Overkill; Wound faces do nothing."""
    table = given("hippie", "doctor", zombies="N3", tracks={"hippie": (0, 6)}, dice=face)
    table.hold("hippie", "crossbow")
    table.begin("hippie").do("move:cN", "shoot:N3")
    assert (table.track("hippie"), table.zombies, table.s.free) == ((0, ammo), "", 0)


def test_crossbow_switch(given: Given) -> None:
    """TEZ-AMB-17: the other reading saves the bolt on a blank."""
    table = given("hippie", "doctor", zombies="N3", dice="blank", switches={"crossbow-face": "blank"})
    table.hold("hippie", "crossbow")
    table.begin("hippie").do("move:cN", "shoot:N3")
    assert table.track("hippie") == (0, 9)


def test_submachine_gun(given: Given) -> None:
    """TEZ-CARD-02 TEZ-ICON-15: two adjacent Zombies for 2 Ammo in one attack."""
    table = given("hippie", "doctor", zombies="N2 N3", tracks={"hippie": (0, 7)})
    table.hold("hippie", "submachine-gun")
    table.begin("hippie").do("move:cN")
    assert {key.partition(":")[2] for key in table.keys if key.startswith("shoot-two")} == {
        "parking-deck.2+parking-deck.3"
    }
    table.do("shoot-two:N2+N3")
    assert (table.zombies, table.track("hippie"), table.of("shoot")) == ("", (0, 5), set())


def test_two_ammo_must_be_there(given: Given) -> None:
    """TEZ-WA-07: with 1 Ammo only the single shot is on offer."""
    table = given("hippie", "doctor", zombies="N2 N3", tracks={"hippie": (0, 1)})
    table.hold("hippie", "submachine-gun")
    table.begin("hippie").do("move:cN")
    assert table.of("shoot") == {"N2", "N3"}
    assert table.of("shoot-two") == set()


def test_uzi_moves_a_willing_neighbour(given: Given) -> None:
    """TEZ-CARD-03 TEZ-CARD-04 TEZ-AMB-53: 1 more Ammo, up to 2 Rooms, with consent, even among Zombies, no actions."""
    table = given(
        "hippie", "doctor", zombies="W1 NW2", rooms={"hippie": "W3", "doctor": "W3"}, tracks={"hippie": (0, 7)}
    )
    table.hold("hippie", "uzi")
    table.begin("hippie").do("move:W2", "shoot:W1")
    assert (table.kind, table.track("hippie")) == ("covering-fire", (0, 6))
    table.do("push:doctor>NW2")
    assert (table.kind, table.asked) == ("consent", 1)
    table.do("yes")
    assert (table.at("doctor"), table.track("hippie"), table.track("doctor")) == ("NW2", (0, 5), (0, 9))
    assert "NW2" in table.zombies


def test_uzi_without_consent_costs_nothing(given: Given) -> None:
    """TEZ-CARD-04: the friend may say no."""
    table = given("hippie", "doctor", zombies="W1", rooms={"hippie": "W3", "doctor": "W3"})
    table.hold("hippie", "uzi")
    table.begin("hippie").do("move:W2", "shoot:W1", "push:doctor>cW", "no")
    assert (table.at("doctor"), table.track("hippie")) == ("W3", (0, 8))


def test_uzi_needs_a_neighbour(given: Given) -> None:
    """TEZ-CARD-03: nobody adjacent, no question."""
    table = given("hippie", "doctor", zombies="W1", rooms={"hippie": "W3", "doctor": "E1"})
    table.hold("hippie", "uzi")
    assert table.begin("hippie").do("move:W2", "shoot:W1").kind == "turn"


def test_a_carrier_pushed_into_the_courtyard_delivers(given: Given) -> None:
    """TEZ-CARD-04 TEZ-MOVE-06: deliveries are automatic."""
    table = given("hippie", "doctor", zombies="W1", rooms={"hippie": "W3", "doctor": "W3"})
    table.hold("hippie", "uzi")
    table.carry("doctor", "supply-1")
    table.begin("hippie").do("move:W2", "shoot:W1", "push:doctor>cW", "yes", "no")
    assert (table.s.barricade, table.lies("supply-1")) == (4, "SE2")


def test_revolver(given: Given) -> None:
    """TEZ-CARD-05 TEZ-AMB-18: when Overrun, 1 Ammo kills the Zombie and no Wound is taken, not even the Teenager's."""
    table = given("hippie", "doctor", zombie="teenager", rooms={"hippie": "W1"}, tracks={"hippie": (2, 5)})
    table.hold("hippie", "revolver")
    table.deal("hippie", "zombie-a")
    table.search("hippie")
    assert (table.kind, table.keys) == ("overrun", ("counter:revolver", "no"))
    table.do("counter:revolver")
    assert table.track("hippie") == (2, 4)
    assert not table.s.overrun


def test_revolver_is_optional(given: Given) -> None:
    """TEZ-CARD-05: without it the Wound is taken."""
    table = given("hippie", "doctor", zombie="janitor", rooms={"hippie": "N1"}, tracks={"hippie": (2, 5)})
    table.hold("hippie", "revolver")
    table.deal("hippie", "zombie-a")
    table.search("hippie").do("no")
    assert table.track("hippie") == (1, 5)  # 2 + 1, then the Hippie heals 2


def test_shotgun(given: Given) -> None:
    """TEZ-CARD-06: in a Zombie's Room Melee or Ranged; Ranged costs 1 Ammo and no roll."""
    table = given("hippie", "doctor", zombies="S3 S2", rooms={"hippie": "cS"})
    table.hold("hippie", "shotgun")
    table.begin("hippie").do("move:S3")
    assert (table.kind, table.keys) == ("fight", ("fight", "shoot-here"))
    table.do("shoot-here")
    assert (table.zombies, table.track("hippie"), table.of("shoot")) == ("S2", (0, 8), set())


def test_assault_rifle(given: Given) -> None:
    """TEZ-CARD-07: two Rooms, without passages; from cW to W2 and NW2, not to N1."""
    table = given("hippie", "doctor", zombies="W2 NW2 N1")
    table.hold("hippie", "assault-rifle")
    table.begin("hippie").do("move:cW")
    assert table.of("shoot") == {"W2", "NW2"}


# ---- Melee Weapons


def test_machete(given: Given) -> None:
    """TEZ-CARD-08 TEZ-ICON-09: the free Move may go 2 Rooms."""
    table = given("hippie", "doctor", zombies="W3", rooms={"hippie": "cW"}, dice="overkill")
    table.hold("hippie", "machete")
    table.begin("hippie").do("move:W3")
    assert {"W1", "cC", "SW1"} <= table.of("move")


@pytest.mark.parametrize(("face", "wounds"), [("wound-1", 2), ("wound-2", 3)])
def test_chainsaw(given: Given, face: str, wounds: int) -> None:
    """TEZ-CARD-09 TEZ-ICON-11: after the Wounds a free Move."""
    table = given("hippie", "doctor", zombies="W3", rooms={"hippie": "cW"}, tracks={"hippie": (1, 9)}, dice=face)
    table.hold("hippie", "chainsaw")
    table.begin("hippie").do("move:W3")
    assert (table.kind, table.track("hippie")[0]) == ("overkill", wounds)


def test_chainsaw_for_the_dead(given: Given) -> None:
    """TEZ-CARD-09: no free Move if the Wounds killed."""
    table = given(
        "hippie",
        "doctor",
        zombies="W3",
        rooms={"hippie": "cW"},
        tracks={"hippie": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.hold("hippie", "chainsaw")
    assert table.begin("hippie").do("move:W3").s.free == 0


@pytest.mark.parametrize(("face", "wounds"), [("overkill", 2), ("blank", 2), ("wound-1", 3), ("wound-2", 4)])
def test_axe(given: Given, face: str, wounds: int) -> None:
    """TEZ-CARD-10 TEZ-AMB-15 TEZ-ICON-13: an Overrun is answered by a Melee Attack; its own Wound is not taken."""
    table = given("doctor", "hippie", zombie="janitor", rooms={"doctor": "N1"}, tracks={"doctor": (2, 9)}, dice=face)
    table.hold("doctor", "axe")
    table.deal("doctor", "zombie-a")
    table.search("doctor")
    assert table.track("doctor")[0] == wounds
    assert table.happened("overrun", "killed") == ["overrun", "killed"]
    assert table.s.free == 0


def test_axe_switch(given: Given) -> None:
    """TEZ-AMB-15: the other reading takes the Overrun's Wound as well."""
    table = given(
        "doctor", "hippie", zombie="janitor", rooms={"doctor": "N1"}, dice="blank", switches={"axe-wound": "taken"}
    )
    table.hold("doctor", "axe")
    table.deal("doctor", "zombie-a")
    assert table.search("doctor").track("doctor")[0] == 1


def test_axe_or_revolver(given: Given) -> None:
    """TEZ-CARD-10: a holder of both chooses which one to use."""
    table = given("doctor", "hippie", zombie="janitor", rooms={"doctor": "N1"})
    table.hold("doctor", "axe", "revolver")
    table.deal("doctor", "zombie-a")
    assert table.search("doctor").keys == ("counter:revolver", "counter:axe")
    table.do("counter:revolver")
    assert table.track("doctor") == (0, 8)


def test_barbed_bat(given: Given) -> None:
    """TEZ-CARD-11 TEZ-AMB-16 TEZ-ICON-12: a blank becomes an Overkill for 1 Wound."""
    table = given("hippie", "doctor", zombies="W3", rooms={"hippie": "cW"}, dice="blank")
    table.hold("hippie", "barbed-bat")
    table.begin("hippie").do("move:W3", "convert")
    assert (table.kind, table.track("hippie")) == ("overkill", (1, 9))


def test_barbed_bat_declined_and_other_faces(given: Given) -> None:
    """TEZ-CARD-11: it is optional, and other faces ask nothing."""
    table = given("hippie", "doctor", zombies="W3 W1", rooms={"hippie": "cW"}, dice="blank wound-1")
    table.hold("hippie", "barbed-bat")
    table.begin("hippie").do("move:W3", "no")
    assert (table.kind, table.track("hippie")) == ("turn", (0, 9))
    assert table.do("move:W1").kind == "turn"


def test_barbed_bat_switch(given: Given) -> None:
    """TEZ-AMB-16: the other reading converts a 1-Wound face."""
    table = given(
        "hippie", "doctor", zombies="W3", rooms={"hippie": "cW"}, dice="wound-1", switches={"bat-face": "wound-1"}
    )
    table.hold("hippie", "barbed-bat")
    table.begin("hippie").do("move:W3", "convert")
    assert (table.kind, table.track("hippie")) == ("overkill", (1, 9))


def test_golf_club(given: Given) -> None:
    """TEZ-CARD-12 TEZ-ICON-10: a free shot instead of the free Move; the Room stays usable."""
    table = given(
        "hippie", "doctor", zombies="W3 W1", rooms={"hippie": "cW"}, tracks={"hippie": (0, 4)}, dice="overkill"
    )
    table.hold("hippie", "golf-club")
    table.begin("hippie").do("move:W3")
    assert table.of("free-shot") == {"W1"}
    table.do("free-shot:W1")
    assert (table.zombies, table.track("hippie"), table.at("hippie")) == ("", (0, 4), "W3")
    assert table.kind == "turn"


def test_crowbar(given: Given) -> None:
    """TEZ-CARD-13 TEZ-AMB-52: the next Move may reach the Entrances next door, once."""
    table = given("hippie", "doctor", zombies="W2", rooms={"hippie": "W1"}, dice="blank")
    table.hold("hippie", "crowbar")
    table.begin("hippie").do("move:W2")
    assert table.of("move") == {"W1", "W3", "NW1", "SW1"}
    table.do("move:W3")
    assert "SW1" not in table.of("move")


def test_crowbar_with_the_free_move(given: Given) -> None:
    """TEZ-AMB-52: the Overkill Move qualifies."""
    table = given("hippie", "doctor", zombies="W2", rooms={"hippie": "W1"}, dice="overkill")
    table.hold("hippie", "crowbar")
    assert {"NW1", "SW1"} <= table.begin("hippie").do("move:W2").of("move")


# ---- Backpack Items


def test_skateboard(given: Given) -> None:
    """TEZ-CARD-14: one Move leads anywhere; entering effects apply."""
    table = given("hippie", "doctor", rooms={"hippie": "NE2"})
    table.hold("hippie", "skateboard")
    table.carry("hippie", "part")
    table.begin("hippie").do("move:NE1", "skate:cC")
    assert (table.step("fix-the-helicopter"), table.s.moves, table.s.pack[0]) == (1, 1, ())
    assert card("skateboard") in table.s.discards


def test_fireworks(given: Given) -> None:
    """TEZ-CARD-15 TEZ-MAP-16 TEZ-AMB-22: up to three Zombies, Store Rooms only, before the first Move too."""
    table = given("hippie", "doctor", zombies="W1 W2 W3")
    table.hold("hippie", "fireworks-a")
    table.begin("hippie").do("light:fireworks-a", "room:W1")
    assert not any("courtyard" in key for key in table.keys)
    table.do("walk:W1>SE1", "room:W2", "walk:W2>W1", "room:W3", "walk:W3>SE3")
    assert (table.zombies, table.kind, table.s.kills) == ("SE1 SE3 W1", "turn", 0)


def test_fireworks_overrun_and_spring_traps(given: Given) -> None:
    """TEZ-ADD-14 TEZ-AMB-22: a Zombie placed on a Human Overruns, one placed on a Trap dies."""
    table = given("hippie", "doctor", zombies="W1 W2", traps="N1", rooms={"doctor": "E1"})
    table.hold("hippie", "fireworks-a")
    table.begin("hippie").do("light:fireworks-a", "room:W1", "walk:W1>E1", "room:W2", "walk:W2>N1", "pass")
    assert (table.track("doctor"), table.zombies, table.s.traps, table.s.figures) == ((1, 9), "E1", 0, 17)


def test_grenade(given: Given) -> None:
    """TEZ-CARD-16 TEZ-AMB-23: entering a Store, all its Zombies die, then a roll for Wounds; no Melee follows."""
    table = given("hippie", "doctor", zombies="S1 S2 S3", rooms={"hippie": "cS"}, dice="wound-1")
    table.hold("hippie", "grenade-a")
    table.begin("hippie").do("move:S3")
    assert table.kind == "grenade"
    table.do("throw")
    assert (table.zombies, table.track("hippie"), table.s.kills) == ("", (1, 9), 3)
    assert table.can("use:gain-ammo-1")


def test_grenade_gives_no_overkill(given: Given) -> None:
    """TEZ-AMB-23: the die is only for Wounds; and it works on entering only."""
    table = given("hippie", "doctor", zombies="S3", rooms={"hippie": "cS"}, dice="overkill")
    table.hold("hippie", "grenade-a", "grenade-b")
    table.begin("hippie").do("move:S3", "throw")
    assert table.s.free == 0
    table.s.zombies = 1 << 16
    table.s.script = None
    assert table.do("move:S2").kind != "grenade"


def test_adrenaline(given: Given) -> None:
    """TEZ-CARD-17 TEZ-TURN-07: up to two more Moves, also after the third."""
    table = given("hippie", "doctor")
    table.hold("hippie", "adrenaline-a", "adrenaline-b")
    table.begin("hippie").do("move:cN", "move:cC", "move:cN")
    assert table.can("end")
    assert table.of("move") == set()
    table.do("inject:adrenaline-a")
    assert (table.s.extra, table.can("end")) == (2, True)
    table.do("inject:adrenaline-b", "move:cC")
    assert table.s.extra == 3


def test_the_last_bullet_of_the_revolver(given: Given) -> None:
    """TEZ-CARD-05 TEZ-WA-06: paid with the last Ammo, the Zombie dies and so does the Human."""
    table = given(
        "hippie",
        "doctor",
        zombie="janitor",
        rooms={"hippie": "N1"},
        tracks={"hippie": (4, 5)},
        draws={"players": ["mallcop"]},
    )
    table.hold("hippie", "revolver")
    table.deal("hippie", "zombie-a")
    table.search("hippie").do("counter:revolver")
    assert "eaten-alive" in table.happened()


def test_the_shotgun_may_cost_the_last_ammo(given: Given) -> None:
    """TEZ-WA-07 TEZ-CARD-06: 1 Ammo is enough for it."""
    table = given("hippie", "doctor", zombies="S3", rooms={"hippie": "cS"}, tracks={"hippie": (0, 1)})
    table.hold("hippie", "shotgun")
    assert table.begin("hippie").do("move:S3").can("shoot-here")


def test_fireworks_on_ones_own_head(given: Given) -> None:
    """TEZ-CARD-15 TEZ-EAT-09: a Human killed by the own Fireworks moves no further Zombie."""
    table = given(
        "hippie",
        "doctor",
        zombies="W1 W2",
        rooms={"hippie": "N2"},
        tracks={"hippie": (8, 9)},
        draws={"players": ["mallcop"]},
    )
    table.hold("hippie", "fireworks-a")
    table.begin("hippie").do("light:fireworks-a", "room:W1", "walk:W1>N2")
    assert (table.kind, table.zombies) == ("search-store", "N2 W2")
