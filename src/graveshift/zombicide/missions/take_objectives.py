"""Goal `take-objectives` (compiled: `zombicide/rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.zombicide.content.entries import Goal, Mission, Problem, Tables, Text, Token
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Face, Yes
from graveshift.zombicide.missions.hidden_objectives import faces_on_map
from graveshift.zombicide.missions.take_all_objectives import objective_wanted
from graveshift.zombicide.missions.words import FACES
from graveshift.zombicide.rules import goals as hot


class TakeObjectives(Goal, frozen=True):
    """The Objectives with these hidden faces have been taken (UOA-M06-04, UOA-M10-03)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("objective",)

    faces: tuple[Face, ...]
    early: Yes = True
    """Finds made before the goals listed ahead of it count."""

    def made(self, after: int, rule: str, tables: Tables) -> hot.Goal:
        return hot.TakeObjectives(self.key, after, rule, [FACES.index(face) for face in self.faces])

    def lacking(self, mission: Mission) -> Iterator[Problem]:
        missing = [face for face in self.faces if face not in faces_on_map(mission)]
        if missing:
            words = told("no-objective-has-the-face", missing=", ".join(missing))
            yield "faces", words

    def wants(self, token: Token) -> Text | None:
        return objective_wanted(token)
