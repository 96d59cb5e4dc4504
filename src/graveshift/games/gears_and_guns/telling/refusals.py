"""Why steam does not help now: the reasons against Full Steam, Refills and Bottles."""

from __future__ import annotations

from typing import Final

from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE, DOUBLED, ENGINEER, FULL_STEAM
from graveshift.games.gears_and_guns.rules.depletion import depleted_slots, filled_slots
from graveshift.games.gears_and_guns.rules.full_steam import may_double
from graveshift.games.gears_and_guns.rules.inventions import can_draw_invention, finds_inventions, has_invention
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_near, nozzles_in_reach, switch_zones
from graveshift.games.gears_and_guns.rules.refill import free_refill_left
from graveshift.games.gears_and_guns.rules.skills import EMERGENCY_REFILL, USED_EMERGENCY
from graveshift.games.gears_and_guns.rules.state import own
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.codes import CARD, MELEE, TURNED
from graveshift.zombicide.rules.inventory import equipped
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.telling.keys import SLOT_NAMES
from graveshift.zombicide.telling.refusals.budget import check_actions
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.refusals.seeing import check_sight
from graveshift.zombicide.telling.refusals.things import check_search
from graveshift.zombicide.telling.teller import Check


def check_steam(r: Request, card: int) -> None:
    """The weapon is filled; Full Steam needs a Steam weapon, doubling a skill, and a Bottle must be there."""
    s = own(r.s)
    tables = steam(s)
    if all(value & TURNED for value in equipped(s, r.who) if value & CARD == card):
        r.refuse("{card} is Depleted and must be Refilled first.", "GG-DEP-02", card=r.card_called(card))
    if r.manner & (FULL_STEAM | DOUBLED) and not tables.steam_dice[card]:
        r.refuse("{card} has no Steam.", "GG-FULL-01", card=r.card_called(card))
    if r.manner & DOUBLED and not may_double(tables, mods_of(s, r.who), card):
        r.refuse("{survivor} cannot double the Steam dice of {card}.", "GG-SKILL-05", card=r.card_called(card))
    if r.manner & AT_BOTTLE:
        zone = s.zone[r.who] if tables.card_kind[card] == MELEE else r.card_and_zone()[1]
        if tables.card_kind[card] == MELEE or zone not in s.bottles:
            r.refuse("There is no Steam Bottle to shoot at in {zone}.", "GG-BOTTLE-06", zone=s.board.names[zone])


def check_bottle_refill(r: Request) -> None:
    """A Bottle, a Depleted card, an Action (GG-BOTTLE-03)."""
    check_depleted(r)
    check_bottle(r)
    check_refill_paid(r)
    check_slots(r, [r.rest])


def check_emergency(r: Request) -> None:
    """An Engineer, once per Turn, with a filled and a Depleted Steam weapon (GG-ENG-03)."""
    s = own(r.s)
    if not s.classes[r.who] & ENGINEER and not mods_of(s, r.who)[EMERGENCY_REFILL]:
        r.refuse("{survivor} is no Engineer and leads none.", "GG-ENG-03")
    check_depleted(r)
    if uses(s.steam_used[r.who], USED_EMERGENCY):
        r.refuse("{survivor} has used the Emergency Refill of this Turn.", "GG-ENG-03")
    if not filled_slots(s, r.who):
        r.refuse("{survivor} has no filled Steam weapon to deplete.", "GG-ENG-03", "GG-INV-06")
    check_refill_paid(r)
    check_slots(r, r.rest.split(">"))


def check_place(r: Request) -> None:
    """A Bottle goes into a zone in sight at Range 0-1 (GG-BOTTLE-04)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    check_bottle(r)
    check_sight(r, zone)
    away = sight_row(s, r.who)[zone]
    if away > 1:
        r.refuse(
            "A Steam Bottle is placed at Range 0-1; {zone} is at Range {away}.",
            "GG-BOTTLE-04",
            zone=s.board.names[zone],
            away=away,
        )
    check_actions(r, [])


def check_steam_search(r: Request) -> None:
    """A Switch in a building gives Inventions, and nothing else (GG-INV-02, GG-INV-07)."""
    s = own(r.s)
    if finds_inventions(s, r.who) and not can_draw_invention(s):
        r.refuse("The Invention deck is empty, and here is nothing else to find.", "GG-INV-07")
    check_search(r)


def check_nozzle_refill(r: Request) -> None:
    """A Depleted card, an active Nozzle that is not Broken, an Action (GG-NOZZLE-01, GG-NOZZLE-02, GG-NOZZLE-05)."""
    s = own(r.s)
    check_depleted(r)
    if not nozzle_near(s, r.who):
        here = nozzles_in_reach(s, r.who)
        if any(s.broken[number] for number in here):
            r.refuse("The Nozzle is Broken and fills nothing any more.", "GG-NOZZLE-05")
        if here:
            r.refuse("The Nozzle is inactive: its Switch is Off.", "GG-NOZZLE-02")
        r.refuse("There is no active Nozzle where {survivor} stands.", "GG-NOZZLE-01")
    check_refill_paid(r)
    check_slots(r, [r.rest])


def check_switch(r: Request) -> None:
    """A Switch in one's own zone, and an Action (GG-SWITCH-01)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    if zone not in switch_zones(s):
        r.refuse("There is no Switch in {zone}.", "GG-SWITCH-01", zone=s.board.names[zone])
    if zone != s.zone[r.who]:
        r.refuse("The Switch is in {zone}, not where {survivor} stands.", "GG-SWITCH-01", zone=s.board.names[zone])
    check_actions(r, [])


def check_depleted(r: Request) -> None:
    if not depleted_slots(own(r.s), r.who):
        r.refuse("{survivor} has no Depleted card.", "GG-REFILL-04")


def check_bottle(r: Request) -> None:
    s = own(r.s)
    if not has_invention(s, r.who, steam(s).bottle):
        r.refuse("{survivor} has no Steam Bottle.", "GG-BOTTLE-02")


def check_refill_paid(r: Request) -> None:
    """A free Refill pays as well (GG-SKILL-01)."""
    if free_refill_left(own(r.s), r.who) < 1:
        check_actions(r, [])


def check_slots(r: Request, places: list[str]) -> None:
    """`saber.hand1`: the card that is filled, last, and the one that is depleted for it."""
    s = own(r.s)
    for place, fitting in zip(reversed(places), (depleted_slots(s, r.who), filled_slots(s, r.who)), strict=False):
        card, _, slot = place.strip().rpartition(".")
        named = r.card(card or place)
        where = [one for one in r.slots_with(r.who, named) if one in fitting]
        if not where or (card and SLOT_NAMES.index(slot) not in where if slot in SLOT_NAMES else False):
            r.refuse("{card} cannot be used for this Refill.", "GG-REFILL-04", card=r.card_called(named))


CHECKS: Final[dict[str, Check]] = {
    "refill-bottle": check_bottle_refill,
    "emergency-refill": check_emergency,
    "place-bottle": check_place,
    "refill-nozzle": check_nozzle_refill,
    "flip-switch": check_switch,
    "search": check_steam_search,
}
"""The reasons against each Action of this game, by its name."""
