"""Why a card cannot go into that slot, or be thrown away, or change hands (chapters Inventory and Actions)."""

from __future__ import annotations

from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ASK_ACTION,
    ASK_ARRANGE,
    ASK_LEADER,
    ASK_SETUP_SLOT,
    ASK_TRADE,
    DROP,
    ITEM,
    NO_CARD,
    SLOTS,
    TOKEN_CARD,
    TURNED,
)
from graveshift.zombicide.rules.inventory import GROUP, fits
from graveshift.zombicide.rules.state import card_of
from graveshift.zombicide.telling.keys import SLOT_NAMES, option_key
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.verbs import verb_of


def check_put(r: Request) -> None:
    """Move a card from slot to slot: `winchester:pack1>hand1`, a partner's slots with its name (UOA-ACT-13)."""
    name, _, way = r.rest.rpartition(":")
    origin, arrow, target = way.partition(">")
    card = r.card(name or origin)
    if r.ask.kind in (ASK_ACTION, ASK_LEADER):
        if "." not in target and target:
            check_fits(r, r.who, r.slot(target), card)
        r.refuse("Moving cards needs a Reorganize or Trade Action first.", r.cites[cite.WHEN_CARDS_MOVE])
    if r.ask.kind not in (ASK_ARRANGE, ASK_TRADE, ASK_SETUP_SLOT):
        r.refuse("Cards cannot be moved at this moment.", r.cites[cite.WHEN_CARDS_MOVE])
    if r.ask.kind == ASK_SETUP_SLOT:
        check_fits(r, r.ask.about[0], r.slot(target or origin), card)
        r.refuse("A starting card goes to the Favorite Weapon slot or to a Hand.", r.cites[cite.STARTING_SLOTS])
    if not arrow:
        r.refuse("Say from where to where, for example 'put:winchester:pack1>hand1'.", r.cites[cite.REORGANISE_ACTION])
    giver, at = owned(r, origin)
    taker, to = owned(r, target)
    check_held(r, giver, at, card)
    check_fits(r, taker, to, r.s.slots[giver * SLOTS + at])
    other = r.s.slots[taker * SLOTS + to]
    if other != NO_CARD:
        check_fits(r, giver, at, other)
    check_worth(r, giver, at, taker, to)
    if r.ask.kind == ASK_ARRANGE and not any(verb_of(code) == DROP for code in r.ask.options):
        r.refuse("Only the card just drawn may be laid into another free slot now.", r.cites[cite.WHEN_CARDS_MOVE])


def owned(r: Request, text: str) -> tuple[int, int]:
    """Whose slot is meant and which: `hand1`, `carl.hand1`."""
    name, dot, slot = text.rpartition(".")
    who = r.survivor(name) if dot else r.ask.about[0]
    partners = r.ask.about[:2] if r.ask.kind == ASK_TRADE else r.ask.about[:1]
    if who not in partners:
        r.refuse("{survivor} takes no part in this.", r.cites[cite.TRADE_ACTION], survivor=r.called(who))
    return who, r.slot(slot)


def check_held(r: Request, who: int, slot: int, card: int) -> None:
    if slot in r.slots_with(who, card):
        return
    where = ", ".join(SLOT_NAMES[other] for other in r.slots_with(who, card))
    name = r.card_called(card)
    if where:
        r.refuse(
            "{card} of {survivor} is in {where}, not in {slot}.",
            r.cites[cite.REORGANISE_ACTION],
            card=name,
            survivor=r.called(who),
            where=where,
            slot=SLOT_NAMES[slot],
        )
    r.refuse("{survivor} does not carry {card}.", r.cites[cite.REORGANISE_ACTION], survivor=r.called(who), card=name)


def check_fits(r: Request, who: int, slot: int, value: int) -> None:
    """The Favorite Weapon slot takes weapons of its type only (UOA-INV-04, UOA-INV-05, UOA-TRAIT-18, UOA-AMB-93)."""
    s = r.s
    if fits(s, who, slot, value):
        return
    card = card_of(value)
    name = r.card_called(card)
    if card >= TOKEN_CARD:
        r.refuse("A mission token never goes in the Favorite Weapon slot.", r.cites[cite.TOKENS_IN_SLOTS])
    if s.tables.card_kind[card] == ITEM:
        rule = r.cites[cite.FAVOURITE_NO_AMMO] if card in s.tables.plenty else r.cites[cite.FAVOURITE_NO_ITEM]
        r.refuse("{card} is no weapon and does not go in the Favorite Weapon slot.", rule, card=name)
    if value & TURNED:
        r.refuse(
            "{card} is turned over and has no type: it is not put in the Favorite Weapon slot.",
            r.cites[cite.FAVOURITE_SLOT],
            card=name,
        )
    favourite = r.teller.content.survivors[s.tables.survivor_ids[s.person[who]]].prefers
    wanted = r.teller.content.names.favourites[favourite or ""]
    r.refuse(
        "The Favorite Weapon slot of {survivor} takes only: {wanted}; {card} is none.",
        r.cites[cite.FAVOURITE_SLOT],
        survivor=r.called(who),
        wanted=wanted,
        card=name,
    )


def check_worth(r: Request, giver: int, at: int, taker: int, to: int) -> None:
    """What is left to object: it would change nothing, or the same is written in another way."""
    s = r.s
    mine, theirs = s.slots[giver * SLOTS + at], s.slots[taker * SLOTS + to]
    if giver == taker and giver != r.ask.about[0]:
        r.refuse(
            "{survivor} rearranges for free after the Trade.", r.cites[cite.TRADE_ACTION], survivor=r.called(giver)
        )
    if giver == taker and GROUP[at] == GROUP[to]:
        r.refuse(
            "{slot} and {other_slot} are alike; nothing would change.",
            r.cites[cite.REORGANISE_ACTION],
            slot=SLOT_NAMES[at],
            other_slot=SLOT_NAMES[to],
        )
    if mine == theirs:
        r.refuse("Both slots hold the same card; nothing would change.", r.cites[cite.REORGANISE_ACTION])
    if theirs == NO_CARD:
        base = taker * SLOTS
        first = next(n for n in range(SLOTS) if GROUP[n] == GROUP[to] and s.slots[base + n] == NO_CARD)
        if first != to:
            r.refuse(
                "Take the first free slot of that kind, {slot}.",
                r.cites[cite.REORGANISE_ACTION],
                slot=SLOT_NAMES[first],
            )
    mirror = mirrored(r, giver, at, taker, to)
    if mirror:
        r.refuse("That swap is written '{mirror}'.", r.cites[cite.REORGANISE_ACTION], mirror=mirror)


def mirrored(r: Request, giver: int, at: int, taker: int, to: int) -> str:
    """The key of the same swap seen from the other card, if it is among the options."""
    origin = to if taker == r.ask.about[0] else SLOTS + to
    target = at if giver == r.ask.about[0] else SLOTS + at
    for code in r.ask.options:
        if code & 0xFFFF == (origin << 8) + target:
            key = option_key(r.s, r.ask, code)
            if key.startswith("put:"):
                return key
    return ""


def check_discard(r: Request) -> None:
    """Throw a card away: `knife:meg.hand1` (UOA-INV-09, UOA-AMB-93)."""
    if r.ask.kind in (ASK_ACTION, ASK_LEADER):
        r.refuse("Choose 'discard-cards' first; discarding is free.", r.cites[cite.CARD_DISCARDED])
    name, _, place = r.rest.partition(":")
    card = r.card(name)
    if card >= TOKEN_CARD:
        r.refuse("A mission token cannot be discarded.", r.cites[cite.TOKENS_IN_SLOTS])
    if not place:
        r.refuse(
            "Say whose {card} and from which slot, as in 'discard:knife:meg.hand1'.",
            r.cites[cite.CARD_DISCARDED],
            card=r.card_called(card),
        )
    owner, _, slot = place.rpartition(".")
    who = r.survivor(owner) if owner else r.ask.about[0] if r.ask.about else 0
    check_held(r, who, r.slot(slot), card)
    r.refuse(
        "{card} of {survivor} cannot be discarded for this.",
        r.cites[cite.CARD_DISCARDED],
        card=r.card_called(card),
        survivor=r.called(who),
    )
