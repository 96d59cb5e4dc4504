"""Environments for learners in a race: ours, PettingZoo's Hanabi, and OpenSpiel's Hanabi from Python.

Each plays at random from its mask. A step is one answer with what the next one sees and may do.
"""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from time import process_time
from typing import Any, Final

from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.desk import Desk
from graveshift.kernel.game import Game
from graveshift.kernel.registry import names
from graveshift.parts.bench import bench_of
from graveshift.parts.encoding import encoding_of

SECONDS: Final = 2.0
VECTOR: Final = 32
CORE: Final = "core_steps_per_second"


def ours(seconds: float = SECONDS) -> dict[str, float]:
    """The core alone, the Gymnasium and the PettingZoo environment, a vector of 32: the first game's main set-up."""
    setup = bench_of(names()[0]).named(bench_of(names()[0]).main())
    return {
        "bare_steps_per_second": core(setup.game, setup.options, seconds, encode=False),
        CORE: core(setup.game, setup.options, seconds, encode=True),
        "env_steps_per_second": single(setup.game, setup.options, seconds),
        "turns_steps_per_second": in_turns(
            import_module("graveshift.envs.seats").aec_env(setup.game, **setup.options), seconds
        ),
        "vector_steps_per_second": vector(setup.game, setup.options, seconds),
    }


def core(game: str, options: dict[str, Any], seconds: float, encode: bool) -> float:
    """Steps of the engine from set-up to end, with observation and mask or without."""
    draw = random.Random(1).random
    rules, position, _ = registry.begin(game, options, 0)
    encoding = encoding_of(game, rules, position)
    steps = seed = 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        rules, position, _ = registry.begin(game, options, stream(seed))
        desk = Desk(encoding, Game(rules, position, None, True))
        while not desk.over:
            if encode:
                desk.look(desk.seat)
                actions = desk.legal()
                desk.act(actions[int(draw() * len(actions))])
            else:
                codes = desk.game.codes
                desk.game.answer(codes[int(draw() * len(codes))])
            steps += 1
    return steps / (process_time() - began)


def single(game: str, options: dict[str, Any], seconds: float) -> float:
    """Steps of the Gymnasium environment; actions are drawn from the mask."""
    import numpy as np

    env = import_module("graveshift.envs.single").GraveshiftEnv(game, **options)
    draw = random.Random(1).random
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        seen, _ = env.reset(seed=steps)
        over = False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
    return steps / (process_time() - began)


def vector(game: str, options: dict[str, Any], seconds: float) -> float:
    """Steps of all games of a vector together; the actions are drawn from its lists."""
    import numpy as np

    many = import_module("graveshift.envs.many").ManyEnv(game, VECTOR, **options)
    draw = random.Random(1).random
    many.reset(seed=1)
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(20):
            chosen = [legal[int(draw() * len(legal))] if legal else 0 for legal in many.legal_actions()]
            many.step(np.array(chosen))
        steps += 20 * VECTOR
    return steps / (process_time() - began)


def in_turns(env: Any, seconds: float) -> float:
    """Steps of a PettingZoo environment in turns; actions are drawn from the mask."""
    import numpy as np

    draw = random.Random(1).random
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    return steps / (process_time() - began)


def pettingzoo_hanabi(seconds: float = SECONDS) -> dict[str, float]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {"steps_per_second": in_turns(import_module("pettingzoo.classic").hanabi_v5.env(), seconds)}


def openspiel_hanabi(seconds: float = SECONDS) -> dict[str, float]:
    """Steps with the observation of whoever is asked and the mask; chance is drawn as it comes."""
    game = import_module("pyspiel").load_game("hanabi")
    draw = random.Random(1).random
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
    return {"steps_per_second": steps / (process_time() - began)}


PEERS: Final = {"pettingzoo hanabi": pettingzoo_hanabi, "openspiel hanabi": openspiel_hanabi}
NEEDED: Final = {
    "pettingzoo hanabi": ("pettingzoo", "shimmy", "pyspiel"),
    "openspiel hanabi": ("pyspiel",),
    "ours": ("gymnasium", "pettingzoo", "numpy"),
}
"""What each needs to take part."""
BUDGETS: Final = (
    ("env_steps_per_second", "pettingzoo hanabi", 5.0),
    ("turns_steps_per_second", "pettingzoo hanabi", 5.0),
    ("vector_steps_per_second", "pettingzoo hanabi", 15.0),
    (CORE, "openspiel hanabi", 1.0),
)
"""A figure of ours, compiled, and how many times the peer's it must be at least."""
