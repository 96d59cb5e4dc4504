"""equipment.yaml: the cards, their traits and effects."""

from typing import Generic, TypeVar

from graveshift.content import Sourced, Text
from graveshift.zombicide.content.terms import AtLeastOne, DieFace, Id, Strict


class Trait(Sourced, frozen=True):
    """A trait as the player reads it: what is printed on a card beside its figures."""

    id: Id
    name: Text
    text: Text


class Effect(Sourced, frozen=True):
    """What using a card does, where no figure can say it: words for the player. The chapters have the rule."""

    id: Id
    text: Text


class Equipment(Sourced, frozen=True, kw_only=True):
    """One card, however many copies of it a deck holds. Deck, kind, noise and ammo are words of the game's Box."""

    id: Id
    name: Text
    count: AtLeastOne
    """Copies in its deck."""
    deck: Id = "equipment"
    kind: Id
    weapon: bool
    range: tuple[int, int] | None
    """Lowest and highest distance in Zones (UOA-EQUIP-07)."""
    dice: AtLeastOne | None
    accuracy: DieFace | None
    damage: AtLeastOne | None
    dual: bool = False
    noise: Id
    ammo: Id = "none"
    traits: tuple[Id, ...] = ()
    effects: tuple[Id, ...]
    description: Text


E = TypeVar("E", bound=Equipment)


class EquipmentFile(Strict, Generic[E], frozen=True, kw_only=True):
    """The whole of equipment.yaml."""

    set: Id
    traits: tuple[Trait, ...] = ()
    effects: tuple[Effect, ...] = ()
    equipment: tuple[E, ...]
