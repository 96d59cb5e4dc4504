"""The shape of rule_options.yaml: the server's own words about games and bots."""

from __future__ import annotations

import msgspec

from graveshift.content import Text
from graveshift.server.entries import RuleOption


class GameWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on the start page."""

    title: Text
    min_seats: int
    max_seats: int
    options: tuple[RuleOption, ...]
    modes: dict[str, Text] = {}


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    games: dict[str, GameWords]
    bots: dict[str, Text]
