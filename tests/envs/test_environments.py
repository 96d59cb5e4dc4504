"""The environments keep the promises of Gymnasium and PettingZoo, by the tests of these libraries themselves."""

import copy
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import graveshift
from graveshift import envs
from graveshift.bots import Seat, make_bot
from graveshift.envs.many import ManyEnv
from graveshift.envs.search import SearchState
from graveshift.envs.seats import SeatsEnv, TogetherEnv, aec_env, parallel_env
from graveshift.envs.single import GraveshiftEnv
from graveshift.kernel import registry
from graveshift.kernel.encoding import WAIT
from graveshift.kernel.errors import EngineError, SetupError

STRIDE = 23
pytestmark = pytest.mark.filterwarnings("ignore")


def setups() -> list[Any]:
    """One in 23 of all set-ups, so that every game and several modes and missions are among them."""
    return [
        pytest.param(name, setup, marks=[pytest.mark.slow] if number % (3 * STRIDE) else [])
        for name in registry.names()
        for number, setup in enumerate(registry.game_type(name).setups())
        if number % STRIDE == 0
    ]


def first_setup(name: str) -> dict[str, Any]:
    return next(iter(registry.game_type(name).setups()))


@pytest.mark.parametrize(("name", "setup"), setups())
def test_gymnasium_finds_nothing_wrong(name: str, setup: dict[str, Any]) -> None:
    for form in ("flat", "dict"):
        env = gymnasium.make(envs.gym_id(name), observation=form, shaping=0.5, **setup)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "setup"), setups())
def test_pettingzoo_finds_nothing_wrong(name: str, setup: dict[str, Any]) -> None:
    api_test(aec_env(name, **setup), num_cycles=30)
    seed_test(lambda: aec_env(name, **setup), num_cycles=20)
    parallel_api_test(parallel_env(name, **setup), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(name, **setup), num_cycles=20)


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_is_the_same_game_as_from_python(name: str) -> None:
    setup = next(setup for setup in registry.game_type(name).setups() if not GraveshiftEnv(name, **setup)._table.rivals)
    env = GraveshiftEnv(name, **setup)
    env.reset(seed=11)
    game = graveshift.new(name, seed=11, **setup)
    draw = random.Random(4)
    for _ in range(30):
        if game.over:
            break
        assert env.game.decision is not None
        assert game.decision is not None
        assert env.game.decision.keys == game.decision.keys
        action = draw.choice(env.legal_actions())
        key = env.action_key(action)
        observation, _, over, _, info = env.step(action)
        game.decide(key)
        assert over == game.over
        assert list(np.flatnonzero(observation["action_mask"])) == (sorted(info["legal_actions"]) or [WAIT])


def test_the_end_is_paid_and_progress_on_request() -> None:
    name = registry.names()[0]
    env = GraveshiftEnv(name, shaping=2.0, **first_setup(name))
    env.reset(seed=3)
    start = env.encoding.progress(env.game.position, 0)
    paid, over = 0.0, False
    draw = random.Random(1)
    while not over:
        _, reward, over, cut, info = env.step(draw.choice(env.legal_actions()))
        assert not cut
        paid += reward
    outcome = 1.0 if info["won"] else -1.0
    assert paid == pytest.approx(outcome + 2.0 * (env.encoding.progress(env.game.position, 0) - start))


def test_an_action_that_is_not_legal_changes_nothing_and_costs() -> None:
    name = registry.names()[0]
    env = GraveshiftEnv(name, penalty=0.25, **first_setup(name))
    before, _ = env.reset(seed=1)
    after, reward, over, cut, info = env.step(WAIT)
    assert (reward, over, cut, info["illegal"]) == (-0.25, False, False, True)
    assert (before["observation"] == after["observation"]).all()
    turns = SeatsEnv(name, **first_setup(name))
    turns.reset(seed=1)
    with pytest.raises(EngineError, match="not legal for seat_0"):
        turns.step(WAIT)


def test_a_game_is_cut_short_after_so_many_answers() -> None:
    name = registry.names()[0]
    env = GraveshiftEnv(name, max_steps=2, **first_setup(name))
    env.reset(seed=1)
    assert env.step(env.legal_actions()[0])[3] is False
    assert env.step(env.legal_actions()[0])[3] is True


def rivals() -> tuple[str, dict[str, Any]]:
    """A set-up whose seats play against each other."""
    for name in registry.names():
        for setup in registry.game_type(name).setups():
            if setup["seats"] > 1 and GraveshiftEnv(name, **setup)._table.rivals:
                return name, setup
    raise AssertionError("No game has rivals.")


def test_among_rivals_the_learner_has_one_seat_and_bots_the_others() -> None:
    name, setup = rivals()
    env = GraveshiftEnv(name, seat=1, others="random", **setup)
    draw = random.Random(2)
    env.reset(seed=5)
    over = False
    for _ in range(3000):
        assert env.desk.seat == 1
        _, reward, over, _, info = env.step(draw.choice(env.legal_actions()))
        if over:
            break
    assert over
    assert reward == (1.0 if info["won"] or info["winner"] == 1 else -1.0)
    with pytest.raises(SetupError, match="rivals"):
        ManyEnv(name, 2, **setup)
    with pytest.raises(SetupError, match="the seats of this game are"):
        GraveshiftEnv(name, seat=9, **setup)


def test_what_the_people_win_together_the_player_of_the_zombies_loses() -> None:
    """The seat of the zombies was paid for it as well."""
    paid = set()
    for seed in (0, 1):
        setup: dict[str, Any] = {"mode": "coop-vs-zombie", "seats": 3}
        state = SearchState("tiny-epic-zombies", seed=seed, **setup)
        bot = make_bot("greedy", 1)
        while not state.is_terminal():
            key = bot.choose(Seat(state.game, state.current_player()))
            state.apply_action(state.string_to_action(key))
        paid.add(tuple(state.returns()))
    assert paid == {(1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)}


def test_who_is_not_asked_can_only_wait() -> None:
    name = registry.names()[0]
    together = TogetherEnv(name, mission="m0", seats=2, clonable=True)
    seen, _ = together.reset(seed=4)
    waiting = [agent for agent, each in seen.items() if each["action_mask"][WAIT]]
    asked = next(agent for agent in seen if agent not in waiting)
    actions = dict.fromkeys(waiting, WAIT) | {asked: int(np.flatnonzero(seen[asked]["action_mask"])[0])}
    *_, infos = together.step(actions | {waiting[0]: 5})
    assert infos == {waiting[0]: {"illegal": True}, asked: {}}
    together.reset(seed=4)
    before = together.game.digest()
    *_, infos = together.step(dict.fromkeys(together.agents, WAIT))
    assert infos == {waiting[0]: {}, asked: {"illegal": True}}
    assert together.game.digest() == before


@pytest.mark.parametrize("form", ["flat", "dict"])
def test_a_vector_plays_the_games_of_its_seeds_and_begins_anew(form: str) -> None:
    name = registry.names()[0]
    setup = first_setup(name)
    many = ManyEnv(name, 5, observation=form, **setup)
    ones = [GraveshiftEnv(name, observation=form, **setup) for _ in range(5)]
    seen, _ = many.reset(seed=20)
    alone = [env.reset(seed=20 + number)[0] for number, env in enumerate(ones)]
    draw = random.Random(1)
    ended = 0
    alive = [True] * 5
    for _ in range(400):
        actions = [draw.choice(desk.legal()) if desk.legal() else 0 for desk in many.desks]
        for number, env in enumerate(ones):
            if alive[number]:
                assert all((seen[part][number] == alone[number][part]).all() for part in seen)
                alone[number], _, done, _, _ = env.step(actions[number])
                alive[number] = not done
        seen, rewards, over, cut, infos = many.step(actions)
        ended += int(over.sum())
        assert not cut.any()
        if over.any():
            assert (infos["_won"] == over).all()
            assert (rewards[over] == np.where(infos["won"][over], 1.0, -1.0)).all()
            assert all(infos["reason"][over])
        else:
            assert not infos
    assert ended > 5
    assert many.observation_space.contains({part: array.copy() for part, array in seen.items()})


def test_a_vector_says_that_it_has_not_begun() -> None:
    name = registry.names()[0]
    with pytest.raises(SetupError, match="Begin with reset"):
        ManyEnv(name, 2, **first_setup(name)).step(np.array([0, 0]))


def test_importing_announces_the_games_to_gymnasium() -> None:
    """Gymnasium looks for no plugins any more, but imports what stands before the colon."""
    made = [f"gymnasium.make('graveshift.envs:{envs.gym_id(name)}')" for name in registry.names()]
    subprocess.run([sys.executable, "-c", "; ".join(["import gymnasium", *made])], check=True, timeout=60)


def test_gymnasium_makes_vectors_too() -> None:
    name = registry.names()[0]
    many = gymnasium.make_vec(envs.gym_id(name), num_envs=3, vectorization_mode="vector_entry_point", mission="m0")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 3


def test_games_travel_to_other_processes() -> None:
    for name in registry.names():
        for seed, setup in list(enumerate(registry.game_type(name).setups()))[::37]:
            game = graveshift.new(name, seed=seed, **setup).copy()
            draw = random.Random(seed)
            for _ in range(25):
                if game.over:
                    break
                twin = pickle.loads(pickle.dumps(game))
                assert twin.digest() == game.digest()
                assert twin.codes == game.codes
                game = twin
                game.answer(draw.choice(game.codes))


@pytest.mark.parametrize(("name", "setup"), setups())
def test_environments_are_copied_with_their_games(name: str, setup: dict[str, Any]) -> None:
    """Also in the middle of an Action, and with the bots beside the learner."""
    env = GraveshiftEnv(name, clonable=True, shaping=1.0, **setup)
    env.reset(seed=3)
    draw = random.Random(2)
    for _ in range(12):
        action = draw.choice(env.legal_actions())
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        seen, *rest = env.step(action)
        for twin in twins:
            looks, *others = twin.step(action)
            assert others == rest
            assert all((looks[part] == seen[part]).all() for part in seen)
        if rest[1]:
            break
    turns = aec_env(name, clonable=True, **setup)
    turns.reset(seed=4)
    twin = copy.deepcopy(turns)
    assert twin.unwrapped.game is not turns.unwrapped.game
    assert twin.unwrapped.game.digest() == turns.unwrapped.game.digest()


def test_an_environment_that_cannot_be_copied_says_what_would_be_right() -> None:
    name = registry.names()[0]
    env = GraveshiftEnv(name, **first_setup(name))
    copy.deepcopy(env).reset(seed=1)
    env.reset(seed=1)
    with pytest.raises(SetupError, match="clonable=True"):
        pickle.dumps(env)
