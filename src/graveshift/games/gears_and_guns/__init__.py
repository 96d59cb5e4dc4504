"""Zombicide: Gears & Guns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.games.gears_and_guns.content.box import TOWN
from graveshift.games.gears_and_guns.content.setup import SETUP
from graveshift.games.gears_and_guns.game import GearsAndGuns, OneOfARun
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.zombicide.game_type import ZombicideType


class GearsAndGunsType(ZombicideType):
    """Gears & Guns, with its own rules and scenarios."""

    def play(self, options: dict[str, Any], first: State) -> GearsAndGuns:
        return OneOfARun(options, first) if works_of(first).keeps else GearsAndGuns(options, first)

    def setups(self) -> Iterator[dict[str, Any]]:
        """The book's own missions for every number of players; those of Undead or Alive, which its own tests play
        so, for one."""
        for setup in super().setups():
            if setup["seats"] == 1 or not setup["mission"].startswith(TOWN):
                yield setup

    def staged(self, scenario: dict[str, Any]) -> Any:
        from graveshift.games.gears_and_guns.scenario.staging import STAGING

        return STAGING.staged(scenario)


GAME = GearsAndGunsType(BOOK, SETUP)
