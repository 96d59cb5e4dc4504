"""Names in documents: the place of a name in its list, or a sentence about what would have been right."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from graveshift.content.error import Misfit


def number(name: str, names: Sequence[str], what: str, at: tuple[str, ...]) -> int:
    """The place of a name in its list, or a Misfit that says which there are."""
    if name not in names:
        close = get_close_matches(name, names, n=1)
        listed = f"Did you mean `{close[0]}`?" if close else f"Possible: {', '.join(names)}."
        raise Misfit(at, f"There is no {what} `{name}`. {listed}")
    return names.index(name)
