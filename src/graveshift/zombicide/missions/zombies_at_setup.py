"""Rule `zombies-at-setup`: set-up puts `zombie` tokens on the board in any case; for whoever reads the file."""

from __future__ import annotations

from graveshift.zombicide.content.vocabulary import MissionRule


class ZombiesAtSetup(MissionRule, frozen=True):
    """The `zombie` tokens of the mission stand on the board (UOA-M00-03)."""
