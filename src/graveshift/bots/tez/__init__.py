"""The players of Tiny Epic Zombies: Humans and the Zombie Player, from what their seat sees alone.

The rule of thumb reads a position of a world that its seat may look at (`scene`). A Human weighs every way through the
Turn (`plan`) by what it gains for the Objectives (`errands`, `squads`) and by what is left at its end (`worth`). The
Zombie Player (`zombies`) looks for Overruns, full Stores and noise. Nothing is remembered from one answer to the next.
"""

from __future__ import annotations

from graveshift.bots.seat import Bot, Seat
from graveshift.bots.tez.thinking import pick
from graveshift.games.tiny_epic_zombies.rules.state import State


class MallBot(Bot):
    """Deterministic: the same question in the same position gets the same answer."""

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        return world.rules.key(s, ask, pick(s, ask))
