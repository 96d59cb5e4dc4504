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
COMBAT_REFLEXES: Final = 15
ESCALATION_MELEE: Final = 16
ESCALATION_RANGED: Final = 17
ESCALATION_COMBAT: Final = 18
EXPLOSIVES_EXPERT: Final = 19
FANNING_DAMAGE: Final = 20
FANNING_RANGE: Final = 21
FANNING_ROLL: Final = 22
FANNING_DIE: Final = 23
FANNING_REAPER: Final = 24
FANNING_REROLL: Final = 25
HIT_AND_RUN: Final = 26
IMPROVISED_MELEE: Final = 27
IMPROVISED_RANGED: Final = 28
INVENTOR: Final = 29
JUMP_SKILL: Final = 30
LIFESAVER_SKILL: Final = 31
LOW_PROFILE: Final = 32
LUCKY: Final = 33
MARKSMAN: Final = 34
MEDIC: Final = 35
POINT_BLANK: Final = 36
QUICK_DRAW: Final = 37
REAPER_MELEE: Final = 38
REAPER_RANGED: Final = 39
SIX_DIE_MELEE: Final = 40
SIX_DIE_RANGED: Final = 41
SIX_DAMAGE_MELEE: Final = 42
SIX_DAMAGE_RANGED: Final = 43
SCAVENGER: Final = 44
SHOVE_SKILL: Final = 45
SLIPPERY: Final = 46
SPRINT_SKILL: Final = 47
STEADY_HAND: Final = 48
TAUNT_SKILL: Final = 49
ZOMBIE_LINK: Final = 50
DIE_MELEE_WEAPON: Final = 51
DAMAGE_MELEE_WEAPON: Final = 52
FREE: Final = 53  # + type of free action: 53 to 67
BROTHERS: Final = 68  # any Brother in Arms: the effect itself is in `Tables.brother_effects`
FREE_ANY: Final = 69  # how many free actions of any type; counted beside each of them
TALENTS: Final = 70  # how many skills that are Actions of their own
IRONCLAD: Final = 71  # + zombie kind: 71 to 78
OWN_SKILLS: Final = 79  # from here on each game numbers its own; an expansion goes on where its parent ends
MODS: Final = 119

ACTION_SKILLS: Final = (
    SPRINT_SKILL,
    JUMP_SKILL,
    INVENTOR,
    SHOVE_SKILL,
    LIFESAVER_SKILL,
    TAUNT_SKILL,
    BORN_LEADER_SKILL,
    IMPROVISED_MELEE,
    IMPROVISED_RANGED,
)

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
