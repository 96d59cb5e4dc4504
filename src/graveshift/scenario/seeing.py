"""What a seat sees, as scenarios expect it: any part of its view, and what must not stand anywhere in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from graveshift.scenario.comparing import agrees, shown
from graveshift.scenario.document import word

NAMES: Final = ("slot", "id", "key", "card", "name")
"""What the entries of a list go by, where all have it."""


def named(view: Any) -> Any:
    """A view as scenario files write things: entries of a list by their names, nothing as `none`."""
    if view is None:
        return "none"
    if isinstance(view, dict):
        return {word(key): named(value) for key, value in view.items()}
    if not isinstance(view, list | tuple):
        return view
    entries = list(view)
    if entries and all(isinstance(entry, dict) for entry in entries):
        for name in NAMES:
            called = [entry.get(name) for entry in entries]
            if None not in called and len(set(called)) == len(called):
                return {word(one): named(entry) for one, entry in zip(called, entries, strict=True)}
        return {str(place): named(entry) for place, entry in enumerate(entries)}
    return [word(named(entry)) for entry in entries]


def difference(expected: Any, seen: Any, path: str) -> str | None:
    """Where the expected part of a view first differs from what is seen; None if nowhere.

    Mappings are compared key by key; a key that must not be there is expected as `none`.
    """
    if isinstance(expected, dict) and isinstance(seen, dict):
        for key, value in expected.items():
            told = difference(value, seen.get(word(key), "none"), f"{path}.{word(key)}")
            if told is not None:
                return told
        return None
    if isinstance(seen, dict):
        counted = isinstance(expected, int) and not isinstance(expected, bool) and len(seen) == expected
        same = counted or (isinstance(expected, list) and sorted(map(word, expected)) == sorted(seen))
    else:
        same = agrees(expected, seen)
    return None if same else f"{path}: expected {shown(expected)}, found {shown(seen)}"


def words_in(view: Any) -> Iterator[tuple[str, str]]:
    """Every word of a view with its path: keys, and what stands there."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield word(key), word(key)
            yield from ((found, f"{word(key)}.{path}" if path else word(key)) for found, path in words_in(value))
    elif isinstance(view, list | tuple):
        for place, entry in enumerate(view):
            yield from ((found, f"{place}.{path}" if path else str(place)) for found, path in words_in(entry))
    elif view is not None:
        yield word(view), ""
