"""Why an attack is not possible: no weapon, no zombies, out of range (chapters Equipment, Inventory, Combat)."""

from __future__ import annotations

from typing import Final

from graveshift.content import Text
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.attacks import free_types
from graveshift.zombicide.rules.codes import ASK_REFLEXES, CARD, DUAL, FANNED, MELEE, PISTOL, SINGLE, THROWN, TOKEN_CARD
from graveshift.zombicide.rules.inventory import equipped
from graveshift.zombicide.rules.pool import ready_weapons
from graveshift.zombicide.rules.skills import (
    AMBIDEXTROUS,
    FANNING_RANGE,
    IMPROVISED_MELEE,
    IMPROVISED_RANGED,
    MAX_RANGE,
    POINT_BLANK,
    USED_IMPROVISED_MELEE,
    USED_IMPROVISED_RANGED,
)
from graveshift.zombicide.rules.state import is_empty, mods_of, zombies_in
from graveshift.zombicide.telling.refusals.budget import check_actions, check_own_turn, check_skill
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.refusals.seeing import check_sight
from graveshift.zombicide.telling.teller import Check

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
    check_weapon(r, card, r.cites[cite.MELEE_ACTION], r.cites[cite.MELEE_IN_HAND])
    r.teller.check_manner(r, card)
    if s.tables.card_kind[card] != MELEE:
        r.refuse("{card} is a Ranged weapon; it shoots.", r.cites[cite.RANGED_WEAPONS], card=r.card_called(card))
    check_loaded(r, card, r.cites[cite.WEAPON_EMPTIED])
    if mode == DUAL:
        check_pair(r, card)
    if not zombies_in(s, here):
        r.refuse("There are no Zombies in {zone} to attack.", r.cites[cite.NOTHING_TO_STRIKE], zone=s.board.names[here])
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
    if mode == FANNED and not s.classes[r.who] & s.tables.fans:
        r.refuse("{survivor} is no Gunslinger and leads none.", r.cites[cite.CLASS_ABILITY], r.cites[cite.FANNING])
    if mode == FANNED and (card >= TOKEN_CARD or s.tables.card_kind[card] != PISTOL):
        r.refuse("Only a Pistol can be fanned; {card} is none.", r.cites[cite.FANNING], card=r.card_called(card))
    check_weapon(r, card, r.cites[cite.RANGED_ACTION], r.cites[cite.RANGED_IN_HAND])
    kind = s.tables.card_kind[card]
    if kind == MELEE:
        r.refuse(
            "{card} is a Melee weapon; it reaches only its own Zone.",
            r.cites[cite.MELEE_WEAPONS],
            card=r.card_called(card),
        )
    if kind == THROWN:
        r.refuse("{card} is thrown, not fired.", r.cites[cite.EXPLOSION], card=r.card_called(card))
    r.teller.check_manner(r, card)
    fanned_out = mode == FANNED or not s.tables.reload[card]
    check_loaded(r, card, r.cites[cite.FANNED_OUT] if fanned_out else r.cites[cite.WEAPON_EMPTIED])
    if mode == DUAL:
        check_pair(r, card)
    r.teller.check_ranged(r)
    check_reflex_zone(r, zone)
    mods = mods_of(s, r.who)
    away = check_sight(r, zone)
    farthest = s.tables.range_max[card] + mods[MAX_RANGE] + (mods[FANNING_RANGE] if mode == FANNED else 0)
    farthest += r.teller.further(r, card)
    nearest = s.tables.range_min[card]
    if not (away == 0 and mods[POINT_BLANK]):
        check_range(r, r.card_called(card), zone, away, nearest, farthest, *r.teller.range_of(r, card))
    check_actions(r, free_types(s, r.who, card, mode, zone))


def check_range(r: Request, weapon: Text, zone: int, away: int, nearest: int, farthest: int, *also: str) -> None:
    """The zone must lie within the weapon's Range; `also` says so of this weapon (UOA-EQUIP-07)."""
    if nearest <= away <= farthest:
        return
    reach = f"{nearest}-{farthest}" if nearest != farthest else str(nearest)
    r.refuse(
        "{weapon} has Range {reach}; {zone} is at Range {away}.",
        r.cites[cite.WEAPON_RANGE],
        *also,
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
        r.refuse("{card} cannot be thrown.", r.cites[cite.EXPLOSION], card=r.card_called(card))
    if not r.slots_with(r.who, card):
        r.refuse("{survivor} has no {card}.", r.cites[cite.EXPLOSION], card=r.card_called(card))
    r.teller.check_ranged(r)
    check_reflex_zone(r, zone)
    away = check_sight(r, zone)
    farthest = s.tables.range_max[card] + mods_of(s, r.who)[MAX_RANGE]
    check_range(r, r.card_called(card), zone, away, s.tables.range_min[card], farthest)
    check_actions(r, free_types(s, r.who, card, SINGLE, zone))


def check_improvise(r: Request) -> None:
    """A free blow with whatever is at hand, once per Turn (UOA-SKILL-42)."""
    check_skill(r, IMPROVISED_MELEE, "improvised-weapon-melee", r.cites[cite.IMPROVISED_MELEE], USED_IMPROVISED_MELEE)
    check_own_turn(r)
    here = r.s.zone[r.who]
    if not zombies_in(r.s, here):
        r.refuse(
            "There are no Zombies in {zone} to attack.", r.cites[cite.NOTHING_TO_STRIKE], zone=r.s.board.names[here]
        )


def check_improvise_shot(r: Request) -> None:
    """A free throw of whatever is at hand, once per Turn (UOA-SKILL-43)."""
    zone = r.zone(r.rest)
    check_skill(
        r, IMPROVISED_RANGED, "improvised-weapon-ranged", r.cites[cite.IMPROVISED_RANGED], USED_IMPROVISED_RANGED
    )
    check_own_turn(r)
    away = check_sight(r, zone)
    low, high = r.s.tables.improvised_ranged[:2]
    check_range(r, AN_IMPROVISED_WEAPON, zone, away, low, high + mods_of(r.s, r.who)[MAX_RANGE])


# ---- the weapon


def check_weapon(r: Request, card: int, rule: str, packed: str) -> None:
    """A weapon that the survivor has in hand (UOA-EQUIP-01, UOA-INV-03, UOA-INV-08)."""
    s = r.s
    if not r.slots_with(r.who, card):
        r.refuse("{survivor} does not carry {card}.", rule, card=r.card_called(card))
    if card >= TOKEN_CARD or not s.tables.weapon[card]:
        r.refuse("{card} is no weapon.", r.cites[cite.WEAPONS], card=r.card_called(card))
    if s.tables.card_kind[card] != THROWN and not any(value & CARD == card for value in equipped(s, r.who)):
        r.refuse("{card} is in the Backpack and must be in a Hand to be used.", packed, card=r.card_called(card))


def check_loaded(r: Request, card: int, rule: str) -> None:
    """At least one such weapon in hand must be loaded (UOA-TRAIT-21, UOA-CLASS-17)."""
    if all(is_empty(value) for value in equipped(r.s, r.who) if value & CARD == card):
        r.refuse("{card} is empty and must be reloaded first.", rule, card=r.card_called(card))


def check_pair(r: Request, card: int) -> None:
    """Dual: two loaded weapons of the same name with the Dual symbol, both in hand (UOA-EQUIP-06, UOA-SKILL-17)."""
    if not r.s.tables.dual[card] and not mods_of(r.s, r.who)[AMBIDEXTROUS]:
        r.refuse("{card} has no Dual symbol.", r.cites[cite.DUAL_WEAPONS], card=r.card_called(card))
    if [value & CARD for value in equipped(r.s, r.who)].count(card) < 2:
        r.refuse(
            "{survivor} does not hold two weapons called {card}.", r.cites[cite.DUAL_WEAPONS], card=r.card_called(card)
        )
    if card not in ready_weapons(r.s, r.who)[1]:
        r.refuse(
            "{survivor} does not hold two loaded weapons called {card}.",
            r.cites[cite.DUAL_WEAPONS],
            card=r.card_called(card),
        )


def check_reflex_zone(r: Request, zone: int) -> None:
    """Combat Reflexes answer the zombies that have just spawned, and no others (UOA-SKILL-27)."""
    if r.ask.kind == ASK_REFLEXES and zone != r.ask.about[1]:
        r.refuse(
            "Combat Reflexes strike only at {zone}.",
            r.cites[cite.COMBAT_REFLEXES],
            zone=r.s.board.names[r.ask.about[1]],
        )


ATTACKS: Final[dict[str, Check]] = {
    "melee": check_melee,
    "melee-dual": check_melee_dual,
    "shoot": check_shoot,
    "shoot-dual": check_shoot_dual,
    "fan": check_fan,
    "throw": check_throw,
}
"""The reasons against each way to attack with a card, by its name."""

CHECKS: Final[dict[str, Check]] = {
    **ATTACKS,
    "improvise": check_improvise,
    "improvise-shot": check_improvise_shot,
}
"""The reasons against each Action, by its name."""
