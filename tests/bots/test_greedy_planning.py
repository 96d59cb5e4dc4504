"""The parts of the rule-of-thumb bot's planning, each on a small position: forecast, danger, convoy, errands."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from graveshift.bots import make_bot, question_of
from graveshift.bots.greedy_danger import Danger, extra_odds
from graveshift.bots.greedy_forecast import Forecast
from graveshift.bots.greedy_plan import Plan
from graveshift.bots.greedy_power import remain, support
from graveshift.bots.greedy_roles import assign, straggler
from graveshift.bots.greedy_sight import Fighter, Sight, printed
from graveshift.bots.greedy_tasks import FOLLOW, LEAVE, TAKE, Task, errands, leaving
from graveshift.kernel.record import start


@cache
def _opening(mission: str) -> dict[str, Any]:
    game = start("undead-or-alive", {"mission": mission, "seats": 1}, 3).game
    bot = make_bot("greedy", 1)
    while (decision := game.decision) is not None and decision.kind != "activate":
        game.decide(bot.choose(game.view(0), question_of(decision)))
    return game.view(0)


def position(mission: str, change: Callable[[dict[str, Any]], None] | None = None) -> Sight:
    """The first Turn of a mission, changed as a test needs it."""
    view = copy.deepcopy(_opening(mission))
    if change is not None:
        change(view)
    country = printed(mission)
    assert country is not None
    return Sight(view, country)


def gather(view: dict[str, Any], zone: str) -> None:
    for survivor in view["survivors"]:
        survivor["zone"] = zone


def zombies(sight: Sight) -> dict[int, list[float]]:
    return {zone: [float(count) for count in horde] for zone, horde in sight.zombies.items()}


# ---- the forecast


def test_zombies_beside_people_wound_and_stay() -> None:
    """UOA-ZACT-02, UOA-ZACT-12: one wound each, Runners two."""

    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.NW")
        view["zombies"] = {"2R.NW": {"walker": 2, "runner": 1}}

    sight = position("m0", change)
    me = sight.here[0]
    wounds, after = Forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert wounds == {me.zone: 4.0}
    assert after == {me.zone: [2.0, 0.0, 1.0, 0.0]}


def test_a_runner_next_door_comes_in_and_bites_and_a_walker_only_comes_in() -> None:
    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.NW")
        view["zombies"] = {"2R.N": {"walker": 1, "runner": 1}}

    sight = position("m0", change)
    me = sight.here[0]
    assert sight.board.index["2R.N"] in sight.board.neighbours[me.zone]
    wounds, after = Forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert wounds == {me.zone: 1.0}
    assert after == {me.zone: [1.0, 0.0, 1.0, 0.0]}


def test_kills_are_taken_off_before_the_zombies_act() -> None:
    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.NW")
        view["zombies"] = {"2R.NW": {"walker": 4}}

    sight = position("m0", change)
    me = sight.here[0]
    wounds, _ = Forecast(sight, me, zombies(sight)).outcome(me.zone, 3.0)
    assert wounds[me.zone] == pytest.approx(1.0)


def test_zombies_that_see_nobody_walk_to_the_noise() -> None:
    """UOA-ZACT-08."""

    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.D")
        view["noise"]["zone"] = "2R.NW"
        view["zombies"] = {"2R.NE": {"walker": 1}}

    sight = position("m0", change)
    me = sight.here[0]
    _, after = Forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert list(after) == [sight.board.index["2R.N"]]


def test_those_whose_turn_is_to_come_are_counted_on() -> None:
    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.NW")
        view["zombies"] = {"2R.N": {"walker": 3}}

    def acted(view: dict[str, Any]) -> None:
        change(view)
        for survivor in view["survivors"]:
            survivor["turn_taken"] = True

    waiting, done = position("m0", change), position("m0", acted)
    zone = waiting.board.index["2R.N"]
    assert sum(support(waiting, waiting.here[0])[zone]) < sum(support(done, done.here[0])[zone]) == 3.0


# ---- danger


def test_extra_activations_count_from_yellow_on_and_only_while_their_cards_are_in_the_deck() -> None:
    """UOA-SPAWN-11: at Blue they do nothing."""

    def yellow(view: dict[str, Any]) -> None:
        view["danger"] = "yellow"

    def drawn(view: dict[str, Any]) -> None:
        view["danger"] = "yellow"
        view["decks"]["zombies"]["discards"] = ["zombie-30", "zombie-31"]

    assert extra_odds(position("m0"), 0) == 0.0
    assert extra_odds(position("m0", yellow), 0) > 0.0
    assert extra_odds(position("m0", drawn), 0) == 0.0


def test_company_makes_a_place_less_dangerous() -> None:
    def alone(view: dict[str, Any]) -> None:
        view["zombies"] = {"2R.NW": {"walker": 3}}
        for survivor in view["survivors"][1:]:
            survivor["zone"] = "2R.SE"
            survivor["turn_taken"] = True

    def together(view: dict[str, Any]) -> None:
        view["zombies"] = {"2R.NW": {"walker": 3}}
        for survivor in view["survivors"][1:]:
            survivor["turn_taken"] = True

    worth = []
    for change in (alone, together):
        sight = position("m0", change)
        me = sight.here[0]
        worth.append(Danger(sight, me, []).stay(me.zone, 0.0))
    assert worth[0] < worth[1] < 0.0


def test_pans_do_nothing_to_brutes() -> None:
    def change(view: dict[str, Any]) -> None:
        survivor = view["survivors"][0]
        survivor["skills"] = []
        survivor["slots"] = dict.fromkeys(survivor["slots"]) | {"hand1": {"card": "pan", "empty": False}}

    one = position("m0", change).here[:1]
    assert remain([0.0, 2.0, 0.0, 0.0], one) == 2.0
    assert remain([2.0, 0.0, 0.0, 0.0], one) < 2.0


def test_it_does_not_end_its_turn_among_more_zombies_than_it_can_bear() -> None:
    def change(view: dict[str, Any]) -> None:
        gather(view, "2R.NW")
        view["zombies"] = {"2R.N": {"runner": 6}}

    sight = position("m0", change)
    plan = Plan(sight, sight.here[0])
    assert plan.stay(sight.board.index["2R.N"], 0.0) < plan.stay(sight.board.index["2R.NW"], 0.0)


# ---- the convoy


def done_but_leaving(view: dict[str, Any]) -> None:
    for goal in view["goals"]:
        goal["done"] = goal["key"] != "leave"
        goal["locked"] = False
    view["companions"] = []
    for objective in view["objectives"]:
        objective["zone"], objective["taken"] = None, True


def roles_of(sight: Sight) -> dict[str, Task]:
    tasks, needs = errands(sight)
    return assign(sight, tasks, needs.short_of(sight)).tasks


def far_and_near(sight: Sight) -> tuple[Fighter, Fighter]:
    by_way = sorted(sight.here, key=lambda fighter: sight.near(fighter.zone, [sight.exit]))
    return by_way[-1], by_way[0]


def test_those_far_ahead_on_the_way_out_turn_back_for_the_last_one() -> None:
    def change(view: dict[str, Any]) -> None:
        done_but_leaving(view)
        gather(view, "3R.SE")
        view["survivors"][0]["zone"] = "8V.NW"

    sight = position("m10", change)
    last, first = far_and_near(sight)
    assert straggler(sight, [sight.exit]) is last
    roles = roles_of(sight)
    assert roles[last.id].kind == LEAVE
    assert roles[first.id].kind == FOLLOW
    assert roles[first.id].target == last.zone


def test_close_together_everybody_makes_for_the_exit() -> None:
    def change(view: dict[str, Any]) -> None:
        done_but_leaving(view)
        gather(view, "3R.E")

    sight = position("m10", change)
    assert straggler(sight, [sight.exit]) is None
    assert {task.kind for task in roles_of(sight).values()} == {LEAVE}


# ---- errands


def test_when_all_else_is_done_it_turns_over_objectives_to_call_the_train() -> None:
    """UOA-M08-07: the Train comes when the blue and the green token are taken."""

    def waiting(view: dict[str, Any]) -> None:
        for goal in view["goals"]:
            goal["done"] = goal["key"] != "leave"
            goal["locked"] = False

    def coming(view: dict[str, Any]) -> None:
        waiting(view)
        view["train"]["moving"] = True

    assert {task.kind for task in leaving(position("m8", waiting))} == {TAKE}
    assert TAKE not in {task.kind for task in leaving(position("m8", coming))}
