"""survivors.yaml: the 14 Survivors (UOA-COMP-04)."""

from enum import StrEnum

from msgspec import field

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.zombicide.content import survivors as family
from graveshift.zombicide.content.terms import Id


class Favourite(StrEnum):
    """What the Favourite Weapon slot holds (UOA-INV-04, UOA-INV-05)."""

    MELEE = "melee"
    PISTOL = "pistol"
    RIFLE = "rifle"
    ANY = "any"


class Survivor(family.Survivor, frozen=True, kw_only=True):
    """One ID Card with its Class and Favourite Weapon."""

    survivor_class: SurvivorClass = field(name="class")
    favourite: Favourite
    start: tuple[Id, ...]
    """Starting weapon; of several the player picks one (UOA-SETUP-14)."""

    @property
    def classes(self) -> tuple[Id, ...]:
        return (self.survivor_class,)

    @property
    def packs(self) -> tuple[tuple[Id, ...], ...]:
        return tuple((card,) for card in self.start)

    @property
    def prefers(self) -> Id | None:
        return self.favourite
