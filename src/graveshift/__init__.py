"""Graveshift: zombie board games by their full rules."""

from __future__ import annotations

from typing import Any

import graveshift.games as games  # announces the games
from graveshift.kernel.game import Game
from graveshift.kernel.record import ENGINE, start

__all__ = ["games", "new"]
__version__ = ENGINE


def new(game: str, *, seed: int = 0, **options: Any) -> Game:
    """Begin a game by its name: `graveshift.new(NAME, mission="m4", seed=7)`."""
    return start(game, options, seed).game
