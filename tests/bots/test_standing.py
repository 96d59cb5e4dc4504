"""How a game stands, in figures: each game adds its own, and what is worse there makes it stand worse."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.fitted import WEIGHTS
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.standing import chance, features
from graveshift.bots.zombicide.steam import STEAM
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.weights import USUAL
from graveshift.kernel.record import start

GUIDES = {"undead-or-alive": TOWN, "gears-and-guns": STEAM, "army-of-the-dead": CITY}


@cache
def _opening(game: str, mission: str) -> Any:
    found = start(game, {"mission": mission, "seats": 1}, 3).game
    bot = make_bot("greedy", 1)
    while (decision := found.decision) is not None and decision.kind != "activate":
        found.decide(bot.choose(Seat(found, 0)))
    return found.position


def stands(guide: Guide, mission: str, change: Callable[[Any], None] | None = None) -> float:
    """The first Turn of a mission, changed as a test needs it."""
    s = _opening(guide.book.name, mission).copy()
    if change is not None:
        change(s)
    return chance(guide, s)


def own_figures(guide: Guide, mission: str, change: Callable[[Any], None] | None = None) -> list[float]:
    s = _opening(guide.book.name, mission).copy()
    if change is not None:
        change(s)
    return guide.look(s, USUAL).own_figures()


@pytest.mark.parametrize("name", list(GUIDES))
def test_there_is_a_weight_for_every_figure(name: str) -> None:
    s = _opening(name, "m1")
    assert len(features(GUIDES[name].look(s, USUAL))) == len(WEIGHTS[name])


def test_the_higher_the_gauge_the_worse() -> None:
    def at(gauge: int) -> Callable[[Any], None]:
        def change(s: Any) -> None:
            s.gauge = gauge

        return change

    values = [stands(STEAM, "m4", at(gauge)) for gauge in (0, 6, 12, 18)]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_a_bounty_weapon_that_is_still_missing_is_seen() -> None:
    def gained(s: Any) -> None:
        s.bounties_gained = 2

    before, after = own_figures(TOWN, "m1"), own_figures(TOWN, "m1", gained)
    changed = [number for number in range(len(before)) if before[number] != after[number]]
    assert len(changed) == 1
    assert before[changed[0]] - after[changed[0]] == pytest.approx(2 / 4)


def test_a_moving_train_is_seen_and_how_long_it_stays() -> None:
    def moving(s: Any) -> None:
        s.train_moving, s.clock = 1, -1

    def later(s: Any) -> None:
        s.train_moving, s.clock, s.train_state = 1, -1, 1

    waiting, goes, gone_on = own_figures(TOWN, "m1"), own_figures(TOWN, "m1", moving), own_figures(TOWN, "m1", later)
    assert waiting[0] == 0.0
    assert goes[0] == gone_on[0] == 1.0
    assert goes[1] > gone_on[1] > 0.0


def test_a_personal_objective_that_is_done_makes_a_game_stand_better() -> None:
    def done(s: Any) -> None:
        s.personal_done = (1 << len(s.personal)) - 1

    assert stands(CITY, "m5", done) > stands(CITY, "m5")
