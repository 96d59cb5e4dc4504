"""Where a rule stands in the code: the functions that cite its ID, or the number that a Book gives the ID to."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+-\d+[a-z]?\b")
NUMBER = re.compile(r"\bcite\.([A-Z_]+)\b")
NAMED = re.compile(r"^([a-z-]+): ([A-Z0-9-]+[a-z]?)$", re.MULTILINE)
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
    named = _named(root)
    for part in PARTS:
        for path in sorted((root / part).rglob("*.py")):
            if path.parent == root / "games" or path.name == "terms.py":
                continue  # the descriptors, and what an ID looks like: a rule there is only an example
            place = path.relative_to(root).as_posix()
            for cited, owner in _cited(path.read_text(encoding="utf-8")):
                for rule in named.get(cited, (cited,)):
                    found.setdefault(rule, {})[f"{place}: {owner}" if owner else place] = None
    return found


def _named(root: Path) -> dict[str, list[str]]:
    """The rules by the number with which shared code cites them, of all Books."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "games").glob("*/data/citations.yaml")):
        for name, rule in NAMED.findall(path.read_text(encoding="utf-8")):
            found.setdefault(name.replace("-", "_").upper(), []).append(rule)
    return found


def _cited(source: str) -> Iterator[tuple[str, str]]:
    """Every rule or number in a module with the function or class that it stands in."""
    owners = [(found.start(), found[1]) for found in OWNER.finditer(source)]
    for found in (*ID.finditer(source), *NUMBER.finditer(source)):
        owner = ""
        for start, name in owners:
            if start > found.start():
                break
            owner = name
        yield found[found.lastindex or 0], owner
