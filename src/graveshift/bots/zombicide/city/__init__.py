"""The rule-of-thumb bot and the planning bot in Army of the Dead."""

from __future__ import annotations

from graveshift.bots.zombicide import GreedyBot
from graveshift.bots.zombicide.city.guide import CityGuide
from graveshift.bots.zombicide.planner import DEEP, QUICK, SWITCHING, PlannerBot
from graveshift.games.army_of_the_dead.book import BOOK

CITY = CityGuide(BOOK)


class CityBot(GreedyBot):
    """Plays every mission of Army of the Dead."""

    guide = CITY


class CityPlanner(PlannerBot):
    """Thinks about each round."""

    guide = CITY
    pace = SWITCHING


class QuickCityPlanner(CityPlanner):
    pace = QUICK


class DeepCityPlanner(CityPlanner):
    pace = DEEP
