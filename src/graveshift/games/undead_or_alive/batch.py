"""What a batch of simulated games of Undead or Alive plays and counts."""

from __future__ import annotations

from graveshift.games.undead_or_alive.terminal.missions import MISSIONS
from graveshift.zombicide.batch import MissionBatch

BATCH = MissionBatch(MISSIONS)
