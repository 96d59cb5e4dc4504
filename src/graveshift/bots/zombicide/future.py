"""One future of a position: played on by rule of thumb, round by round, and what it is worth.

What the posse risks between two rounds is not left to one draw: where the survivors have had their Turns, the Zombie
Phase is played several times over and its worth averaged. The game goes on from the first of these worlds in which it
is not over; what the rounds to come gain or lose on it is added as far as one gets there at all (a control variate),
and by half: the judgement at the end of a round and that of the next one are wrong in different ways, and their mean
says more than either.
Chance is tied to what it is for, so that two ideas tried in the same future meet the same luck: the Turn of a survivor
in a round and each of the Zombie Phases have streams of their own.
"""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.standing import chance
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game
from graveshift.zombicide.rules.codes import PLAYERS
from graveshift.zombicide.rules.state import State

LONGEST: Final = 1_500
"""Answers after which a future is given up: somebody goes round in circles."""
ROUND: Final = 64
"""Streams of chance that a round has."""
NIGHT: Final = 32
"""The first of its Zombie Phases; before them come the Turns of the survivors."""
BELIEF: Final = 0.5
"""How much is believed of what the rounds to come change."""


class Future:
    """The luck of one future, and how it is looked at: the same for every idea that is tried in it."""

    def __init__(self, guide: Guide, base: Weights, seed: int, rounds: int, nights: int) -> None:
        self.guide = guide
        self.base = base
        """How everybody plays, but for the one whose idea is tried."""
        self.seed = seed
        self.rounds = rounds
        """Rounds that it lasts after the present one."""
        self.nights = nights
        """Zombie Phases that are tried at the end of each round."""

    def luck(self, s: State, number: int) -> int:
        """A stream of chance in this round."""
        return stream(self.seed + s.round * ROUND + number)

    def worth(self, game: Game, code: int, weights: Weights) -> float:
        """What comes of an answer, the rest of the Turn played by these weights: 1 is won, 0 is lost, else a chance."""
        s = game.position
        assert isinstance(s, State)
        game.pausing = True
        who = s.active
        last = s.round + self.rounds
        game.answer(code)
        return self.day(game, s, who, weights, last)

    def day(self, game: Game, s: State, who: int, weights: Weights, last: int) -> float:
        """The Player Phase to its end, and the nights after it."""
        active = who
        for _ in range(LONGEST):
            ask = game.pending
            if ask is not None:
                if s.active != active:
                    active = s.active
                    weights = self.base
                    if active >= 0:
                        s.rng = self.luck(s, active)
                game.answer(pick(self.guide, weights, s, ask))
            elif s.result:
                break
            elif s.phase != PLAYERS:
                return self.dusk(game, s, last)
            else:
                game.go_on()
        return chance(self.guide, s)

    def dusk(self, game: Game, s: State, last: int) -> float:
        """What the Zombie Phase leaves on average, and what comes after the first one that leaves everybody alive."""
        total = before = 0.0
        alive = 0
        morning: Game | None = None
        for number in range(self.nights):
            twin = self.night(game, s, number)
            position = twin.position
            assert isinstance(position, State)
            value = chance(self.guide, position)
            total += value
            if not position.result:
                alive += 1
                if morning is None:
                    morning, before = twin, value
        mean = total / self.nights
        if morning is None or s.round >= last:
            return mean
        position = morning.position
        assert isinstance(position, State)
        morning.pausing = True
        after = self.day(morning, position, -1, self.base, last)
        return mean + BELIEF * (after - before) * alive / self.nights

    def night(self, game: Game, s: State, number: int) -> Game:
        """One Zombie Phase, up to the first question of the next round."""
        position = s.copy()
        position.rng = self.luck(s, NIGHT + number)
        twin = Game(game.rules, position, None, True)
        for _ in range(LONGEST):
            ask = twin.pending
            if ask is None or position.round > s.round:
                break
            twin.answer(pick(self.guide, self.base, position, ask))
        return twin
