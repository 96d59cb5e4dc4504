"""Rule `load-wagon-action` (compiled: the Action in `rules/coal.py`)."""

from __future__ import annotations

from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables
from graveshift.zombicide.content.terms import Yes


class LoadWagonAction(MissionRule, frozen=True):
    """Action in the Wagon's Zone: all own Objective tokens go on the Wagon (UOA-M07-05)."""

    usual: ClassVar[str] = "UOA-M07-05"
    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon",)

    cost: Literal[1] = 1
    loads: Literal["all-own"] = "all-own"
    final: Yes = True

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.load_wagon = True
