"""Fingerprints of plain data, the same on every machine and with every hash seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import attrgetter
from typing import Any, Final

import msgspec

from graveshift.kernel.chance import Position

_encode = msgspec.json.Encoder(order="deterministic").encode


def digest_of(data: Any) -> str:
    """Sixteen hexadecimal digits that stand for the data."""
    return hashlib.blake2b(_encode(data), digest_size=8).hexdigest()


def digest_at(position: Position) -> str:
    """The digest of a game that stands at a boundary there, without a copy of anything."""
    form = type(position)
    if form not in _read:
        names = tuple(sorted(position.fields()))
        _read[form] = names, attrgetter(*names)
    names, read = _read[form]
    return digest_of({"position": dict(zip(names, read(position), strict=True)), "since": []})


_read: Final[dict[type, tuple[tuple[str, ...], Callable[[Position], tuple[Any, ...]]]]] = {}
"""By kind of position: the names of its fields, and what reads them all at once."""


def sources_digest(*packages: str) -> str:
    """Sixteen hexadecimal digits that stand for the sources of packages: the same plain and compiled."""
    summed = hashlib.blake2b(digest_size=8)
    for package in packages:
        for name, text in _sources(package, files(package)):
            summed.update(f"{name}\0{text}\0".encode())
    return summed.hexdigest()


def _sources(place: str, folder: Traversable) -> list[tuple[str, str]]:
    """Every Python file of a package by its dotted place, in order."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _sources(f"{place}.{entry.name}", entry)
        elif entry.name.endswith(".py"):
            found.append((f"{place}.{entry.name}", entry.read_text(encoding="utf-8")))
    return found
