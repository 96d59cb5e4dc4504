"""Undead or Alive on the shelf."""

from __future__ import annotations

from graveshift.board.board import Board
from graveshift.games.undead_or_alive.content.review import REVIEWER
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.shelf import BoxShelf


class TownShelf(BoxShelf):
    """The town, with the boards that its Train makes of it."""

    def shapes(self, s: State) -> list[Board]:
        return list(town_of(s).train_boards) or [s.board]


SHELF = TownShelf(SETUP, REVIEWER)
