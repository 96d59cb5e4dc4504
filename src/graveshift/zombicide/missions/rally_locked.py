"""Rule `rally-locked` (compiled: `zombicide/rules/companions.py`, which reads `rally_lock`)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import choice, joined
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Id
from graveshift.zombicide.rules import citations as cite


class RallyLocked(MissionRule, frozen=True):
    """No Rally before the goal with this key is done (UOA-M10-04)."""

    until: Id

    @classmethod
    def usual_cite(cls, cites: list[str]) -> str:
        return cites[cite.RALLY_LOCKED]

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        keys = [goal.key for goal in mission.goals]
        if self.until not in keys:
            about = told("no-goal-has-the-key", until=self.until)
            yield "until", joined(about, choice(self.until, keys))
        yield from self._locked_for_good(mission)

    def _locked_for_good(self, mission: Mission) -> Iterator[Problem]:
        """A goal that needs a Rally cannot be what opens the Rally."""
        by_key = {goal.key: goal for goal in mission.goals}
        waiting = [self.until]
        for key in waiting:
            goal = by_key.get(key)
            if goal is not None and goal.needs_rally:
                yield "until", told("the-goal-needs-a-rally-itself", key=key)
                return
            waiting += [other for other in (goal.after if goal is not None else ()) if other not in waiting]

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        scene.rally_lock |= 1 << [goal.key for goal in mission.goals].index(self.until)
