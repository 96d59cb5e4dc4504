"""Which modifiers the skills of this book's classes and kinds of Zombies add to (chapter Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.rules.skills import (
    BECOMES_BRAWLER,
    BECOMES_FAITHFUL,
    BECOMES_GUNSLINGER,
    BECOMES_TOWNSFOLK,
    CHARGE_DAMAGE,
    CHARGE_DIE,
    CHARGE_MORE,
    CHARGE_REROLL,
    CHARGE_ROLL,
    CHARGE_ZONE,
    VADE_DAMAGE,
    VADE_DIE,
    VADE_MORE,
    VADE_REROLL,
    VADE_ROLL,
)
from graveshift.zombicide.rules import codes
from graveshift.zombicide.rules.skills import (
    FANNING_DAMAGE,
    FANNING_DIE,
    FANNING_RANGE,
    FANNING_REAPER,
    FANNING_REROLL,
    FANNING_ROLL,
    FREE,
    IRONCLAD,
)

OWN_EFFECTS: Final[dict[str, tuple[int, ...]]] = {
    "charge-per-turn": (CHARGE_MORE,),
    "free-charge": (FREE + codes.FREE_CHARGE,),
    "free-fanning": (FREE + codes.FREE_FANNING,),
    "free-vade-retro": (FREE + codes.FREE_VADE,),
    "vade-retro-per-turn": (VADE_MORE,),
    "brawler": (BECOMES_BRAWLER,),
    "charge-damage": (CHARGE_DAMAGE,),
    "charge-dice-roll": (CHARGE_ROLL,),
    "charge-die": (CHARGE_DIE,),
    "charge-zone": (CHARGE_ZONE,),
    "charge-reroll": (CHARGE_REROLL,),
    "faithful": (BECOMES_FAITHFUL,),
    "fanning-damage": (FANNING_DAMAGE,),
    "fanning-free-reload": (FREE + codes.FREE_FANNED_RELOAD,),
    "fanning-max-range": (FANNING_RANGE,),
    "fanning-dice-roll": (FANNING_ROLL,),
    "fanning-die": (FANNING_DIE,),
    "fanning-reaper": (FANNING_REAPER,),
    "fanning-reroll": (FANNING_REROLL,),
    "gunslinger": (BECOMES_GUNSLINGER,),
    "ironclad-walker": (IRONCLAD + codes.WALKER,),
    "ironclad-brute": (IRONCLAD + codes.BRUTE,),
    "ironclad-runner": (IRONCLAD + codes.RUNNER,),
    "ironclad-abomination": (IRONCLAD + codes.ABOMINATION,),
    "townsfolk": (BECOMES_TOWNSFOLK,),
    "vade-retro-damage": (VADE_DAMAGE,),
    "vade-retro-die": (VADE_DIE,),
    "vade-retro-free-combat-action": (FREE + codes.FREE_VADE_COMBAT,),
    "vade-retro-dice-roll": (VADE_ROLL,),
    "vade-retro-reroll": (VADE_REROLL,),
}
