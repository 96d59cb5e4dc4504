"""What the drawing of a mission shows besides that of Undead or Alive: Switches, Nozzles, the Gauge."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.board import Board
from graveshift.board.sheet import Entry
from graveshift.content import Text, said
from graveshift.games.gears_and_guns.content.setup import SETUP
from graveshift.games.gears_and_guns.missions.steam import Steam
from graveshift.games.undead_or_alive.content.drawing import TownCartographer
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.zombicide.content.token_drawing import capital


class SteamCartographer(TownCartographer):
    """Draws the town with its steam works."""

    def printed(self, board: Board, language: str) -> Iterator[Entry]:
        yield from super().printed(board, language)
        if board.marked("switch"):
            yield Entry("switch", capital(said(self.content.names.tokens["switch"], language)))
            yield Entry("nozzle", capital(said(self.content.names.tokens["nozzle"], language)))

    def spawn_note(self, mission: Mission, language: str) -> str:
        told = super().spawn_note(mission, language)
        steam = mission.rule(Steam)
        if steam is None:
            return told
        gauge = Text(
            f"\nSteam Gauge: from {steam.gauge_start}, +{steam.gauge_per_end_phase} each End Phase, "
            f"lost at {steam.lost_at}.",
            f"\nManometr: od {steam.gauge_start}, +{steam.gauge_per_end_phase} w każdej Fazie Końcowej, "
            f"porażka przy {steam.lost_at}.",
        )
        return (told + said(gauge, language)).strip()


CARTOGRAPHER = SteamCartographer(SETUP)
