"""Boundaries from which nothing is asked: nobody keeps a copy of them, and everything else goes on as ever."""

from __future__ import annotations

import random

import pytest

from graveshift.kernel.record import start

STEPS = 250


@pytest.mark.parametrize("mission", [f"m{number}" for number in range(1, 11)])
def test_a_quiet_boundary_comes_to_the_next_without_a_question(mission: str) -> None:
    """Set-up, whose Turn is next, the end of a Turn away from an Exit (AOTD-ROUND-02, AOTD-M2-09)."""
    game = start("army-of-the-dead", {"mission": mission, "seats": 2}, 11).game.copy()
    chance = random.Random(3)
    quiet = 0
    for _ in range(STEPS):
        if game.over:
            break
        code = chance.choice(game.codes)
        silent = game.at_boundary() and game.rules.quiet(game.position, code)
        twin = game.copy()
        game.answer(code)
        twin.answer(code)
        assert twin.digest() == game.digest()
        assert game.at_boundary() or game.base is not None, "a question came where none was expected"
        quiet += silent
    assert quiet > 10
