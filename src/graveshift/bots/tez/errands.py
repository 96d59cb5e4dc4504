"""Errands: what a Human could fetch, turn over or bring somewhere, and what it is worth for the open Objectives."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import Goals, Scene
from graveshift.bots.tez.worth import STORED_AMMO, SUPPLY_CARD, card_worth, life, spare_worth
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARSENAL,
    CDC,
    CENTRE,
    CLUE_1,
    CURE,
    ESCAPE,
    EXIT_1,
    GAIN_1,
    HELICOPTER,
    INGREDIENT_1,
    INVESTIGATE,
    RADIO,
    SLOTS,
    SOURCES,
    STORE_OF,
    STRANDED,
    STRANDED_1,
    SUPPLY_1,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.codes import PART as PART_TOKEN

SAVED: Final = 60.0
PART_TAKEN: Final = 40.0
PART_DELIVERED: Final = 45.0
RADIO_TAKEN: Final = 25.0
INGREDIENT: Final = 42.0
LOOK: Final = 0.6
"""What it is worth to have seen a wrong Ingredient, as a share of a right one."""
EXIT: Final = 32.0
CLUE: Final = 40.0
GUESS: Final = 70.0
DELIVERY: Final = 0.65
"""The part of a Supply Token's worth that comes with its delivery."""
ANYWHERE: Final = -1
CARDS: Final = -1
AMMO: Final = -2
"""What an errand is for, where it is no token."""
SUPPLY: Final = 1
PART: Final = 2


class Errand:
    """Something to be done after a Move into a Room of an empty Store."""

    __slots__ = ("load", "room", "store", "what", "worth")

    def __init__(self, room: int, store: int, worth: float, load: int, what: int) -> None:
        self.room = room  # `ANYWHERE`: in any Room of the Store
        self.store = store
        self.worth = worth
        self.load = load  # what the Human carries afterwards
        self.what = what  # a token, `CARDS` or `AMMO`


def errands(scene: Scene, me: int, goals: Goals) -> list[Errand]:
    """Everything lying in the Mall that helps this Human's side."""
    s = scene.s
    found: list[Errand] = []
    for token in range(TOKENS):
        if scene.lies(token):
            worth = token_worth(scene, me, goals, token)
            if worth > 0:
                room = s.token_at[token]
                load = SUPPLY if token < RADIO else PART if token == PART_TOKEN else 0
                found.append(Errand(room, STORE_OF[room], worth, load, token))
    for slot in range(SLOTS):
        beside = s.beside[slot]
        if beside:
            worth = 0.0
            for card in beside:
                worth += max(0.0, card_worth(scene, me, card, goals))
            if worth > 0:
                found.append(Errand(ANYWHERE, slot, worth, 0, CARDS))
    ammo_rooms(scene, me, goals, found)
    return found


def ammo_rooms(scene: Scene, me: int, goals: Goals, found: list[Errand]) -> None:
    """Rooms that give 1 Ammo, to those who can use it."""
    spare = scene.spare(me)
    worth = spare_worth(spare + 1) - spare_worth(spare) + 0.5 if scene.s.ammo[me] < 9 else 0.0
    if goals.has(ARSENAL) and goals.ammo_missing > 0:
        worth = max(worth, STORED_AMMO)
    if worth > 0:
        abilities = scene.chart.mall.abilities
        for room in range(CENTRE):
            if GAIN_1 in abilities[room]:
                found.append(Errand(room, STORE_OF[room], worth, 0, AMMO))


def token_worth(scene: Scene, me: int, goals: Goals, token: int) -> float:
    """What a token in a Room is worth."""
    if token < RADIO:
        return supply_worth(scene, me) * (1 - DELIVERY)
    if token == RADIO:
        return RADIO_TAKEN if goals.has(CDC) else 0.0
    if token == PART_TOKEN:
        return PART_TAKEN if goals.has(HELICOPTER) else 0.0
    if token < INGREDIENT_1:
        return stranded_worth(scene) if goals.has(STRANDED) else 0.0
    if token < EXIT_1:
        return ingredient_worth(scene, goals, token) if goals.has(CURE) else 0.0
    if token < CLUE_1:
        return EXIT if goals.has(ESCAPE) else 0.0
    return clue_worth(scene, token) if goals.has(INVESTIGATE) else 0.0


def supply_worth(scene: Scene, me: int) -> float:
    """Two spaces of the Barricade and a Supply Card, for the whole way there and back."""
    s = scene.s
    repaired = min(2, 6 - s.barricade)
    later = min(1.0, scene.zombie_turns / 8)
    card = SUPPLY_CARD if s.supply or s.under else 0.0
    return later * (repaired * life(scene.lives(scene.side(me))) + card)


def stranded_worth(scene: Scene) -> float:
    """One of the two tokens is a Zombie; the last one lying there is surely a person."""
    return SAVED if stranded_lying(scene) == 1 else SAVED * 0.6


def stranded_lying(scene: Scene) -> int:
    """Stranded Tokens still face down in the Mall: 2, or 1 after a false alarm."""
    return int(scene.lies(STRANDED_1)) + int(scene.lies(STRANDED_1 + 1))


def ingredient_worth(scene: Scene, goals: Goals, token: int) -> float:
    """Right now by what is known of its letter; a look at an unknown one helps later."""
    order = scene.s.table.cure_order
    done = goals.done[CURE]
    letter = order[done]
    face = scene.face(token)
    if face != UNKNOWN:
        return INGREDIENT if face == letter else 0.0
    unknown = right = 0
    for other in range(INGREDIENT_1, EXIT_1):
        if scene.lies(other):
            shown = scene.face(other)
            if shown == letter:
                right += 1
            elif shown == UNKNOWN:
                unknown += 1
    if right:
        return INGREDIENT * LOOK / 2
    left = 2 if scene.competitive else order[done:].count(letter)
    chance = min(1.0, left / max(1, unknown))
    return INGREDIENT * (chance + LOOK * (1 - chance))


def clue_worth(scene: Scene, token: int) -> float:
    """Look at Clues until one Source is left; then go to any known Clue and say so."""
    certain = suspects(scene).bit_count() == 1
    if scene.face(token) != UNKNOWN:
        return GUESS if certain else 0.0
    return 0.0 if certain else CLUE


def suspects(scene: Scene) -> int:
    """Sources the hidden token may still show, as far as this seat knows, as bits."""
    left = (1 << SOURCES) - 1 & ~scene.s.sources
    for token in range(CLUE_1, TOKENS):
        if scene.s.token_at[token] >= 0 and scene.face(token) != UNKNOWN:
            left &= ~(1 << scene.face(token))
    return left


def carried(scene: Scene, human: int) -> int:
    """What a Human brings to the Courtyard."""
    load = PART if scene.carries(human, PART_TOKEN) else 0
    if scene.carries(human, SUPPLY_1) or scene.carries(human, SUPPLY_1 + 1):
        load |= SUPPLY
    return load


def delivery_worth(scene: Scene, me: int, goals: Goals, load: int) -> float:
    """What entering the Courtyard with a load is worth."""
    worth = supply_worth(scene, me) * DELIVERY if load & SUPPLY else 0.0
    return worth + (PART_DELIVERED if load & PART and goals.has(HELICOPTER) else 0.0)


def gathering(scene: Scene, goals: Goals) -> int:
    """The Real Exit, once nothing but the Escape is left; otherwise -1."""
    return scene.real_exit() if goals.only_escape() else -1
