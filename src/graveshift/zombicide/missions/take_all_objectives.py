"""Goal `take-all-objectives` (compiled: `zombicide/rules/goals.py`)."""

from __future__ import annotations

from typing import ClassVar

from graveshift.zombicide.content.entries import Goal, Tables, Text, Token
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.rules import goals as hot


class TakeAllObjectives(Goal, frozen=True):
    """Every Objective token on the map has been taken (UOA-M00-04)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("objective",)

    def made(self, after: int, rule: str, tables: Tables) -> hot.Goal:
        return hot.TakeAllObjectives(self.key, after, rule)

    def wants(self, token: Token) -> Text | None:
        return objective_wanted(token)


def objective_wanted(token: Token) -> Text | None:
    """What is said of an Objective that somebody has to take."""
    return told("a-goal-needs-this-objective") if token.kind == "objective" else None
