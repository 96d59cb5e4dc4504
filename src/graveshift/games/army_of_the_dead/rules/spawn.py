"""The Spawn Step: Zombie cards, Zeus's Orders, and what happens when miniatures run out (chapter Spawn)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.board.board import FAR
from graveshift.games.army_of_the_dead.rules.aftermath import activate_more, settle
from graveshift.games.army_of_the_dead.rules.box import Order
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import (
    ABOMINATIONS,
    ASK_ORDER_NOISE,
    ASK_ORDER_WAKE,
    IN_ZEUS_ZONE,
    KINDS,
    ORDER_ACTIVATE,
    ORDER_ADVANCE,
    ORDER_DRAW,
    ORDER_NOISE,
    ORDER_WAKE_NEAREST,
    ORDER_WAKE_NOISE,
    ZEUS_TOKEN,
)
from graveshift.games.army_of_the_dead.rules.explosives import spring
from graveshift.games.army_of_the_dead.rules.sleepers import arrive, wake
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.rules.zeus import place_abomination
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.activation import attacks, begin_activation, moves
from graveshift.zombicide.rules.adrenaline import danger
from graveshift.zombicide.rules.codes import BANG, ON, WHO, ZONE
from graveshift.zombicide.rules.spawn import draw_zombie_card, interrupted, starting_zone
from graveshift.zombicide.rules.state import tie_seat


def next_token(s: State) -> int:
    """The next Spawn Zone in drawing order: the Starting one, then clockwise, floor by floor; -1 when all have drawn.

    (AOTD-SPAWN-01, AOTD-ZSP-01, AOTD-CSP-01)
    """
    best = -1
    for token in range(len(s.token_kind)):
        if s.token_state[token] == ON and not s.spawned >> token & 1:
            if best < 0 or s.token_place[token] < s.token_place[best]:
                best = token
    return best


def spawn_at(s: State, token: int) -> Generator[Ask, int, None]:
    """One card for one Spawn Zone; Zeus's own draws an Order (AOTD-SPAWN-01, AOTD-SPAWN-02, AOTD-ZSP-02)."""
    s.spawned |= 1 << token
    zone = s.token_zone[token]
    if s.token_kind[token] == ZEUS_TOKEN:
        yield from zeus_orders(s, zone)
    else:
        yield from zombie_card(s, token, zone)
    yield from s.scene.check_goals(s)


def zombie_card(s: State, token: int, zone: int) -> Generator[Ask, int, None]:
    """The line of the highest Danger Level says how many come (AOTD-SPAWN-02, AOTD-SPAWN-03, AOTD-AMB-32)."""
    card = draw_zombie_card(s)
    kind = s.tables.zombie_card_type[card]
    level = danger(s)
    count = s.tables.zombie_card_count[card][level]
    s.emit("zombie-card", "AOTD-SPAWN-02", (token, zone, card, level))
    if ABOMINATIONS >> kind & 1:
        if count:
            fresh = [0] * KINDS
            if place_abomination(s, kind, zone, "AOTD-AMB-32"):
                fresh[kind] = 1
            elif card in s.zombie_discards:
                s.zombie_discards.remove(card)
            yield from spring(s)
            yield from interrupted(s, zone, fresh)
            yield from settle(s)
        return
    yield from place(s, zone, [(kind, count)])


def place(s: State, zone: int, groups: list[tuple[int, int]]) -> Generator[Ask, int, None]:
    """Zombies come into a zone: Sleepers wake, traps blow, survivors react; then those act that ran out of miniatures.

    (AOTD-SPAWN-02, AOTD-SPAWN-06, AOTD-OUT-01, AOTD-OUT-02, AOTD-OUT-03, AOTD-SKILL-29)
    """
    fresh = [0] * KINDS
    short: list[int] = []
    for kind, count in groups:
        placed = min(count, s.pool[kind])
        fresh[kind] += placed
        s.zombies[zone * KINDS + kind] += placed
        s.pool[kind] -= placed
        if placed:
            s.emit("spawned", "AOTD-SPAWN-02", (zone, kind, placed))
        if placed < count:
            s.emit("out-of-miniatures", "AOTD-OUT-01", (kind, count - placed))
            short.append(kind)
    if max(fresh):
        arrive(s, zone)
        yield from spring(s)
        yield from interrupted(s, zone, fresh)
    for kind in short:
        yield from activate_more(s, kind, "AOTD-OUT-01")
    yield from settle(s)


# ---- Zeus's Orders


def zeus_orders(s: State, zone: int) -> Generator[Ask, int, None]:
    """An Order brings zombies to his zone, and may make some of those on the board act (AOTD-ZSP-02, AOTD-ZSP-04)."""
    if not s.orders:
        s.orders = s.order_discards
        s.order_discards = []
        s.emit("orders-reshuffled", "AOTD-ZSP-04", (len(s.orders),))
    number = s.draw("orders", s.orders)
    s.order_discards.append(number)
    s.emit("zeus-order", "AOTD-ZSP-02", (number, zone))
    order = city_of(s).box.orders[number]
    yield from place(s, zone, order.spawn)
    yield from obey(s, order, zone)


def obey(s: State, order: Order, zone: int) -> Generator[Ask, int, None]:
    """What the zombies are ordered to do (AOTD-ZSP-02, AOTD-ZSP-03)."""
    if order.op == ORDER_ACTIVATE:
        yield from activate_there(s, order, zone)
    elif order.op == ORDER_ADVANCE:
        begin_activation(s, order.kinds)
        yield from moves(s, order.kinds)
        s.frozen = []
        yield from settle(s)
    elif order.op == ORDER_WAKE_NEAREST:
        yield from wake_nearest(s)
    elif order.op == ORDER_WAKE_NOISE:
        row = s.board.sight[s.noise_zone]
        for near in range(s.board.zones):
            if 0 <= row[near] <= 1:
                wake(s, near, "AOTD-ZSP-02")
        yield from settle(s)
    elif order.op == ORDER_NOISE:
        yield from mark_champion(s)
    elif order.op == ORDER_DRAW:
        start = starting_zone(s)
        if start >= 0:
            yield from zombie_card(s, starting_token(s), start)


def starting_token(s: State) -> int:
    """The token of the Starting Spawn Zone."""
    for token in range(len(s.token_kind)):
        if s.token_zone[token] == starting_zone(s) and s.token_kind[token] == 0:
            return token
    return 0


def activate_there(s: State, order: Order, zone: int) -> Generator[Ask, int, None]:
    """A full Activation of the zombies of some kinds in some zones: all others stand still (AOTD-ZSP-03)."""
    begin_activation(s, order.kinds)
    if not s.frozen:
        s.frozen = [0] * len(s.zombies)
    for at in range(s.board.zones):
        chosen = at == zone if order.where == IN_ZEUS_ZONE else at in s.zone
        if not chosen:
            for kind in range(KINDS):
                s.frozen[at * KINDS + kind] = s.zombies[at * KINDS + kind]
    yield from attacks(s, order.kinds)
    yield from moves(s, order.kinds)
    for again in s.tables.again:
        if order.kinds & again:
            yield from attacks(s, order.kinds & again)
            yield from moves(s, order.kinds & again)
    s.frozen = []
    yield from settle(s)


def wake_nearest(s: State) -> Generator[Ask, int, None]:
    """The Sleepers nearest to any survivor on the same floor wake; ties are the First Player's (Order "Rise")."""
    nearest = FAR
    zones: list[int] = []
    for zone in range(s.board.zones):
        if not s.sleepers[zone]:
            continue
        for at in s.zone:
            if at < 0 or s.board.floor[at] != s.board.floor[zone]:
                continue
            away = s.board.distance[at][zone]
            if away < nearest:
                nearest = away
                zones = [zone]
            elif away == nearest and away < FAR and zone not in zones:
                zones.append(zone)
    if not zones:
        return
    chosen = zones[0]
    if len(zones) > 1:
        answer = yield Ask(tie_seat(s), ASK_ORDER_WAKE, [ZONE + zone for zone in zones])
        chosen = answer - ZONE
    wake(s, chosen, "AOTD-ZSP-02")
    yield from settle(s)


def mark_champion(s: State) -> Generator[Ask, int, None]:
    """The Noise token jumps to the survivor with the most adrenaline and wakes nobody (Order "Mark the Champion")."""
    highest = -1
    best: list[int] = []
    for who in range(s.posse):
        if s.zone[who] < 0:
            continue
        if s.ap[who] > highest:
            highest = s.ap[who]
            best = [who]
        elif s.ap[who] == highest:
            best.append(who)
    if not best:
        return
    chosen = best[0]
    if len({s.zone[who] for who in best}) > 1:
        answer = yield Ask(tie_seat(s), ASK_ORDER_NOISE, [WHO + who for who in best])
        chosen = answer - WHO
    s.noise = BANG
    s.noise_zone = s.zone[chosen]
    s.emit("noise-moved", "AOTD-ZSP-02", (s.noise_zone, BANG))
