"""Missions that designers write as files: what a game with such files says for the commands and the editor."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from graveshift.content import Text


class Remark(Protocol):
    """Something that is wrong with a mission file, or odd."""

    @property
    def line(self) -> int | None: ...
    @property
    def path(self) -> str: ...
    @property
    def reason(self) -> Text: ...
    @property
    def warning(self) -> bool: ...


class Mission(Protocol):
    """A mission as far as it is named in reports."""

    @property
    def title(self) -> Text: ...
    @property
    def goals(self) -> Any: ...


class Review(Protocol):
    """What was found in a mission file."""

    @property
    def fine(self) -> bool: ...
    @property
    def mission(self) -> Any: ...
    @property
    def remarks(self) -> Any: ...


class Drawn(Protocol):
    """A board with what lies on it, ready to be drawn."""

    @property
    def board(self) -> Any: ...
    @property
    def marks(self) -> Any: ...
    @property
    def sheet(self) -> Any: ...


class Missions(Protocol):
    """The missions of a game, those of the box and those of designers."""

    def ids(self) -> list[str]:
        """The missions of the box."""

    def options(self, text: str) -> dict[str, Any]:
        """The set-up options for a mission named by its id or by the path of a designer's file."""

    def listed(self, language: str, columns: int) -> str:
        """The missions of the box, each with what there is to know before choosing one."""

    def shown(self, text: str, language: str, columns: int) -> str:
        """A mission with its goals, rules, tokens and map."""

    def review(self, path: Path) -> Review:
        """Everything that is wrong with a file."""

    def review_data(self, data: bytes, name: str) -> Review:
        """The same for text that is in no file."""

    def struct(self) -> type[Any]:
        """What a mission file is, as a type: for its schema."""

    def board(self, what: str, language: str) -> Drawn:
        """The board that a mission, a row of tiles or a file means."""

    def bare(self, drawn: Drawn) -> Drawn:
        """The same board without what a mission puts on it."""

    def text_map(self, drawn: Drawn, columns: int) -> str:
        """The board as text, with what lies on it and what is wrong told below."""
