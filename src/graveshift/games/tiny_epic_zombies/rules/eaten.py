"""Eaten Alive (chapter Eaten Alive)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_DEATH_DROP,
    CARRIED,
    CENTRE,
    CENTRE_STORES,
    COURTYARD,
    MOVING,
    NO_CARD,
    SEARCHING,
    SLOTS,
    STORE,
    TOKENS,
)
from graveshift.games.tiny_epic_zombies.rules.items import held_cards, lay_beside
from graveshift.games.tiny_epic_zombies.rules.objectives import EVERY_SURVIVOR_COLLECTED, NO_SURVIVOR_LEFT, humans_lose
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, side, store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import TOP, wound
from graveshift.kernel.rules import Ask

ZOMBIE_CARDS: Final = 3


def check_eaten(s: State, human: int) -> Generator[Ask, int, int]:
    """Eaten Alive as soon as the tokens meet or have crossed (TEZ-EAT-01); 1 if it happened."""
    if s.wounds[human] < s.ammo[human]:
        return 0
    yield from eat_alive(s, human)
    return 1


def wound_and_check(s: State, human: int, count: int, rule: str) -> Generator[Ask, int, int]:
    """Wounds of one effect come at once, then the check (TEZ-EAT-01, TEZ-WA-08); 1 if the Human was Eaten Alive."""
    wound(s, human, count, rule)
    died = yield from check_eaten(s, human)
    return died


def check_all(s: State) -> Generator[Ask, int, None]:
    """Several deaths at once come one by one, in turn order from the active Human (TEZ-EAT-13)."""
    for human in goes_first(s, s.active):
        yield from check_eaten(s, human)


def eat_alive(s: State, human: int) -> Generator[Ask, int, None]:
    """Cards and tokens fall, a Survivor is lost, the card turns Zombie, a new character comes (TEZ-EAT-02).

    The kills of the Turn were the dead one's: the new one pays for none of them (TEZ-AMB-69).
    """
    s.emit("eaten-alive", "TEZ-EAT-01", (human, s.person[human], s.room[human]))
    take_survivor(s, human)
    yield from leave_cards(s, human)
    for token in range(TOKENS):
        if s.token_at[token] == CARRIED + human:
            s.token_at[token] = s.room[human]
            s.emit("token-dropped", "TEZ-EAT-12", (human, token, s.room[human]))
    if s.vehicle == CARRIED + human:
        s.vehicle = s.table.mall.vehicle_home
    turn_zombie(s, s.person[human])
    if human == s.active and s.phase in (MOVING, SEARCHING):
        s.ended = 1
        s.free = 0
        s.free_shot = 0
        s.arrived = 0
        s.kills = 0
    new_character(s, human)


def take_survivor(s: State, human: int) -> None:
    """Without a Survivor the Humans lose; otherwise one is lost (TEZ-EAT-04, TEZ-EAT-05, TEZ-CVZ-05)."""
    at = side(s, human)
    if s.survivors[at] == 0:
        rule = "TEZ-CVZ-09" if s.table.competitive else "TEZ-EAT-04"
        humans_lose(s, NO_SURVIVOR_LEFT, rule)
    lose_survivor(s, at)


def lose_survivor(s: State, at: int) -> None:
    """One Survivor Token leaves; with all of them the Zombie side wins a competitive game (TEZ-CVZ-10)."""
    s.survivors[at] -= 1
    s.collected += 1
    s.emit("survivor-lost", "TEZ-EAT-05", (at, s.survivors[at]))
    if s.table.competitive and not any(s.survivors):
        humans_lose(s, EVERY_SURVIVOR_COLLECTED, "TEZ-CVZ-10")


def leave_cards(s: State, human: int) -> Generator[Ask, int, None]:
    """All cards go beside the Store of death; in the Courtyard beside any one Store (TEZ-EAT-02, TEZ-EAT-03)."""
    cards = held_cards(s, human)
    if not cards:
        return
    store = store_of(s, human)
    if store == COURTYARD:
        stores = list(CENTRE_STORES) if s.table.centre_death_drop else list(range(SLOTS))
        answer = yield Ask(s.table.owner[human], ASK_DEATH_DROP, [STORE + at for at in stores], (human,))
        store = answer - STORE
    for card in cards:
        lay_beside(s, store, card)
        s.emit("dropped", "TEZ-EAT-02", (human, card, store))
    s.melee[human] = NO_CARD
    s.ranged[human] = NO_CARD
    s.pack[human] = ()


def turn_zombie(s: State, person: int) -> None:
    """The card goes to the Zombie side, three at most; a fourth is out of the game (TEZ-EAT-06, TEZ-EAT-07)."""
    without = s.table.zombie_seat < 0 and s.table.ai_no_dead_cards
    if len(s.horde) >= ZOMBIE_CARDS or without:
        s.aside.append(person)
        s.emit("set-aside", "TEZ-EAT-07", (person,))
        return
    s.horde.append(person)
    s.markers.append(1)
    s.passives |= 1 << person
    s.emit("turned-zombie", "TEZ-EAT-06", (person,))


def new_character(s: State, human: int) -> None:
    """A random unused card, no Wounds, full Ammo, in the centre Room (TEZ-EAT-08, TEZ-EAT-05)."""
    s.person[human] = s.draw("players", s.pool)
    s.wounds[human] = 0
    s.ammo[human] = TOP
    s.room[human] = CENTRE
    s.overrun &= ~(1 << human)
    s.emit("new-character", "TEZ-EAT-08", (human, s.person[human]))
