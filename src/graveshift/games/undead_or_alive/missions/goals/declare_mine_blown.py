"""Goal `declare-mine-blown` (compiled: `rules/goals.py`, where the team is asked)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Goal, Tables


class DeclareMineBlown(Goal, frozen=True):
    """A free team decision, offered once the goals in `after` are done; taking it wins (UOA-M06-03, UOA-AMB-52)."""

    def made(self, after: int, rule: str, tables: Tables) -> hot.DeclareMineBlown:
        return hot.DeclareMineBlown(self.key, after, rule)
