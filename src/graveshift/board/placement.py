"""Where tiles lie: rows of turned tiles, and floors of such rows."""

from collections.abc import Sequence
from typing import Final

import msgspec

from .tiles import BoardError

EMPTY: Final = ""
"""The tile of a spot where one is missing."""

NO_TILE: Final = "."
"""The tile of a spot that is meant to be empty."""


class Placement(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tile in a row, turned clockwise; `also` lists other turns the borders allow."""

    tile: str
    rotation: int = 0
    also: list[int] = []


Rows = Sequence[Sequence[Placement]]
"""Rows of tiles, from north to south."""


class Floor(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A floor of a board: its name, and its own rows of tiles (AOTD-ZONE-04)."""

    name: str
    rows: list[list[Placement]]


def read_rows(text: str) -> list[list[Placement]]:
    """Rows in short form, one a line: `8V 1R@270`; a dot leaves a spot empty."""
    rows: list[list[Placement]] = []
    for line in text.strip().splitlines():
        row: list[Placement] = []
        for word in line.split():
            tile, _, turn = word.partition("@")
            if turn and not turn.isdigit():
                raise BoardError(f"Tile {word!r}: the turn after @ is 0, 90, 180 or 270.")
            row.append(Placement(tile, int(turn or 0)))
        rows.append(row)
    return rows
