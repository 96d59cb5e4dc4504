"""Rule `hidden-objectives`: set-up hides the faces (`content/setup.py`), and a token is turned up when it is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from graveshift.zombicide.content.entries import AtLeastOne, Content, Mission, MissionRule, Problem
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Face
from graveshift.zombicide.content.tokens import ObjectiveToken


class HiddenObjectives(MissionRule, frozen=True):
    """These faces are shuffled among the Red tokens, all Red side up (UOA-M04-02, UOA-M07-02)."""

    faces: tuple[Face, ...]
    per_zone: AtLeastOne = 1
    """Tokens in each Objective Zone."""

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        zones = Counter[str]()
        for token in mission.tokens:
            if isinstance(token, ObjectiveToken):
                zones[token.zone] += token.count
        if len(self.faces) > zones.total():
            yield "faces", told("the-map-has-too-few-objectives", count=zones.total())
        for zone, count in zones.items():
            if count != self.per_zone:
                yield (
                    "per_zone",
                    told(
                        "the-rule-says-otherwise-than-what-lies-there", per_zone=self.per_zone, count=count, zone=zone
                    ),
                )

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        for face in set(self.faces):
            if face is not Face.RED and self.faces.count(face) > 1:
                yield "faces", told("the-box-has-only-one-objective", face=face)


def faces_on_map(mission: Mission) -> set[Face]:
    """Every face an Objective of the map has or may turn out to have."""
    found = {token.face or Face.RED for token in mission.tokens if isinstance(token, ObjectiveToken)}
    for rule in mission.rules:
        if isinstance(rule, HiddenObjectives):
            found.update(rule.faces)
    return found
