"""Bounty Weapons and Feats (chapter Bounty Weapons and Feats)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.state import State, own
from graveshift.games.undead_or_alive.rules.town import SET_ASIDE, TOP_BOUNTY
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import BY_FEAT
from graveshift.zombicide.rules.interrupts import Interrupt
from graveshift.zombicide.rules.inventory import rearrange, receive


def reveal_top(s: State) -> None:
    """Turn the deck so that the Feat of its top card can be read; counting starts now (UOA-SETUP-12, UOA-AMB-28)."""
    s.bounty_top = s.draw("bounty", s.bounties) if s.bounties else -1
    for who in range(s.posse):
        s.feat[who] = 0
    if s.bounty_top >= 0:
        s.emit("feat-live", "UOA-BOUNTY-03", (s.bounty_top,))


def award_top(s: State, who: int, rule: str) -> Generator[Ask, int, None]:
    """The top Bounty Weapon goes to a survivor, who may rearrange for free; the next Feat is live.

    (UOA-BOUNTY-02, UOA-BOUNTY-04, UOA-BOUNTY-05, UOA-BOUNTY-09)
    """
    card = s.bounty_top
    if card < 0:
        return
    reveal_top(s)
    yield from award(s, who, card, rule)


def award(s: State, who: int, card: int, rule: str) -> Generator[Ask, int, None]:
    """A survivor gains a Bounty Weapon, may refuse it, and rearranges for free (UOA-BOUNTY-05, UOA-AMB-29)."""
    s.bounties_gained += 1
    s.touched = 1
    s.emit("bounty-gained", rule, (who, card))
    yield from receive(s, who, card, BY_FEAT, "UOA-BOUNTY-05")
    yield from rearrange(s, who, "UOA-BOUNTY-05")


def award_for(s: State, who: int, reward: int) -> Generator[Ask, int, None]:
    """The Bounty Weapon that comes with an Objective, if any (UOA-BOUNTY-02, UOA-M08-04)."""
    if reward == TOP_BOUNTY:
        yield from award_top(s, who, "UOA-BOUNTY-02")
    elif reward == SET_ASIDE and s.set_aside:
        s.set_aside_gained += 1
        yield from award(s, who, s.draw("set-aside", s.set_aside), "UOA-M08-04")


def check_feat(s: State, who: int) -> Generator[Ask, int, None]:
    """At the end of an Action: is the live Feat met? One Action earns at most one weapon (UOA-BOUNTY-06).

    Deeds outside one's own Turn meet only Feats of a single Action (UOA-AMB-28).
    """
    top = s.bounty_top
    if top < 0:
        return
    in_turn = s.active == who
    met = s.feat[who] >= s.tables.feat_count[top] and (in_turn or s.tables.feat_action[top])
    if met:
        s.emit("feat-done", "UOA-BOUNTY-04", (who, top))
        yield from award_top(s, who, "UOA-BOUNTY-04")
    elif s.tables.feat_action[top] or not in_turn:
        s.feat[who] = 0


def cleansed(s: State, who: int, tokens: int) -> Generator[Ask, int, None]:
    """Moving or destroying Spawn tokens can be a Feat too."""
    top = s.bounty_top
    if top < 0 or not s.tables.feat_cleanse[top]:
        return
    s.feat[who] += tokens
    yield from check_feat(s, who)


class Feat(Interrupt):
    """The live Feat is looked at after each Combat Action (UOA-BOUNTY-04, UOA-BOUNTY-06)."""

    def after_combat(self, s: family.State, who: int, kills: int) -> Generator[Ask, int, None]:
        yield from check_feat(own(s), who)
