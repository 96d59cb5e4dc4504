"""Events as sentences and as data, by the tables in events.yaml."""

from __future__ import annotations

from typing import Any

from graveshift.content import said
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import plain_arguments, spoken_arguments


def event_sentence(s: State, name: str, about: tuple[int, ...], language: str) -> str:
    """An event as a sentence for the log."""
    entry = teller_of(s).events[name]
    return said(entry.text, language).format_map(spoken_arguments(s, entry.arguments, about, language))


def event_arguments(s: State, name: str, about: tuple[int, ...]) -> dict[str, Any]:
    """An event's arguments by name, as plain data."""
    return plain_arguments(s, teller_of(s).events[name].arguments, about)
