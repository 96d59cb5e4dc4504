"""Skills that only Army of the Dead has, as modifiers, and the marks of those used once per Turn."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules.skills import OWN_SKILLS

CHARGE_SKILL: Final = OWN_SKILLS + 0
BLOODLUST_COMBAT: Final = OWN_SKILLS + 1
BLOODLUST_MELEE: Final = OWN_SKILLS + 2
BLOODLUST_RANGED: Final = OWN_SKILLS + 3
SILENT_KILLER: Final = OWN_SKILLS + 4
TACTICIAN: Final = OWN_SKILLS + 5
TO_THE_RESCUE: Final = OWN_SKILLS + 6
SIDESTEP: Final = OWN_SKILLS + 7
HUNTER_SHAMBLER: Final = OWN_SKILLS + 8
HUNTER_ALPHA: Final = OWN_SKILLS + 9
EXPLOSIVE_MASTER: Final = OWN_SKILLS + 10
REGENERATION: Final = OWN_SKILLS + 11
SEARCH_MORE: Final = OWN_SKILLS + 12
SEARCH_TWO: Final = OWN_SKILLS + 13

USED_CHARGE: Final = 1 << 16
USED_BLOODLUST: Final = 1 << 24
