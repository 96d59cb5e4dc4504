"""Rule `bounty-deck-open`: what `set-aside-bounties` leaves in the deck; for whoever reads the file."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.missions.rules.set_aside_bounties import SetAsideBounties, bounties_of
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.zombicide.content.entries import AtLeastOne, Content, Mission, MissionRule, Problem
from graveshift.zombicide.content.terms import No


class BountyDeckOpen(MissionRule, frozen=True):
    """The remaining Bounty Weapons stay in the deck for Feats (UOA-M08-05)."""

    cards: AtLeastOne
    counts_for_goal: No = False

    def beyond_box(self, mission: Mission, box: Content) -> Iterator[Problem]:
        left = bounties_of(box) - sum(rule.count for rule in mission.rules if isinstance(rule, SetAsideBounties))
        if self.cards != left:
            yield "cards", told("bounty-weapons-are-left-in-the-deck", left=left, cards=self.cards)
