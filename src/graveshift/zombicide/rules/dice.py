"""The dice of an attack: re-rolls, bonuses, extra dice for sixes (chapter Combat)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.aim import endangered, is_careful, killable
from graveshift.zombicide.rules.book import ALL_DICE, SPECIAL_DICE, STANDARD_DICE
from graveshift.zombicide.rules.codes import (
    ASK_EXTRA_DICE,
    ASK_REROLL,
    CARD,
    MACHINE,
    NO,
    REROLL,
    REROLL_LUCKY,
    REROLL_PLENTY,
    SLOTS,
    YES,
)
from graveshift.zombicide.rules.pool import NO_FACE, Attack
from graveshift.zombicide.rules.skills import (
    LUCKY,
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
    STEADY_HAND,
)
from graveshift.zombicide.rules.state import State, zombies_in

ENDLESS: Final = 100
"""Dice after which a chain of sixes stops: with +5 to the roll it would never end by itself."""


def roll(s: State, attack: Attack) -> list[int]:
    """All dice of the pool: the standard ones, then the special ones (GG-DIE-01, AOTD-AMMO-01)."""
    faces = [s.die() for _ in range(attack.dice)]
    if attack.special:
        faces += special_faces(s, attack.special)
    return faces


def special_faces(s: State, count: int) -> list[int]:
    """Special dice have a symbol instead of the 1 (GG-DIE-01, AOTD-AMMO-02)."""
    faces: list[int] = []
    for _ in range(count):
        face = s.die()
        faces.append(face if face > 1 else NO_FACE)
    return faces


def rolled_again(s: State, attack: Attack, faces: list[int], dice: int) -> list[int]:
    """The faces after a re-roll of these dice of the pool; the others stay as they fell (GG-DIE-05, AOTD-AMMO-07)."""
    standard = len(faces) - attack.special
    again = [s.die() for _ in range(standard)] if dice & STANDARD_DICE else faces[:standard]
    if attack.special:
        again += special_faces(s, attack.special) if dice & SPECIAL_DICE else faces[standard:]
    return again


def reroll_sources(s: State, attack: Attack) -> list[int]:
    """Every source that may re-roll this attack, once each (UOA-CBT-16, UOA-AMB-16, UOA-AMB-55)."""
    if attack.mode == MACHINE:
        return []
    mods = attack.mods
    sources = [REROLL_LUCKY] * mods[LUCKY]
    sources += s.scene.rerolls(s, attack)
    if attack.card >= 0 and s.tables.ammo[attack.card]:
        plenty = s.tables.plenty[s.tables.ammo[attack.card]]
        at = attack.who * SLOTS
        for value in s.slots[at : at + SLOTS]:
            if value >= 0 and value & CARD == plenty:
                sources.append(REROLL_PLENTY)
    return sources


def rerolled(s: State, attack: Attack, faces: list[int]) -> Generator[Ask, int, list[int]]:
    """Re-roll all dice, source by source, as often as the player likes; the last result stands (UOA-CBT-16).

    Asked only while another roll could be better, or by a careful player while it could be different at all.
    (UOA-AMB-101)
    """
    sources = reroll_sources(s, attack)
    needed = attack.accuracy - attack.bonus
    while sources and (
        can_improve(s, attack, faces)
        or (attack.special and saves_weapon(s, sources, faces))
        or (is_careful(s, attack) and can_differ(s, attack))
    ):
        choices = sorted(set(sources))
        about = (attack.who, attack.card, attack.zone, needed, *faces)
        answer = yield Ask(s.owner[attack.who], ASK_REROLL, [NO, *(REROLL + source for source in choices)], about)
        if answer == NO:
            break
        sources.remove(answer - REROLL)
        s.scene.reroll_used(s, attack, answer - REROLL)
        faces = rolled_again(s, attack, faces, dice_of(s, answer - REROLL))
        s.emit("rerolled", s.tables.book.reroll_cites[answer - REROLL], (attack.who, *faces))
    return faces


def dice_of(s: State, source: int) -> int:
    """The dice that a source may re-roll, as bits (GG-DIE-05)."""
    return s.tables.book.reroll_dice[source] if s.tables.book.reroll_dice else ALL_DICE


def saves_weapon(s: State, sources: list[int], faces: list[int]) -> bool:
    """Does a special die show its symbol, and could another roll of it do better?"""
    if NO_FACE not in faces:
        return False
    for source in sources:
        if dice_of(s, source) & SPECIAL_DICE:
            return True
    return False


def can_improve(s: State, attack: Attack, faces: list[int]) -> bool:
    """Could other faces kill more, or spare a teammate?"""
    needed = attack.accuracy - attack.bonus
    hits = 0
    for face in faces:
        if face >= needed and face != NO_FACE:
            hits += 1
    if attack.aside:
        return hits == 0
    rate = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    if hits == len(faces) and not rate and not six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED):
        return False
    if hits < len(faces) and not attack.mods[STEADY_HAND] and endangered(s, attack):
        return True
    if rate:
        sixes = [face for face in faces if face + attack.bonus >= 6 and face != NO_FACE]
        mortal = killable(s, attack, attack.damage + rate * len(sixes))
        return hits < mortal or mortal < zombies_in(s, attack.zone)
    return hits < killable(s, attack, attack.damage)


def can_differ(s: State, attack: Attack) -> bool:
    """Could another roll lead to other kills or wounds at all?"""
    needed = attack.accuracy - attack.bonus
    sixes = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED) + six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    if not 1 < needed <= 6 and not sixes:
        return False
    return killable(s, attack, best_damage(attack)) > 0 or len(endangered(s, attack)) > 0


def best_damage(attack: Attack) -> int:
    """The damage of the attack if every die were a six."""
    rate = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    chained = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED) > 0
    return attack.damage + rate * (ENDLESS if chained else attack.dice + attack.special)


def with_bonus(s: State, attack: Attack, faces: list[int]) -> Generator[Ask, int, list[int]]:
    """Add "+1 to dice roll" (at most 6), then roll extra dice for sixes, chaining (UOA-CBT-17, UOA-SKILL-55)."""
    result = [lifted(face, attack.bonus) for face in faces] if attack.bonus else faces
    rate = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    fresh = result
    while rate and 6 in fresh and len(result) < ENDLESS:
        count = fresh.count(6) * rate
        danger = len(endangered(s, attack))
        if danger or (is_careful(s, attack) and more_could_fall(s, attack, result)):
            about = (attack.who, count, danger, *result)
            answer = yield Ask(s.owner[attack.who], ASK_EXTRA_DICE, [YES, NO], about)
            if answer == NO:
                break
        fresh = [min(6, s.die() + attack.bonus) for _ in range(count)]
        s.emit("extra-dice", s.tables.cites[cite.EXTRA_DICE], (attack.who, *fresh))
        result = result + fresh
    return result


def lifted(face: int, bonus: int) -> int:
    """A die with what is added to it, at most 6; a symbol stays what it is (UOA-CBT-17, GG-FULL-16)."""
    return min(6, face + bonus) if face != NO_FACE else NO_FACE


def more_could_fall(s: State, attack: Attack, faces: list[int]) -> bool:
    """Could extra dice kill more than these faces can? (UOA-AMB-101)"""
    hits = 0
    for face in faces:
        if face >= attack.accuracy and face != NO_FACE:
            hits += 1
    now = min(hits, killable(s, attack, attack.damage + six_damage(attack, faces)))
    return now < killable(s, attack, best_damage(attack))


def six_rate(attack: Attack, melee: int, ranged: int) -> int:
    return attack.mods[melee] if attack.melee else attack.mods[ranged]


def six_damage(attack: Attack, faces: list[int]) -> int:
    """+1 damage of the whole action for each 6 (UOA-SKILL-56, UOA-AMB-32, UOA-AMB-33)."""
    rate = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    return faces.count(6) * rate if rate else 0
