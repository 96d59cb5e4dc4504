"""The English of the project, where a slip has come back before: "its own zone", never "the own zone"."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SLIP = re.compile(r"\bthe own\b", re.IGNORECASE)
LEDGERS = ("rulebook.json", "rules-status.md")
"""Written from the ledgers, whose titles are theirs."""


def prose() -> Iterator[Path]:
    patterns = [f"{folder}/**/*.{kind}" for folder in ("src/graveshift", "tests", "tools") for kind in ("py", "yaml")]
    patterns += [f"web/src/**/*.{kind}" for kind in ("ts", "svelte", "md")]
    for pattern in (*patterns, "docs/*.md", "*.md"):
        yield from (path for path in ROOT.glob(pattern) if path.name not in LEDGERS and path != Path(__file__))


def test_what_is_ones_own_has_an_owner() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in prose()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if SLIP.search(line)
    ]
    assert found == []
