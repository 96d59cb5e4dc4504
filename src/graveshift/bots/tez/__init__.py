"""The players of Tiny Epic Zombies: Humans and the Zombie Player, from what their seat sees alone.

The rule of thumb reads a position of a world that its seat may look at (`scene`). A Human weighs every way through the
Turn (`plan`) by what it gains for the Objectives (`errands`, `squads`) and by what is left at its end (`worth`). The
Zombie Player (`zombies`) looks for Overruns, full Stores and noise. The planner tries what the rule of thumb thinks
possible (`search`), and judges what came of it (`judging`). Nothing is remembered from one answer to the next.
"""

from __future__ import annotations

from graveshift.bots.seat import Bot, Seat
from graveshift.bots.tez.explaining import explained
from graveshift.bots.tez.search import best_option
from graveshift.bots.tez.thinking import pick, ranked
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.digest import digest_of
from graveshift.kernel.game import Game


class MallBot(Bot):
    """Deterministic: the same question in the same position gets the same answer."""

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        assert world.pending is not None
        return world.rules.key(world.position, world.pending, by_thumb(world))

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        return explained(seat, key, by_thumb)


class MallPlanner(Bot):
    """Thinks at every question that is open, and assumes that all others play by rule of thumb.

    The answer follows from what the seat sees, so that any worker and any restart comes to the same one.
    """

    futures = 8
    """Futures that each option plays at least; those that do well play more."""
    width = 5
    """Options that are tried."""
    turns = 2
    """Turns that a future lasts after this one."""
    trust = 0.06
    """What another option must gain on the rule of thumb's own, as a chance to win, after one future."""

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        assert world.pending is not None
        return world.rules.key(world.position, world.pending, self.option(seat, world))

    def option(self, seat: Seat, world: Game) -> int:
        """The answer to a question; `world` is one that looks to the seat like the true game."""
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        options = ranked(s, ask)[: self.width]
        if len(options) == 1:
            return options[0]
        seed = int(digest_of([world.rules.static_data(), seat.view, seat.question.keys]), 16)
        return best_option(seat, options, seed, self.futures, self.turns, self.trust)

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        return explained(seat, key, in_short)


class QuickMallPlanner(MallPlanner):
    futures = 2
    width = 3


class DeepMallPlanner(MallPlanner):
    futures = 32
    width = 6


def by_thumb(world: Game) -> int:
    """What the rule of thumb answers in a world of its seat."""
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    assert ask is not None
    return pick(s, ask)


def in_short(world: Game) -> int:
    """What a planner answers in a world of its seat: the quick one, for all of them think about the same ideas."""
    assert world.pending is not None
    return QuickMallPlanner(0).option(Seat(world, world.pending.seat), world)
