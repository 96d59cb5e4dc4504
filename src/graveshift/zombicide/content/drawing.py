"""A board with what is to be drawn on it and around it."""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.board import Board
from graveshift.board.sheet import Fault, Mark, Sheet
from graveshift.content import Text, said

NORTH = Text("N", "Pn.")


class Drawing(msgspec.Struct, frozen=True):
    """A board with what is to be drawn on it and around it."""

    board: Board
    marks: list[Mark] = []
    sheet: Sheet = Sheet()


def told_faults(remarks: list[Any], language: str) -> list[Fault]:
    """What is wrong with a mission file, as it is told below its map."""
    faults = []
    for remark in remarks:
        line = f"{'line' if language == 'en' else 'wiersz'} {remark.line}: " if remark.line is not None else ""
        place = f"{remark.path}: " if remark.path else ""
        faults.append(Fault(f"{line}{place}{said(remark.reason, language)}", remark.spot))
    return faults
