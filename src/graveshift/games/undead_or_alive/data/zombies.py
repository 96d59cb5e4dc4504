"""zombies.yaml: Zombies, the Zombie deck, the Abomination, machines, improvised weapons and constants."""

from typing import Generic, Literal, TypeVar

from graveshift.content import Source, Sourced, Text
from graveshift.games.undead_or_alive.data.terms import (
    AtLeastOne,
    Count,
    DieFace,
    Id,
    PerLevel,
    Strict,
    ZombieKind,
)


class Miniatures(Strict, frozen=True):
    """The hard pools of figures (UOA-COMP-03)."""

    walker: Count
    runner: Count
    brute: Count
    abomination: Count
    source: Source


class Zombie(Sourced, frozen=True):
    """One kind of Zombie (UOA-CBT-18)."""

    id: ZombieKind
    name: Text
    actions: AtLeastOne
    """Actions in one Activation."""
    wounds: AtLeastOne
    """Wounds of one Attack."""
    damage_to_kill: AtLeastOne
    adrenaline: Count
    targeting_priority: AtLeastOne
    """1 is hit first by Ranged Attacks (UOA-CBT-09)."""
    also_killed_by: tuple[Id, ...] = ()


class SpawnCard(Sourced, frozen=True, tag_field="kind", tag="spawn"):
    """Zombies of one kind, more at each Danger Level (UOA-SPAWN-04)."""

    id: Id
    number: AtLeastOne
    type: ZombieKind
    counts: PerLevel


class ActivationLines(Strict, frozen=True):
    """What an Extra Activation does at each Danger Level (UOA-SPAWN-10, UOA-SPAWN-11)."""

    blue: Literal["nothing", "activate-all"]
    yellow: Literal["nothing", "activate-all"]
    orange: Literal["nothing", "activate-all"]
    red: Literal["nothing", "activate-all"]


class ExtraActivationCard(Sourced, frozen=True, tag_field="kind", tag="extra-activation"):
    """All Zombies of one kind act once more (UOA-SPAWN-10)."""

    id: Id
    number: AtLeastOne
    type: ZombieKind
    effect: ActivationLines


class AbominationCard(Sourced, frozen=True, tag_field="kind", tag="abomination"):
    """The Abomination comes, or acts once more (UOA-ZTYPE-07, UOA-ZTYPE-08)."""

    id: Id
    number: AtLeastOne
    type: ZombieKind


ZombieCard = SpawnCard | ExtraActivationCard | AbominationCard


class AbominationSpecial(Strict, frozen=True):
    """The special ability of an Abomination (UOA-ZTYPE-10)."""

    id: Id
    name: Text
    text: Text
    hunts: Literal["max-adrenaline"]
    """Whom it walks to, instead of the usual destination."""


class Abomination(Sourced, frozen=True):
    """A card of the Abomination deck (UOA-COMP-11); its figures are those of its kind."""

    id: Id
    name: Text
    special: AbominationSpecial
    look: Text


class Figures(Strict, frozen=True):
    """The combat figures of what is no card."""

    range: tuple[int, int]
    dice: AtLeastOne
    accuracy: DieFace
    damage: AtLeastOne


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


class ImprovisedWeapon(Sourced, frozen=True):
    """The free attack of an Improvised Weapon Skill (UOA-SKILL-42, UOA-SKILL-43)."""

    id: Id
    name: Text
    skill: Id
    range: tuple[int, int]
    dice: AtLeastOne
    accuracy: DieFace
    damage: AtLeastOne
    description: Text


V = TypeVar("V")


class Constant(Sourced, Generic[V], frozen=True):
    """A number of the rules that stands on no card, with where it comes from."""

    value: V


class DangerBar(Strict, frozen=True):
    """Lowest and highest AP of each Danger Level (UOA-ADR-03)."""

    blue: tuple[int, int]
    yellow: tuple[int, int]
    orange: tuple[int, int]
    red: tuple[int, int]


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


class Constants(Strict, frozen=True):
    """The numbers of the rules."""

    danger_levels: Constant[DangerBar]
    actions_blue: Constant[int]
    health: Constant[HealthByKind]
    loss_active_spawn_tokens: Constant[int]
    fanning: Constant[Fanning]
    equipment_copies: Constant[DeckSizes]


class ZombieFile(Strict, frozen=True):
    """The whole of zombies.yaml."""

    set: Id
    miniatures: Miniatures
    zombies: tuple[Zombie, ...]
    cards: tuple[ZombieCard, ...]
    abominations: tuple[Abomination, ...]
    machines: Machines
    improvised_weapons: tuple[ImprovisedWeapon, ...]
    constants: Constants
