"""Rule `train-leaves-clean` (compiled: `leave_board` in `rules/train.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.rules.train import needs_moving_train
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables


class TrainLeavesClean(MissionRule, frozen=True):
    """A section that leaves with a Zombie aboard loses the game (UOA-M01-07, UOA-AMB-53, UOA-AMB-82)."""

    zombies_aboard: Literal["loss"] = "loss"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        yield from needs_moving_train(mission)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).train_clean = True
