"""The games. Each announces itself here; everything else finds it in the registry."""

from graveshift.kernel.registry import register

register("undead-or-alive", "graveshift.games.undead_or_alive")
register("tiny-epic-zombies", "graveshift.games.tiny_epic_zombies")
