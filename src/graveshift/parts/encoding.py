"""The encoding of a game for programs that learn, and the plain form for a game that has none of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import u8

from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.kernel.digest import digest_of
from graveshift.kernel.encoding import NO_ACTIONS, WAIT, Encoding
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask, Rules

SEEN: Final = 2048
OPTIONS: Final = 512


def encoding_of(game: str, rules: Rules, first: Position) -> Encoding:
    """The encoding of a set-up by its first position: the game's own, or the plain one.

    Its version ends with a fingerprint of the layout: where two are equal, every byte and every action is the same.
    """
    place = registry.module_of(game).encoding
    made: Encoding = registry.part(place)(first) if place else PlainEncoding(f"{game}-plain-1", rules)
    made.version = f"{made.version}-{digest_of(layout(made))[:8]}"
    return made


def layout(encoding: Encoding) -> dict[str, Any]:
    """What the bytes and the actions are, as plain data."""
    return {
        "fields": [
            {"name": field.name, "at": field.at, "shape": list(field.shape), "columns": list(field.columns)}
            for field in encoding.fields
        ],
        "actions": [
            {"name": region.name, "at": region.at, "shape": list(region.shape), "arguments": list(region.arguments)}
            for region in encoding.regions
        ],
    }


class PlainEncoding(Encoding):
    """The view of a seat as a row of numbers in the order of its keys, and options by their place in the list."""

    def __init__(self, version: str, rules: Rules) -> None:
        super().__init__(version)
        self.rules = rules
        self.field("view", (SEEN,))
        self.field("question", (1,))
        self.region("option", (OPTIONS,), ("place",))

    def write(self, position: Position, ask: Ask | None, seat: int, into: BytesWriter) -> list[int]:
        into.truncate(0)
        into.write(bytes(self.size + self.actions))
        for place, value in zip(range(SEEN), numbers(self.rules.view(position, seat)), strict=False):
            into[place] = u8(value)
        if ask is None:
            into[self.size + WAIT] = u8(1)
            return NO_ACTIONS
        if len(ask.options) > OPTIONS:
            raise EngineError(f"The plain encoding has room for {OPTIONS} options; here are {len(ask.options)}.")
        into[SEEN] = u8(ask.kind % 255 + 1)
        actions = list(range(1, len(ask.options) + 1))
        for action in actions:
            into[self.size + action] = u8(1)
        return actions


def numbers(value: Any) -> Iterator[int]:
    """Everything in plain data as bytes, in the order of the keys."""
    if isinstance(value, dict):
        for key in sorted(value):
            yield from numbers(value[key])
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, bool | int | float):
        yield min(255, max(0, int(value)))
    else:
        yield 0 if value is None else int(digest_of(value)[:2], 16)
