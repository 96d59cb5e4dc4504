"""Ids and names of everything an option or an event can speak of, in English and Polish."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from graveshift.content import Amount, Declined, Text, Word, inflected, said
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    COURTYARD,
    FACE_IDS,
    NO_CARD,
    OFF,
    PHASE_NAMES,
    STORE_OF,
    STORE_ROOMS,
)
from graveshift.games.tiny_epic_zombies.rules.state import State

SQUAD_IDS: Final = ("nw", "ne", "se", "sw")
REWARD_IDS: Final = ("heal", "ammo", "repair", "kill")
LETTERS: Final = ("a", "b", "c", "d")
EXIT_IDS: Final = ("violet", "amber", "jade", "azure", "1", "2")
STRANDED_IDS: Final = ("person", "zombie")
TOKEN_IDS: Final = (
    "supply-1",
    "supply-2",
    "radio",
    "part",
    *(f"stranded-{number}" for number in (1, 2)),
    *(f"ingredient-{number}" for number in range(1, 9)),
    *(f"exit-{number}" for number in range(1, 9)),
    *(f"clue-{number}" for number in range(1, 6)),
)
COURTYARD_WORDS: Final = (
    Text("Courtyard, centre", "Dziedziniec (środek)"),
    Text("Courtyard, north", "Dziedziniec (północ)"),
    Text("Courtyard, east", "Dziedziniec (wschód)"),
    Text("Courtyard, south", "Dziedziniec (południe)"),
    Text("Courtyard, west", "Dziedziniec (zachód)"),
)
TOKEN_WORDS: Final = {
    "supply": Text("Supply", "Zapasy"),
    "radio": Declined("Radio", "Radio", {"pron": "je"}),
    "part": Declined("Part", "Część", {"pron": "ją"}),
    "stranded": Text("Stranded token", "Żeton Uwięzionych"),
    "ingredient": Text("Ingredient", "Składnik"),
    "exit": Text("Exit token", "Żeton Wyjścia"),
    "clue": Text("Clue", "Trop"),
}
FACE_WORDS: Final = (
    Text("Overkill", "Masakra"),
    Text("no additional effect", "bez dodatkowego efektu"),
    Text("1 Wound", "1 Rana"),
    Text("2 Wounds", "2 Rany"),
)
SQUAD_WORDS: Final = (
    Text("north-west Squad", "Oddział północno-zachodni"),
    Text("north-east Squad", "Oddział północno-wschodni"),
    Text("south-east Squad", "Oddział południowo-wschodni"),
    Text("south-west Squad", "Oddział południowo-zachodni"),
)
REWARD_WORDS: Final = (
    Text("heal 1", "leczenie 1"),
    Text("gain 1 Ammo", "1 punkt Amunicji"),
    Text("repair 1", "naprawa 1"),
    Text("kill any 2 Zombies", "zabicie 2 dowolnych Zombie"),
)
STRANDED_WORDS: Final = (Text("a stranded person", "uwięziony człowiek"), Text("a Zombie", "Zombie"))


@cache
def card_ids() -> tuple[str, ...]:
    """Each of the 32 Search Cards by its copy's id."""
    return tuple(copy.id for card in load().cards.values() for copy in card.copies)


@cache
def card_names() -> tuple[Text, ...]:
    return tuple(card.name for card in load().cards.values() for _ in card.copies)


@cache
def player_ids() -> tuple[str, ...]:
    return tuple(load().players)


@cache
def objective_ids() -> tuple[str, ...]:
    return tuple(load().objectives)


@cache
def symbol_ids() -> tuple[str, ...]:
    return tuple(load().symbols)


@cache
def source_ids() -> tuple[str, ...]:
    return tuple(load().sources)


@cache
def face_ids() -> tuple[str, ...]:
    return tuple(load().faces)


@cache
def known_words() -> dict[str, tuple[str, Text]]:
    """Every id that somebody may type, of which kind it is, and what it is called."""
    content = load()
    sides = ("centre", "north", "east", "south", "west")
    words = {f"courtyard.{side}": ("room", text) for side, text in zip(sides, COURTYARD_WORDS, strict=True)}
    for face, entry in content.faces.items():
        words[face] = ("store", entry.name)
        for number in (1, 2, 3):
            words[f"{face}.{number}"] = ("room", Text(f"{entry.name.en} {number}", f"{entry.name.pl} {number}"))
    words |= {name: ("ability", ability.name) for name, ability in content.abilities.items()}
    words |= {name: ("human", player.name) for name, player in content.players.items()}
    words |= {name: ("source", source.name) for name, source in content.sources.items()}
    words |= {name: ("card", text) for name, text in zip(card_ids(), card_names(), strict=True)}
    words |= {name: ("squad", text) for name, text in zip(SQUAD_IDS, SQUAD_WORDS, strict=True)}
    return words | {name: ("token", token_text(token)) for token, name in enumerate(TOKEN_IDS)}


def typed(word: str, language: str) -> str:
    """What something is called that was typed by its id; what is no id stays as it was typed."""
    if word not in known_words():
        return word
    text = known_words()[word][1]
    return inflected(text, language) if isinstance(text, Declined) else said(text, language)


def store_id(s: State, slot: int) -> str:
    """The face in a slot; the Courtyard for what is no Store."""
    return "courtyard" if slot == COURTYARD else face_ids()[s.table.mall.faces[slot]]


def human_id(s: State, human: int) -> str:
    """A Human is called by the Player Card, before the choice by number."""
    if s.person[human] == NO_CARD:
        return f"human-{human + 1}"
    return player_ids()[s.person[human]]


def identify(s: State, kind: str, value: int) -> Any:
    """The id (or number) of a thing of this kind, for keys and data."""
    if kind == "room":
        return s.table.mall.names[value] if value != OFF else None
    if kind == "store":
        return store_id(s, value)
    if kind == "human":
        return human_id(s, value) if value >= 0 else None
    if kind == "card":
        return card_ids()[value]
    if kind == "hand":
        return card_ids()[s.hand[value]]
    if kind == "token":
        return TOKEN_IDS[value]
    if kind == "person":
        return player_ids()[value]
    if kind == "ability":
        return ABILITY_IDS[value]
    if kind == "objective":
        return objective_ids()[value]
    if kind == "source":
        return source_ids()[value]
    words = PLAIN_IDS.get(kind)
    return words[value] if words is not None else value


PLAIN_IDS: Final[dict[str, tuple[str, ...]]] = {
    "squad": SQUAD_IDS,
    "reward": REWARD_IDS,
    "letter": LETTERS,
    "exit": EXIT_IDS,
    "stranded": STRANDED_IDS,
    "face": FACE_IDS,
    "phase": PHASE_NAMES,
}


def name(s: State, kind: str, value: int, language: str) -> str:
    """The thing's name in a sentence; a Human can also be called by number, and a count chooses the words around it."""
    text = text_of(s, kind, value)
    if text is None:
        return str(identify(s, kind, value)).upper() if kind == "letter" else Amount(str(value), value, language)
    if kind == "human":
        return Word(said(text, language), {"number": str(value + 1)})
    return inflected(text, language) if isinstance(text, Declined) else said(text, language)


def text_of(s: State, kind: str, value: int) -> Text | None:
    content = load()
    if kind == "room":
        return room_text(s, value)
    if kind == "store":
        if value == COURTYARD:
            return Text("Courtyard", "Dziedziniec")
        return content.faces[store_id(s, value)].name
    if kind == "human":
        if value < 0:
            return Text("Nobody", "Nikt")
        if s.person[value] == NO_CARD:
            return Text(f"Human {value + 1}", f"Człowiek {value + 1}")
        return content.players[human_id(s, value)].name
    if kind == "card":
        return card_names()[value]
    if kind == "hand":
        return card_names()[s.hand[value]]
    if kind == "token":
        return token_text(value)
    if kind == "person":
        return content.players[player_ids()[value]].name
    if kind == "ability":
        return content.abilities[ABILITY_IDS[value]].name
    if kind == "objective":
        return content.objectives[objective_ids()[value]].name
    if kind == "source":
        return content.sources[source_ids()[value]].name
    if kind == "exit":
        return content.symbols[EXIT_IDS[value]].name if value < 4 else Text(EXIT_IDS[value], EXIT_IDS[value])
    words = PLAIN_WORDS.get(kind)
    return words[value] if words is not None else None


PLAIN_WORDS: Final[dict[str, tuple[Text, ...]]] = {
    "face": FACE_WORDS,
    "squad": SQUAD_WORDS,
    "reward": REWARD_WORDS,
    "stranded": STRANDED_WORDS,
}


def room_text(s: State, room: int) -> Text:
    """`Echo Ridge Food Court 3`."""
    if room >= STORE_ROOMS:
        return COURTYARD_WORDS[room - STORE_ROOMS]
    store = load().faces[store_id(s, STORE_OF[room])].name
    return Text(f"{store.en} {room % 3 + 1}", f"{store.pl} {room % 3 + 1}")


def token_text(token: int) -> Text:
    kind, _, number = TOKEN_IDS[token].partition("-")
    words = TOKEN_WORDS[kind]
    return Text(f"{words.en} {number}", f"{words.pl} {number}") if number else words
