"""What is settled before a game begins: the set-up, the seed, who is a bot, what may be taken back, the language."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from graveshift.kernel.errors import SetupError
from graveshift.kernel.journal import AUTO, UNDO_POLICIES, undo_policy
from graveshift.kernel.record import Settings, Table, fair_chance, start
from graveshift.kernel.registry import default_game

SEEDS = 1_000_000


class Start(msgspec.Struct, kw_only=True):
    """A game to begin: fairly, by a secret that nobody knows, or by the seed that is named."""

    game: str = msgspec.field(default_factory=default_game)
    options: dict[str, Any] = {}
    seed: int | None = None
    bots: dict[int, str] = {}
    undo: str = AUTO
    """What was chosen to be taken back; not chosen, it depends on who sits there."""
    language: str = "en"

    def table(self) -> Table:
        """Set the game up."""
        if self.undo not in (AUTO, *UNDO_POLICIES):
            raise SetupError(
                f"Taking back is one of {', '.join(UNDO_POLICIES)}, not '{self.undo}'.",
                pl=f"Cofanie to jedno z: {', '.join(UNDO_POLICIES)}, a nie „{self.undo}”.",
            )
        if self.seed is None:
            table = start(self.game, self.options, secrets.randbelow(SEEDS), None, fair_chance())
        else:
            table = start(self.game, self.options, self.seed)
        table.settings = Settings(undo_here(self.undo, table, self.bots), self.language, dict(self.bots))
        return table


def undo_here(chosen: str, table: Table, bots: Mapping[int, str]) -> str:
    """What may be taken back at a terminal that everybody without a bot shares."""
    rules, position = table.game.rules, table.game.position
    people = rules.seats(position) - len(bots)
    return undo_policy(chosen, people <= 1, rules.has_secrets(position))
