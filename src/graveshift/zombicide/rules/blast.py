"""Dynamite (chapter Equipment traits)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ASK_KEEP_DYNAMITE,
    BOOM,
    DROP,
    NO,
    NO_CARD,
    PACK_1,
    SLOTS,
    THROWN,
    YES,
)
from graveshift.zombicide.rules.hits import slay
from graveshift.zombicide.rules.inventory import copy_to_use, discard_card, discard_slot, droppable, refresh
from graveshift.zombicide.rules.noise import make_noise
from graveshift.zombicide.rules.skills import EXPLOSIVES_EXPERT
from graveshift.zombicide.rules.state import State, mods_of, survivors_in
from graveshift.zombicide.rules.wounds import eliminate


def explode(s: State, who: int, card: int, zone: int) -> Generator[Ask, int, int]:
    """No roll: every Actor in the zone is eliminated, BOOM! there, all AP to the thrower.

    (UOA-TRAIT-01, UOA-TRAIT-02, UOA-TRAIT-03, UOA-TRAIT-04, UOA-TRAIT-05, UOA-AMB-35)
    """
    slot = yield from copy_to_use(s, who, card)
    s.slots[who * SLOTS + slot] = NO_CARD
    refresh(s, who)
    s.emit("dynamite", s.tables.cites[cite.EXPLOSION], (who, zone))
    yield from recover(s, who, card)
    make_noise(s, zone, BOOM, s.tables.cites[cite.EXPLOSION_NOISE])
    for actor in survivors_in(s, zone):
        eliminate(s, actor, s.tables.cites[cite.EXPLOSION_KILLS])
    kills = 0
    for kind in range(s.kinds):
        while s.zombies[zone * s.kinds + kind]:
            kills += 1
            yield from slay(s, who, zone, kind, THROWN)
    more = yield from s.scene.exploded(s, who, zone)
    return kills + more


def recover(s: State, who: int, card: int) -> Generator[Ask, int, None]:
    """The card is discarded, unless an Explosives Expert keeps it (UOA-TRAIT-01, UOA-SKILL-30)."""
    for _ in range(mods_of(s, who)[EXPLOSIVES_EXPERT]):
        face = s.die()
        s.emit("rolled", s.tables.cites[cite.EXPLOSIVES_EXPERT], (who, face))
        if face >= s.scene.explosives_expert_on:
            kept = yield from keep_dynamite(s, who, card)
            if kept:
                return
            break
    discard_card(s, card)
    s.emit("discarded", s.tables.cites[cite.EXPLOSION], (who, card))


def keep_dynamite(s: State, who: int, card: int) -> Generator[Ask, int, bool]:
    """Put the card into the Backpack, making room there if need be; mission tokens make none. True if it was kept.

    (UOA-SKILL-30, UOA-AMB-95, UOA-AMB-93)
    """
    at = who * SLOTS
    free = [slot for slot in range(PACK_1, SLOTS) if s.slots[at + slot] == NO_CARD]
    full = [slot for slot in droppable(s, who) if slot >= PACK_1]
    options = [YES] if free else [DROP + (who << 8) + slot for slot in full]
    if not options:
        return False
    answer = yield Ask(s.owner[who], ASK_KEEP_DYNAMITE, [*options, NO], (who, card))
    if answer == NO:
        return False
    if not free:
        discard_slot(s, who, answer & 255, s.tables.cites[cite.CARD_DISCARDED])
        free = [answer & 255]
    s.slots[at + free[0]] = card
    refresh(s, who)
    s.emit("kept-card", s.tables.cites[cite.EXPLOSIVES_EXPERT], (who, card))
    return True
