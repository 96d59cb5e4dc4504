"""Looking through a designer's mission file of this book."""

from __future__ import annotations

from graveshift.games.gears_and_guns.content.mission_checks import CHECKS
from graveshift.games.gears_and_guns.content.setup import SETUP
from graveshift.games.undead_or_alive.content.review import TownReviewer
from graveshift.games.undead_or_alive.content.tokens import AnyToken

REVIEWER = TownReviewer(SETUP, CHECKS, AnyToken)
