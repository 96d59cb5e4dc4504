"""The game as the kernel runs it: Army of the Dead behind the kernel's contract."""

from __future__ import annotations

from typing import Any

from graveshift.games.army_of_the_dead.rules.rounds import CityRounds
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.telling.preview import preview
from graveshift.games.army_of_the_dead.telling.seen import CityView
from graveshift.games.army_of_the_dead.telling.view import seat_view
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import CARD, TOKEN_CARD
from graveshift.zombicide.telling.speech import Speech


class ArmyOfTheDead(CityRounds, Speech):
    """One game with its mission and options."""

    def seen(self, position: Position, seat: int | None) -> CityView:
        return seat_view(state(position), seat)

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return preview(state(position), ask, option)

    def outlook_after(self, position: Position, ask: Ask, option: int, seat: int | None) -> dict[str, Any]:
        return {}

    def pieces(self, position: Position) -> dict[str, int]:
        """Zombies by kind and cards by name; cards that a mission added leave the game when used up."""
        s = state(position)
        pieces: dict[str, int] = {}
        kinds = len(s.pool)
        for kind in range(kinds):
            pieces[s.tables.zombie_ids[kind]] = s.pool[kind] + sum(s.zombies[kind::kinds]) + s.kept[kind]
            pieces[s.tables.zombie_ids[kind]] += s.slain >> kind & 1
        held = [value & CARD for value in s.slots if value >= 0 and value & CARD < TOKEN_CARD]
        for card in s.deck + s.discards + held + s.laid_card:
            name = s.tables.card_ids[card]
            pieces[name] = pieces.get(name, 0) + 1
        for card in s.extras:
            pieces[s.tables.card_ids[card]] -= 1
        pieces["zeus orders"] = len(s.orders) + len(s.order_discards)
        pieces["actors"] = s.actors
        return pieces

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data, with its doors as they are."""
        twin = state(super().restore(data))
        board = self.first.board
        twin.board = board.opened(board.shut).closed(twin.shut)
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
