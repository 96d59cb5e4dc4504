"""Skills that only Gears & Guns has, as modifiers, and its own source of a re-roll (chapter Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.rules.skills import LAST_SKILL, REROLL_VADE

BECOMES_ENGINEER: Final = LAST_SKILL + 0
FREE_REFILL: Final = LAST_SKILL + 1
STEAM_DIE_MELEE: Final = LAST_SKILL + 2
STEAM_DIE_RANGED: Final = LAST_SKILL + 3
STEAM_REROLL: Final = LAST_SKILL + 4
DESTINY: Final = LAST_SKILL + 5
DOUBLE_STEAM: Final = LAST_SKILL + 6
DOUBLE_MACHETE: Final = LAST_SKILL + 7
DOUBLE_SAWED_OFF: Final = LAST_SKILL + 8
DOUBLE_WINCHESTER: Final = LAST_SKILL + 9
EMERGENCY_REFILL: Final = LAST_SKILL + 10
HOLD_YOUR_NOSE: Final = LAST_SKILL + 11
SIDESTEP: Final = LAST_SKILL + 12
DERIVATION: Final = LAST_SKILL + 13
SUPER_STRENGTH: Final = LAST_SKILL + 14
TOOLBOX: Final = LAST_SKILL + 15
TOUGH: Final = LAST_SKILL + 16
DIE_PAN: Final = LAST_SKILL + 17
# ---- what works at Full Steam only (GG-SKILL-09)
STEAM_DAMAGE: Final = LAST_SKILL + 18
STEAM_RANGE: Final = LAST_SKILL + 19
STEAM_ROLL: Final = LAST_SKILL + 20
STEAM_MARKSMAN: Final = LAST_SKILL + 21
STEAM_REAPER: Final = LAST_SKILL + 22
STEAM_SIX_DIE: Final = LAST_SKILL + 23

# ---- the source of a re-roll that names Steam dice
REROLL_STEAM: Final = REROLL_VADE + 1

# ---- what is counted per Turn: what one use adds to `steam_used[who]`
USED_FREE_REFILL: Final = 1
USED_EMERGENCY: Final = 1 << 4
USED_REROLL: Final = 1 << 8
USED_DESTINY: Final = 1 << 12
