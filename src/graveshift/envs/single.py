"""The Gymnasium environment: one learner, for the whole team or for one seat among others."""

from __future__ import annotations

from typing import Any

import gymnasium

from graveshift.bots import Seat, Seats, seat_bots
from graveshift.envs.table import FLAT, STEPS, LearningTable, Observation, Portable, Rewards
from graveshift.kernel.desk import Desk
from graveshift.kernel.errors import SetupError
from graveshift.kernel.game import Game

ILLEGAL = "illegal"


class GraveshiftEnv(Portable, gymnasium.Env[Observation, int]):
    """A game as a Markov decision process. `options` are those of `graveshift.new`: mission, mode, seats …

    Where the seats play together, the learner answers for all of them; where they are rivals, for `seat`, and bots
    named `others` have the rest. An action that is not legal changes nothing, costs `penalty`, and `info` says so.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        observation: str = FLAT,
        shaping: float = 0.0,
        penalty: float = 0.01,
        seat: int | None = None,
        others: str = "random",
        max_steps: int = STEPS,
        clonable: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = LearningTable(game, options, observation, clonable)
        if seat is not None and not 0 <= seat < self._table.seats:
            raise SetupError(f"seat={seat}: the seats of this game are 0 to {self._table.seats - 1}.")
        self._seat = 0 if seat is None and self._table.rivals else seat
        self._others = others
        if self._seat is not None:
            self._table.clonable = True  # a bot may want to try something out
        self._penalty = penalty
        self._most = max_steps
        self._rewards = Rewards(self._table, shaping)
        self._desk: Desk | None = None
        self._bots: Seats | None = None
        self._steps = 0
        self.render_mode = render_mode
        self.observation_space = self._table.observations  # type: ignore[assignment]
        self.action_space = self._table.actions

    # ---- Gymnasium

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same seed is the same game as `graveshift.new(..., seed=seed)`."""
        super().reset(seed=seed)
        own = seed if seed is not None else int(self.np_random.integers(2**62))
        game = self._table.begin(own)
        if self._desk is None:
            self._desk = Desk(self._table.encoding, game)
        self._desk.begin(game)
        self._steps = 0
        self._bots = self._seated(own)
        self._let_others_play()
        self._rewards.begin(game, [self._seat or 0])
        return self._table.arrays(self._desk.look(self._looking())), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        desk = self.desk
        legal = desk.act(int(action))
        self._steps += 1
        if legal and self._bots is not None:
            self._let_others_play()
        reward = self._rewards.pay(desk.game, self._seat or 0) if legal else -self._penalty
        info = self._info()
        if not legal:
            info[ILLEGAL] = True
        row = desk.look(self._looking())
        over = desk.over
        return self._table.arrays(row), reward, over, not over and self._steps >= self._most, info

    def render(self) -> str | None:
        """The question and its options as people read them."""
        decision = self.desk.game.decision
        if decision is None:
            return self.desk.game.ending()
        return "\n".join([decision.prompt(), *(f"  {option.key}: {option.label()}" for option in decision.options)])

    # ---- what else a researcher wants

    @property
    def desk(self) -> Desk:
        if self._desk is None:
            raise SetupError("Begin with reset().")
        return self._desk

    @property
    def game(self) -> Game:
        """The game itself: its keys, views, and with `clonable=True` copies."""
        return self.desk.game

    @property
    def encoding(self) -> Any:
        """What the bytes and the actions are (kernel/encoding.py)."""
        return self._table.encoding

    def legal_actions(self) -> list[int]:
        """What the mask says, as a list."""
        return list(self.desk.legal())

    def view(self) -> dict[str, Any]:
        """What the learner sees as plain data: names instead of numbers."""
        return self.game.view(self._looking())

    def action_key(self, action: int) -> str:
        """The key of a legal action: `move:2R.NE`."""
        decision = self.game.decision
        legal = self.desk.legal()
        if decision is None or action not in legal:
            raise SetupError(f"The action {action} ({self.encoding.meaning(action)}) is not legal now.")
        return decision.options[legal.index(action)].key

    # ---- the others

    def _seated(self, seed: int) -> Seats | None:
        if self._seat is None or self._table.seats == 1:
            return None
        names = {seat: self._others for seat in range(self._table.seats) if seat != self._seat}
        seats = seat_bots(self._table.seats, names, seed)
        seats.begin(self.desk.game)
        return seats

    def _let_others_play(self) -> None:
        if self._bots is None:
            return
        desk = self.desk
        while (asked := desk.seat) >= 0 and asked != self._seat:
            desk.game.decide(self._bots.bots[asked].choose(Seat(desk.game, asked)))
            desk.asked = -1

    def _looking(self) -> int:
        if self._seat is not None:
            return self._seat
        asked = self.desk.seat
        return asked if asked >= 0 else 0

    def _info(self) -> dict[str, Any]:
        desk = self.desk
        outcome = desk.game.outcome
        if outcome is None:
            return {"seat": desk.seat, "legal_actions": list(desk.legal())}
        return {"seat": -1, "legal_actions": [], "won": outcome.won, "winner": outcome.winner, "reason": outcome.reason}
