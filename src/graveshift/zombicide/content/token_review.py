"""Looking through a designer's mission file whose map is a list of tokens (`review.py`).

`TokenChecks` knows what a file must get right by itself; here its board is built, its ways are walked, its goals are
held against its rules and the box, and the game is set up once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.board import BoardError, TileSet
from graveshift.board.board import Board
from graveshift.content import Problem, Text
from graveshift.kernel.errors import GraveshiftError
from graveshift.zombicide.content.box import Content, box_of
from graveshift.zombicide.content.designed import by_zone, place_problems
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.mission_checks import tools
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.review import M, Reviewer
from graveshift.zombicide.content.supplies import supplies
from graveshift.zombicide.content.token_checks import TokenChecks, no_tile
from graveshift.zombicide.content.token_setup import TokenSetUp
from graveshift.zombicide.content.tokens import (
    AbominationSpawn,
    ExitToken,
    MobileSpawn,
    StartingSpawn,
    SurvivorStart,
    TokenMission,
)
from graveshift.zombicide.content.ways import Land, goal_ways, token_ways, walk


class TokenReviewer(Reviewer[M]):
    """What is known about the mission files of a game; it adds the shapes that its board may take."""

    def __init__(self, setup: TokenSetUp[Any, Any], checks: TokenChecks, token_kinds: Any) -> None:
        super().__init__(box_of(setup.book).mission, token_kinds)
        self.setup = setup
        self.checks = checks

    @property
    def content(self) -> Content:
        return load(self.setup.book)

    # ---- what a game adds

    def shapes(self, board: Board, scene: Any) -> list[Board]:
        """All shapes that the board will take."""
        return [board]

    def own_ways(self, mission: Any, scene: Any) -> Iterator[Problem]:
        """What of this game gets in the way."""
        yield from ()

    # ---- looking through

    def tiles(self) -> TileSet:
        return self.content.tiles

    def no_tile(self, name: str) -> Text:
        return no_tile(name, self.content.tiles, self.content.components)

    def by_zone(self, mission: M) -> M:
        return by_zone(mission, self.content)

    def mistakes(self, mission: Any) -> list[Problem]:
        """Everything wrong with a mission; what needs a sound board is looked at only if there is one."""
        box = self.content
        found = list(self.checks.problems(mission, box))
        found = found or list(place_problems(mission, box))
        if found:
            return found
        scene = self.setup.scene(mission, self.setup.options())
        try:
            board = self.setup.board(mission, scene)
        except BoardError as error:
            return [("board", Text(error.told("en"), error.told("pl")))]
        found += tools(mission)
        found += supplies(mission, box)
        found += self.ways(mission, board, scene)
        return found or list(self.laid_once(mission))

    def ways(self, mission: Any, board: Board, scene: Any) -> Iterator[Problem]:
        """Every place a goal needs can be walked to from the start, on the board as it is or will be (UOA-WIN-04)."""
        starts = [token.place for token in mission.tokens if isinstance(token, SurvivorStart)]
        land = Land(board, self.shapes(board, scene), starts)
        yield from token_ways(mission, land)
        yield from horde_way(mission, land)
        yield from goal_ways(mission, land)
        yield from self.own_ways(mission, scene)

    def laid_once(self, mission: Any) -> Iterator[Problem]:
        """The proof: lay the game out once."""
        try:
            options = self.setup.complete({"custom": msgspec.to_builtins(mission)})
            self.setup.first_position(options, mission, 0)
        except (GraveshiftError, KeyError, IndexError, StopIteration, ValueError) as error:
            plain = str(error) or type(error).__name__
            why = Text(plain, error.told("pl") if isinstance(error, GraveshiftError) else plain)
            yield "", told("this-mission-cannot-be-set-up", why=why)

    def oddities(self, mission: Any) -> Iterator[Problem]:
        """Zombies or the Exit where the Survivors begin."""
        starts = {token.zone for token in mission.tokens if isinstance(token, SurvivorStart)}
        for index, token in enumerate(mission.tokens):
            if token.zone not in starts:
                continue
            if isinstance(token, StartingSpawn | MobileSpawn | AbominationSpawn):
                yield f"tokens[{index}] ({token.kind}).zone", told("zombies-come-right-where-the-survivors-begin")
            elif isinstance(token, ExitToken):
                yield f"tokens[{index}] ({token.kind}).zone", told("the-exit-lies-right-where-the-survivors-begin")


def horde_way(mission: TokenMission, land: Land) -> Iterator[Problem]:
    """Zombies come from the Starting token to where the Survivors begin."""
    for index, token in enumerate(mission.tokens):
        if isinstance(token, StartingSpawn) and not walk(land.shapes, [token.place]) & set(land.starts):
            words = told("zombies-have-no-way-to-the-start", place=token.place)
            yield f"tokens[{index}] ({token.kind}).zone", words
