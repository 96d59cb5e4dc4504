"""The bot that takes any option with equal chance: a filler for empty seats and a yardstick for better ones."""

from __future__ import annotations

from graveshift.bots.seat import Bot, Question, Seat
from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, stream


class RandomBot(Bot):
    """Its chance is a stream of its own, so it never disturbs the dice of the game."""

    def __init__(self, seed: int) -> None:
        self.rng = stream(seed)

    def choose(self, seat: Seat) -> str:
        return self.any_of(seat.question)

    def any_of(self, question: Question) -> str:
        """Any choice."""
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return question.choices[((self.rng >> 33) * len(question.choices)) >> 31].key
