"""The game as the kernel runs it: Tiny Epic Zombies behind the kernel's contract."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.phases import play_on, question
from graveshift.games.tiny_epic_zombies.speech import Speech
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play


class TinyEpicZombies(Speech):
    """One game with its mode and options."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        return play_on(position, answer)
