"""Bringing Supply Tokens and the Part into the Courtyard; the Supply Deck (chapter Supplies and the Barricade)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.barricade import repair
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_KEEP,
    ASK_SUPPLY,
    BACKPACK,
    CARRIED,
    CENTRE,
    COURTYARD,
    HELICOPTER,
    KEEP,
    KIND,
    MECHANIC,
    NO,
    NO_CARD,
    OFF,
    PART,
    REFUSE,
    STORE_OF,
    SUPPLY_1,
    YES,
)
from graveshift.games.tiny_epic_zombies.rules.items import stow
from graveshift.games.tiny_epic_zombies.rules.objectives import advance, check_escape
from graveshift.games.tiny_epic_zombies.rules.standing import open_for
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import gain
from graveshift.kernel.rules import Ask


def relocate(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """An effect puts an ITEMeeple elsewhere: no actions, but deliveries are automatic (TEZ-MOVE-06, TEZ-MOVE-07)."""
    origin = s.room[human]
    s.room[human] = room
    s.overrun &= ~(1 << human)
    if human == s.active:
        s.arrived = 0
    yield from deliver(s, human, origin)
    check_escape(s)


def deliver(s: State, human: int, origin: int) -> Generator[Ask, int, None]:
    """On entering the Courtyard every carried Supply Token and the Part are delivered (TEZ-SUP-02, TEZ-SUP-07)."""
    room = s.room[human]
    if STORE_OF[room] != COURTYARD:
        return
    entered = STORE_OF[origin] != COURTYARD
    if room == CENTRE if s.table.centre_supply else entered:
        for token in (SUPPLY_1, SUPPLY_1 + 1):
            if s.token_at[token] == CARRIED + human:
                yield from deliver_supply(s, human, token)
    if room == CENTRE if s.table.centre_part else entered:
        if s.token_at[PART] == CARRIED + human and open_for(s, HELICOPTER, human):
            deliver_part(s, human)


def deliver_supply(s: State, human: int, token: int) -> Generator[Ask, int, None]:
    """Repair, draw, return (TEZ-SUP-02, TEZ-SUP-03, TEZ-SUP-06); the Mechanic repairs 3 and gains 1 (TEZ-HUM-03)."""
    s.emit("delivered", "TEZ-SUP-02", (human, token))
    mechanic = s.person[human] == MECHANIC
    yield from repair(s, human, 3 if mechanic else 2, "TEZ-SUP-02")
    if mechanic:
        yield from gain(s, human, 1, "TEZ-HUM-03")
    if s.supply or s.under:
        answer = yield Ask(s.table.owner[human], ASK_SUPPLY, [YES, NO], (human,))
        if answer == YES:
            yield from draw_supply(s, human)
    s.token_at[token] = s.table.mall.supplies[token - SUPPLY_1]
    s.emit("token-returned", "TEZ-SUP-06", (token, s.token_at[token]))


def draw_supply(s: State, human: int) -> Generator[Ask, int, None]:
    """The top card is had at once; a Weapon may be refused (TEZ-SUP-03, TEZ-SUP-04, TEZ-SUP-05, TEZ-SUP-08)."""
    if not s.supply and not s.under:
        return
    card = s.draw("supply", s.supply) if s.supply else s.under.pop(0)
    for seat in range(s.table.seats):
        s.supply_known[seat] &= ~(1 << card)
    s.emit("supply-seen" if s.table.competitive else "supply-drawn", "TEZ-SUP-03", (human, card))
    if KIND[card] != BACKPACK:
        s.looking = card
        s.looker = human
        answer = yield Ask(s.table.owner[human], ASK_KEEP, [KEEP, REFUSE], (human, card))
        card = s.looking
        s.looking = NO_CARD
        if answer == REFUSE:
            refuse(s, human, card)
            return
    yield from stow(s, human, card)
    s.emit("supply-kept", "TEZ-SUP-03", (human, card))


def refuse(s: State, human: int, card: int) -> None:
    """A refused Weapon goes back and the deck is shuffled; the drawer, or the team, has seen it (TEZ-SUP-05)."""
    known = 0
    for other in s.under:
        known |= 1 << other
    s.supply.append(card)
    s.supply += s.under
    s.under = []
    for seat in range(s.table.seats):
        s.supply_known[seat] |= known
        if not s.table.competitive or seat == s.table.owner[human]:
            s.supply_known[seat] |= 1 << card
    s.emit("supply-refused", "TEZ-SUP-05", (human,))


def deliver_part(s: State, human: int) -> None:
    """One step, and the Part appears at the next gear (TEZ-MIS-HEL-03, TEZ-MIS-HEL-04, TEZ-CMPO-03)."""
    s.emit("delivered", "TEZ-MIS-HEL-03", (human, PART))
    s.token_at[PART] = OFF
    advance(s, human, HELICOPTER, "TEZ-MIS-HEL-03")
    if not s.table.competitive and s.done[0] >> HELICOPTER & 1:
        return
    sides = len(s.done)
    brought = sum(s.marker[HELICOPTER * sides : HELICOPTER * sides + sides])
    s.token_at[PART] = s.table.mall.gears[brought % 4]
    s.emit("token-returned", "TEZ-MIS-HEL-04", (PART, s.token_at[PART]))
