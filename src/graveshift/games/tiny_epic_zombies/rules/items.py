"""Collecting and carrying cards (chapter Collecting and carrying items)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_WHERE,
    BACKPACK,
    CARRIED,
    CDC,
    CENTRE_STORES,
    COURTYARD,
    FIRST_AID,
    FREQUENCY_AMMO,
    KIND,
    MELEE,
    NO_CARD,
    PICKUP,
    RADIO,
    RANGED,
    STORE,
    SURVIVALIST,
)
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.standing import open_for, store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import gain, heal, spend
from graveshift.kernel.rules import Ask


def held_cards(s: State, human: int) -> list[int]:
    """Every card a Human carries; Knife and Pistol are no cards (TEZ-SET-26)."""
    cards = held_weapons(s, human)
    if s.pack[human]:
        cards.extend(s.pack[human])
    return cards


def held_weapons(s: State, human: int) -> list[int]:
    cards: list[int] = []
    if s.melee[human] != NO_CARD:
        cards.append(s.melee[human])
    if s.ranged[human] != NO_CARD:
        cards.append(s.ranged[human])
    return cards


def weapon_in_slot(s: State, human: int, kind: int) -> int:
    """The card in the Melee or the Ranged slot (TEZ-ITEM-03)."""
    return s.melee[human] if kind == MELEE else s.ranged[human]


def drop_stores(s: State, human: int) -> list[int]:
    """Where a dropped card may lie: one's own Store, or any Center Store (TEZ-ITEM-10, TEZ-ITEM-11)."""
    store = store_of(s, human)
    return list(CENTRE_STORES) if store == COURTYARD else [store]


def take_from(s: State, human: int, card: int) -> None:
    """The card leaves the Human's hands."""
    if s.melee[human] == card:
        s.melee[human] = NO_CARD
    elif s.ranged[human] == card:
        s.ranged[human] = NO_CARD
    else:
        s.pack[human] = tuple(other for other in s.pack[human] if other != card)


def lay_beside(s: State, store: int, card: int) -> None:
    """Face up beside a Store, as the youngest there (TEZ-MAP-19)."""
    s.beside[store] = (*s.beside[store], card)


def drop(s: State, human: int, card: int, store: int, rule: str) -> None:
    """A card goes beside a Store, where others can collect it (TEZ-ITEM-10)."""
    take_from(s, human, card)
    lay_beside(s, store, card)
    s.fresh |= 1 << card
    s.emit("dropped", rule, (human, card, store))


def stow(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """A Backpack card is stowed, a Weapon equipped at once; the old one is dropped (TEZ-ITEM-03, TEZ-ITEM-09)."""
    kind = KIND[card]
    if kind == BACKPACK:
        s.pack[human] = (*s.pack[human], card)
        return
    old = weapon_in_slot(s, human, kind)
    if old != NO_CARD:
        s.looking = card
        s.looker = human
        stores = drop_stores(s, human)
        store = stores[0]
        if len(stores) > 1:
            answer = yield Ask(s.table.owner[human], ASK_WHERE, [STORE + at for at in stores], (human, old))
            store = answer - STORE
        drop(s, human, old, store, "TEZ-ITEM-04")
        s.looking = NO_CARD
    if kind == MELEE:
        s.melee[human] = card
    elif kind == RANGED:
        s.ranged[human] = card
    s.emit("equipped", "TEZ-ITEM-09", (human, card))


def frequency_needs_radio(s: State) -> bool:
    """While Call the C.D.C. is open, Frequencies are for the Radio's carrier (TEZ-ITEM-08, TEZ-AMB-65)."""
    return CDC in s.objectives and any(not done >> CDC & 1 for done in s.done)


def may_collect(s: State, human: int, card: int) -> bool:
    """Restrictions of the card itself, and not what was laid down in this Move (TEZ-MIS-CDC-04, TEZ-ITEM-10)."""
    if s.fresh >> card & 1:
        return False
    if card < FIRST_AID and frequency_needs_radio(s):
        return s.token_at[RADIO] == CARRIED + human
    return True


def collect(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """Take one card from beside the Store; Pickups work at once (TEZ-ITEM-01, TEZ-ITEM-04, TEZ-ITEM-06).

    The Survivalist Zombie's toll is paid once for each Move (TEZ-ZOM-14).
    """
    store = store_of(s, human)
    s.beside[store] = tuple(other for other in s.beside[store] if other != card)
    s.emit("collected", "TEZ-ITEM-01", (human, card, store))
    if s.passives >> SURVIVALIST & 1 and not s.toll:
        s.toll = 1
        spend(s, human, 1, "TEZ-ZOM-14")
    if KIND[card] == PICKUP:
        s.discards.append(card)
        yield from use_pickup(s, human, card)
    else:
        yield from stow(s, human, card)


def use_pickup(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """First Aid heals 2; a Frequency gives its Ammo and counts for the C.D.C. (TEZ-CARD-18, TEZ-CARD-20)."""
    if card >= FIRST_AID:
        heal(s, human, 2, "TEZ-CARD-20")
        return
    yield from gain(s, human, FREQUENCY_AMMO[card], "TEZ-CARD-18")
    if open_for(s, CDC, human):
        advance(s, human, CDC, "TEZ-CARD-19")


def discard_from_pack(s: State, human: int, card: int) -> None:
    """A used Backpack Item is discarded for good (TEZ-ITEM-05, TEZ-DECK-07)."""
    take_from(s, human, card)
    s.discards.append(card)
    s.emit("used", "TEZ-ITEM-05", (human, card))
