"""equipment.yaml: the 80 cards, their traits and effects (UOA-COMP-06, UOA-COMP-07, UOA-COMP-08)."""

from enum import StrEnum
from typing import Literal

from msgspec import field

from graveshift.content import Sourced, Text
from graveshift.games.undead_or_alive.data.terms import (
    Ammo,
    AtLeastOne,
    DieFace,
    Id,
    NoiseLevel,
    Strict,
)


class Deck(StrEnum):
    """The three stacks of Equipment, never mixed (UOA-SETUP-11)."""

    STARTING = "starting"
    CLASSIC = "classic"
    BOUNTY = "bounty"


class EquipmentKind(StrEnum):
    """The type of a card. Thrown is Dynamite: a Ranged weapon that is neither Pistol nor Rifle (UOA-EQUIP-04)."""

    MELEE = "melee"
    PISTOL = "pistol"
    RIFLE = "rifle"
    THROWN = "thrown"
    ITEM = "item"


class TraitId(StrEnum):
    """What is printed on a card beside its figures."""

    RELOAD = "reload"
    FANNING_6 = "fanning-6"
    BACKPACK = "backpack"
    ANY_SLOT = "any-slot"
    SINGLE_USE = "single-use"
    NOISE_AT_TARGET = "noise-at-target"
    KNIFE_SUPPORT = "knife-support"


class Trait(Sourced, frozen=True):
    """A trait as the player reads it."""

    id: TraitId
    name: Text
    text: Text


class Effect(Sourced, frozen=True):
    """What using a card does, where no figure can say it: words for the player. The chapters have the rule."""

    id: Id
    text: Text


class FeatPredicate(Strict, frozen=True):
    """What must be done, at least `count` times; fields left out do not restrict (UOA-BOUNTY-02)."""

    verb: Literal["kill", "cleanse"]
    count: AtLeastOne
    within: Literal["action", "turn"]
    with_: Literal["melee", "pistol", "rifle"] | None = field(default=None, name="with")
    from_: Literal["balcony"] | None = field(default=None, name="from")
    target: Literal["brute", "spawn-token"] | None = None


class Feat(Sourced, frozen=True):
    """The deed on the back of a Bounty Weapon (UOA-BOUNTY-08)."""

    id: Id
    name: Text
    text: Text
    predicate: FeatPredicate


class Equipment(Sourced, frozen=True):
    """One card, however many copies of it a deck holds."""

    id: Id
    name: Text
    count: AtLeastOne
    """Copies in its deck."""
    deck: Deck
    kind: EquipmentKind
    weapon: bool
    range: tuple[int, int] | None
    """Lowest and highest distance in Zones (UOA-EQUIP-07); for Holy Water the reach of its use."""
    dice: AtLeastOne | None
    accuracy: DieFace | None
    damage: AtLeastOne | None
    dual: bool
    noise: NoiseLevel
    ammo: Ammo
    """For the two Plenty cards: the weapons they serve."""
    traits: tuple[TraitId, ...]
    effects: tuple[Id, ...]
    description: Text
    feat: Feat | None = None


class EquipmentFile(Strict, frozen=True):
    """The whole of equipment.yaml."""

    set: Id
    traits: tuple[Trait, ...]
    effects: tuple[Effect, ...]
    equipment: tuple[Equipment, ...]
