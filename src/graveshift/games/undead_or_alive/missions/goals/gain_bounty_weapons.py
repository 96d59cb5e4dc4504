"""Goal `gain-bounty-weapons` (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from graveshift.games.undead_or_alive.missions.rules.set_aside_bounties import bounties_of, too_many_bounties
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import AtLeastOne, Content, Goal, Mission, Problem, Tables


class GainBountyWeapons(Goal, frozen=True):
    """The team has gained that many Bounty Weapons in all; later loss does not undo it (UOA-M01-02, UOA-AMB-29)."""

    count: Literal["per-survivor"] | AtLeastOne

    def made(self, after: int, rule: str, tables: Tables) -> hot.GainBountyWeapons:
        return hot.GainBountyWeapons(self.key, after, rule, 0 if self.count == "per-survivor" else self.count)

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.count != "per-survivor" and self.count > bounties_of(box):
            yield "count", too_many_bounties(self.count, box)
