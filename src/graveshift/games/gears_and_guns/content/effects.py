"""Which modifiers the skills of Gears & Guns add to (chapter Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.games.gears_and_guns.rules import skills as g

OWN_EFFECTS: Final[dict[str, tuple[int, ...]]] = {
    "free-refill": (g.FREE_REFILL,),
    "steam-die-combat": (g.STEAM_DIE_MELEE, g.STEAM_DIE_RANGED),
    "steam-die-melee": (g.STEAM_DIE_MELEE,),
    "steam-die-ranged": (g.STEAM_DIE_RANGED,),
    "steam-reroll": (g.STEAM_REROLL,),
    "destiny": (g.DESTINY,),
    "double-steam-dice": (g.DOUBLE_STEAM,),
    "double-steam-dice-machete": (g.DOUBLE_MACHETE,),
    "double-steam-dice-sawed-off": (g.DOUBLE_SAWED_OFF,),
    "double-steam-dice-winchester": (g.DOUBLE_WINCHESTER,),
    "emergency-refill": (g.EMERGENCY_REFILL,),
    "engineer": (g.BECOMES_ENGINEER,),
    "full-steam-damage": (g.STEAM_DAMAGE,),
    "full-steam-max-range": (g.STEAM_RANGE,),
    "full-steam-dice-roll-combat": (g.STEAM_ROLL,),
    "full-steam-marksman": (g.STEAM_MARKSMAN,),
    "full-steam-reaper-combat": (g.STEAM_REAPER,),
    "full-steam-roll-6-die-combat": (g.STEAM_SIX_DIE,),
    "hold-your-nose": (g.HOLD_YOUR_NOSE,),
    "sidestep": (g.SIDESTEP,),
    "steam-derivation": (g.DERIVATION,),
    "super-strength": (g.SUPER_STRENGTH,),
    "toolbox": (g.TOOLBOX,),
    "tough": (g.TOUGH,),
    "die-pan": (g.DIE_PAN,),
}
