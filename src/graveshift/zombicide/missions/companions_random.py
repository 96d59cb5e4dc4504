"""Rule `companions-random`: drawn by `draw_companions` in `zombicide/rules/preparation.py`."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.zombicide.content.entries import AtLeastOne, Content, Mission, MissionRule, Problem
from graveshift.zombicide.content.mission_checks import unequal
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Id
from graveshift.zombicide.content.tokens import CompanionToken


class CompanionsRandom(MissionRule, frozen=True):
    """So many random Companions stand on randomly drawn `companion` places marked `random` (UOA-M05-02, UOA-M08-02)."""

    companions: dict[Id, AtLeastOne]
    places: AtLeastOne
    one_per_place: bool = True

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        places = sum(isinstance(token, CompanionToken) and token.random for token in mission.tokens)
        marked = told("companion-places-marked-random")
        yield from unequal("places", self.places, places, marked)
        if len(self.companions) != 1:
            yield "companions", told("random-companions-are-of-one-class")
        elif self.one_per_place and sum(self.companions.values()) > self.places:
            yield "places", told("there-are-fewer-places-than-companions")

    def brings(self, mission: Mission) -> dict[str, int]:
        """The Companions that come into play by it."""
        return dict(self.companions)
