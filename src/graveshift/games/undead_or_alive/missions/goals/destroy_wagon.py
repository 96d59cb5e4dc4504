"""Goal `destroy-wagon` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Goal, Land, Tables, Text, Token


class DestroyWagon(Goal, frozen=True):
    """The Wagon has been removed by Dynamite in its Zone (UOA-M06-03)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon",)
    needs_rules: ClassVar[tuple[str, ...]] = ("wagon-blocks-zone",)

    by: Literal["dynamite"] = "dynamite"

    def made(self, after: int, rule: str, tables: Tables) -> hot.DestroyWagon:
        return hot.DestroyWagon(self.key, after, rule)

    def tokens_out_of_reach(self, token: Token, land: Land) -> Iterator[Text]:
        if token.kind == "wagon" and not land.in_reach_at_first(token.place):
            yield told("dynamite-cannot-reach-the-wagon", place=token.place)
