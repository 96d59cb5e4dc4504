"""Cards in the hands of the rule-of-thumb bot: what to keep, what to drop, and what to hold ready."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.asked import Asked, Choice, card_id
from graveshift.bots.zombicide.guide import KEPT
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.zombicide.rules.codes import FAVOURITE, SLOTS, TOKEN_CARD

Layout = list[str | None]
"""The card in each slot."""
UNKNOWN: Final = 1.5
"""What a token, or a card that nobody has seen yet, is worth."""


def hand_worth(fighter: Fighter, layout: Layout) -> float:
    """How well armed a survivor is with the cards in these slots."""
    return fighter.talent.hand_worth([card for card in layout[: FAVOURITE + 1] if card is not None])


def done(decision: Asked) -> Choice:
    return decision.named("done") or decision.first


def rearrange(sight: Sight, decision: Asked) -> Choice:
    """Move a card if that arms the survivor better; else done."""
    fighter = sight.fighter(decision.about[0])
    if fighter is None:
        return done(decision)
    layout = fighter.cards
    best, best_choice = hand_worth(fighter, layout) + 0.05, done(decision)
    for choice in decision.choices:
        if choice.verb != "put":
            continue
        _, origin, _, target = choice.put()
        moved = layout[:]
        moved[target], moved[origin] = layout[origin], layout[target]
        value = hand_worth(fighter, moved)
        if value > best:
            best, best_choice = value, choice
    return best_choice


def hand_over(sight: Sight, decision: Asked) -> Choice:
    """A Trade: the exchange that arms the two better; else done."""
    me, mate = sight.fighters[decision.about[0]], sight.fighters[decision.about[1]]
    now = hand_worth(me, me.cards) + hand_worth(mate, mate.cards) + sight.share_gain(me.cards, mate.cards)
    best, best_choice = now + 0.05, done(decision)
    for choice in decision.choices:
        if choice.verb != "put":
            continue
        giver, slot, taker, to = choice.put()
        mine, theirs = me.cards[:], mate.cards[:]
        swap(mine if giver == me.number else theirs, slot, mine if taker == me.number else theirs, to)
        value = hand_worth(me, mine) + hand_worth(mate, theirs) + sight.share_gain(mine, theirs)
        if value > best and is_fair(me, mate, theirs):
            best, best_choice = value, choice
    return best_choice


def trade_gain(me: Fighter, mate: Fighter) -> float:
    """How much better armed both would be after the best single exchange; the same two with the same cards stay so."""
    known = me.guide.bargains
    key = (me.talent, tuple(me.cards), mate.talent, tuple(mate.cards), me.seat == mate.seat)
    gain = known.get(key)
    if gain is None:
        if len(known) >= KEPT:
            known.clear()
        gain = known[key] = _trade_gain(me, mate)
    return gain


def _trade_gain(me: Fighter, mate: Fighter) -> float:
    now = hand_worth(me, me.cards) + hand_worth(mate, mate.cards)
    best = 0.0
    for mine in (True, False):
        giver = me if mine else mate
        for slot, card in enumerate(giver.cards):
            if card is None or slot == FAVOURITE or not me.guide.is_weapon(card):
                continue
            for hand in range(FAVOURITE):
                my, their = me.cards[:], mate.cards[:]
                swap(my if mine else their, slot, their if mine else my, hand)
                if is_fair(me, mate, their):
                    best = max(best, hand_worth(me, my) + hand_worth(mate, their) - now)
    return best


def is_fair(me: Fighter, mate: Fighter, theirs: Layout) -> bool:
    """Nobody is asked to agree to be worse armed: between the survivors of one seat nobody has to agree."""
    return me.seat == mate.seat or hand_worth(mate, theirs) >= hand_worth(mate, mate.cards)


def gift_gain(sight: Sight, me: Fighter, mate: Fighter) -> float:
    """What it would bring if one of the two gave the other a card that goals ask for."""
    now = sight.share_gain(me.cards, mate.cards)
    best = now
    for giver, taker in ((me.cards, mate.cards), (mate.cards, me.cards)):
        free = [slot for slot, card in enumerate(taker) if card is None and slot != FAVOURITE]
        if not free:
            continue
        for slot, card in enumerate(giver):
            if card is None or slot == FAVOURITE:
                continue
            less, more = giver[:], taker[:]
            swap(less, slot, more, free[-1])
            best = max(best, sight.share_gain(less, more))
    return best - now


def swap(giver: Layout, slot: int, taker: Layout, to: int) -> None:
    """Two slots change their cards."""
    card = taker[to]
    taker[to] = giver[slot]
    giver[slot] = card


def keep(sight: Sight, decision: Asked) -> Choice:
    """Keep what is found; with full hands only against something worth less."""
    yes = decision.named("yes")
    if yes is not None:
        return yes
    _, needs = sight.errands()
    guide = sight.guide
    drops = [choice for choice in decision.choices if choice.verb == "discard"]
    fighter = sight.fighter(drops[0].code >> 8 & 255) if drops else None
    if fighter is None:
        return decision.last
    cheapest, least = drops[0], 1e9
    for choice in drops:
        value = guide.card_worth(sight, fighter, slot_card(sight, choice.code), needs)
        if value < least:
            cheapest, least = choice, value
    found = decision.about[1]
    offered = guide.card_worth(sight, fighter, card_id(sight.s, found), needs) if found < TOKEN_CARD else UNKNOWN
    no = decision.named("no")
    return cheapest if no is None or least < offered else no


def slot_card(sight: Sight, code: int) -> str:
    """The card that an option would discard."""
    return card_id(sight.s, sight.s.slots[(code >> 8 & 255) * SLOTS + (code & 255)] & 255)
