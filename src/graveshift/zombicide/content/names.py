"""names.yaml: the words of the interface in every language; book terms where the books have them."""

from msgspec import field

from graveshift.content import Counted, Declined, Text, said
from graveshift.zombicide.content.terms import DangerLevel, Id, Strict


class ClassNames(Strict, frozen=True):
    """A Class (`fem`: of a woman), its Ability, and what the Ability does in one sentence (UOA-CLASS-01)."""

    name: Declined
    ability: Text
    text: Text


class Names(Strict, frozen=True, kw_only=True):
    """The whole of names.yaml. Which words each list must have, the Box of the game says."""

    game: Text
    classes: dict[Id, ClassNames]
    zombies: dict[Id, Counted]
    danger_levels: dict[DangerLevel, Text]
    phases: dict[Id, Text]
    actions: dict[Id, Text]
    slots: dict[Id, Text]
    favourites: dict[Id, Text] = field(default_factory=dict)
    decks: dict[Id, Text]
    equipment_kinds: dict[Id, Text]
    characteristics: dict[Id, Text]
    noise: dict[Id, Text]
    ammo: dict[Id, Text] = field(default_factory=dict)
    spawn_tokens: dict[Id, Text]
    spawn_states: dict[Id, Text]
    faces: dict[Id, Declined]
    tokens: dict[Id, Declined]
    zones: dict[Id, Text]
    places: dict[str, Text]
    """How the part of a zone's id behind the dot is spoken, where it is no compass point or letter."""
    difficulties: dict[Id, Text]
    terms: dict[Id, Text]
    counted: dict[Id, Counted]

    def zone_spoken(self, name: str, language: str) -> str:
        """A zone's id as it is spoken: compass points and letters are alike in every language, balconies are not."""
        tile, _, place = name.partition(".")
        spoken = self.places.get(place)
        return f"{tile}.{said(spoken, language)}" if spoken else name.rstrip("_")
