"""Finding rules by their words or by their chapter."""

import re
from collections.abc import Iterable
from functools import cache

from graveshift.rulebook.book import Rule, every_rule

PLAIN = tuple(zip("ąćęłńóśźżé", "acelnoszze", strict=True))
"""Letters with accents, and without."""


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
    likely = [found for found in rules if all(word in _readings(found)[-1] for word in words)]
    ranked = [(_rank(found, wanted), found) for found in likely]
    return [found for rank, found in sorted(ranked, key=lambda entry: entry[0]) if rank]


def _rank(found: Rule, wanted: list[re.Pattern[str]]) -> int:
    """1 for the title, 2 for the text, 3 for edges and tests, 0 for a rule that lacks a word."""
    for rank, seen in enumerate(_readings(found), start=1):
        if all(word.search(seen) for word in wanted):
            return rank
    return 0


@cache
def _readings(found: Rule) -> tuple[str, str, str]:
    """The title, the title with the text, and all of a rule, ready to be searched."""
    title = _folded(found.title)
    text = f"{title} {_folded(found.text)} {_folded(found.ruling)}"
    return title, text, f"{text} {_folded(' '.join(found.edges + found.tests))}"


def _folded(words: str) -> str:
    """Small letters without accents: `halas` finds „hałas”."""
    words = words.lower()
    for letter, plain in PLAIN:
        words = words.replace(letter, plain)
    return words


def _stem(word: str) -> str:
    return word[:-2] if len(word) > 5 else word


def _codes(found: Rule) -> tuple[str, str]:
    prefix = found.id.rpartition("-")[0].lower()
    return prefix, prefix.partition("-")[2]
