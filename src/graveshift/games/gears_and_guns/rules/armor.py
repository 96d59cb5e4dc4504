"""Armor and Tough: what they leave of the Attacks on a zone, and of Friendly Fire (chapters Armor, Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import ASK_ARMOR, AVOID
from graveshift.games.gears_and_guns.rules.inventions import armor_of
from graveshift.games.gears_and_guns.rules.skills import TOUGH
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.skills import IRONCLAD
from graveshift.zombicide.rules.state import mods_of

Blow = tuple[int, int, int]
"""Victim, kind of zombie, wounds."""


def withstand(s: State, blows: list[Blow]) -> Generator[Ask, int, list[Blow]]:
    """Armor first, then Tough, for everybody whom the Attacks of this pass were allotted to.

    (GG-ARMOR-02, GG-ARMOR-07, GG-SKILL-16, GG-AMB-32)
    """
    left = list(blows)
    for who in range(s.posse):
        struck = [blow for blow in left if blow[0] == who]
        if not struck:
            continue
        number = armor_of(s, who)
        if number:
            left = yield from armor_roll(s, who, number, left)
        if mods_of(s, who)[TOUGH]:
            left = shrug_off(s, who, left)
    return left


def armor_roll(s: State, who: int, number: int, blows: list[Blow]) -> Generator[Ask, int, list[Blow]]:
    """The player says how many Attacks to avoid, none of an Abomination, and rolls so many dice; each success cancels
    one. (GG-ARMOR-02, GG-ARMOR-03)"""
    avoidable = [blow for blow in blows if blow[0] == who and can_avoid(s, who, blow[1])]
    if not avoidable:
        return blows
    options = [AVOID + count for count in range(len(avoidable), -1, -1)]
    answer = yield Ask(s.owner[who], ASK_ARMOR, options, (who, len(avoidable), number))
    faces = [s.die() for _ in range(answer - AVOID)]
    if not faces:
        return blows
    cancelled = len([face for face in faces if face >= number])
    s.emit("armor", "GG-ARMOR-02", (who, cancelled, *faces))
    left = list(blows)
    for blow in avoidable[:cancelled]:
        left.remove(blow)
    return left


def can_avoid(s: State, who: int, kind: int) -> bool:
    """No Abomination, and nothing that does not wound anyway (GG-ARMOR-03, UOA-SKILL-45)."""
    return not s.tables.abomination_kinds >> kind & 1 and not mods_of(s, who)[IRONCLAD + kind]


def shrug_off(s: State, who: int, blows: list[Blow]) -> list[Blow]:
    """Tough: the first Wound of the pass is ignored (GG-SKILL-16)."""
    left: list[Blow] = []
    ignored = 0
    for blow in blows:
        victim, kind, wounds = blow
        if victim == who and not ignored and not mods_of(s, who)[IRONCLAD + kind]:
            ignored = 1
            s.emit("tough", "GG-SKILL-16", (who,))
            if wounds > 1:
                left.append((victim, kind, wounds - 1))
        else:
            left.append(blow)
    return left
