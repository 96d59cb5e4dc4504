"""The table that learners sit at: a game by its name and options, begun anew by a seed, its rows as arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.desk import Desk
from graveshift.kernel.errors import SetupError
from graveshift.kernel.game import Game
from graveshift.parts.encoding import encoding_of

Array = NDArray[Any]
Observation = dict[str, Array]

FLAT: Final = "flat"
DICT: Final = "dict"
MASK: Final = "action_mask"
STEPS: Final = 20_000
"""Answers after which a game is cut short, unless the environment says otherwise."""


class LearningTable:
    """A game with its options: makes games from seeds, and arrays from rows of bytes."""

    def __init__(self, game: str, options: dict[str, Any], form: str, clonable: bool) -> None:
        if form not in (FLAT, DICT):
            raise SetupError(f"observation='{form}': an observation is 'flat' or 'dict'.")
        self.name = game
        self.form = form
        self.clonable = clonable
        self.options = options
        rules, position, _ = registry.begin(game, options, 0)
        self.encoding = encoding_of(game, rules, position)
        self.seats = rules.seats(position)
        self.rivals = self.encoding.rivals(position)

    def begin(self, seed: int) -> Game:
        """The game of a seed: the same that `graveshift.new` begins."""
        rules, position, _ = registry.begin(self.name, self.options, stream(seed))
        return Game(rules, position, None, not self.clonable)

    def __reduce__(self) -> tuple[Any, ...]:
        """The layout is not sent along: it follows from the game."""
        return LearningTable, (self.name, self.options, self.form, self.clonable)

    @property
    def actions(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.encoding.actions)

    @property
    def observations(self) -> spaces.Dict:
        """What a seat sees and which actions are legal, as a space."""
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        if self.form == FLAT:
            return spaces.Dict({"observation": spaces.Box(0, 255, (self.encoding.size,), np.uint8), MASK: mask})
        parts: dict[str, spaces.Space[Any]] = {
            field.name: spaces.Box(0, 255, field.shape, np.uint8) for field in self.encoding.fields
        }
        return spaces.Dict({**parts, MASK: mask})

    def arrays(self, row: bytes) -> Observation:
        """A row as the observation of this table: arrays over one new buffer."""
        return self.split(np.frombuffer(bytearray(row), np.uint8))

    def split(self, whole: Array) -> Observation:
        """The parts of one row, or of many below each other."""
        size = self.encoding.size
        mask = whole[..., size:].view(np.int8)
        if self.form == FLAT:
            return {"observation": whole[..., :size], MASK: mask}
        ahead = whole.shape[:-1]
        parts = {
            field.name: whole[..., field.at : field.at + field.size].reshape(*ahead, *field.shape)
            for field in self.encoding.fields
        }
        return {**parts, MASK: mask}


class Portable:
    """An environment that can be copied (`copy.deepcopy`) and sent to other processes (`pickle`), game and all."""

    _table: LearningTable
    _desk: Desk | None

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        if self._desk is not None:
            if not self._table.clonable:
                raise SetupError("Only an environment made with clonable=True can be copied once its game has begun.")
            kept["_desk"] = self._desk.game
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if (game := kept["_desk"]) is not None:
            self._desk = Desk(self._table.encoding, game)


class Rewards:
    """What a seat is paid: the outcome at the end and, if wanted, its progress on the way there.

    Progress is a potential, so that what is paid on the way adds up to the progress at the end, whatever the way.
    """

    def __init__(self, table: LearningTable, shaping: float) -> None:
        self.table = table
        self.shaping = shaping
        self._progress: dict[int, float] = {}

    def begin(self, game: Game, seats: list[int]) -> None:
        if self.shaping:
            self._progress = {seat: self.table.encoding.progress(game.position, seat) for seat in seats}

    def pay(self, game: Game, seat: int) -> float:
        """What has come since this seat was paid last."""
        paid = self.table.encoding.worth(game.position, seat)
        if self.shaping:
            now = self.table.encoding.progress(game.position, seat)
            paid += self.shaping * (now - self._progress[seat])
            self._progress[seat] = now
        return paid
