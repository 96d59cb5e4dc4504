"""What a batch of simulated games of Army of the Dead plays and counts."""

from __future__ import annotations

from graveshift.games.army_of_the_dead.terminal.missions import MISSIONS
from graveshift.zombicide.batch import MissionBatch

BATCH = MissionBatch(MISSIONS)
