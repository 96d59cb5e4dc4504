"""Goal `wagon-off-rails` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.board.board import Board
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Goal, Land, Mission, Problem, Tables, Text, Token


class WagonOffRails(Goal, frozen=True):
    """The Wagon stands in a Zone without any rail cell (UOA-M08-03)."""

    needs_tokens: ClassVar[tuple[str, ...]] = ("wagon",)

    def made(self, after: int, rule: str, tables: Tables) -> hot.WagonOffRails:
        return hot.WagonOffRails(self.key, after, rule)

    def wants(self, token: Token) -> Text | None:
        return wagon_wanted(token)

    def out_of_reach(self, mission: Mission, land: Land) -> Iterator[Problem]:
        if all(land.board.rail[zone] for zone in wagon_roads(mission, land.board)):
            yield "", told("no-street-leads-the-wagon-off-the-rails")


def wagon_wanted(token: Token) -> Text | None:
    """What is said of a Wagon that somebody has to come to."""
    return told("a-goal-needs-the-wagon") if token.kind == "wagon" else None


def wagon_roads(mission: Mission, board: Board) -> list[int]:
    """Where the Wagon can go: it keeps to the streets (UOA-AMB-17, UOA-AMB-97)."""
    wagon = next(token for token in mission.tokens if token.kind == "wagon")
    street = [not (board.indoors[z] or board.balcony[z] or board.train[z]) for z in range(board.zones)]
    seen = [board.index[wagon.place]]
    for zone in seen:
        seen += [near for near in board.neighbours[zone] if street[near] and near not in seen]
    return seen
