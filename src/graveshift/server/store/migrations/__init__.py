"""Numbered SQL files that both databases understand; each runs once, in order, in one transaction."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Migration(msgspec.Struct, frozen=True):
    """One step of the schema."""

    number: int
    name: str
    statements: tuple[str, ...]


def migrations() -> list[Migration]:
    """All steps in order. A statement ends with `;` at the end of a line."""
    found = []
    for file in files(__name__).iterdir():
        if file.name.endswith(".sql"):
            statements = [part.strip() for part in file.read_text(encoding="utf-8").split(";\n")]
            number, _, name = file.name.removesuffix(".sql").partition("_")
            found.append(Migration(int(number), name, tuple(part.rstrip(";") for part in statements if part)))
    return sorted(found, key=lambda step: step.number)


LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
