"""Fingerprints of plain data, the same on every machine and with every hash seed."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def digest_of(data: Any) -> str:
    """Sixteen hexadecimal digits that stand for the data."""
    return hashlib.blake2b(_encode(data), digest_size=8).hexdigest()


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
