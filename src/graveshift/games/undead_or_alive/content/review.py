"""Looking through a designer's mission file: the shapes that the Train and the Wagon give the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from graveshift.board.board import Board
from graveshift.board.change import run_over
from graveshift.content import Problem
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.mission_checks import CHECKS
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.content.tokens import AnyToken
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import NO_TRAIN, Town
from graveshift.zombicide.content.token_review import TokenReviewer
from graveshift.zombicide.content.tokens import ExitToken


class TownReviewer(TokenReviewer[Mission]):
    """The town and its railroad."""

    def shapes(self, board: Board, scene: Town) -> list[Board]:
        shapes = [board, *scene.train_boards]
        return [*shapes, board.without([])] if scene.wagon_blocks else shapes

    def own_ways(self, mission: Mission, scene: Town) -> Iterator[Problem]:
        """The Train must not come through the Exit (UOA-TRAIN-11)."""
        if scene.train_mode == NO_TRAIN:
            return
        for index, token in enumerate(mission.tokens):
            for old, new in pairwise(scene.train_boards):
                place = old.index.get(token.place)
                if isinstance(token, ExitToken) and place is not None and place in run_over(old, new):
                    yield f"tokens[{index}] (exit).zone", told("the-train-will-run-over-the-exit")
                    break


REVIEWER = TownReviewer(SETUP, CHECKS, AnyToken)
