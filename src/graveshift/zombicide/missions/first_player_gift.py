"""Rule `first-player-gift` (compiled: `give_gifts` in `zombicide/rules/preparation.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import choice, joined
from graveshift.zombicide.content.entries import Content, Mission, MissionRule, Problem, Scene, Tables
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.terms import Id


class FirstPlayerGift(MissionRule, frozen=True):
    """The first player gets this card from the Equipment deck for one own Survivor (UOA-M00-02)."""

    card: Id

    def wrong(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.card not in box.equipment:
            about = told("there-is-no-equipment-called", card=self.card)
            yield "card", joined(about, choice(self.card, box.equipment))

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if box.equipment[self.card].deck != box.drawn:
            yield "card", told("is-not-in-the-equipment-deck", card=self.card)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        scene.gifts.append(tables.card_ids.index(self.card))
