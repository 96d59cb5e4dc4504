"""The Zombie Turn: Check for Noise, Add New Zombies, Deal or Draw (chapter Zombie Turn: order and noise)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import add_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADD,
    ADDING,
    ASK_ADD,
    ASK_DEAL,
    ASK_FRY_COOK,
    ASK_HORDE_CARD,
    COURTYARD,
    DEAL,
    DEALING,
    FRY_COOK,
    HORDE,
    NO,
    NO_CARD,
    OFF,
    SLOTS,
    TEACHER,
    YES,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.horde import horde_action
from graveshift.games.tiny_epic_zombies.rules.mall import strip_store
from graveshift.games.tiny_epic_zombies.rules.standing import store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import spend
from graveshift.kernel.rules import Ask

PER_STORE: Final = 1  # without noise the AI adds this many to each Store, with noise twice as many
REFILL: Final = 4


# ---- 1. Check for Noise


def listening_store(s: State) -> int:
    """Where the noise check looks: the active Human's Store now (TEZ-NOISE-05, TEZ-NOISE-09).

    Under the Fry Cook Zombie a strip of the Courtyard counts as the Store it touches (TEZ-ZOM-11).
    """
    store = store_of(s, s.active)
    if store == COURTYARD and s.passives >> FRY_COOK & 1:
        return strip_store(s.room[s.active])
    return OFF if store == COURTYARD else store


def would_be_noise(s: State) -> bool:
    """Does the revealed symbol match the Store (TEZ-NOISE-01, TEZ-NOISE-02)?"""
    store = listening_store(s)
    return store != OFF and s.table.mall.symbol[store] == s.table.symbol[s.revealed]


def check_for_noise(s: State) -> Generator[Ask, int, None]:
    """A match makes a noise: a Horde action, or more Zombies from the AI (TEZ-NOISE-03, TEZ-COOP-06).

    A card that comes to the Zombie side only now does not act yet (TEZ-EAT-14).
    """
    human = s.active
    s.quiet = 0
    s.owed = 0
    s.last_placed = [0] * SLOTS
    s.first_store = OFF
    if would_be_noise(s) and s.person[human] == FRY_COOK and s.ammo[human] >= 1:
        yield from service_with_a_smile(s, human)
    s.loud = 1 if would_be_noise(s) and not s.quiet else 0
    s.emit("noise" if s.loud else "no-noise", "TEZ-NOISE-01", (human,))
    s.to_add = 2 * PER_STORE
    s.phase = ADDING
    if not s.loud:
        return
    awake = len(s.horde)
    if s.passives >> TEACHER & 1:
        yield from wound_and_check(s, human, 1, "TEZ-ZOM-04")
    if s.table.zombie_seat < 0:
        s.to_add = 4 * PER_STORE
        return
    at = 0
    if awake > 1:
        options = [HORDE + person for person in s.horde[:awake]]
        answer = yield Ask(s.table.zombie_seat, ASK_HORDE_CARD, options)
        at = s.horde.index(answer - HORDE)
    yield from horde_action(s, at)


def service_with_a_smile(s: State, human: int) -> Generator[Ask, int, None]:
    """The Fry Cook may pay 1 Ammo to cancel the check (TEZ-HUM-11, TEZ-COOP-10)."""
    answer = yield Ask(s.table.owner[human], ASK_FRY_COOK, [YES, NO], (human,))
    if answer == YES:
        yield from keep_silent(s, human)


def keep_silent(s: State, human: int) -> Generator[Ask, int, None]:
    """The check is cancelled for 1 Ammo (TEZ-HUM-11)."""
    s.quiet = 1
    spend(s, human, 1, "TEZ-HUM-11")
    s.emit("noise-cancelled", "TEZ-HUM-11", (human,))
    yield from check_eaten(s, human)


# ---- 2. Add New Zombies


def adding_question(s: State) -> Ask | None:
    """The Zombie Player splits two Zombies between the Stores of the symbol (TEZ-ADD-01, TEZ-ADD-21)."""
    if s.to_add == 0 or s.table.zombie_seat < 0:
        return None
    stores = s.table.mall.stores_of[s.table.symbol[s.revealed]]
    return Ask(s.table.zombie_seat, ASK_ADD, [ADD + store for store in stores], (s.to_add,))


def add_next(s: State, answer: int) -> Generator[Ask, int, None]:
    """One Zombie with all its consequences; the additional one follows the first (TEZ-ADD-04, TEZ-NOISE-08)."""
    if s.to_add == 0:
        s.phase = DEALING
        return
    s.to_add -= 1
    store = answer - ADD if answer >= 0 else ai_store(s)
    if s.first_store == OFF:
        s.first_store = store
    yield from add_zombie(s, store, "TEZ-ADD-02")
    while s.owed:
        s.owed -= 1
        yield from add_zombie(s, s.first_store, "TEZ-NOISE-08")


def ai_store(s: State) -> int:
    """The active Human's Store before the other, all Zombies of one first (TEZ-REC-14, TEZ-AMB-38)."""
    stores = s.table.mall.stores_of[s.table.symbol[s.revealed]]
    if s.first_store == OFF:
        here = store_of(s, s.active)
        return here if here in stores and not s.table.ai_number_only else stores[0]
    total = 4 if s.loud else 2
    if s.to_add >= total // 2:
        return s.first_store
    return stores[1] if stores[0] == s.first_store else stores[0]


# ---- 3. Deal or draw


def dealing_question(s: State) -> Ask | None:
    """The Zombie Player picks the card for the Human who has just revealed one (TEZ-DEAL-01)."""
    if len(s.hand) < 2:
        return None
    return Ask(s.table.zombie_seat, ASK_DEAL, [DEAL + card for card in s.hand], (s.active,))


def deal(s: State, answer: int) -> None:
    """Face down before the Human; an emptied hand draws 4 (TEZ-DEAL-01, TEZ-DEAL-03); the AI draws (TEZ-COOP-07)."""
    human = s.active
    if s.table.zombie_seat < 0:
        if s.search:
            put_before(s, human, s.draw("search", s.search))
        return
    if not s.hand:
        return
    card = answer - DEAL if answer >= 0 else s.hand[0]
    s.hand.remove(card)
    put_before(s, human, card)
    if not s.hand:
        draw_hand(s, REFILL)


def put_before(s: State, human: int, card: int) -> None:
    """Nobody among the Humans may look at it (TEZ-DEAL-02)."""
    s.facedown[human] = card
    s.seen[human] = 0
    s.emit("dealt", "TEZ-DEAL-01", (human,))


def draw_hand(s: State, count: int) -> None:
    """Search Cards into the Zombie Player's hand (TEZ-SET-19, TEZ-DEAL-03)."""
    for _ in range(min(count, len(s.search))):
        s.hand.append(s.draw("search", s.search))
    s.emit("hand-drawn", "TEZ-DEAL-03", (len(s.hand),))


def nothing_to_reveal(s: State) -> bool:
    """All Search Cards have been revealed: deck, hand and face-down cards are gone (TEZ-DEAL-05, TEZ-AMB-30)."""
    return not s.search and not s.hand and all(card == NO_CARD for card in s.facedown)
