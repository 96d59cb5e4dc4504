"""Rule `gauge-relief` (compiled: `relieve` in `rules/gauge.py`, which reads the points by face)."""

from __future__ import annotations

from typing import ClassVar

from graveshift.games.gears_and_guns.rules.works import in_works
from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.content.terms import AtLeastOne
from graveshift.zombicide.content.vocabulary import MissionRule
from graveshift.zombicide.missions.words import Faces, face_codes
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables


class GaugeRelief(MissionRule, frozen=True, kw_only=True):
    """Taking such an Objective lowers the Steam Gauge (GG-MIS-GEN-03)."""

    faces: Faces
    points: AtLeastOne

    needs_rules: ClassVar[tuple[str, ...]] = ("steam",)
    usual: ClassVar[str] = "GG-MIS-GEN-03"

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        for face in face_codes(self.faces):
            in_works(scene).relief[face] = self.points
