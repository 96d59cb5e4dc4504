"""Tiny Epic Zombies on the shelf: modes, people, Objectives and Stores, and the Mall as a drawing."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.shelf.box import dealt_symbols, mall_content, mall_entry
from graveshift.games.tiny_epic_zombies.shelf.mall import mall_data
from graveshift.kernel.chance import Position
from graveshift.parts.shelf import Shelf
from graveshift.parts.shelf.boards import BoardData
from graveshift.parts.shelf.entries import Content, GameEntry


class MallShelf(Shelf):
    """What the start page and the table show of the box."""

    def entry(self) -> GameEntry:
        return mall_entry(self.game, self.title(), self.words())

    def content(self) -> Content:
        return Content(mall=mall_content())

    def board(self, position: Position) -> BoardData:
        """The Mall."""
        assert isinstance(position, State)
        return BoardData([], mall_data(position.table.mall), dealt_symbols(position.table.symbol))


SHELF = MallShelf("tiny-epic-zombies")
