"""What a batch of simulated games of Army of the Dead plays and counts."""

from __future__ import annotations

from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.zombicide.batch import MissionBatch
from graveshift.zombicide.terminal.missions import BoxMissions

BATCH = MissionBatch(BoxMissions(SETUP))
