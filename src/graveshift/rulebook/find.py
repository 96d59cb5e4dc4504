"""Finding rules by their words or by their chapter."""

import re
import unicodedata
from collections.abc import Iterable

from graveshift.rulebook.book import Rule, every_rule


def search(words: str, rules: Iterable[Rule] | None = None) -> list[Rule]:
    """The rules that have all these words, or words that begin so: by title, then by text, then by the rest.

    Accents do not matter. Where nothing is found, the endings of long words do not either: Polish has many.
    """
    rules = list(every_rule() if rules is None else rules)
    wanted = _folded(words).split()
    return _having(wanted, rules) or _having([_stem(word) for word in wanted], rules)


def in_chapter(name: str, rules: Iterable[Rule]) -> list[Rule]:
    """The rules of a chapter, called by its title, a part of the title, or its word in the IDs (NOISE)."""
    wanted = name.strip().lower()
    rules = list(rules)
    exact = [found for found in rules if wanted in (found.chapter.lower(), *_codes(found))]
    return exact or [found for found in rules if wanted in found.chapter.lower()]


def _having(words: list[str], rules: list[Rule]) -> list[Rule]:
    if not words:
        return []
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in words]
    ranked = [(_rank(found, wanted), found) for found in rules]
    return [found for rank, found in sorted(ranked, key=lambda entry: entry[0]) if rank]


def _rank(found: Rule, wanted: list[re.Pattern[str]]) -> int:
    """1 for the title, 2 for the text, 3 for edges and tests, 0 for a rule that lacks a word."""
    seen = ""
    parts = (found.title, f"{found.text} {found.ruling}", " ".join(found.edges + found.tests))
    for rank, part in enumerate(parts, start=1):
        seen = f"{seen} {_folded(part)}"
        if all(word.search(seen) for word in wanted):
            return rank
    return 0


def _folded(words: str) -> str:
    """Small letters without accents: `halas` finds „hałas”."""
    apart = unicodedata.normalize("NFD", words.lower().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _stem(word: str) -> str:
    return word[:-2] if len(word) > 5 else word


def _codes(found: Rule) -> tuple[str, str]:
    prefix = found.id.rpartition("-")[0].lower()
    return prefix, prefix.partition("-")[2]
