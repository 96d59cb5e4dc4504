"""Rule `empty-crate`: the map lays no Objective there; for whoever reads the file."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, TileFace
from graveshift.zombicide.content.mission_checks import not_laid
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.tokens import EmptyCrateToken


class EmptyCrate(MissionRule, frozen=True):
    """No Objective lies on the crate of this tile (UOA-M06-02, UOA-M10-02)."""

    tile: TileFace

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.tile not in mission.laid_tiles():
            yield "tile", not_laid(self.tile, mission.laid_tiles())
        marks = [token for token in mission.tokens if isinstance(token, EmptyCrateToken)]
        if not any(token.zone.startswith(f"{self.tile}.") for token in marks):
            yield "tile", told("no-token-of-kind-empty-crate", tile=self.tile)
