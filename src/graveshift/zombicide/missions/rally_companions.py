"""Goal `rally-companions` (compiled: `zombicide/rules/goals.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from graveshift.zombicide.content.entries import AtLeastOne, Content, Goal, Mission, Problem, Tables, Text, Token
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Id
from graveshift.zombicide.content.tokens import CompanionToken
from graveshift.zombicide.missions.companions_random import CompanionsRandom
from graveshift.zombicide.missions.objective_gives import ObjectiveGives
from graveshift.zombicide.missions.words import class_bits
from graveshift.zombicide.rules import goals as hot


class RallyCompanions(Goal, frozen=True):
    """That many Companions of each Class have a Leader, however they came by one, and live (UOA-M02-03)."""

    needs_rally: ClassVar[bool] = True

    companions: dict[Id, AtLeastOne]

    def made(self, after: int, rule: str, tables: Tables) -> hot.Goal:
        bits = class_bits(tables)
        wanted = [self.companions.get(name, 0) for name in bits]
        return hot.RallyCompanions(self.key, after, rule, list(bits.values()), wanted)

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        """Companions stand on the map or come with Objectives (UOA-M05-03)."""
        coming = Counter[str]()
        for token in mission.tokens:
            if isinstance(token, CompanionToken) and not token.random:
                coming[token.companion_class] += token.count
        for rule in mission.rules:
            if isinstance(rule, CompanionsRandom | ObjectiveGives):
                coming.update(rule.brings(mission))
        for companion_class, count in self.companions.items():
            if count > coming[companion_class]:
                yield (
                    "companions",
                    told(
                        "only-can-come-into-play",
                        coming=coming[companion_class],
                        companion_class=companion_class,
                        count=count,
                    ),
                )

    def wants(self, token: Token) -> Text | None:
        return companion_wanted(token)


def companion_wanted(token: Token) -> Text | None:
    """What is said of a Companion that somebody has to fetch."""
    return told("a-goal-needs-this-companion") if token.kind == "companion" else None
