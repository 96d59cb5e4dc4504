"""equipment.yaml: the 80 cards, their traits and effects (UOA-COMP-06, UOA-COMP-07, UOA-COMP-08)."""

from typing import Literal

from msgspec import field

from graveshift.content import Sourced, Text
from graveshift.zombicide.content import equipment as family
from graveshift.zombicide.content.terms import AtLeastOne, Id, Strict


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


class Equipment(family.Equipment, frozen=True):
    """A card of this box: Bounty Weapons have a Feat on their backs."""

    deck: Id
    dual: bool
    ammo: Id
    """For the two Plenty cards: the weapons they serve."""
    traits: tuple[Id, ...]
    feat: Feat | None = None
