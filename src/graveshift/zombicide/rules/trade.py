"""Reorganise and Trade (chapter Actions): any cards, companions and tokens with one other survivor."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.actions import WITH_ACTOR, Action, one_action
from graveshift.zombicide.rules.codes import (
    ASK_CONSENT,
    ASK_TRADE,
    DONE,
    DROP,
    HAND_TOKEN,
    LEAD,
    NO,
    NO_CARD,
    OWN_VERBS,
    PUT,
    SLOTS,
    TOKEN_CARD,
    TRADE,
    YES,
)
from graveshift.zombicide.rules.companions import lead
from graveshift.zombicide.rules.inventory import (
    GROUP,
    REARRANGEMENTS,
    discard_slot,
    droppable,
    fits,
    lends,
    put,
    rearrange,
    refresh,
    swaps,
)
from graveshift.zombicide.rules.state import State, card_of, has_cards, has_tokens


class Trade(Action):
    """Exchange anything with a survivor in the zone; companions have no inventory (UOA-ACT-14, UOA-CMP-12)."""

    def __init__(self) -> None:
        super().__init__([(TRADE, "trade", WITH_ACTOR)])
        self.ordinary = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        zone = s.zone[who]
        places = s.zone
        laden = -1
        for mate in range(s.posse):
            if places[mate] == zone and mate != who:
                if laden < 0:
                    laden = 1 if has_something(s, who) else 0
                if laden or has_something(s, mate):
                    options.append(TRADE + mate)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        yield from trade(s, who, code & 255)


def has_something(s: State, who: int) -> bool:
    """Anything to give: a card, a companion, a mission token?"""
    if has_cards(s, who) or has_tokens(s, who):
        return True
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who:
            return True
    return s.scene.has_beside and s.scene.holds_beside(s, who)


def trade(s: State, who: int, mate: int) -> Generator[Ask, int, None]:
    """Exchange card by card until done; the other seat must agree, else nothing changes hands.

    One may rearrange in the same Action, and the partner rearranges for free, whatever was exchanged.
    (UOA-ACT-14, UOA-ACT-15, UOA-ACT-16, UOA-AMB-63)
    """
    before = s.slots[:], s.leader[:], s.objective_holder[:], len(s.discards)
    beside = s.scene.beside(s)
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
            s.scene.put_back(s, beside)
            undo_exchange(s, who, mate, before[0], before[1], before[2], before[3])
            s.emit("trade-refused", s.tables.cites[cite.TRADE_CONSENT], (mate, who))
            yield from rearrange(s, who, s.tables.cites[cite.REORGANISE_ACTION])
            return
    if crossed:
        s.emit("traded", s.tables.cites[cite.TRADE_ACTION], (who, mate))
    yield from rearrange(s, mate, s.tables.cites[cite.TRADE_ACTION])


def undo_exchange(
    s: State, who: int, mate: int, slots: list[int], leaders: list[int], holders: list[int], discards: int
) -> None:
    """Everything back to where it was before a refused exchange, discards included."""
    s.slots = slots
    del s.discards[discards:]
    for companion in range(s.posse, s.actors):
        if s.leader[companion] != leaders[companion]:
            lead(s, leaders[companion], companion, s.tables.cites[cite.TRADE_CONSENT])
    s.objective_holder = holders
    refresh(s, who)
    refresh(s, mate)


def exchanges(s: State, who: int, mate: int) -> list[int]:
    """Every single hand-over between two survivors: a card into a free slot or against another, a companion, a token.

    Slots of the partner are numbered from SLOTS on.
    """
    options: list[int] = []
    slots = s.slots
    mine, theirs = who * SLOTS, mate * SLOTS
    their_places = places(s, mate)
    for a in places(s, who):
        value_a = slots[mine + a]
        for b in their_places:
            value_b = slots[theirs + b]
            if value_a == value_b:
                continue
            if value_a < 0:
                if fits(s, who, a, value_b):
                    options.append(PUT + (SLOTS + b << 8) + a)
            elif fits(s, mate, b, value_a) and (value_b < 0 or fits(s, who, a, value_b)):
                options.append(PUT + (a << 8) + SLOTS + b)
    for companion in range(s.posse, s.actors):
        leader = s.leader[companion]
        if leader in (who, mate):
            taker = mate if leader == who else who
            if s.scene.can_follow(s, companion, taker):
                options.append(LEAD + (companion << 8) + taker)
    for objective in range(len(s.objective_holder)):
        holder = s.objective_holder[objective]
        if holder in (who, mate) and s.scene.may_hand_over(s, objective):
            taker = mate if holder == who else who
            if s.scene.can_receive(s, taker, objective):
                options.append(HAND_TOKEN + (objective << 8) + taker)
    options += s.scene.more_exchanges(s, who, mate)
    return options


def places(s: State, who: int) -> list[int]:
    """The slots that differ: of the free ones only the first of a kind, since hands are alike, and backpack slots."""
    found: list[int] = []
    at = who * SLOTS
    slots = s.slots
    last = -1  # the kind of the last free slot; slots of a kind lie side by side
    for slot in range(SLOTS):
        if slots[at + slot] != NO_CARD:
            found.append(slot)
        elif GROUP[slot] != last:
            last = GROUP[slot]
            found.append(slot)
    return found


def carry_over(s: State, who: int, mate: int, answer: int) -> bool:
    """Carry out one step of a trade; True if the partner has to agree: something changed hands, or moved there."""
    if answer >= OWN_VERBS:
        s.scene.hand_more(s, answer, s.tables.cites[cite.TRADE_ACTION])
        return True
    if answer >= HAND_TOKEN:
        objective, taker = answer >> 8 & 255, answer & 255
        s.objective_holder[objective] = taker
        s.emit("token-handed", s.tables.cites[cite.TRADE_TOKENS], (taker, objective))
        s.scene.handed_over(s, objective, who if taker == mate else mate, taker)
        return True
    if answer >= LEAD:
        lead(s, answer & 255, answer >> 8 & 255, s.tables.cites[cite.COMPANION_HANDED_OVER])
        return True
    if answer >= DROP:
        owner = answer >> 8 & 255
        discard_slot(s, owner, answer & 255, s.tables.cites[cite.CARD_DISCARDED])
        return owner == mate
    origin, target = answer >> 8 & 255, answer & 255
    if origin < SLOTS and target < SLOTS:
        put(s, who, origin, target, s.tables.cites[cite.REORGANISE_ACTION])
        return False
    if origin >= SLOTS and target >= SLOTS:
        put(s, mate, origin - SLOTS, target - SLOTS, s.tables.cites[cite.TRADE_ACTION])
        return True
    i = place(who, mate, origin)
    j = place(who, mate, target)
    s.slots[i], s.slots[j] = s.slots[j], s.slots[i]
    if lends(s, s.slots[i]) or lends(s, s.slots[j]):
        refresh(s, who)
        refresh(s, mate)
    giver, receiver = (who, mate) if origin < SLOTS else (mate, who)
    s.emit("card-given", s.tables.cites[cite.TRADE_ACTION], (giver, receiver, card_of(s.slots[j])))
    if s.slots[i] != NO_CARD:
        s.emit("card-given", s.tables.cites[cite.TRADE_ACTION], (receiver, giver, card_of(s.slots[i])))
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
