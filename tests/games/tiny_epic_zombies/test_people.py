"""The fourteen Humans and the fourteen Zombie sides."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.games.tiny_epic_zombies.codes import SEARCHING
from graveshift.games.tiny_epic_zombies.phases import begin_turn

from .conftest import Board, Given, card

VERSUS = "coop-vs-zombie"
ESCORT = ["escort-the-army", "fix-the-helicopter", "discover-a-cure"]


# ---- Humans


def test_teenager_flees(given: Given) -> None:
    """TEZ-HUM-01 TEZ-AMB-35: after the Wound to a Zombie-free Room within 3, and its ability if the Store is empty."""
    table = given(
        "teenager",
        "doctor",
        zombie="janitor",
        zombies="E1",
        rooms={"teenager": "N1"},
        tracks={"teenager": (2, 9)},
    )
    table.deal("teenager", "zombie-b")
    table.search("teenager")
    assert (table.kind, table.track("teenager")[0]) == ("sugar-rush", 3)
    assert not table.can("room:E1")
    table.do("room:cC")
    assert (table.kind, table.keys) == ("sugar-rush-ability", ("use:heal-2", "no"))
    assert table.do("use:heal-2").track("teenager")[0] == 1


def test_teenager_may_stay(given: Given) -> None:
    """TEZ-HUM-01: fleeing is optional; a rescue by the Axe leaves nothing to flee from."""
    table = given("teenager", "doctor", zombie="janitor", rooms={"teenager": "N1"})
    table.deal("teenager", "zombie-a")
    assert table.search("teenager").do("stay").at("teenager") == "N1"
    armed = given("teenager", "doctor", zombie="janitor", rooms={"teenager": "N1"}, dice="blank")
    armed.hold("teenager", "axe")
    armed.deal("teenager", "zombie-a")
    assert armed.search("teenager").kind != "sugar-rush"


def test_teenager_cannot_ride_out_of_turn(given: Given) -> None:
    """TEZ-AMB-35: the Vehicle and other Moves are for her own Turn."""
    table = given("doctor", "teenager", zombie="janitor", rooms={"teenager": "E1", "doctor": "cC"})
    table.deal("doctor", "golf-club")
    table.search("doctor").do("store:N")
    assert (table.kind, table.asked) == ("sugar-rush", 1)
    table.do("room:N2")
    assert "use:ride-motorcycle" not in table.keys


def test_mechanic(given: Given) -> None:
    """TEZ-HUM-03 TEZ-ICON-19: 3 instead of 2, then 1 Ammo; Escort's repair is unchanged (TEZ-AMB-36)."""
    table = given("mechanic", "doctor", rooms={"mechanic": "W1"}, tracks={"mechanic": (0, 7)}, supply=[])
    table.carry("mechanic", "supply-1")
    table.begin("mechanic").do("move:cW")
    assert (table.s.barricade, table.track("mechanic")) == (5, (0, 8))
    squad = given("mechanic", "doctor", objectives=ESCORT, squads=[6, 0, 0, 0], tracks={"mechanic": (0, 7)})
    squad.begin("mechanic").do("squad:nw", "reward:repair")
    assert (squad.s.barricade, squad.track("mechanic")) == (3, (0, 7))


def test_teacher_looks(given: Given) -> None:
    """TEZ-HUM-04 TEZ-AMB-34 TEZ-ICON-20: 1 Ammo for any face-down card; only her seat sees it."""
    table = given("teacher", "doctor", tracks={"teacher": (0, 6)})
    table.deal("doctor", "uzi")
    table.begin("teacher")
    assert table.of("peek") == {"teacher", "doctor"}
    table.do("peek:doctor")
    assert (table.track("teacher"), table.of("peek")) == ((0, 5), {"teacher"})
    assert table.game is not None
    seen = [table.game.view(seat)["humans"][1]["facedown_card"] for seat in (None, 0, 1)]
    assert seen == [None, "uzi", None]
    assert table.game.journal is not None
    entry = next(entry for entry in table.game.journal.log if entry[0] == "card-seen")
    assert [table.rules.event_visible(table.s, entry[0], entry[2], seat) for seat in (None, 0, 1)] == [
        False,
        True,
        False,
    ]


def test_teacher_looks_in_other_turns(given: Given) -> None:
    """TEZ-HUM-04 TEZ-ZT-02 TEZ-AMB-62: asked as another Human's Turn begins."""
    table = given("doctor", "teacher", rooms={"doctor": "W2"})
    table.deal("doctor", "axe")
    table.search("teacher")
    while table.kind != "any-time":
        table.do(table.keys[0])
    assert (table.s.active, table.asked, "peek:doctor" in table.keys) == (0, 1, True)
    assert table.do("peek:doctor").kind == "any-time"
    assert table.do("pass").kind == "turn"


@pytest.mark.parametrize(("zombies", "ammo"), [("S1", 5), ("S1 S2", 7), ("S1 S2 S3", 5)])
def test_photographer(given: Given, zombies: str, ammo: int) -> None:
    """TEZ-HUM-05 TEZ-AMB-32 TEZ-GLO-08 TEZ-ICON-21: exactly 2 Zombies in her Store at the end of the Turn."""
    table = given(
        "photographer",
        "doctor",
        zombie="janitor",
        zombies=zombies,
        rooms={"photographer": "S3"},
        tracks={"photographer": (0, 5)},
    )
    table.deal("photographer", "golf-club")
    assert table.search("photographer").track("photographer") == (0, ammo)


def test_photographer_counts_the_event(given: Given) -> None:
    """TEZ-AMB-32: the Zombie Event makes it two."""
    table = given(
        "photographer",
        "doctor",
        zombie="janitor",
        zombies="S1",
        rooms={"photographer": "S3"},
        tracks={"photographer": (0, 5)},
    )
    table.deal("photographer", "zombie-b")
    assert table.search("photographer").track("photographer") == (0, 7)


def test_mallcop(given: Given) -> None:
    """TEZ-HUM-06 TEZ-AMB-33 TEZ-ICON-22: the third Ranged kill of a Turn costs nothing."""
    table = given("mallcop", "doctor", zombies="N2 N3 W1", rooms={"mallcop": "cC"})
    table.begin("mallcop").s.extra = 1
    table.do("move:cN", "shoot:N2", "move:cC", "move:cN", "shoot:N3")
    assert table.track("mallcop") == (0, 7)
    table.do("move:cW", "shoot:W1")
    assert table.track("mallcop") == (0, 7)


def test_mallcop_with_the_submachine_gun(given: Given) -> None:
    """TEZ-CARD-02: if the third is among the two, the pair costs 1."""
    table = given("mallcop", "doctor", zombies="N2 N3", ranged_kills=0)
    table.hold("mallcop", "submachine-gun")
    table.begin("mallcop")
    table.s.ranged_kills = 1
    assert table.do("move:cN", "shoot-two:N2+N3").track("mallcop") == (0, 8)


def test_janitor(given: Given) -> None:
    """TEZ-HUM-07: the last Zombie of any Store gives 1 Ammo back."""
    table = given("janitor", "doctor", zombies="NW1 N3", rooms={"janitor": "W1"}, tracks={"janitor": (0, 6)})
    table.begin("janitor").do("move:W3", "shoot:NW1")
    assert table.track("janitor") == (0, 6)


def test_janitor_not_for_captures(given: Given) -> None:
    """TEZ-HUM-07 TEZ-MIS-QUA-04: a capture is no kill."""
    objectives = ["quarantine-the-infected", "fix-the-helicopter", "discover-a-cure"]
    table = given(
        "janitor",
        "doctor",
        objectives=objectives,
        zombies="W3",
        rooms={"janitor": "W1"},
        tracks={"janitor": (0, 6)},
        dice="overkill",
    )
    assert table.begin("janitor").do("move:W3", "capture").track("janitor") == (0, 6)


def test_scientist(given: Given) -> None:
    """TEZ-HUM-08: 1 Ammo at somebody else's third kill of a Turn, once."""
    table = given(
        "doctor",
        "scientist",
        zombies="W1 W2 W3 N2 N3",
        rooms={"doctor": "cW"},
        tracks={"scientist": (0, 5)},
        dice="overkill overkill blank",
    )
    table.begin("doctor").do("move:W3", "move:W1", "move:W2")
    assert (table.s.kills, table.track("scientist")) == (3, (0, 6))
    table.s.moves = 3
    table.put("doctor", "cC").do("move:cN", "shoot:N2")
    assert table.track("scientist") == (0, 6)


def test_hippie(given: Given) -> None:
    """TEZ-HUM-10 TEZ-ICON-23: no kill, heal 2 at the end of the Turn."""
    for kills, wounds in ((0, 2), (1, 4)):
        table = given("hippie", "doctor", rooms={"hippie": "S3"}, tracks={"hippie": (4, 9)})
        table.deal("hippie", "golf-club")
        table.search("hippie") if kills == 0 else killer(table)
        assert table.track("hippie")[0] == wounds


def killer(table: Board) -> None:
    begin_turn(table.s, 0)
    table.s.kills = 1
    table.s.phase = SEARCHING
    table.run()


def test_fry_cook(given: Given) -> None:
    """TEZ-HUM-11 TEZ-COOP-10: for 1 Ammo no noise; Zombies still come, 1 + 1 from the AI."""
    table = given("fry-cook", "doctor", rooms={"fry-cook": "W3"}, tracks={"fry-cook": (0, 5)})
    table.deal("fry-cook", "assault-rifle")
    table.search("fry-cook")
    assert table.kind == "cancel-noise"
    table.do("yes")
    assert (table.track("fry-cook"), table.zombies) == ((0, 4), "S1 W1")


def test_fry_cook_against_a_zombie_player(given: Given) -> None:
    """TEZ-HUM-11: no Horde action, the marker does not move."""
    table = given("fry-cook", "doctor", mode=VERSUS, rooms={"fry-cook": "W3"})
    table.deal("fry-cook", "assault-rifle")
    table.search("fry-cook").do("yes")
    assert (table.kind, table.s.markers) == ("add-zombie", [1])
    noisy = given("fry-cook", "doctor", mode=VERSUS, horde=[2], rooms={"fry-cook": "W3"})
    noisy.deal("fry-cook", "assault-rifle")
    assert noisy.search("fry-cook").do("no").kind == "horde-action"


def test_popstar(given: Given) -> None:
    """TEZ-HUM-12 TEZ-CARD-08 TEZ-ICON-16: 2 Rooms on an Overkill; the Machete adds nothing."""
    for weapon in ("axe", "machete"):
        table = given("popstar", "doctor", zombies="W3", rooms={"popstar": "cW"}, dice="overkill")
        table.hold("popstar", weapon)
        assert table.begin("popstar").do("move:W3").s.free == 2


def test_doctor(given: Given) -> None:
    """TEZ-HUM-13: any repair heals 1 Wound of anybody, once per repair, also Escort's."""
    table = given("janitor", "doctor", objectives=ESCORT, squads=[6, 0, 0, 0], tracks={"janitor": (3, 9)})
    table.begin("janitor").do("squad:nw", "reward:repair")
    assert (table.kind, table.asked) == ("heal-any", 1)
    assert table.do("human:janitor").track("janitor")[0] == 2


def test_survivalist(given: Given) -> None:
    """TEZ-HUM-14 TEZ-AMB-56: 1 Ammo for one card among Zombies, once per Move."""
    table = given("survivalist", "doctor", zombies="N1", rooms={"survivalist": "cN"}, tracks={"survivalist": (0, 6)})
    table.lay("N", "shotgun", "axe")
    table.begin("survivalist").do("move:N3", "grab:shotgun")
    assert (table.s.ranged[0], table.track("survivalist"), table.of("grab")) == (card("shotgun"), (0, 5), set())
    other = given("janitor", "doctor", zombies="N1", rooms={"janitor": "cN"})
    other.lay("N", "shotgun")
    assert other.begin("janitor").do("move:N3").refused("grab:shotgun") == "TEZ-HUM-14"


# ---- Zombie sides: always on


def zombie(given: Given, name: str, *humans: str, **more: Any) -> Board:
    return given(*(humans or ("doctor", "hippie")), zombie=name, keep_zombie=True, **more)


def test_teenager_zombie(given: Given) -> None:
    """TEZ-ZOM-01: an Overrun in an Entrance hurts 1 more; elsewhere not."""
    for place, wounds in (("N1", 2), ("N2", 1)):
        table = zombie(given, "teenager", rooms={"doctor": place}, zombies="N1" if place == "N2" else "")
        table.deal("doctor", "zombie-a")
        assert table.search("doctor").track("doctor")[0] == wounds


def test_athlete_zombie(given: Given) -> None:
    """TEZ-ZOM-02: the third for a corner runs on, if the next Store has a free Room."""
    table = zombie(given, "athlete", zombies="NW1 NW2 N1", rooms={"doctor": "cC"})
    table.deal("doctor", "golf-club")
    table.search("doctor").do("store:N")
    assert table.zombies == "NW1 NW2 N1 N2 E1"
    full = zombie(given, "athlete", zombies="NW1 NW2 N1 N2 N3", rooms={"doctor": "cC"})
    full.deal("doctor", "golf-club")
    full.search("doctor").do("store:N")
    assert full.zombies == "NW1 NW2 NW3 N1 N2 N3 E1"


def test_mechanic_zombie(given: Given) -> None:
    """TEZ-ZOM-03: each repair is 1 smaller, at least 1."""
    table = zombie(given, "mechanic", rooms={"doctor": "W1"}, supply=[])
    table.carry("doctor", "supply-1")
    assert table.begin("doctor").do("move:cW").s.barricade == 3


def test_teacher_zombie(given: Given) -> None:
    """TEZ-ZOM-04: whoever Makes a Noise takes 1 Wound; the Fry Cook's silence prevents it."""
    table = zombie(given, "teacher", "fry-cook", "doctor", rooms={"fry-cook": "W3"}, tracks={"fry-cook": (3, 9)})
    table.deal("fry-cook", "assault-rifle")
    assert table.search("fry-cook").do("no").track("fry-cook")[0] == 4
    quiet = zombie(given, "teacher", "fry-cook", "doctor", rooms={"fry-cook": "W3"})
    quiet.deal("fry-cook", "assault-rifle")
    assert quiet.search("fry-cook").do("yes").track("fry-cook")[0] == 0


def test_photographer_zombie(given: Given) -> None:
    """TEZ-ZOM-05: 2 Zombies in the Store at the end of the Turn cost 1 Ammo, and may kill."""
    table = zombie(
        given,
        "photographer",
        zombies="S1 S2",
        rooms={"doctor": "S3"},
        tracks={"doctor": (2, 3)},
        draws={"players": ["janitor"]},
    )
    table.deal("doctor", "golf-club")
    assert "eaten-alive" in table.search("doctor").happened()


def test_mallcop_zombie(given: Given) -> None:
    """TEZ-ZOM-06: a shot into another card costs 1 more."""
    table = zombie(given, "mallcop", zombies="N3 S2", tracks={"doctor": (0, 6)})
    assert table.begin("doctor").do("move:cN", "shoot:N3").track("doctor") == (0, 4)
    table.put("doctor", "SE3").do("move:S3", "shoot:S2")
    assert table.track("doctor") == (0, 3)


def test_janitor_zombie(given: Given) -> None:
    """TEZ-ZOM-07: a Store that fills up loses its oldest card."""
    table = zombie(given, "janitor", zombies="N1 N2", rooms={"doctor": "cC"})
    table.lay("N", "axe", "first-aid-a")
    table.deal("doctor", "zombie-a")
    table.search("doctor").do("store:N")
    assert (table.beside("N"), card("axe") in table.s.discards) == (["first-aid-a"], True)


def test_scientist_zombie(given: Given) -> None:
    """TEZ-ZOM-08: three kills in a Turn cost 1 Wound at its end."""
    table = zombie(given, "scientist", rooms={"doctor": "S3"})
    table.deal("doctor", "golf-club")
    table.begin("doctor")
    table.s.kills = 3
    assert table.end().track("doctor")[0] == 1


def test_greaser_zombie(given: Given) -> None:
    """TEZ-ZOM-09: gear Rooms count as taken; with S2 and S3 full the next for S hits the Barricade."""
    table = zombie(given, "greaser", zombies="S2 S3", rooms={"doctor": "cC"})
    table.deal("doctor", "assault-rifle")
    table.search("doctor").do("store:N")
    assert (table.s.barricade, table.zombies) == (1, "S2 S3 W1")


def test_hippie_zombie(given: Given) -> None:
    """TEZ-ZOM-10: healing of 2 or more is 1 weaker."""
    table = zombie(given, "hippie", "doctor", "janitor", rooms={"doctor": "cN"}, tracks={"doctor": (4, 9)})
    assert table.begin("doctor").do("move:cC", "use:heal-2").track("doctor")[0] == 3


def test_fry_cook_zombie(given: Given) -> None:
    """TEZ-ZOM-11: a strip counts as the Store it touches; the centre stays silent."""
    for place, event in (("cW", "noise"), ("cC", "no-noise")):
        table = zombie(given, "fry-cook", rooms={"doctor": place})
        table.deal("doctor", "assault-rifle")
        assert table.search("doctor").do("store:N").happened("noise", "no-noise") == [event]


def test_popstar_zombie(given: Given) -> None:
    """TEZ-ZOM-12: only the first Overkill of a Turn gives its Move."""
    table = zombie(given, "popstar", zombies="W1 W3", rooms={"doctor": "cW"}, dice="overkill overkill")
    table.begin("doctor").do("move:W3")
    assert table.kind == "overkill"
    assert table.do("move:W1").kind == "turn"


def test_doctor_zombie(given: Given) -> None:
    """TEZ-ZOM-13: when the Barricade breaks, every Human takes 1 Wound after the Survivor is lost."""
    table = zombie(
        given,
        "doctor",
        "janitor",
        "hippie",
        zombies="E1 E2 E3",
        rooms={"janitor": "W2"},
        barricade=1,
        survivors=[1],
        tracks={"janitor": (1, 9), "hippie": (4, 9)},
    )
    table.deal("janitor", "golf-club")
    table.search("janitor")
    assert (table.s.survivors, table.s.barricade, table.s.wounds) == ([0], 2, [2, 5])


def test_survivalist_zombie(given: Given) -> None:
    """TEZ-ZOM-14: collecting costs 1 Ammo, once per Move."""
    table = zombie(given, "survivalist", rooms={"doctor": "S2"}, tracks={"doctor": (0, 6)})
    table.lay("S", "axe", "grenade-a", "uzi")
    table.begin("doctor").do("move:S3", "collect:axe", "collect:grenade-a", "collect:uzi")
    assert table.track("doctor") == (0, 5)


# ---- Zombie sides: Horde actions


def horde(given: Given, name: str, space: int, *humans: str, **more: Any) -> Board:
    """The active Human makes a noise in W3 (Azure); the Zombie Card acts from this space."""
    people = humans or ("doctor", "hippie")
    rooms = {people[0]: "W3"} | more.pop("rooms", {})
    table = given(*people, mode=VERSUS, zombie=name, markers=[space], rooms=rooms, passives=0, **more)
    table.s.passives = 0
    table.deal(people[0], "assault-rifle")
    return table


def test_horde_teenager(given: Given) -> None:
    """TEZ-ZOM-01 TEZ-OBJ-08 TEZ-AMB-49 TEZ-AMB-51: push a token lying in a Store; carried ones are no target."""
    table = horde(given, "teenager", 1)
    table.carry("hippie", "part")
    table.search("doctor")
    pushes = {table.unspell(key.partition(">")[2]) for key in table.keys if key.startswith("push:supply-2")}
    assert pushes == {"S1", "S3", "SE3", "SW2", "SW3"}
    assert not any(key.startswith("push:part") for key in table.keys)
    table.do("push:supply-2>SE3")
    assert (table.lies("supply-2"), table.s.markers, table.s.owed) == ("SE3", [2], 0)


def test_horde_teenager_strong(given: Given) -> None:
    """TEZ-ZOM-01 TEZ-AMB-51: on space 5 two Rooms, and one more Zombie."""
    table = horde(given, "teenager", 5).search("doctor")
    assert table.can("push:supply-2>E3")
    table.do("push:supply-2>E3", "add:W", "add:W")
    assert table.zombies == "W1 W2 W3"


@pytest.mark.parametrize(("switch", "space", "owed"), [("2-2-1", 2, 0), ("1-3-1", 2, 1), ("2-2-1", 3, 1)])
def test_horde_steps(given: Given, switch: str, space: int, owed: int) -> None:
    """TEZ-AMB-51: which spaces carry the additional Zombie is a switch."""
    table = horde(given, "mechanic", space, switches={"horde-steps": switch})
    assert table.search("doctor").do("pass").s.owed == owed


def test_horde_athlete(given: Given) -> None:
    """TEZ-ZOM-02: walk one Zombie into a free Room nearby; it Overruns."""
    table = horde(given, "athlete", 1, zombies="W2").search("doctor")
    assert table.of("walk") == {"food-court.2>food-court.1", "food-court.2>food-court.3"}
    table.do("walk:W2>W3")
    assert (table.zombies, table.track("doctor")[0]) == ("W3", 1)


def test_horde_mechanic(given: Given) -> None:
    """TEZ-ZOM-03: the Barricade loses 1 or 2, not below 1."""
    for space, start, left in ((1, 4, 3), (5, 4, 2), (5, 2, 1), (1, 1, 1)):
        table = horde(given, "mechanic", space, barricade=start)
        assert table.search("doctor").do("do").s.barricade == left


def test_horde_teacher(given: Given) -> None:
    """TEZ-ZOM-04: exchange another Human's face-down card with one of the hand; twice on space 5."""
    table = horde(given, "teacher", 1)
    before, given_card = table.s.facedown[1], table.s.hand[0]
    table.search("doctor").do(table.keys[0])
    assert (table.s.facedown[1], table.s.hand[0]) == (given_card, before)
    strong = horde(given, "teacher", 5)
    strong.search("doctor")
    assert strong.do(strong.keys[0]).kind == "horde-action"


def test_horde_photographer(given: Given) -> None:
    """TEZ-ZOM-05: the active Human, or everybody, loses 1 Ammo."""
    assert horde(given, "photographer", 1).search("doctor").do("do").s.ammo == [8, 9]
    assert horde(given, "photographer", 5).search("doctor").do("do").s.ammo == [8, 8]


def test_horde_mallcop(given: Given) -> None:
    """TEZ-ZOM-06: march the active Human into a free Store Room next door."""
    table = horde(given, "mallcop", 1, zombies="W1").search("doctor")
    assert table.of("march") == {"NW1", "NW2", "NW3", "W2"}
    assert table.do("march:NW1").at("doctor") == "NW1"


def test_horde_janitor(given: Given) -> None:
    """TEZ-ZOM-07: throw face-up cards away, one or up to two."""
    table = horde(given, "janitor", 5)
    table.lay("N", "axe")
    table.lay("E", "uzi")
    table.search("doctor").do("card:axe", "card:uzi")
    assert (table.beside("N"), table.beside("E"), table.kind) == ([], [], "add-zombie")


def test_horde_scientist(given: Given) -> None:
    """TEZ-ZOM-08: call Zombies of other Stores to the lowest free Room here."""
    table = horde(given, "scientist", 5, zombies="N1 E1").search("doctor")
    table.do("walk:N1>W1", "walk:E1>W2")
    assert table.zombies == "W1 W2"


def test_horde_greaser(given: Given) -> None:
    """TEZ-ZOM-09: one Zombie where the Vehicle stands; on space 5 one next door too."""
    assert horde(given, "greaser", 1).search("doctor").do("do").zombies == "N1"
    table = horde(given, "greaser", 5).search("doctor")
    assert table.of("add") == {"NW", "NE"}
    assert table.do("add:NE").zombies == "N1 NE1"


def test_horde_hippie(given: Given) -> None:
    """TEZ-ZOM-10: everybody with 0 Wounds, or with 2 or fewer, takes 1."""
    tracks = {"doctor": (0, 9), "janitor": (2, 9)}
    assert horde(given, "hippie", 1, "doctor", "janitor", tracks=tracks).search("doctor").do("do").s.wounds == [1, 2]
    assert horde(given, "hippie", 5, "doctor", "janitor", tracks=tracks).search("doctor").do("do").s.wounds == [1, 3]


def test_horde_fry_cook(given: Given) -> None:
    """TEZ-ZOM-11: the active Human drops a Backpack card; strong: up to 2 cards, Weapons too."""
    table = horde(given, "fry-cook", 1)
    table.hold("doctor", "axe", "grenade-a")
    table.search("doctor")
    assert table.of("drop") == {"grenade-a@food-court"}
    assert table.do("drop:grenade-a@W").beside("W") == ["assault-rifle", "grenade-a"]
    strong = horde(given, "fry-cook", 5)
    strong.hold("doctor", "axe", "grenade-a")
    strong.search("doctor").do("drop:axe@W", "drop:grenade-a@W")
    assert strong.s.melee[0] == -1


def test_horde_popstar(given: Given) -> None:
    """TEZ-ZOM-12: draw a Zombie from anywhere into a Store with the revealed symbol."""
    table = horde(given, "popstar", 1, zombies="NE1").search("doctor")
    assert {key.partition(">")[2].partition(".")[0] for key in table.keys if ">" in key} == {"food-court", "departmart"}
    assert table.do("walk:NE1>S2").zombies == "S2"


def test_horde_doctor(given: Given) -> None:
    """TEZ-ZOM-13: wound one Human whose Store holds a Zombie; strong: all of them."""
    more: dict[str, Any] = {"zombies": "W1 E1", "rooms": {"hippie": "E3", "janitor": "S1"}}
    table = horde(given, "doctor", 1, "mallcop", "hippie", "janitor", **more).search("mallcop")
    assert table.of("human") == {"mallcop", "hippie"}
    assert table.do("human:hippie").s.wounds == [0, 1, 0]
    strong = horde(given, "doctor", 5, "mallcop", "hippie", "janitor", **more).search("mallcop")
    assert strong.do("do").s.wounds == [1, 1, 0]


def test_horde_survivalist(given: Given) -> None:
    """TEZ-ZOM-14: the active Human puts a Weapon under the Supply Deck or loses Ammo."""
    table = horde(given, "survivalist", 5)
    table.hold("doctor", "axe")
    table.search("doctor").do("do")
    assert (table.kind, table.asked, set(table.keys)) == ("toll", 0, {"under:axe", "track"})
    assert table.do("under:axe").s.under == [card("axe")]
    poor = horde(given, "survivalist", 5)
    assert poor.search("doctor").do("do").track("doctor") == (0, 7)


def test_the_survivalists_last_ammo(given: Given) -> None:
    """TEZ-HUM-14 TEZ-WA-06: the card is hers, then she is Eaten Alive and it falls beside the Store."""
    table = given(
        "survivalist",
        "doctor",
        zombies="N1",
        rooms={"survivalist": "cN"},
        tracks={"survivalist": (5, 6)},
        draws={"players": ["mallcop"]},
    )
    table.lay("N", "shotgun")
    table.begin("survivalist").do("move:N3", "grab:shotgun")
    assert (table.beside("N"), "eaten-alive" in table.happened()) == (["shotgun"], True)


def test_the_scientist_calls_nobody_into_a_full_store(given: Given) -> None:
    """TEZ-ZOM-08 TEZ-ADD-03: without a free Room there is nothing to choose."""
    table = horde(given, "scientist", 1, zombies="W1 W2 W3 N1").search("doctor")
    assert table.kind == "add-zombie"


def test_a_toll_of_the_last_ammo(given: Given) -> None:
    """TEZ-ZOM-14 TEZ-WA-06: collecting under the Survivalist Zombie may kill, and the card falls again."""
    table = zombie(
        given, "survivalist", rooms={"doctor": "S2"}, tracks={"doctor": (5, 6)}, draws={"players": ["mallcop"]}
    )
    table.lay("S", "axe")
    table.begin("doctor").do("move:S3", "collect:axe")
    assert (table.beside("S"), "eaten-alive" in table.happened()) == (["axe"], True)
