"""The missions of Gears & Guns for the command line."""

from __future__ import annotations

from graveshift.games.gears_and_guns.content.drawing import CARTOGRAPHER
from graveshift.games.gears_and_guns.content.review import REVIEWER
from graveshift.games.gears_and_guns.content.setup import SETUP
from graveshift.games.undead_or_alive.terminal.missions import TownMissions

MISSIONS = TownMissions(SETUP, REVIEWER, CARTOGRAPHER)
