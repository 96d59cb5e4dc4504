"""Rule `keep-objectives` (compiled: `take` and `stow` in `zombicide/rules/objectives.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.zombicide.content.entries import Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Id, Yes
from graveshift.zombicide.missions.words import Faces, face_codes


class KeepObjectives(MissionRule, frozen=True, kw_only=True):
    """Taken tokens stay with the Survivor, fill slots and trade like Equipment (UOA-M04-06, UOA-M07-04)."""

    kept_for: ClassVar[dict[str, str]] = {"rally-payment": "rally-costs"}
    """The rule that makes a use possible."""

    faces: Faces
    slots: Literal[0, 1]
    trade: Yes = True
    use: Id = "rally-payment"

    def lacking(self, mission: Mission) -> Iterator[Problem]:
        needed = self.kept_for.get(self.use, self.use)
        if not mission.plays(needed):
            yield "use", told("tokens-kept-for-this-need-the-rule", needed=needed)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        for face in face_codes(self.faces):
            scene.kept[face] = True
        scene.kept_slots = self.slots
