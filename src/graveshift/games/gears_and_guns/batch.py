"""What a batch of simulated games of Gears & Guns plays and counts."""

from __future__ import annotations

from graveshift.games.gears_and_guns.terminal.missions import MISSIONS
from graveshift.zombicide.batch import MissionBatch

BATCH = MissionBatch(MISSIONS)
