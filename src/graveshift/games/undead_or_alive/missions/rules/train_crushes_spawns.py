"""Rule `train-crushes-spawns` (compiled: `sweep_tokens` in `rules/train.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.rules.train import needs_moving_train
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables


class TrainCrushesSpawns(MissionRule, frozen=True):
    """When the Train reaches this Spawn Zone all Spawn tokens there leave the game (UOA-M03-05, UOA-AMB-91)."""

    zone: Literal["starting"] = "starting"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        yield from needs_moving_train(mission)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).train_crushes = True
