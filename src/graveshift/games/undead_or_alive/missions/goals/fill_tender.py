"""Goal `fill-tender` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.games.undead_or_alive.missions.rules.coal_bags import bags_on_map
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import AtLeastOne, Content, Goal, Mission, Problem, Tables, Text, Token


class FillTender(Goal, frozen=True):
    """That many coal bags lie in the tender (UOA-M09-03)."""

    needs_rules: ClassVar[tuple[str, ...]] = ("coal-bags", "coal-carriers", "fill-tender-action")

    bags: AtLeastOne

    def made(self, after: int, rule: str, tables: Tables) -> hot.FillTender:
        return hot.FillTender(self.key, after, rule, self.bags)

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        bags = bags_on_map(mission)
        if self.bags > bags:
            yield "bags", told("the-map-has-only-coal-bags", bags=bags)

    def wants(self, token: Token) -> Text | None:
        return told("a-goal-needs-this-coal") if token.kind == "coal-bag" else None
