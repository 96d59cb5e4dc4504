"""Going Full Steam: declaring it, its dice and its bonuses (chapters Steam dice, Going Full Steam, Engineer)."""

from __future__ import annotations

from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE, DOUBLED, ENGINEER, FULL_STEAM
from graveshift.games.gears_and_guns.rules.skills import (
    DIE_PAN,
    DOUBLE_MACHETE,
    DOUBLE_SAWED_OFF,
    DOUBLE_STEAM,
    DOUBLE_WINCHESTER,
    STEAM_DAMAGE,
    STEAM_DIE_MELEE,
    STEAM_DIE_RANGED,
    STEAM_MARKSMAN,
    STEAM_RANGE,
    STEAM_REAPER,
    STEAM_ROLL,
    STEAM_SIX_DIE,
    SUPER_STRENGTH,
)
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import SteamTables, steam
from graveshift.zombicide.rules.attacks import free_attack, seen_zones, sight_row
from graveshift.zombicide.rules.codes import (
    DUAL,
    FAN,
    FANNED,
    MANNER,
    MELEE,
    PISTOL,
    SHOOT,
    SHOOT_DUAL,
    SINGLE,
    STRIKE,
    STRIKE_DUAL,
    THROWN,
)
from graveshift.zombicide.rules.pool import Attack, knife_dice
from graveshift.zombicide.rules.skills import (
    AMBIDEXTROUS,
    DAMAGE_MELEE,
    DAMAGE_RANGED,
    FANNING_RANGE,
    MARKSMAN,
    MAX_RANGE,
    POINT_BLANK,
    REAPER_MELEE,
    REAPER_RANGED,
    ROLL_MELEE,
    ROLL_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
    with_effects,
)
from graveshift.zombicide.rules.state import mods_of, zombies_in

GIANT: int = 3
"""The Damage of every Melee weapon in the hands of Super strength (GG-SKILL-14)."""


def steam_attacks(s: State, who: int, paid: int, singles: list[int], doubles: list[int], options: list[int]) -> None:
    """Every Combat Action again at Full Steam, with the Range that it gives, and Ranged ones at a Bottle.

    It is declared with the Action, for nothing, as often as the weapon lasts; a zone that only the bonus reaches forces
    it. (GG-FULL-02, GG-FULL-08, GG-FULL-12, GG-BOTTLE-06)
    """
    tables = steam(s)
    mods = mods_of(s, who)
    only = paid if paid >= 0 else -1
    for card in singles:
        kind = tables.card_kind[card]
        twice = card in doubles and (tables.dual[card] or mods[AMBIDEXTROUS] > 0)
        if kind == MELEE:
            if tables.steam_dice[card] and zombies_in(s, s.zone[who]) and (only < 0 or only == s.zone[who]):
                for manner in manners(tables, mods, card):
                    add(s, who, paid, STRIKE + card, card, SINGLE, s.zone[who], manner, options)
                    if twice:
                        add(s, who, paid, STRIKE_DUAL + card, card, DUAL, s.zone[who], manner, options)
        elif kind != THROWN and (tables.steam_dice[card] or s.bottles):
            shots(s, who, paid, card, twice, options)


def shots(s: State, who: int, paid: int, card: int, twice: bool, options: list[int]) -> None:
    """Ranged Actions with one kind of weapon in these manners."""
    tables = steam(s)
    mods = mods_of(s, who)
    only = paid if paid >= 0 else -1
    lowest = tables.range_min[card]
    row = sight_row(s, who)
    fans = s.classes[who] & tables.fans != 0 and tables.card_kind[card] == PISTOL
    plain = [AT_BOTTLE] if s.bottles else []
    ways = manners(tables, mods, card) if tables.steam_dice[card] else []
    code = card << 8
    for zone in seen_zones(s, who):
        away = row[zone]
        if away < lowest and not (away == 0 and mods[POINT_BLANK]):
            continue
        if only >= 0 and zone != only:
            continue
        bottle = zone in s.bottles
        for manner in plain + ways + ([way | AT_BOTTLE for way in ways] if bottle else []):
            if manner & AT_BOTTLE and not bottle:
                continue
            farthest = reach(tables, mods, card, manner)
            if away <= farthest:
                add(s, who, paid, SHOOT + code + zone, card, SINGLE, zone, manner, options)
                if twice:
                    add(s, who, paid, SHOOT_DUAL + code + zone, card, DUAL, zone, manner, options)
            if fans and away <= farthest + mods[FANNING_RANGE]:
                add(s, who, paid, FAN + code + zone, card, FANNED, zone, manner, options)


def add(
    s: State, who: int, paid: int, code: int, card: int, mode: int, zone: int, manner: int, options: list[int]
) -> None:
    """One option, if an ordinary or a free Action pays for it."""
    if paid != -1 or free_attack(s, who, card, mode, zone):
        options.append(code + (manner << MANNER))


def manners(tables: SteamTables, mods: list[int], card: int) -> list[int]:
    """Full Steam, and with the printed Steam dice doubled where a skill allows it (GG-SKILL-05, GG-SKILL-06)."""
    return [FULL_STEAM, FULL_STEAM | DOUBLED] if may_double(tables, mods, card) else [FULL_STEAM]


def may_double(tables: SteamTables, mods: list[int], card: int) -> bool:
    """Does a skill double the Steam dice of this card? Two skills are no more than one (GG-SKILL-06, GG-EQSK-02)."""
    if mods[DOUBLE_STEAM]:
        return True
    if card == tables.machete:
        return mods[DOUBLE_MACHETE] > 0
    if card == tables.sawed_off:
        return mods[DOUBLE_SAWED_OFF] > 0
    return card == tables.winchester and mods[DOUBLE_WINCHESTER] > 0


def reach(tables: SteamTables, mods: list[int], card: int, manner: int) -> int:
    """The highest Range in this manner (GG-FULL-07, GG-SKILL-09)."""
    if manner & FULL_STEAM:
        return tables.steam_range[card] + mods[MAX_RANGE] + mods[STEAM_RANGE]
    return tables.range_max[card] + mods[MAX_RANGE]


def steam_mods(manner: int, mods: list[int]) -> list[int]:
    """With the skills that work at Full Steam only (GG-SKILL-09)."""
    if not manner & FULL_STEAM:
        return mods
    effects: list[int] = []
    for skill, shared in AT_FULL_STEAM:
        effects += shared * mods[skill]
    return with_effects(mods, effects) if effects else mods


AT_FULL_STEAM: list[tuple[int, list[int]]] = [
    (STEAM_DAMAGE, [DAMAGE_MELEE, DAMAGE_RANGED]),
    (STEAM_ROLL, [ROLL_MELEE, ROLL_RANGED]),
    (STEAM_MARKSMAN, [MARKSMAN]),
    (STEAM_REAPER, [REAPER_MELEE, REAPER_RANGED]),
    (STEAM_SIX_DIE, [SIX_DIE_MELEE, SIX_DIE_RANGED]),
]


def base_figures(s: State, attack: Attack) -> None:
    """Accuracy and Damage of the card at Full Steam, for all dice alike (GG-FULL-05, GG-FULL-06, GG-FULL-11).

    Super strength sets the Damage that bonuses are added to (GG-SKILL-14).
    """
    tables = steam(s)
    card = attack.card
    steamed = attack.manner & FULL_STEAM
    printed = tables.damage[card]
    more = tables.steam_damage[card] - printed if steamed else 0
    if attack.melee and attack.mods[SUPER_STRENGTH]:
        printed = max(GIANT, printed)
    attack.damage = printed + more
    if steamed:
        attack.accuracy = tables.steam_accuracy[card]
    if card == tables.pan:
        attack.dice += attack.mods[DIE_PAN]


def steam_dice(s: State, attack: Attack) -> None:
    """The Steam dice join the pool: all that the card has, those of skills for each weapon, that of a Knife; and an
    Engineer's standard die for each weapon.

    (GG-FULL-04, GG-FULL-12, GG-FULL-13, GG-SKILL-02, GG-SKILL-05, GG-KNIFE-02, GG-ENG-02, GG-AMB-03)
    """
    weapons = 2 if attack.mode == DUAL else 1
    printed = steam(s).steam_dice[attack.card]
    if attack.manner & DOUBLED:
        printed *= 2
    skill = attack.mods[STEAM_DIE_MELEE] if attack.melee else attack.mods[STEAM_DIE_RANGED]
    attack.special = (printed + skill) * weapons + knife_dice(s, attack.who, attack.card, attack.mode)
    if s.classes[attack.who] & ENGINEER:
        attack.dice += 1
