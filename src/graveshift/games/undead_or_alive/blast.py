"""Dynamite (chapter Equipment traits), and what missions hang on it."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.town import send_home, starting_zone, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import (
    ASK_KEEP_DYNAMITE,
    BOOM,
    DROP,
    KINDS,
    MOBILE,
    NO,
    NO_CARD,
    ON,
    PACK_1,
    SLOTS,
    THROWN,
    YES,
)
from graveshift.zombicide.combat import slay
from graveshift.zombicide.inventory import discard_card, discard_slot, droppable
from graveshift.zombicide.noise import make_noise
from graveshift.zombicide.skills import EXPLOSIVES_EXPERT
from graveshift.zombicide.state import State, card_of, mods_of, survivors_in
from graveshift.zombicide.wounds import eliminate


def explode(s: State, who: int, card: int, zone: int) -> Generator[Ask, int, int]:
    """No roll: every Actor in the zone is eliminated, BOOM! there, all AP to the thrower.

    (UOA-TRAIT-01, UOA-TRAIT-02, UOA-TRAIT-03, UOA-TRAIT-04, UOA-TRAIT-05, UOA-AMB-35)
    """
    for slot in range(SLOTS - 1, -1, -1):
        if card_of(s.slots[who * SLOTS + slot]) == card:
            s.slots[who * SLOTS + slot] = NO_CARD
            break
    s.emit("dynamite", "UOA-TRAIT-01", (who, zone))
    yield from recover(s, who, card)
    make_noise(s, zone, BOOM, "UOA-TRAIT-04")
    for actor in survivors_in(s, zone):
        eliminate(s, actor, "UOA-TRAIT-03")
    kills = 0
    for kind in range(KINDS):
        while s.zombies[zone * KINDS + kind]:
            kills += 1
            yield from slay(s, who, zone, kind, THROWN)
    blow_up_wagon(s, zone)
    if town_of(s).mobile_fixed:
        kills += yield from blast_spawn(s, who, zone)
    return kills


def recover(s: State, who: int, card: int) -> Generator[Ask, int, None]:
    """The card is discarded, unless an Explosives Expert keeps it (UOA-TRAIT-01, UOA-SKILL-30)."""
    for _ in range(mods_of(s, who)[EXPLOSIVES_EXPERT]):
        face = s.die()
        s.emit("rolled", "UOA-SKILL-30", (who, face))
        if face >= town_of(s).explosives_expert_on:
            kept = yield from keep_dynamite(s, who, card)
            if kept:
                return
            break
    discard_card(s, card)
    s.emit("discarded", "UOA-TRAIT-01", (who, card))


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
        discard_slot(s, who, answer & 255, "UOA-INV-09")
        free = [answer & 255]
    s.slots[at + free[0]] = card
    s.emit("kept-card", "UOA-SKILL-30", (who, card))
    return True


def blow_up_wagon(s: State, zone: int) -> None:
    """M6: Dynamite in its zone removes the blocking Wagon, and the zone is open again (UOA-M06-06, UOA-M06-07)."""
    if town_of(s).wagon_blocks and s.wagon == zone:
        s.wagon = -1
        s.touched = 1
        s.board = s.board.without([])
        s.emit("wagon-destroyed", "UOA-M06-06", (zone,))


def blast_spawn(s: State, who: int, zone: int) -> Generator[Ask, int, int]:
    """M2: Dynamite in a Mobile token's zone sends it to the Starting Spawn Zone (UOA-M02-07, UOA-AMB-85)."""
    moved = 0
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == MOBILE and s.token_state[token] == ON and s.token_zone[token] == zone:
            start = starting_zone(s)
            if zone == start:
                continue
            s.blasts += 1
            s.touched = 1
            moved += 1
            send_home(s, token, "UOA-M02-07")
    if moved and town_of(s).blast_flips_train:
        from graveshift.games.undead_or_alive.train import blow_up_section

        return (yield from blow_up_section(s, who, zone))
    return 0
