"""The parts of the rule-of-thumb bot's planning, each on a small position: forecast, danger, convoy, errands."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from graveshift.bots import greedy_weights as w
from graveshift.bots import make_bot, question_of
from graveshift.bots.greedy_danger import Danger, extra_odds
from graveshift.bots.greedy_feats import live_feat
from graveshift.bots.greedy_forecast import Forecast
from graveshift.bots.greedy_pack import hand_over, trade_gain
from graveshift.bots.greedy_plan import Plan
from graveshift.bots.greedy_power import remain, support
from graveshift.bots.greedy_roles import assign, straggler
from graveshift.bots.greedy_sight import Fighter, Sight, printed
from graveshift.bots.greedy_tasks import FOLLOW, HUNT, LEAVE, SEARCH, TAKE, Task, errands, leaving
from graveshift.bots.player import Choice, Question
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


def one_behind(view: dict[str, Any]) -> None:
    """All are at the Exit of M10 but one, who is at the other end of the town."""
    done_but_leaving(view)
    gather(view, "3R.SE")
    view["survivors"][0]["zone"] = "8V.NW"


def test_those_far_ahead_on_the_way_out_wait_where_the_last_one_comes_through() -> None:
    sight = position("m10", one_behind)
    last, first = far_and_near(sight)
    assert straggler(sight, [sight.exit]) is last
    roles = roles_of(sight)
    assert roles[last.id].kind == LEAVE
    assert roles[first.id].kind == FOLLOW
    away = sight.near(last.zone, [sight.exit])
    for place in roles[first.id].places:
        assert sight.board.distance[last.zone][place] + sight.near(place, [sight.exit]) <= away + 1
        assert 0 < sight.near(place, [sight.exit]) < away


def test_whoever_waits_for_the_last_one_does_not_walk_to_and_fro() -> None:
    """Standing where it waits, its errand is still the same."""
    sight = position("m10", one_behind)
    _, first = far_and_near(sight)
    places = roles_of(sight)[first.id].places
    for place in places:
        first.zone = place
        assert roles_of(sight)[first.id].places == places


def test_close_together_everybody_makes_for_the_exit() -> None:
    def change(view: dict[str, Any]) -> None:
        done_but_leaving(view)
        gather(view, "3R.E")

    sight = position("m10", change)
    assert straggler(sight, [sight.exit]) is None
    assert {task.kind for task in roles_of(sight).values()} == {LEAVE}


# ---- Feats and Trades


def armed(view: dict[str, Any], number: int, *cards: str) -> None:
    """Put these cards, and no others, into the hands of a survivor without skills."""
    survivor = view["survivors"][number]
    survivor["skills"] = []
    hands = {f"hand{place}": {"card": card, "empty": False} for place, card in enumerate(cards[:2], 1)}
    pack = {f"pack{place}": {"card": card, "empty": False} for place, card in enumerate(cards[2:], 1)}
    survivor["slots"] = dict.fromkeys(survivor["slots"]) | hands | pack


def hunting(view: dict[str, Any]) -> None:
    """M1 with all four Objectives taken and the Feat of Rifles live."""
    gather(view, "2R.SE")
    armed(view, 0, "winchester")
    for number in range(1, 6):
        armed(view, number, "pan")
    for objective in view["objectives"]:
        if objective["face"] != "blue":
            objective["zone"], objective["taken"] = None, True
    view["decks"]["bounties"]["gained"] = 4
    view["feat"] = {"id": "feat-rifleman", "count": 3, "within": "turn"}
    view["zombies"] = {"8V.SE": {"walker": 4}}


def test_the_odds_of_a_feat_need_the_right_weapon_targets_enough_and_actions() -> None:
    """UOA-BOUNTY-08: three kills with a Rifle in one Turn."""
    sight = position("m1", hunting)
    rifle, pan = sight.here[0], sight.here[1]
    feat = live_feat(sight)
    assert feat is not None
    street = sight.board.index["2R.E"]
    assert feat.best(rifle, street, 3) > feat.best(rifle, street, 2) > feat.best(rifle, street, 1) == 0.0
    assert feat.best(pan, sight.board.index["8V.SE"], 3) == 0.0
    sight.zombies[sight.board.index["8V.SE"]] = (2, 0, 0, 0)
    assert feat.best(rifle, street, 3) == 0.0


def test_kills_of_this_turn_count_towards_the_feat() -> None:
    def two_more(view: dict[str, Any]) -> None:
        hunting(view)
        view["survivors"][0]["turn"]["feat"] = 2

    sight = position("m1", two_more)
    feat = live_feat(sight)
    assert feat is not None
    assert feat.best(sight.here[0], sight.board.index["2R.E"], 1) > 0.5


def test_with_the_objectives_taken_a_goal_of_bounty_weapons_sends_hunters() -> None:
    """UOA-M01-02: four Objectives and six Survivors leave two Feats."""

    def yellow(view: dict[str, Any]) -> None:
        hunting(view)
        view["survivors"][0]["level"] = "yellow"

    sight = position("m1", yellow)
    hunts = [task for task in errands(sight)[0] if task.kind == HUNT]
    assert [task.able for task in hunts] == [[sight.here[0].id]]
    assert sight.board.index["2R.E"] in hunts[0].places


def test_nobody_hunts_while_objectives_bring_weapons_enough() -> None:
    def all_won(view: dict[str, Any]) -> None:
        hunting(view)
        view["decks"]["bounties"]["gained"] = 6

    assert not [task for task in errands(position("m1", all_won))[0] if task.kind == HUNT]


def test_a_trade_is_worth_an_action_if_it_arms_the_unarmed() -> None:
    def change(view: dict[str, Any]) -> None:
        armed(view, 0, "winchester", "saber", "shotgun")
        armed(view, 1, "pan")
        armed(view, 2, "winchester", "saber")

    sight = position("m1", change)
    rich, poor, content = sight.here[:3]
    assert trade_gain(rich, poor) >= w.FAIR_TRADE > trade_gain(content, content)


def test_in_a_trade_the_spare_weapon_goes_to_the_empty_hand() -> None:
    def change(view: dict[str, Any]) -> None:
        armed(view, 0, "winchester", "saber", "shotgun")
        armed(view, 1, "pan")

    sight = position("m1", change)
    rich, poor = sight.here[:2]

    def put(card: str, slot: str, to: str) -> Choice:
        words = {"verb": "put", "card": card, "survivor": rich.id, "from": slot, "taker": poor.id, "to": to}
        return Choice(f"put:{card}:{slot}>{poor.id}.{to}", words)

    choices = (
        Choice("done", {"verb": "done"}),
        put("winchester", "hand1", "hand2"),
        put("shotgun", "pack1", "pack2"),
        put("shotgun", "pack1", "hand2"),
    )
    assert hand_over(sight, Question(0, "trade", choices)) == f"put:shotgun:pack1>{poor.id}.hand2"
    assert hand_over(sight, Question(0, "trade", choices[:3:2])) == "done"


def test_who_would_keep_company_with_bare_hands_looks_for_a_weapon_first() -> None:
    def poor(view: dict[str, Any]) -> None:
        gather(view, "2R.SE")
        for number in range(6):
            armed(view, number, "pan")
        for token in view["spawn_tokens"]:
            if token["id"] == "corpse-2R":
                token["state"] = "safe"

    def rich(view: dict[str, Any]) -> None:
        poor(view)
        for number in range(6):
            armed(view, number, "henry-repeater")

    assert SEARCH in {task.kind for task in roles_of(position("m1", poor)).values()}
    assert SEARCH not in {task.kind for task in roles_of(position("m1", rich)).values()}


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
