"""Rule `set-aside-bounties` (compiled: `rules/preparation.py` puts them aside)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules.town import in_town
from graveshift.zombicide.content.entries import AtLeastOne, Content, Mission, MissionRule, Problem, Scene, Tables, Text
from graveshift.zombicide.content.terms import No


class SetAsideBounties(MissionRule, frozen=True):
    """So many random Bounty Weapons are put aside unseen; no Feat wins them (UOA-M08-02, UOA-M08-04)."""

    count: AtLeastOne
    by_feats: No = False

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        if self.count > bounties_of(box):
            yield "count", too_many_bounties(self.count, box)

    def enter(self, scene: Scene, mission: Mission, tables: Tables) -> None:
        in_town(scene).set_aside = self.count


def bounties_of(box: Content) -> int:
    """How many Bounty Weapons the box holds."""
    return sum(card.count for card in box.equipment.values() if getattr(card, "feat", None) is not None)


def too_many_bounties(count: int, box: Content) -> Text:
    """What is said when a file asks for more of them."""
    held = bounties_of(box)
    return told("the-box-has-bounty-weapons", held=held, count=count)
