"""Figures for the rule-of-thumb bot: what an attack can be expected to kill, and what a card is worth."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from graveshift.games.undead_or_alive.figures import tables
from graveshift.zombicide.codes import ITEM, MELEE, PISTOL, RIFLE, THROWN
from graveshift.zombicide.skills import (
    AMBIDEXTROUS,
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
    FANNING_DAMAGE,
    FANNING_DIE,
    FANNING_RANGE,
    FANNING_REROLL,
    FANNING_ROLL,
    LUCKY,
    MAX_RANGE,
    POINT_BLANK,
    ROLL_MELEE,
    ROLL_RANGED,
)

SINGLE: Final = ""
DUAL: Final = "-dual"
FANNED: Final = "fan"
TOUGHNESS: Final = (1, 2, 1, 3)
PRIORITY: Final = ((3, 1), (0,), (2,))
"""Ranged hits: Abominations and Brutes, then Walkers, then Runners."""


class Strike:
    """One way to attack, as numbers."""

    __slots__ = ("accuracy", "card", "damage", "dice", "farthest", "kind", "loud", "melee", "mode", "nearest", "pace")

    def __init__(self, card: str, mode: str, kind: int) -> None:
        self.card = card
        self.mode = mode
        self.kind = kind
        self.melee = kind == MELEE
        self.nearest = self.farthest = 0
        self.dice = self.accuracy = self.damage = 0
        self.loud = False
        self.pace = 1.0  # attacks for each Action: less where every shot needs a reload


@cache
def number_of(card: str) -> int:
    """The number of a card in the tables, -1 for a mission token carried in a slot."""
    ids = tables().card_ids
    return ids.index(card) if card in ids else -1


def is_weapon(card: str) -> bool:
    number = number_of(card)
    return number >= 0 and tables().weapon[number] and tables().card_kind[number] not in (THROWN, ITEM)


@cache
def strike(card: str, mode: str, mods: tuple[int, ...]) -> Strike:
    """The figures of an attack with this card."""
    t = tables()
    number = number_of(card)
    kind = t.card_kind[number]
    made = Strike(card, mode, kind)
    dice, made.accuracy, made.damage = t.dice[number], t.accuracy[number], t.damage[number]
    bonus = 0
    made.farthest = t.range_max[number]
    made.nearest = t.range_min[number]
    if kind == MELEE:
        dice += mods[DIE_MELEE] + mods[DIE_MELEE_WEAPON]
        made.damage += mods[DAMAGE_MELEE] + mods[DAMAGE_MELEE_WEAPON]
        bonus = mods[ROLL_MELEE]
    else:
        made.farthest += mods[MAX_RANGE]
        if mods[POINT_BLANK]:
            made.nearest = 0
        if mode == FANNED:
            dice = 6 + mods[FANNING_DIE]
            made.accuracy = t.fanned_accuracy[number]
            made.damage += mods[FANNING_DAMAGE]
            made.farthest += mods[FANNING_RANGE]
            bonus += mods[FANNING_ROLL]
            made.loud = True
        dice += mods[DIE_RANGED] + (mods[DIE_PISTOL] if kind == PISTOL else mods[DIE_RIFLE] if kind == RIFLE else 0)
        extra = mods[DAMAGE_PISTOL] if kind == PISTOL else mods[DAMAGE_RIFLE] if kind == RIFLE else 0
        made.damage += mods[DAMAGE_RANGED] + extra
        bonus += mods[ROLL_RANGED]
    made.dice = dice * (2 if mode == DUAL else 1) + (2 if mode == DUAL and card == "knife" else 0)
    made.accuracy = max(1, made.accuracy - bonus)
    if mode == FANNED or t.reload[number]:
        made.pace = 0.5
    if mods[LUCKY] or (mode == FANNED and mods[FANNING_REROLL]):
        made.dice += made.dice // 3  # a second try is worth about a third more dice
    return made


def may_dual(card: str, mods: tuple[int, ...]) -> bool:
    return tables().dual[number_of(card)] or mods[AMBIDEXTROUS] > 0


@cache
def expected(dice: int, accuracy: int, most: int) -> float:
    """The mean of the smaller of hits and targets."""
    chance = max(0, 7 - accuracy) / 6
    total = 0.0
    for hits in range(1, dice + 1):
        total += min(hits, most) * comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
    return total


def mortal(attack: Strike, horde: tuple[int, int, int, int]) -> int:
    """How many zombies of a group hits can reach: in melee all soft enough, in fire only up to the first too tough."""
    if attack.melee:
        return sum(count for count, tough in zip(horde, TOUGHNESS, strict=True) if tough <= attack.damage)
    reached = 0
    for rank in PRIORITY:
        here = [kind for kind in rank if horde[kind]]
        soft = [kind for kind in here if TOUGHNESS[kind] <= attack.damage]
        reached += sum(horde[kind] for kind in soft)
        if len(soft) < len(here):
            break
    return reached


@cache
def weapon_worth(card: str, mods: tuple[int, ...], gunslinger: bool) -> float:
    """What a weapon in hand is good for in general, in kills of one action against a mixed crowd."""
    number = number_of(card)
    attack = strike(card, SINGLE, mods)
    worth = expected(attack.dice, attack.accuracy, 4) * (1.0 if attack.damage < 2 else 1.6)
    if attack.kind == MELEE:
        return worth * 0.9
    if tables().reload[number]:
        worth *= 0.75
    if gunslinger and attack.kind == PISTOL:
        fan = strike(card, FANNED, mods)
        worth = max(worth, 0.7 * expected(fan.dice, fan.accuracy, 4) * (1.0 if fan.damage < 2 else 1.6))
    return worth * (1.0 + 0.12 * attack.farthest)
