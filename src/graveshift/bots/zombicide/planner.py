"""The planning bot of the family: it plays by rule of thumb, and tries what would come of it.

It tries who might take the next Turn, and each answer where its tempers would answer differently; with much time it
also chooses a temper anew for each round. The plan follows from where the round began, an answer from what the seat
sees, so that any worker and any restart comes to the same ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

import msgspec

from graveshift.bots.seat import Bot, Seat
from graveshift.bots.zombicide.explaining import explained_answer, planned_so
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.ideas import Idea, ideas_of
from graveshift.bots.zombicide.planning import ALL, TO_THE_END, best_temper, each_plays
from graveshift.bots.zombicide.refining import best_idea
from graveshift.bots.zombicide.tempers import TEMPERS, named
from graveshift.bots.zombicide.thinking import pick, pick_with_care
from graveshift.kernel.digest import digest_of
from graveshift.kernel.game import Game, plain
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.state import State

PLAIN: Final = named("arming", "fighting", "together", "daring")
"""The tempers that are tried where there is little time."""


class Pace(msgspec.Struct, frozen=True):
    """How much is thought."""

    futures: int
    """Futures that are played for the temper of a round, of all tempers together; none: it is the usual one."""
    rounds: int
    """Rounds that such a future lasts (`TO_THE_END`: as long as the game)."""
    tempers: tuple[int, ...]
    """Which are tried at an answer, and for a round unless `plans` names others."""
    each: int
    """Futures that every idea for an answer plays at least."""
    further: int
    """Rounds that such a future lasts after the present one."""
    trust: float
    """What another idea must gain on its own one, as a chance to win, after one future."""
    turns: int = 1
    """How many survivors are tried as the next to take their Turn; 1: it is the one whom the rule of thumb names."""
    turn_each: int = 1
    """Futures that each of them plays at least."""
    nights: int = 1
    """Zombie Phases that are tried at the end of each round of a future."""
    rivals: int = 0
    """How many answers of a Turn are tried that no temper would give."""
    errands: int = 0
    """How many other errands are tried for the survivor whose Turn it is."""
    plans: tuple[int, ...] = ()
    """The tempers that are tried for a round, besides the mission's own; none: those of an answer."""
    loyalty: float = 0.0
    """What another temper must gain on the mission's own one, as a chance to win, after one future."""


QUICK: Final = Pace(0, 0, PLAIN, 1, 1, 0.1, 2, 1, 2)
NORMAL: Final = Pace(0, 0, ALL, 1, 1, 0.05, 6, 1, 3, 4, 2)
SURER: Final = Pace(0, 0, ALL, 1, 1, 0.02, 6, 2, 3, 4, 2)
"""The same where a future takes less time: more of them for whose Turn comes next, and other ideas need less proof."""
SWITCHING: Final = Pace(32, TO_THE_END, PLAIN, 1, 1, 0.1, 2, 1, 2, plans=named("usual", "eager", "fighting", "daring"))
"""Most of the time for a temper of the round, in futures to the end of the game: where games are short and lost by what
nobody sees two rounds ahead."""
PRESSED: Final = Pace(
    48, TO_THE_END, PLAIN, 1, 1, 0.1, 2, 1, 2, plans=named("usual", "eager", "fighting", "daring"), loyalty=0.1
)
"""The same, where missions have tempers of their own."""
DEEP: Final = Pace(48, 3, ALL, 4, 1, 0.05, 6, 2, 3, 5, 3)
NEXT: Final = "activate"
"""The question whose Turn comes next."""
KEPT: Final = 256
"""Rounds whose plans are remembered: a bot is made anew for every answer."""


class PlannerBot(Bot):
    """Thinks about whose Turn comes next, and at every answer on which its tempers differ.

    It assumes that everybody plays the same plan.
    """

    guide: ClassVar[Guide]
    pace: ClassVar[Pace] = NORMAL

    def __init__(self, seed: int) -> None:
        """A seed as every bot gets one; nothing here is left to chance."""

    def choose(self, seat: Seat) -> str:
        world = seat.determinized(0)
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        if len(ask.options) == 1:
            return world.rules.key(s, ask, ask.options[0])
        return world.rules.key(s, ask, self.answered(seat, world, self.temper(seat) if s.round else 0))

    def answered(self, seat: Seat, world: Game, temper: int) -> int:
        """Its answer in the temper of the round; `world` is what the seat knows."""
        s, ask = world.position, world.pending
        assert isinstance(s, State)
        assert ask is not None
        own = pick_with_care(self.guide, TEMPERS[temper][1], s, ask)
        return self.refined(seat, world, own, temper) if s.round else own

    def refined(self, seat: Seat, world: Game, own: int, temper: int) -> int:
        """Its own answer, or that of another temper which does better in the futures that are tried."""
        s, ask, pace = world.position, world.pending, self.pace
        assert isinstance(s, State)
        assert ask is not None
        each = pace.each
        if self.guide.question(s, ask.kind) == NEXT:
            each = pace.turn_each
            ideas = [Idea(code, temper) for code in next_turns(self.guide, s, ask, own, temper, pace.turns)]
        else:
            ideas = ideas_of(self.guide, s, ask, own, temper, pace.tempers, pace.rivals, pace.errands)
        if len(ideas) == 1:
            return own
        seed = int(digest_of([world.rules.static_data(), plain(s), ask.kind, list(ask.options)]), 16)
        return best_idea(self.guide, seat, ideas, seed, each, pace.further, pace.nights, pace.trust)

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        """The plan, when a round begins and there is one; then what each Turn is for."""
        s = seat.determinized(0).position
        assert isinstance(s, State)
        if not s.round:
            return None
        temper = self.temper(seat)
        if s.active < 0 and not s.taken:
            return planned_so(temper) if self.pace.futures and seat.question.kind == NEXT else None

        def answered(game: Game) -> int:
            """The same answer as at the table, if it looks the same there."""
            place = Seat(game, seat.number)
            return self.answered(place, place.determinized(0), temper)

        return explained_answer(self.guide, TEMPERS[temper][1], seat, key, answered)

    def temper(self, seat: Seat) -> int:
        """The temper of this round, by its number; the mission's own where there is no time to think about it."""
        if not self.pace.futures:
            s = seat.determinized(0).position
            assert isinstance(s, State)
            return self.guide.habit(s)
        opening = seat.reopened(0)
        return planned(Opening(self.guide, opening, seat.number), self.pace)


def next_turns(guide: Guide, s: State, ask: Ask, own: int, temper: int, most: int) -> list[int]:
    """Who might take the next Turn, in the order of the rule of thumb; its own answer leads."""
    found = [own]
    left = [code for code in ask.options if code != own]
    while left and len(found) < most:
        found.append(pick(guide, TEMPERS[temper][1], s, Ask(ask.seat, ask.kind, left, ask.about)))
        left.remove(found[-1])
    return found


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
def planned(opening: Opening, pace: Pace) -> int:
    """The best temper for a round, at this pace; worked out once."""
    game = opening.game
    assert isinstance(game.position, State)
    seed = int(opening.digest, 16)
    own = opening.guide.habit(game.position)
    plans = (own, *[temper for temper in pace.plans or pace.tempers if temper != own])
    each = each_plays(pace.futures, plans)
    start, seat = game.position, opening.seat
    return best_temper(opening.guide, game.rules, start, seat, seed, each, pace.rounds, plans, pace.loyalty)
