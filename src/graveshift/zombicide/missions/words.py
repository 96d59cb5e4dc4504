"""Words that several goals and special rules share: faces of Objectives, Classes, who is meant."""

from __future__ import annotations

from typing import Final, Literal

from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.terms import Face
from graveshift.zombicide.rules.codes import BLUE_FACE, GREEN_FACE, HIDDEN_FACE, RED_FACE
from graveshift.zombicide.rules.tables import Tables

Everyone = Literal["survivors", "everyone"]
"""The players' Survivors, or these and all Companions."""

Faces = Literal["any"] | tuple[Face, ...]
"""All Objectives, or those with these faces."""

FACES: Final = (Face.RED, Face.BLUE, Face.GREEN)
"""In the order of their codes."""


def class_bits(tables: Tables) -> dict[str, int]:
    """The Classes of the game at the table, and their bits."""
    return box_of(tables.book).classes


def face_codes(faces: Faces) -> list[int]:
    """The faces a rule speaks of; "any" includes tokens whose face nobody hides."""
    if faces == "any":
        return [RED_FACE, BLUE_FACE, GREEN_FACE, HIDDEN_FACE]
    return [FACES.index(Face(face)) for face in faces]
