"""Rule `steam` (compiled: `rules/gauge.py` and `rules/nozzles.py`, which read its figures)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from graveshift.content import Problem, Text
from graveshift.games.gears_and_guns.rules.works import in_works
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.content.terms import AtLeastOne, Count
from graveshift.zombicide.content.vocabulary import MissionRule
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables

FIRST_STEAM_TILE: Final = 13
"""Tiles from this number on are Steam tiles (GG-TILE-01)."""


class Steam(MissionRule, frozen=True):
    """What Steam tiles bring: Gauge, Switches, the Invention deck, the Steam Monster (GG-MIS-GEN-01)."""

    gauge_start: Count = 0
    gauge_per_end_phase: AtLeastOne = 2
    jets_wound_from: AtLeastOne = 14
    lost_at: AtLeastOne = 20
    switches: Literal["all-on"] = "all-on"
    invention_deck: bool = True
    steam_monster: bool = True
    advanced_decks: bool = True

    usual: ClassVar[str] = "GG-MIS-GEN-01"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if not any(is_steam_tile(tile) for tile in mission.laid_tiles()):
            yield (
                "",
                Text("It needs a Steam tile (13 to 18).", "Wymaga kafelka z maszyną parową (od 13 do 18)."),
            )
        if self.gauge_start >= self.lost_at:
            yield (
                "gauge_start",
                Text(
                    f"The game would be lost at once: `lost_at` is {self.lost_at}.",
                    f"Gra byłaby od razu przegrana: `lost_at` wynosi {self.lost_at}.",
                ),
            )

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        works = in_works(scene)
        works.gauge_start = self.gauge_start
        works.gauge_step = self.gauge_per_end_phase
        works.scalds_from = self.jets_wound_from
        works.gauge_full = self.lost_at
        works.has_inventions = self.invention_deck
        works.has_monster = self.steam_monster
        works.advanced_decks = self.advanced_decks


def is_steam_tile(tile: str) -> bool:
    """Does this face show a Steam Machine? (GG-TILE-01)"""
    return int(tile[:-1]) >= FIRST_STEAM_TILE
