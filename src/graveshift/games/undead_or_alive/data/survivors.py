"""survivors.yaml: the 14 Survivors (UOA-COMP-04)."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, field

from graveshift.content import Sourced, Text
from graveshift.games.undead_or_alive.data.terms import AtLeastOne, Id, Strict, SurvivorClass


class Favourite(StrEnum):
    """What the Favourite Weapon slot holds (UOA-INV-04, UOA-INV-05)."""

    MELEE = "melee"
    PISTOL = "pistol"
    RIFLE = "rifle"
    ANY = "any"


class SurvivorSkills(Strict, frozen=True):
    """Skill ids by Danger Level: one, one, one of two, one of three (UOA-ADR-04)."""

    blue: Id
    yellow: Id
    orange: tuple[Id, Id]
    red: tuple[Id, Id, Id]


class Survivor(Sourced, frozen=True):
    """One ID Card."""

    id: Id
    name: Text
    survivor_class: SurvivorClass = field(name="class")
    favourite: Favourite
    start: tuple[Id, ...]
    """Starting weapon; of several the player picks one (UOA-SETUP-14)."""
    health: AtLeastOne
    colour: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    look: Text
    skills: SurvivorSkills


class SurvivorFile(Strict, frozen=True):
    """The whole of survivors.yaml."""

    set: Id
    survivors: tuple[Survivor, ...]
