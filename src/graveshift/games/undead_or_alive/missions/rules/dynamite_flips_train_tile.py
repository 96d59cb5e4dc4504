"""Rule `dynamite-flips-train-tile` (compiled: `blow_up_section` in `rules/train.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.rules.train import moving_train, train_of
from graveshift.games.undead_or_alive.missions.train_tiles import states_of
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables


class DynamiteFlipsTrainTile(MissionRule, frozen=True):
    """That Dynamite also turns the Train tile to its railroad side (UOA-M02-08)."""

    zombies: Literal["killed-with-ap"] = "killed-with-ap"
    survivors: Literal["set-down-in-closest-street"] = "set-down-in-closest-street"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        train = train_of(mission)
        if train is not None and moving_train(train):
            yield "", told("it-cannot-be-played-with-a-moving-train")
        else:
            yield from self._flipped(mission)

    def _flipped(self, mission: Mission) -> Iterator[Problem]:
        """Every tile with a Mobile token can be blown up, in any order; the steps list each outcome (UOA-M02-07)."""
        if not mission.plays("mobile-spawns-fixed"):
            yield "", told("it-needs-the-rule-mobile-spawns-fixed")
        states = states_of(mission)
        cars = {token.zone.partition(".")[0] for token in mission.tokens if token.kind == "mobile-spawn"}
        missing: list[str] = []
        for state in states or ((),):
            for car in cars & set(state):
                after = tuple(tile if tile != car else f"{car[:-1]}V" for tile in state)
                if car.endswith("R") and after not in states:
                    missing.append(f"[{', '.join(after)}]")
        if not states:
            yield "", told("it-needs-board-train-states")
        for words in sorted(set(missing)):
            yield "", told("board-train-states-lacks-a-blast", words=words)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).blast_flips_train = True
