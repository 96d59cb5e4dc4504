"""The planning bot: one plan a round, the same for any worker, from nothing but what a seat may know."""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Any

import pytest

from graveshift.bots import Bot, Seat, make_bot
from graveshift.bots.zombicide import GreedyBot, thinking
from graveshift.bots.zombicide.city import CityPlanner
from graveshift.bots.zombicide.future import BELIEF, Future
from graveshift.bots.zombicide.ideas import ideas_of, rivals_of
from graveshift.bots.zombicide.planner import NEXT, Pace, PlannerBot, next_turns, planned
from graveshift.bots.zombicide.planning import ALL, TO_THE_END, worth_at_the_end
from graveshift.bots.zombicide.refining import best_idea
from graveshift.bots.zombicide.standing import chance
from graveshift.bots.zombicide.steam import STEAM, QuickSteamPlanner, SteamPlanner
from graveshift.bots.zombicide.tempers import TEMPERS, named
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.town import TOWN
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel import registry
from graveshift.kernel.chance import LOST, WON
from graveshift.kernel.game import Game
from graveshift.kernel.journal import FREE
from graveshift.kernel.record import Table, start
from graveshift.sim import Job, play
from graveshift.zombicide.rules.codes import PLAYERS

COMPILED = not (thinking.__file__ or "").endswith(".py")
FAMILY = ("undead-or-alive", "gears-and-guns", "army-of-the-dead")


class Hasty(PlannerBot):
    """Looks one round ahead."""

    guide = TOWN
    pace = Pace(1, 1, ALL, 1, 0, 0.05, 3)


def table(mission: str, seed: int = 3) -> Table:
    return start("undead-or-alive", {"mission": mission, "seats": 1}, seed)


def played_on(game: Game, bot: Bot, answers: int) -> None:
    for _ in range(answers):
        if game.decision is not None:
            game.decide(bot.choose(Seat(game, 0)))


def second_round(mission: str) -> Table:
    """In the middle of somebody's Turn in the second round."""
    found = table(mission)
    greedy = make_bot("greedy", 1)
    while found.game.rules.chapter(found.game.position) < 2:
        played_on(found.game, greedy, 1)
    played_on(found.game, greedy, 3)
    return found


# ---- where a round began


def test_a_round_is_reopened_where_it_began() -> None:
    game = second_round("m1").game
    opening = game.reopened(0, 0).position
    assert isinstance(opening, State)
    assert opening.round == 2
    assert opening.taken == 0
    assert opening.active == -1


def test_every_copy_reopens_the_same_round() -> None:
    game = second_round("m1").game
    digest = game.reopened(0, 0).digest()
    assert game.copy().reopened(0, 0).digest() == digest
    assert game.fork().reopened(0, 0).digest() == digest
    played_on(game, make_bot("greedy", 1), 2)
    assert game.reopened(0, 0).digest() == digest


def test_a_round_that_was_left_and_entered_again_is_reopened_where_it_began() -> None:
    """Also after an undo that leads back into the round before."""
    found = table("m1")
    found.settings.undo = FREE
    greedy = make_bot("greedy", 1)
    while found.game.rules.chapter(found.game.position) < 1:
        played_on(found.game, greedy, 1)
    first = found.game.reopened(0, 0).digest()
    while found.game.rules.chapter(found.game.position) < 2:
        played_on(found.game, greedy, 1)
    assert found.game.reopened(0, 0).digest() != first
    found.undo()
    assert found.game.rules.chapter(found.game.position) == 1
    assert found.game.reopened(0, 0).digest() == first
    found.undo()
    assert found.game.reopened(0, 0).digest() == first


# ---- the plan


def test_the_plan_of_a_round_is_the_same_whenever_it_is_made() -> None:
    """A worker that has seen the whole round and one that comes in the middle of it plan the same."""
    game = second_round("m0").game
    early = Hasty(1).temper(Seat(game, 0))
    planned.cache_clear()
    played_on(game, make_bot("greedy", 1), 2)
    assert Hasty(2).temper(Seat(game, 0)) == early


def test_a_plan_is_made_once_for_a_round() -> None:
    game = second_round("m0").game
    planned.cache_clear()
    for _ in range(3):
        Hasty(1).choose(Seat(game, 0))
    assert planned.cache_info().misses <= 1


def test_in_a_hurry_the_temper_is_the_usual_one() -> None:
    planned.cache_clear()
    bot = make_bot("planner-quick", 1)
    game = second_round("m0").game
    bot.choose(Seat(game, 0))
    assert planned.cache_info().misses == 0


def test_in_a_hurry_a_mission_is_played_in_its_own_temper() -> None:
    """Missions of the box may have a temper of their own; all others have the usual one."""
    for mission, temper in (("m2", "fighting"), ("m9", "usual"), ("uoa-m2", "usual")):
        game = start("gears-and-guns", {"mission": mission, "seats": 1}, 3).game
        assert TEMPERS[QuickSteamPlanner(1).temper(Seat(game, 0))][0] == temper
    assert set(STEAM.habits) <= set(load(STEAM.book).missions)


def test_another_temper_has_to_gain_on_the_missions_own() -> None:
    """The mission's own temper leads, whatever the pace tries; nothing gains more than a game."""

    class Loyal(SteamPlanner):
        pace = Pace(2, 1, (), 1, 0, 0.1, plans=named("usual", "eager", "daring"), loyalty=10.0)

    class Fickle(SteamPlanner):
        pace = Pace(2, 1, (), 1, 0, 0.1, plans=named("usual", "eager", "daring"), loyalty=-10.0)

    game = start("gears-and-guns", {"mission": "m2", "seats": 1}, 3).game
    while game.rules.chapter(game.position) < 1 or not game.at_boundary():
        played_on(game, make_bot("greedy", 1), 1)
    assert TEMPERS[Loyal(1).temper(Seat(game, 0))][0] == "fighting"
    assert TEMPERS[Fickle(1).temper(Seat(game, 0))][0] != "fighting"


def test_set_up_needs_no_plan() -> None:
    planned.cache_clear()
    game = table("m0").game
    Hasty(1).choose(Seat(game, 0))
    assert planned.cache_info().misses == 0


def test_a_future_to_the_end_counts_by_half_whether_it_is_won() -> None:
    """The other half is how it stood after one, two and four rounds; one that is over stands as it ended."""
    game = second_round("m0").game
    s = game.position
    assert isinstance(s, State)
    s.result = WON
    assert worth_at_the_end(TOWN, TEMPERS[0][1], Game(game.rules, s.copy(), None, True)) == 1.0
    s.result = 0
    for seed in range(4):
        future = game.determinized(0, seed).playout()
        worth = worth_at_the_end(TOWN, TEMPERS[0][1], future)
        assert future.over
        assert (worth >= 0.5) == (future.position.result == WON)
        assert 0.0 <= worth <= 1.0


def test_a_plan_to_the_end_knows_nothing_that_its_seat_does_not() -> None:
    """The planner of Army of the Dead chooses a temper for a round, the same one in a twin world."""

    class Swift(CityPlanner):
        pace = Pace(2, TO_THE_END, (), 1, 0, 0.1, plans=(0, 1))

    game = start("army-of-the-dead", {"mission": "m7", "seats": 1}, 3).game
    while game.rules.chapter(game.position) < 1 or not game.at_boundary():
        played_on(game, make_bot("greedy", 1), 1)
    planned.cache_clear()
    plan = Swift(1).temper(Seat(game, 0))
    planned.cache_clear()
    assert Swift(2).temper(Seat(game.determinized(0, 77), 0)) == plan


# ---- what a bot may know


def missions() -> list[Any]:
    found = [(game, setup["mission"]) for game in FAMILY for setup in registry.game_type(game).setups()]
    return [
        pytest.param(*place, id="-".join(place), marks=[pytest.mark.slow] if number % 7 else [])
        for number, place in enumerate(dict.fromkeys(found))
    ]


@pytest.mark.parametrize(("name", "mission"), missions())
def test_worlds_that_look_the_same_get_the_same_answers(name: str, mission: str) -> None:
    """Hidden things and chance to come differ in the twin, also in the middle of a segment; the answer does not."""
    game = start(name, {"mission": mission, "seats": 1}, 5).game.copy()
    bot = make_bot("greedy", 1)
    for number in range(150):
        if game.decision is None:
            return
        key = bot.choose(Seat(game, 0))
        if number % 5 == 0:
            twin = game.determinized(0, 1_000 + number)
            assert bot.choose(Seat(twin, 0)) == key
            assert twin.view(0) == game.view(0)
        game.decide(key)


def test_the_plan_knows_nothing_that_its_seat_does_not() -> None:
    """M8 sets Bounty Weapons aside that nobody has seen (UOA-M08-02)."""
    game = table("m8").game
    played_on(game, make_bot("greedy", 1), 1)
    while game.rules.chapter(game.position) < 1 or not game.at_boundary():
        played_on(game, make_bot("greedy", 1), 1)
    twin = game.determinized(0, 77)
    assert isinstance(game.position, State)
    assert isinstance(twin.position, State)
    assert twin.position.set_aside != game.position.set_aside or twin.position.rng != game.position.rng
    planned.cache_clear()
    plan = Hasty(1).temper(Seat(game, 0))
    planned.cache_clear()
    assert Hasty(1).temper(Seat(twin, 0)) == plan


def contested(game: Game) -> bool:
    """Would the tempers answer differently?"""
    world = Seat(game, 0).determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    return ask is not None and len({pick(TOWN, weights, s, ask) for _, weights in TEMPERS}) > 1


def contested_question(mission: str) -> Game:
    """A game at a question on which the tempers differ, in the second round."""
    game = second_round(mission).game
    greedy = make_bot("greedy", 1)
    while not contested(game):
        played_on(game, greedy, 1)
    return game


def test_an_answer_knows_nothing_that_its_seat_does_not() -> None:
    """What is tried at a question follows from what the seat sees: a twin world and a copy get the same answer."""
    game = contested_question("m8")
    answer = Hasty(1).choose(Seat(game, 0))
    for twin in (game.determinized(0, 77), game.copy(), game.fork()):
        planned.cache_clear()
        assert Hasty(2).choose(Seat(twin, 0)) == answer


def test_another_answer_must_gain_more_than_the_trust_in_the_own_one() -> None:
    """Boundless trust keeps its own answer, boundless distrust any other."""
    game = contested_question("m1")
    seat = Seat(game, 0)
    world = seat.determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    assert ask is not None
    ideas = ideas_of(TOWN, s, ask, pick(TOWN, TEMPERS[0][1], s, ask), 0, ALL)
    codes = [idea.code for idea in ideas]
    assert len(codes) == len(set(codes)) > 1
    assert best_idea(TOWN, seat, ideas, 5, 1, 0, 2, 10.0) == codes[0]
    ideas = ideas_of(TOWN, s, ask, codes[0], 0, ALL)
    assert best_idea(TOWN, seat, ideas, 5, 1, 0, 2, -10.0) in codes[1:]


def test_what_is_done_where_one_stands_has_rivals() -> None:
    """To leave it at that is always among them; a step, the end of a Turn and other questions have none."""
    game = second_round("m1").game
    greedy = make_bot("greedy", 1)
    seen: set[bool] = set()
    for _ in range(60):
        s, ask, decision = game.position, game.pending, game.decision
        assert isinstance(s, State)
        assert ask is not None
        assert decision is not None
        own = pick(TOWN, TEMPERS[0][1], s, ask)
        verb = game.rules.key(s, ask, own).partition(":")[0]
        codes = rivals_of(TOWN, s, ask, own, 0)
        assert set(codes) <= set(ask.options)
        assert len(codes) <= 5
        rivals = decision.kind == "action" and verb not in ("move", "end") and len(ask.options) > 1
        seen.add(rivals)
        if rivals:
            end = decision.option("end")
            assert end is not None
            assert codes[-1] == end.code
            ideas = [idea.code for idea in ideas_of(TOWN, s, ask, own, 0, (), 2)]
            assert ideas == [own, *[code for code in codes if code != own][:2]]
        elif len(ask.options) > 1:
            assert codes == []
        played_on(game, greedy, 1)
    assert seen == {True, False}


# ---- one future


def future_of(rounds: int, nights: int, seed: int = 5) -> Future:
    return Future(TOWN, TEMPERS[0][1], seed, rounds, nights)


def worth_of(game: Game, rounds: int, nights: int, seed: int = 5) -> float:
    twin = game.playout()
    ask = twin.pending
    assert ask is not None
    return future_of(rounds, nights, seed).worth(twin, ask.options[0], TEMPERS[0][1])


def test_a_future_is_the_same_whenever_it_is_played() -> None:
    game = whose_turn("m1")
    assert worth_of(game, 1, 3) == worth_of(game, 1, 3)
    assert len({worth_of(game, 1, 3, seed) for seed in range(6)}) > 1


def at_dusk(mission: str) -> Game:
    """A game whose survivors have all had their Turns."""
    game = whose_turn(mission).playout()
    game.pausing = True
    s = game.position
    assert isinstance(s, State)
    while s.phase == PLAYERS:
        if game.pending is not None:
            game.answer(pick(TOWN, TEMPERS[0][1], s, game.pending))
        else:
            game.go_on()
    return game


def test_the_zombie_phases_of_a_future_are_averaged() -> None:
    game = at_dusk("m1")
    s = game.position
    assert isinstance(s, State)
    future = future_of(0, 6)
    nights = [future.night(game, s, number).position for number in range(6)]
    worths = [chance(TOWN, night) for night in nights if isinstance(night, State)]
    assert len(set(worths)) > 1
    assert future.dusk(game, s, s.round) == pytest.approx(sum(worths) / 6)
    assert s.phase != PLAYERS, "the future goes on in copies"


def test_what_comes_after_the_first_night_that_all_survive_is_added() -> None:
    game = at_dusk("m1")
    s = game.position
    assert isinstance(s, State)
    future = future_of(1, 4)
    nights = [future.night(game, s, number) for number in range(4)]
    positions = [night.position for night in nights if isinstance(night.position, State)]
    worths = [chance(TOWN, night) for night in positions]
    alive = [number for number in range(4) if not positions[number].result]
    morning = nights[alive[0]]
    morning.pausing = True
    after = future.day(morning, positions[alive[0]], -1, TEMPERS[0][1], s.round + 1)
    assert future.dusk(game, s, s.round + 1) == pytest.approx(
        sum(worths) / 4 + BELIEF * (after - worths[alive[0]]) * len(alive) / 4
    )


def test_everybody_has_the_same_luck_in_a_turn_whoever_went_before() -> None:
    future = future_of(1, 2)
    s = whose_turn("m1").position
    assert isinstance(s, State)
    numbers = [future.luck(s, number) for number in range(64)]
    assert len(set(numbers)) == 64
    s.round += 1
    assert not set(numbers) & {future.luck(s, number) for number in range(64)}


# ---- who goes next


def whose_turn(mission: str) -> Game:
    """A game in its second round, at the question who takes the next Turn."""
    game = second_round(mission).game
    greedy = make_bot("greedy", 1)
    while game.decision is None or game.decision.kind != NEXT or len(game.codes) < 3:
        played_on(game, greedy, 1)
    return game


def test_those_who_may_go_next_are_tried_the_first_one_by_rule_of_thumb() -> None:
    game = whose_turn("m1")
    s, ask = game.position, game.pending
    assert isinstance(s, State)
    assert ask is not None
    own = pick(TOWN, TEMPERS[0][1], s, ask)
    assert next_turns(TOWN, s, ask, own, 0, 1) == [own]
    everybody = next_turns(TOWN, s, ask, own, 0, 99)
    assert everybody[0] == own
    assert sorted(everybody) == sorted(ask.options)
    assert next_turns(TOWN, s, ask, own, 0, 3) == everybody[:3]


def test_somebody_else_goes_next_if_that_does_better_in_the_futures() -> None:
    """Boundless distrust takes anybody but the one of the rule of thumb; the same one in a twin world."""

    class Distrustful(PlannerBot):
        guide = TOWN
        pace = Pace(0, 0, ALL, 1, 0, -10.0, 3)

    game = whose_turn("m1")
    answer = Distrustful(1).choose(Seat(game, 0))
    assert answer != make_bot("greedy", 1).choose(Seat(game, 0))
    assert Distrustful(2).choose(Seat(game.determinized(0, 77), 0)) == answer


def test_only_who_has_a_plan_tells_it() -> None:
    class Planless(Hasty):
        pace = Pace(0, 0, ALL, 1, 0, 0.05)

    game = whose_turn("m1")
    while isinstance(game.position, State) and game.position.taken:
        played_on(game, make_bot("greedy", 1), 1)
    assert game.decision is not None
    assert game.decision.kind == NEXT
    key = game.decision.options[0].key
    assert Hasty(1).explain(Seat(game, 0), key) is not None
    assert Planless(1).explain(Seat(game, 0), key) is None


# ---- how a game stands


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    game = second_round("m0").game
    s = game.position
    assert isinstance(s, State)
    assert 0.0 < chance(TOWN, s) < 1.0
    s.result = WON
    assert chance(TOWN, s) == 1.0
    s.result = LOST
    assert chance(TOWN, s) == 0.0


def test_wounds_and_zombies_at_the_throat_make_a_game_stand_worse() -> None:
    s = second_round("m1").game.position
    assert isinstance(s, State)
    before = chance(TOWN, s)
    s.health = [1] * len(s.health)
    wounded = chance(TOWN, s)
    zone = next(zone for zone in s.zone if zone >= 0)
    s.zombies[zone * s.kinds] += 6
    assert before > wounded > chance(TOWN, s)


# ---- whole games


@pytest.mark.parametrize("name", FAMILY)
def test_every_game_of_the_family_has_planners_of_three_levels(name: str) -> None:
    module = registry.module_of(name)
    paces = [registry.part(module.bots[level]).pace for level in ("planner-quick", "planner", "planner-deep")]
    thought = [(pace.futures, pace.each, pace.turn_each, pace.nights, pace.rivals, pace.turns) for pace in paces]
    assert len(set(thought)) == 3
    for less, more in pairwise(thought):
        assert all(one <= other for one, other in zip(less, more, strict=True))
    assert [pace.futures > 0 for pace in paces] == [False, name != "undead-or-alive", True]
    assert issubclass(registry.part(module.bots["greedy"]), GreedyBot)


@pytest.mark.slow
def test_it_plays_beside_others_to_the_end() -> None:
    game = start("undead-or-alive", {"mission": "m0", "seats": 2}, 3).game.copy()
    bots: list[Bot] = [Hasty(1), make_bot("greedy", 1)]
    while (decision := game.decision) is not None:
        seat = decision.seat or 0
        game.decide(bots[seat].choose(Seat(game, seat)), decision.seat)
    assert game.over


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="thousands of rounds: only where the bot is compiled")
def test_it_wins_where_the_rule_of_thumb_does_not() -> None:
    options = {"mission": "m7", "seats": 1}

    def won(bot: str) -> Iterator[bool]:
        return (play(Job("undead-or-alive", "m7", options, (bot,), number, 1)).won for number in range(8))

    wins = sum(won("greedy"))
    assert any(sofar > wins for sofar in accumulate(won("planner-quick"))), f"the rule of thumb has won {wins}"
