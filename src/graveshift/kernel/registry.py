"""The games that exist, and what each of them offers: one descriptor for each, and everything else finds it here."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

import msgspec

from graveshift.kernel.chance import Position
from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import GameType, Rules
from graveshift.kernel.sentences import in_every_language

Place = str
"""Where a part of a game is found when somebody needs it: `graveshift.games.my_game.scenario:STAGE`."""


class Argument(msgspec.Struct, frozen=True):
    """An option of `graveshift play` that belongs to a game: `--mission M`."""

    name: str
    metavar: dict[str, str]
    """What stands for its value in the help, by language."""
    help: dict[str, str]
    number: bool = False


class Example(msgspec.Struct, frozen=True):
    """A line of examples in the help of a command."""

    command: str
    """The command and its options: `play --mission m4`."""
    words: dict[str, str] = {}
    """What it does, by language."""


class GameModule(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game offers. Only `name` and `rules` must be said; a part that is missing has a plain stand-in.

    A part is named by its Place and loaded when it is first asked for, so that announcing a game costs nothing.
    docs/new-game.md says what each part is.
    """

    name: str
    """As people type it: small letters and hyphens."""
    title: dict[str, str] = {}
    """What the game is called, by language."""
    package: str = ""
    """The folder of the game: its rulebook, its glossary and the words of its terminal lie in there."""
    family: str = ""
    """The folder that it shares with its siblings, if it has any: more words of its terminal lie in there."""
    prefix: str = ""
    """What the IDs of its rules begin with; a game without one has no rulebook."""
    rule: str = ""
    """One of these IDs, as an example for those who look rules up."""
    heading: dict[str, str] = {}
    """A shorter title for headings, by language."""
    arguments: tuple[Argument, ...] = ()
    """Its options on the command line."""
    examples: tuple[Example, ...] = ()
    """What its players may want to type."""
    face: str = ""
    """The face of the page that shows it; empty: the plain one."""

    rules: Place = ""
    """The GameType (kernel/rules.py); a book without rules is read and not played."""
    stage: Place = ""
    """The Stage of its scenario files (parts/stage.py)."""
    terminal: Place = ""
    """The Terminal that tells it and asks before it begins (parts/terminal)."""
    shelf: Place = ""
    """The Shelf: what the start page and the table of the server show (parts/shelf)."""
    missions: Place = ""
    """The Missions that designers write as files (parts/missions.py)."""
    batch: Place = ""
    """The Batch: which set-ups a simulation plays, and what it counts (parts/batch.py)."""
    bench: Place = ""
    """The Bench: what is measured (parts/bench.py)."""
    encoding: Place = ""
    """What makes the Encoding of a set-up from its first position (kernel/encoding.py): for programs that learn."""
    bots: dict[str, Place] = {}
    """Players that know this game, by name; each is made with a seed."""
    judge: Place = ""
    """The Judge that plays futures of this game and values them (bots/judging.py): for the coach."""

    @property
    def playable(self) -> bool:
        return bool(self.rules)

    def file(self, name: str) -> Traversable:
        """A file of its folder. The package itself is not loaded for it."""
        first, *rest = self.package.split(".")
        return files(first).joinpath(*rest, name)

    def titled(self, language: str) -> str:
        """What the game is called in this language."""
        return in_language(self.title, language) or self.name

    def headed(self, language: str) -> str:
        """The same for a heading."""
        return in_language(self.heading, language) or self.titled(language)


_GAMES: Final[dict[str, GameModule]] = {}
_LOADED: Final[dict[str, Any]] = {}


def register(module: GameModule) -> None:
    """Announce a game."""
    _GAMES[module.name] = module


def modules() -> Iterator[GameModule]:
    """Every game that is announced, also books that cannot be played yet."""
    yield from _GAMES.values()


def names() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(name for name, module in _GAMES.items() if module.playable)


def default_game() -> str:
    """What is played where nobody says which game: the first."""
    return names()[0]


def module_of(name: str) -> GameModule:
    """What the game of that name offers."""
    module = _GAMES.get(name)
    if module is None or not module.playable:
        told = in_every_language("no-game", {"name": name, "known": ", ".join(names())})
        raise SetupError(told["en"], pl=told["pl"])
    return module


def game_type(name: str) -> GameType:
    """The rules of the game of that name."""
    return cast(GameType, part(module_of(name).rules))


def begin(name: str, options: dict[str, Any], rng: int) -> tuple[Rules, Position, dict[str, Any]]:
    """Rules, first position and complete options of a game that follows from its stream alone."""
    rules, position, complete = game_type(name).set_up(options, rng)
    rules.origin = (name, rng)
    return rules, position, complete


def book_modules() -> Iterator[GameModule]:
    """The games with a rulebook."""
    return (module for module in modules() if module.prefix)


def part(place: Place) -> Any:
    """What stands at a place, loaded once."""
    if place not in _LOADED:
        module, _, name = place.partition(":")
        _LOADED[place] = getattr(import_module(module), name)
    return _LOADED[place]


def in_language(words: dict[str, str], language: str) -> str:
    """Words in this language, else in English."""
    return words.get(language) or words.get("en", "")
