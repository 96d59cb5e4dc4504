"""A mission file as a scene: each goal and special rule enters itself."""

from __future__ import annotations

from graveshift.games.undead_or_alive.content.box import TownBox
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.tokens import CompanionToken
from graveshift.games.undead_or_alive.rules.town import Town
from graveshift.zombicide.content.scripting import enter_mission
from graveshift.zombicide.rules.tables import Tables


def enter_town(town: Town, mission: Mission, ultrared: bool, t: Tables) -> None:
    """A mission enters an empty scene, before its tokens are laid."""
    town.mission_id = mission.id
    town.mission = mission
    town.ultrared = ultrared
    enter_mission(town, mission, t)
    bits = TownBox.classes
    awaited = {bits[token.companion_class] for token in mission.tokens if isinstance(token, CompanionToken)}
    if awaited:
        town.held_classes = sum(awaited)
