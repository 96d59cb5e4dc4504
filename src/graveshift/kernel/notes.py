"""Notes that the table leaves in the log of a game, beside its events: the rules of a game know nothing of them."""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Rules
from graveshift.kernel.sentences import said

TAKEN_BACK: Final = "taken-back"
"""Answers were taken back here; `about` says how many."""

WENT_ON: Final = "went-on"
"""The rules have changed: the game goes on from its stored position, and what was told before is in the film only."""

NOTES: Final = frozenset({TAKEN_BACK, WENT_ON})

LogEntry = tuple[str, str, tuple[int, ...], int]
"""Name, rule, what it is about, and the shape of the board at that moment."""


def told(rules: Rules, position: Position, entry: LogEntry, language: str) -> str:
    """An event or a note as a sentence for the log."""
    name, _, about, shape = entry
    if name not in NOTES:
        return rules.event_text(rules.at_shape(position, shape), name, about, language)
    if name == WENT_ON:
        return said("went-on", {}, language)
    return said("taken-back" if about[0] == 1 else "taken-back-many", {"count": about[0]}, language)


def data_of(rules: Rules, position: Position, entry: LogEntry) -> dict[str, Any]:
    """The arguments of an event or a note by name."""
    name, _, about, shape = entry
    if name in NOTES:
        return {"answers": about[0]}
    return rules.event_data(rules.at_shape(position, shape), name, about)


def visible(rules: Rules, position: Position, entry: LogEntry, seat: int | None) -> bool:
    """May this seat see it? Notes are for everybody."""
    name, _, about, _ = entry
    return name in NOTES or rules.event_visible(position, name, about, seat)


def tone(rules: Rules, name: str) -> tuple[str, ...]:
    """How this kind of event sounds; a note has no tone."""
    return () if name in NOTES else rules.tone(name)


def reveals(rules: Rules, name: str) -> bool:
    """Did this kind of event roll dice or turn something up? A note does not."""
    return name not in NOTES and rules.reveals(name)
