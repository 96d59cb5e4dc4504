"""Army of the Dead: A Zombicide Game."""

from __future__ import annotations

from typing import Any

from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.games.army_of_the_dead.game import ArmyOfTheDead
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.zombicide.game_type import ZombicideType


class ArmyOfTheDeadType(ZombicideType):
    """Army of the Dead, with its own rules."""

    def play(self, options: dict[str, Any], first: State) -> ArmyOfTheDead:
        return ArmyOfTheDead(options, first)

    def staged(self, scenario: dict[str, Any]) -> State:
        from graveshift.games.army_of_the_dead.scenario.staging import STAGING

        return STAGING.staged(scenario)


GAME = ArmyOfTheDeadType(BOOK, SETUP)
