"""The rule-of-thumb bot and the planning bot in Undead or Alive."""

from __future__ import annotations

from graveshift.bots.zombicide import GreedyBot
from graveshift.bots.zombicide.planner import DEEP, QUICK, SURER, PlannerBot
from graveshift.bots.zombicide.town.guide import TownGuide
from graveshift.games.undead_or_alive.book import BOOK

TOWN = TownGuide(BOOK)


class TownBot(GreedyBot):
    """Plays every mission of Undead or Alive."""

    guide = TOWN


class TownPlanner(PlannerBot):
    """Thinks about each round."""

    guide = TOWN
    pace = SURER


class QuickTownPlanner(TownPlanner):
    pace = QUICK


class DeepTownPlanner(TownPlanner):
    pace = DEEP
