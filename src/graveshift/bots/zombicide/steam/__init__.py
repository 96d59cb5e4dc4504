"""The rule-of-thumb bot and the planning bot in Gears & Guns."""

from __future__ import annotations

from graveshift.bots.zombicide import GreedyBot
from graveshift.bots.zombicide.planner import DEEP, PRESSED, QUICK, PlannerBot
from graveshift.bots.zombicide.steam.guide import SteamGuide
from graveshift.games.gears_and_guns.book import BOOK

STEAM = SteamGuide(BOOK)


class SteamBot(GreedyBot):
    """Plays every mission of Gears & Guns, with or without Steam tiles."""

    guide = STEAM


class SteamPlanner(PlannerBot):
    """Thinks about each round."""

    guide = STEAM
    pace = PRESSED


class QuickSteamPlanner(SteamPlanner):
    pace = QUICK


class DeepSteamPlanner(SteamPlanner):
    pace = DEEP
