"""Many games in one process behind Gymnasium's vector interface: one buffer of bytes for all of them a step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from graveshift.envs.table import FLAT, STEPS, Array, LearningTable, Observation, Rewards
from graveshift.kernel.desk import Desk, act_and_look
from graveshift.kernel.errors import SetupError


class ManyEnv(VectorEnv[Observation, Array, Array]):
    """So many games at once; the learner answers for every seat, so that the seats must play together.

    A game that is over begins anew with the next step, whose action is not looked at (`AutoresetMode.NEXT_STEP`); the
    infos of its last step say whether it was `won` and for which `reason`, under the mask `_won`, as Gymnasium has it.
    An action that is not legal changes nothing and costs `penalty`.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 32,
        *,
        observation: str = FLAT,
        shaping: float = 0.0,
        penalty: float = 0.01,
        max_steps: int = STEPS,
        clonable: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise SetupError("A vector has at least one game.")
        self._table = LearningTable(game, options, observation, clonable)
        if self._table.rivals:
            raise SetupError("In this mode the seats are rivals: one learner cannot answer for all of them.")
        self._rewards = [Rewards(self._table, shaping) for _ in range(num_envs)]
        self._shaped = bool(shaping)
        self._penalty = penalty
        self._most = max_steps
        self._seeds = np.random.default_rng()
        self._desks: list[Desk] = []
        self._steps = [0] * num_envs
        self._ended = [False] * num_envs
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = self._table.observations
        self.single_action_space = self._table.actions
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def encoding(self) -> Any:
        return self._table.encoding

    @property
    def desks(self) -> list[Desk]:
        """The games, each with its encoding."""
        return self._desks

    def legal_actions(self) -> list[list[int]]:
        """What the masks say, as lists."""
        return [desk.legal() for desk in self._desks]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: of the seeds `seed`, `seed + 1` …, or of those in a list."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        if seeds[0] is not None:
            self._seeds = np.random.default_rng(seeds[0])
        self._desks = []
        for number, own in enumerate(seeds):
            game = self._table.begin(own if own is not None else int(self._seeds.integers(2**62)))
            self._desks.append(Desk(self._table.encoding, game))
            self._rewards[number].begin(game, [0])
        self._steps = [0] * self.num_envs
        self._ended = [False] * self.num_envs
        return self._seen([desk.look(max(0, desk.seat)) for desk in self._desks]), {}

    def step(self, actions: Array | list[int]) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Every game takes its action."""
        if not self._desks:
            raise SetupError("Begin with reset().")
        count = self.num_envs
        rewards = np.zeros(count, np.float64)
        over = np.zeros(count, np.bool_)
        cut = np.zeros(count, np.bool_)
        infos: dict[str, Any] = {}
        chosen: list[int] = np.asarray(actions).tolist()
        before = [desk.game.pending for desk in self._desks]
        fresh = [number for number in range(count) if self._ended[number]]
        for number in fresh:
            self._begin(number)
            chosen[number] = -1
        rows = act_and_look(self._desks, chosen, 0)
        for number, desk in enumerate(self._desks):
            if chosen[number] < 0:
                continue
            self._steps[number] += 1
            ask = desk.game.pending
            if ask is before[number]:
                rewards[number] = -self._penalty
            elif self._shaped or ask is None:
                rewards[number] = self._rewards[number].pay(desk.game, 0)
            if ask is None:
                over[number] = self._ended[number] = True
                outcome = desk.game.outcome
                assert outcome is not None
                infos = self._add_info(infos, {"won": outcome.won, "reason": outcome.reason}, number)
            elif self._steps[number] >= self._most:
                cut[number] = self._ended[number] = True
        return self._seen(rows), rewards, over, cut, infos

    def _begin(self, number: int) -> None:
        game = self._table.begin(int(self._seeds.integers(2**62)))
        self._desks[number].begin(game)
        self._rewards[number].begin(game, [0])
        self._steps[number] = 0
        self._ended[number] = False

    def _seen(self, rows: list[bytes]) -> Observation:
        whole = np.frombuffer(bytearray().join(rows), np.uint8).reshape(self.num_envs, -1)
        return self._table.split(whole)
