"""Rule `rally-costs` (compiled: `zombicide/rules/companions.py`, which reads `pay_cards` and `pay_faces`)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import choice, joined
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Face, Id
from graveshift.zombicide.missions.keep_objectives import KeepObjectives
from graveshift.zombicide.missions.words import FACES
from graveshift.zombicide.rules import citations as cite


class RallyCosts(MissionRule, frozen=True):
    """A Rally also costs one of these cards or tokens (UOA-M04-04)."""

    discard_one_of: tuple[Id, ...]

    @classmethod
    def usual_cite(cls, cites: list[str]) -> str:
        return cites[cite.RALLY_PAID]

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        payment = [*box.equipment, *(f"objective-{face}" for face in FACES)]
        for name in self.discard_one_of:
            if name not in payment:
                about = told("there-is-no-equipment-or-objective-called", name=name)
                yield "discard_one_of", joined(about, choice(name, payment))
        kept = self._kept(mission)
        for name in self.discard_one_of:
            if name.startswith("objective-") and name not in kept:
                yield "discard_one_of", told("can-be-paid-only-if-kept", name=name)

    def _kept(self, mission: Mission) -> set[str]:
        """The tokens that Survivors keep when they take them."""
        kept: set[str] = set()
        for rule in mission.rules:
            if isinstance(rule, KeepObjectives):
                kept |= {f"objective-{face}" for face in (Face if rule.faces == "any" else rule.faces)}
        return kept

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        for name in self.discard_one_of:
            if name.startswith("objective-"):
                scene.pay_faces.append(FACES.index(Face(name.removeprefix("objective-"))))
            else:
                scene.pay_cards.append(tables.card_ids.index(name))
