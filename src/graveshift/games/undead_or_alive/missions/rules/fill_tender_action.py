"""Rule `fill-tender-action` (compiled: the Action in `rules/coal.py`)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables
from graveshift.zombicide.content.terms import Count, Yes


class FillTenderAction(MissionRule, frozen=True, kw_only=True):
    """Action in the tender or a Zone linked to it: all bags of the player's carriers go in (UOA-M09-09)."""

    usual: ClassVar[str] = "UOA-M09-09"
    whole: ClassVar[tuple[str, ...]] = ("from_",)

    cost: Literal[1] = 1
    from_: tuple[Literal["tender", "adjacent"], ...] = field(name="from", default=("tender", "adjacent"))
    drops: Literal["all"] = "all"
    ap_each: Count
    final: Yes = True

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).tender_ap = self.ap_each
