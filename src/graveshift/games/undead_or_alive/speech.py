"""Everything the kernel asks about words, views and data; made only when somebody looks."""

from __future__ import annotations

from typing import Any

from graveshift.games.undead_or_alive.keys import KIND_NAMES, option_key
from graveshift.games.undead_or_alive.pieces import count_pieces
from graveshift.games.undead_or_alive.town import town_of
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Rules
from graveshift.zombicide.state import FIELDS, State


class Speech(Rules):
    """The looking side of the rules."""

    def __init__(self, options: dict[str, Any], first: State) -> None:
        self.options = options
        self.first = first

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return option_key(state(position), ask, option)

    def kind_name(self, kind: int) -> str:
        return KIND_NAMES[kind]

    def seats(self, position: Position) -> int:
        return state(position).seat_count

    def pieces(self, position: Position) -> dict[str, int]:
        return count_pieces(state(position))

    def static_data(self) -> dict[str, Any]:
        return self.options

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data; the static tables are those of this game."""
        twin = self.first.copy()
        for name in FIELDS:
            setattr(twin, name, data[name])
        boards = town_of(twin).train_boards
        if boards:
            twin.board = boards[twin.train_state]
        elif town_of(twin).wagon_blocks:
            twin.board = twin.board.without([twin.wagon] if twin.wagon >= 0 else [])
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
