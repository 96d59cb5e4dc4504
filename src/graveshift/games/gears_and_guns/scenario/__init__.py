"""Scenarios of Gears & Guns."""

from __future__ import annotations

from typing import Final

from graveshift.games.gears_and_guns.scenario.describe import SteamDescriber
from graveshift.games.gears_and_guns.scenario.forms import FORMS
from graveshift.games.gears_and_guns.scenario.staging import SHAPES, STAGING
from graveshift.games.undead_or_alive.scenario import UndeadOrAliveStage


class GearsAndGunsStage(UndeadOrAliveStage):
    """The town with steam."""

    forms = FORMS
    decks: tuple[str, ...] = (*UndeadOrAliveStage.decks, "inventions")

    def cards_of(self, deck: str) -> list[str]:
        return self.tables.card_ids if deck == "inventions" else super().cards_of(deck)


STAGE: Final = GearsAndGunsStage(STAGING, SteamDescriber(STAGING), SHAPES)
