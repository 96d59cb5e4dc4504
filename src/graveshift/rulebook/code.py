"""Where a rule stands in the code: the functions and data files that cite its ID."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+-\d+[a-z]?\b")
OWNER = re.compile(r"^\s*(?:def|class) (\w+)", re.MULTILINE)
PARTS = ("zombicide", "board", "games")
"""The floors that hold rules; elsewhere an ID is only shown."""


def code_of(rule: str) -> list[str]:
    """`zombicide/noise.py: make_noise`; empty in a package without its sources."""
    return list(_citations().get(rule, ()))


@cache
def _citations() -> dict[str, dict[str, None]]:
    root = Path(str(files("graveshift")))
    found: dict[str, dict[str, None]] = {}
    for part in PARTS:
        for path in sorted((root / part).rglob("*.py")):
            place = path.relative_to(root).as_posix()
            for rule, owner in _cited(path.read_text(encoding="utf-8")):
                found.setdefault(rule, {})[f"{place}: {owner}" if owner else place] = None
    return found


def _cited(source: str) -> Iterator[tuple[str, str]]:
    """Every rule in a module with the function or class that it stands in."""
    owners = [(found.start(), found[1]) for found in OWNER.finditer(source)]
    for found in ID.finditer(source):
        owner = ""
        for start, name in owners:
            if start > found.start():
                break
            owner = name
        yield found[0], owner
