"""The guided first game: whoever has learnt from it is not beaten by the cards that lie in its deck."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel

PAGE = Path(__file__).parents[3] / "web" / "src" / "town" / "firstRide.ts"
LESSON = ["activate:carl", "melee:pan"]
"""What the first lessons ask for."""


def first_ride() -> tuple[dict[str, Any], int]:
    """The position and the seed that the page opens the game with."""
    text = PAGE.read_text().replace("GAME", "undead-or-alive")
    found = re.search(r"= (\{\n.*?\n\});", text, re.DOTALL)
    assert found is not None
    lesson = yaml.safe_load(found[1])
    return lesson["options"], lesson["seed"]


def play_on(order: int) -> tuple[int, bool]:
    """Carl's Adrenaline after the lesson, and whether a rule of thumb wins with the Turns in some order."""
    options, seed = first_ride()
    table, bot, choice = kernel.start("undead-or-alive", options, seed), make_bot("greedy", order), Random(order)
    for key in LESSON:
        table.game.decide(key)
    carl = next(one for one in table.game.view(0)["survivors"] if one["id"] == "carl")
    while (decision := table.game.decision) is not None:
        anybody = decision.kind == "activate"
        table.game.decide(
            choice.choice(decision.options) if anybody else bot.choose(Seat(table.game, decision.seat or 0))
        )
    assert table.game.outcome is not None
    return carl["adrenaline"], bool(table.game.outcome.won)


@pytest.mark.slow
def test_the_first_game_can_be_won_by_whoever_plays_on() -> None:
    games = [play_on(order) for order in range(4, 8)]
    assert {adrenaline for adrenaline, _ in games} == {7}, "his seventh point makes it Yellow, as the lesson says"
    assert sum(won for _, won in games) > 2
