"""The seat: all that a player without a chair may look at, and the way it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.kernel.decision import Decision
from graveshift.kernel.errors import EngineError
from graveshift.kernel.game import Game


class Choice(msgspec.Struct, frozen=True):
    """One option as a bot sees it."""

    key: str
    arguments: dict[str, Any]


class Question(msgspec.Struct, frozen=True):
    """A decision as a bot sees it: plain data, without a way to the true position."""

    seat: int | None
    kind: str
    choices: tuple[Choice, ...]
    prompt: str = ""
    """The question as a sentence, as people read it (English)."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(choice.key for choice in self.choices)


class Seat:
    """A place at the table while a question is open: what may be seen from there, what is asked, and games to try."""

    def __init__(self, game: Game, number: int, name: str = "") -> None:
        self.number = number
        self._game = game
        self._name = name
        self._view: dict[str, Any] | None = None
        self._question: Question | None = None

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may see."""
        if self._view is None:
            self._view = self._game.view(self.number)
        return self._view

    @property
    def question(self) -> Question:
        """What is asked now."""
        if self._question is None:
            decision = self._game.decision
            if decision is None:
                raise EngineError("A seat was asked in a game that is over.")
            self._question = question_of(decision)
        return self._question

    @property
    def game(self) -> str:
        """The name of the game; empty where nobody says."""
        if self._name:
            return self._name
        origin = self._game.rules.origin
        name: str = origin[0] if origin is not None else self.view.get("game", "")
        return name

    def determinized(self, rng: int) -> Game:
        """A game that looks the same to this seat, with all hidden things and all chance to come drawn anew."""
        return self._game.determinized(self.number, rng)

    def reopened(self, rng: int) -> Game:
        """The same from where the current round began, as far as it was known then: to make up a plan for the round."""
        return self._game.reopened(self.number, rng)


class Bot:
    """A player for one seat."""

    def begin(self, setup: dict[str, Any]) -> None:
        """Look at the set-up before the game: a designer's mission is in no box."""

    def choose(self, seat: Seat) -> str:
        """The key of one of the choices of `seat.question`."""
        raise NotImplementedError

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        """What its answer is for, in one sentence by language, where that is worth saying aloud; else None."""
        return None


def question_of(decision: Decision) -> Question:
    """What a bot may know of a decision."""
    choices = tuple(Choice(option.key, option.arguments) for option in decision.options)
    return Question(decision.seat, decision.kind, choices, decision.prompt())
