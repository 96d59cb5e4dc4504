"""Which modifiers the skills of this book add to; those that siblings have, too, stand in the family's list."""

from __future__ import annotations

from typing import Final

from graveshift.games.army_of_the_dead.rules.codes import FREE_EXPLOSIVE
from graveshift.games.army_of_the_dead.rules.skills import (
    BLOODLUST_COMBAT,
    BLOODLUST_MELEE,
    BLOODLUST_RANGED,
    CHARGE_SKILL,
    EXPLOSIVE_MASTER,
    HUNTER_ALPHA,
    HUNTER_SHAMBLER,
    REGENERATION,
    SEARCH_MORE,
    SEARCH_TWO,
    SIDESTEP,
    SILENT_KILLER,
    TACTICIAN,
    TO_THE_RESCUE,
)
from graveshift.zombicide.rules.skills import FREE

OWN_EFFECTS: Final[dict[str, tuple[int, ...]]] = {
    "bloodlust-combat": (BLOODLUST_COMBAT,),
    "bloodlust-melee": (BLOODLUST_MELEE,),
    "bloodlust-ranged": (BLOODLUST_RANGED,),
    "search-more": (SEARCH_MORE,),
    "charge": (CHARGE_SKILL,),
    "explosive-master": (EXPLOSIVE_MASTER, FREE + FREE_EXPLOSIVE),
    "hunter-shambler": (HUNTER_SHAMBLER,),
    "hunter-alpha": (HUNTER_ALPHA,),
    "regeneration": (REGENERATION,),
    "search-2-cards": (SEARCH_TWO,),
    "silent-killer": (SILENT_KILLER,),
    "tactician": (TACTICIAN,),
    "to-the-rescue": (TO_THE_RESCUE,),
    "sidestep": (SIDESTEP,),
}

ACTION_SKILLS: Final = (CHARGE_SKILL, BLOODLUST_COMBAT, BLOODLUST_MELEE, BLOODLUST_RANGED)

IN_HAND: Final = ("charge",)
"""Skills of cards that work while the card is in a Hand; all others work for attacks with it (AOTD-AMB-35)."""
