"""Goal `purify-corpse-piles` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Goal, Land, Mission, Problem, Tables


class PurifyCorpsePiles(Goal, frozen=True):
    """Every printed Corpse Pile of the board has been activated and made safe (UOA-M02-04, UOA-AMB-22)."""

    which: Literal["all-printed"] = "all-printed"

    def made(self, after: int, rule: str, tables: Tables) -> hot.PurifyCorpsePiles:
        return hot.PurifyCorpsePiles(self.key, after, rule)

    def out_of_reach(self, mission: Mission, land: Land) -> Iterator[Problem]:
        board = land.board
        for pile in board.marked("corpse-pile"):
            if board.names[pile] not in land.reached:
                yield "", told("nobody-can-walk-to-the-corpse-pile", zone=board.names[pile])
