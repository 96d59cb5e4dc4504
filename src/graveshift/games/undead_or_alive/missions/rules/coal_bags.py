"""Rule `coal-bags`: set-up lays the bags; compiled: the Actions with cargo in `rules/coal.py`."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.content.tokens import CoalBagToken
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import (
    AtLeastOne,
    Content,
    Mission,
    MissionRule,
    Problem,
    Scene,
    Tables,
    TileFace,
)
from graveshift.zombicide.content.mission_checks import not_laid, unequal


class CoalBags(MissionRule, frozen=True):
    """So many Objective tokens on this tile are coal bags (UOA-M09-02)."""

    count: AtLeastOne
    tile: TileFace

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.tile not in mission.laid_tiles():
            yield "tile", not_laid(self.tile, mission.laid_tiles())
        yield from unequal("count", self.count, bags_on_map(mission), told("coal-bags"))

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        town = in_town(scene)
        town.coal = True


def bags_on_map(mission: Mission) -> int:
    """How many bags the map shows."""
    return sum(token.count for token in mission.tokens if isinstance(token, CoalBagToken))
