"""The rule-of-thumb bot in Army of the Dead: it plays every mission to its end, and its errands fit small positions."""

from collections.abc import Callable
from functools import cache

import pytest

from graveshift.board.board import FAR
from graveshift.bots import Seat, make_bot
from graveshift.bots.zombicide.actions import score_reorganise
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.city.deeds import score_drive, score_fly, score_force, score_get_in
from graveshift.bots.zombicide.city.errands import ASKED, BOARD, CRACK, FORCE, UNLOCK, errands
from graveshift.bots.zombicide.city.sight import CitySight, city_of
from graveshift.bots.zombicide.city.vault import crack, dice_of
from graveshift.bots.zombicide.errands import DELIVER, FOLLOW, HUNT, LEAVE, RALLY, TAKE, Task
from graveshift.bots.zombicide.figures import focus, kills_of, slay
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.army_of_the_dead.rules import city as goals
from graveshift.games.army_of_the_dead.rules import codes as c
from graveshift.games.army_of_the_dead.rules.city import city_of as scene_of
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.record import start
from graveshift.kernel.rules import Ask
from graveshift.sim import Job, play
from graveshift.zombicide.rules.codes import ASK_ACTION, DONE, EMPTY, HAND_1, PACK_1, RED_FACE, REORGANISE, SLOTS

MISSIONS = [f"m{number}" for number in range(1, 11)]
NO_SKILLS = CITY.talent([], False)


@cache
def opening(mission: str) -> State:
    game = start("army-of-the-dead", {"mission": mission, "seats": 1}, 3).game
    bot = make_bot("greedy", 1)
    while (decision := game.decision) is not None and decision.kind != "activate":
        game.decide(bot.choose(Seat(game, 0)))
    assert isinstance(game.position, State)
    return game.position


def position(mission: str, change: Callable[[State], None] | None = None) -> CitySight:
    """The first Turn of a mission, changed as a test needs it; nobody has a Personal Objective."""
    s = opening(mission).copy()
    s.personal = []
    if change is not None:
        change(s)
    return city_of(CITY.look(s, USUAL))


def actor(s: State, name: str) -> int:
    return s.person.index(s.tables.survivor_ids.index(name))


def personal(s: State, name: str, progress: int) -> None:
    """The only Personal Objective of the game."""
    s.personal = [scene_of(s).box.personal_ids.index(name)]
    s.personal_done = 0
    s.progress = [progress, 0]


def option(sight: CitySight, code: int) -> Choice:
    return Asked(CITY, sight.s, Ask(0, ASK_ACTION, [code], (0,))).first


def tasks_of(sight: CitySight) -> list[Task]:
    return errands(sight)[0]


def kinds_of(sight: CitySight) -> set[str]:
    return {task.kind for task in tasks_of(sight)}


# ---- whole games


@pytest.mark.parametrize("mission", MISSIONS)
def test_it_plays_every_mission_to_its_end(mission: str) -> None:
    seats = 1 + MISSIONS.index(mission) % 6
    result = play(Job("army-of-the-dead", mission, {"mission": mission, "seats": seats}, ("greedy",) * seats, 0, 11))
    assert not result.stalled


def test_it_wins_the_first_mission_far_more_often_than_chance() -> None:
    options = {"mission": "m1", "seats": 1}
    greedy = sum(play(Job("army-of-the-dead", "m1", options, ("greedy",), n, 1)).won for n in range(6))
    chance = sum(play(Job("army-of-the-dead", "m1", options, ("random",), n, 1)).won for n in range(6))
    assert greedy > chance + 1


def test_it_has_an_errand_for_every_kind_of_goal() -> None:
    assert set(ASKED) == set(range(goals.BREAK_HELMET + 1))


# ---- what an attack kills


def test_hits_are_put_together_on_what_a_single_one_does_not_kill() -> None:
    """AOTD-CONC-02: two hits of Damage 1 kill an Alpha."""
    katana = NO_SKILLS.strike("katana", "")
    alpha, shamblers = (0, 1, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0, 0)
    assert focus(CITY, katana, alpha) == 1
    assert slay(CITY, katana, 1) == pytest.approx(0.5)
    assert focus(CITY, katana, shamblers) == -1
    assert kills_of(CITY, katana, shamblers) == pytest.approx(1.5)


def test_shots_reach_an_alpha_only_behind_the_last_shambler() -> None:
    """AOTD-TPO-01: Shamblers first; a Concentrated Attack follows the same order (AOTD-CONC-03)."""
    gun = NO_SKILLS.strike("submachine-gun", "")
    assert focus(CITY, gun, (1, 1, 0, 0, 0, 0, 0)) == -1
    assert focus(CITY, gun, (0, 1, 0, 0, 0, 0, 0)) == 1


def test_ammo_dice_are_rolled_along() -> None:
    """AOTD-AMMO-01."""
    assert NO_SKILLS.strike("heavy-machine-gun", "").dice == 4


# ---- the Vault


def vault(state: int, card: str | None) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.vault = state
        s.vault_card = scene_of(s).box.vault_ids.index(card) if card is not None else -1

    return change


def test_the_vault_is_cracked_by_anybody_and_opened_by_the_expert() -> None:
    """AOTD-VAULT-03, AOTD-VAULT-14."""
    tasks = {task.kind: task for task in tasks_of(position("m2", vault(c.TRAPPED, None)))}
    assert tasks[CRACK].able is None
    assert tasks[UNLOCK].able == ["dieter"]
    assert CRACK not in kinds_of(position("m2", vault(c.DISARMED, "gears-and-bolts")))


def test_who_helps_at_the_vault_comes_near() -> None:
    """AOTD-VAULT-08: Gears and Bolts want a Mechanic at Range 0-1 of the Trap Zone."""
    sight = position("m2", vault(c.REVEALED, "gears-and-bolts"))
    trap = sight.board.index["V7.TR"]
    helper = next(task for task in tasks_of(sight) if task.able == ["cruz"] and task.target == trap)
    assert all(0 <= sight.board.sight[trap][place] <= 1 for place in helper.places)


def at_the_vault(faces: tuple[int, ...], reserved: int, *options: int) -> int:
    sight = position("m2")
    ask = Ask(0, c.ASK_VAULT, list(options), (actor(sight.state, "dieter"), 1, reserved, *faces))
    return crack(sight, Asked(CITY, sight.s, ask)).code


def test_it_reads_the_dice_from_the_question() -> None:
    assert dice_of((0, 1, 2, 2, 3, 5, 5, 1)) == ([2, 3], [5, 5, 1])


def test_it_sets_aside_what_fits_the_straight_and_rolls_the_rest() -> None:
    """AOTD-VAULT-04, AOTD-VAULT-05."""
    options = (DONE, c.ROLL_ON, c.RESERVE + 2, c.RESERVE + 5, c.RESERVE + 6)
    assert at_the_vault((2, 2, 5, 6, 6), 0, *options) == c.RESERVE + 2
    assert at_the_vault((2, 5, 6, 2, 6), 3, DONE, c.ROLL_ON, c.RESERVE + 2, c.RESERVE + 6) == c.ROLL_ON


def test_a_bonus_that_ends_it_is_used() -> None:
    """AOTD-VAULT-11."""
    turn = c.SET_FACE + (2 << 8) + 6
    assert at_the_vault((2, 3, 4, 5, 2), 4, DONE, c.ROLL_ON, turn) == turn


# ---- ways out


def done_but(last: str) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.goals = sum(1 << number for number, goal in enumerate(scene_of(s).aims) if goal.key != last)
        s.open_exits = (1 << len(scene_of(s).exit_ids)) - 1

    return change


def test_the_carrier_makes_for_the_exit_once_it_is_open() -> None:
    """AOTD-M2-02."""

    def carried(s: State) -> None:
        done_but("out")(s)
        blue = s.scene.objective_ids.index("objective-blue")
        s.objective_zone[blue], s.objective_holder[blue] = -1, actor(s, "kate")
        s.vault = c.VAULT_OPEN

    outs = [task for task in tasks_of(position("m2", carried)) if task.kind == LEAVE]
    assert [task.able for task in outs] == [["kate"]]


def test_nobody_flies_while_a_personal_objective_is_open_and_the_clock_allows_it() -> None:
    """AOTD-WIN-01, AOTD-M2-09."""

    def unfinished(s: State) -> None:
        done_but("fly")(s)
        personal(s, "dieter", 3)

    def late(s: State) -> None:
        unfinished(s)
        s.time = scene_of(s).time_spaces - 2

    assert LEAVE in kinds_of(position("m8", done_but("fly")))
    assert LEAVE not in kinds_of(position("m8", unfinished))
    assert LEAVE in kinds_of(position("m8", late))


@pytest.mark.parametrize(("mission", "goal"), [("m8", "repair"), ("m9", "fly")])
def test_what_fell_with_its_carrier_is_picked_up_again(mission: str, goal: str) -> None:
    """AOTD-WIN-06: the token lies where its carrier died, and the goal that needs it cannot do without."""

    def fallen(s: State) -> None:
        done_but(goal)(s)
        s.vault = c.VAULT_OPEN if s.vault != c.NO_VAULT else s.vault

    sight = position(mission, fallen)
    lying = sight.state.objective_zone[sight.state.scene.objective_ids.index("objective-blue")]
    assert any(task.kind == TAKE and lying in task.places for task in tasks_of(sight))


def test_the_pilot_does_not_take_off_with_a_personal_objective_open() -> None:
    """AOTD-WIN-03, AOTD-M2-09: whoever has left cannot do it any more."""

    def unfinished(s: State) -> None:
        personal(s, "dieter", 3)

    done, still = position("m8"), position("m8", unfinished)
    assert score_fly(Plan(done, done.here[0]), option(done, c.FLY)) > 0
    assert score_fly(Plan(still, still.here[0]), option(still, c.FLY)) < 0


def test_lone_companions_are_taken_along() -> None:
    """AOTD-COMP-02."""
    assert RALLY in kinds_of(position("m4"))


def in_the_truck(seats: dict[str, int]) -> Callable[[State], None]:
    def change(s: State) -> None:
        done_but("roll")(s)
        for name, seat in seats.items():
            s.truck_seat[actor(s, name)] = seat
        s.zone[: s.posse] = [s.truck] * s.posse

    return change


def test_the_driver_waits_until_enough_are_in() -> None:
    """AOTD-TRUCK-05, AOTD-TRUCK-08: three must be aboard."""
    few = position("m3", in_the_truck({"scott": c.DRIVER}))
    full = {"scott": c.DRIVER, "cruz": c.GUNNER, "kate": c.PASSENGER, "dieter": c.PASSENGER}
    assert BOARD in kinds_of(few)
    assert score_drive(Plan(few, few.here[0]), option(few, c.DRIVE + few.board.index["R7.NW"])) < 0
    many = position("m3", in_the_truck(full))
    plan = Plan(many, many.here[0])
    roads = [score_drive(plan, option(many, c.DRIVE + zone)) for zone in many.board.neighbours[many.truck]]
    assert max(roads) > 0


def test_the_drivers_seat_is_taken_first() -> None:
    sight = position("m3", in_the_truck({}))
    crew = next(task for task in tasks_of(sight) if task.kind == BOARD).able
    plan = Plan(sight, next(fighter for fighter in sight.here if fighter.id in (crew or ())))
    seats = (c.DRIVER, c.GUNNER, c.PASSENGER)
    driver, gunner, passenger = (score_get_in(plan, option(sight, c.GET_IN + seat)) for seat in seats)
    assert driver > gunner > passenger > 0


def test_nobody_waits_in_the_truck_for_companions_who_are_still_alone() -> None:
    """AOTD-COMP-02, AOTD-TRUCK-05: they are fetched first; only the end of the time calls everybody in."""

    def late(s: State) -> None:
        done_but("gap")(s)
        s.time = scene_of(s).time_spaces - 2

    assert {RALLY} == kinds_of(position("m10", done_but("gap"))) & {RALLY, BOARD}
    assert BOARD in kinds_of(position("m10", late))


# ---- those without whom the game is lost


def test_errands_of_anybody_are_not_for_those_without_whom_the_game_is_lost() -> None:
    """AOTD-WIN-02."""
    sight = position("m2", lambda s: personal(s, "kate", 0))
    kate, scott = sight.fighters[actor(sight.state, "kate")], sight.fighters[actor(sight.state, "scott")]
    anybody = Task(TAKE, [0], 0, 1.0, None)
    assert sight.reluctance(kate, anybody) > 0 == sight.reluctance(scott, anybody)
    assert sight.reluctance(kate, Task(TAKE, [0], 0, 1.0, ["kate"])) == 0


def test_a_shot_among_friends_costs_its_damage_and_most_where_it_could_kill() -> None:
    """AOTD-FF-01: a miss deals the Damage of the weapon."""

    def frail(s: State) -> None:
        s.health[: s.posse] = [1] * s.posse

    light, heavy = NO_SKILLS.strike("revolver", ""), NO_SKILLS.strike("heavy-machine-gun", "")
    sound, hurt = position("m2"), position("m2", frail)
    zone = sound.here[0].zone
    prices = [sound.misfire(sound.here[0], gun, zone) for gun in (light, heavy)]
    assert 0 < prices[0] < prices[1]
    assert hurt.misfire(hurt.here[0], light, zone) > prices[0]


def test_an_empty_weapon_is_put_away() -> None:
    """AOTD-AMMO-03: it stays empty until a Clip is used."""

    def armed(flags: int) -> Callable[[State], None]:
        def change(s: State) -> None:
            cards = s.tables.card_ids
            s.slots[:SLOTS] = [-1] * SLOTS
            s.slots[HAND_1] = cards.index("revolver") | flags
            s.slots[PACK_1] = cards.index("crowbar")

        return change

    dry, loaded = position("m2", armed(EMPTY)), position("m2", armed(0))
    assert score_reorganise(Plan(dry, dry.here[0]), option(dry, REORGANISE)) > 0
    assert score_reorganise(Plan(loaded, loaded.here[0]), option(loaded, REORGANISE)) < 0


# ---- Sleepers and Personal Objectives


def test_noise_beside_sleepers_has_its_price() -> None:
    """AOTD-NOISE-04: those in the zone and next to it wake."""
    sight = position("m2")
    asleep = next(iter(sight.sleepers))
    me = sight.here[0]
    loud, quiet = NO_SKILLS.strike("revolver", ""), NO_SKILLS.strike("crowbar", "")
    assert sight.clamour(me, loud, asleep) > 0 == sight.clamour(me, quiet, asleep)


def test_nobody_searches_among_sleepers() -> None:
    """AOTD-SLEEP-06."""
    sight = position("m2")
    assert not set(sight.rooms()) & set(sight.sleepers)


def test_a_token_goes_to_the_one_who_must_hold_it() -> None:
    """AOTD-PO-05: Cruz has to carry her token at the end."""

    def change(s: State) -> None:
        personal(s, "cruz", 0)
        s.objective_zone[0], s.objective_holder[0] = -1, actor(s, "kate")
        s.objective_face[0] = scene_of(s).personal_faces[0]

    tasks = [task for task in tasks_of(position("m2", change)) if task.kind == DELIVER]
    assert {name for task in tasks for name in task.able or ()} == {"kate", "cruz"}


def test_kate_takes_the_last_objectives_herself() -> None:
    """AOTD-WIN-03: with none left she could not."""

    def change(s: State) -> None:
        for number in range(2):
            s.objective_zone[number], s.objective_face[number] = -1, RED_FACE
        personal(s, "kate", 0)

    takes = [task for task in tasks_of(position("m2", change)) if task.kind == TAKE]
    assert takes
    assert all(task.able == ["kate"] for task in takes)


# ---- the clock


def late_in(rounds: int) -> Callable[[State], None]:
    """So many rounds are left on the Time track."""

    def change(s: State) -> None:
        s.time = scene_of(s).time_spaces - rounds

    return change


def at_the_door(s: State) -> None:
    """A Bruiser stands at the theatre's doors alone."""
    s.zone[actor(s, "guzman")] = scene_of(s).forced[0].zone


def test_everybody_comes_near_a_door_behind_which_an_abomination_waits() -> None:
    """AOTD-LOS-08: only a Bruiser breaks it open, but what is behind it is for all of them."""
    sight = position("m6")
    door = sight.city.forced[0].zone
    company = [task for task in tasks_of(sight) if task.kind == FOLLOW]
    assert company
    assert company[0].shared
    assert company[0].able is None
    assert all(1 <= sight.board.distance[door][zone] <= 2 for zone in company[0].places)


@pytest.mark.parametrize(("rounds", "opens"), [(9, False), (6, True)])
def test_a_door_is_broken_open_alone_when_the_clock_presses(rounds: int, opens: bool) -> None:
    """AOTD-TIME-01: both Abominations of M6 have to die before the last space."""

    def change(s: State) -> None:
        at_the_door(s)
        late_in(rounds)(s)

    sight = position("m6", change)
    bruiser = sight.fighters[actor(sight.state, "guzman")]
    plan = Plan(sight, bruiser)
    plan.task = next(task for task in tasks_of(sight) if task.kind == FORCE)
    assert (score_force(plan, option(sight, DONE)) > 0) is opens


@pytest.mark.parametrize(("rounds", "worth"), [(6, 7.0), (4, 13.0)])
def test_kills_for_a_personal_objective_are_urgent_late_on_the_time_track(rounds: int, worth: float) -> None:
    """AOTD-PO-01, AOTD-TIME-01: Dieter needs his Shamblers before the last space, as much as the mission its goals."""

    def change(s: State) -> None:
        late_in(rounds)(s)
        personal(s, "dieter", 0)
        s.zombies[s.zone[actor(s, "dieter")] * s.kinds] = 2

    hunts = [task for task in tasks_of(position("m2", change)) if task.kind == HUNT]
    assert [task.worth for task in hunts] == [worth]


def test_zombies_for_a_personal_objective_are_looked_for_far_away() -> None:
    """AOTD-KILL-01: with none within four zones the nearest will do."""

    def change(s: State) -> None:
        personal(s, "dieter", 0)
        row = s.board.distance[s.zone[actor(s, "dieter")]]
        far = max(range(s.board.zones), key=lambda zone: row[zone] if row[zone] < FAR else -1)
        assert row[far] > 4
        s.zombies[far * s.kinds] = 1

    hunts = [task for task in tasks_of(position("m2", change)) if task.kind == HUNT]
    assert [task.able for task in hunts] == [["dieter"]]
