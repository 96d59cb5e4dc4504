"""Goal `load-wagon` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.missions.goals.wagon_off_rails import wagon_wanted
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Goal, Tables, Text, Token
from graveshift.zombicide.missions.take_all_objectives import objective_wanted


class LoadWagon(Goal, frozen=True):
    """All Objective tokens lie on the Wagon (UOA-M07-03)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon", "objective")
    needs_rules: ClassVar[tuple[str, ...]] = ("load-wagon-action", "keep-objectives")

    objectives: Literal["all"] = "all"

    def made(self, after: int, rule: str, tables: Tables) -> hot.LoadWagon:
        return hot.LoadWagon(self.key, after, rule)

    def wants(self, token: Token) -> Text | None:
        return objective_wanted(token) or wagon_wanted(token)
