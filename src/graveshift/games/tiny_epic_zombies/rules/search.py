"""The Search and the end of a Human Turn (chapter Search)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.adding import add_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_EXPLOSION,
    ASK_SEARCH_STORE,
    CARD,
    CARRIED,
    CENTRE_STORES,
    COURTYARD,
    EVENT,
    HIPPIE,
    KIND,
    NO_CARD,
    PHOTOGRAPHER,
    SCIENTIST,
    SLOTS,
    STORE,
    WOUND,
    ZOMBIE_EVENT,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.items import held_cards, take_from
from graveshift.games.tiny_epic_zombies.rules.standing import store_of, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import gain, heal, spend
from graveshift.kernel.rules import Ask


def search(s: State, human: int) -> Generator[Ask, int, None]:
    """Reveal the card, resolve an Event, then what happens at the end of the Turn (TEZ-TURN-02, TEZ-SRCH-01)."""
    if s.vehicle == CARRIED + human:
        s.vehicle = s.table.mall.vehicle_home
        s.emit("vehicle-returned", "TEZ-STORE-06", (s.vehicle,))
    if s.facedown[human] != NO_CARD:
        yield from reveal(s, human)
    yield from end_of_turn(s, human)


def reveal(s: State, human: int) -> Generator[Ask, int, None]:
    """Beside the current Store, or a Center Store of choice; Events are resolved (TEZ-SRCH-02, TEZ-SRCH-03)."""
    card = s.facedown[human]
    s.facedown[human] = NO_CARD
    s.seen[human] = 0
    s.revealed = card
    s.reveals += 1
    s.emit("revealed", "TEZ-SRCH-01", (human, card))
    store = store_of(s, human)
    if store == COURTYARD and not (KIND[card] == EVENT and card < ZOMBIE_EVENT):
        s.looking = card
        s.looker = human
        options = [STORE + at for at in CENTRE_STORES]
        answer = yield Ask(s.table.owner[human], ASK_SEARCH_STORE, options, (human, card))
        store = answer - STORE
        s.looking = NO_CARD
    if KIND[card] != EVENT:
        s.beside[store] = (*s.beside[store], card)
        s.emit("laid", "TEZ-SRCH-02", (card, store))
        return
    s.discards.append(card)
    if card < ZOMBIE_EVENT:
        yield from explosion(s, human)
    else:
        s.last_placed = [0] * SLOTS
        yield from add_zombie(s, store, "TEZ-CARD-22")


def explosion(s: State, human: int) -> Generator[Ask, int, None]:
    """Give up a carried card for good, or take 1 Wound (TEZ-CARD-21)."""
    cards = held_cards(s, human)
    if cards:
        options = [CARD + card for card in cards]
        answer = yield Ask(s.table.owner[human], ASK_EXPLOSION, [*options, WOUND], (human,))
        if answer != WOUND:
            card = answer - CARD
            take_from(s, human, card)
            s.removed.append(card)
            s.emit("destroyed", "TEZ-CARD-21", (human, card))
            return
    yield from wound_and_check(s, human, 1, "TEZ-CARD-21")


def end_of_turn(s: State, human: int) -> Generator[Ask, int, None]:
    """After the reveal and its Event, before the noise check (TEZ-AMB-32)."""
    person = s.person[human]
    store = store_of(s, human)
    here = zombies_in(s, store)
    if person == PHOTOGRAPHER and here == 2:
        yield from gain(s, human, 2, "TEZ-HUM-05")
    if person == HIPPIE and s.kills == 0:
        heal(s, human, 2, "TEZ-HUM-10")
    if s.passives >> PHOTOGRAPHER & 1 and here >= 2:
        spend(s, human, 1, "TEZ-ZOM-05")
        yield from check_eaten(s, human)
    if s.passives >> SCIENTIST & 1 and s.kills >= 3:
        yield from wound_and_check(s, human, 1, "TEZ-ZOM-08")
