"""The PettingZoo environments: every seat is an agent, in turns (AEC), or all at once with those waiting who must."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from graveshift.envs.table import FLAT, STEPS, LearningTable, Observation, Portable, Rewards
from graveshift.kernel.desk import Desk
from graveshift.kernel.encoding import WAIT
from graveshift.kernel.errors import EngineError
from graveshift.kernel.game import Game


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class SeatsEnv(Portable, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in turns: `agent_selection` is the seat that is asked; a question to the team goes to its speaker."""

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "name": "graveshift_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        observation: str = FLAT,
        shaping: float = 0.0,
        max_steps: int = STEPS,
        clonable: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._table = LearningTable(game, options, observation, clonable)
        self._rewards = Rewards(self._table, shaping)
        self._most = max_steps
        self._desk: Desk | None = None
        self._steps = 0
        self._numbers = {agent_of(seat): seat for seat in range(self._table.seats)}
        self._seeds = np.random.default_rng()
        self.render_mode = render_mode
        self.possible_agents = list(self._numbers)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._table.observations)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._table.actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def desk(self) -> Desk:
        if self._desk is None:
            raise EngineError("Begin with reset().")
        return self._desk

    @property
    def game(self) -> Game:
        return self.desk.game

    @property
    def encoding(self) -> Any:
        return self._table.encoding

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        own = seed if seed is not None else int(self._seeds.integers(2**62))
        game = self._table.begin(own)
        if self._desk is None:
            self._desk = Desk(self._table.encoding, game)
        self._desk.begin(game)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewards.begin(game, list(self._numbers.values()))
        self.agent_selection = agent_of(self._desk.seat)

    def observe(self, agent: str) -> Observation:
        return self._table.arrays(self.desk.look(self._numbers[agent]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        desk = self.desk
        if action is None or not desk.act(int(action)):
            raise EngineError(f"The action {action} is not legal for {agent} now; the mask says which are.")
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        for each in self.agents:
            self.rewards[each] = self._rewards.pay(desk.game, self._numbers[each])
        if desk.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_of(desk.seat)
        self._accumulate_rewards()

    def render(self) -> str | None:
        decision = self.game.decision
        return self.game.ending() if decision is None else decision.prompt()


def aec_env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The game in turns, with PettingZoo's guard against calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(game, **settings))


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every agent acts in every step: the one that is asked answers, the others have only the action `wait`.

    What is not legal changes nothing, and the agent's info says so.
    """

    metadata = {"render_modes": ["ansi"], "name": "graveshift_v1", "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, **settings: Any) -> None:
        self._turns = SeatsEnv(game, **settings)
        self.render_mode = self._turns.render_mode
        self.possible_agents = self._turns.possible_agents
        self.observation_spaces = self._turns.observation_spaces
        self.action_spaces = self._turns.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        return self._turns.game

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._turns.reset(seed, options)
        self.agents = list(self._turns.agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = self._turns.agent_selection
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent, action in actions.items():
            if action not in (self._turns.desk.legal() if agent == asked else (WAIT,)):
                infos[agent]["illegal"] = True
        if infos[asked]:
            self._turns.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self._turns.step(actions[asked])
        seen = self._seen()
        rewards = {agent: float(self._turns.rewards[agent]) for agent in self.agents}
        ended, cut = dict(self._turns.terminations), dict(self._turns.truncations)
        if any(ended.values()) or any(cut.values()):
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        return self._turns.render()

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._turns.observe(agent) for agent in self.agents}


def parallel_env(game: str, **settings: Any) -> ParallelEnv[str, Observation, int]:
    """The game for learners that act all at once."""
    return TogetherEnv(game, **settings)
