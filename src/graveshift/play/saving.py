"""Where games are kept: by themselves in the user's data folder, and in the files people name.

A file is written whole and then renamed, and nothing is written over a file that is something else.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from graveshift.kernel.errors import GraveshiftError, RecordError
from graveshift.kernel.record import Record, load, save

SUFFIX = ".graveshift.json"


class NotOverwritten(GraveshiftError):
    """A file that exists and is not this game."""


def data_folder() -> Path:
    """The user's data folder for Graveshift; the variable GRAVESHIFT_DATA names another one."""
    if chosen := os.environ.get("GRAVESHIFT_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Graveshift"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Graveshift"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "graveshift"


def new_autosave(game: str, played: str) -> Path:
    """A fresh name in the data folder, such as `GAME-m4-20250102-203015.graveshift.json`."""
    folder = data_folder() / "games"
    stem = "-".join(filter(None, (game, played, datetime.now().strftime("%Y%m%d-%H%M%S"))))
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def autosaves() -> list[Path]:
    """The games in the data folder, the newest first."""
    folder = data_folder() / "games"
    if not folder.is_dir():
        return []
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def is_autosave(path: Path) -> bool:
    return path.resolve().parent == (data_folder() / "games").resolve()


def keep(record: Record, path: Path, *, force: bool = False) -> None:
    """Write a record; an existing file must be an earlier or later moment of the same game, unless forced."""
    if not force:
        check_target(record, path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save(record, path)
    except OSError as error:
        raise RecordError(
            f"{path}: cannot be written ({error.strerror or error}).",
            pl=f"{path}: nie da się zapisać ({error.strerror or error}).",
        ) from None


def check_target(record: Record, path: Path) -> None:
    """Refuse to write over a file that is not a record, or the record of another game."""
    if path.is_dir():
        raise NotOverwritten(f"{path} is a folder; name a file.")
    if not path.exists():
        return
    try:
        there = load(path)
    except RecordError:
        raise NotOverwritten(f"{path} exists and is no record of a game; nothing was written over.") from None
    if (there.game, there.seed, there.options) != (record.game, record.seed, record.options):
        raise NotOverwritten(f"{path} is the record of another game; nothing was written over.")
