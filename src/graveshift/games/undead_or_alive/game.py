"""The game as the kernel runs it: Undead or Alive behind the kernel's contract."""

from __future__ import annotations

from typing import Any

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.games.undead_or_alive.telling.seen import TownView
from graveshift.games.undead_or_alive.telling.view import seat_view
from graveshift.kernel.chance import Position
from graveshift.zombicide.telling.speech import Speech


class UndeadOrAlive(Speech):
    """One game with its mission and options."""

    def at_shape(self, position: Position, shape: int) -> Position:
        """The same position on the board as the Train had it (UOA-TRAIN-05)."""
        s = state(position)
        if shape == s.shape:
            return s
        twin = s.copy()
        twin.board, twin.shape = town_of(s).train_boards[shape], shape
        return twin

    def seen(self, position: Position, seat: int | None) -> TownView:
        return seat_view(state(position), seat)

    def redraw(self, base: Position, now: Position, seat: int | None, rng: int) -> Position:
        """The Bounty Weapons set aside are drawn anew (UOA-M08-02), but for those that came to light since.

        The top card stays: its Feat is public.
        """
        twin, later = state(base).copy(), state(now)
        if not twin.set_aside:
            return twin
        hidden = later.set_aside + later.bounties
        places = [
            (pile, at) for pile in (twin.set_aside, twin.bounties) for at in range(len(pile)) if pile[at] in hidden
        ]
        bag = sorted(pile[at] for pile, at in places)
        chance = Position(rng)
        for pile, at in places:
            pile[at] = chance.draw("bounty", bag)
        return twin

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data, on the board as the Train or the Wagon has left it."""
        twin = state(super().restore(data))
        town = town_of(twin)
        if town.train_boards:
            twin.board = town.train_boards[twin.train_state]
            twin.shape = twin.train_state
        elif town.wagon_blocks:
            twin.board = twin.board.without([twin.wagon] if twin.wagon >= 0 else [])
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
