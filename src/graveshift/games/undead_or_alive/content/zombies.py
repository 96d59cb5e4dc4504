"""zombies.yaml: what this box has besides Zombies, their deck and the Abomination: machines and its own constants."""

from typing import Literal

from graveshift.content import Sourced, Text
from graveshift.zombicide.content import zombies as family
from graveshift.zombicide.content.terms import AtLeastOne, Count, DieFace, Id, Strict
from graveshift.zombicide.content.zombies import (
    AbominationCard,
    Constant,
    ExtraActivationCard,
    Figures,
    ImprovisedWeapon,
    SpawnCard,
)


class Miniatures(family.Miniatures, frozen=True):
    """The hard pools of figures (UOA-COMP-03)."""

    walker: Count
    runner: Count
    brute: Count
    abomination: Count


class GatlingGun(Sourced, frozen=True):
    """The Gatling Gun's reference card (UOA-COMP-09)."""

    id: Literal["gatling-gun"]
    name: Text
    fire: Figures
    """(UOA-MACH-10)"""
    skills: tuple[Id, ...]
    description: Text


class Wagon(Sourced, frozen=True):
    """The Wagon's reference card (UOA-COMP-09)."""

    id: Literal["wagon"]
    name: Text
    description: Text


class Machines(Strict, frozen=True):
    """The two machines (UOA-MACH-01)."""

    gatling_gun: GatlingGun
    wagon: Wagon


class HealthByKind(Strict, frozen=True):
    """Health at setup (UOA-SETUP-19)."""

    default: AtLeastOne
    brawler: AtLeastOne


class Fanning(Strict, frozen=True):
    """The Gunslingers' Ability (UOA-CLASS-15)."""

    accuracy: DieFace
    accuracy_fanning_6: DieFace


class DeckSizes(Strict, frozen=True):
    """Cards of each Equipment deck."""

    starting: AtLeastOne
    classic: AtLeastOne
    bounty: AtLeastOne


class Constants(family.Constants, frozen=True):
    """The numbers of the rules that only this game has."""

    health: Constant[HealthByKind]
    loss_active_spawn_tokens: Constant[int]
    fanning: Constant[Fanning]
    equipment_copies: Constant[DeckSizes]


class ZombieFile(family.ZombieFile, frozen=True):
    """The whole of zombies.yaml."""

    miniatures: Miniatures
    cards: tuple[SpawnCard | ExtraActivationCard | AbominationCard, ...]
    machines: Machines
    improvised_weapons: tuple[ImprovisedWeapon, ...]
    constants: Constants
