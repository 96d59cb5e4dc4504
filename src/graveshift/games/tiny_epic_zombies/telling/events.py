"""Events as data and as sentences, in English and Polish; and who may see them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from graveshift.content import Text, Tone, read, said
from graveshift.games.tiny_epic_zombies.content.loading import DATA
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.endings import reason_text, winner_text
from graveshift.games.tiny_epic_zombies.telling.names import identify, name


class Happening(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event is about (`name:kind` for each number), how it reads and sounds, and whether it reveals."""

    text: Text
    about: str = ""
    reveals: bool = False
    tone: tuple[Tone, ...] = ()

    @property
    def arguments(self) -> list[tuple[str, str]]:
        """Each argument's name and kind, in order."""
        pairs = [part.partition(":") for part in self.about.split()]
        return [(word, kind or word) for word, _, kind in pairs]


class EventFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of events.yaml."""

    events: dict[str, Happening]


@cache
def events() -> dict[str, Happening]:
    """Everything that happens, by name."""
    return read(DATA / "events.yaml", EventFile).events


NOTHING_TO_HEAL: Final = Text("{human} has nothing to heal.", "{human}: nie ma czego leczyć.")
NO_ROOM_FOR_AMMO: Final = Text("{human} has all the Ammo already.", "{human} ma już całą Amunicję.")
FOR_NOTHING: Final = {"healed": NOTHING_TO_HEAL, "ammo-gained": NO_ROOM_FOR_AMMO}
"""What is said where the token does not move (TEZ-WA-03, TEZ-WA-05)."""
PRIVATE: Final = ("card-seen", "clue-seen", "supply-seen")
"""Events only the Human they name first may see."""


def people_then(s: State, people: int) -> State:
    """The position with everybody called as they were when the event happened."""
    persons = [(people >> 4 * at & 15) - 1 for at in range(s.table.humans)]
    if persons == s.person:
        return s
    twin = s.copy()
    twin.person = persons
    return twin


def event_data(s: State, word: str, about: tuple[int, ...]) -> dict[str, Any]:
    """An event's arguments by name."""
    pairs = zip(events()[word].arguments, about, strict=True)
    return {field: identify(s, kind, value) for (field, kind), value in pairs}


def event_text(s: State, word: str, about: tuple[int, ...], language: str) -> str:
    """An event as a sentence."""
    happening = events()[word]
    in_vain = word in FOR_NOTHING and not about[1]
    pattern = said(FOR_NOTHING[word] if in_vain else happening.text, language)
    if word == "game-over":
        return f"{pattern} {winner_text(s, language)} {reason_text(s, language)}"
    pairs = zip(happening.arguments, about, strict=True)
    return pattern.format(**{field: name(s, kind, value, language) for (field, kind), value in pairs})


def visible(s: State, word: str, about: tuple[int, ...], seat: int | None) -> bool:
    """Some things only one seat sees (TEZ-HUM-04, TEZ-CMPO-09, TEZ-SUP-05)."""
    return word not in PRIVATE or seat == s.table.owner[about[0]]
