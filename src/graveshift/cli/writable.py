"""Whether the files that a long command is to write can be written: told before the first game, not after the last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from graveshift.kernel.errors import GraveshiftError


class NotWritable(GraveshiftError):
    """A file or folder named on the command line cannot be written."""


def must_be_writable(files: Sequence[tuple[str, Path | None]], folder: tuple[str, Path | None] = ("", None)) -> None:
    """Every file, and the folder, that an option names can be written, and no two options name the same file."""
    named = [(option, path) for option, path in files if path is not None]
    taken: dict[Path, str] = {}
    for option, path in named:
        if path.resolve() in taken:
            raise NotWritable(f"{option} and {taken[path.resolve()]} both name {path}; they need a file each.")
        taken[path.resolve()] = option
    for option, path in named:
        try_file(option, path)
    option, plots = folder
    if plots is not None:
        try_folder(option, plots)


def try_file(option: str, path: Path) -> None:
    """Open the file to append nothing; one that was not there is gone again afterwards."""
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as trouble:
        raise NotWritable(f"{option} {path}: this file cannot be written ({trouble.strerror}).") from None
    if new:
        path.unlink()


def try_folder(option: str, path: Path) -> None:
    """Make the folder where there is none yet, and see whether it takes a file."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".writable"
        probe.open("ab").close()
        probe.unlink()
    except OSError as trouble:
        raise NotWritable(f"{option} {path}: nothing can be written there ({trouble.strerror}).") from None
