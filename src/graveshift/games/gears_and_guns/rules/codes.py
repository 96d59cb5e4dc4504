"""The small ints of Gears & Guns: its class, its options and questions, the manners of an attack."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules.codes import OWN_QUESTIONS, OWN_VERBS

ENGINEER: Final = 16
"""The bit of the fifth class (GG-ENG-01)."""

# ---- manners of an attack, after those of Undead or Alive (CHARGING, INTO_VADE_RETRO)
FULL_STEAM: Final = 4
DOUBLED: Final = 8  # with the printed Steam dice doubled (GG-SKILL-05)
AT_BOTTLE: Final = 16  # at a Steam Bottle in the zone (GG-BOTTLE-06)

# ---- options
BOTTLE_REFILL: Final = OWN_VERBS + (0 << 24)  # slot
EMERGENCY: Final = OWN_VERBS + (1 << 24)  # slot of the source, slot of what is filled
NOZZLE_REFILL: Final = OWN_VERBS + (2 << 24)  # slot
PLACE_BOTTLE: Final = OWN_VERBS + (3 << 24)  # zone
FLIP_SWITCH: Final = OWN_VERBS + (4 << 24)
AVOID: Final = OWN_VERBS + (5 << 24)  # how many attacks
TOOL: Final = OWN_VERBS + (6 << 24)  # slot

GIVE_INVENTION: Final = OWN_VERBS + (7 << 24)  # giver, taker, card: see `inventions`
DROP_INVENTION: Final = OWN_VERBS + (8 << 24)  # owner, card

# ---- questions
ASK_ARMOR: Final = OWN_QUESTIONS + 0
ASK_TOOLBOX: Final = OWN_QUESTIONS + 2
ASK_DESTINY: Final = OWN_QUESTIONS + 4
ASK_SIDESTEP: Final = OWN_QUESTIONS + 5
ASK_HEIR: Final = OWN_QUESTIONS + 6
