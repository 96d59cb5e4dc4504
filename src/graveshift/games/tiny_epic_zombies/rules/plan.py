"""Building a Mall from the content: faces in slots, walls by contact of edges (TEZ-REC-01, TEZ-REC-02)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.structs import Face
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    CENTRE,
    EAST,
    HEAL_2,
    NORTH,
    SLOT_NAMES,
    SOUTH,
    WEST,
)
from graveshift.games.tiny_epic_zombies.rules.mall import Mall, is_vehicle, join_courtyard, print_arrows

LONG_EDGE: Final = 125.0  # mm
SHARED: Final = 6.0  # mm of shared wall that make two Rooms adjacent
SLIVER: Final = 0.5
FACES: Final = 16  # of Store cards, two on each (TEZ-COMP-03)
COURTYARD_EDGES: Final = {"top": NORTH, "right": EAST, "bottom": SOUTH, "left": WEST}
COURTYARD_NAMES: Final[tuple[str, ...]] = (
    "courtyard.centre",
    "courtyard.north",
    "courtyard.east",
    "courtyard.south",
    "courtyard.west",
)

KEPT: Final = 256
"""Malls kept ready: there are ten million, and a game stays in its own."""


@lru_cache(KEPT)
def build(faces: tuple[str, ...], ring: bool, slivers: bool, touching: bool) -> Mall:
    """The Mall of eight faces, clockwise from NW."""
    content = load()
    order = list(content.faces)
    mall = Mall([order.index(face) for face in faces])
    for slot, name in enumerate(faces):
        furnish(mall, slot, name)
    mall.abilities[CENTRE].append(HEAL_2)
    mall.names += COURTYARD_NAMES
    join_courtyard(mall, ring)
    for number, (short, long) in enumerate(contact_slots()):
        for short_room, long_room in touching_rooms(mall, number, short, long, slivers):
            mall.join(short_room, long_room)
    mall.survey()
    print_arrows(mall, touching)
    return mall


def furnish(mall: Mall, slot: int, name: str) -> None:
    """What is printed on a face: symbol, number, icons, abilities and inner walls (TEZ-MAP-20)."""
    face = printing(slot, name)
    mall.symbol.append(face.symbol)
    mall.number.append(face.number)
    mall.stores_of[face.symbol][face.number - 1] = slot
    for one, other in face.walls:
        mall.join(one, other)
    mall.names += face.names
    for room, kind, at in face.icons:
        mark(mall, room, kind, at)
    for room, ability in face.abilities:
        mall.abilities[room].append(ability)
        if is_vehicle(ability):
            mall.vehicle_home = room
            mall.vehicle = ability


class Printing:
    """What a face shows where it lies in a slot, with Rooms as the engine counts them."""

    def __init__(self, slot: int, face: Face) -> None:
        first = slot * 3
        self.symbol = list(load().symbols).index(face.symbol)
        self.number = face.number
        self.walls = [(first + one - 1, first + other - 1) for one, other in face.walls]
        self.names = [f"{face.id}.{at + 1}" for at in range(len(face.rooms))]
        self.icons: list[tuple[int, str, int]] = []
        self.abilities: list[tuple[int, int]] = []
        for at, room in enumerate(face.rooms):
            for icon in room.icons:
                kind, _, number = icon.partition("-")
                self.icons.append((first + at, kind, int(number) - 1 if number else 0))
            self.abilities += [(first + at, ABILITY_IDS.index(word)) for word in room.abilities]


@cache
def printing(slot: int, name: str) -> Printing:
    return Printing(slot, load().faces[name])


def mark(mall: Mall, room: int, kind: str, at: int) -> None:
    """One printed Objective or supply icon, with its number from 0."""
    if kind == "gear":
        mall.gears[at] = room
        mall.gear_mask |= 1 << room
    elif kind == "biohazard":
        mall.clues[at] = room
    elif kind == "flask":
        mall.flasks.append(room)
    elif kind == "supply":
        mall.supplies[at] = room
    elif kind == "passage":
        mall.passages.append(room)


@cache
def contact_slots() -> list[tuple[int, int]]:
    """Where cards meet: the slots of the two; the Courtyard has none (-1)."""
    return [(slot_of(contact.short), slot_of(contact.long)) for contact in load().contacts]


def slot_of(card: str) -> int:
    return -1 if card == "courtyard" else SLOT_NAMES.index(card)


_TOUCHING: Final[dict[int, list[tuple[int, int]]]] = {}


def touching_rooms(mall: Mall, number: int, short: int, long: int, slivers: bool) -> list[tuple[int, int]]:
    """The pairs of Rooms where the cards of two slots meet, reckoned once for any two faces there."""
    short_face = mall.faces[short] if short >= 0 else FACES
    long_face = mall.faces[long] if long >= 0 else FACES
    key = ((number * (FACES + 1) + short_face) * (FACES + 1) + long_face) * 2 + slivers
    if key not in _TOUCHING:
        names = [*load().faces, ""]
        _TOUCHING[key] = shared_walls(number, names[short_face], names[long_face], SLIVER if slivers else SHARED)
    return _TOUCHING[key]


def shared_walls(number: int, short: str, long: str, least: float) -> list[tuple[int, int]]:
    """The pairs of Rooms that share enough wall where two faces meet (TEZ-MAP-04, TEZ-MAP-05)."""
    contact = load().contacts[number]
    pairs = []
    for short_room, short_from, short_to in spans(contact.short, short, contact.short_edge):
        for long_room, long_from, long_to in spans(contact.long, long, contact.long_edge):
            ends = [contact.start + (contact.end - contact.start) * t / 1000 for t in (short_from, short_to)]
            shared = (min(long_to, max(ends)) - max(long_from, min(ends))) / 1000 * LONG_EDGE
            if shared >= least:
                pairs.append((short_room, long_room))
    return pairs


def spans(card: str, face: str, edge: str) -> list[tuple[int, int, int]]:
    """The Rooms along one edge of a placed card, with their stretch of it."""
    if card == "courtyard":
        return [(COURTYARD_EDGES[edge], 0, 1000)]
    printed = getattr(load().faces[face].edges, edge)
    return [(SLOT_NAMES.index(card) * 3 + room - 1, start, end) for room, start, end in printed]
