"""zombies.yaml: kinds of Zombies, the Zombie deck, the Abominations, improvised weapons and constants."""

from typing import Any, ClassVar, Generic, Literal, TypeVar

from graveshift.content import Source, Sourced, Text
from graveshift.zombicide.content.terms import AtLeastOne, Count, DieFace, Id, PerLevel, Strict

SPAWN_CARD, ACTIVATION_CARD, ABOMINATION_CARD = range(3)
"""What a Zombie card does, as the chapter on spawning reads it."""


class Miniatures(Strict, frozen=True):
    """The hard pools of figures (UOA-COMP-03); the game's own struct has a field for each kind."""

    source: Source

    def of(self, kind: str) -> int:
        """How many there are of a kind."""
        return int(getattr(self, kind.replace("-", "_")))


class Zombie(Sourced, frozen=True):
    """One kind of Zombie (UOA-CBT-18)."""

    id: Id
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


class ZombieCard(Sourced, frozen=True, tag_field="kind"):
    """A card of the Zombie deck: what it does, and a line for each Danger Level."""

    code: ClassVar[int] = SPAWN_CARD

    id: Id
    number: AtLeastOne
    type: Id
    """A kind of Zombie."""

    @property
    def lines(self) -> list[int]:
        """How many Zombies, or whether anything happens, at each Danger Level."""
        return [1, 1, 1, 1]


class SpawnCard(ZombieCard, frozen=True, tag="spawn"):
    """Zombies of one kind, more at each Danger Level (UOA-SPAWN-04)."""

    counts: PerLevel

    @property
    def lines(self) -> list[int]:
        return self.counts.lines


class ActivationLines(Strict, frozen=True):
    """What an Extra Activation does at each Danger Level (UOA-SPAWN-10, UOA-SPAWN-11)."""

    blue: Literal["nothing", "activate-all"]
    yellow: Literal["nothing", "activate-all"]
    orange: Literal["nothing", "activate-all"]
    red: Literal["nothing", "activate-all"]


class ExtraActivationCard(ZombieCard, frozen=True, tag="extra-activation"):
    """All Zombies of one kind act once more (UOA-SPAWN-10)."""

    code: ClassVar[int] = ACTIVATION_CARD

    effect: ActivationLines

    @property
    def lines(self) -> list[int]:
        words = (self.effect.blue, self.effect.yellow, self.effect.orange, self.effect.red)
        return [1 if word == "activate-all" else 0 for word in words]


class AbominationCard(ZombieCard, frozen=True, tag="abomination"):
    """The Abomination comes, or acts once more (UOA-ZTYPE-07, UOA-ZTYPE-08)."""

    code: ClassVar[int] = ABOMINATION_CARD


class AbominationSpecial(Strict, frozen=True):
    """The special ability of an Abomination (UOA-ZTYPE-10)."""

    id: Id
    name: Text
    text: Text
    hunts: Literal["max-adrenaline"] | None = None
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


class Constants(Strict, frozen=True):
    """The numbers of the rules that every game of the family has."""

    danger_levels: Constant[DangerBar]
    actions_blue: Constant[int]


class ZombieFile(Strict, frozen=True, kw_only=True):
    """The whole of zombies.yaml; a game narrows the types of its parts and adds its own."""

    set: Id
    miniatures: Miniatures
    zombies: tuple[Zombie, ...]
    cards: tuple[Any, ...]
    abominations: tuple[Abomination, ...]
    improvised_weapons: tuple[ImprovisedWeapon, ...] = ()
    constants: Constants
