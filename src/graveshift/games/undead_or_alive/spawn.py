"""The Spawn Step: one card for each active token, clockwise (chapter Zombie Phase, Step 2)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.attacks import attack_options, perform_attack, seen_zones
from graveshift.games.undead_or_alive.extra_turn import extra_turn
from graveshift.games.undead_or_alive.goals import check_goals
from graveshift.games.undead_or_alive.town import starting_zone, wake_abomination_tokens
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.activation import activate
from graveshift.zombicide.adrenaline import danger
from graveshift.zombicide.codes import (
    ABOMINATION,
    ASK_LINK,
    ASK_REFLEXES,
    BLUE,
    KINDS,
    NO,
    ON,
    WHO,
)
from graveshift.zombicide.skills import COMBAT_REFLEXES, ZOMBIE_LINK
from graveshift.zombicide.state import State, mods_of, zombies_in

SPAWN_CARD = 0
EXTRA_ACTIVATION = 1


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
    kind = s.tables.zombie_card_kind[card]
    zombie = s.tables.zombie_card_type[card]
    level = danger(s)
    s.emit("zombie-card", "UOA-SPAWN-03", (token, zone, card, level))
    if kind == SPAWN_CARD:
        yield from spawn_zombies(s, zone, zombie, s.tables.zombie_card_count[card][level])
    elif kind == EXTRA_ACTIVATION:
        yield from zombie_links(s)
        if s.tables.zombie_card_count[card][level]:
            s.emit("extra-activation", "UOA-SPAWN-10", (zombie,))
            yield from activate(s, 1 << zombie)
        else:
            s.emit("nothing-happens", "UOA-SPAWN-11", (zombie, BLUE))
    else:
        yield from abomination_card(s, zone)
    yield from check_goals(s)


def draw_zombie_card(s: State) -> int:
    """The top Zombie card; an empty deck is shuffled anew (UOA-SPAWN-07)."""
    if not s.zombie_deck:
        s.zombie_deck = s.zombie_discards
        s.zombie_discards = []
        s.emit("zombies-reshuffled", "UOA-SPAWN-07", (len(s.zombie_deck),))
    card = s.draw("zombies", s.zombie_deck)
    s.zombie_discards.append(card)
    return card


def spawn_zombies(s: State, zone: int, kind: int, count: int) -> Generator[Ask, int, None]:
    """Place zombies; when miniatures run out the Abomination comes or acts (UOA-SPAWN-14, UOA-AMB-26)."""
    placed = min(count, s.pool[kind])
    s.zombies[zone * KINDS + kind] += placed
    s.pool[kind] -= placed
    if placed:
        s.emit("spawned", "UOA-SPAWN-04", (zone, kind, placed))
    if placed < count:
        s.emit("out-of-miniatures", "UOA-SPAWN-14", (kind, count - placed))
        if s.abomination >= 0:
            yield from activate(s, 1 << ABOMINATION)
        else:
            placed += place_abomination(s, zone)
    if placed:
        yield from reflexes(s, zone)


def abomination_card(s: State, zone: int) -> Generator[Ask, int, None]:
    """None on the board: it comes, and its tokens wake. One on the board: it acts (UOA-ZTYPE-07, UOA-ZTYPE-08)."""
    if s.abomination >= 0:
        s.emit("extra-activation", "UOA-ZTYPE-08", (ABOMINATION,))
        yield from activate(s, 1 << ABOMINATION)
        return
    if place_abomination(s, zone):
        yield from reflexes(s, zone)


def place_abomination(s: State, zone: int) -> int:
    """An Abomination comes, if its miniature is there; how many came (UOA-ZTYPE-06, UOA-SPAWN-08, UOA-AMB-25)."""
    if s.pool[ABOMINATION] == 0:
        return 0
    s.abomination = s.draw("abominations", s.abominations)
    s.zombies[zone * KINDS + ABOMINATION] += 1
    s.pool[ABOMINATION] -= 1
    s.emit("abomination-spawned", "UOA-ZTYPE-07", (zone, s.abomination))
    wake_abomination_tokens(s)
    return 1


# ---- interrupts


def reflexes(s: State, zone: int) -> Generator[Ask, int, None]:
    """Survivors with Combat Reflexes that see the new zombies may attack them at once, in the team's order.

    (UOA-SKILL-27, UOA-SPAWN-17, UOA-AMB-71)
    """
    waiting = [who for who in holders(s, COMBAT_REFLEXES) if zone in seen_zones(s, who)]
    while waiting:
        ready = [who for who in once(waiting) if reflex_attacks(s, who, zone)]
        if not ready:
            return
        who = ready[0]
        if len(ready) > 1:
            answer = yield Ask(TEAM, ASK_LINK, [*(WHO + other for other in ready), NO], (zone,))
            if answer == NO:
                return
            who = answer - WHO
        waiting.remove(who)
        answer = yield Ask(s.owner[who], ASK_REFLEXES, [*reflex_attacks(s, who, zone), NO], (who, zone))
        if answer != NO:
            yield from perform_attack(s, who, answer, False)


def holders(s: State, skill: int) -> list[int]:
    """The survivors on the board that have a skill, once for each copy (UOA-ULTRA-05)."""
    return [who for who in range(s.posse) if s.zone[who] >= 0 for _ in range(mods_of(s, who)[skill])]


def once(people: list[int]) -> list[int]:
    """Everybody once."""
    return [who for place, who in enumerate(people) if who not in people[:place]]


def reflex_attacks(s: State, who: int, zone: int) -> list[int]:
    """Combat Actions against the spawn zone, as long as zombies stand there (UOA-SKILL-27)."""
    attacks: list[int] = []
    if zombies_in(s, zone):
        attack_options(s, who, zone, False, attacks)
    return attacks


def zombie_links(s: State) -> Generator[Ask, int, None]:
    """Before an Extra Activation each survivor with Zombie Link takes a whole Turn (UOA-SKILL-71, UOA-AMB-59)."""
    waiting = holders(s, ZOMBIE_LINK)
    while waiting:
        who = waiting[0]
        if len(once(waiting)) > 1:
            answer = yield Ask(TEAM, ASK_LINK, [WHO + other for other in once(waiting)])
            who = answer - WHO
        waiting.remove(who)
        if s.zone[who] >= 0:
            yield from extra_turn(s, who)
