"""survivors.yaml: the people of a box."""

from typing import Annotated, Generic, TypeVar

from msgspec import Meta

from graveshift.content import Sourced, Text
from graveshift.zombicide.content.terms import AtLeastOne, Id, Strict


class SurvivorSkills(Strict, frozen=True):
    """Skill ids by Danger Level: one, one, one of two, one of three (UOA-ADR-04)."""

    blue: Id
    yellow: Id
    orange: tuple[Id, Id]
    red: tuple[Id, Id, Id]

    @property
    def levels(self) -> tuple[tuple[Id, ...], ...]:
        """What there is to choose from at each level."""
        return ((self.blue,), (self.yellow,), self.orange, self.red)


class Survivor(Sourced, frozen=True):
    """One ID Card. What a game calls classes, and what people start with, its own struct says."""

    id: Id
    name: Text
    health: AtLeastOne
    colour: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    look: Text
    skills: SurvivorSkills
    woman: bool = False

    @property
    def classes(self) -> tuple[Id, ...]:
        """The classes somebody has by nature."""
        return ()

    @property
    def packs(self) -> tuple[tuple[Id, ...], ...]:
        """The cards somebody starts with; of several packs the player picks one."""
        return ()

    @property
    def prefers(self) -> Id | None:
        """The kind of weapon for which there is a slot; None where there is no such slot."""
        return None


P = TypeVar("P", bound=Survivor)


class SurvivorFile(Strict, Generic[P], frozen=True):
    """The whole of survivors.yaml."""

    set: Id
    quick: tuple[Id, ...]
    """Who comes when nobody chooses, in this order; who may not come is passed over."""
    survivors: tuple[P, ...]
