"""Goal `dynamite-mobile-spawns` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import AtLeastOne, Goal, Land, Tables, Text, Token


class DynamiteMobileSpawns(Goal, frozen=True):
    """Dynamite has been thrown into the Zone of each Mobile token (UOA-M02-03)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("mobile-spawn",)
    needs_rules: ClassVar[tuple[str, ...]] = ("mobile-spawns-fixed",)

    count: AtLeastOne

    def made(self, after: int, rule: str, tables: Tables) -> hot.DynamiteMobileSpawns:
        return hot.DynamiteMobileSpawns(self.key, after, rule, self.count)

    def tokens_out_of_reach(self, token: Token, land: Land) -> Iterator[Text]:
        yield from mobile_out_of_reach(token, land)


def mobile_out_of_reach(token: Token, land: Land) -> Iterator[Text]:
    """A Mobile token is dealt with from its zone or from next door, in sight."""
    if token.kind == "mobile-spawn" and not land.in_reach(token.place):
        yield told("no-zone-to-throw-from", place=token.place)
