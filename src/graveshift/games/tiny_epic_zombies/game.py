"""The game as the kernel runs it: Tiny Epic Zombies behind the kernel's contract."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.telling.speech import Speech


class TinyEpicZombies(Speech):
    """One game with its mode and options: `Phases` says how it goes on, `Speech` how it is told."""
