"""equipment.yaml: the 80 cards, their traits and effects (UOA-COMP-06, UOA-COMP-07, UOA-COMP-08)."""

from enum import StrEnum
from typing import Literal

from msgspec import field

from graveshift.content import Sourced, Text
from graveshift.games.undead_or_alive.data.terms import (
    Ammo,
    AtLeastOne,
    Count,
    DieFace,
    Id,
    NoiseLevel,
    Strict,
    SurvivorClass,
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


class EffectNoise(Strict, frozen=True):
    """The Noise an effect makes and where."""

    level: NoiseLevel
    zone: Literal["own", "target"]


class Effect(Sourced, frozen=True):
    """What using a card does, for what no weapon figure can say. Fields left out do not apply."""

    id: Id
    hook: Literal["ranged-action", "own-turn", "attack-roll", "melee-pool"]
    text: Text
    cost_actions: Count = 0
    discard: bool = False
    range: tuple[int, int] | None = None
    line_of_sight: bool = False
    target: Literal["zone", "spawn-zone", "self"] | None = None
    requires_class: SurvivorClass | None = None
    same_as: Id | None = None
    """This effect does what that one does."""
    roll: bool = False
    kills: Literal["all-actors"] | None = None
    noise: EffectNoise | None = None
    mobile: Literal["to-starting-zone"] | None = None
    abomination: Literal["to-starting-zone-keeping-state"] | None = None
    corpse_pile: Literal["deactivate-for-good"] | None = None
    adrenaline: Count = 0
    adrenaline_of_kills: Literal["thrower"] | None = None
    ammo: Ammo | None = None
    reroll: Literal["all-standard-dice"] | None = None
    uses: Literal["once-per-action"] | None = None
    excludes: tuple[str, ...] = ()
    dice: Count = 0
    condition: str | None = None
    dual_pairs: Literal["only-two-knives"] | None = None


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
