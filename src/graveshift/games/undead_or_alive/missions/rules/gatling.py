"""Rule `gatling` (compiled: `rules/machines.py`, which reads `gatling_mode`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import GATLING_FIXED, GATLING_ON_WAGON, GATLING_RIDES, in_town
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables

MODES: Final = {"on-wagon": GATLING_ON_WAGON, "fixed": GATLING_FIXED, "rides-train": GATLING_RIDES}


class Gatling(MissionRule, frozen=True):
    """Where the Gatling Gun may go: with the Wagon, nowhere, or with the Train (UOA-M01-04, UOA-M02-06, UOA-M09-05)."""

    usual: ClassVar[str] = "UOA-M02-06"

    mode: Literal["on-wagon", "fixed", "rides-train"]

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if not mission.of_kind("gatling"):
            yield "mode", told("the-rule-gatling-needs-its-token")
        if self.mode != "on-wagon":
            return
        places = {token.kind: token.zone for token in mission.tokens if token.kind in ("wagon", "gatling")}
        if len(places) == 2 and places["wagon"] != places["gatling"]:
            yield "mode", told("gatling-gun-and-wagon-must-lie-together")
        elif "wagon" not in places:
            yield "mode", told("it-needs-a-token-of-kind-wagon")

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).gatling_mode = MODES[self.mode]
