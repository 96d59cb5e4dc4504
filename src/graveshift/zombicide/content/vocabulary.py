"""The mission vocabulary: what every goal and special rule that a mission file may name is asked.

A goal or rule is one file: the struct with its fields, what it needs of the rest of the mission, what is wrong with it,
how it becomes part of the scene, which ledger entry it has. The Book of a game lists its goals and rules, and whoever
deals with them reads that list: `mission check` and the review, set-up, scenario files, the JSON schema, the pages in
docs/, the bots. What is asked at every step of the game is the compiled goal that `made` gives
(`zombicide/rules/goals.py` and the `goals.py` of the game), or ints that `enter` writes into the scene.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar, TypeVar

from graveshift.content import Problem, Text, Told
from graveshift.zombicide.content.terms import Id, RuleId, Strict, kebab
from graveshift.zombicide.rules import goals as hot
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables

if TYPE_CHECKING:
    from graveshift.zombicide.content.box import Content
    from graveshift.zombicide.content.mission import Mission, Token
    from graveshift.zombicide.content.ways import Land


class Entry(Strict, frozen=True, kw_only=True, tag_field="id", tag=kebab):
    """What goals and special rules have in common; paths of problems begin inside the entry unless said otherwise."""

    needs_tokens: ClassVar[tuple[str, ...]] = ()
    """Kinds of token that must lie on the map."""
    needs_rules: ClassVar[tuple[str, ...]] = ()
    """Special rules without which it cannot be played."""
    whole: ClassVar[tuple[str, ...]] = ()
    """Fields whose lists name everything that they can name."""

    @property
    def id(self) -> str:
        """Its name in the vocabulary."""
        return str(self.__struct_config__.tag)

    def needed_tokens(self) -> tuple[str, ...]:
        """Kinds of token that must lie on the map."""
        return self.needs_tokens

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        """What it names and is not there, what it counts and is otherwise, what it cannot be played with."""
        yield from ()

    def at_odds(self, mission: Mission) -> Iterator[Problem]:
        """Tokens that it cannot be played with; the path begins at the file."""
        yield from ()

    def lacking(self, mission: Mission) -> Iterator[Problem]:
        """Why it leads nowhere in this mission, beyond `needs_rules`."""
        yield from ()

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        """What it takes and the box does not hold."""
        yield from ()


class Goal(Entry, frozen=True, kw_only=True):
    """What every goal has: a key inside its mission, a title for the player, what must come first, its ledger entry."""

    key: Id
    title: Told
    after: tuple[Id, ...] = ()
    cite: RuleId | None = None

    needs_rally: ClassVar[bool] = False
    """Somebody has to be rallied for it."""

    def made(self, after: int, rule: str, tables: Tables) -> hot.Goal:
        """The goal as the rules ask it."""
        raise NotImplementedError

    def wants(self, token: Token) -> Text | None:
        """Why somebody has to come to where this token lies; nothing if nobody has to."""
        return None

    def out_of_reach(self, mission: Mission, land: Land) -> Iterator[Problem]:
        """What it asks for at places nobody can walk to; the path begins inside the goal."""
        yield from ()

    def tokens_out_of_reach(self, token: Token, land: Land) -> Iterator[Text]:
        """Why this token cannot be dealt with as the goal wants it."""
        yield from ()


class MissionRule(Entry, frozen=True, kw_only=True):
    """What every special rule has: the ledger entry it implements."""

    cite: RuleId | None = None

    usual: ClassVar[str] = ""
    """The entry that it has in the missions of the box."""

    @classmethod
    def usual_cite(cls, cites: list[str]) -> str:
        """The same, for a designer's file that cites none; a rule of the family finds it among the Book's citations."""
        return cls.usual

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        """Write it into the scene; a rule that only describes the set-up has nothing to write."""


E = TypeVar("E", bound=Entry)


def vocabulary(kind: type[E], folders: tuple[str, ...]) -> list[type[E]]:
    """Every entry of a kind in these folders, by id: a file there is all it takes.

    An entry of a later folder takes the place of its namesake: a book says more of what every book can use.
    """
    found: dict[str, type[E]] = {}
    for folder in folders:
        for file in iter_modules(import_module(folder).__path__, f"{folder}."):
            for entry in vars(import_module(file.name)).values():
                if isinstance(entry, type) and issubclass(entry, kind) and entry.__module__ == file.name:
                    found[str(entry.__struct_config__.tag)] = entry
    return [found[name] for name in sorted(found)]
