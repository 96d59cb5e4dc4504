"""The missions of Undead or Alive for the command line."""

from __future__ import annotations

from typing import Any

from graveshift.board import Board
from graveshift.games.undead_or_alive.content.drawing import CARTOGRAPHER
from graveshift.games.undead_or_alive.content.review import REVIEWER
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.scenario.town_map import town_board
from graveshift.zombicide.terminal.missions import TokenMissions


class TownMissions(TokenMissions):
    """The missions of the box and of designers."""

    def map_board(self, spec: dict[str, Any]) -> Board:
        return town_board(spec)


MISSIONS = TownMissions(SETUP, REVIEWER, CARTOGRAPHER)
