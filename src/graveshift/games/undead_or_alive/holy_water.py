"""Holy Water and Water: moving and destroying Spawn tokens (chapters Spawn Zone types and Equipment traits)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.bounty import cleansed
from graveshift.games.undead_or_alive.town import send_home, starting_zone, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.adrenaline import gain_adrenaline
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    BLESS,
    FAITHFUL,
    HOLY,
    MOBILE,
    ON,
    PILE,
    REMOVED,
    SAFE,
    TOWNSFOLK,
)
from graveshift.zombicide.inventory import discard_held, holds
from graveshift.zombicide.state import State

TOKEN_AP = 5
WATER_AP = 3


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


def water_options(s: State, who: int, options: list[int]) -> None:
    """Free uses of Holy Water and of a Faithful's Water (UOA-ACT-26, UOA-AMB-03, UOA-CLASS-14)."""
    holy = holds(s, who, s.tables.holy_water)
    blessed = s.classes[who] & FAITHFUL and holds(s, who, s.tables.water)
    if holy or blessed:
        for zone in targets(s, who):
            if holy:
                options.append(HOLY + zone)
            if blessed:
                options.append(BLESS + zone)


def cleanse(s: State, who: int, zone: int, card: int, rule: str) -> Generator[Ask, int, None]:
    """Every token in the zone that can be moved is moved, every one that can be destroyed is destroyed; 5 AP once.

    (UOA-TRAIT-07, UOA-TRAIT-08, UOA-TRAIT-09, UOA-TRAIT-10, UOA-AMB-04)
    """
    discard_held(s, who, card, rule)
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


def drink(s: State, who: int) -> Generator[Ask, int, None]:
    """Water drunk gives 3 AP (UOA-TRAIT-12)."""
    discard_held(s, who, s.tables.water, "UOA-TRAIT-12")
    yield from gain_adrenaline(s, who, WATER_AP, "UOA-TRAIT-12")
