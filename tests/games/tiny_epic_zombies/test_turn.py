"""The Human Turn, Rooms, Wounds and Ammo, Eaten Alive."""

from __future__ import annotations

import pytest

from .conftest import BACK, Given

ARSENAL = ["assemble-an-arsenal", "fix-the-helicopter", "discover-a-cure"]


def test_order_of_turns(given: Given) -> None:
    """TEZ-TURN-01 TEZ-TURN-02 TEZ-DEAL-07: Human, Zombies, next Human to the left, and round again."""
    table = given("hippie", "doctor", "janitor").begin("hippie")
    order = []
    for _ in range(4):
        order.append(table.s.active)
        table.end()
        while table.kind != "turn":
            table.do(table.keys[0])
    assert order == [0, 1, 2, 0]
    assert table.happened("turn-begins", "revealed", "dealt")[:5] == [
        "revealed",
        "dealt",
        "turn-begins",
        "revealed",
        "dealt",
    ]


def test_three_moves_are_compulsory(given: Given) -> None:
    """TEZ-TURN-03: the Turn cannot end after two Moves."""
    table = given("hippie", "doctor").begin("hippie").do("move:cN", "move:cC")
    assert table.refused("end") == "TEZ-TURN-03"
    table.do("move:cN")
    assert table.s.phase != 2  # nothing is left to decide, so the Search began


def test_actions_after_a_move(given: Given) -> None:
    """TEZ-TURN-04 TEZ-TURN-06 TEZ-AMB-04: shoot first, then ability, token and cards of the same Move."""
    table = given("hippie", "doctor", zombies="S1", rooms={"hippie": "cS"})
    table.lay("S", "axe")
    table.begin("hippie").do("move:S2")
    assert table.of("collect") == set()
    table.do("shoot:S1")
    assert {"collect:axe", "take:supply-2", "flip:ingredient-6"} <= set(table.keys)
    table.do("collect:axe", "take:supply-2", "flip:ingredient-6")


def test_the_kill_comes_first(given: Given) -> None:
    """TEZ-TURN-06: after the Room's ability no Ranged Attack in that Move."""
    table = given("hippie", "doctor", zombies="SE3", rooms={"hippie": "S2"}).begin("hippie").do("move:S3")
    assert table.can("shoot:SE3")
    table.do("use:gain-ammo-1")
    assert table.refused("shoot:SE3") == "TEZ-KILL-01"


def test_the_golden_rule(given: Given) -> None:
    """TEZ-TURN-05: nothing can be done in the Room where the Turn begins; after moving out and back it can."""
    table = given("hippie", "doctor", rooms={"hippie": "S3"}).begin("hippie")
    assert table.refused("use:gain-ammo-1") == "TEZ-TURN-05"
    assert table.do("move:S2", "move:S3").can("use:gain-ammo-1")


def test_what_the_golden_rule_does_not_bind(given: Given) -> None:
    """TEZ-TURN-05 TEZ-AMB-24 TEZ-ITEM-05: Backpack Items and dropping before the first Move."""
    table = given("hippie", "doctor", zombies="W1")
    table.hold("hippie", "fireworks-a", "adrenaline-a", "axe")
    table.begin("hippie")
    assert {"light:fireworks-a", "inject:adrenaline-a"} <= set(table.keys)
    assert table.can("drop:axe@N")


def test_limits_reset_each_turn(given: Given) -> None:
    """TEZ-TURN-08 TEZ-ROOM-06: once per Turn and Room, for each Human's own Turn."""
    table = given("hippie", "doctor", rooms={"hippie": "S2", "doctor": "S2"})
    table.begin("hippie").do("move:S3", "use:gain-ammo-1")
    assert not table.can("use:gain-ammo-1")
    table.s.zombies = 0
    table.begin("doctor").do("move:S3")
    assert table.can("use:gain-ammo-1")
    table.begin("hippie").do("move:S2", "move:S3")
    assert table.can("use:gain-ammo-1")


# ---- Rooms


def test_the_store_must_be_empty(given: Given) -> None:
    """TEZ-ROOM-01 TEZ-STORE-10: with a Zombie in the Store no ability; after shooting it, yes."""
    table = given("hippie", "doctor", zombies="NW1", rooms={"hippie": "NW3"}).begin("hippie").do("move:NW2")
    assert table.refused("use:gain-ammo-1") == "TEZ-ROOM-01"
    assert table.do("shoot:NW1").can("use:gain-ammo-1")


def test_empty_means_without_zombies(given: Given) -> None:
    """TEZ-MAP-17 TEZ-GLO-03: Humans, Squads and tokens do not count; the Courtyard is always empty."""
    table = given("hippie", "doctor", rooms={"hippie": "S2", "doctor": "S3"}, squads=[0, 0, 4, 0])
    assert table.begin("hippie").do("move:S3").can("use:gain-ammo-1")
    busy = given("hippie", "doctor", zombies="N2 E1 S2 W1", rooms={"hippie": "cN"})
    assert busy.begin("hippie").do("move:cC").can("use:heal-2")


def test_abilities_are_optional(given: Given) -> None:
    """TEZ-ROOM-02: Leftovers need not be rolled."""
    table = given("hippie", "doctor", rooms={"hippie": "W1"}).begin("hippie").do("move:W2")
    assert table.can("use:leftovers")
    assert table.do("move:W3").happened("rolled") == []


def test_running_once_per_turn_and_room(given: Given) -> None:
    """TEZ-ROOM-03: not again after leaving and returning; another Room with the same ability works."""
    table = given("hippie", "doctor", rooms={"hippie": "S2"}, tracks={"hippie": (0, 5)})
    table.hold("hippie", "axe")
    table.begin("hippie").do("move:S3", "use:gain-ammo-1", "move:S2", "move:S3")
    assert table.refused("use:gain-ammo-1") == "TEZ-ROOM-03"
    other = given("hippie", "doctor", rooms={"hippie": "N2"}, tracks={"hippie": (0, 5)})
    other.begin("hippie").do("move:N3", "use:gain-ammo-1")
    other.put("hippie", "NW1")
    assert other.do("move:NW2", "use:gain-ammo-1").track("hippie") == (0, 7)


def test_stopping_ends_the_turn(given: Given) -> None:
    """TEZ-ROOM-04 TEZ-STORE-05 TEZ-SRCH-06 TEZ-REC-10: Clearance Sale swaps, then the Search follows at once."""
    table = given("hippie", "doctor", zombies="NW1 NW2 NW3", rooms={"hippie": "NE1"})
    table.hold("hippie", "axe")
    table.lay("NW", "machete")
    table.deal("hippie", "grenade-a")
    table.begin("hippie").do("move:NE2", "use:clearance-sale")
    assert (table.beside("NW"), table.s.melee[0]) == (["axe"], 12)
    assert table.beside("NE") == ["grenade-a"]


def test_ability_and_token_in_one_room(given: Given) -> None:
    """TEZ-ROOM-05: the token first, then the Stopping Ability."""
    table = given("hippie", "doctor", rooms={"hippie": "NE1"})
    table.hold("hippie", "axe")
    table.lay("NW", "machete")
    table.token("part", "NE2")
    table.begin("hippie").do("move:NE2", "take:part", "use:clearance-sale")
    assert (table.lies("part"), table.s.melee[0]) == ("hippie", 12)


def test_tokens_need_an_empty_store_too(given: Given) -> None:
    """TEZ-ROOM-07 TEZ-MIS-EXI-02: an Exit Token cannot be flipped while a Zombie is in the Store."""
    objectives = ["escape-the-mall", "fix-the-helicopter", "discover-a-cure"]
    table = given("hippie", "doctor", objectives=objectives, zombies="N3", rooms={"hippie": "N2"})
    table.begin("hippie").do("move:N1")
    assert table.refused("flip:exit-2") == "TEZ-ROOM-01"


def test_any_number_of_tokens_may_be_carried(given: Given) -> None:
    """TEZ-ROOM-08: both Supply Tokens at once."""
    table = given("hippie", "doctor", rooms={"hippie": "SE3"})
    table.carry("hippie", "supply-1")
    table.begin("hippie").do("move:S2", "take:supply-2")
    assert (table.lies("supply-1"), table.lies("supply-2")) == ("hippie", "hippie")


# ---- Stores


def test_heal_in_the_courtyard(given: Given) -> None:
    """TEZ-STORE-01 TEZ-WA-03 TEZ-AMB-28 TEZ-ICON-26: Heal 2 in the centre Room is Running and never goes below 0."""
    table = given("hippie", "doctor", rooms={"hippie": "cN"}, tracks={"hippie": (3, 9), "doctor": (1, 9)})
    table.begin("hippie").do("move:cC", "use:heal-2")
    assert (table.track("hippie")[0], table.s.moves) == (1, 2)
    assert not table.can("use:heal-2")
    other = given("hippie", "doctor", rooms={"hippie": "cN"}, tracks={"hippie": (1, 9)})
    assert other.begin("hippie").do("move:cC", "use:heal-2").track("hippie")[0] == 0


@pytest.mark.parametrize(("face", "wounds"), [("overkill", 1), ("blank", 1), ("wound-1", 3), ("wound-2", 4)])
def test_leftovers(given: Given, face: str, wounds: int) -> None:
    """TEZ-STORE-02 TEZ-ICON-17 TEZ-ICON-02: skulls heal 1, Wound faces hurt; no free Move."""
    table = given("hippie", "doctor", rooms={"hippie": "W1"}, tracks={"hippie": (2, 9)}, dice=face)
    table.begin("hippie").do("move:W2", "use:leftovers")
    assert (table.track("hippie")[0], table.s.free) == (wounds, 0)


def test_gain_one(given: Given) -> None:
    """TEZ-STORE-03 TEZ-STORE-07 TEZ-WA-05 TEZ-ICON-01: 1 Ammo; at 9 the gain is lost."""
    table = given("hippie", "doctor", rooms={"hippie": "S2"}, tracks={"hippie": (0, 5)})
    assert table.begin("hippie").do("move:S3", "use:gain-ammo-1").track("hippie") == (0, 6)
    full = given("hippie", "doctor", rooms={"hippie": "N2"})
    assert full.begin("hippie").do("move:N3", "use:gain-ammo-1").track("hippie") == (0, 9)


def test_clearance_respects_slots(given: Given) -> None:
    """TEZ-STORE-05 TEZ-AMB-54: Melee for Ranged only if the Ranged slot is free; without a Weapon card no sale."""
    table = given("hippie", "doctor", rooms={"hippie": "NE1"})
    table.hold("hippie", "axe", "crossbow")
    table.lay("NW", "uzi", "machete")
    table.begin("hippie").do("move:NE2", "use:clearance-sale")
    assert set(table.keys) == {"swap:axe>machete", "swap:crossbow>uzi"}
    poor = given("hippie", "doctor", rooms={"hippie": "NE1"})
    poor.lay("NW", "uzi")
    assert not poor.begin("hippie").do("move:NE2").can("use:clearance-sale")


def test_motorcycle(given: Given) -> None:
    """TEZ-STORE-06 TEZ-AMB-25 TEZ-AMB-05 TEZ-SRCH-06: three Moves replace the rest, then Search; the bike goes home."""
    table = given("hippie", "doctor", rooms={"hippie": "N1"}).begin("hippie").do("move:N2", "use:ride-motorcycle")
    assert (table.s.moves, table.s.vehicle >= 40) == (3, True)
    assert table.refused("end") == "TEZ-TURN-03"
    table.do("move:cN", "move:cC", "move:cN")
    assert (table.s.vehicle, table.at("hippie")) == (4, "cN")
    assert table.happened("vehicle-returned", "revealed") == ["vehicle-returned", "revealed"]


def test_the_greaser_rides_on(given: Given) -> None:
    """TEZ-HUM-09 TEZ-STORE-06 TEZ-GLO-09: one more Move by choice, and the first Melee is an Overkill."""
    table = given("greaser", "doctor", zombies="E1", rooms={"greaser": "N1"})
    table.begin("greaser").do("move:N2", "use:ride-motorcycle", "move:NE3", "move:E1")
    assert (table.kind, table.zombies) == ("overkill", "")
    table.do("stay", "move:E2")
    assert (table.s.extra, table.can("end"), bool(table.of("move"))) == (1, True, True)


def test_police_car(given: Given) -> None:
    """TEZ-STORE-13 TEZ-AMB-26 TEZ-TURN-03: to an Entrance within three Stores, the car stays, the Turn goes on."""
    table = given("hippie", "doctor", mall=BACK, rooms={"hippie": "N1"}).begin("hippie")
    table.do("move:N3", "use:ride-police-car")
    assert table.of("drive") == {"NW", "NE", "E", "SE", "W", "SW"}
    table.do("drive:SE")
    assert (table.at("hippie"), table.s.vehicle, table.s.moves) == ("SE1", 12, 2)
    assert not table.can("use:ride-police-car")
    table.begin("doctor").put("doctor", "SE2")
    assert table.do("move:SE1").can("use:ride-police-car")


def test_the_greaser_drives(given: Given) -> None:
    """TEZ-HUM-09: with the Police Car one Move more, and the fight on arrival is an Overkill."""
    table = given("greaser", "doctor", mall=BACK, zombies="NE1", rooms={"greaser": "N1"}).begin("greaser")
    table.do("move:N3", "use:ride-police-car", "drive:NE")
    assert (table.kind, table.s.extra, table.zombies) == ("overkill", 1, "")


def test_police_car_switches(given: Given) -> None:
    """TEZ-STORE-13: placed without a fight; counted through the Courtyard."""
    switches = {"police-car-arrival": "placed", "police-car-range": "through-courtyard"}
    table = given("hippie", "doctor", mall=BACK, zombies="S1", rooms={"hippie": "N1"}, switches=switches)
    table.begin("hippie").do("move:N3", "use:ride-police-car")
    assert table.can("drive:S")
    assert table.do("drive:S").zombies == "S1"


def test_secret_passage_store_and_bonus_round(given: Given) -> None:
    """TEZ-STORE-09: after a Melee Attack in that Room one additional Move; leaving by the Overkill Move forfeits it."""
    table = given("hippie", "doctor", zombies="SW2", rooms={"hippie": "SW1"}, dice="blank").begin("hippie")
    table.do("move:SW2", "use:bonus-round")
    assert (table.s.moves, table.s.extra) == (2, 1)
    peace = given("hippie", "doctor", rooms={"hippie": "SW1"}).begin("hippie").do("move:SW2")
    assert not peace.can("use:bonus-round")
    gone = given("hippie", "doctor", zombies="SW2", rooms={"hippie": "SW1"}, dice="overkill").begin("hippie")
    assert not gone.do("move:SW2", "move:SW3", "move:SW2").can("use:bonus-round")


def test_arming_traps(given: Given) -> None:
    """TEZ-STORE-11 TEZ-AMB-55: Zombie-free Rooms here and next door, one per Room, two at most."""
    table = given("hippie", "doctor", zombies="N1 W2", traps="NW2", rooms={"hippie": "NW2"}).begin("hippie")
    table.do("move:NW3", "use:arm-trap")
    assert table.of("arm") == {"NW1", "NW3", "N2", "N3", "W1", "W3"}
    table.do("arm:N2")
    assert table.s.traps == 1 << 4 | 1 << 1
    full = given("hippie", "doctor", traps="NW2 N2", rooms={"hippie": "NW2"}).begin("hippie").do("move:NW3")
    assert not full.can("use:arm-trap")


def test_traps_at_the_toy_store(given: Given) -> None:
    """TEZ-STORE-14 TEZ-STORE-12: T.E. Toys arms Traps in its own slot and next door."""
    mall = ("pharmacy", "security-office", "outfitters", "toys", "books", "hardware", "richs-galleria", "collectibles")
    table = given("hippie", "doctor", mall=mall, rooms={"hippie": "E1"}).begin("hippie").do("move:E2", "use:arm-trap")
    assert {place[:-1] for place in table.of("arm")} == {"NE", "E", "SE"}


def test_loud_crash_trade_in_and_prescription(given: Given) -> None:
    """TEZ-STORE-15: the abilities of the other faces."""
    crash = given("hippie", "doctor", mall=BACK, zombies="S1", rooms={"hippie": "SW1"}).begin("hippie")
    crash.do("move:SW2", "use:loud-crash")
    assert crash.of("walk") == {
        "hardware.1>hardware.2",
        "hardware.1>hardware.3",
        "hardware.1>richs-galleria.1",
        "hardware.1>richs-galleria.2",
        "hardware.1>richs-galleria.3",
    }
    crash.do("walk:S1>S3")
    assert crash.zombies == "S3"
    trade = given("hippie", "doctor", mall=BACK, rooms={"hippie": "NE1"}, draws={"supply": ["uzi"]})
    trade.hold("hippie", "axe")
    if 20 not in trade.s.supply:
        trade._pull(20)
        trade.s.search.append(trade.s.supply.pop())
        trade.s.supply.append(20)
    count = len(trade.s.supply)
    trade.begin("hippie").do("move:NE3", "use:trade-in", "keep")
    assert (trade.s.under, trade.s.ranged[0], len(trade.s.supply)) == ([14], 20, count - 1)
    cure = given("hippie", "doctor", mall=BACK, rooms={"hippie": "W1"}, tracks={"hippie": (4, 9)}).begin("hippie")
    cure.do("move:W2", "use:prescription")
    assert cure.s.wounds[0] == 0  # 4 - 3, and the Hippie heals 2 at the end of the Turn
    assert cure.happened("revealed")


# ---- Wounds and Ammo


def test_spending_to_the_last(given: Given) -> None:
    """TEZ-WA-06 TEZ-AMB-06: the paid shot kills, then the Human is Eaten Alive."""
    table = given("doctor", "hippie", zombies="N3", tracks={"doctor": (5, 6)}, draws={"players": ["janitor"]})
    table.begin("doctor").do("move:cN")
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    option = decision.option(table.spell("shoot:N3"))
    assert option is not None
    assert option.preview() == {"ammo": 1, "eaten_alive": 1.0}
    table.do("shoot:N3")
    assert (table.zombies, table.track("doctor"), table.s.survivors) == ("", (0, 9), [1])


def test_excess_wounds_do_not_carry_over(given: Given) -> None:
    """TEZ-WA-08 TEZ-EAT-01 TEZ-GLO-02 TEZ-WA-01: one death, and the new character is W0/A9."""
    table = given(
        "doctor",
        "hippie",
        zombies="N3",
        rooms={"doctor": "cN"},
        tracks={"doctor": (8, 9)},
        dice="wound-2",
        draws={"players": ["janitor"]},
    )
    table.begin("doctor").do("move:N3")
    assert (table.track("doctor"), table.s.survivors) == ((0, 9), [1])


@pytest.mark.parametrize(("start", "died"), [((3, 5), True), ((3, 6), False)])
def test_eaten_alive_when_the_tokens_meet(given: Given, start: tuple[int, int], died: bool) -> None:
    """TEZ-EAT-01: W >= A after the whole result, not between its two Wounds."""
    table = given(
        "doctor",
        "hippie",
        zombies="N3",
        rooms={"doctor": "cN"},
        tracks={"doctor": start},
        dice="wound-2",
        draws={"players": ["janitor"]} if died else {},
    )
    table.begin("doctor").do("move:N3")
    assert ("eaten-alive" in table.happened()) == died


# ---- Eaten Alive


def test_everything_falls_where_the_human_dies(given: Given) -> None:
    """TEZ-EAT-02 TEZ-EAT-05 TEZ-EAT-08: cards beside the Store, a Survivor lost, a random new card, in cC."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.hold("doctor", "machete", "adrenaline-a")
    table.deal("doctor", "first-aid-a")
    table.begin("doctor").do("move:S2")
    assert table.beside("S") == ["machete", "adrenaline-a"]
    assert (table.s.survivors, table.at("doctor"), table.track("doctor")) == ([1], "cC", (0, 9))
    assert (table.s.person[0], table.s.melee[0], table.s.pack[0]) == (6, -1, ())


def test_the_turn_of_the_dead_ends_with_a_search(given: Given) -> None:
    """TEZ-EAT-09 TEZ-EAT-10 TEZ-EAT-11: no further Move; the face-down card is revealed in the Courtyard."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.deal("doctor", "adrenaline-b")
    table.begin("doctor").do("move:S2")
    assert (table.kind, table.of("store")) == ("search-store", {"N", "E", "S", "W"})
    table.do("store:E")
    assert table.beside("E") == ["adrenaline-b"]
    assert "noise" not in table.happened()
    assert table.happened("zombie-added") == ["zombie-added"] * 2


def test_dying_in_the_courtyard(given: Given) -> None:
    """TEZ-EAT-03 TEZ-AMB-07: cards go beside any one of the eight Stores."""
    table = given(
        "doctor",
        "hippie",
        objectives=ARSENAL,
        rooms={"doctor": "W1"},
        tracks={"doctor": (4, 5)},
        draws={"players": ["janitor"]},
    )
    table.hold("doctor", "axe", "grenade-a")
    table.begin("doctor").do("move:cW", "store-ammo:1")
    assert len(table.of("store")) == 8
    table.do("store:NE")
    assert table.beside("NE") == ["axe", "grenade-a"]


def test_dying_in_the_courtyard_switch(given: Given) -> None:
    """TEZ-AMB-07: the other reading allows Center Stores only."""
    table = given(
        "doctor",
        "hippie",
        objectives=ARSENAL,
        rooms={"doctor": "W1"},
        tracks={"doctor": (4, 5)},
        draws={"players": ["janitor"]},
        switches={"courtyard-death-drop": "centre-store"},
    )
    table.hold("doctor", "axe")
    assert table.begin("doctor").do("move:cW", "store-ammo:1").of("store") == {"N", "E", "S", "W"}
    table.do("store:N")


def test_no_survivor_left(given: Given) -> None:
    """TEZ-EAT-04 TEZ-END-02 TEZ-COOP-01: on Epic the first death loses the game."""
    table = given(
        "doctor",
        "hippie",
        difficulty="epic",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
    )
    assert table.begin("doctor").do("move:S2").outcome == "TEZ-EAT-04"


def test_the_card_turns_zombie(given: Given) -> None:
    """TEZ-EAT-06 TEZ-COOP-04 TEZ-AMB-39: the dead Human's card joins the Zombies, and its ability works."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.begin("doctor").do("move:S2")
    assert (table.s.horde, table.s.markers) == ([1, 12], [1, 1])
    assert table.s.passives >> 12 & 1


def test_at_most_three_zombie_cards(given: Given) -> None:
    """TEZ-EAT-07 TEZ-AMB-08: a fourth is out of the game, not back in the pool."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
        horde=[1, 3, 4],
        markers=[1, 1, 1],
    )
    table.begin("doctor").do("move:S2")
    assert (table.s.horde, table.s.aside) == ([1, 3, 4], [12])
    assert 12 not in table.s.pool


def test_the_ai_may_go_without_dead_cards(given: Given) -> None:
    """TEZ-AMB-39: the switch ai-gets-dead-cards."""
    table = given(
        "doctor",
        "hippie",
        zombies="S2",
        rooms={"doctor": "cS"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
        switches={"ai-gets-dead-cards": "no"},
    )
    table.begin("doctor").do("move:S2")
    assert table.s.horde == [1]


def test_carried_tokens_fall_in_the_room(given: Given) -> None:
    """TEZ-EAT-12 TEZ-AMB-10 TEZ-MIS-HEL-05 TEZ-MIS-CDC-06: Part, Radio and Supply Token lie where the carrier died."""
    objectives = ["call-the-cdc", "fix-the-helicopter", "discover-a-cure"]
    table = given(
        "doctor",
        "hippie",
        objectives=objectives,
        zombies="SE2",
        rooms={"doctor": "SE3"},
        tracks={"doctor": (8, 9)},
        dice="wound-1",
        draws={"players": ["janitor"]},
    )
    table.carry("doctor", "part", "radio", "supply-2")
    table.begin("doctor").do("move:SE2")
    assert [table.lies(token) for token in ("part", "radio", "supply-2")] == ["SE2"] * 3


def test_the_new_ability_replaces_the_old(given: Given) -> None:
    """TEZ-HUM-15: only the new card's ability works."""
    table = given(
        "janitor",
        "hippie",
        zombies="S2",
        rooms={"janitor": "cS"},
        tracks={"janitor": (8, 9)},
        dice="wound-1",
        draws={"players": ["doctor"]},
    )
    table.begin("janitor").do("move:S2")
    assert table.s.person[0] == 12


def test_a_drive_uses_up_the_crowbar(given: Given) -> None:
    """TEZ-AMB-52 TEZ-STORE-13: the drive is the next Move."""
    table = given("hippie", "doctor", mall=BACK, zombies="N3", rooms={"hippie": "N1"}, dice="blank")
    table.hold("hippie", "crowbar")
    table.begin("hippie").do("move:N3", "use:ride-police-car", "drive:SE")
    assert table.of("move") == {"SE2", "SE3"}


def test_a_sale_with_several_weapons(given: Given) -> None:
    """TEZ-STORE-05: the pair that was chosen is swapped, no other."""
    table = given("hippie", "doctor", rooms={"hippie": "NE1"})
    table.hold("hippie", "axe", "crossbow")
    table.lay("NW", "uzi", "machete")
    table.begin("hippie").do("move:NE2", "use:clearance-sale", "swap:crossbow>uzi")
    assert (table.beside("NW"), table.s.melee[0], table.s.ranged[0]) == (["crossbow", "machete"], 14, 20)


def test_nothing_of_a_turn_carries_over(given: Given) -> None:
    """TEZ-TURN-08 TEZ-MIS-ARS-03: whoever begins in the Courtyard has not entered it."""
    table = given("hippie", "doctor", objectives=ARSENAL, rooms={"hippie": "W1"}).begin("hippie").do("move:cW")
    assert table.can("store-ammo:1")
    table.begin("doctor")
    assert (table.can("store-ammo:1"), table.s.turns) == (False, 2)
