"""Zombicide: Undead or Alive."""

from __future__ import annotations

from typing import Any

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.game import UndeadOrAlive
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.zombicide.game_type import ZombicideType


class UndeadOrAliveType(ZombicideType):
    """Undead or Alive, with its own rules and scenarios."""

    def play(self, options: dict[str, Any], first: State) -> UndeadOrAlive:
        return UndeadOrAlive(options, first)

    def staged(self, scenario: dict[str, Any]) -> State:
        from graveshift.games.undead_or_alive.scenario.staging import STAGING

        return STAGING.staged(scenario)


GAME = UndeadOrAliveType(BOOK, SETUP)
