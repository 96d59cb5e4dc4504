"""The figures of content without its words: what a record depends on, and a corrected name does not change."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.content.entries import Text
from graveshift.content.grammar import Counted

REMARKS: Final = frozenset(
    {
        *("source", "known", "derived", "public", "note", "spawn_note", "constraint"),
        *("rule", "competitive_rule", "ledger", "cite"),
        *("look", "colour", "mark", "minutes", "minutes_pl"),
    }
)
"""Fields that say where a figure comes from, which rule it is, or how a thing looks: none changes play."""


def figures(value: Any) -> Any:
    """Content as plain data without names, texts, sources and looks."""
    if isinstance(value, msgspec.Struct):
        names = [name for name in value.__struct_fields__ if name not in REMARKS]
        parts = {name: getattr(value, name) for name in names}
        tag = value.__struct_config__.tag
        told = {name: figures(part) for name, part in parts.items() if not is_word(part)}
        return told if tag is None else {**told, "": tag}
    if isinstance(value, dict):
        return {str(key): figures(part) for key, part in value.items() if not is_word(part)}
    if isinstance(value, list | tuple):
        return [figures(part) for part in value if not is_word(part)]
    return value


def is_word(value: Any) -> bool:
    """Words in the languages of the interface, with or without their forms."""
    return isinstance(value, Text | Counted)
