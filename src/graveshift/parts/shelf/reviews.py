"""What is wrong with a designer's mission file, as it goes over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from graveshift.content import Text
from graveshift.parts.shelf.boards import MissionBoard
from graveshift.parts.shelf.entries import MissionEntry


class MissionRemark(Struct, frozen=True):
    """One thing that is wrong with a mission file, or odd."""

    line: int | None
    path: str
    """Where in the file: `tokens[3] (noise).zone`."""
    reason: Text
    warning: bool
    """It can be played, but was it meant?"""
    spot: tuple[int, int] | None
    """Where on the map."""


class MissionReview(Struct, frozen=True):
    """What can be said of a mission file. A fine one is played with `custom` among the options of a new table."""

    fine: bool
    mission: MissionEntry | None
    """Null: it cannot be read."""
    custom: dict[str, Any] | None
    """The file as plain data; null unless it is fine."""
    remarks: list[MissionRemark]
    board: MissionBoard | None
    """As much of its map as can be drawn; a tile without a name is a gap."""
