"""What bots say at the table: one sentence before a Turn, true of the plan by which they play."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from graveshift.bots import Bot, Seat, make_bot
from graveshift.bots.player import NoviceBot
from graveshift.bots.zombicide import explaining
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.city.errands import BOARD, CRACK, FORCE, REPAIR, SILENCE, UNLOCK
from graveshift.bots.zombicide.course import Act, Course, course_of, place_on, way_of
from graveshift.bots.zombicide.errands import DELIVER, FOLLOW, LEAVE, RALLY, SEARCH, TAKE, Task
from graveshift.bots.zombicide.explaining import (
    DEEDS,
    STEPS,
    STRIKES,
    errand,
    explained,
    goes_through,
    hindered,
    planned_so,
    reason,
    sentences,
    strike,
    strikes,
    way,
)
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.steam.look import REFILL, VALVE
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.town import TOWN, QuickTownPlanner
from graveshift.bots.zombicide.town.errands import CLEANSE, THROW
from graveshift.bots.zombicide.town.wagon import PUSH
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.zombicide.rules.codes import ASK_ACTION, SHOOT
from graveshift.zombicide.rules.state import State as FamilyState
from graveshift.zombicide.telling.words import zone_name
from tests.bots.test_greedy_city import position as city_position
from tests.bots.test_greedy_planning import armed, gather, horde, position

FAMILY = (("undead-or-alive", "m1"), ("gears-and-guns", "m1"), ("army-of-the-dead", "m2"))


def begun(game: str, mission: str) -> Game:
    return start(game, {"mission": mission, "seats": 1}, 3).game


def heard(game: Game, bot: Bot, answers: int) -> list[dict[str, str]]:
    """What a bot says while it plays."""
    words: list[dict[str, str]] = []
    for _ in range(answers):
        if game.decision is None:
            break
        seat = Seat(game, 0)
        key = bot.choose(seat)
        said = bot.explain(seat, key)
        if said is not None:
            words.append(said)
        game.decide(key)
    return words


@pytest.mark.parametrize(("game", "mission"), FAMILY)
def test_it_says_a_sentence_before_a_turn_in_both_languages(game: str, mission: str) -> None:
    words = heard(begun(game, mission), make_bot("greedy", 1), 60)
    assert 3 <= len(words) <= 30
    for said in words:
        assert set(said) == {"en", "pl"}
        assert all(text.endswith(".") and "{" not in text for text in said.values())


def test_others_have_nothing_to_say() -> None:
    assert heard(begun("undead-or-alive", "m1"), make_bot("random", 1), 40) == []


def turns_of(game: Game, bot: Bot, answers: int) -> list[tuple[dict[str, str], int, list[tuple[str, int]], Game]]:
    """Each sentence with who said it, what was done in that Turn (key, and the zone before it), and the game before."""
    found: list[tuple[dict[str, str], int, list[tuple[str, int]], Game]] = []
    told = -1
    for _ in range(answers):
        if game.decision is None:
            break
        seat, s = Seat(game, 0), game.position
        assert isinstance(s, FamilyState)
        key = bot.choose(seat)
        said = bot.explain(seat, key)
        if said is not None:
            found.append((said, s.active, [], game.copy()))
            told = s.active
        if found and told >= 0 and s.active == told:
            found[-1][2].append((key, s.zone[told]))
        else:
            told = -1
        game.decide(key)
        if found and told >= 0:
            found[-1][2].append(("", s.zone[told]))
    return found


@pytest.mark.parametrize(
    ("game", "mission", "bot"),
    [
        ("undead-or-alive", "m4", "greedy"),
        ("gears-and-guns", "m4", "greedy"),
        ("army-of-the-dead", "m2", "greedy"),
        ("undead-or-alive", "m1", "planner-quick"),
    ],
)
def test_it_goes_where_it_says(game: str, mission: str, bot: str) -> None:
    """By the end of the Turn it is there, has been there, or is nearer: in nine Turns of ten, because dice fall too."""
    kept = total = 0
    for said, who, done, before in turns_of(begun(game, mission), make_bot(bot, 1), 160 if bot == "greedy" else 60):
        s = before.position
        assert isinstance(s, FamilyState)
        match = re.search(r"(?:goes to|sets out for|makes for) (\S+?)[:,.]? ", said["en"] + " ")
        if match is None:
            continue
        zone = next(z for z in range(s.board.zones) if zone_name(s, z, "en") == match[1])
        seen = [place for _, place in done if place >= 0]
        row = s.board.distance[zone]
        kept += zone in seen or row[seen[-1]] < row[s.zone[who]]
        total += 1
        if " goes to " in said["en"] and said["en"].endswith("to search there."):
            assert ("search", zone) in done, said["en"]
    assert total >= 5
    assert kept >= 0.9 * total


def change_to(mission: str, change: Callable[[State], None]) -> Game:
    """The first Action of the first survivor in a mission of Undead or Alive, changed as a test needs it."""
    game, bot = begun("undead-or-alive", mission), make_bot("greedy", 1)
    while game.decision is not None and game.decision.kind != "activate":
        game.decide(bot.choose(Seat(game, 0)))
    assert isinstance(game.position, State)
    change(game.position)
    assert game.decision is not None
    game.decide(game.decision.options[0])
    assert game.position.active == 0
    return game


def test_a_planner_says_nothing_that_it_may_take_back_at_its_next_answer() -> None:
    """A room was named by the temper that had the idea to search it, and the one it plays in walked out again."""
    game = start("undead-or-alive", {"mission": "m1", "seats": 1}, 1).game
    searches = 0
    for said, _, done, before in turns_of(game, make_bot("planner-quick", 1), 45):
        match = re.search(r"goes to (\S+) to search there\.", said["en"])
        if match is not None:
            s = before.position
            assert isinstance(s, FamilyState)
            zone = next(z for z in range(s.board.zones) if zone_name(s, z, "en") == match[1])
            assert ("search", zone) in done, said["en"]
            searches += 1
    assert searches


def test_only_what_is_true_of_every_course_of_the_turn_is_told() -> None:
    def change(s: State) -> None:
        s.zombies = [0] * len(s.zombies)
        s.active = 0

    sight = position("m1", change)
    plan = Plan(sight, sight.here[0])
    here = plan.me.zone
    plan.task = None
    room, other = sight.board.neighbours[here][:2]
    searching = Course([Act("move", here, room, -1), Act("search", room, room, -1)], room)
    elsewhere = Course([Act("move", here, room, -1), Act("search", other, other, -1)], other)
    told = way(plan, [searching, searching])
    assert told is not None
    assert (told.key, told.zone) == ("way-search", room)
    assert way(plan, [searching, elsewhere]) is None


def test_a_planner_says_only_what_it_does_after_another_thought() -> None:
    """Concepción said that she would search a room, went there, and walked to and fro instead: its tempers agreed on
    the search, but not the futures that it tried there."""
    game = start("undead-or-alive", {"mission": "m1", "seats": 1}, 1).game
    bot, found = make_bot("greedy", 1), 0

    class Restless(QuickTownPlanner):
        """Walks to and fro, and never searches."""

        def answered(self, seat: Seat, world: Game, temper: int) -> int:
            ask, s = world.pending, world.position
            assert ask is not None
            steps = [code for code in ask.options if world.rules.key(s, ask, code).startswith("move:")]
            return steps[0] if steps else ask.options[-1]

    for _ in range(120):
        seat, s, ask = Seat(game, 0), game.position, game.pending
        assert isinstance(s, State)
        assert ask is not None
        key = bot.choose(seat)
        code = next(code for code in ask.options if game.rules.key(s, ask, code) == key)
        told = explained(TOWN, USUAL, game.copy(), code)
        if told is not None and told["en"].endswith("to search there.") and " goes to " in told["en"]:
            found += 1
            other = Restless(1).explain(seat, key)
            assert other is None or not other["en"].endswith("to search there.")
        game.decide(key)
    assert found


def test_a_charge_is_an_attack_only_where_it_ends_with_one() -> None:
    """In Army of the Dead it is a free Move (AOTD-SKILL-09); Dieter had said that he attacks, and then went on."""
    town, city = position("m1"), city_position("m1")
    for sight, attack in ((town, True), (city, False)):
        plan = Plan(sight, sight.here[0])
        there = sight.board.neighbours[plan.me.zone][0]
        sight.counts[there] = 1
        act = Act("charge", plan.me.zone, there, -1)
        assert strikes(plan, act) == attack
        told = way(plan, [Course([act], there)])
        assert (told is not None and told.key == "way-shoot") == attack
        why = reason(plan, act, None)
        assert (why is not None and why.key.startswith("strike-")) == attack


def test_a_room_that_is_too_far_to_be_searched_in_this_turn_is_told_so() -> None:
    """`Carl sets out for 9R.A to search there.`: he arrives with his last Action."""

    def change(s: State) -> None:
        s.zombies = [0] * len(s.zombies)
        s.active = 0

    sight = position("m1", change)
    plan = Plan(sight, sight.here[0])
    here, room = plan.me.zone, sight.board.neighbours[plan.me.zone][0]
    plan.task = Task(SEARCH, [room], room, 1.0, None)
    (coming,) = errand(plan, Course([Act("move", here, room, -1)], room))
    assert (coming.key, coming.zone) == ("way-rooms", room)


def test_a_shot_is_explained_by_where_the_zombies_stand() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        armed(s, 0, "winchester")
        horde(s, "2R.N", walker=3)

    game = change_to("m0", change)
    s = game.position
    assert isinstance(s, State)
    shot = SHOOT + (s.tables.card_ids.index("winchester") << 8) + s.board.index["2R.N"]
    said = explained(TOWN, USUAL, game, shot)
    assert said is not None
    assert said["en"].endswith("attacks in 2R.N to clear the way for Meg.")
    s.taken = (1 << s.posse) - 2  # everybody else has had their Turn
    assert not goes_through(TOWN, USUAL, game, shot, 1, s.board.index["2R.N"])
    said = explained(TOWN, USUAL, game, shot)
    assert said is not None
    assert said["en"].endswith("attacks in 2R.N before the Zombies get to us.")


def test_zombies_on_a_mates_way_are_cleared_for_the_mate() -> None:
    """Somebody next to a Zombie on the way to an Objective, with the Turn still to come; then with it behind them."""

    def change(s: State) -> None:
        horde(s, "2R.N", walker=1)
        s.active = 0

    sight = position("m0", change)
    plan, zone = Plan(sight, sight.here[0]), sight.board.index["2R.N"]
    mate = next(mate for mate in sight.here[1:] if zone in way_of(Plan(sight, mate), mate.zone)[:2])
    assert hindered(plan, zone) is mate
    why = strike(plan, Act("shoot", plan.me.zone, zone, -1), mate)
    assert why is not None
    assert (why.key, why.zone, why.mate) == ("strike-way", zone, mate.number)
    for each in sight.here[1:]:
        each.taken = True
    assert hindered(plan, zone) is None
    why = strike(plan, Act("shoot", plan.me.zone, zone, -1), None)
    assert why is not None
    assert why.key in ("strike-near", "strike-far")
    assert strike(plan, Act("shoot", plan.me.zone, sight.board.index["2R.NE"], -1), None) is None  # nobody to hit


def test_a_step_is_explained_by_the_errand_only_if_it_leads_there() -> None:
    def change(s: State) -> None:
        s.zombies = [0] * len(s.zombies)

    game = change_to("m1", change)
    s, ask = game.position, game.pending
    assert isinstance(s, State)
    assert ask is not None
    plan = Plan(TOWN.look(s, USUAL), TOWN.look(s, USUAL).here[0])
    steps = [choice for choice in Asked(TOWN, s, ask).choices if choice.verb in STEPS]
    assert steps
    for step in steps:
        why = way(plan, [Course([Act("move", plan.me.zone, step.zone, -1)], step.zone)])
        nearer = plan.away(step.zone) < plan.away(plan.me.zone)
        assert (why is not None and why.key != "way-away") == (nearer and plan.task is not None)


def test_dynamite_is_told_by_the_zone_that_it_is_thrown_into() -> None:
    """Where a mission wants several blown up, the one of this Turn."""
    game = begun("undead-or-alive", "m1")
    while game.decision is not None and game.decision.kind != "action":
        game.decide(game.decision.keys[0])
    s = game.position
    assert isinstance(s, State)
    sight = TOWN.look(s, USUAL)
    plan = Plan(sight, sight.here[0])
    here, wanted, thrown = plan.me.zone, 3, 5
    plan.task = Task(THROW, [here], wanted, 1.0, None)
    (aimed,) = errand(plan, Course([Act("move", here, here, -1), Act("throw", here, thrown, -1)], here))
    (carried,) = errand(plan, Course([Act("move", here, here, -1)], here))
    assert (aimed.key, aimed.zone, carried.zone) == ("way-throw", thrown, wanted)


def test_a_way_to_search_is_told_by_the_room_that_is_searched() -> None:
    """Not by the first room of the list."""
    game = begun("undead-or-alive", "m4")
    told = [said["en"] for said, *_ in turns_of(game, make_bot("greedy", 1), 160)]
    rooms = {
        re.split(" goes to | sets out for ", text)[1].split(" ")[0]
        for text in told
        if text.endswith("to search there.")
    }
    assert len(rooms) >= 2


def test_danger_is_named_only_where_it_is_real() -> None:
    """A step to a place that spares the posse nothing is not told as an escape."""

    def change(s: State) -> None:
        s.zombies = [0] * len(s.zombies)
        s.active = 0

    sight = position("m1", change)
    plan = Plan(sight, sight.here[0])
    here = plan.me.zone
    away = max(sight.board.neighbours[here], key=plan.away)
    assert way(plan, [Course([Act("move", here, away, -1), Act("end", away, away, -1)], away)]) is None


@pytest.mark.parametrize(("game", "mission"), FAMILY)
def test_only_a_turn_that_begins_with_a_step_is_played_on(
    game: str, mission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To play a Turn in one's mind costs as much as to play it; any other first Action says what it is for."""
    played: list[Course] = []

    def course(*about: Any) -> Course:
        played.append(course_of(*about))
        return played[-1]

    monkeypatch.setattr(explaining, "course_of", course)
    assert heard(begun(game, mission), make_bot("greedy", 1), 60)
    assert played
    assert all(found.acts[0].verb in STEPS for found in played)


def test_only_the_first_action_of_a_turn_is_explained() -> None:
    game = change_to("m1", lambda s: None)
    assert game.pending is not None
    assert game.pending.kind == ASK_ACTION
    assert isinstance(game.position, State)
    code = make_bot("greedy", 1).choose(Seat(game, 0))
    option = next(o for o in game.pending.options if game.rules.key(game.position, game.pending, o) == code)
    assert explained(TOWN, USUAL, game, option) is not None
    game.position.spent[0] = 1
    assert explained(TOWN, USUAL, game, option) is None


def test_every_errand_and_every_deed_has_a_sentence() -> None:
    family = {TAKE, RALLY, DELIVER, LEAVE, SEARCH, FOLLOW}
    games = {CLEANSE, THROW, PUSH, REFILL, VALVE, CRACK, UNLOCK, FORCE, REPAIR, BOARD, SILENCE}
    assert {f"way-{kind}" for kind in family | games} | {TOWN.hunt, CITY.hunt} <= set(sentences())
    assert {f"do-{deed}" for deed in DEEDS.values()} <= set(sentences())


def test_every_temper_has_a_sentence() -> None:
    plans = [planned_so(number) for number in range(len(TEMPERS))]
    assert len({plan["en"] for plan in plans}) == len({plan["pl"] for plan in plans}) == len(TEMPERS)
    assert {name for name in sentences() if name.startswith("plan-")} == {f"plan-{name}" for name, _ in TEMPERS}
    assert "fire-gatling" in STRIKES


def test_a_novice_plays_any_game_and_not_quite_as_well() -> None:
    """Three answers in four are those of the rules of thumb."""
    same = total = 0
    for seed in range(6):
        game = begun("undead-or-alive", "m0")
        for number in range(12):
            if game.decision is None:
                break
            key = NoviceBot(seed * 100 + number).choose(Seat(game, 0))
            best = make_bot("greedy", 1).choose(Seat(game, 0))
            if game.decision.only is None or not game.decision.only:
                same += key == best
                total += 1
            game.decide(best)
    assert total * 0.6 < same < total


def test_a_turn_ends_where_it_ended_though_the_train_has_come_since() -> None:
    """UOA-TRAIN-06: it moves right after the last Turn, and the zones get other numbers."""
    s = begun("gears-and-guns", "m1").copy().position
    assert isinstance(s, State)
    before = s.board
    moved = 0
    for after in town_of(s).train_boards[1:]:
        s.board = after
        for zone, name in enumerate(after.names):
            s.zone[0] = zone
            assert place_on(before, s, 0) == before.index.get(name, -1)
            moved += zone != before.index.get(name, zone)
    assert moved
