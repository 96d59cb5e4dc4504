"""Carried tokens: what fills the Backpack, changes hands, is dropped or leaves the board (chapters Actions and Mission
file)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.city import CARRY_OUT, TAKE_FACE, City, city_of
from graveshift.games.army_of_the_dead.rules.codes import ASK_BACKPACK
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import LOST, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import (
    CARD,
    DROP,
    HAND_1,
    HAND_2,
    HIDDEN_FACE,
    NO_CARD,
    PACK_1,
    PUT,
    RED_FACE,
    SLOTS,
    TOKEN_CARD,
)
from graveshift.zombicide.rules.inventory import discard_slot, droppable, put, refresh


def carries_heavy(s: State, who: int) -> bool:
    """Is the Backpack filled by a token?"""
    value = s.slots[who * SLOTS + PACK_1]
    return value >= 0 and value & CARD >= TOKEN_CARD


def shoulder(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """It fills the whole Backpack: cards there go to free Hands or are discarded (AOTD-M2-04, AOTD-AMB-43)."""
    at = who * SLOTS
    while True:
        full = [slot for slot in range(PACK_1, SLOTS) if s.slots[at + slot] != NO_CARD]
        if not full:
            break
        hands = [slot for slot in (HAND_1, HAND_2) if s.slots[at + slot] == NO_CARD]
        options = [DROP + (who << 8) + slot for slot in full]
        if hands:
            options += [PUT + (slot << 8) + hands[0] for slot in full]
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(s.owner[who], ASK_BACKPACK, options, (who, TOKEN_CARD + objective))
        if answer >= DROP:
            discard_slot(s, who, answer & 255, "AOTD-AMB-43")
        else:
            put(s, who, answer >> 8 & 255, answer & 255, "AOTD-AMB-43")
    load(s, who, objective)


def load(s: State, who: int, objective: int) -> None:
    """The Backpack is full of it."""
    for slot in range(PACK_1, SLOTS):
        s.slots[who * SLOTS + slot] = TOKEN_CARD + objective


def unload(s: State, who: int) -> None:
    """The Backpack is free again."""
    for slot in range(PACK_1, SLOTS):
        if s.slots[who * SLOTS + slot] & CARD >= TOKEN_CARD:
            s.slots[who * SLOTS + slot] = NO_CARD


def is_heavy(s: State, objective: int) -> bool:
    """Does this token fill a Backpack?"""
    face = s.objective_face[objective]
    return face != HIDDEN_FACE and city_of(s).heavy_face[face]


def pack_is_empty(s: State, who: int) -> bool:
    """Nothing in the Backpack."""
    for slot in range(PACK_1, SLOTS):
        if s.slots[who * SLOTS + slot] != NO_CARD:
            return False
    return True


def may_hand_over(s: State, objective: int) -> bool:
    """All tokens but Red ones change hands in a Trade; what the receiver needs is checked with the receiver.

    (AOTD-ACT-10, AOTD-PO-05, AOTD-AMB-44)
    """
    return s.objective_face[objective] != RED_FACE


def can_receive(s: State, who: int, objective: int) -> bool:
    """The receiver of a token needs its Specialty, and an empty Backpack if it fills one (AOTD-AMB-44)."""
    return can_carry(s, who, objective) and (not is_heavy(s, objective) or pack_is_empty(s, who))


def make_room(s: State, who: int, mate: int) -> list[int]:
    """How the partner of a Trade empties the Backpack for a token that fills it: into free Hands, or away.

    The partner arranges for nothing, so the token can be handed over in the same Action (AOTD-ACT-10, AOTD-AMB-44).
    """
    wanted = [held for held in range(len(s.objective_holder)) if s.objective_holder[held] == who and is_heavy(s, held)]
    if not any(may_hand_over(s, held) and can_carry(s, mate, held) for held in wanted):
        return []
    at = mate * SLOTS
    free = [hand for hand in (HAND_1, HAND_2) if s.slots[at + hand] == NO_CARD]
    options: list[int] = []
    for slot in droppable(s, mate):
        if slot >= PACK_1:
            options += [PUT + (SLOTS + slot << 8) + SLOTS + hand for hand in free[:1]]
            options.append(DROP + (mate << 8) + slot)
    return options


def can_carry(s: State, who: int, objective: int) -> bool:
    """A mission may want a Specialty of whoever carries a token (AOTD-GEN-02)."""
    needed = city_of(s).carrier[s.objective_face[objective]]
    return not needed or s.classes[who] & needed != 0


def hand_over(s: State, objective: int, giver: int, taker: int) -> None:
    """A token has changed hands: the Backpack and the skills follow it (AOTD-PO-05, AOTD-AMB-44)."""
    if is_heavy(s, objective):
        unload(s, giver)
        load(s, taker, objective)
    refresh(s, giver)
    refresh(s, taker)
    s.touched = 1


def spend(s: State, objective: int) -> None:
    """A carried token is used up (mission goal repair)."""
    holder = s.objective_holder[objective]
    s.objective_holder[objective] = -1
    if holder >= 0:
        if is_heavy(s, objective):
            unload(s, holder)
        refresh(s, holder)
    s.emit("token-spent", "AOTD-SPEC-05", (objective,))


def drop_all(s: State, who: int, zone: int) -> None:
    """Carried tokens lie in the zone and may be taken again (AOTD-WIN-06, AOTD-AMB-08)."""
    unload(s, who)
    for objective in range(len(s.objective_holder)):
        if s.objective_holder[objective] == who:
            s.objective_holder[objective] = -1
            s.objective_zone[objective] = zone
            s.emit("objective-dropped", "AOTD-WIN-06", (who, objective, zone))


def lay_trophy(s: State, kind: int, zone: int) -> None:
    """Some missions lay a token where an Abomination has died (mission rule drop-on-kill)."""
    for wanted, objective in city_of(s).dropped_by:
        if wanted == kind and s.objective_zone[objective] < 0 and not s.objectives_taken >> objective & 1:
            s.objective_zone[objective] = zone
            s.emit("objective-laid", "AOTD-ACT-15", (objective, zone))


def check_carried_out(s: State, who: int) -> None:
    """A survivor has left the board with a token that others still need: the mission cannot be done (AOTD-WIN-03)."""
    city = city_of(s)
    for number in range(len(city.aims)):
        goal = city.aims[number]
        if (s.goals | s.deeds) >> number & 1 or goal.kind in (TAKE_FACE, CARRY_OUT):
            continue
        for face in needed_faces(city, number):
            for objective in range(len(s.objective_face)):
                if s.objective_face[objective] == face and s.objective_holder[objective] == who:
                    end_game(s, LOST, "token-gone", "AOTD-WIN-03")


def needed_faces(city: City, number: int) -> list[int]:
    """The fronts that a goal needs in somebody's hands."""
    return city.carried_faces[number]
