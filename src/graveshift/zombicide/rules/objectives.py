"""Objectives: taking them, what the mission gives for it, and losing them (chapters Actions and Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.actions import WITH_OBJECTIVE, Action, one_action
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.codes import (
    ASK_COMPANION_REWARD,
    ASK_KEEP,
    BY_OBJECTIVE,
    DROP,
    HIDDEN_FACE,
    IN_SUPPLY,
    NO_CARD,
    SLOTS,
    TAKE,
    TOKEN_CARD,
    WHO,
)
from graveshift.zombicide.rules.companions import lead
from graveshift.zombicide.rules.goals import LOST_TOKEN
from graveshift.zombicide.rules.inventory import ITEM_ORDER, discard_slot, droppable, refresh
from graveshift.zombicide.rules.state import State


class Take(Action):
    """Take an Objective in the zone; zombies there do not matter (UOA-ACT-19)."""

    def __init__(self) -> None:
        super().__init__([(TAKE, "take", WITH_OBJECTIVE)])
        self.ordinary = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        zone = s.zone[who]
        if zone not in s.objective_zone:
            return
        for objective in range(len(s.objective_zone)):
            if s.objective_zone[objective] == zone and can_take(s, who, objective):
                options.append(TAKE + objective)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        s.touched = 1
        objective = code & 255
        if not s.scene.take_otherwise(s, who, objective):
            yield from take(s, who, objective)


def can_take(s: State, who: int, objective: int) -> bool:
    """Does the mission let this survivor take this token now? (UOA-ACT-19, UOA-M07-04)"""
    if not s.scene.may_take(s, who, objective):
        return False
    return not s.scene.fills_slot(s, objective) or room_for_token(s, who)


def room_for_token(s: State, who: int) -> bool:
    """A token that fills a slot needs a hand or backpack slot, free or made free (UOA-M07-04, UOA-AMB-93)."""
    at = who * SLOTS
    return any(s.slots[at + slot] == NO_CARD or slot in droppable(s, who) for slot in ITEM_ORDER)


def take(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """Take an Objective: turn it up, be paid by the mission's rules (UOA-ACT-19, UOA-ADR-02)."""
    scene = s.scene
    face = turned_up(s, objective)
    s.objective_zone[objective] = -1
    s.emit("objective-taken", s.tables.cites[cite.TAKE_ACTION], (who, objective, face))
    if scene.kept[face]:
        s.objective_holder[objective] = who
        if scene.kept_slots:
            yield from stow(s, who, objective)
    yield from gain_adrenaline(s, who, scene.reward_ap[face], s.tables.cites[cite.OBJECTIVE_REWARD])
    if scene.reward_companion[face]:
        yield from joined(s, who, scene.reward_companion[face])
    yield from scene.objective_taken(s, who, face)


def turned_up(s: State, objective: int) -> int:
    """The face of an Objective, which is drawn if nobody has seen it yet (UOA-M04-02)."""
    if s.objective_face[objective] == HIDDEN_FACE:
        s.objective_face[objective] = s.draw("objectives", s.faces)
    return s.objective_face[objective]


def stow(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """Put a token into a slot, making room where needed (UOA-M07-04, UOA-AMB-93)."""
    at = who * SLOTS
    free = [slot for slot in ITEM_ORDER if s.slots[at + slot] == NO_CARD]
    if not free:
        full = [slot for slot in droppable(s, who) if slot in ITEM_ORDER]
        options = [DROP + (who << 8) + slot for slot in full]
        answer = yield Ask(s.owner[who], ASK_KEEP, options, (who, TOKEN_CARD + objective, BY_OBJECTIVE))
        discard_slot(s, who, answer & 255, s.tables.cites[cite.CARD_DISCARDED])
        free = [answer & 255]
    s.slots[at + free[0]] = TOKEN_CARD + objective
    refresh(s, who)


def joined(s: State, who: int, wanted: int) -> Generator[Ask, int, None]:
    """A companion of the wanted class appears beside the taker, who leads it at once (UOA-M05-04, UOA-AMB-86)."""
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
    lead(s, who, chosen, s.tables.cites[cite.COMPANION_JOINS])


def remove_objective(s: State, objective: int, rule: str) -> None:
    """An Objective leaves the game, face up."""
    s.objective_zone[objective] = -1
    s.objective_holder[objective] = LOST_TOKEN
    turned_up(s, objective)
    s.emit("objective-lost", rule, (objective,))
