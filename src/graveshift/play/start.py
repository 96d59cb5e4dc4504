"""What is settled before a game begins: the set-up, the seed, who is a bot, what may be taken back, the language."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from graveshift.kernel.errors import SetupError
from graveshift.kernel.journal import UNDO_POLICIES
from graveshift.kernel.record import Settings, Table, start

SEEDS = 1_000_000


class Start(msgspec.Struct, kw_only=True):
    """A game to begin. A seed of None is drawn by chance."""

    game: str = "undead-or-alive"
    options: dict[str, Any] = {}
    seed: int | None = None
    bots: dict[int, str] = {}
    undo: str = "free"
    language: str = "en"

    def table(self) -> Table:
        """Set the game up."""
        if self.undo not in UNDO_POLICIES:
            raise SetupError(f"Taking back is one of {', '.join(UNDO_POLICIES)}, not '{self.undo}'.")
        seed = secrets.randbelow(SEEDS) if self.seed is None else self.seed
        table = start(self.game, self.options, seed)
        table.settings = Settings(self.undo, self.language, dict(self.bots))
        return table
