"""Goal `gain-set-aside-bounties` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from typing import ClassVar

from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import AtLeastOne, Goal, Tables, Text, Token
from graveshift.zombicide.missions.take_all_objectives import objective_wanted


class GainSetAsideBounties(Goal, frozen=True):
    """All Bounty Weapons set aside at setup have been gained (UOA-M08-03)."""

    needs_rules: ClassVar[tuple[str, ...]] = ("set-aside-bounties",)

    count: AtLeastOne

    def made(self, after: int, rule: str, tables: Tables) -> hot.GainSetAsideBounties:
        return hot.GainSetAsideBounties(self.key, after, rule, self.count)

    def wants(self, token: Token) -> Text | None:
        return objective_wanted(token)
