"""Refilling: by a Steam Bottle, by an Engineer's Emergency Refill, at a Nozzle (chapter Refilling)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import BOTTLE_REFILL, EMERGENCY, ENGINEER, NOZZLE_REFILL
from graveshift.games.gears_and_guns.rules.depletion import depleted_slots, fill, filled_slots, turn_over
from graveshift.games.gears_and_guns.rules.inventions import discard_invention, has_invention
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_near
from graveshift.games.gears_and_guns.rules.skills import (
    EMERGENCY_REFILL,
    FREE_REFILL,
    USED_EMERGENCY,
    USED_FREE_REFILL,
)
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_SLOT, Action, Gate, Price
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import SLOTS, TURNED
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import mods_of


class Refills(Gate):
    """The ways to fill a Depleted card again, looked at only by those who have one (GG-REFILL-01)."""

    def __init__(self, inside: list[Action]) -> None:
        super().__init__(inside)
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        at = who * SLOTS
        if max(s.slots[at : at + SLOTS]) >= TURNED and (left > 0 or free_refill_left(own(s), who) > 0):
            self.offer_inside(s, who, left, options)


class BottleRefill(Action):
    """Discard a Steam Bottle to fill one Depleted card of one's own (GG-BOTTLE-03, GG-REFILL-05)."""

    def __init__(self) -> None:
        super().__init__([(BOTTLE_REFILL, "refill-bottle", WITH_SLOT)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if has_invention(s, who, steam(s).bottle):
            for slot in depleted_slots(s, who):
                options.append(BOTTLE_REFILL + slot)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        pay_refill(s, who)
        discard_invention(s, who, steam(s).bottle, "GG-BOTTLE-03")
        fill(s, who, argument, "GG-BOTTLE-03")

    def price(self, s: family.State, who: int, code: int) -> Price:
        return refill_price(own(s), who)


class EmergencyRefill(Action):
    """Once per Turn deplete a filled Steam weapon to fill another one (GG-ENG-03, GG-SKILL-07)."""

    def __init__(self) -> None:
        super().__init__([(EMERGENCY, "emergency-refill", WITH_SLOT)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if not s.classes[who] & ENGINEER and not mods_of(s, who)[EMERGENCY_REFILL]:
            return
        if uses(s.steam_used[who], USED_EMERGENCY):
            return
        for source in filled_slots(s, who):
            for slot in depleted_slots(s, who):
                options.append(EMERGENCY + (source << 8) + slot)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        pay_refill(s, who)
        s.steam_used[who] += USED_EMERGENCY
        turn_over(s, who, code >> 8 & 255, "GG-ENG-03")
        fill(s, who, code & 255, "GG-ENG-03")
        yield from NO_QUESTIONS

    def price(self, s: family.State, who: int, code: int) -> Price:
        return refill_price(own(s), who)


class NozzleRefill(Action):
    """Fill one Depleted card of one's own at a Nozzle, as often as one likes (GG-NOZZLE-01, GG-NOZZLE-03)."""

    def __init__(self) -> None:
        super().__init__([(NOZZLE_REFILL, "refill-nozzle", WITH_SLOT)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.switches and nozzle_near(s, who):
            for slot in depleted_slots(s, who):
                options.append(NOZZLE_REFILL + slot)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        pay_refill(s, who)
        fill(s, who, argument, "GG-NOZZLE-01")

    def price(self, s: family.State, who: int, code: int) -> Price:
        return refill_price(own(s), who)


def free_refill_left(s: State, who: int) -> int:
    """Free Refills of this Turn that are left, in one's own Turn only (GG-SKILL-01)."""
    if s.granted == who:
        return 0
    return mods_of(s, who)[FREE_REFILL] - uses(s.steam_used[who], USED_FREE_REFILL)


def pay_refill(s: State, who: int) -> None:
    """One Action, or a free Refill (GG-REFILL-05, GG-SKILL-01)."""
    if free_refill_left(s, who) > 0:
        s.steam_used[who] += USED_FREE_REFILL
        s.emit("free-refill", "GG-SKILL-01", (who,))
    else:
        pay(s, who, [], 1)
    note_action(s, who, CHAIN_BROKEN)


def refill_price(s: State, who: int) -> Price:
    return Price(1, 1 if free_refill_left(s, who) > 0 else 0, 0)
