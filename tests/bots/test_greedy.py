"""The rule-of-thumb bot: it plays every mission to its end, from what its seat may know, and better than chance."""

from typing import Any

import msgspec
import pytest

from graveshift.bots import Seat, make_bot, seat_bots
from graveshift.bots.zombicide.figures import expected, mortal
from graveshift.bots.zombicide.town import TOWN
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.kernel import registry
from graveshift.kernel.record import start
from graveshift.sim import Job, play
from tests.forms import MANY_GAMES

SETUPS = list(registry.game_type("undead-or-alive").setups())
STRIDE = 13


def setups() -> list[Any]:
    return [
        pytest.param(
            setup,
            id=f"{setup['mission']}-{setup['seats']}",
            marks=[pytest.mark.slow, MANY_GAMES] if number % STRIDE else [],
        )
        for number, setup in enumerate(SETUPS)
    ]


@pytest.mark.parametrize("setup", setups())
def test_it_plays_every_mission_with_any_number_of_seats_to_its_end(setup: dict[str, Any]) -> None:
    result = play(Job("undead-or-alive", setup["mission"], setup, ("greedy",) * setup["seats"], 0, 11))
    assert not result.stalled


def wins(bot: str, games: int) -> int:
    options = {"mission": "m0", "seats": 1}
    return sum(play(Job("undead-or-alive", "m0", options, (bot,), n, 1)).won for n in range(games))


def test_it_wins_the_first_mission_far_more_often_than_chance() -> None:
    greedy, chance = wins("greedy", 20), wins("random", 20)
    assert greedy >= 10
    assert chance <= 4


def test_it_plays_the_same_game_again() -> None:
    job = Job("undead-or-alive", "m6", {"mission": "m6", "seats": 2}, ("greedy", "greedy"), 0, 5)
    assert play(job) == play(job)


def test_it_plays_a_mission_it_has_never_seen() -> None:
    custom = msgspec.to_builtins(load(BOOK).missions["m6"]) | {"id": "my-mission"}
    result = play(Job("undead-or-alive", "my-mission", {"custom": custom, "seats": 1}, ("greedy",), 0, 5))
    same = play(Job("undead-or-alive", "m6", {"mission": "m6", "seats": 1}, ("greedy",), 0, 5))
    assert (result.reason, result.decisions) == (same.reason, same.decisions)


def test_seats_show_it_a_strangers_mission() -> None:
    custom = msgspec.to_builtins(load(BOOK).missions["m0"]) | {"id": "my-mission"}
    games = [start("undead-or-alive", options, 3).game for options in ({"custom": custom}, {"mission": "m0"})]
    answers = [seat_bots(1, {0: "greedy"}, 1).play_bots(game) for game in games]
    assert answers[0] == answers[1]


def test_without_a_look_at_the_mission_it_still_answers() -> None:
    custom = msgspec.to_builtins(load(BOOK).missions["m0"]) | {"id": "my-mission"}
    game = start("undead-or-alive", {"custom": custom, "seats": 1}, 3).game
    bot = make_bot("greedy", 1)
    while game.decision is not None:
        game.decide(bot.choose(Seat(game, 0)))
    assert game.over


def test_it_reckons_with_what_a_shot_can_reach() -> None:
    """A Brute shields the Walkers behind it from weak shots, not from blows (UOA-CBT-05, UOA-CBT-10)."""
    no_skills = TOWN.talent([], False)
    crowd = (3, 1, 0, 0)
    assert mortal(TOWN, no_skills.strike("old-timer", ""), crowd) == 0
    assert mortal(TOWN, no_skills.strike("pan", ""), crowd) == 3
    assert mortal(TOWN, no_skills.strike("winchester", ""), crowd) == 4
    assert expected(2, 4, 5) == pytest.approx(1.0)
    assert expected(2, 4, 1) == pytest.approx(0.75)
