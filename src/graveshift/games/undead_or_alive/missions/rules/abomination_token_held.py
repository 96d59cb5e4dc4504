"""Rule `abomination-token-held` (compiled: `held_now` in `rules/town.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.mission_checks import no_token, token_names
from graveshift.zombicide.content.terms import TokenId
from graveshift.zombicide.content.tokens import AbominationSpawn


class AbominationTokenHeld(MissionRule, frozen=True):
    """This Abomination token stays inactive, Abomination or not, until then (UOA-M06-08)."""

    token: TokenId
    until: Literal["first-companion-rallied"] = "first-companion-rallied"

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.token not in token_names(mission):
            yield "token", no_token(self.token, mission)
        if self.token not in {token.id for token in mission.tokens if isinstance(token, AbominationSpawn)}:
            yield "token", told("is-no-abomination-token", token=self.token)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).held_name = self.token
