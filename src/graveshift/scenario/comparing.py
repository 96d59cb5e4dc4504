"""Expected against found: the first difference, as words."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from typing import Any

from graveshift.content import Alias, Group, Misfit
from graveshift.scenario.document import word


def difference(expected: Any, found: Any, path: str) -> str | None:
    """Where the expected part of a description first differs from what was found; None if nowhere.

    Dicts are compared key by key, so that any part can be expected; everything else as a whole.
    """
    found = found() if callable(found) else found
    if isinstance(found, dict) and not isinstance(found, Counter):
        if not isinstance(expected, dict):
            return f"{path}: expected {shown(expected)}, found {shown(found)}"
        for key, value in expected.items():
            if word(key) not in found:
                return f"{path}: there is no `{word(key)}` to expect here. {hint(word(key), list(found))}"
            told = difference(value, found[word(key)], f"{path}.{word(key)}" if path else word(key))
            if told is not None:
                return told
        return None
    if agrees(expected, found):
        return None
    return f"{path}: expected {shown(expected)}, found {shown(found)}"


def agrees(expected: Any, found: Any) -> bool:
    """Does a single thing answer the expectation?"""
    if isinstance(found, Counter | list) and expected in (None, "none"):
        return not found
    if isinstance(found, Counter):
        return _multiset(expected, found)
    if isinstance(found, list):
        return _pile(expected, found)
    if isinstance(found, tuple):
        return isinstance(expected, list) and [word(item) for item in expected] == [word(item) for item in found]
    if isinstance(found, str):
        return plainly("none" if expected is None else expected, [found]) == found
    return type(expected) is type(found) and bool(expected == found)


def _multiset(expected: Any, found: Counter[str]) -> bool:
    """A group of things as a whole: a number, a list, or a number of each."""
    if isinstance(expected, int):
        return found.total() == expected
    if isinstance(expected, list):
        return Counter(map(word, expected)) == found
    return isinstance(expected, dict) and Counter(expected) == found


def _pile(expected: Any, found: list[str]) -> bool:
    """Things without order: how many, exactly these, or how many of some of them."""
    if isinstance(expected, bool):
        return False
    if isinstance(expected, int):
        return len(found) == expected
    if isinstance(expected, list):
        return sorted(plainly(name, found) for name in expected) == sorted(found)
    counts = Counter(found)
    return isinstance(expected, dict) and all(counts[word(name)] == count for name, count in expected.items())


def plainly(expected: Any, found: list[str]) -> str:
    """The name that is used for what is expected, where it has several."""
    name = word(expected)
    return next((known for known in found if isinstance(known, Alias) and known.means(name)), name)


def shown(value: Any) -> str:
    """A value as a scenario file would write it."""
    if isinstance(value, Counter):
        return "{" + ", ".join(f"{name}: {count}" for name, count in value.items()) + "}" if value else "nothing"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(shown, value)) + "]"
    return "none" if value is None else word(value)


def must_be_known(expected: Any, found: Any, at: tuple[str, ...]) -> None:
    """Refuse an expectation that names something that is not there, before anything is played."""
    found = found() if callable(found) else found
    if isinstance(found, Group):
        kinds_must_be_known(expected, found, at)
    if not isinstance(found, dict) or isinstance(found, Counter):
        return
    if expected in (None, "none"):
        return
    if not isinstance(expected, dict):
        raise Misfit(at, f"Here stands a mapping with some of: {listed(list(found))}.")
    for key, value in expected.items():
        name = word(key)
        if name not in found:
            raise Misfit((*at, name), f"There is no `{name}` to expect here. {hint(name, list(found))}")
        must_be_known(value, found[name], (*at, name))


def kinds_must_be_known(expected: Any, found: Group, at: tuple[str, ...]) -> None:
    """Whoever can never be in a group is a slip of the pen, not a difference."""
    for place, kind in enumerate(expected if isinstance(expected, dict | list) else ()):
        name = word(kind)
        if name not in found.kinds:
            here = (*at, str(place) if isinstance(expected, list) else name)
            raise Misfit(here, f"There is no `{name}` to expect here. {hint(name, [*found.kinds])}")


def hint(wrong: str, right: list[str]) -> str:
    """What would have been right."""
    close = get_close_matches(wrong, right, n=1)
    words = f"Possible: {listed(right)}." if right else ""
    return f"Did you mean `{close[0]}`? {words}" if close else words


def listed(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 60 else ", ".join(names[:60]) + " …"
