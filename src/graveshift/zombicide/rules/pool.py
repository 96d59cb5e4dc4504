"""The pool of an attack: dice, accuracy and damage, put together before the roll (chapters Combat, Traits, Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules.codes import CARD, DUAL, FANNED, IMPROVISED, MACHINE, MELEE, PISTOL, RIFLE, TURNED
from graveshift.zombicide.rules.inventory import equipped
from graveshift.zombicide.rules.skills import (
    DAMAGE_MELEE,
    DAMAGE_MELEE_WEAPON,
    DAMAGE_PISTOL,
    DAMAGE_RANGED,
    DAMAGE_RIFLE,
    DIE_MELEE,
    DIE_MELEE_WEAPON,
    DIE_PISTOL,
    DIE_RANGED,
    DIE_RIFLE,
    ESCALATION_COMBAT,
    ESCALATION_MELEE,
    ESCALATION_RANGED,
    FANNING_REAPER,
    REAPER_MELEE,
    REAPER_RANGED,
    ROLL_MELEE,
    ROLL_RANGED,
    no_mods,
)
from graveshift.zombicide.rules.state import State, mods_of

NO_FACE: Final = 0
"""The symbol on a special die where others have a 1: it never hits, and nothing added to dice lifts it."""


class Attack:
    """The figures of one attack, put together before the roll."""

    def __init__(self, who: int, card: int, mode: int, zone: int, melee: bool, manner: int) -> None:
        self.who = who
        self.card = card  # -1: a machine or an improvised weapon
        self.mode = mode
        self.zone = zone
        self.melee = melee
        self.manner = manner  # what the game notes about it, in bits of its own
        self.dice = 0  # standard dice
        self.special = 0  # Steam dice, Ammo Dice; their faces stand last, and their symbol is NO_FACE
        self.spent = 0  # how many of them showed the symbol in the end
        self.accuracy = 6
        self.damage = 1
        self.bonus = 0  # added to each die
        self.kills = 0
        self.mods: list[int] = []
        self.target = -1  # kind: all its hits strike one zombie of it together
        self.aside = False  # its hits go to something that is no zombie
        self.reapers = 0  # more zombies that Reaper skills may take
        self.reaped = 0  # bits: kinds of zombies that its hits have killed
        self.slots: list[int] = []  # where the cards lie that it is made with
        self.prey: list[int] = []  # by kind, how many zombies its hits may go to; empty: whoever stands there


def prepare(s: State, who: int, card: int, mode: int, zone: int, manner: int) -> Attack:
    """The pool, accuracy and damage of an attack, before the dice are rolled. It changes nothing."""
    tables = s.tables
    melee = card >= 0 and tables.card_kind[card] == MELEE
    if mode == IMPROVISED:
        melee = card == -2
    attack = Attack(who, card, mode, zone, melee, manner)
    if mode == MACHINE:
        attack.mods = no_mods()
        s.scene.arm(s, attack)
        return attack
    mods = s.scene.attack_mods(s, who, manner, mods_of(s, who))
    attack.mods = mods
    weapons = 2 if mode == DUAL else 1
    if mode == IMPROVISED:
        figures = tables.improvised_melee if melee else tables.improvised_ranged
        _, _, attack.dice, attack.accuracy, attack.damage = figures
        kind = -1
    else:
        attack.dice, attack.accuracy, attack.damage = tables.dice[card], tables.accuracy[card], tables.damage[card]
        kind = tables.card_kind[card]
    s.scene.arm(s, attack)
    dice = attack.dice
    if melee:
        dice += mods[DIE_MELEE]
        attack.damage += mods[DAMAGE_MELEE]
        attack.bonus += mods[ROLL_MELEE]
        if kind == MELEE:
            dice += mods[DIE_MELEE_WEAPON]
            attack.damage += mods[DAMAGE_MELEE_WEAPON]
    else:
        dice += mods[DIE_RANGED]
        attack.damage += mods[DAMAGE_RANGED]
        attack.bonus += mods[ROLL_RANGED]
        if kind == PISTOL:
            dice += mods[DIE_PISTOL]
            attack.damage += mods[DAMAGE_PISTOL]
        elif kind == RIFLE:
            dice += mods[DIE_RIFLE]
            attack.damage += mods[DAMAGE_RIFLE]
    attack.dice = dice * weapons + escalation(s, who, melee) + knife_dice(s, who, card, mode)
    attack.reapers = reapers(attack)
    attack.accuracy = max(attack.accuracy, tables.book.best_accuracy)
    return attack


def reapers(attack: Attack) -> int:
    """How many more zombies Reaper skills may take in this attack (UOA-SKILL-54, UOA-SKILL-38)."""
    mods = attack.mods
    count = mods[REAPER_MELEE] if attack.melee else mods[REAPER_RANGED]
    return count + mods[FANNING_REAPER] if attack.mode == FANNED else count


def renew(s: State, attack: Attack) -> None:
    """A skill gained by a hit works at once, for what the attack has still to do; its figures stand (UOA-ADR-06)."""
    if attack.mode != MACHINE:
        before = reapers(attack)
        attack.mods = s.scene.attack_mods(s, attack.who, attack.manner, mods_of(s, attack.who))
        attack.reapers += reapers(attack) - before


def escalation(s: State, who: int, melee: bool) -> int:
    """One more die for each earlier action of the kind in a row, in one's own Turn (UOA-SKILL-29, UOA-AMB-94)."""
    if s.active != who:
        return 0
    mods = mods_of(s, who)
    dice = mods[ESCALATION_COMBAT] * s.combat_chain[who]
    if s.chain_kind[who] == (CHAIN_MELEE if melee else CHAIN_RANGED):
        dice += (mods[ESCALATION_MELEE] if melee else mods[ESCALATION_RANGED]) * s.chain[who]
    return dice


def note_action(s: State, who: int, kind: int) -> None:
    """Count actions of one kind in a row; an action of another kind breaks the chain (UOA-SKILL-29, UOA-AMB-94)."""
    if kind == s.chain_kind[who] and kind != CHAIN_BROKEN:
        s.chain[who] += 1
    else:
        s.chain_kind[who] = kind
        s.chain[who] = 0 if kind == CHAIN_BROKEN else 1
    s.combat_chain[who] = 0 if kind == CHAIN_BROKEN else s.combat_chain[who] + 1
    s.scene.acted(s, who, kind)


CHAIN_BROKEN: Final = 0
CHAIN_MELEE: Final = 1
CHAIN_RANGED: Final = 2


def knife_dice(s: State, who: int, card: int, mode: int) -> int:
    """A Knife in hand lends a die to another melee weapon; of Dual pairs only two Knives profit, both.

    (UOA-TRAIT-13, UOA-TRAIT-14, UOA-TRAIT-15, UOA-AMB-69, UOA-AMB-70)
    """
    if card < 0 or s.tables.card_kind[card] != MELEE:
        return 0
    knife = s.tables.knife
    if mode == DUAL:
        return 2 if card == knife else 0
    knives = 0
    for value in equipped(s, who):
        if value & CARD == knife and not value & TURNED:
            knives += 1
    return 1 if knives > (1 if card == knife else 0) else 0


def ready_weapons(s: State, who: int) -> tuple[list[int], list[int]]:
    """The loaded cards in hand, each once, and those of them held twice (UOA-INV-08, UOA-TRAIT-21, UOA-EQUIP-06)."""
    single: list[int] = []
    double: list[int] = []
    for value in equipped(s, who):
        if value > CARD:  # emptied, or run dry
            continue
        if value in single:
            if value not in double:
                double.append(value)
        elif s.tables.weapon[value]:
            single.append(value)
    return single, double
