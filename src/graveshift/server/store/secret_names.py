"""How the secrets that sign tokens are called in a store: `secret`, then `secret.2`, `secret.3` and so on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

FIRST_SECRET: Final = "secret"


def newest_first(rows: Iterable[tuple[str, str]]) -> list[str]:
    """The values of the secrets, by their numbers."""
    return [value for _, value in sorted(rows, key=lambda row: _number(row[0]), reverse=True)]


def next_secret(names: Iterable[str]) -> str:
    """The name of one more."""
    number = max((_number(name) for name in names), default=0) + 1
    return FIRST_SECRET if number == 1 else f"{FIRST_SECRET}.{number}"


def _number(name: str) -> int:
    return int(name.partition(".")[2] or 1)
