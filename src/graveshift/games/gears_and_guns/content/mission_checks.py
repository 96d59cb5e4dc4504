"""What the maps of this book must get right besides those of Undead or Alive: enough Switch tokens."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import Problem, Text
from graveshift.games.gears_and_guns.content.mission import Mission
from graveshift.games.gears_and_guns.missions.steam import is_steam_tile
from graveshift.games.undead_or_alive.content import mission as town
from graveshift.games.undead_or_alive.content.mission_checks import TownChecks
from graveshift.zombicide.content.box import Content


class SteamChecks(TownChecks):
    """The town and its steam works."""

    def board_problems(self, mission: town.Mission, box: Content) -> Iterator[Problem]:
        """Steam tiles bring the Gauge, and the file says how it runs (GG-SCOPE-02, GG-AMB-34)."""
        yield from super().board_problems(mission, box)
        if not isinstance(mission, Mission) or mission.plays("steam"):
            return
        if any(is_steam_tile(tile) for tile in mission.laid_tiles()):
            yield (
                "rules",
                Text(
                    "A board with Steam tiles (13 to 18) needs the rule `steam`.",
                    "Plansza z kafelkami od 13 do 18 wymaga zasady `steam`.",
                ),
            )


CHECKS = SteamChecks()
