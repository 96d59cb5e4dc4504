"""Names of the scenario files for the small ints of the engine: Rooms go by slot and number, as in the rulebook."""

from __future__ import annotations

from typing import Final

from graveshift.content import number
from graveshift.games.tiny_epic_zombies.rules.codes import BLANK, CARRIED, OFF, OVERKILL, SLOT_NAMES, WOUND_1, WOUND_2
from graveshift.games.tiny_epic_zombies.rules.killing import FACES
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import (
    EXIT_IDS,
    LETTERS,
    STRANDED_IDS,
    card_ids,
    face_ids,
    human_id,
    player_ids,
    source_ids,
    store_id,
)

NONE: Final = "none"
ZOMBIES: Final = "zombies"
"""The Zombie Player, where somebody acts or decides."""

ROOM_NAMES: Final = (
    *(f"{slot}{place}" for slot in SLOT_NAMES for place in (1, 2, 3)),
    *("cC", "cN", "cE", "cS", "cW"),
)
DIE: Final = {
    name: FACES.index(face) + 1
    for name, face in (("overkill", OVERKILL), ("blank", BLANK), ("wound-1", WOUND_1), ("wound-2", WOUND_2))
}
FRONT: Final = [
    "electronics",
    "parking-deck",
    "sporting-goods",
    "jewelers",
    "crafts",
    "departmart",
    "gamelyn-world",
    "food-court",
]
BACK: Final = [
    "toys",
    "security-office",
    "outfitters",
    "collectibles",
    "books",
    "hardware",
    "richs-galleria",
    "pharmacy",
]
MOMENTS: Final = {
    "set-up": "the set-up",
    "any-time": "the beginning of a Human Turn",
    "human-turn": "the Human Turn",
    "search": "the Search",
    "noise": "the check for noise",
    "add-zombies": "the adding of Zombies",
    "deal": "the deal",
}
DECKS: Final = ("search", "supply", "players", "stranded", "ingredients", "exits", "clues", "source")


def cards_of(deck: str) -> tuple[str, ...]:
    """The names that a deck's cards, or a pile's tokens, go by."""
    names = {
        "players": player_ids(),
        "stranded": STRANDED_IDS,
        "ingredients": LETTERS,
        "exits": EXIT_IDS,
        "clues": source_ids(),
        "source": source_ids(),
    }
    return names.get(deck) or card_ids()


def rooms(s: State) -> dict[str, int]:
    """Rooms by slot and number, and by the names that option keys use."""
    names = {name: room for room, name in enumerate(s.table.mall.names)}
    return {name: room for room, name in enumerate(ROOM_NAMES)} | names


def stores(s: State) -> dict[str, int]:
    """Stores by slot, and by the face that lies there."""
    names = {store_id(s, slot): slot for slot in range(len(SLOT_NAMES))}
    return {name: slot for slot, name in enumerate(SLOT_NAMES)} | names


def room_of(s: State, name: str, at: tuple[str, ...]) -> int:
    known = rooms(s)
    if name not in known:
        number(name, ROOM_NAMES, "Room", at)
    return known[name]


def store_of(s: State, name: str, at: tuple[str, ...]) -> int:
    known = stores(s)
    if name not in known:
        number(name, SLOT_NAMES, "Store", at)
    return known[name]


def human_of(s: State, name: str, at: tuple[str, ...]) -> int:
    return number(name, [human_id(s, human) for human in range(s.table.humans)], "Human here", at)


def place_name(s: State, at: int) -> str:
    """Where a token is: a Room, whoever carries it, or nowhere."""
    if at >= CARRIED:
        return human_id(s, at - CARRIED)
    return ROOM_NAMES[at] if at != OFF else NONE


def place_of(s: State, name: str, at: tuple[str, ...]) -> int:
    """A Room, the Human who carries something, or nowhere."""
    if name == NONE:
        return OFF
    people = [human_id(s, human) for human in range(s.table.humans)]
    return CARRIED + people.index(name) if name in people else room_of(s, name, at)


def spelt(s: State, word: object) -> object:
    """A word of an event as scenario files write it: Rooms and Stores by slot."""
    if word is None:
        return NONE
    mall = s.table.mall
    if word in mall.names:
        return ROOM_NAMES[mall.names.index(str(word))]
    faces = [face_ids()[face] for face in mall.faces]
    return SLOT_NAMES[faces.index(str(word))] if word in faces else word
