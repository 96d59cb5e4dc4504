"""Names in documents: the place of a name in its list, or a sentence about what would have been right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches

from graveshift.content.error import Misfit


class Alias(str):
    """A name that has others beside it: a zone, with the cells that were merged into it."""

    def __new__(cls, name: str, others: Sequence[str] = ()) -> Alias:
        made = super().__new__(cls, name)
        made.others = tuple(others)
        return made

    others: tuple[str, ...]

    def means(self, name: str) -> bool:
        """Is this one of its names?"""
        return name == self or name in self.others


class Group(Counter[str]):
    """How many there are of each kind, with all kinds that there could be."""

    def __init__(self, counts: dict[str, int], kinds: Sequence[str]) -> None:
        super().__init__(counts)
        self.kinds = tuple(kinds)


def number(name: str, names: Sequence[str], what: str, at: tuple[str, ...]) -> int:
    """The place of a name in its list, or a Misfit that says which there are."""
    if name not in names:
        raise Misfit(at, f"There is no {what} `{name}`. {nearest(name, names)}")
    return names.index(name)


def nearest(name: str, names: Sequence[str]) -> str:
    """What would have been right."""
    close = get_close_matches(name, names, n=1)
    return f"Did you mean `{close[0]}`?" if close else f"Possible: {', '.join(names)}." if names else "There are none."
