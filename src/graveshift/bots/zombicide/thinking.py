"""The rule-of-thumb bot's answer to any question of a position, as the rules number it."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.actions import act
from graveshift.bots.zombicide.answers import answer, mover
from graveshift.bots.zombicide.asked import Asked, Choice, narrowed
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import Sight
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_LEADER, END, THROW
from graveshift.zombicide.rules.state import State, survivors_in
from graveshift.zombicide.telling.fatal import doom
from graveshift.zombicide.telling.verbs import verb_of

TURNS: Final = ("action", "born-leader", "to-the-rescue")
"""Questions that are one Action, in one's own Turn or out of it."""
FATAL: Final = "fatal"
"""What `doom` says of an option that loses the game."""
NONE: Final = -1


def pick_with_care(guide: Guide, weights: Weights, s: State, ask: Ask) -> int:
    """The same for a seat, where there is time to look twice: nothing that surely costs the game or a life, if there is
    a choice, and no friend is blown up.

    Instead of an end that loses only what takes Actions is done, so that the Turn comes to an end in any case. Where
    somebody has to fall, it is whom the rule of thumb would name of those without whom the game goes on.
    """
    left = ask
    lesser = NONE
    while len(left.options) > 1:
        code = pick(guide, weights, s, left)
        fate = doom(s, left, code, None)
        friends = hits_friends(s, code)
        if not fate and not friends:
            return code
        if lesser == NONE and not friends and FATAL not in fate:
            lesser = code
        rest = narrowed(left, [option for option in left.options if option != code])
        if code == END:
            choices = Asked(guide, s, rest).choices
            rest = narrowed(rest, [choice.code for choice in choices if choice.price > 0])
        if not rest.options:
            return code
        left = rest
    last = left.options[0]
    return lesser if lesser != NONE and doom(s, left, last, None) else last


def hits_friends(s: State, code: int) -> bool:
    """Would something be thrown where friends stand?"""
    return verb_of(code) == THROW and bool(survivors_in(s, code & 255))


def pick(guide: Guide, weights: Weights, s: State, ask: Ask) -> int:
    """One of the options of the question."""
    if len(ask.options) == 1:
        return ask.options[0]
    decision = Asked(guide, s, ask)
    sight = guide.look(s, weights)
    code = chosen(sight, decision).code
    sight.part()
    return code


def chosen(sight: Sight, decision: Asked) -> Choice:
    """One of the choices, by a look at the table."""
    if decision.kind not in TURNS:
        return answer(sight, decision)
    # A granted Action: it takes the part of whoever stands first of the two.
    granted = decision.ask.kind == ASK_LEADER
    active = sight.mover(min(decision.about[:2])) if granted else mover(sight, decision)
    return act(sight, active, decision) if active is not None else decision.last
