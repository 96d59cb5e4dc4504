"""Reorganise and Trade (chapter Actions): any cards, companions and tokens with one other survivor."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.companions import lead
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.town import town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import (
    ASK_CONSENT,
    ASK_TRADE,
    COAL,
    DONE,
    DROP,
    HAND_TOKEN,
    LEAD,
    NO,
    NO_CARD,
    PUT,
    SLOTS,
    TRADE,
    YES,
)
from graveshift.zombicide.inventory import (
    GROUP,
    REARRANGEMENTS,
    discard_slot,
    droppable,
    fits,
    put,
    rearrange,
    swaps,
)
from graveshift.zombicide.state import State, card_of


def trade_options(s: State, who: int, options: list[int]) -> None:
    """The survivors in the zone to trade with; companions have no inventory (UOA-ACT-14, UOA-CMP-12)."""
    zone = s.zone[who]
    places = s.zone
    laden = -1
    for mate in range(s.posse):
        if places[mate] == zone and mate != who:
            if laden < 0:
                laden = 1 if has_something(s, who) else 0
            if laden or has_something(s, mate):
                options.append(TRADE + mate)


def has_something(s: State, who: int) -> bool:
    """Anything to give: a card, a companion, a mission token?"""
    at = who * SLOTS
    for slot in range(at, at + SLOTS):
        if s.slots[slot] != NO_CARD:
            return True
    return who in s.leader[s.posse :] or who in s.objective_holder


def trade(s: State, who: int, mate: int) -> Generator[Ask, int, None]:
    """Exchange card by card until done; the other seat must agree, else nothing changes hands.

    The own inventory may be rearranged in the same Action, and the partner rearranges for free, whatever was exchanged.
    (UOA-ACT-14, UOA-ACT-15, UOA-ACT-16, UOA-AMB-63)
    """
    before = s.slots[:], s.leader[:], s.objective_holder[:], len(s.discards)
    crossed = False
    for _ in range(REARRANGEMENTS):
        options = [DONE, *swaps(s, who), *exchanges(s, who, mate)]
        options += [DROP + (who << 8) + slot for slot in droppable(s, who)]
        answer = yield Ask(s.owner[who], ASK_TRADE, options, (who, mate))
        if answer == DONE:
            break
        crossed = carry_over(s, who, mate, answer) or crossed
    if crossed and s.owner[who] != s.owner[mate]:
        answer = yield Ask(s.owner[mate], ASK_CONSENT, [YES, NO], (who, mate))
        if answer == NO:
            undo_exchange(s, who, mate, before[0], before[1], before[2], before[3])
            s.emit("trade-refused", "UOA-ACT-15", (mate, who))
            yield from rearrange(s, who, "UOA-ACT-13")
            return
    if crossed:
        s.emit("traded", "UOA-ACT-14", (who, mate))
    yield from rearrange(s, mate, "UOA-ACT-14")


def undo_exchange(
    s: State, who: int, mate: int, slots: list[int], leaders: list[int], holders: list[int], discards: int
) -> None:
    """Everything back to where it was before a refused exchange, discards included."""
    s.slots = slots
    del s.discards[discards:]
    for companion in range(s.posse, s.actors):
        if s.leader[companion] != leaders[companion]:
            lead(s, leaders[companion], companion, "UOA-ACT-15")
    s.objective_holder = holders


def exchanges(s: State, who: int, mate: int) -> list[int]:
    """Every single hand-over between two survivors: a card into a free slot or against another, a companion, a token.

    Slots of the partner are numbered from SLOTS on.
    """
    options: list[int] = []
    mine, theirs = who * SLOTS, mate * SLOTS
    for a in range(SLOTS):
        value_a = s.slots[mine + a]
        for b in range(SLOTS):
            value_b = s.slots[theirs + b]
            if value_a == value_b:
                continue
            if value_a == NO_CARD and first_free(s, mine, a) != a:
                continue
            if value_b == NO_CARD and first_free(s, theirs, b) != b:
                continue
            if fits(s, who, a, value_b) and fits(s, mate, b, value_a):
                if value_a >= 0:
                    options.append(PUT + (a << 8) + SLOTS + b)
                else:
                    options.append(PUT + (SLOTS + b << 8) + a)
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who:
            options.append(LEAD + (companion << 8) + mate)
        elif s.leader[companion] == mate:
            options.append(LEAD + (companion << 8) + who)
    if town_of(s).kept_slots == 0:
        for objective in range(len(s.objective_holder)):
            if s.objective_face[objective] == COAL:
                continue
            if s.objective_holder[objective] == who:
                options.append(HAND_TOKEN + (objective << 8) + mate)
            elif s.objective_holder[objective] == mate:
                options.append(HAND_TOKEN + (objective << 8) + who)
    return options


def first_free(s: State, at: int, slot: int) -> int:
    """The first free slot of the same kind: hands are alike, and so are backpack slots."""
    for other in range(SLOTS):
        if GROUP[other] == GROUP[slot] and s.slots[at + other] == NO_CARD:
            return other
    return slot


def carry_over(s: State, who: int, mate: int, answer: int) -> bool:
    """Carry out one step of a trade; True if something changed hands."""
    if answer >= HAND_TOKEN:
        s.objective_holder[answer >> 8 & 255] = answer & 255
        s.emit("token-handed", "UOA-ACT-16", (answer & 255, answer >> 8 & 255))
        return True
    if answer >= LEAD:
        lead(s, answer & 255, answer >> 8 & 255, "UOA-CMP-07")
        return True
    if answer >= DROP:
        discard_slot(s, who, answer & 255, "UOA-INV-09")
        return False
    origin, target = answer >> 8 & 255, answer & 255
    if origin < SLOTS and target < SLOTS:
        put(s, who, origin, target, "UOA-ACT-13")
        return False
    i = place(who, mate, origin)
    j = place(who, mate, target)
    s.slots[i], s.slots[j] = s.slots[j], s.slots[i]
    giver, taker = (who, mate) if origin < SLOTS else (mate, who)
    s.emit("card-given", "UOA-ACT-14", (giver, taker, card_of(s.slots[j])))
    follow_tokens(s, who)
    follow_tokens(s, mate)
    return True


def place(who: int, mate: int, slot: int) -> int:
    return who * SLOTS + slot if slot < SLOTS else mate * SLOTS + slot - SLOTS


def follow_tokens(s: State, who: int) -> None:
    """A token carried in a slot belongs to whoever carries it (UOA-M07-04)."""
    at = who * SLOTS
    for value in s.slots[at : at + SLOTS]:
        if value >= TOKEN_CARD and value & 255 >= TOKEN_CARD:
            s.objective_holder[(value & 255) - TOKEN_CARD] = who
