"""The bot that takes any option with equal chance: a filler for empty seats and a yardstick for better ones."""

from __future__ import annotations

from typing import Any

from graveshift.bots.player import Question
from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, stream


class RandomBot:
    """Its chance is a stream of its own, so it never disturbs the dice of the game."""

    def __init__(self, seed: int) -> None:
        self.rng = stream(seed)

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return decision.choices[((self.rng >> 33) * len(decision.choices)) >> 31].key
