"""Building a Mall from the content: faces in slots, walls by contact of edges (TEZ-REC-01, TEZ-REC-02)."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.games.tiny_epic_zombies.codes import (
    ABILITY_IDS,
    ARM_TRAP,
    CENTRE,
    EAST,
    HEAL_2,
    NORTH,
    SLOT_NAMES,
    SOUTH,
    WEST,
)
from graveshift.games.tiny_epic_zombies.content import load
from graveshift.games.tiny_epic_zombies.mall import Mall, is_vehicle, join_courtyard, lay_squad_paths

LONG_EDGE: Final = 125.0  # mm
SHARED: Final = 6.0  # mm of shared wall that make two Rooms adjacent
SLIVER: Final = 0.5
COURTYARD_EDGES: Final = {"top": NORTH, "right": EAST, "bottom": SOUTH, "left": WEST}
COURTYARD_NAMES: Final = (
    "courtyard.centre",
    "courtyard.north",
    "courtyard.east",
    "courtyard.south",
    "courtyard.west",
)


@cache
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
    for contact in content.contacts:
        for short_room, short_from, short_to in spans(faces, contact.short, contact.short_edge):
            for long_room, long_from, long_to in spans(faces, contact.long, contact.long_edge):
                ends = [contact.start + (contact.end - contact.start) * t / 1000 for t in (short_from, short_to)]
                shared = (min(long_to, max(ends)) - max(long_from, min(ends))) / 1000 * LONG_EDGE
                if shared >= (SLIVER if slivers else SHARED):
                    mall.join(short_room, long_room)
    mall.survey()
    lay_squad_paths(mall, touching)
    return mall


def furnish(mall: Mall, slot: int, name: str) -> None:
    """What is printed on a face: symbol, number, icons, abilities and inner walls (TEZ-MAP-20)."""
    content = load()
    face = content.faces[name]
    symbol = list(content.symbols).index(face.symbol)
    mall.symbol.append(symbol)
    mall.number.append(face.number)
    mall.stores_of[symbol][face.number - 1] = slot
    for one, other in face.walls:
        mall.join(slot * 3 + one - 1, slot * 3 + other - 1)
    for at, printed in enumerate(face.rooms):
        room = slot * 3 + at
        mall.names.append(f"{name}.{at + 1}")
        for icon in printed.icons:
            mark(mall, room, icon)
        for word in printed.abilities:
            ability = ABILITY_IDS.index(word)
            mall.abilities[room].append(ability)
            if is_vehicle(ability):
                mall.vehicle_home = room
                mall.vehicle = ability
            if ability == ARM_TRAP:
                mall.trap_store = slot


def mark(mall: Mall, room: int, icon: str) -> None:
    """One printed Objective or supply icon."""
    kind, _, number = icon.partition("-")
    at = int(number) - 1 if number else 0
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


def spans(faces: tuple[str, ...], card: str, edge: str) -> list[tuple[int, int, int]]:
    """The Rooms along one edge of a placed card, with their stretch of it."""
    if card == "courtyard":
        return [(COURTYARD_EDGES[edge], 0, 1000)]
    slot = SLOT_NAMES.index(card)
    printed = getattr(load().faces[faces[slot]].edges, edge)
    return [(slot * 3 + room - 1, start, end) for room, start, end in printed]
