"""Goal `leave-by-train` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.missions.rules.train import moving_train
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Content, Goal, Land, Mission, Problem, Tables, Text, Token
from graveshift.zombicide.missions.rally_companions import companion_wanted
from graveshift.zombicide.missions.words import Everyone


class LeaveByTrain(Goal, frozen=True):
    """All of them were aboard a Train section when it left, and the last one has gone (UOA-AMB-83, UOA-AMB-92)."""

    who: Everyone

    def made(self, after: int, rule: str, tables: Tables) -> hot.LeaveByTrain:
        return hot.LeaveByTrain(self.key, after, rule, self.who == "everyone")

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if not any(moving_train(rule) for rule in mission.rules):
            yield "", told("the-goal-needs-a-train-that-moves")

    def wants(self, token: Token) -> Text | None:
        return companion_wanted(token) if self.who == "everyone" else None

    def out_of_reach(self, mission: Mission, land: Land) -> Iterator[Problem]:
        cars = {shape.names[zone] for shape in land.shapes for zone in range(shape.zones) if shape.train[zone]}
        if not cars & land.reached:
            yield "", told("nobody-can-ever-board-the-train")
