"""The box of Army of the Dead: cards, people and missions as the data have them."""

from __future__ import annotations

import pytest

from graveshift.games.army_of_the_dead import GAME
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.box import contents
from graveshift.games.army_of_the_dead.shelf import SHELF
from graveshift.kernel.record import start

MISSIONS = [f"m{number}" for number in range(1, 11)]


def test_every_weapon_shows_its_characteristics() -> None:
    """AOTD-EQ-01: Range, Noise, and either dice with Accuracy and Damage, or a sure hit."""
    for card in contents(BOOK).equipment.values():
        if not card.weapon:
            assert card.kind in ("ammo", "trap")
            continue
        assert card.range is not None
        assert card.noise in ("silent", "noisy")
        if card.dice is None:
            assert card.kind == "explosive"
            assert card.damage is not None
            assert card.ammo_dice == 0
        else:
            assert card.accuracy is not None


def test_five_specialties_and_those_the_book_tells() -> None:
    """AOTD-SPEC-01, AOTD-SPEC-06: everybody has one or more."""
    content = contents(BOOK)
    assert list(content.specialties) == ["bruiser", "vault-expert", "stealthy", "pilot", "mechanic"]
    known = {name: survivor.specialties for name, survivor in content.survivors.items()}
    assert all(known.values())
    assert "bruiser" in known["scott"]
    assert "bruiser" in known["guzman"]
    assert "vault-expert" in known["dieter"]
    assert "mechanic" in known["cruz"]
    assert "stealthy" not in known["chambers"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_can_be_chosen(mission: str) -> None:
    """AOTD-SETUP-01, AOTD-MISF-01."""
    game = start(GAME.name, {"mission": mission}, 1).game
    assert game.view(None)["mission"] == mission
    assert game.view(None)["goals"]


@pytest.mark.parametrize("seats", range(1, 7))
def test_six_survivors_are_shared_by_any_number_of_players(seats: int) -> None:
    """AOTD-GEN-01: at least one each."""
    view = start(GAME.name, {"mission": "m2", "seats": seats}, 1).game.view(None)
    assert len(view["survivors"]) == 6
    assert {survivor["seat"] for survivor in view["survivors"]} == set(range(seats))


def test_the_page_is_told_what_is_special_about_an_abomination() -> None:
    """AOTD-ZEUS-03: figures alone would say of Helmeted Zeus that so much Damage kills him."""
    found = SHELF.zombie(contents(SHELF.book).zombies["zeus-helmeted"])
    assert "explosive" in found.traits[0].text.en
    assert SHELF.zombie(contents(SHELF.book).zombies["shambler"]).traits == []


def marks(card: str) -> list[str]:
    return [trait.name.en for trait in SHELF.card(contents(BOOK).equipment[card]).traits]


def test_the_page_is_told_all_that_is_printed_on_a_card() -> None:
    """AOTD-EQ-01 AOTD-AMMO-01 AOTD-EQ-09 AOTD-EQSK-01: Ammo Dice, a Skill, what it does, use from the Backpack."""
    assert SHELF.card(contents(BOOK).equipment["shotgun"]).ammo_dice == 2
    assert marks("shotgun") == ["Ammo Dice"]
    assert marks("katana") == ["Charge"]
    assert marks("tnt") == ["Sure hit", "Or lay it down", "Backpack"]
    assert marks("crowbar") == []


@pytest.mark.parametrize("name", MISSIONS)
def test_the_map_before_a_game_shows_every_token_of_the_mission(name: str) -> None:
    """AOTD-SETUP-03: files name a zone by any of its cells; the map must find it all the same."""
    board = SHELF.mission_board(name)
    assert board is not None
    zones = {zone.name for zone in board.shapes[0].plan.zones}
    assert [spot for spot in board.tokens if spot.zone not in zones] == []


def test_everybody_is_listed_with_all_their_specialties() -> None:
    """AOTD-SPEC-01, AOTD-SETUP-05: whoever looks for a Vault Expert finds all three."""
    survivors = SHELF.entry().survivors
    experts = {one.id for one in survivors if "Vault Expert" in one.class_name.en}
    assert experts == {"dieter", "tanaka", "quill"}
    assert next(one.class_name.pl for one in survivors if one.id == "quill") == "Skradaczka, Kasiarka"


def test_a_mission_says_beforehand_whom_it_needs_and_how_long_there_is() -> None:
    """AOTD-MISF-01, AOTD-SETUP-05, AOTD-ROUND-07: the track of M2 ends with the seventh round."""
    entry = next(mission for mission in SHELF.entry().missions if mission.id == "m2")
    told = [line.en for line in entry.frame]
    assert told == [
        "The team needs: Vault Expert",
        "Personal Objectives to be drawn: 2",
        "The time is up after 7 rounds",
        "Mounted Zeus gives the Orders",
    ]
