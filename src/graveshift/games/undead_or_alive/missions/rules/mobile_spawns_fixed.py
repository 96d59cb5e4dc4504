"""Rule `mobile-spawns-fixed` (compiled: `rules/holy_water.py` and `rules/blast.py`, which read `mobile_fixed`)."""

from __future__ import annotations

from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables


class MobileSpawnsFixed(MissionRule, frozen=True):
    """These cards do not move Mobile tokens; only Dynamite in their Zone does, without AP (UOA-M02-07, UOA-AMB-85)."""

    usual: ClassVar[str] = "UOA-M02-07"
    whole: ClassVar[tuple[str, ...]] = ("against",)

    against: tuple[Literal["holy-water", "water"], ...] = ("holy-water", "water")
    moved_by: Literal["dynamite"] = "dynamite"

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).mobile_fixed = True
