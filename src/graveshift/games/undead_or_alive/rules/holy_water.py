"""Holy Water and Water: moving and destroying Spawn tokens (chapters Spawn Zone types and Equipment traits)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.undead_or_alive.rules.bounty import cleansed
from graveshift.games.undead_or_alive.rules.state import State, own
from graveshift.games.undead_or_alive.rules.town import send_home, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, WITH_ZONE, Action, Gate, Price
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import (
    ABOMINATION_TOKEN,
    BLESS,
    DRINK,
    FAITHFUL,
    HOLY,
    MOBILE,
    ON,
    PILE,
    REMOVED,
    SAFE,
    SLOTS,
    TOWNSFOLK,
)
from graveshift.zombicide.rules.inventory import discard_held, holds
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.spawn import starting_zone

TOKEN_AP: Final = 5
WATER_AP: Final = 3


def can_change(s: State, token: int) -> bool:
    """Would Holy Water move or destroy this token? (UOA-SZONE-03, UOA-SZONE-07, UOA-SZONE-10, UOA-SZONE-16)"""
    kind = s.token_kind[token]
    state = s.token_state[token]
    if state == REMOVED:
        return False
    if kind == PILE:
        return state == ON
    if kind == MOBILE and town_of(s).mobile_fixed:
        return False
    if kind in (MOBILE, ABOMINATION_TOKEN):
        return s.token_zone[token] != starting_zone(s)
    return False


def targets(s: State, who: int) -> list[int]:
    """Zones where Holy Water would do something: Range 0-1 and Line of Sight (UOA-TRAIT-07, UOA-AMB-05)."""
    zone = s.zone[who]
    sight = s.board.sight_home[zone] if s.classes[who] & TOWNSFOLK else s.board.sight[zone]
    zones: list[int] = []
    for token in range(len(s.token_kind)):
        place = s.token_zone[token]
        if place >= 0 and sight[place] <= 1 and place not in zones and can_change(s, token):
            zones.append(place)
    return sorted(zones)


class Water(Gate):
    """Holy Water and Water cost nothing in one's own Turn, or what the table has agreed on (UOA-ACT-26, UOA-AMB-03)."""

    def __init__(self) -> None:
        super().__init__([UseHolyWater(), Drink()])
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if not carries_water(s, who):
            return
        cost = town_of(s).holy_water_cost
        if left >= cost and (cost > 0 or s.granted != who):
            self.offer_inside(s, who, left, options)


def carries_water(s: family.State, who: int) -> bool:
    """Does the survivor carry Holy Water or Water?"""
    holy, water = s.tables.holy_water, s.tables.water
    carried = s.slots[who * SLOTS : (who + 1) * SLOTS]
    return holy in carried or water in carried


class WaterAction(Action):
    """What water costs."""

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(town_of(s).holy_water_cost, 0, 0)


class UseHolyWater(WaterAction):
    """Uses of Holy Water and of a Faithful's Water (UOA-ACT-26, UOA-CLASS-14)."""

    def __init__(self) -> None:
        super().__init__([(HOLY, "holy-water", WITH_ZONE), (BLESS, "bless-water", WITH_ZONE)])

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        holy = holds(s, who, s.tables.holy_water)
        blessed = s.classes[who] & FAITHFUL and holds(s, who, s.tables.water)
        if holy or blessed:
            for zone in targets(own(s), who):
                if holy:
                    options.append(HOLY + zone)
                if blessed:
                    options.append(BLESS + zone)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        pay_for_water(s, who)
        if code < BLESS:
            yield from cleanse(s, who, code & 255, s.tables.holy_water, "UOA-TRAIT-07")
        else:
            yield from cleanse(s, who, code & 255, s.tables.water, "UOA-CLASS-14")


class Drink(WaterAction):
    """Water drunk gives 3 AP (UOA-TRAIT-12)."""

    def __init__(self) -> None:
        super().__init__([(DRINK, "drink:water", ALONE)])

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if holds(s, who, s.tables.water):
            options.append(DRINK)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        pay_for_water(own(s), who)
        yield from discard_held(s, who, s.tables.water, "UOA-TRAIT-12")
        yield from gain_adrenaline(s, who, WATER_AP, "UOA-TRAIT-12")


def pay_for_water(s: State, who: int) -> None:
    """Nothing, or what the table has agreed on (UOA-AMB-03)."""
    cost = town_of(s).holy_water_cost
    if cost:
        pay(s, who, [], cost)
        note_action(s, who, CHAIN_BROKEN)


def cleanse(s: State, who: int, zone: int, card: int, rule: str) -> Generator[Ask, int, None]:
    """Every token in the zone that can be moved is moved, every one that can be destroyed is destroyed; 5 AP once.

    (UOA-TRAIT-07, UOA-TRAIT-08, UOA-TRAIT-09, UOA-TRAIT-10, UOA-AMB-04)
    """
    yield from discard_held(s, who, card, rule)
    s.touched = 1
    changed = 0
    for token in range(len(s.token_kind)):
        if s.token_zone[token] != zone or not can_change(s, token):
            continue
        changed += 1
        if s.token_kind[token] == PILE:
            s.token_state[token] = SAFE
            s.emit("pile-safe", "UOA-SZONE-16", (who, token, zone))
        else:
            send_home(s, token, "UOA-SZONE-07")
    points = TOKEN_AP * (changed if town_of(s).adrenaline_per_token else 1)
    yield from gain_adrenaline(s, who, points, "UOA-SZONE-02")
    yield from cleansed(s, who, changed)
