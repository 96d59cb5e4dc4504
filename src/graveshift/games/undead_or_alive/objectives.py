"""Objectives: taking them and what the mission gives for it (chapters Actions and Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.bounty import award, award_top
from graveshift.games.undead_or_alive.companions import lead
from graveshift.games.undead_or_alive.town import SET_ASIDE, TOP_BOUNTY, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.adrenaline import gain_adrenaline
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    ASK_COMPANION_REWARD,
    ASK_KEEP,
    BRAWLER,
    COAL,
    DROP,
    HIDDEN_FACE,
    IN_SUPPLY,
    NO_CARD,
    ON,
    SLOTS,
    TAKE,
    WHO,
)
from graveshift.zombicide.inventory import ITEM_ORDER, discard_slot, droppable
from graveshift.zombicide.state import State, zombies_in

TOKEN_CARD = 200
"""A token carried in a slot is numbered from here (UOA-AMB-93)."""


def objective_options(s: State, who: int, options: list[int]) -> None:
    """Objectives in the zone that may be taken for one Action; zombies there do not matter (UOA-ACT-19)."""
    zone = s.zone[who]
    for objective in range(len(s.objective_zone)):
        if s.objective_zone[objective] == zone and can_take(s, who, objective):
            options.append(TAKE + objective)


def can_take(s: State, who: int, objective: int) -> bool:
    """Does the mission let this survivor take this token now? (UOA-M01-05, UOA-M09-06, UOA-M09-07, UOA-M07-04)"""
    town = town_of(s)
    face = s.objective_face[objective]
    if face == COAL:
        return not coal_blocked(s) and len(idle_carriers(s, who)) > 0
    if objective == town.clock_token or not town.takeable[face]:
        return False
    return not town.kept_slots or room_for_token(s, who)


def room_for_token(s: State, who: int) -> bool:
    """A carried token needs a hand or backpack slot, free or made free (UOA-M07-04, UOA-AMB-93)."""
    at = who * SLOTS
    return any(s.slots[at + slot] == NO_CARD or slot in droppable(s, who) for slot in ITEM_ORDER)


def coal_blocked(s: State) -> bool:
    """No coal while the Mine holds a zombie or an active Abomination token (UOA-M09-07)."""
    board = s.board
    town = town_of(s)
    if town.coal_shy_of_zombies:
        for zone in range(board.zones):
            if board.mine[zone] and zombies_in(s, zone):
                return True
    if not town.coal_shy_of_token:
        return False
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == ABOMINATION_TOKEN and s.token_state[token] == ON:
            if s.token_zone[token] >= 0 and board.mine[s.token_zone[token]]:
                return True
    return False


def carriers(s: State, who: int) -> list[int]:
    """The Brawler companions of a survivor (UOA-M09-06)."""
    result: list[int] = []
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who and s.tables.survivor_class[s.person[companion]] == BRAWLER:
            result.append(companion)
    return result


def idle_carriers(s: State, who: int) -> list[int]:
    """Those of them that hold no bag."""
    return [companion for companion in carriers(s, who) if companion not in s.objective_holder]


def take(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """Take an Objective: turn it up, be paid by the mission's rules (UOA-ACT-19, UOA-ADR-02)."""
    town = town_of(s)
    s.touched = 1
    if s.objective_face[objective] == COAL:
        s.objective_zone[objective] = -1
        s.objective_holder[objective] = idle_carriers(s, who)[0]
        s.emit("coal-taken", "UOA-M09-06", (who, objective))
        return
    if s.objective_face[objective] == HIDDEN_FACE:
        s.objective_face[objective] = s.draw("objectives", s.faces)
    face = s.objective_face[objective]
    s.objective_zone[objective] = -1
    s.emit("objective-taken", "UOA-ACT-19", (who, objective, face))
    if town.kept[face]:
        s.objective_holder[objective] = who
        if town.kept_slots:
            yield from stow(s, who, objective)
    yield from gain_adrenaline(s, who, town.reward_ap[face], "UOA-ADR-02")
    if town.reward_companion[face]:
        yield from joined(s, who, town.reward_companion[face])
    if town.reward_bounty[face] == TOP_BOUNTY:
        yield from award_top(s, who, "UOA-BOUNTY-02")
    elif town.reward_bounty[face] == SET_ASIDE and s.set_aside:
        s.set_aside_gained += 1
        yield from award(s, who, s.draw("set-aside", s.set_aside), "UOA-M08-04")


def stow(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """Put a token into a slot, making room where needed (UOA-M07-04, UOA-AMB-93)."""
    at = who * SLOTS
    free = [slot for slot in ITEM_ORDER if s.slots[at + slot] == NO_CARD]
    if not free:
        full = [slot for slot in droppable(s, who) if slot in ITEM_ORDER]
        answer = yield Ask(
            s.owner[who], ASK_KEEP, [DROP + (who << 8) + slot for slot in full], (who, TOKEN_CARD + objective)
        )
        discard_slot(s, who, answer & 255, "UOA-INV-09")
        free = [answer & 255]
    s.slots[at + free[0]] = TOKEN_CARD + objective


def joined(s: State, who: int, wanted: int) -> Generator[Ask, int, None]:
    """M5: a companion of the wanted class appears beside the taker, who leads it at once (UOA-M05-04, UOA-AMB-86)."""
    waiting = [
        companion
        for companion in range(s.posse, s.actors)
        if s.leader[companion] == IN_SUPPLY and s.tables.survivor_class[s.person[companion]] == wanted
    ]
    if not waiting:
        return
    chosen = waiting[0]
    if len(waiting) > 1:
        answer = yield Ask(s.owner[who], ASK_COMPANION_REWARD, [WHO + companion for companion in waiting], (who,))
        chosen = answer - WHO
    lead(s, who, chosen, "UOA-M05-04")
