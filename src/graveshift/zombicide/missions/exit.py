"""Goal `exit` (compiled: `zombicide/rules/goals.py`)."""

from __future__ import annotations

from typing import ClassVar

from graveshift.zombicide.content.entries import Goal, Tables, Text, Token
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.missions.rally_companions import companion_wanted
from graveshift.zombicide.missions.words import Everyone
from graveshift.zombicide.rules import goals as hot


class Exit(Goal, frozen=True):
    """All of them have left by the Exit Zone, locked until `after` is done (UOA-WIN-07, UOA-AMB-76)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("exit",)

    who: Everyone

    def made(self, after: int, rule: str, tables: Tables) -> hot.Exit:
        return hot.Exit(self.key, after, rule, self.who == "everyone")

    def wants(self, token: Token) -> Text | None:
        if token.kind == "exit":
            return told("everybody-has-to-leave-there")
        return companion_wanted(token) if self.who == "everyone" else None
