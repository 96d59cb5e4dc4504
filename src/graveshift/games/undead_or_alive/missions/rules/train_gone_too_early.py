"""Rule `train-gone-too-early`: holds in every mission (`left_behind` in `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.rules.train import needs_moving_train
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem


class TrainGoneTooEarly(MissionRule, frozen=True):
    """The last section gone with an earlier goal open loses the game (UOA-M01-03)."""

    result: Literal["loss"] = "loss"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        yield from needs_moving_train(mission)
