"""The rule-of-thumb bot of the family: quick, plays every mission, plans no further than the coming round.

It reads a position of a world that its seat may look at. Each Turn it asks what the open goals need (`errands` of the
game) and who does what (`roles`), weighs the places within reach (`plan`) by what the zombies will do next (`danger`,
from the forecast of the rules) and what the posse can kill (`power`), and scores what could be done there (`actions`).
Everything else is answered by small rules (`answers`, `pack`). What a game has of its own stands in a folder of its own
(`town`, `city`), behind a `Guide`.
"""

from __future__ import annotations

from typing import ClassVar

from graveshift.bots.seat import Bot, Seat
from graveshift.bots.zombicide.explaining import explained, explained_answer
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.thinking import pick_with_care
from graveshift.bots.zombicide.weights import USUAL
from graveshift.kernel.game import Game
from graveshift.zombicide.rules.state import State


class GreedyBot(Bot):
    """Deterministic: the same question in the same position gets the same answer."""

    guide: ClassVar[Guide]

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""
        self._chosen: tuple[Seat, Game, int] | None = None
        """The answer that was found last, and where: what it is for is told without looking at everything anew."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        code = pick_with_care(self.guide, USUAL, s, ask)
        self._chosen = (seat, world, code)
        return world.rules.key(s, ask, code)

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        if self._chosen is not None and self._chosen[0] is seat:
            _, world, code = self._chosen
            return explained(self.guide, USUAL, world, code)
        return explained_answer(self.guide, USUAL, seat, key)
