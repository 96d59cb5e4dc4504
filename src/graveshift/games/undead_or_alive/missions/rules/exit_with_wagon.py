"""Rule `exit-with-wagon` (compiled: `exits` in `rules/hooks.py`)."""

from __future__ import annotations

from typing import ClassVar

from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables


class ExitWithWagon(MissionRule, frozen=True):
    """Whoever leaves by the Exit may take the Wagon along if it is there (UOA-M07-06, UOA-AMB-48)."""

    usual: ClassVar[str] = "UOA-M07-06"
    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon", "exit")

    last_needs_wagon: bool = True

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.exit_wagon = True
        town.last_needs_wagon = self.last_needs_wagon
