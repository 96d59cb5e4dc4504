"""What the mission files of all games of the family have in common: the frame, tiles, tokens, goals and rules.

A game subclasses `Mission`: it names its own tokens, goals and rules in the fields of these names (`one_of` makes the
union that msgspec reads of the list that the Book has), and adds what only its files say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Final, Literal, TypeVar, Union

from graveshift.content import Source, Told
from graveshift.zombicide.content.terms import Id, Minutes, RuleId, Strict
from graveshift.zombicide.content.vocabulary import Entry, Goal, MissionRule


class Difficulty(StrEnum):
    """How hard a mission is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"


Rotation = Literal[0, 90, 180, 270]


class PlacedTile(Strict, frozen=True):
    """A tile in the grid, turned clockwise from label-upright."""

    tile: str
    rotation: Rotation = 0
    also: tuple[Rotation, ...] = ()
    """Other rotations that the borders allow."""


class MissionBoard(Strict, frozen=True):
    """The grid, row by row, north up."""

    rows: tuple[tuple[PlacedTile, ...], ...]


class Token(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """Something that lies on the map at setup (UOA-SETUP-06)."""

    zone: str
    cell: str | None = None
    source: Source = Source.RECONSTRUCTED
    cite: RuleId | None = None
    constraint: str = ""
    """What the text demands of a reconstructed place."""

    @property
    def kind(self) -> str:
        """The token's name in the vocabulary."""
        return str(self.__struct_config__.tag)

    @property
    def place(self) -> str:
        """The cell it lies on."""
        return self.cell or self.zone


class Mission(Strict, frozen=True, kw_only=True):
    """One mission file, as far as all games agree."""

    prefix: ClassVar[str] = ""
    """How the ledger IDs of its game begin."""
    inherits: ClassVar[tuple[str, ...]] = ()
    """... and those of the books that it builds on."""

    format: Literal[1]
    game: str
    id: Id
    title: Told
    difficulty: Difficulty
    minutes: Minutes
    minutes_pl: Minutes | None = None
    """Where the Polish book prints another number."""
    tutorial: bool = False
    ledger: RuleId | None = None
    """The entry that describes the mission's frame."""
    briefing: Told
    board: MissionBoard
    tokens: tuple[Token, ...]
    goals: tuple[Goal, ...]
    rules: tuple[MissionRule, ...] = ()

    def laid_tiles(self) -> list[str]:
        """The tiles of the grid in reading order."""
        return [placed.tile for row in self.board.rows for placed in row]

    def of_kind(self, kind: str) -> int:
        """How many tokens of a kind the map shows."""
        return sum(token.kind == kind for token in self.tokens)

    def rule_lists(self) -> list[tuple[str, tuple[MissionRule, ...]]]:
        """The fields that hold special rules; a game whose files list some apart (losses) names those as well."""
        return [("rules", self.rules)]

    def every_rule(self) -> Iterator[tuple[str, MissionRule]]:
        """All special rules, each with its place in the file."""
        for field, rules in self.rule_lists():
            for index, rule in enumerate(rules):
                yield f"{field}[{index}] ({rule.id})", rule

    def plays(self, rule: str) -> bool:
        """Is this special rule one of the mission's?"""
        return any(entry.id == rule for _, entry in self.every_rule())

    def rule(self, kind: type[R]) -> R | None:
        """The first special rule of this kind."""
        return next((entry for _, entry in self.every_rule() if isinstance(entry, kind)), None)


R = TypeVar("R", bound=MissionRule)
M = TypeVar("M")
NAMELESS: Final = Told("a scenario", "scenariusz")


def bare(kind: type[M], game: str, **own: Any) -> M:
    """The mission of a scenario that names none: nothing but what the scenario says itself."""
    frame = {"title": NAMELESS, "briefing": NAMELESS, "difficulty": Difficulty.EASY, "minutes": 1}
    return kind(**{"format": 1, "game": game, "id": "scenario", **frame, **own})


def one_of(kinds: Sequence[type[Entry]] | Sequence[type[Token]]) -> Any:
    """The union of these structs, for the field of a mission file."""
    return Union[tuple(kinds)]  # noqa: UP007
