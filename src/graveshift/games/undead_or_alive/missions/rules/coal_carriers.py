"""Rule `coal-carriers` (compiled: `carriers` in `rules/coal.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.games.undead_or_alive.content.tokens import CompanionToken
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem


class CoalCarriers(MissionRule, frozen=True):
    """Only a Survivor leading such Companions takes bags, one Action and one Companion each (UOA-M09-06)."""

    usual: ClassVar[str] = "UOA-M09-06"

    carrier: Literal["brawler-companion"] = "brawler-companion"
    per_carrier: Literal[1] = 1
    ap: Literal[0] = 0

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        classes = {token.companion_class for token in mission.tokens if isinstance(token, CompanionToken)}
        if SurvivorClass.BRAWLER not in classes:
            yield "carrier", told("there-are-no-brawlers-to-carry-the-bags")
