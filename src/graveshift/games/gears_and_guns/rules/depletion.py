"""Depletion: Steam weapons that run dry, and what stops them from it (chapters Depletion, Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import ASK_TOOLBOX, FULL_STEAM, TOOL
from graveshift.games.gears_and_guns.rules.skills import TOOLBOX
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import CARD, MELEE, NO, SLOTS, TURNED
from graveshift.zombicide.rules.inventory import GROUP, discard_slot, refresh, reload_slots
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.state import is_empty


def free_reload(s: State, attack: Attack) -> None:
    """A Pistol that this attack has emptied at Full Steam is reloaded at once, before anything is turned over; another
    one of the same name stays empty (GG-FULL-09, GG-DEP-08)."""
    if attack.manner & FULL_STEAM and steam(s).steam_reloads[attack.card]:
        reload_slots(
            s, attack.who, attack.card, [slot for slot in attack.slots if is_empty(s.slots[slot])], "GG-FULL-09"
        )


def deplete_used(s: State, attack: Attack) -> None:
    """The weapon used is turned over; of a Dual pair one for each Depleted face (GG-DEP-01, GG-DEP-06, GG-DEP-07).

    Two cards of a pair are the same, so nobody is asked which.
    """
    for slot in attack.slots[: attack.spent]:
        turn_over(s, attack.who, slot - attack.who * SLOTS, "GG-DEP-01")


def turn_over(s: State, who: int, slot: int, rule: str) -> None:
    """A card is Depleted: nothing of it works, but it stays a card in its slot (GG-DEP-03, GG-DEP-04)."""
    s.slots[who * SLOTS + slot] |= TURNED
    s.emit("depleted", rule, (who, s.slots[who * SLOTS + slot] & CARD))
    refresh(s, who)


def fill(s: State, who: int, slot: int, rule: str) -> None:
    """A card is turned upright and works again at once; it is not reloaded (GG-REFILL-02, GG-DEP-08)."""
    s.slots[who * SLOTS + slot] &= ~TURNED
    s.emit("refilled", rule, (who, s.slots[who * SLOTS + slot] & CARD))
    refresh(s, who)


def depleted_slots(s: State, who: int) -> list[int]:
    """One's own Depleted cards in any slot; of like ones side by side the first (GG-REFILL-03, GG-REFILL-04)."""
    return unlike(s, who, [slot for slot in range(SLOTS) if is_depleted(s, who, slot)])


def is_depleted(s: State, who: int, slot: int) -> bool:
    value = s.slots[who * SLOTS + slot]
    return value >= 0 and value & TURNED != 0


def filled_slots(s: State, who: int) -> list[int]:
    """One's own filled Steam weapons; of like ones side by side the first (GG-ENG-03)."""
    at = who * SLOTS
    dice = steam(s).steam_dice
    filled = [
        slot
        for slot in range(SLOTS)
        if s.slots[at + slot] >= 0 and dice[s.slots[at + slot] & CARD] and not s.slots[at + slot] & TURNED
    ]
    return unlike(s, who, filled)


def unlike(s: State, who: int, slots: list[int]) -> list[int]:
    """Without those whose card is the same as one in a slot of the same kind."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for slot in slots:
        alike = (GROUP[slot], s.slots[who * SLOTS + slot])
        if alike not in seen:
            seen.append(alike)
            found.append(slot)
    return found


def toolbox(s: State, attack: Attack) -> Generator[Ask, int, int]:
    """A filled Steam weapon of the same type may be discarded to ignore all Depleted faces; they stay misses.

    (GG-SKILL-15, GG-AMB-18)
    """
    who = attack.who
    spare: list[int] = []
    if attack.mods[TOOLBOX]:
        for slot in filled_slots(s, who):
            if (s.tables.card_kind[s.slots[who * SLOTS + slot] & CARD] == MELEE) == attack.melee:
                spare.append(slot)
    if not spare:
        return attack.spent
    answer = yield Ask(s.owner[who], ASK_TOOLBOX, [*(TOOL + slot for slot in spare), NO], (who, attack.card))
    if answer == NO:
        return attack.spent
    discard_slot(s, who, answer & CARD, "GG-SKILL-15")
    return 0
