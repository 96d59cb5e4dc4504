"""Which modifiers the skills of this book's classes and kinds of Zombies add to (chapter Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.rules import skills as own
from graveshift.zombicide.rules import codes
from graveshift.zombicide.rules import skills as family

OWN_EFFECTS: Final[dict[str, tuple[int, ...]]] = {
    "charge-per-turn": (own.CHARGE_MORE,),
    "free-charge": (family.FREE + codes.FREE_CHARGE,),
    "free-fanning": (family.FREE + codes.FREE_FANNING,),
    "free-vade-retro": (family.FREE + codes.FREE_VADE,),
    "vade-retro-per-turn": (own.VADE_MORE,),
    "brawler": (own.BECOMES_BRAWLER,),
    "charge-damage": (own.CHARGE_DAMAGE,),
    "charge-dice-roll": (own.CHARGE_ROLL,),
    "charge-die": (own.CHARGE_DIE,),
    "charge-zone": (own.CHARGE_ZONE,),
    "charge-reroll": (own.CHARGE_REROLL,),
    "faithful": (own.BECOMES_FAITHFUL,),
    "fanning-damage": (family.FANNING_DAMAGE,),
    "fanning-free-reload": (family.FREE + codes.FREE_FANNED_RELOAD,),
    "fanning-max-range": (family.FANNING_RANGE,),
    "fanning-dice-roll": (family.FANNING_ROLL,),
    "fanning-die": (family.FANNING_DIE,),
    "fanning-reaper": (family.FANNING_REAPER,),
    "fanning-reroll": (family.FANNING_REROLL,),
    "gunslinger": (own.BECOMES_GUNSLINGER,),
    "ironclad-walker": (family.IRONCLAD + codes.WALKER,),
    "ironclad-brute": (family.IRONCLAD + codes.BRUTE,),
    "ironclad-runner": (family.IRONCLAD + codes.RUNNER,),
    "ironclad-abomination": (family.IRONCLAD + codes.ABOMINATION,),
    "townsfolk": (own.BECOMES_TOWNSFOLK,),
    "vade-retro-damage": (own.VADE_DAMAGE,),
    "vade-retro-die": (own.VADE_DIE,),
    "vade-retro-free-combat-action": (family.FREE + codes.FREE_VADE_COMBAT,),
    "vade-retro-dice-roll": (own.VADE_ROLL,),
    "vade-retro-reroll": (own.VADE_REROLL,),
}
