"""What is measured of Gears & Guns."""

from __future__ import annotations

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.zombicide.bench import MissionBench

BENCH = MissionBench(BOOK, "m4")
