"""The rule-of-thumb bot in Gears & Guns: it weighs Full Steam, refills, minds the Gauge and Jets, uses Inventions."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.bots import Seat
from graveshift.bots.zombicide.errands import TAKE
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.steam import STEAM, SteamBot
from graveshift.bots.zombicide.steam.look import REFILL, VALVE, SteamLook, steam_of
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.sim import Job, play

MISSIONS = [f"m{number}" for number in range(1, 11)]


def staged(mission: str, **more: Any) -> Game:
    """A position of a mission, Spawn tokens and all."""
    scenario = {"name": "a position", "game": "gears-and-guns", "mission": mission} | more
    return start("gears-and-guns", {"scenario": scenario}, 3).game


def seen(game: Game) -> SteamLook:
    position = Seat(game, 0).determinized(0).position
    assert isinstance(position, State)
    return steam_of(STEAM.look(position, USUAL))


def first_action(game: Game) -> str:
    """What the bot does first in the Turn of whoever it begins with."""
    bot = SteamBot(1)
    while game.decision is not None and game.decision.kind != "action":
        game.decide(bot.choose(Seat(game, 0)))
    return bot.choose(Seat(game, 0))


@pytest.mark.parametrize("mission", MISSIONS)
def test_it_plays_every_mission_to_its_end(mission: str) -> None:
    assert not play(Job("gears-and-guns", mission, {"mission": mission, "seats": 1}, ("greedy",), 0, 11)).stalled


# ---- Full Steam


def fight(walkers: int, hand: list[str], **more: Any) -> str:
    people = {"bonnie": {"zone": "5V.E", "hand": hand, "skills": []} | more}
    return first_action(staged("m1", survivors=people, zombies={"5V.E": {"walker": walkers}}))


def test_it_goes_full_steam_against_many() -> None:
    assert fight(4, ["saber"]) == "melee:saber+full-steam"


def test_it_spares_its_only_weapon_where_plain_dice_will_do() -> None:
    assert fight(1, ["saber"]) == "melee:saber"


def test_fanning_at_full_steam_is_no_more_accurate_than_fanning() -> None:
    """GG-FULL-10: the Fanning values are the base."""
    lee = STEAM.talent([], True)
    fan = lee.strike("colt-saa", "fan")
    full = STEAM.steamed(fan, lee.mods, False, False)
    assert (full.dice, full.accuracy) == (fan.dice + 1, fan.accuracy)


def test_a_depleted_weapon_does_not_count_as_ready() -> None:
    people = {"bonnie": {"zone": "5V.E", "hand": ["saber", "pan"], "depleted": ["saber"], "skills": []}}
    sight = seen(staged("m1", survivors=people))
    assert sight.here[0].ready == ["pan"]


def test_lent_skills_count() -> None:
    people = {"nora": {"zone": "5V.E", "hand": ["winchester"], "inventions": ["telescopic-goggles"], "skills": []}}
    (nora,) = seen(staged("m1", survivors=people)).here
    assert nora.talent.strike("winchester", "").farthest == 4


# ---- refilling


def test_it_refills_where_a_nozzle_is() -> None:
    people = {"bonnie": {"zone": "8V.S", "hand": ["saber"], "depleted": ["saber"], "skills": []}}
    assert first_action(staged("m1", survivors=people)) == "refill-nozzle:saber.hand1"


def test_who_holds_nothing_but_dry_weapons_goes_to_a_nozzle() -> None:
    people = {"bonnie": {"zone": "5V.E", "hand": ["saber"], "depleted": ["saber"], "skills": []}}
    sight = seen(staged("m1", survivors=people))
    tasks, _ = sight.errands()
    assert [sight.board.names[z] for task in tasks if task.kind == REFILL for z in task.places] == ["8V.S"]


# ---- the Gauge


@pytest.mark.parametrize(("gauge", "asked"), [(4, False), (12, True)])
def test_somebody_goes_for_relief_before_the_jets_scald(gauge: int, asked: bool) -> None:
    """M9: the Objectives bring nothing that a goal asks for, but lower the Gauge (GG-M9-04)."""
    sight = seen(staged("m9", survivors={"nora": {"zone": "18V.NE"}}, gauge=gauge))
    wanted = [task for task in sight.errands()[0] if task.kind == TAKE and sight.board.names[task.target] != "8V.O"]
    assert bool(wanted) == asked


@pytest.mark.parametrize(("gauge", "asked"), [(12, False), (14, True)])
def test_nobody_wakes_a_house_for_two_points_before_the_gauge_is_hot(gauge: int, asked: bool) -> None:
    """M4: every Objective but that of the mine lies in a house that sleeps (GG-M4-04)."""
    taken = [{"id": "objective-8V", "taken": True}]
    sight = seen(staged("m4", survivors={"lee": {"zone": "16V.NE"}}, gauge=gauge, objectives=taken))
    assert any(task.kind == TAKE for task in sight.errands()[0]) == asked


@pytest.mark.parametrize(("gauge", "pull"), [(10, 1.0), (12, USUAL.hurry), (16, 2 * USUAL.hurry)])
def test_steps_count_for_more_the_fewer_rounds_the_gauge_leaves(gauge: int, pull: float) -> None:
    assert seen(staged("m1", survivors={"lee": {"zone": "16V.NE"}}, gauge=gauge)).pull() == pull


def test_nobody_runs_for_relief_where_there_is_none() -> None:
    sight = seen(staged("m10", survivors={"nora": {"zone": "8V.NW"}}, gauge=16))
    assert sight.reliefs([]) == []


@pytest.mark.parametrize(("gauge", "late"), [(0, 0), (14, 2)])
def test_the_gauge_is_relieved_before_anything_else_where_the_train_would_be_late(gauge: int, late: int) -> None:
    """M3: with all else done the Train takes five rounds to leave, and at 14 the Gauge leaves three (GG-GAUGE-05)."""
    game = staged("m3", survivors={"nora": {"zone": "5V.NW"}}, gauge=gauge)
    s = game.position
    assert isinstance(s, State)
    s.goals = 0b11
    sight = steam_of(STEAM.look(s, USUAL))
    assert sight.late() == late
    best = max(sight.errands()[0], key=lambda task: task.worth)
    assert (best.kind == TAKE) == (late > 0)


# ---- Jets


def test_it_walks_out_of_a_jet_in_time() -> None:
    """At 12 the next End Phase makes it scald: who is still there then suffers twice (GG-JET-04, GG-JET-05)."""
    people = {"bonnie": {"zone": "8V.S", "hand": ["pan"], "skills": []}}
    game = staged("m1", survivors=people, broken=["16V"], gauge=12)
    bot = SteamBot(1)
    while game.decision is not None and game.view(0)["round"] == 1:
        game.decide(bot.choose(Seat(game, 0)))
    assert game.view(0)["survivors"][0]["zone"] != "8V.S"


def test_with_its_last_health_in_a_jet_it_does_nothing_at_all() -> None:
    people = {"bonnie": {"zone": "8V.S", "hand": ["pan"], "wounds": 1, "skills": []}}
    game = staged("m1", survivors=people, broken=["16V"], gauge=14, active="bonnie")
    assert first_action(game) == "end"


def test_a_jet_before_the_wagon_is_shut_off() -> None:
    """M6: nobody sees the Wagon from within the steam, and Dynamite needs sight (GG-JET-02)."""
    game = staged("m6", survivors={"nora": {"zone": "16V.NE"}}, broken=["17V"])
    sight = seen(game)
    assert [sight.board.names[t.target] for t in sight.errands()[0] if t.kind == VALVE] == ["17V.A"]


# ---- Inventions


def test_it_places_a_bottle_among_many_and_shoots_at_it() -> None:
    people = {"lee": {"zone": "5V.E", "hand": ["colt-saa"], "inventions": ["steam-bottle"], "skills": []}}
    game = staged("m1", survivors=people, zombies={"1R.SW": {"walker": 6}})
    assert first_action(game) == "place-bottle:1R.SW"
    game.decide("place-bottle:1R.SW")
    assert "at-bottle" in first_action(game)


def test_it_never_shoots_at_a_bottle_beside_a_friend() -> None:
    people = {
        "lee": {"zone": "5V.E", "hand": ["colt-saa"], "skills": []},
        "nora": {"zone": "1R.SW", "hand": ["pan"], "skills": []},
    }
    game = staged("m1", survivors=people, zombies={"1R.SW": {"walker": 6}}, bottles=["1R.SW"], active="lee")
    assert "at-bottle" not in first_action(game)


def test_a_room_with_a_switch_is_worth_a_search() -> None:
    sight = seen(staged("m1", survivors={"lee": {"zone": "16V.A", "hand": ["colt-saa"]}}))
    plan = Plan(sight, sight.here[0])
    assert plan.search_worth(sight.board.index["16V.A"]) > plan.search_worth(sight.board.index["5V.H"])
