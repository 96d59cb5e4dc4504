"""Errands: what a Human could fetch, turn over or bring somewhere, and what it is worth for the open Objectives."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from graveshift.bots.tez.scene import CENTRE, STORE_OF, Goals, Scene
from graveshift.bots.tez.worth import (
    STORED_AMMO,
    SUPPLY_CARD,
    card_worth,
    life,
    spare_worth,
)
from graveshift.games.tiny_epic_zombies.rules.codes import GAIN_1

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
SUSPECTS: Final = ("bio-weapon", "virus", "fungus", "dark-magic", "radiation")
DELIVERY: Final = 0.65
"""The part of a Supply Token's worth that comes with its delivery."""
ANYWHERE: Final = -1
SUPPLY: Final = 1
PART: Final = 2


class Errand(NamedTuple):
    """Something to be done after a Move into a Room of an empty Store."""

    room: int
    """`ANYWHERE`: in any Room of the Store."""
    store: int
    worth: float
    load: int
    """What the Human carries afterwards."""


def errands(scene: Scene, me: int, goals: Goals) -> list[Errand]:
    """Everything lying in the Mall that helps this Human's side."""
    found = [
        Errand(room, STORE_OF[room], worth, load)
        for token, place in scene.view["tokens"].items()
        if place["room"] is not None
        for room in [scene.room(place["room"])]
        for worth, load in [token_worth(scene, me, goals, token, place)]
        if worth > 0
    ]
    human = scene.humans[me]
    for slot, store in enumerate(scene.view["stores"]):
        worth = sum(max(0.0, card_worth(card, human, goals)) for card in store["beside"])
        if worth > 0:
            found.append(Errand(ANYWHERE, slot, worth, 0))
    return found + ammo_rooms(scene, human, goals)


def ammo_rooms(scene: Scene, human: dict[str, Any], goals: Goals) -> list[Errand]:
    """Rooms that give 1 Ammo, to those who can use it."""
    spare = human["ammo"] - human["wounds"]
    worth = spare_worth(spare + 1) - spare_worth(spare) + 0.5 if human["ammo"] < 9 else 0.0
    if "assemble-an-arsenal" in goals and goals["assemble-an-arsenal"].ammo_missing > 0:
        worth = max(worth, STORED_AMMO)
    if worth <= 0:
        return []
    abilities = scene.chart.mall.abilities
    return [Errand(room, STORE_OF[room], worth, 0) for room in range(CENTRE) if GAIN_1 in abilities[room]]


def token_worth(scene: Scene, me: int, goals: Goals, token: str, place: dict[str, Any]) -> tuple[float, int]:
    """What a token in a Room is worth, and what it makes the Human carry."""
    kind = token.partition("-")[0]
    if kind == "supply":
        return supply_worth(scene, me) * (1 - DELIVERY), SUPPLY
    if kind == "part" and "fix-the-helicopter" in goals:
        return PART_TAKEN, PART
    if kind == "radio" and "call-the-cdc" in goals:
        return RADIO_TAKEN, 0
    if kind == "stranded" and "save-the-stranded" in goals:
        return stranded_worth(scene), 0
    if kind == "exit" and "escape-the-mall" in goals:
        return EXIT, 0
    if kind == "ingredient" and "discover-a-cure" in goals:
        return ingredient_worth(scene, goals, place), 0
    if kind == "clue" and "investigate-the-source" in goals:
        return clue_worth(scene, place), 0
    return 0.0, 0


def supply_worth(scene: Scene, me: int) -> float:
    """Two spaces of the Barricade and a Supply Card, for the whole way there and back."""
    side = me if scene.competitive else 0
    repaired: int = min(2, 6 - scene.view["barricade"])
    later = min(1.0, scene.zombie_turns / 8)
    return later * (repaired * life(scene.lives(side)) + (SUPPLY_CARD if scene.view["supply_left"] else 0.0))


def stranded_worth(scene: Scene) -> float:
    """One of the two tokens is a Zombie; the last one lying there is surely a person."""
    return SAVED if stranded_lying(scene) == 1 else SAVED * 0.6


def stranded_lying(scene: Scene) -> int:
    """Stranded Tokens still face down in the Mall: 2, or 1 after a false alarm."""
    return sum(1 for token, place in scene.view["tokens"].items() if token[:8] == "stranded" and place["room"])


def ingredient_worth(scene: Scene, goals: Goals, place: dict[str, Any]) -> float:
    """Right now by what is known of its letter; a look at an unknown one helps later."""
    cure = goals["discover-a-cure"]
    letter = cure.order[cure.done]
    if "face" in place:
        return INGREDIENT if place["face"] == letter else 0.0
    lying = [entry for token, entry in scene.view["tokens"].items() if token[:10] == "ingredient" and entry["room"]]
    known = [entry["face"] for entry in lying if "face" in entry]
    if letter in known:
        return INGREDIENT * LOOK / 2
    unknown = len(lying) - len(known)
    left = 2 if scene.competitive else cure.order[cure.done :].count(letter)
    chance = min(1.0, (left - known.count(letter)) / max(1, unknown))
    return INGREDIENT * (chance + LOOK * (1 - chance))


def clue_worth(scene: Scene, place: dict[str, Any]) -> float:
    """Look at Clues until one Source is left; then go to any known Clue and say so."""
    certain = len(suspects(scene)) == 1
    if "face" in place:
        return GUESS if certain else 0.0
    return 0.0 if certain else CLUE


def suspects(scene: Scene) -> set[str]:
    """Sources the hidden token may still show, as far as this seat knows."""
    tokens = scene.view["tokens"].items()
    shown = {place["face"] for token, place in tokens if token[:4] == "clue" and "face" in place}
    return set(SUSPECTS) - set(scene.view["sources_found"]) - shown


def carried(human: dict[str, Any]) -> int:
    """What a Human brings to the Courtyard."""
    load = PART if "part" in human["carries"] else 0
    return load | (SUPPLY if any(token[:6] == "supply" for token in human["carries"]) else 0)


def delivery_worth(scene: Scene, me: int, goals: Goals, load: int) -> float:
    """What entering the Courtyard with a load is worth."""
    worth = supply_worth(scene, me) * DELIVERY if load & SUPPLY else 0.0
    return worth + (PART_DELIVERED if load & PART and "fix-the-helicopter" in goals else 0.0)


def gathering(scene: Scene, goals: Goals) -> int:
    """The Real Exit, once nothing but the Escape is left; otherwise -1."""
    name = scene.view["real_exit"]
    return scene.room(name) if name is not None and set(goals) == {"escape-the-mall"} else -1
