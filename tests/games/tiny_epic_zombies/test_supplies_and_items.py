"""Supplies and the Barricade; collecting, carrying and dropping; the Search."""

from __future__ import annotations

from .conftest import Given, card

CDC = ["call-the-cdc", "fix-the-helicopter", "discover-a-cure"]


# ---- Supplies


def test_picking_up_a_supply_token(given: Given) -> None:
    """TEZ-SUP-01 TEZ-STORE-04 TEZ-SET-24: in its Room, Store empty, after a Move; once per Room and Turn."""
    table = given("hippie", "doctor", rooms={"hippie": "SE3"}).begin("hippie").do("move:SE2", "take:supply-1")
    assert table.lies("supply-1") == "hippie"
    busy = given("hippie", "doctor", zombies="SE1", rooms={"hippie": "SE3"}).begin("hippie").do("move:SE2")
    assert busy.refused("take:supply-1") == "TEZ-ROOM-01"


def test_a_pushed_supply_token_is_taken_where_it_lies(given: Given) -> None:
    """TEZ-SUP-01: in whatever Room a Zombie ability moved it to."""
    table = given("hippie", "doctor", rooms={"hippie": "SE2"})
    table.token("supply-1", "SE3")
    assert table.begin("hippie").do("move:SE3").can("take:supply-1")


def test_delivery_repairs_two(given: Given) -> None:
    """TEZ-SUP-02 TEZ-AMB-11 TEZ-ICON-03: any Courtyard Room, at once, 6 at most."""
    for before, after in ((3, 5), (5, 6)):
        table = given("janitor", "survivalist", rooms={"janitor": "W1"}, barricade=before)
        table.carry("janitor", "supply-1")
        assert table.begin("janitor").do("move:cW").s.barricade == after
        assert table.kind == "draw-supply"


def test_delivery_in_the_centre_only(given: Given) -> None:
    """TEZ-AMB-11: the switches supply-delivery and part-delivery."""
    switches = {"supply-delivery": "centre-room", "part-delivery": "centre-room"}
    table = given("janitor", "survivalist", rooms={"janitor": "W1"}, switches=switches, supply=[])
    table.carry("janitor", "supply-1", "part")
    table.begin("janitor").do("move:cW")
    assert (table.s.barricade, table.step("fix-the-helicopter")) == (2, 0)
    table.do("move:cC")
    assert (table.s.barricade, table.step("fix-the-helicopter")) == (4, 1)


def test_the_supply_card_is_optional(given: Given) -> None:
    """TEZ-SUP-03 TEZ-DECK-10: draw it and have it, or not; its symbol does nothing."""
    table = given("janitor", "survivalist", rooms={"janitor": "W1"}, supply=[29, 30], draws={"supply": [29]})
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes")
    assert (table.s.pack[0], table.s.supply) == ((29,), [30])
    assert table.happened("noise", "zombie-added") == []
    other = given("janitor", "survivalist", rooms={"janitor": "W1"}, supply=[29, 30])
    other.carry("janitor", "supply-1")
    assert other.begin("janitor").do("move:cW", "no").s.supply == [29, 30]


def test_keeping_a_drawn_weapon(given: Given) -> None:
    """TEZ-SUP-04 TEZ-ITEM-11: the old Weapon goes beside a Center Store of choice."""
    table = given("janitor", "survivalist", rooms={"janitor": "W1"}, supply=[13], draws={"supply": [13]})
    table.hold("janitor", "axe")
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes", "keep")
    assert (table.kind, table.of("store")) == ("where", {"N", "E", "S", "W"})
    table.do("store:S")
    assert (table.s.melee[0], table.beside("S")) == (13, ["axe"])


def test_refusing_a_drawn_weapon(given: Given) -> None:
    """TEZ-SUP-05: it goes back into the shuffled deck, with whatever lay under it; no replacement."""
    table = given(
        "janitor", "survivalist", rooms={"janitor": "W1"}, supply=[13, 30], under=[14], draws={"supply": [13]}
    )
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW", "yes", "refuse")
    assert (sorted(table.s.supply), table.s.under, table.s.melee[0]) == ([13, 14, 30], [], -1)
    assert table.s.supply_known[1] >> 13 & 1


def test_the_token_goes_home(given: Given) -> None:
    """TEZ-SUP-06 TEZ-SUP-10: back to its numbered Room, Zombies or not, to be fetched again."""
    table = given("janitor", "survivalist", zombies="S2", rooms={"janitor": "W1"}, supply=[])
    table.carry("janitor", "supply-2")
    table.begin("janitor").do("move:cW")
    assert table.lies("supply-2") == "S2"
    table.s.zombies = 0
    table.put("survivalist", "S3").begin("survivalist").do("move:S2")
    assert table.can("take:supply-2")


def test_two_tokens_at_once(given: Given) -> None:
    """TEZ-SUP-07: each resolved by itself: +4 and two cards."""
    table = given("janitor", "survivalist", rooms={"janitor": "W1"}, supply=[29, 30], barricade=1)
    table.carry("janitor", "supply-1", "supply-2")
    table.begin("janitor").do("move:cW", "yes", "yes")
    assert (table.s.barricade, len(table.s.pack[0]), table.lies("supply-1")) == (5, 2, "SE2")


def test_an_empty_supply_deck(given: Given) -> None:
    """TEZ-SUP-08: the repair happens, no card is offered."""
    table = given("janitor", "survivalist", rooms={"janitor": "W1"}, supply=[])
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW")
    assert (table.s.barricade, table.kind) == (4, "turn")


def test_a_full_barricade_still_counts_as_repaired(given: Given) -> None:
    """TEZ-SUP-09 TEZ-AMB-36 TEZ-COMP-11: at 6 it stays 6, the Doctor may heal, a card may be drawn."""
    table = given("janitor", "doctor", rooms={"janitor": "W1"}, barricade=6, tracks={"janitor": (1, 9)})
    table.carry("janitor", "supply-1")
    table.begin("janitor").do("move:cW")
    assert (table.kind, table.asked) == ("heal-any", 1)
    table.do("human:janitor")
    assert (table.s.barricade, table.track("janitor")[0], table.kind) == (6, 0, "draw-supply")


# ---- Items


def test_collecting_in_an_empty_store(given: Given) -> None:
    """TEZ-ITEM-01 TEZ-MAP-19 TEZ-CARD-20 TEZ-ICON-06: any or all cards, whichever Room."""
    table = given("janitor", "survivalist", rooms={"janitor": "S2"}, tracks={"janitor": (3, 9)})
    table.lay("S", "first-aid-a", "axe", "grenade-a")
    table.begin("janitor").do("move:S3")
    assert table.of("collect") == {"first-aid-a", "axe", "grenade-a"}
    table.do("collect:first-aid-a", "collect:axe")
    assert (table.track("janitor")[0], table.s.melee[0], table.beside("S")) == (1, card("axe"), ["grenade-a"])


def test_zombies_guard_the_cards(given: Given) -> None:
    """TEZ-ITEM-01: with a Zombie in the Store nothing can be collected."""
    table = given("janitor", "doctor", zombies="S1", rooms={"janitor": "S2"})
    table.lay("S", "axe")
    assert table.begin("janitor").do("move:S3").refused("collect:axe") == "TEZ-ITEM-01"


def test_a_revealed_card_waits_for_the_next_turn(given: Given) -> None:
    """TEZ-ITEM-02 TEZ-SRCH-01 TEZ-SRCH-02: turned over without asking, beside the Store, Zombies or not."""
    table = given("janitor", "doctor", zombies="S1", rooms={"janitor": "S3"})
    table.deal("janitor", "uzi")
    table.search("janitor")
    assert (table.beside("S"), table.s.ranged[0], table.s.active) == (["uzi"], -1, 1)


def test_one_melee_and_one_ranged_weapon(given: Given) -> None:
    """TEZ-ITEM-03 TEZ-ITEM-04 TEZ-COMP-12: taking the Machete leaves the Axe there, for this Move at least."""
    table = given("janitor", "doctor", rooms={"janitor": "S2"})
    table.hold("janitor", "axe")
    table.lay("S", "machete", "crossbow")
    table.begin("janitor").do("move:S3", "collect:machete", "collect:crossbow")
    assert (table.s.melee[0], table.s.ranged[0], table.beside("S")) == (card("machete"), card("crossbow"), ["axe"])
    assert table.refused("collect:axe") == "TEZ-ITEM-10"
    assert table.do("move:S2").can("collect:axe")


def test_backpack_items_are_for_the_own_turn(given: Given) -> None:
    """TEZ-ITEM-05: any number, none of them in another Human's Turn."""
    table = given("janitor", "doctor", zombies="W1")
    table.hold("janitor", "fireworks-a", "adrenaline-a", "adrenaline-b")
    table.begin("doctor")
    assert table.asked == 1
    assert not any(word in key for key in table.keys for word in ("fireworks", "adrenaline"))


def test_pickups_work_at_once_and_may_be_left(given: Given) -> None:
    """TEZ-ITEM-06 TEZ-CARD-18 TEZ-ICON-05 TEZ-ITEM-14 TEZ-DECK-07: Ammo now, the card is discarded for good."""
    table = given("janitor", "doctor", rooms={"janitor": "S2"}, tracks={"janitor": (0, 4)})
    table.lay("S", "frequency-3-a", "first-aid-a")
    table.begin("janitor").do("move:S3", "collect:frequency-3-a")
    assert (table.track("janitor"), table.s.discards, table.s.pack[0]) == ((0, 7), [card("frequency-3-a")], ())
    assert table.do("collect:first-aid-a").track("janitor") == (0, 7)


def test_frequencies_without_the_cdc_are_for_anyone(given: Given) -> None:
    """TEZ-ITEM-08 TEZ-AMB-65: 1 Ammo for whoever collects it."""
    table = given("janitor", "doctor", rooms={"janitor": "S2"}, tracks={"janitor": (0, 5)})
    table.lay("S", "frequency-1-a")
    assert table.begin("janitor").do("move:S3", "collect:frequency-1-a").track("janitor") == (0, 6)


def test_a_weapon_works_at_once(given: Given) -> None:
    """TEZ-ITEM-09: collected after Move 1, used after Move 2."""
    table = given("janitor", "doctor", zombies="E1", rooms={"janitor": "NW2"})
    table.lay("NW", "assault-rifle")
    table.begin("janitor").do("move:NW3", "collect:assault-rifle", "move:N1")
    assert table.of("shoot") == {"E1"}


def test_dropping(given: Given) -> None:
    """TEZ-ITEM-10: beside the own Store, even among Zombies; not to be picked up in the same Move."""
    table = given("janitor", "doctor", zombies="E1", rooms={"janitor": "E2"})
    table.hold("janitor", "crossbow")
    table.begin("janitor").do("drop:crossbow@E")
    assert (table.beside("E"), table.s.ranged[0]) == (["crossbow"], -1)


def test_dropping_in_the_courtyard(given: Given) -> None:
    """TEZ-ITEM-11: beside a Center Store of choice."""
    table = given("janitor", "doctor")
    table.hold("janitor", "fireworks-a")
    table.begin("janitor")
    assert {key for key in table.keys if key.startswith("drop")} == {
        table.spell(f"drop:fireworks-a@{slot}") for slot in "NESW"
    }
    assert table.refused("drop:fireworks-a@NW") == "TEZ-ITEM-11"


def test_cards_do_not_pass_from_hand_to_hand(given: Given) -> None:
    """TEZ-ITEM-12 TEZ-CVZ-12: no giving of cards, no attack on a Human."""
    table = given("janitor", "doctor")
    table.hold("janitor", "axe")
    table.begin("janitor")
    assert table.refused("give:axe>doctor") == "TEZ-ITEM-12"
    assert table.refused("attack:doctor") == "TEZ-CVZ-12"


def test_supply_tokens_cannot_be_dropped(given: Given) -> None:
    """TEZ-ITEM-13 TEZ-AMB-10: but the Radio can."""
    table = given("janitor", "doctor", objectives=CDC, rooms={"janitor": "E2"})
    table.carry("janitor", "supply-1", "radio")
    table.begin("janitor")
    assert table.refused("drop:supply-1") == "TEZ-ITEM-13"
    assert table.do("drop:radio").lies("radio") == "E2"


def test_knife_and_pistol_stay(given: Given) -> None:
    """TEZ-SET-26 TEZ-SET-21: printed weapons are no cards; nobody starts with a Weapon Card."""
    table = given("janitor", "doctor").begin("janitor")
    assert table.refused("drop:knife@N") == "TEZ-SET-26"
    assert (table.s.melee, table.s.ranged) == ([-1, -1], [-1, -1])


# ---- Search


def test_searching_in_the_courtyard(given: Given) -> None:
    """TEZ-SRCH-03 TEZ-SRCH-08: beside any of the four Center Stores, as the active Human likes."""
    table = given("janitor", "doctor", rooms={"janitor": "cE"})
    table.deal("janitor", "axe")
    table.search("janitor")
    assert (table.kind, table.asked, table.of("store")) == ("search-store", 0, {"N", "E", "S", "W"})
    assert table.do("store:W").beside("W") == ["axe"]


def test_events_are_resolved_and_discarded(given: Given) -> None:
    """TEZ-SRCH-04 TEZ-ITEM-07 TEZ-CARD-21 TEZ-ICON-07: Explosion, then its symbol still makes noise."""
    table = given("janitor", "doctor", rooms={"janitor": "NW3"}, tracks={"janitor": (4, 9)})
    table.deal("janitor", "explosion-a")
    table.search("janitor")
    assert table.track("janitor")[0] == 5
    assert (card("explosion-a") in table.s.discards, table.beside("NW")) == (True, [])
    assert table.happened("wounded", "noise") == ["wounded", "noise"]


def test_explosion_may_take_a_card(given: Given) -> None:
    """TEZ-CARD-21: one carried card leaves the game instead of a Wound."""
    table = given("janitor", "doctor", rooms={"janitor": "W2"}, tracks={"janitor": (4, 5)})
    table.hold("janitor", "grenade-a", "axe")
    table.deal("janitor", "explosion-a")
    table.search("janitor")
    assert set(table.keys) == {"card:axe", "card:grenade-a", "wound"}
    table.do("card:grenade-a")
    assert (table.s.removed, table.track("janitor")) == ([card("grenade-a")], (4, 5))


def test_the_zombie_event(given: Given) -> None:
    """TEZ-CARD-22 TEZ-ADD-14: one more Zombie by the usual rules, before the Zombie Turn."""
    table = given("janitor", "doctor", rooms={"janitor": "N1"})
    table.deal("janitor", "zombie-a")
    table.search("janitor")
    assert (table.track("janitor")[0], "N1" in table.zombies) == (1, True)
    assert table.happened("overrun", "no-noise") == ["overrun", "no-noise"]


def test_the_zombie_event_in_the_courtyard(given: Given) -> None:
    """TEZ-AMB-31: the Human first chooses the Center Store, and the Zombie goes there."""
    table = given("janitor", "doctor")
    table.deal("janitor", "zombie-a")
    table.search("janitor").do("store:N")
    assert "N1" in table.zombies


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


def test_no_card_no_search(given: Given) -> None:
    """TEZ-SRCH-07 TEZ-DEAL-06 TEZ-AMB-29: a final Turn has no reveal and no Zombie Turn."""
    table = given("janitor", "doctor", search=[], facedown=[-1, -1], zombies="W1")
    table.search("janitor")
    assert (table.happened("revealed", "noise", "no-noise", "zombie-added"), table.zombies) == ([], "W1")
    assert (table.s.active, table.s.finals) == (1, 1)
