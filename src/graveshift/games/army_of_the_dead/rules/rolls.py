"""The dice of an attack: regular and Ammo Dice, re-rolls, bonuses, extra dice for sixes (chapters Ammo and Combat)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.aim import endangered, is_careful
from graveshift.zombicide.rules.codes import ASK_EXTRA_DICE, ASK_REROLL, NO, REROLL, REROLL_LUCKY, YES
from graveshift.zombicide.rules.dice import ENDLESS, six_rate
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import (
    LUCKY,
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
)
from graveshift.zombicide.rules.state import State

OUT_OF_AMMO: Final = 1  # the face of an Ammo Die that bears the symbol (AOTD-AMB-17)
ALWAYS_MISSES: Final = 1  # on any die (AOTD-EQ-05)


def roll(s: State, attack: Attack, ammo: int) -> Generator[Ask, int, tuple[list[int], bool]]:
    """All dice of an attack as they count in the end, and whether an Ammo Die says that the weapon is out of ammo.

    Order: roll, re-rolls, bonuses to each die, extra dice for sixes (AOTD-CBT-01, AOTD-AMMO-01, AOTD-AMMO-07).
    """
    faces = [s.die() for _ in range(attack.dice)]
    loaded = [s.die() for _ in range(ammo)]
    report(s, attack, "rolled", "AOTD-CBT-01", faces, loaded)
    for _ in range(attack.mods[LUCKY]):
        if not worth_a_reroll(s, attack, faces, loaded):
            break
        about = (attack.who, attack.card, attack.zone, max(2, attack.accuracy - attack.bonus), *faces, *loaded)
        answer = yield Ask(s.owner[attack.who], ASK_REROLL, [NO, REROLL + REROLL_LUCKY], about)
        if answer == NO:
            break
        faces = [s.die() for _ in faces]
        loaded = [s.die() for _ in loaded]
        report(s, attack, "rerolled", "AOTD-SKILL-16", faces, loaded)
    dry = OUT_OF_AMMO in loaded
    result = [raised(face, attack.bonus) for face in faces + loaded]
    result = yield from more_for_sixes(s, attack, result)
    return result, dry


def report(s: State, attack: Attack, name: str, rule: str, faces: list[int], loaded: list[int]) -> None:
    """Tell the dice; Ammo Dice by themselves."""
    if faces:
        s.emit(name, rule, (attack.who, *faces))
    if loaded:
        s.emit("ammo-dice", "AOTD-AMMO-01", (attack.who, *loaded))


def raised(face: int, bonus: int) -> int:
    """A bonus to a die never lifts it above 6, and a 1 fails whatever is added: Accuracy is never better than 2+.

    (AOTD-BOLA-03, AOTD-EQ-05, AOTD-CBT-02)
    """
    return face if face == ALWAYS_MISSES else min(6, face + bonus)


def worth_a_reroll(s: State, attack: Attack, faces: list[int], loaded: list[int]) -> bool:
    """Could another roll be better? A careful player is asked always (AOTD-SKILL-16)."""
    if is_careful(s, attack) or OUT_OF_AMMO in loaded:
        return True
    if six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED) or six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED):
        return True
    for face in faces + loaded:
        if raised(face, attack.bonus) < attack.accuracy:
            return True
    return False


def more_for_sixes(s: State, attack: Attack, faces: list[int]) -> Generator[Ask, int, list[int]]:
    """One more regular die for each 6, again and again; where misses endanger friends, the player may stop.

    (AOTD-SKILL-20, AOTD-AMB-59)
    """
    rate = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    fresh = faces
    while rate and 6 in fresh and len(faces) < ENDLESS:
        count = fresh.count(6) * rate
        danger = len(endangered(s, attack))
        if danger or is_careful(s, attack):
            answer = yield Ask(s.owner[attack.who], ASK_EXTRA_DICE, [YES, NO], (attack.who, count, danger, *faces))
            if answer == NO:
                break
        fresh = [raised(s.die(), attack.bonus) for _ in range(count)]
        s.emit("extra-dice", "AOTD-SKILL-20", (attack.who, *fresh))
        faces = faces + fresh
    return faces
