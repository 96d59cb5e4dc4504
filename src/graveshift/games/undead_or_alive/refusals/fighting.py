"""Why an attack is not possible: no weapon, no zombies, out of range (chapters Equipment, Inventory, Combat)."""

from __future__ import annotations

from typing import Final

from graveshift.content import Text
from graveshift.games.undead_or_alive.attacks import free_types
from graveshift.games.undead_or_alive.refusals.budget import check_actions, check_own_turn, check_skill
from graveshift.games.undead_or_alive.refusals.moving import check_gatling_here
from graveshift.games.undead_or_alive.refusals.request import Request, refuse
from graveshift.games.undead_or_alive.refusals.seeing import check_sight
from graveshift.games.undead_or_alive.town import GATLING_ON_WAGON, town_of
from graveshift.zombicide.codes import (
    ASK_CHARGE_ATTACK,
    ASK_REFLEXES,
    CARD,
    DUAL,
    FANNED,
    GUNSLINGER,
    MELEE,
    PISTOL,
    SINGLE,
    THROWN,
)
from graveshift.zombicide.inventory import equipped
from graveshift.zombicide.pool import ready_weapons
from graveshift.zombicide.skills import (
    AMBIDEXTROUS,
    FANNING_RANGE,
    IMPROVISED_MELEE,
    IMPROVISED_RANGED,
    MAX_RANGE,
    POINT_BLANK,
    USED_IMPROVISED_MELEE,
    USED_IMPROVISED_RANGED,
)
from graveshift.zombicide.state import is_empty, mods_of, zombies_in

THE_GATLING: Final = Text(en="The Gatling Gun", pl="Kartaczownica Gatlinga")
AN_IMPROVISED_WEAPON: Final = Text(en="An improvised weapon", pl="Prowizoryczna broń")


def check_melee(r: Request) -> None:
    """A Melee Action with a melee weapon in hand against zombies here (UOA-ACT-17)."""
    check_strike(r, SINGLE)


def check_melee_dual(r: Request) -> None:
    """The same with two of a kind (UOA-EQUIP-06)."""
    check_strike(r, DUAL)


def check_strike(r: Request, mode: int) -> None:
    s, here = r.s, r.s.zone[r.who]
    card = r.card(r.rest)
    check_weapon(r, card, "UOA-ACT-17", "UOA-INV-08")
    if s.tables.card_kind[card] != MELEE:
        refuse("{card} is a Ranged weapon; it shoots.", "UOA-EQUIP-03", card=r.card_called(card))
    check_loaded(r, card, "UOA-TRAIT-21")
    if mode == DUAL:
        check_pair(r, card)
    if not zombies_in(s, here):
        refuse("There are no Zombies in {zone} to attack.", "UOA-AMB-36", zone=s.board.names[here])
    check_reflex_zone(r, here)
    check_actions(r, free_types(s, r.who, card, mode, here))


def check_shoot(r: Request) -> None:
    """A Ranged Action against a zone in range and sight (UOA-ACT-18, UOA-CBT-07)."""
    check_shot(r, SINGLE)


def check_shoot_dual(r: Request) -> None:
    """The same with two of a kind (UOA-EQUIP-06)."""
    check_shot(r, DUAL)


def check_fan(r: Request) -> None:
    """Fanning: a Gunslinger with a loaded pistol (UOA-CLASS-15, UOA-PREC-03, UOA-CLASS-17)."""
    check_shot(r, FANNED)


def check_shot(r: Request, mode: int) -> None:
    s = r.s
    card, zone = r.card_and_zone()
    if mode == FANNED and not s.classes[r.who] & GUNSLINGER:
        refuse("{survivor} is no Gunslinger and leads none.", "UOA-PREC-03", survivor=r.name)
    check_weapon(r, card, "UOA-ACT-18", "UOA-INV-03")
    kind = s.tables.card_kind[card]
    if mode == FANNED and kind != PISTOL:
        refuse("Only a Pistol can be fanned; {card} is none.", "UOA-CLASS-15", card=r.card_called(card))
    if kind == MELEE:
        refuse("{card} is a Melee weapon; it reaches only the own Zone.", "UOA-EQUIP-02", card=r.card_called(card))
    if kind == THROWN:
        refuse("{card} is thrown, not fired.", "UOA-TRAIT-01", card=r.card_called(card))
    fanned_out = mode == FANNED or not s.tables.reload[card]
    check_loaded(r, card, "UOA-CLASS-17" if fanned_out else "UOA-TRAIT-21")
    if mode == DUAL:
        check_pair(r, card)
    if r.ask.kind == ASK_CHARGE_ATTACK:
        refuse("A Charge gives a free Melee Action, not a shot.", "UOA-CLASS-02")
    check_reflex_zone(r, zone)
    mods = mods_of(s, r.who)
    away = check_sight(r, zone)
    farthest = s.tables.range_max[card] + mods[MAX_RANGE] + (mods[FANNING_RANGE] if mode == FANNED else 0)
    nearest = s.tables.range_min[card]
    if not (away == 0 and mods[POINT_BLANK]):
        check_range(r, card, zone, away, nearest, farthest)
    check_actions(r, free_types(s, r.who, card, mode, zone))


def check_range(r: Request, card: int, zone: int, away: int, nearest: int, farthest: int) -> None:
    """The zone must lie within the weapon's Range (UOA-EQUIP-07)."""
    if nearest <= away <= farthest:
        return
    reach = f"{nearest}-{farthest}" if nearest != farthest else str(nearest)
    weapon = r.card_called(card) if card >= 0 else THE_GATLING if card == -1 else AN_IMPROVISED_WEAPON
    refuse(
        "{weapon} has Range {reach}; {zone} is at Range {away}.",
        "UOA-EQUIP-07",
        weapon=weapon,
        reach=reach,
        zone=r.s.board.names[zone],
        away=away,
    )


def check_throw(r: Request) -> None:
    """Dynamite flies from any slot into a zone in range and sight (UOA-TRAIT-01, UOA-TRAIT-02)."""
    s = r.s
    card, zone = r.card_and_zone() if "@" in r.rest else (s.tables.dynamite, r.zone(r.rest))
    if card != s.tables.dynamite:
        refuse("{card} cannot be thrown.", "UOA-TRAIT-01", card=r.card_called(card))
    if not r.slots_with(r.who, card):
        refuse("{survivor} has no {card}.", "UOA-TRAIT-01", survivor=r.name, card=r.card_called(card))
    if r.ask.kind == ASK_CHARGE_ATTACK:
        refuse("A Charge gives a free Melee Action, not a throw.", "UOA-CLASS-02")
    check_reflex_zone(r, zone)
    away = check_sight(r, zone)
    farthest = s.tables.range_max[card] + mods_of(s, r.who)[MAX_RANGE]
    check_range(r, card, zone, away, s.tables.range_min[card], farthest)
    check_actions(r, free_types(s, r.who, card, SINGLE, zone))


def check_fire_gatling(r: Request) -> None:
    """The Gatling Gun in the zone fires with its own figures (UOA-MACH-10, UOA-MACH-13)."""
    s = r.s
    zone = r.zone(r.rest)
    check_gatling_here(r, "UOA-MACH-10")
    if town_of(s).gatling_mode == GATLING_ON_WAGON and not s.aboard[r.who]:
        refuse("The Gatling Gun is mounted on the Wagon; only somebody inside can fire it.", "UOA-MACH-13")
    here = s.zone[r.who]
    away = s.board.sight[here][zone]
    if zone not in s.board.sees[here]:
        refuse("The Gatling Gun cannot see {zone}.", "UOA-CBT-07", zone=s.board.names[zone])
    check_range(r, -1, zone, away, s.tables.gatling[0], s.tables.gatling[1])
    check_actions(r, [])


def check_improvise(r: Request) -> None:
    """A free blow with whatever is at hand, once per Turn (UOA-SKILL-42)."""
    check_skill(r, IMPROVISED_MELEE, "improvised-weapon-melee", "UOA-SKILL-42", USED_IMPROVISED_MELEE)
    check_own_turn(r)
    here = r.s.zone[r.who]
    if not zombies_in(r.s, here):
        refuse("There are no Zombies in {zone} to attack.", "UOA-AMB-36", zone=r.s.board.names[here])


def check_improvise_shot(r: Request) -> None:
    """A free throw of whatever is at hand, once per Turn (UOA-SKILL-43)."""
    zone = r.zone(r.rest)
    check_skill(r, IMPROVISED_RANGED, "improvised-weapon-ranged", "UOA-SKILL-43", USED_IMPROVISED_RANGED)
    check_own_turn(r)
    away = check_sight(r, zone)
    low, high = r.s.tables.improvised_ranged[:2]
    check_range(r, -3, zone, away, low, high + mods_of(r.s, r.who)[MAX_RANGE])


# ---- the weapon


def check_weapon(r: Request, card: int, rule: str, packed: str) -> None:
    """A weapon that the survivor has in hand (UOA-EQUIP-01, UOA-INV-03, UOA-INV-08)."""
    s = r.s
    if not r.slots_with(r.who, card):
        refuse("{survivor} does not carry {card}.", rule, survivor=r.name, card=r.card_called(card))
    if not s.tables.weapon[card]:
        refuse("{card} is no weapon.", "UOA-EQUIP-01", card=r.card_called(card))
    if s.tables.card_kind[card] != THROWN and not any(value & CARD == card for value in equipped(s, r.who)):
        refuse("{card} is in the Backpack and must be in a Hand to be used.", packed, card=r.card_called(card))


def check_loaded(r: Request, card: int, rule: str) -> None:
    """At least one such weapon in hand must be loaded (UOA-TRAIT-21, UOA-CLASS-17)."""
    if all(is_empty(value) for value in equipped(r.s, r.who) if value & CARD == card):
        refuse("{card} is empty and must be reloaded first.", rule, card=r.card_called(card))


def check_pair(r: Request, card: int) -> None:
    """Dual: two loaded weapons of the same name with the Dual symbol, both in hand (UOA-EQUIP-06, UOA-SKILL-17)."""
    if not r.s.tables.dual[card] and not mods_of(r.s, r.who)[AMBIDEXTROUS]:
        refuse("{card} has no Dual symbol.", "UOA-EQUIP-06", card=r.card_called(card))
    if card not in ready_weapons(r.s, r.who)[1]:
        refuse(
            "{survivor} does not hold two loaded weapons called {card}.",
            "UOA-EQUIP-06",
            survivor=r.name,
            card=r.card_called(card),
        )


def check_reflex_zone(r: Request, zone: int) -> None:
    """Combat Reflexes answer the zombies that have just spawned, and no others (UOA-SKILL-27)."""
    if r.ask.kind == ASK_REFLEXES and zone != r.ask.about[1]:
        refuse("Combat Reflexes strike only at {zone}.", "UOA-SKILL-27", zone=r.s.board.names[r.ask.about[1]])
