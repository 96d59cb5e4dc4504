"""The game as the kernel runs it: Undead or Alive behind the kernel's contract."""

from __future__ import annotations

from graveshift.games.undead_or_alive.phases import play_on, question
from graveshift.games.undead_or_alive.speech import Speech
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play
from graveshift.zombicide.state import State


class UndeadOrAlive(Speech):
    """One game with its mission and options."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        return play_on(position, answer)
