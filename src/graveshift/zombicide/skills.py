"""Skills as modifiers: what a survivor gains is added to a few integers that the chapters read.

`mods[who]` holds one counter for each modifier; it is replaced, never changed in place, when a skill is gained, so
that copies of a position share it. Identical skills add up (UOA-ULTRA-05).
"""

from __future__ import annotations

from typing import Final

PLUS_ACTION: Final = 0
DAMAGE_MELEE: Final = 1
DAMAGE_RANGED: Final = 2
DAMAGE_PISTOL: Final = 3
DAMAGE_RIFLE: Final = 4
ROLL_MELEE: Final = 5
ROLL_RANGED: Final = 6
DIE_MELEE: Final = 7
DIE_RANGED: Final = 8
DIE_PISTOL: Final = 9
DIE_RIFLE: Final = 10
MAX_RANGE: Final = 11
ZONE_PER_MOVE: Final = 12
AMBIDEXTROUS: Final = 13
BORN_LEADER_SKILL: Final = 14
CHARGE_DAMAGE: Final = 15
CHARGE_ROLL: Final = 16
CHARGE_DIE: Final = 17
CHARGE_ZONE: Final = 18
CHARGE_REROLL: Final = 19
CHARGE_MORE: Final = 20
COMBAT_REFLEXES: Final = 21
ESCALATION_MELEE: Final = 22
ESCALATION_RANGED: Final = 23
ESCALATION_COMBAT: Final = 24
EXPLOSIVES_EXPERT: Final = 25
FANNING_DAMAGE: Final = 26
FANNING_RANGE: Final = 27
FANNING_ROLL: Final = 28
FANNING_DIE: Final = 29
FANNING_REAPER: Final = 30
FANNING_REROLL: Final = 31
HIT_AND_RUN: Final = 32
IMPROVISED_MELEE: Final = 33
IMPROVISED_RANGED: Final = 34
INVENTOR: Final = 35
IRONCLAD: Final = 36  # + zombie kind: 36 to 39
JUMP_SKILL: Final = 40
LIFESAVER_SKILL: Final = 41
LOW_PROFILE: Final = 42
LUCKY: Final = 43
MARKSMAN: Final = 44
MEDIC: Final = 45
POINT_BLANK: Final = 46
QUICK_DRAW: Final = 47
REAPER_MELEE: Final = 48
REAPER_RANGED: Final = 49
SIX_DIE_MELEE: Final = 50
SIX_DIE_RANGED: Final = 51
SIX_DAMAGE_MELEE: Final = 52
SIX_DAMAGE_RANGED: Final = 53
SCAVENGER: Final = 54
SHOVE_SKILL: Final = 55
SLIPPERY: Final = 56
SPRINT_SKILL: Final = 57
STEADY_HAND: Final = 58
TAUNT_SKILL: Final = 59
VADE_DAMAGE: Final = 60
VADE_DIE: Final = 61
VADE_ROLL: Final = 62
VADE_REROLL: Final = 63
VADE_MORE: Final = 64
ZOMBIE_LINK: Final = 65
DIE_MELEE_WEAPON: Final = 66
DAMAGE_MELEE_WEAPON: Final = 67
BECOMES_BRAWLER: Final = 68
BECOMES_FAITHFUL: Final = 69
BECOMES_GUNSLINGER: Final = 70
BECOMES_TOWNSFOLK: Final = 71
FREE: Final = 72  # + type of free action: 72 to 86
BROTHERS: Final = 87  # any Brother in Arms: the effect itself is in `Tables.brother_effects`
FREE_ANY: Final = 88  # how many free actions of any type; counted beside each of them
MODS: Final = 89

# ---- once-per-turn skills: what one use adds to `used[who]`, a row of counters
USED_JUMP: Final = 1
USED_SPRINT: Final = 1 << 4
USED_SHOVE: Final = 1 << 8
USED_LIFESAVER: Final = 1 << 12
USED_TAUNT: Final = 1 << 16
USED_LEADER: Final = 1 << 20
USED_IMPROVISED_MELEE: Final = 1 << 24
USED_IMPROVISED_RANGED: Final = 1 << 28
COUNTER: Final = 15


def uses(used: int, mark: int) -> int:
    """How often a once-per-turn skill was used this Turn."""
    return used // mark & COUNTER


def no_mods() -> list[int]:
    """A survivor without skills."""
    return [0] * MODS


def with_effects(mods: list[int], effects: list[int]) -> list[int]:
    """The modifiers after gaining a skill; the old list stays as it is."""
    result = list(mods)
    for effect in effects:
        result[effect] += 1
    return result
