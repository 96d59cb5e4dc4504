"""The rule-of-thumb bot's answer to any question of a position, as the rules number it."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.actions import act
from graveshift.bots.zombicide.answers import answer, mover
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_LEADER
from graveshift.zombicide.rules.state import State

TURNS: Final = ("action", "born-leader", "to-the-rescue")
"""Questions that are one Action, in one's own Turn or out of it."""


def pick(guide: Guide, weights: Weights, s: State, ask: Ask) -> int:
    """One of the options of the question."""
    if len(ask.options) == 1:
        return ask.options[0]
    decision = Asked(guide, s, ask)
    sight = guide.look(s, weights)
    if decision.kind in TURNS:
        # A granted Action: it takes the part of whoever stands first of the two.
        active = sight.mover(min(ask.about[:2])) if ask.kind == ASK_LEADER else mover(sight, decision)
        return act(sight, active, decision).code if active is not None else decision.last.code
    return answer(sight, decision).code
