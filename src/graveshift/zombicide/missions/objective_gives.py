"""Rule `objective-gives` (compiled: `take` in `zombicide/rules/objectives.py`, which reads the rewards by face)."""

from __future__ import annotations

from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables
from graveshift.zombicide.content.terms import Count, Id
from graveshift.zombicide.missions.words import Faces, class_bits, face_codes


class ObjectiveGives(MissionRule, frozen=True):
    """What the Survivor who takes such an Objective gains (UOA-M00-05)."""

    faces: Faces
    ap: Count
    companion: Id | None = None
    """A Companion of this Class that is not on the map, led at once (UOA-M05-04)."""

    def brings(self, mission: Mission) -> dict[str, int]:
        """The Companions that come into play by it."""
        if self.companion is None:
            return {}
        return {self.companion: mission.of_kind("objective") if self.faces == "any" else len(self.faces)}

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        joins = class_bits(tables)[self.companion] if self.companion is not None else 0
        for face in face_codes(self.faces):
            scene.reward_ap[face] = self.ap
            scene.reward_companion[face] = joins
