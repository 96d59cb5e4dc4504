"""names.yaml: the words of the interface in every language; book terms where the books have them."""

from graveshift.content import Text
from graveshift.games.undead_or_alive.data.equipment import Deck, EquipmentKind
from graveshift.games.undead_or_alive.data.mission import Difficulty
from graveshift.games.undead_or_alive.data.survivors import Favourite
from graveshift.games.undead_or_alive.data.terms import (
    Ammo,
    DangerLevel,
    Face,
    Id,
    NoiseLevel,
    Strict,
    SurvivorClass,
    ZombieKind,
)


class EnglishForms(Strict, frozen=True):
    """1 Walker, 2 Walkers."""

    one: str
    other: str


class PolishForms(Strict, frozen=True):
    """1 Szwendacz, 2 Szwendacze, 5 Szwendaczy."""

    one: str
    few: str
    many: str


class Counted(Strict, frozen=True):
    """A noun that follows a number."""

    en: EnglishForms
    pl: PolishForms

    def after(self, number: int, language: str) -> str:
        """The form that stands after this number."""
        if language == "en":
            return self.en.one if number == 1 else self.en.other
        if number == 1:
            return self.pl.one
        if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
            return self.pl.few
        return self.pl.many


class ClassNames(Strict, frozen=True):
    """A Class, its Ability, and what the Ability does in one sentence (UOA-CLASS-01)."""

    name: Text
    ability: Text
    text: Text


class Names(Strict, frozen=True):
    """The whole of names.yaml."""

    game: Text
    classes: dict[SurvivorClass, ClassNames]
    zombies: dict[ZombieKind, Counted]
    danger_levels: dict[DangerLevel, Text]
    phases: dict[Id, Text]
    actions: dict[Id, Text]
    slots: dict[Id, Text]
    favourites: dict[Favourite, Text]
    decks: dict[Deck, Text]
    equipment_kinds: dict[EquipmentKind, Text]
    characteristics: dict[Id, Text]
    noise: dict[NoiseLevel, Text]
    ammo: dict[Ammo, Text]
    spawn_tokens: dict[Id, Text]
    spawn_states: dict[Id, Text]
    faces: dict[Face, Text]
    tokens: dict[Id, Text]
    zones: dict[Id, Text]
    difficulties: dict[Difficulty, Text]
    terms: dict[Id, Text]
    counted: dict[Id, Counted]
