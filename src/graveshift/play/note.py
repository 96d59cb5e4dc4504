"""What a record says about its table in its `note`, in words a person can read: bots, undo, language."""

from __future__ import annotations

import msgspec


class TableNote(msgspec.Struct, frozen=True):
    """How a table is set, beside the rules."""

    bots: dict[int, str] = {}
    undo: str = ""
    language: str = ""

    def text(self) -> str:
        """`bot 2=random; undo until-revealed; language pl`"""
        parts = [f"bot {seat + 1}={name}" for seat, name in sorted(self.bots.items())]
        parts += [f"undo {self.undo}"] * bool(self.undo)
        parts += [f"language {self.language}"] * bool(self.language)
        return "; ".join(parts)


def read_note(note: str) -> TableNote:
    """The parts that this version knows; whatever else somebody wrote there is left alone."""
    bots: dict[int, str] = {}
    found = {"undo": "", "language": ""}
    for part in note.split(";"):
        word, _, value = part.strip().partition(" ")
        if word == "bot":
            seat, _, name = value.partition("=")
            if seat.isascii() and seat.isdigit() and int(seat) > 0 and name:
                bots[int(seat) - 1] = name
        elif word in found:
            found[word] = value
    return TableNote(bots, found["undo"], found["language"])
