"""Rule `objective-gives` with what only this book gives (compiled: `award_for` in `rules/bounty.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import field

from graveshift.games.undead_or_alive.content.terms import SurvivorClass
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import NO_BOUNTY, SET_ASIDE, TOP_BOUNTY, in_town
from graveshift.zombicide.content.entries import Content, Mission, Problem, Scene, Tables
from graveshift.zombicide.missions import objective_gives as family
from graveshift.zombicide.missions.words import face_codes

BOUNTY: Final = {"top": TOP_BOUNTY, "set-aside": SET_ASIDE, "none": NO_BOUNTY}


class ObjectiveGives(family.ObjectiveGives, frozen=True, kw_only=True):
    """What the Survivor who takes such an Objective gains; an empty deck gives AP only (UOA-M00-05, UOA-BOUNTY-09)."""

    bounty: Literal["top", "set-aside", "none"]
    companion: SurvivorClass | None = None
    """A Companion of this Class that is not on the map, led at once (UOA-M05-04)."""
    except_: Literal["coal-bag"] | None = field(default=None, name="except")

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.bounty == "set-aside" and not mission.plays("set-aside-bounties"):
            yield "bounty", told("it-needs-the-rule-set-aside-bounties")

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        super().enter(scene, mission, tables)
        for face in face_codes(self.faces):
            in_town(scene).reward_bounty[face] = BOUNTY[self.bounty]
