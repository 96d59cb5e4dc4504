"""Skills that only Undead or Alive has, as modifiers: Charge, Vade Retro, joining a class; and its own re-rolls."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules.codes import OWN_REROLLS
from graveshift.zombicide.rules.skills import OWN_SKILLS

CHARGE_DAMAGE: Final[int] = OWN_SKILLS + 0
CHARGE_ROLL: Final[int] = OWN_SKILLS + 1
CHARGE_DIE: Final[int] = OWN_SKILLS + 2
CHARGE_ZONE: Final[int] = OWN_SKILLS + 3
CHARGE_REROLL: Final[int] = OWN_SKILLS + 4
CHARGE_MORE: Final[int] = OWN_SKILLS + 5
VADE_DAMAGE: Final[int] = OWN_SKILLS + 6
VADE_DIE: Final[int] = OWN_SKILLS + 7
VADE_ROLL: Final[int] = OWN_SKILLS + 8
VADE_REROLL: Final[int] = OWN_SKILLS + 9
VADE_MORE: Final[int] = OWN_SKILLS + 10
BECOMES_BRAWLER: Final[int] = OWN_SKILLS + 11
BECOMES_FAITHFUL: Final[int] = OWN_SKILLS + 12
BECOMES_GUNSLINGER: Final[int] = OWN_SKILLS + 13
BECOMES_TOWNSFOLK: Final[int] = OWN_SKILLS + 14
LAST_SKILL: Final[int] = OWN_SKILLS + 15  # an expansion goes on from here

# ---- sources of a re-roll
REROLL_CHARGE: Final[int] = OWN_REROLLS + 0
REROLL_FANNING: Final[int] = OWN_REROLLS + 1
REROLL_VADE: Final[int] = OWN_REROLLS + 2
