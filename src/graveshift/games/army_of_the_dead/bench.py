"""What is measured of Army of the Dead."""

from __future__ import annotations

from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.zombicide.bench import MissionBench

BENCH = MissionBench(BOOK, "m2")
