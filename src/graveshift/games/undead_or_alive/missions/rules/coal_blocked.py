"""Rule `coal-blocked` (compiled: `coal_blocked` in `rules/objectives.py`)."""

from __future__ import annotations

from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Mission, MissionRule, Scene, Tables


class CoalBlocked(MissionRule, frozen=True):
    """No bag is taken while one of these holds (UOA-M09-07)."""

    usual: ClassVar[str] = "UOA-M09-07"

    by: tuple[Literal["zombie-in-mine", "active-abomination-token-in-mine"], ...]

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.coal_shy_of_zombies = "zombie-in-mine" in self.by
        town.coal_shy_of_token = "active-abomination-token-in-mine" in self.by
