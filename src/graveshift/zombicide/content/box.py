"""The box of a game: what is printed in it, which words it uses, and how its files are read, checked and made tables.

The family's Box reads what every sibling has. A game says the rest in a subclass of its own, hung into its Book.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Protocol, TypeVar, cast

import msgspec

from graveshift.board import TileSet
from graveshift.content import ContentError, Problem
from graveshift.zombicide.content.equipment import Effect, Equipment, EquipmentFile, Trait
from graveshift.zombicide.content.names import Names
from graveshift.zombicide.content.skills import Skill, SkillFile
from graveshift.zombicide.content.survivors import Survivor, SurvivorFile
from graveshift.zombicide.content.terms import DangerLevel
from graveshift.zombicide.content.zombies import (
    Abomination,
    Constants,
    ImprovisedWeapon,
    Miniatures,
    Zombie,
    ZombieCard,
    ZombieFile,
)
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.tables import Tables


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """What is in the box: every dictionary is keyed by id and keeps the order of its file."""

    traits: dict[str, Trait]
    effects: dict[str, Effect]
    equipment: dict[str, Equipment]
    miniatures: Miniatures
    zombies: dict[str, Zombie]
    zombie_cards: dict[str, ZombieCard]
    abominations: dict[str, Abomination]
    improvised_weapons: dict[str, ImprovisedWeapon]
    constants: Constants
    skills: dict[str, Skill]
    survivors: dict[str, Survivor]
    names: Names
    tiles: TileSet
    components: Any = None
    """What there is besides cards, figures and tiles (`content/components.py`, or a struct of the game)."""
    drawn: str = ""
    """The deck that a Search draws from."""
    quick: tuple[str, ...]
    """Survivors in the order in which they come when nobody chooses."""
    missions: dict[str, Any]


class Box:
    """What is special about one game's content. Everything here has the family's answer; a game overrides its own."""

    # ---- the structs
    content: ClassVar[type[Content]] = Content
    equipment: ClassVar[Any] = EquipmentFile[Equipment]
    zombies: ClassVar[type[ZombieFile]] = ZombieFile
    survivors: ClassVar[Any] = SurvivorFile[Survivor]
    skills: ClassVar[type[SkillFile]] = SkillFile
    names: ClassVar[type[Names]] = Names
    mission: ClassVar[Any]
    tables: ClassVar[type[Tables]] = Tables

    # ---- the words, with the numbers that the engine knows them by
    kinds: ClassVar[tuple[str, ...]]
    """Zombies, in the order of their numbers; at most eight."""
    abominations: ClassVar[tuple[str, ...]] = ("abomination",)
    """The kinds that are Abominations."""
    classes: ClassVar[dict[str, int]]
    """Classes (or Specialties) and their bits."""
    card_kinds: ClassVar[dict[str, int]]
    """Types of cards, and what they are to the rules: MELEE, PISTOL, RIFLE, THROWN, ITEM."""
    decks: ClassVar[dict[str, int]] = {"equipment": 0}
    drawn: ClassVar[str] = "equipment"
    """The deck that a Search draws from."""
    hands: ClassVar[int] = 2
    backpack: ClassVar[int] = 3
    """How many cards hands and Backpack hold."""
    noises: ClassVar[dict[str, int]]
    ammo: ClassVar[dict[str, int]] = {"none": 0}

    # ---- skills
    effects: ClassVar[dict[str, tuple[int, ...]]]
    """What each skill adds to (`content/effects.py`); a skill that is not here acts at set-up only."""
    action_skills: ClassVar[tuple[int, ...]] = ()
    """Modifiers of this book's own skills that are Actions."""
    shared_skill: ClassVar[str] = ""
    """The rule of the skills that the group shares as long as a Leader is there: their `param` is a skill."""
    starting_card: ClassVar[str] = ""
    """The rule of the skills that somebody starts with a card by: their `param` is the card."""

    def own_parts(self, folder: Traversable, zombies: Any) -> dict[str, Any]:
        """What its content has besides the family's parts: of files of its own in `folder`, or of zombies.yaml."""
        return {}

    def laid_over(self, folder: Traversable, parent: Any, missions: list[str]) -> Content:
        """The content of an expansion: its own files in `folder` laid over what its parent's box holds."""
        raise NotImplementedError

    def deck_sizes(self, content: Any) -> dict[str, int]:
        """How many cards each Equipment deck must have."""
        return {}

    def check(self, content: Any) -> None:
        """What must hold in this box besides what holds in all of them; the first mistake is raised."""

    def mission_problems(self, mission: Any, content: Any) -> Iterator[Problem]:
        """What is wrong with a mission of the box."""
        yield from ()

    def check_mission(self, file: str, mission: Any, content: Any) -> None:
        """A mission of the box holds together; the first mistake is raised."""
        for path, reason in self.mission_problems(mission, content):
            raise ContentError(file, path, reason.en, pl=reason.pl)

    def skill_param(self, skill: Skill) -> str:
        """What kind of thing the `param` of a skill names and must exist: equipment, skill, zombie; or nothing."""
        return {self.starting_card: "equipment", self.shared_skill: "skill"}.get(skill.rule, "")

    def named(self) -> Iterator[tuple[str, Iterable[str]]]:
        """The lists of names.yaml, and the words that each must have."""
        yield "classes", self.classes
        yield "zombies", self.kinds
        yield "danger_levels", DangerLevel
        yield "decks", self.decks
        yield "equipment_kinds", self.card_kinds
        yield "noise", self.noises
        yield "ammo", self.ammo

    def figures(self, t: Tables, content: Any) -> None:
        """The figures that only this game has, entered into its tables."""


def box_of(book: Book) -> Box:
    """The box that a Book comes with."""
    return cast(Box, book.box)


# ---- for those who read and check


class HasId(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=HasId)


def by_id(file: str, path: str, entries: Iterable[E]) -> dict[str, E]:
    """Entries by their ids, each used once."""
    found: dict[str, E] = {}
    for entry in entries:
        if entry.id in found:
            raise ContentError(file, path, f"The id `{entry.id}` is used twice.")
        found[entry.id] = entry
    return found


def must_exist(file: str, path: str, kind: str, name: str, known: Iterable[str]) -> None:
    """Refuse the name of something that is not there."""
    if name not in known:
        raise ContentError(file, path, f"There is no {kind} called `{name}`.")
