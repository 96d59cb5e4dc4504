"""Why an attack is not possible: no weapon, no zombies, out of range (chapters Equipment, Inventory, Combat)."""

from __future__ import annotations

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
from graveshift.zombicide.combat import ready_weapons
from graveshift.zombicide.inventory import equipped
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
        refuse(f"{r.card_called(card)} is a Ranged weapon; it shoots.", "UOA-EQUIP-03")
    check_loaded(r, card, "UOA-TRAIT-21")
    if mode == DUAL:
        check_pair(r, card)
    if not zombies_in(s, here):
        refuse(f"There are no Zombies in {s.board.names[here]} to attack.", "UOA-AMB-36")
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
        refuse(f"{r.name} is no Gunslinger and leads none.", "UOA-PREC-03")
    check_weapon(r, card, "UOA-ACT-18", "UOA-INV-03")
    kind = s.tables.card_kind[card]
    if mode == FANNED and kind != PISTOL:
        refuse(f"Only a Pistol can be fanned; {r.card_called(card)} is none.", "UOA-CLASS-15")
    if kind == MELEE:
        refuse(f"{r.card_called(card)} is a Melee weapon; it reaches only the own Zone.", "UOA-EQUIP-02")
    if kind == THROWN:
        refuse(f"{r.card_called(card)} is thrown, not fired.", "UOA-TRAIT-01")
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
    weapon = r.card_called(card) if card >= 0 else "The Gatling Gun" if card == -1 else "An improvised weapon"
    refuse(f"{weapon} has Range {reach}; {r.s.board.names[zone]} is at Range {away}.", "UOA-EQUIP-07")


def check_throw(r: Request) -> None:
    """Dynamite flies from any slot into a zone in range and sight (UOA-TRAIT-01, UOA-TRAIT-02)."""
    s = r.s
    card, zone = r.card_and_zone() if "@" in r.rest else (s.tables.dynamite, r.zone(r.rest))
    if card != s.tables.dynamite:
        refuse(f"{r.card_called(card)} cannot be thrown.", "UOA-TRAIT-01")
    if not r.slots_with(r.who, card):
        refuse(f"{r.name} has no {r.card_called(card)}.", "UOA-TRAIT-01")
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
        refuse(f"The Gatling Gun cannot see {s.board.names[zone]}.", "UOA-CBT-07")
    check_range(r, -1, zone, away, s.tables.gatling[0], s.tables.gatling[1])
    check_actions(r, [])


def check_improvise(r: Request) -> None:
    """A free blow with whatever is at hand, once per Turn (UOA-SKILL-42)."""
    check_skill(r, IMPROVISED_MELEE, "Improvised Weapon: Melee", "UOA-SKILL-42", USED_IMPROVISED_MELEE)
    check_own_turn(r)
    here = r.s.zone[r.who]
    if not zombies_in(r.s, here):
        refuse(f"There are no Zombies in {r.s.board.names[here]} to attack.", "UOA-AMB-36")


def check_improvise_shot(r: Request) -> None:
    """A free throw of whatever is at hand, once per Turn (UOA-SKILL-43)."""
    zone = r.zone(r.rest)
    check_skill(r, IMPROVISED_RANGED, "Improvised Weapon: Ranged", "UOA-SKILL-43", USED_IMPROVISED_RANGED)
    check_own_turn(r)
    away = check_sight(r, zone)
    low, high = r.s.tables.improvised_ranged[:2]
    check_range(r, -3, zone, away, low, high + mods_of(r.s, r.who)[MAX_RANGE])


# ---- the weapon


def check_weapon(r: Request, card: int, rule: str, packed: str) -> None:
    """A weapon that the survivor has in hand (UOA-EQUIP-01, UOA-INV-03, UOA-INV-08)."""
    s = r.s
    if not r.slots_with(r.who, card):
        refuse(f"{r.name} does not carry {r.card_called(card)}.", rule)
    if not s.tables.weapon[card]:
        refuse(f"{r.card_called(card)} is no weapon.", "UOA-EQUIP-01")
    if s.tables.card_kind[card] != THROWN and not any(value & CARD == card for value in equipped(s, r.who)):
        refuse(f"{r.card_called(card)} is in the Backpack and must be in a Hand to be used.", packed)


def check_loaded(r: Request, card: int, rule: str) -> None:
    """At least one such weapon in hand must be loaded (UOA-TRAIT-21, UOA-CLASS-17)."""
    if all(is_empty(value) for value in equipped(r.s, r.who) if value & CARD == card):
        refuse(f"{r.card_called(card)} is empty and must be reloaded first.", rule)


def check_pair(r: Request, card: int) -> None:
    """Dual: two loaded weapons of the same name with the Dual symbol, both in hand (UOA-EQUIP-06, UOA-SKILL-17)."""
    if not r.s.tables.dual[card] and not mods_of(r.s, r.who)[AMBIDEXTROUS]:
        refuse(f"{r.card_called(card)} has no Dual symbol.", "UOA-EQUIP-06")
    if card not in ready_weapons(r.s, r.who)[1]:
        refuse(f"{r.name} does not hold two loaded weapons called {r.card_called(card)}.", "UOA-EQUIP-06")


def check_reflex_zone(r: Request, zone: int) -> None:
    """Combat Reflexes answer the zombies that have just spawned, and no others (UOA-SKILL-27)."""
    if r.ask.kind == ASK_REFLEXES and zone != r.ask.about[1]:
        refuse(f"Combat Reflexes strike only at {r.s.board.names[r.ask.about[1]]}.", "UOA-SKILL-27")
