"""The guided games: whoever has learnt from one can win it with the cards that lie in its deck."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel.replaying import resume

WEB = Path(__file__).parents[2] / "web" / "src"


def lesson(file: str, game: str) -> tuple[dict[str, Any], int]:
    """The position and the seed that the page opens a guided game with."""
    text = re.sub(r" //.*", "", (WEB / file).read_text().replace("GAME", game))
    found = re.search(r"= (\{\n.*?\n\});", text, re.DOTALL)
    assert found is not None
    opened = yaml.safe_load(found[1])
    return opened["options"], opened["seed"]


def play_on(game: str, file: str, answers: list[str], order: int | None = None) -> tuple[kernel.Record, bool]:
    """What the lesson asks for, then a rule of thumb, with the Turns in an order of its own; the beginning, and whether
    it wins."""
    options, seed = lesson(file, game)
    table, bot, choice = kernel.start(game, options, seed), make_bot("greedy", 0), Random(order)
    for key in answers:
        table.game.decide(key)
    begun = table.record()
    while (decision := table.game.decision) is not None:
        anybody = decision.kind == "activate" and order is not None
        table.game.decide(
            choice.choice(decision.options) if anybody else bot.choose(Seat(table.game, decision.seat or 0))
        )
    assert table.game.outcome is not None
    return begun, bool(table.game.outcome.won)


@pytest.mark.slow
def test_the_first_game_is_won_more_often_than_not() -> None:
    games = [
        play_on("undead-or-alive", "town/firstRide.ts", ["activate:carl", "melee:pan"], order) for order in range(4, 8)
    ]
    survivors = resume(games[0][0]).game.view(0)["survivors"]
    assert survivors[0]["adrenaline"] == 7, "his seventh point makes Carl’s level Yellow, as the lesson says"
    assert sum(won for _, won in games) > 2


@pytest.mark.slow
def test_the_second_lesson_can_be_won() -> None:
    """GG-M1-02: it takes Bounty Weapons, so that a Feat must be live when it begins."""
    begun, won = play_on("gears-and-guns", "steam/secondLesson.ts", ["activate:bonnie"])
    assert resume(begun).game.view(0)["feat"] is not None
    assert won


@pytest.mark.slow
def test_the_first_night_on_the_strip_is_won_more_often_than_not() -> None:
    answers = ["activate:scott", "melee:machete"]
    games = [play_on("army-of-the-dead", "strip/firstNight.ts", answers, order) for order in range(4)]
    scott = resume(games[0][0]).game.view(0)["survivors"][0]
    assert (scott["adrenaline"], scott["level"]) == (7, "yellow"), "his seventh point, as the lesson says"
    assert sum(won for _, won in games) > 2
