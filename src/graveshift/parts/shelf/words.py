"""The shape of the words that a game has for the start page (shelf/words.yaml in its folder)."""

from __future__ import annotations

import msgspec

from graveshift.content import Text
from graveshift.parts.shelf.entries import RuleOption


class GameWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on the start page."""

    min_seats: int
    max_seats: int
    options: tuple[RuleOption, ...]
    modes: dict[str, Text] = {}
