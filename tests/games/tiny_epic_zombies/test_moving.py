"""Moving through the Mall."""

from __future__ import annotations

from .conftest import BACK, Given


def test_a_move_goes_into_one_adjacent_room(given: Given) -> None:
    """TEZ-MOVE-01 TEZ-MAP-04: from W2 only W1 and W3 lie behind a wall; staying put is not a Move."""
    table = given("hippie", "doctor", rooms={"hippie": "W2"}).begin("hippie")
    assert table.of("move") == {"W1", "W3"}
    assert table.refused("move:W2") == "TEZ-MOVE-01"
    assert table.refused("move:N1") == "TEZ-MOVE-01"


def test_moves_cross_cards_without_doors(given: Given) -> None:
    """TEZ-MOVE-02 TEZ-MAP-05: from a strip into the Store it touches, the centre and the strips beside it."""
    table = given("hippie", "doctor", rooms={"hippie": "cN"}).begin("hippie")
    assert table.of("move") == {"N2", "N3", "cC", "cE", "cW"}
    table.do("move:N3")
    assert table.of("move") == {"NW3", "N1", "N2", "cN"}


def test_a_corner_is_no_wall(given: Given) -> None:
    """TEZ-MAP-06: NW3 only meets the Courtyard's corner, and NW1 does not touch N1."""
    table = given("hippie", "doctor", rooms={"hippie": "NW3"}).begin("hippie")
    assert table.of("move") == {"NW2", "N1", "N3", "W3"}


def test_without_the_ring_strips_touch_only_the_centre(given: Given) -> None:
    """TEZ-REC-03: the switch courtyard-ring."""
    switches = {"courtyard-ring": "no"}
    table = given("hippie", "doctor", rooms={"hippie": "cN"}, switches=switches).begin("hippie")
    assert table.of("move") == {"N2", "N3", "cC"}


def test_secret_passages_are_for_moves(given: Given) -> None:
    """TEZ-MAP-13 TEZ-MAP-14 TEZ-ROOM-09 TEZ-STORE-08 TEZ-AMB-09: E2 leads to SW3, Zombies or not, but not a shot."""
    table = given("hippie", "doctor", zombies="E1 SW3", rooms={"hippie": "E3"}).begin("hippie")
    table.do("move:E2")
    assert table.can("move:SW3")
    assert table.of("shoot") == {"E1"}
    assert table.of("use") == set()
    assert table.refused("shoot:SW3") == "TEZ-KILL-16"


def test_distances_count_passages_for_humans_only(given: Given) -> None:
    """TEZ-MAP-18: cC to W1 is 2 Rooms; in the other Mall SW3 is nearer through the passage."""
    mall = given("hippie", "doctor").s.table.mall
    assert mall.distance(24, 21, False) == 2
    other = given("hippie", "doctor", mall=BACK).s.table.mall
    assert (other.distance(24, 20, False), other.distance(24, 20, True)) == (4, 3)


def test_starting_beside_a_zombie(given: Given) -> None:
    """TEZ-MOVE-03 TEZ-KILL-15 TEZ-ADD-15: no attack before the Move; the one left behind can be shot afterwards."""
    table = given("hippie", "doctor", zombies="S2", rooms={"hippie": "S2"}).begin("hippie")
    assert table.of("shoot") == set()
    assert table.refused("shoot:S2") == "TEZ-TURN-05"
    table.do("move:S3")
    assert table.of("shoot") == {"S2"}


def test_zombies_do_not_block(given: Given) -> None:
    """TEZ-MOVE-04: a Zombie's Room may be entered."""
    assert given("hippie", "doctor", zombies="N2", rooms={"hippie": "cN"}).begin("hippie").can("move:N2")


def test_only_the_last_room_of_a_long_move_is_entered(given: Given) -> None:
    """TEZ-MOVE-05 TEZ-AMB-14 TEZ-HUM-02: the Athlete passes a Zombie's Room and fights where the Move ends."""
    table = given("athlete", "doctor", zombie="hippie", zombies="W1 W3", rooms={"athlete": "cW"}, dice="blank")
    table.begin("athlete").do("move:W2")
    assert table.zombies == "W1 W3"
    table.do("move:W3")
    assert table.zombies == "W1"


def test_the_athletes_first_move(given: Given) -> None:
    """TEZ-HUM-02: two Rooms from a Zombie-free Room, first Move only; not from a Zombie's Room."""
    table = given("athlete", "doctor", zombie="hippie").begin("athlete")
    assert table.of("move") == {"cN", "cE", "cS", "cW", "N2", "N3", "E1", "E2", "E3", "S2", "S3", "W1", "W3"}
    table.do("move:N2")
    assert "cC" not in table.of("move")
    stuck = given("athlete", "doctor", zombie="hippie", zombies="W2", rooms={"athlete": "W2"}).begin("athlete")
    assert stuck.of("move") == {"W1", "W3"}


def test_entering_means_coming_from_another_card(given: Given) -> None:
    """TEZ-MOVE-06 TEZ-AMB-12: the Part is delivered on entering, and pacing in the Courtyard is no new entry."""
    table = given("hippie", "doctor", rooms={"hippie": "W3"})
    table.carry("hippie", "part")
    table.begin("hippie").do("move:cW")
    assert (table.step("fix-the-helicopter"), table.lies("part")) == (1, "SW1")
    table.carry("hippie", "part")
    table.do("move:cC")
    assert table.step("fix-the-helicopter") == 1


def test_being_put_back_is_no_entry(given: Given) -> None:
    """TEZ-MOVE-07: after death in the centre Room no deposit is offered."""
    objectives = ["assemble-an-arsenal", "fix-the-helicopter", "discover-a-cure"]
    table = given("hippie", "doctor", objectives=objectives, rooms={"hippie": "W2"}, tracks={"hippie": (5, 6)},
                  zombies="W1", dice="wound-1", draws={"players": ["janitor"]})  # fmt: skip
    table.begin("hippie").do("move:W1")
    assert table.at("hippie") == "cC"
    assert table.of("store-ammo") == set()


def test_an_overrun_human_must_leave_before_moving_squads(given: Given) -> None:
    """TEZ-MOVE-08 TEZ-AMB-45: no Squad for the first Move."""
    objectives = ["escort-the-army", "fix-the-helicopter", "discover-a-cure"]
    table = given("hippie", "doctor", objectives=objectives, zombies="W2", rooms={"hippie": "W2"}, overrun=1)
    table.begin("hippie")
    assert table.of("squad") == set()
    assert table.refused("squad:nw") == "TEZ-MOVE-08"
    table.s.zombies = 0
    table.do("move:W3")
    assert table.of("squad") == {"nw", "ne", "se", "sw"}
