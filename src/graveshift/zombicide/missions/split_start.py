"""Rule `split-start`: with several Starting Zones the team is asked before Round 1."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.zombicide.content.entries import AtLeastOne, Content, Mission, MissionRule, Problem
from graveshift.zombicide.content.mission_checks import unequal
from graveshift.zombicide.content.problems import told


class SplitStart(MissionRule, frozen=True):
    """The team splits the Survivors over the Starting Zones as evenly as possible (UOA-M07-02)."""

    zones: AtLeastOne

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        shown = mission.of_kind("survivor-start")
        yield from unequal("zones", self.zones, shown, told("starting-zones"))
