"""The Spawn Step: one card for each active token, clockwise (chapter Zombie Phase, Step 2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.activation import activate
from graveshift.zombicide.rules.adrenaline import danger
from graveshift.zombicide.rules.codes import (
    BLUE,
    ON,
    REMOVED,
    STARTING,
)
from graveshift.zombicide.rules.state import State

SPAWN_CARD: Final = 0
EXTRA_ACTIVATION: Final = 1


def order_key(s: State, token: int, start: int) -> int:
    """The place of a token in the Step: the Starting Spawn Zone first, then clockwise; inside a zone Starting,
    Mobile, Abomination, Corpse Pile (UOA-SPAWN-02, UOA-SPAWN-06, UOA-SPAWN-16, UOA-AMB-23, UOA-AMB-24).

    Sleeping tokens count for the place of their zone, so that waking one does not move it back in the order."""
    zone = s.token_zone[token]
    place = 0
    if zone != start:
        place = s.token_place[token] + 1
        for other in range(len(s.token_kind)):
            if s.token_zone[other] == zone and s.token_place[other] + 1 < place:
                place = s.token_place[other] + 1
    return (place * 4 + s.token_kind[token]) * 32 + token


def next_token(s: State) -> int:
    """The next active token that has not drawn and was not passed; -1 when the Step is over.

    (UOA-SPAWN-05, UOA-SPAWN-08, UOA-SPAWN-15, UOA-SZONE-09)
    """
    start = starting_zone(s)
    best = -1
    best_key = 1 << 30
    for token in range(len(s.token_kind)):
        if s.token_state[token] == ON and not s.spawned >> token & 1:
            key = order_key(s, token, start)
            if s.step < key < best_key:
                best, best_key = token, key
    return best


def spawn_at(s: State, token: int) -> Generator[Ask, int, None]:
    """Draw and resolve one Zombie card for a token (UOA-SPAWN-03, UOA-SPAWN-04)."""
    s.step = order_key(s, token, starting_zone(s))
    s.spawned |= 1 << token
    zone = s.token_zone[token]
    card = draw_zombie_card(s)
    for interrupt in s.tables.card_drawn:
        card = yield from interrupt.card_drawn(s, zone, card)
    kind = s.tables.zombie_card_kind[card]
    zombie = s.tables.zombie_card_type[card]
    level = danger(s)
    s.emit("zombie-card", s.tables.cites[cite.ZOMBIE_CARD], (token, zone, card, level))
    if kind == SPAWN_CARD:
        yield from spawn_zombies(s, zone, zombie, s.tables.zombie_card_count[card][level])
    elif kind == EXTRA_ACTIVATION:
        for interrupt in s.tables.before_extra_activation:
            yield from interrupt.before_extra_activation(s)
        if s.tables.zombie_card_count[card][level]:
            s.emit("extra-activation", s.tables.cites[cite.EXTRA_ACTIVATION], (zombie,))
            yield from activate(s, 1 << zombie)
        else:
            s.emit("nothing-happens", s.tables.cites[cite.NO_EXTRA_ACTIVATION], (zombie, BLUE))
    else:
        yield from abomination_card(s, zone, zombie)
    yield from s.scene.check_goals(s)


def draw_zombie_card(s: State) -> int:
    """The top Zombie card; an empty deck is shuffled anew (UOA-SPAWN-07)."""
    if not s.zombie_deck:
        s.zombie_deck = s.zombie_discards
        s.zombie_discards = []
        s.emit("zombies-reshuffled", s.tables.cites[cite.ZOMBIES_RESHUFFLED], (len(s.zombie_deck),))
    card = s.draw("zombies", s.zombie_deck)
    s.zombie_discards.append(card)
    return card


def spawn_zombies(s: State, zone: int, kind: int, count: int) -> Generator[Ask, int, None]:
    """Place zombies; what happens when miniatures run out is the game's affair (UOA-SPAWN-14, UOA-AMB-26)."""
    fresh = [0] * s.kinds
    placed = min(count, s.pool[kind])
    fresh[kind] = placed
    s.zombies[zone * s.kinds + kind] += placed
    s.pool[kind] -= placed
    if placed:
        s.emit("spawned", s.tables.cites[cite.ZOMBIES_SPAWNED], (zone, kind, placed))
    if placed < count:
        s.emit("out-of-miniatures", s.tables.cites[cite.OUT_OF_MINIATURES], (kind, count - placed))
        yield from s.scene.out_of_miniatures(s, zone, kind, fresh)
    yield from interrupted(s, zone, fresh)


def abomination_card(s: State, zone: int, kind: int) -> Generator[Ask, int, None]:
    """None on the board: it comes, and its tokens wake. One on the board: it acts (UOA-ZTYPE-07, UOA-ZTYPE-08)."""
    if abomination_there(s, kind):
        s.emit("extra-activation", s.tables.cites[cite.ABOMINATION_ACTS], (kind,))
        yield from activate(s, 1 << kind)
        return
    fresh = [0] * s.kinds
    fresh[kind] = place_abomination(s, zone, kind)
    yield from interrupted(s, zone, fresh)


def abomination_there(s: State, kind: int) -> bool:
    """Is the Abomination of a card on the board already? With one at a time, any of them is the one."""
    if s.tables.book.one_abomination:
        return s.abomination >= 0
    return any(s.zombies[kind :: s.kinds])


def place_abomination(s: State, zone: int, kind: int) -> int:
    """An Abomination comes, if its miniature is there; how many came (UOA-ZTYPE-06, UOA-SPAWN-08, UOA-AMB-25).

    With one at a time a card decides which of them it is; else each of them is a kind of its own.
    """
    if s.pool[kind] == 0:
        return 0
    which = kind
    if s.tables.book.one_abomination:
        s.abomination = which = s.draw("abominations", s.abominations)
    s.zombies[zone * s.kinds + kind] += 1
    s.pool[kind] -= 1
    s.emit("abomination-spawned", s.tables.cites[cite.ABOMINATION_COMES], (zone, which))
    s.scene.abomination_came(s, kind)
    return 1


def interrupted(s: State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
    """What comes in between when zombies have spawned, in the order of the Book."""
    for interrupt in s.tables.after_spawn:
        yield from interrupt.after_spawn(s, zone, fresh)


def starting_zone(s: State) -> int:
    """The Starting Spawn Zone; -1 if it is gone (UOA-AMB-91)."""
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == STARTING and s.token_state[token] == ON:
            return s.token_zone[token]
    return -1


def remove_token(s: State, token: int, rule: str) -> None:
    """A Spawn token leaves the game."""
    s.token_state[token] = REMOVED
    s.token_zone[token] = -1
    s.emit("token-removed", rule, (token,))
