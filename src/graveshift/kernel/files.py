"""Files that are written whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; the old one stays whole until the new one is.

    A link is followed, and what is no ordinary file (a pipe, a device) is written to instead of replaced.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_bytes(data)
        partial.replace(path)
    except OSError:
        # A full disk: half a file is of no use to anybody, and the old one is still there.
        with suppress(OSError):
            partial.unlink()
        raise
