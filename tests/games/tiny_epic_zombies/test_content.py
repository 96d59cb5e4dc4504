"""The box of Tiny Epic Zombies: every count, card and Room is what the book and our sources say."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from graveshift.content import ContentError, Source
from graveshift.games.tiny_epic_zombies.content.loading import Content, check_faces, load
from graveshift.games.tiny_epic_zombies.content.structs import AbilityKind, CardKind
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    ARM_TRAP,
    DECK_A,
    FREQUENCY_AMMO,
    KIND,
    SLOT_NAMES,
    SLOTS,
    STORE_OF,
    TOKENS,
)
from graveshift.games.tiny_epic_zombies.rules.killing import FACES
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores, entrance, is_corner, next_store
from graveshift.games.tiny_epic_zombies.rules.plan import build
from graveshift.games.tiny_epic_zombies.scenario.names import ROOM_NAMES
from graveshift.games.tiny_epic_zombies.telling.names import card_ids, objective_ids, player_ids
from graveshift.kernel.chance import Position, stream
from graveshift.rulebook.book import every_rule

from .conftest import room

LAYOUTS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "layouts.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


# ---- components


def test_player_cards(box: Content) -> None:
    """TEZ-COMP-01: fourteen, in the engine's order."""
    assert player_ids() == (
        "teenager", "athlete", "mechanic", "teacher", "photographer", "mallcop", "janitor", "scientist", "greaser",
        "hippie", "fry-cook", "popstar", "doctor", "survivalist",
    )  # fmt: skip
    assert all(card.zombie.passive.en and card.zombie.weak.pl for card in box.players.values())


def test_objective_cards(box: Content) -> None:
    """TEZ-COMP-02 TEZ-COMP-10: nine with two sides each; 29 tokens, none for the competitive sides alone."""
    assert objective_ids() == (
        "save-the-stranded", "call-the-cdc", "fix-the-helicopter", "assemble-an-arsenal", "discover-a-cure",
        "escape-the-mall", "quarantine-the-infected", "escort-the-army", "investigate-the-source",
    )  # fmt: skip
    assert [objective.goal for objective in box.objectives.values()] == [4, 3, 4, 3, 8, 1, 5, 3, 3]
    assert box.objectives["assemble-an-arsenal"].ammo == 13
    assert {token.id: token.count for token in box.tokens.values()} == {
        "stranded": 2, "radio": 1, "part": 1, "ingredient": 8, "exit": 8, "squad": 4, "clue": 5
    }  # fmt: skip
    assert sum(token.count for token in box.tokens.values()) == 29
    assert sum(objective.tokens for objective in box.objectives.values()) == 29
    assert TOKENS == 2 + 29 - 4


def test_mall_cards(box: Content) -> None:
    """TEZ-COMP-03 TEZ-STORE-15: eight cards with two faces, one Courtyard with two sides; which faces share a card."""
    pairs: dict[str, set[str]] = {}
    for face in box.faces.values():
        pairs.setdefault(face.card, set()).add(face.id)
    assert len(pairs) == 8
    assert {"parking-deck", "security-office"} in pairs.values()
    assert {"electronics", "toys"} in pairs.values()
    assert set(box.courtyards) == {"cooperative", "competitive"}


def test_search_cards(box: Content) -> None:
    """TEZ-COMP-04 TEZ-DECK-01 TEZ-DECK-08 TEZ-COMP-12: the whole list, in the engine's order."""
    kinds = Counter(card.kind for card in box.cards.values() for _ in card.copies)
    assert kinds == {
        CardKind.PICKUP: 8, CardKind.EVENT: 4, CardKind.MELEE: 6, CardKind.RANGED: 6, CardKind.BACKPACK: 8
    }  # fmt: skip
    assert {card.id: len(card.copies) for card in box.cards.values() if len(card.copies) > 1} == {
        "frequency-3": 2, "frequency-2": 2, "frequency-1": 2, "first-aid": 2, "explosion": 2, "zombie": 2,
        "fireworks": 2, "adrenaline": 2, "grenade": 3,
    }  # fmt: skip
    order = list(CardKind)
    at = 0
    for card in box.cards.values():
        for _ in card.copies:
            assert KIND[at] == order.index(card.kind)
            if at < 6:
                assert FREQUENCY_AMMO[at] == card.ammo
            at += 1
    assert (at, DECK_A) == (32, 12)
    assert card_ids()[12:24] == (
        "machete", "chainsaw", "axe", "barbed-bat", "golf-club", "crowbar", "crossbow", "submachine-gun", "uzi",
        "revolver", "shotgun", "assault-rifle",
    )  # fmt: skip


def test_card_symbols(box: Content) -> None:
    """TEZ-DECK-09 TEZ-REC-07: eight per symbol, three of them in Deck A; the Assault Rifle has the Food Court's."""
    copies = [copy for card in box.cards.values() for copy in card.copies]
    assert Counter(copy.symbol for copy in copies) == dict.fromkeys(box.symbols, 8)
    assert Counter(copy.symbol for copy in copies[:DECK_A]) == dict.fromkeys(box.symbols, 3)
    assert next(copy.symbol for copy in copies if copy.id == "assault-rifle") == box.faces["food-court"].symbol


def test_constants(box: Content) -> None:
    """TEZ-COMP-05 TEZ-COMP-09 TEZ-COMP-11 TEZ-COMP-13: figures of the book."""
    constants = box.constants
    assert (constants.zombies, constants.barricade_start, constants.barricade_most) == (18, 2, 6)
    assert (constants.search_deck, constants.first_hand, constants.refill, constants.survivor_tokens) == (24, 8, 4, 4)


def test_the_melee_die(box: Content) -> None:
    """TEZ-COMP-07 TEZ-REC-09: 2 Overkill, 2 blank, one 1 Wound, one 2 Wounds; the shares come out of the stream."""
    assert box.die.faces == ("overkill", "overkill", "blank", "blank", "wound-1", "wound-2")
    assert FACES == (0, 0, 1, 1, 2, 3)
    chance = Position(stream(9))
    rolls = Counter(FACES[chance.die() - 1] for _ in range(60000))
    for face, share in ((0, 1 / 3), (1, 1 / 3), (2, 1 / 6), (3, 1 / 6)):
        assert abs(rolls[face] / 60000 - share) < 0.01


# ---- the Mall


@pytest.mark.parametrize("name", LAYOUTS)
def test_adjacency(name: str, box: Content) -> None:
    """TEZ-MAP-04 TEZ-MAP-05 TEZ-MAP-06 TEZ-REC-01 TEZ-REC-03 TEZ-REC-04 TEZ-REC-05 TEZ-MAP-18: three whole Malls."""
    layout = LAYOUTS[name]
    by_side = {face.side: face.id for face in box.faces.values()}
    mall = build(tuple(by_side[layout["faces"][slot]] for slot in SLOT_NAMES), True, False, False)
    walls = {ROOM_NAMES[at]: sorted(ROOM_NAMES[other] for other in near) for at, near in enumerate(mall.walls)}
    assert walls == {place: sorted(near) for place, near in layout["walls"].items()}
    assert {place: mall.distance(24, room(place), False) for place in ROOM_NAMES} == layout["from_centre"]
    assert [ROOM_NAMES[at] for at in mall.passages] == layout["passage"]
    assert [ROOM_NAMES[at] for at in mall.gears] == layout["gears"]
    assert [ROOM_NAMES[at] for at in mall.clues] == layout["clues"]
    assert [ROOM_NAMES[at] for at in mall.supplies] == layout["supplies"]
    assert [ROOM_NAMES[at] for at in mall.flasks] == layout["flasks"]
    assert ROOM_NAMES[mall.vehicle_home] == layout["vehicle"]


def random_malls(box: Content, count: int) -> list[tuple[str, ...]]:
    cards: dict[str, list[str]] = {}
    for face in box.faces.values():
        cards.setdefault(face.card, []).append(face.id)
    chance = Position(stream(77))
    malls = []
    for _ in range(count):
        left = list(cards)
        malls.append(tuple(cards[left.pop(chance.below(len(left)))][chance.below(2)] for _ in range(8)))
    return malls


def test_every_mall_is_connected(box: Content) -> None:
    """TEZ-MAP-01 TEZ-MAP-03 TEZ-MAP-08 TEZ-REC-04: corners never touch the Courtyard, Room 3 of a Center Store does."""
    for faces in random_malls(box, 60):
        mall = build(faces, True, False, False)
        assert all(mall.distance(24, at, False) <= 5 for at in range(29))
        for slot in filter(is_corner, range(SLOTS)):
            assert all(STORE_OF[near] != 8 for at in range(slot * 3, slot * 3 + 3) for near in mall.walls[at])
        for strip, slot in ((25, 1), (26, 3), (27, 5), (28, 7)):
            assert slot * 3 + 2 in mall.walls[strip]
            assert {STORE_OF[near] for near in mall.walls[strip]} == {8, slot}


def test_symbols_and_numbers(box: Content) -> None:
    """TEZ-MAP-11 TEZ-MAP-12 TEZ-REC-06: in any Mall two Stores per symbol, one with each number."""
    for faces in random_malls(box, 20):
        mall = build(faces, True, False, False)
        assert Counter(mall.symbol) == {0: 2, 1: 2, 2: 2, 3: 2}
        assert len(set(zip(mall.symbol, mall.number, strict=True))) == 8
        assert all(mall.number[one] == 1 and mall.number[two] == 2 for one, two in mall.stores_of)


SIDES = """\
Gamelyn World | violet 1 | gear-2 | bonus-round flask | passage
Rich's Galleria | violet 1 | gear-2 | loud-crash flask | passage
Parking Deck Z | violet 2 | biohazard-2 | ride-motorcycle flask | gain-ammo-1
Echo Ridge Security Office | violet 2 | flask | gain-ammo-1 biohazard-2 | ride-police-car
Hur's Jewelers | amber 1 | biohazard-4 | passage | flask
Hoard's Collectibles | amber 1 | biohazard-4 | passage | flask
Amp's Electronics | amber 2 | gear-4 | gain-ammo-1 | arm-trap flask
T.E. Toys | amber 2 | gear-4 | arm-trap flask | gain-ammo-1
Crafts & Colors | jade 1 | gear-1 | pick-up-supplies supply-1 | flask
Paperback Hollow | jade 1 | flask | pick-up-supplies supply-1 | gear-1
1st Place Sporting Goods | jade 2 | biohazard-1 | clearance-sale | gain-ammo-1 flask
Old Antler Outfitters | jade 2 | flask | gain-ammo-1 biohazard-1 | trade-in
Echo Ridge Food Court | azure 1 | flask | leftovers | biohazard-3
Corner Pharmacy | azure 1 | flask | prescription | biohazard-3
Finish It Hardware | azure 2 | gear-3 | pick-up-supplies supply-2 | gain-ammo-1 flask
Departmart | azure 2 | gear-3 | pick-up-supplies supply-2 flask | gain-ammo-1
"""


def test_what_is_in_each_room(box: Content) -> None:
    """TEZ-REC-06 TEZ-REC-08 TEZ-COMP-03: the 16 sides, two to a card, as the table of the rulebook has them."""
    found = [
        [face.name.en, f"{face.symbol} {face.number}"]
        + [" ".join([*printed.abilities, *printed.icons]) for printed in face.rooms]
        for face in box.faces.values()
    ]
    assert found == [line.split(" | ") for line in SIDES.splitlines()]
    assert [(symbol.id, str(symbol.shape)) for symbol in box.symbols.values()] == [
        ("violet", "hexagon"),
        ("amber", "square"),
        ("jade", "diamond"),
        ("azure", "octagon"),
    ]


def test_icons_of_every_choice_of_faces(box: Content) -> None:
    """TEZ-REC-08 TEZ-ICON-36 TEZ-REC-12: whatever sides lie up, the icon set is whole."""
    cards: dict[str, list[str]] = {}
    for face in box.faces.values():
        cards.setdefault(face.card, []).append(face.id)
    for faces in product(*cards.values()):
        mall = build(faces, True, False, False)
        assert (len(mall.flasks), len(mall.passages)) == (8, 2)
        assert min(mall.gears) >= 0
        assert min(mall.clues) >= 0
        assert min(mall.supplies) >= 0
        assert mall.vehicle_home >= 0
        assert sum(ARM_TRAP in found for found in mall.abilities) == 1


def test_every_room_has_something(box: Content) -> None:
    """TEZ-MAP-20 TEZ-GLO-06 TEZ-MAP-02: each of the 48 Rooms shows an icon or an ability."""
    for face in box.faces.values():
        assert len(face.rooms) == 3
        assert all(printed.icons or printed.abilities for printed in face.rooms)


def test_running_and_stopping(box: Content) -> None:
    """TEZ-ROOM-10 TEZ-REC-10 TEZ-AMB-27 TEZ-ICON-35: only Clearance Sale and Prescription stop."""
    assert tuple(box.abilities) == ABILITY_IDS
    stopping = {ability.id for ability in box.abilities.values() if ability.kind is AbilityKind.STOPPING}
    assert stopping == {"clearance-sale", "prescription"}


def test_the_ring() -> None:
    """TEZ-MAP-07 TEZ-MAP-08 TEZ-MAP-09 TEZ-MAP-10: roles by slot, clockwise order, neighbours, Entrances."""
    assert [SLOT_NAMES[slot] for slot in range(8) if is_corner(slot)] == ["NW", "NE", "SE", "SW"]
    assert SLOT_NAMES[next_store(SLOT_NAMES.index("W"))] == "NW"
    assert {SLOT_NAMES[slot] for slot in adjacent_stores(SLOT_NAMES.index("W"))} == {"SW", "NW"}
    assert [SLOT_NAMES[slot] for slot in adjacent_stores(8)] == ["N", "E", "S", "W"]
    assert ROOM_NAMES[entrance(SLOT_NAMES.index("S"))] == "S1"


def test_the_pool_is_part_of_the_centre(box: Content) -> None:
    """TEZ-REC-16 TEZ-AMB-63: Heal 2 is in the centre Room; the strips have no ability."""
    for courtyard in box.courtyards.values():
        assert {printed.id: printed.abilities for printed in courtyard.rooms if printed.abilities} == {
            "centre": ("heal-2",)
        }


# ---- the files


def test_rules_named_in_the_content_exist(box: Content) -> None:
    """Every ledger ID in the content is one of the rulebook."""
    known = {rule.id for rule in every_rule()}
    named = {ability.rule for ability in box.abilities.values()} | {card.rule for card in box.cards.values()}
    named |= {switch.rule for switch in box.switches.values()}
    named |= {card.human.rule for card in box.players.values()} | {card.zombie.rule for card in box.players.values()}
    named |= {objective.rule for objective in box.objectives.values()}
    assert named <= known


def test_reconstructions_are_marked(box: Content) -> None:
    """TEZ-ICON-12 TEZ-ICON-13: what is not in the book says so."""
    assert box.cards["axe"].source is Source.MIXED
    assert all(objective.competitive.source is Source.RECONSTRUCTED for objective in box.objectives.values())


def test_a_wrong_face_is_refused(box: Content) -> None:
    """TEZ-MAP-11: both faces of a card share symbol, number and icons."""
    faces = dict(box.faces)
    faces["toys"] = msgspec.structs.replace(faces["toys"], number=1)
    with pytest.raises(ContentError, match="must share"):
        check_faces(msgspec.structs.replace(box, faces=faces))
