"""Whose is a file? A mission file and a scenario say which game they are for; nobody has to repeat it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from graveshift.kernel.registry import default_game, modules

LINE = re.compile(rb"^game:[ \t]*[\"']?(?P<name>[\w-]+)", re.MULTILINE)


def game_of_text(text: bytes) -> str | None:
    """The game that a text names, if we have it."""
    found = LINE.search(text)
    name = found["name"].decode(errors="replace") if found else ""
    return name if name in [module.name for module in modules()] else None


def game_of_file(what: str) -> str | None:
    """The game that a file names; None for what is no file, cannot be read or does not say."""
    try:
        return game_of_text(Path(what).read_bytes())
    except (OSError, ValueError):
        return None


def game_for(game: str | None, files: Iterable[str]) -> str:
    """The game that was asked for, else that of the first file that names one, else the first of all."""
    return game or next(filter(None, map(game_of_file, files)), default_game())
