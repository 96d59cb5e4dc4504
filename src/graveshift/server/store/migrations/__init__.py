"""Numbered SQL files that both databases understand; each runs once, in order, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from graveshift.server.store import StoreError


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


def check_known(numbers: Iterable[int]) -> None:
    """Refuse a store that a newer Graveshift has changed."""
    newest = max((step.number for step in migrations()), default=0)
    if max(numbers, default=0) > newest:
        raise StoreError("This store was made by a newer Graveshift; update this one, or restore an older backup.")


LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
