"""Events as sentences and as data, by the one table in data/events.yaml."""

from __future__ import annotations

from typing import Any

from graveshift.content import said
from graveshift.games.undead_or_alive.words import events, plain_arguments, spoken_arguments
from graveshift.zombicide.state import State


def event_sentence(s: State, name: str, about: tuple[int, ...], language: str) -> str:
    """An event as a sentence for the log."""
    entry = events()[name]
    return said(entry.text, language).format_map(spoken_arguments(s, entry.arguments, about, language))


def event_arguments(s: State, name: str, about: tuple[int, ...]) -> dict[str, Any]:
    """An event's arguments by name, as plain data."""
    return plain_arguments(s, events()[name].arguments, about)


def event_reveals(name: str) -> bool:
    """Did this kind of event roll dice or turn something up?"""
    return events()[name].reveals
