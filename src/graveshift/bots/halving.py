"""Successive halving: all ideas play the same few futures, the better half twice as many more, until one is left."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game


def best_of(
    ideas: int,
    world: Callable[[int], Game],
    worth: Callable[[Game, int], float],
    seed: int,
    each: int,
    trust: float = 0.0,
) -> int:
    """The number of the idea that does best; each plays at least `each` futures, and `worth` says how one ends.

    The same number of a future means the same hidden things and the same stream of chance for every idea. Another idea
    than the first must gain more than `trust` on it after one future; less, the more futures there were.
    """
    totals = [0.0] * ideas
    left = list(range(ideas))
    tried = 0
    while len(left) > 1:
        for future in range(tried, tried + each):
            begun = world(stream(seed + future))
            for idea in left:
                totals[idea] += worth(begun.playout(), idea)
        tried += each
        each *= 2
        standing = {idea: totals[idea] / tried + (trust / sqrt(tried) if idea == 0 else 0.0) for idea in left}
        left.sort(key=lambda idea: (-standing[idea], idea))
        left = left[: (len(left) + 1) // 2]
    return left[0]
