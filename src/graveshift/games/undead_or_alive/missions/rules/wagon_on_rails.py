"""Rule `wagon-on-rails` (compiled: `run_train` in `rules/train.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.missions.rules.train import train_of
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables


class WagonOnRails(MissionRule, frozen=True):
    """The Wagon in a Zone with a rail cell at that moment loses the game (UOA-M08-09, UOA-AMB-46)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon",)

    when: Literal["train-enters"] = "train-enters"
    result: Literal["loss"] = "loss"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        train = train_of(mission)
        if train is None or train.mode != "enters":
            yield "", told("it-needs-a-train-that-enters")

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).wagon_rails_loss = True
