"""Finding rules by their words or by their chapter."""

import re
from collections.abc import Iterable

from graveshift.rulebook.book import Rule, every_rule


def search(words: str, rules: Iterable[Rule] | None = None) -> list[Rule]:
    """The rules that have all these words, or words that begin so: by title, then by text, then by the rest."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    if not wanted:
        return []
    ranked = [(_rank(found, wanted), found) for found in (every_rule() if rules is None else rules)]
    return [found for rank, found in sorted(ranked, key=lambda entry: entry[0]) if rank]


def in_chapter(name: str, rules: Iterable[Rule]) -> list[Rule]:
    """The rules of a chapter, called by its title, a part of the title, or its word in the IDs (NOISE)."""
    wanted = name.strip().lower()
    rules = list(rules)
    exact = [found for found in rules if wanted in (found.chapter.lower(), *_codes(found))]
    return exact or [found for found in rules if wanted in found.chapter.lower()]


def _rank(found: Rule, wanted: list[re.Pattern[str]]) -> int:
    """1 for the title, 2 for the text, 3 for edges and tests, 0 for a rule that lacks a word."""
    seen = ""
    parts = (found.title, f"{found.text} {found.ruling}", " ".join(found.edges + found.tests))
    for rank, part in enumerate(parts, start=1):
        seen = f"{seen} {part}"
        if all(word.search(seen) for word in wanted):
            return rank
    return 0


def _codes(found: Rule) -> tuple[str, str]:
    prefix = found.id.rpartition("-")[0].lower()
    return prefix, prefix.partition("-")[2]
