"""The planning bot of the family: it plays by rule of thumb, with a temper that it chooses anew for each round.

The plan follows from where the round began, so that any worker and any restart comes to the same one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from graveshift.bots.seat import Bot, Seat
from graveshift.bots.zombicide.explaining import explained_answer, planned_so
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.planning import ALL, best_temper, each_plays
from graveshift.bots.zombicide.tempers import TEMPERS, named
from graveshift.bots.zombicide.thinking import pick_with_care
from graveshift.kernel.digest import digest_of
from graveshift.kernel.game import Game, plain
from graveshift.zombicide.rules.state import State

QUICK: Final = 8
NORMAL: Final = 24
DEEP: Final = 96
"""Futures that are played for a round, of all tempers together."""
HORIZON: Final = 12
"""Rounds that a future lasts."""
GLANCE: Final = 3
"""... where there is little time."""
PLAIN: Final = named("arming", "fighting", "together", "daring")
"""The tempers that are tried where there is little time."""
KEPT: Final = 256
"""Rounds whose plans are remembered: a bot is made anew for every answer."""


class PlannerBot(Bot):
    """Thinks at the beginning of a round about all of it; assumes that everybody plays the same plan."""

    guide: ClassVar[Guide]
    futures = NORMAL
    rounds = HORIZON
    tempers: ClassVar[tuple[int, ...]] = ALL

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        if len(ask.options) == 1:
            return world.rules.key(s, ask, ask.options[0])
        weights = TEMPERS[self.temper(seat) if s.round else 0][1]
        return world.rules.key(s, ask, pick_with_care(self.guide, weights, s, ask))

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        """The plan, when a round begins; then what each Turn is for."""
        s = seat.determinized(0).position
        assert isinstance(s, State)
        if not s.round:
            return None
        temper = self.temper(seat)
        if s.active < 0 and not s.taken:
            return planned_so(temper) if seat.question.kind == "activate" else None
        return explained_answer(self.guide, TEMPERS[temper][1], seat, key)

    def temper(self, seat: Seat) -> int:
        """The temper of this round, by its number."""
        opening = seat.reopened(0)
        return planned(Opening(self.guide, opening, seat.number), self.futures, self.rounds, self.tempers)


class Opening:
    """A round's beginning as a seat knows it; two that look the same are the same."""

    def __init__(self, guide: Guide, game: Game, seat: int) -> None:
        self.guide = guide
        self.game = game
        self.seat = seat
        self.digest = digest_of([game.rules.static_data(), plain(game.position)])

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opening) and other.digest == self.digest


@lru_cache(KEPT)
def planned(opening: Opening, futures: int, rounds: int, tempers: tuple[int, ...] = ALL) -> int:
    """The best temper for a round by about so many futures of so many rounds; worked out once."""
    game = opening.game
    assert isinstance(game.position, State)
    seed = int(opening.digest, 16)
    each = each_plays(futures, tempers)
    return best_temper(opening.guide, game.rules, game.position, opening.seat, seed, each, rounds, tempers)
