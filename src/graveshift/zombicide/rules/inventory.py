"""Inventory: six slots, what fits where, gaining, rearranging and discarding cards (chapter Inventory)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ANY_WEAPON,
    ASK_ARRANGE,
    ASK_COPY,
    ASK_DISCARD,
    ASK_KEEP,
    CARD,
    DONE,
    DROP,
    EMPTY,
    FAVOURITE,
    HAND_1,
    HAND_2,
    NO,
    NO_CARD,
    OWN_VERBS,
    PACK_1,
    PAIRED,
    PUT,
    SLOTS,
    TOKEN_CARD,
    TURNED,
    YES,
)
from graveshift.zombicide.rules.skills import QUICK_DRAW, no_mods, with_effects
from graveshift.zombicide.rules.state import State, card_of, mods_of

REARRANGEMENTS: Final = 24  # moves of cards in one rearrangement; any layout can be reached in far fewer
DECK_CLASSIC: Final = 1


def fits(s: State, who: int, slot: int, value: int) -> bool:
    """May this card lie in this slot? Only the Favourite Weapon slot is choosy (UOA-INV-04, UOA-INV-05).

    Mission tokens carried in a slot are no weapons and never fit there (UOA-AMB-93); one that fills a Backpack stays. A
    card that has run dry has no type: it may stay there, but is not put there (GG-DEP-03, GG-DEP-04).
    """
    if value == NO_CARD:
        return True
    card = value & CARD
    if card >= TOKEN_CARD and s.tables.book.tokens_fill_packs:
        return False
    if slot != FAVOURITE:
        return True
    if not s.tables.weapon[card] or value & TURNED:
        return False
    wanted = s.tables.favourite[s.person[who]]
    return wanted == ANY_WEAPON or s.tables.card_kind[card] == wanted


def equipped(s: State, who: int) -> list[int]:
    """The cards that count as in hand: hands and favourite slot, or everything with Quick draw.

    (UOA-INV-02, UOA-INV-03, UOA-INV-06, UOA-INV-08, UOA-SKILL-53)
    """
    at = who * SLOTS
    last = SLOTS if mods_of(s, who)[QUICK_DRAW] else PACK_1
    return [value for value in s.slots[at : at + last] if value >= 0]


def refresh(s: State, who: int) -> None:
    """The slots of a survivor have changed: skills of the cards in hand work from now on, or no longer.

    A card that has run dry lends none; with Quick draw the Backpack is in hand as well.

    (GG-EQSK-01, GG-DEP-03, AOTD-EQSK-01, UOA-SKILL-53)
    """
    if not s.tables.card_effects or who >= s.posse:
        return
    effects = s.scene.other_effects(s, who)
    for skill in s.owned[who]:
        effects += s.tables.skill_effects[skill]
    last = SLOTS if QUICK_DRAW in effects else PACK_1
    for value in s.slots[who * SLOTS : who * SLOTS + last]:
        if value >= 0 and not value & TURNED:
            effects += s.tables.card_effects[value & CARD]
    s.mods[who] = with_effects(no_mods(), effects)


def lends(s: State, value: int) -> bool:
    """Does what lies in a slot lend skills to whoever has it in hand?"""
    return value >= 0 and len(s.tables.card_effects) > 0 and len(s.tables.card_effects[value & CARD]) > 0


def holds(s: State, who: int, card: int) -> bool:
    """Does the survivor carry this card, in any slot?"""
    at = who * SLOTS
    for value in s.slots[at : at + SLOTS]:
        if value & CARD == card and value >= 0:
            return True
    return False


def free_slot(s: State, who: int, card: int) -> int:
    """The best free slot for a new card: hand, favourite, backpack; -1 if everything is full (UOA-INV-01)."""
    at = who * SLOTS
    weapon = s.tables.weapon[card]
    order = WEAPON_ORDER if weapon else ITEM_ORDER
    for slot in order:
        if s.slots[at + slot] == NO_CARD and fits(s, who, slot, card):
            return slot
    return -1


WEAPON_ORDER: Final[tuple[int, ...]] = (FAVOURITE, HAND_1, HAND_2, PACK_1, PACK_1 + 1, PACK_1 + 2)
ITEM_ORDER: Final[tuple[int, ...]] = (PACK_1, PACK_1 + 1, PACK_1 + 2, HAND_1, HAND_2)


def discard_card(s: State, card: int) -> None:
    """Classic cards go to the discard pile; starting and bounty cards leave the game (UOA-BOUNTY-10, UOA-AMB-67)."""
    if s.tables.deck[card] == DECK_CLASSIC:
        s.discards.append(card)


def discard_slot(s: State, who: int, slot: int, rule: str) -> int:
    """Discard what lies in a slot and return the card."""
    card = card_of(s.slots[who * SLOTS + slot])
    s.slots[who * SLOTS + slot] = NO_CARD
    discard_card(s, card)
    s.emit("discarded", rule, (who, card))
    if lends(s, card):
        refresh(s, who)
    return card


def discard_held(s: State, who: int, card: int, rule: str) -> Generator[Ask, int, None]:
    """Discard one copy of a card the survivor carries."""
    slot = yield from copy_to_use(s, who, card)
    discard_slot(s, who, slot, rule)


def copy_to_use(s: State, who: int, card: int) -> Generator[Ask, int, int]:
    """The slot of the copy that is used up; asked where copies lie in a hand, the favourite slot and the backpack,
    since another slot comes free then (UOA-INV-01, UOA-INV-03)."""
    slots: list[int] = []
    for slot in range(SLOTS - 1, -1, -1):
        if card_of(s.slots[who * SLOTS + slot]) == card:
            if not slots or GROUP[slots[-1]] != GROUP[slot]:
                slots.append(slot)
    if len(slots) == 1:
        return slots[0]
    answer = yield Ask(s.owner[who], ASK_COPY, [DROP + (who << 8) + slot for slot in slots], (who, card))
    return answer & CARD


def draw_equipment(s: State) -> int:
    """Draw the top card; an empty deck is rebuilt from the discards; -1 if both are empty (UOA-ACT-12, UOA-AMB-61)."""
    if not s.deck:
        if not s.discards:
            return NO_CARD
        s.deck = s.discards
        s.discards = []
        s.emit("equipment-reshuffled", s.tables.cites[cite.EQUIPMENT_RESHUFFLED], (len(s.deck),))
    return s.draw("equipment", s.deck)


def can_draw(s: State) -> bool:
    """Is there anything left to draw (UOA-AMB-61)?"""
    return len(s.deck) > 0 or len(s.discards) > 0


def receive(s: State, who: int, card: int, origin: int, rule: str) -> Generator[Ask, int, int]:
    """A survivor is given a card (`origin`: BY_SEARCH ...): keep or refuse it, making room where needed.

    The slot it lies in; -1 if refused.

    (UOA-ACT-08, UOA-BOUNTY-05, UOA-INV-01, UOA-INV-09, UOA-AMB-29)
    """
    card = yield from s.scene.revealed(s, who, card, origin)
    options = [YES] if has_room(s, who, card) else [DROP + (who << 8) + full for full in room_makers(s, who, card)]
    answer = yield Ask(s.owner[who], ASK_KEEP, [*options, NO], (who, card, origin))
    if answer == NO:
        discard_card(s, card)
        s.emit("refused-card", rule, (who, card))
        return -1
    if answer != YES:
        discard_slot(s, who, answer & 255, s.tables.cites[cite.CARD_DISCARDED])
    slot = free_slot(s, who, card)
    if slot < 0:
        slot = give_way(s, who)
    s.slots[who * SLOTS + slot] = card
    s.emit("kept-card", rule, (who, card))
    refresh(s, who)
    return slot


def has_room(s: State, who: int, card: int) -> bool:
    """A slot is free for a new card, or a carried one can go to the favourite slot in its stead (UOA-INV-01)."""
    if free_slot(s, who, card) >= 0:
        return True
    return s.slots[who * SLOTS + FAVOURITE] == NO_CARD and fills_favourite(s, who)


def room_makers(s: State, who: int, card: int) -> list[int]:
    """Slots whose card could be discarded to make room for this one.

    The favourite slot counts only if the new card, or another carried one in its stead, fits there.
    """
    slots = droppable(s, who)
    if FAVOURITE in slots and not fits(s, who, FAVOURITE, card) and not fills_favourite(s, who):
        slots.remove(FAVOURITE)
    return slots


def fills_favourite(s: State, who: int) -> bool:
    """Does a card in another slot fit into the favourite slot?"""
    at = who * SLOTS
    return any(slot != FAVOURITE and fits(s, who, FAVOURITE, s.slots[at + slot]) for slot in range(SLOTS))


def give_way(s: State, who: int) -> int:
    """Move a fitting card into the free favourite slot and return the slot it leaves."""
    at = who * SLOTS
    for slot in range(SLOTS):
        if slot != FAVOURITE and fits(s, who, FAVOURITE, s.slots[at + slot]):
            s.slots[at + FAVOURITE] = s.slots[at + slot]
            return slot
    return -1


def droppable(s: State, who: int) -> list[int]:
    """Slots whose card may be discarded: tokens carried in a slot may not (UOA-AMB-93)."""
    at = who * SLOTS
    slots = s.slots
    cards = s.tables.cards
    found: list[int] = []
    for slot in range(SLOTS):
        value = slots[at + slot]
        if value >= 0 and value & CARD < cards:
            found.append(slot)
    return found


def swaps(s: State, who: int) -> list[int]:
    """All ways to move one card of a survivor to another kind of slot, or to swap it with a card there.

    The two hands are alike and so are the three backpack slots; moving between them is no choice.
    """
    at = who * SLOTS
    slots = s.slots
    options: list[int] = []
    for a in range(SLOTS - 1):
        group = GROUP[a]
        value_a = slots[at + a]
        if value_a == NO_CARD and a == HAND_2 and slots[at + HAND_1] == NO_CARD:
            continue
        seen_free = -1
        for b in range(a + 1, SLOTS):
            if GROUP[b] == group:
                continue
            value_b = slots[at + b]
            if value_a == value_b:
                continue
            if value_b == NO_CARD:
                if seen_free == GROUP[b]:
                    continue
                seen_free = GROUP[b]
            elif not fits(s, who, a, value_b):
                continue
            if value_a < 0:
                options.append(PUT + (b << 8) + a)
            elif fits(s, who, b, value_a):
                options.append(PUT + (a << 8) + b)
    return options


GROUP: Final[tuple[int, ...]] = (0, 0, 1, 2, 2, 2)


def rearrange(s: State, who: int, rule: str) -> Generator[Ask, int, None]:
    """Rearrange one's own inventory in any way, card by card, and discard what is not wanted.

    (UOA-ACT-13, UOA-ACT-09, UOA-BOUNTY-05, UOA-INV-10)
    """
    for _ in range(REARRANGEMENTS):
        moves = swaps(s, who)
        drops = [DROP + (who << 8) + slot for slot in droppable(s, who)]
        if not moves and not drops:
            return
        answer = yield Ask(s.owner[who], ASK_ARRANGE, [DONE, *moves, *drops], (who,))
        if answer == DONE:
            return
        if answer >= DROP:
            discard_slot(s, who, answer & 255, s.tables.cites[cite.CARD_DISCARDED])
        else:
            put(s, who, (answer >> 8) & 255, answer & 255, rule)


def lay_down(s: State, who: int, slot: int, rule: str) -> Generator[Ask, int, None]:
    """A card just gained may go to another free slot instead; the others stay where they are (UOA-INV-10)."""
    at = who * SLOTS
    free = [target for target in range(SLOTS) if s.slots[at + target] == NO_CARD]
    moves = [code for code in swaps(s, who) if code >> 8 & CARD == slot and code & CARD in free]
    if moves:
        answer = yield Ask(s.owner[who], ASK_ARRANGE, [DONE, *moves], (who,))
        if answer != DONE:
            put(s, who, slot, answer & CARD, rule)


def put(s: State, who: int, origin: int, target: int, rule: str) -> None:
    """Move a card to another slot, swapping with what lies there."""
    at = who * SLOTS
    s.slots[at + origin], s.slots[at + target] = s.slots[at + target], s.slots[at + origin]
    s.emit("card-moved", rule, (who, card_of(s.slots[at + target]), target))
    if lends(s, s.slots[at + origin]) or lends(s, s.slots[at + target]):
        refresh(s, who)


def discard_freely(s: State, seat: int) -> Generator[Ask, int, None]:
    """Discard any cards of one's survivors, at any time, for nothing (UOA-INV-09, UOA-AMB-68)."""
    while True:
        options = drops(s, seat)
        if not options:
            return
        answer = yield Ask(seat, ASK_DISCARD, [DONE, *options])
        if answer == DONE:
            return
        drop(s, answer)


def drops(s: State, seat: int) -> list[int]:
    """Every card that a seat could throw away."""
    options: list[int] = []
    for who in range(s.posse):
        if s.owner[who] == seat and s.zone[who] >= 0:
            options += [DROP + (who << 8) + slot for slot in droppable(s, who)]
    return options + s.scene.more_drops(s, seat)


def drop(s: State, code: int) -> None:
    """Throw one of them away."""
    if code >= OWN_VERBS:
        s.scene.drop_more(s, code, s.tables.cites[cite.CARD_DISCARDED])
    else:
        discard_slot(s, (code >> 8) & 255, code & 255, s.tables.cites[cite.CARD_DISCARDED])


def empty_weapons(s: State, who: int) -> list[int]:
    """Cards of the survivor that wait for a reload, each card once (UOA-ACT-23)."""
    result: list[int] = []
    at = who * SLOTS
    for value in s.slots[at : at + SLOTS]:
        if value > CARD and value & EMPTY and value & CARD not in result:
            result.append(value & CARD)
    return result


def reload_weapon(s: State, who: int, card: int, rule: str) -> None:
    """Ready one emptied weapon, or two that were fired together in a Dual manner (UOA-TRAIT-23, UOA-AMB-15)."""
    at = who * SLOTS
    waiting = [i for i in range(at, at + SLOTS) if s.slots[i] >= 0 and s.slots[i] & CARD == card and s.slots[i] & EMPTY]
    pair = [i for i in waiting if s.slots[i] & PAIRED]
    reload_slots(s, who, card, pair[:2] if len(pair) >= 2 else waiting[:1], rule)


def reload_slots(s: State, who: int, card: int, slots: list[int], rule: str) -> None:
    """Ready the copies of a weapon that lie in these slots."""
    if not slots:
        return
    for slot in slots:
        s.slots[slot] &= CARD | TURNED
    s.emit("reloaded", rule, (who, card))
    refresh(s, who)


def ready_slots(s: State, who: int, card: int, count: int) -> list[int]:
    """Where the copies of a weapon lie that an attack uses: loaded, not run dry, those in hand first (UOA-INV-08)."""
    found: list[int] = []
    for slot in range(who * SLOTS, who * SLOTS + SLOTS):
        if s.slots[slot] == card and len(found) < count:
            found.append(slot)
    return found


def empty_weapon(s: State, who: int, card: int, fired: list[int]) -> None:
    """Mark a fired weapon as empty, or both of a Dual pair, by their slots (UOA-TRAIT-21, UOA-CLASS-17)."""
    flags = EMPTY | PAIRED if len(fired) > 1 else EMPTY
    for slot in fired:
        if s.slots[slot] == card:
            s.slots[slot] = card | flags
    s.emit("emptied", s.tables.cites[cite.WEAPON_EMPTIED], (who, card))
    refresh(s, who)


def reload_everything(s: State) -> None:
    """The End Phase readies every emptied weapon, but refills none that has run dry (UOA-ROUND-08, GG-DEP-09)."""
    if max(s.slots) <= CARD:
        return
    for i in range(len(s.slots)):
        if s.slots[i] > CARD:
            s.slots[i] &= CARD | TURNED
    for who in range(s.posse):
        refresh(s, who)
