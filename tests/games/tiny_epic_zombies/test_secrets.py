"""Who sees what: face-down cards, hands, drawn Supply cards and Clues (TEZ-TURN-10)."""

from __future__ import annotations

from typing import Any

from .conftest import Board, Given

VERSUS = "coop-vs-zombie"
REST = ["fix-the-helicopter", "discover-a-cure"]


def test_face_down_cards_stay_hidden(given: Given) -> None:
    """TEZ-SRCH-05 TEZ-DEAL-02 TEZ-SET-18: nobody among the Humans sees them, nor the decks."""
    table = given("janitor", "doctor")
    table.deal("janitor", "uzi")
    table.begin("janitor")
    assert table.refused("peek:janitor") == "TEZ-SRCH-05"
    assert table.game is not None
    for seat in (None, 0, 1):
        view = table.game.view(seat)
        assert view["humans"][0]["facedown_card"] is None
        assert (view["search_left"], view["supply_left"]) == (len(table.s.search), len(table.s.supply))
        assert "uzi" not in str(view)


def test_refusing_a_drawn_weapon(given: Given) -> None:
    """TEZ-SUP-05: it goes back into the shuffled deck, with whatever lay under it; no replacement."""
    table = given(
        "janitor", "survivalist", rooms={"janitor": "W1"}, supply=[13, 30], under=[14], draws={"supply": [13]}
    )
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes", "refuse")
    assert (sorted(table.s.supply), table.s.under, table.s.melee[0]) == ([13, 14, 30], [], -1)
    assert table.s.supply_known[1] >> 13 & 1


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


def test_the_zombie_player_knows_no_more(given: Given) -> None:
    """TEZ-AMB-66: face-down Objective Tokens have no face for anybody, the Zombie Player included."""
    table = given("janitor", "hippie", mode="coop-vs-zombie", objectives=["investigate-the-source", *REST]).begin(
        "janitor"
    )
    assert table.game is not None
    for seat in (0, 2):
        assert not any("face" in token for token in table.game.view(seat)["tokens"].values())


def test_the_wrong_ingredient(given: Given) -> None:
    """TEZ-MIS-CUR-04 TEZ-MIS-CUR-02 TEZ-OBJ-07: a C goes back face down; everybody has seen it; it cost nothing."""
    table = given("janitor", "hippie", rooms={"janitor": "W2"}, draws={"ingredients": [2]})
    table.begin("janitor").do("move:W1", "flip:ingredient-8")
    assert (table.step("discover-a-cure"), table.lies("ingredient-8"), table.s.moves) == (0, "W1", 2)
    assert table.track("janitor") == (0, 9)
    assert not table.can("flip:ingredient-8")
    assert table.game is not None
    assert table.game.view(1)["tokens"]["ingredient-8"]["face"] == "c"


def test_a_clue(given: Given) -> None:
    """TEZ-MIS-INV-02 TEZ-MIS-INV-03: shown to all, it stays open; then go on or guess."""
    table = (
        given(
            "janitor",
            "doctor",
            "hippie",
            objectives=["investigate-the-source", *REST],
            rooms={"janitor": "W1"},
            draws={"clues": [1]},
        )
        .begin("janitor")
        .do("move:W3", "flip:clue-3")
    )
    assert table.game is not None
    assert table.game.view(2)["tokens"]["clue-3"] == {"room": "food-court.3", "carrier": None, "face": "virus"}
    assert len(table.of("guess")) == 5
    assert table.do("move:W1").s.moves == 1


def rivals(given: Given, *humans: str, **more: Any) -> Board:
    mode = more.pop("mode", "competitive")
    return given(*(humans or ("janitor", "doctor", "hippie")), mode=mode, **more)


def test_a_refused_supply_card_is_the_drawers_secret(given: Given) -> None:
    """TEZ-SUP-05: in the competitive game only the drawer has seen it."""
    table = rivals(given, rooms={"janitor": "W1"}, supply=[13, 29], draws={"supply": [13]})
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes")
    assert table.game is not None
    assert [table.game.view(seat)["looking_at"] for seat in (None, 0, 1)] == [None, "chainsaw", None]
    table.do("refuse")
    assert [bool(known >> 13 & 1) for known in table.s.supply_known] == [True, False, False]


def test_a_pushed_rival_draws_in_secret(given: Given) -> None:
    """TEZ-SUP-05 TEZ-CARD-04: a carrier whom the Uzi moves in sees the drawn card, the holder of the Uzi does not."""
    table = rivals(
        given, zombies="W1", rooms={"janitor": "W3", "doctor": "W3"}, supply=[13, 29], draws={"supply": [13]}
    )
    table.hold("janitor", "uzi")
    table.carry("doctor", "supply-1")
    table.begin("janitor").do("move:W2", "shoot:W1", "push:doctor>cW", "yes", "yes")
    assert (table.kind, table.asked) == ("keep", 1)
    assert table.game is not None
    assert [table.game.view(seat)["looking_at"] for seat in (None, 0, 1)] == [None, None, "chainsaw"]
    table.do("keep")


def test_rivals_ingredients(given: Given) -> None:
    """TEZ-CMPO-05: shown to all, the next letter of one's own counts, and the token always goes back."""
    table = rivals(given, rooms={"janitor": "W2"}, draws={"ingredients": [1]})
    table.progress("discover-a-cure", 1, 0, 0)
    table.begin("janitor").do("move:W1", "flip:ingredient-8")
    assert (table.lies("ingredient-8"), table.completed("discover-a-cure", 0)) == ("W1", True)
    table.s.table.goal[4] = 3
    assert table.game is not None
    assert table.game.view(2)["tokens"]["ingredient-8"]["face"] == "b"


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
