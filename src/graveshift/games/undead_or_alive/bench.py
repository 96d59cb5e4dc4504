"""What is measured of Undead or Alive."""

from __future__ import annotations

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.bench import MissionBench

BENCH = MissionBench(BOOK, "m4")
