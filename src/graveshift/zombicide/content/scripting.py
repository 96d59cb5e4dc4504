"""A mission file as a scene: its goals and special rules turned into what the chapters read."""

from __future__ import annotations

from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables


def enter_mission(scene: Scene, mission: Mission, tables: Tables) -> None:
    """Give the scene its goals, and let each special rule write itself into it."""
    keys = [goal.key for goal in mission.goals]
    for goal in mission.goals:
        after = sum(1 << keys.index(key) for key in goal.after)
        made = goal.made(after, goal.cite or tables.cites[cite.GOALS_DONE], tables)
        scene.goals.append(made)
        scene.declares = scene.declares or made.declared
    for _, rule in mission.every_rule():
        rule.enter(scene, mission, tables)
