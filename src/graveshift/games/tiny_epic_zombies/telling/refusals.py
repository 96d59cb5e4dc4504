"""Why an option is not on offer: a sentence and the rule. The Actions of a Turn say it themselves."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import Action, Reason, not_after_a_move
from graveshift.games.tiny_epic_zombies.actions.cards import NOT_NOW
from graveshift.games.tiny_epic_zombies.rules.codes import ASK_OVERKILL, ASK_TURN
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.turn import ACTIONS
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS, prompt_text
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask

BY_WORD: Final[dict[str, Action]] = {action.verb.word: action for action in reversed(ACTIONS)}
"""The first Action of each word: dropping cards speaks for dropping tokens too."""
NEVER: Final[dict[str, Reason]] = {
    "attack": (
        "Humans cannot attack each other, and a Zombie in your Room is fought when you Move in.",
        "TEZ-CVZ-12",
        "Ludzie nie atakują się nawzajem, a z Zombie w Sali walczysz, gdy do niej wchodzisz.",
    ),
    "throw": NOT_NOW,
}
"""What is no Action of a Turn, though one may think so."""


def refusal(s: State, ask: Ask, key: str) -> Refused:
    """Why this key is not among the options."""
    word, _, argument = key.partition(":")
    if ask.kind in (ASK_TURN, ASK_OVERKILL):
        reason = reason_in_turn(s, ask.about[0], word, argument)
        if reason is not None:
            english, rule, polish = reason
            return Refused(english, rule, {"pl": polish})
    return Refused(
        f"'{key}' is no answer to the question: {prompt_text(s, ask, 'en')}",
        QUESTIONS[ask.kind].rules[0],
        {"pl": f"„{key}” nie jest odpowiedzią na pytanie: {prompt_text(s, ask, 'pl')}"},
    )


def reason_in_turn(s: State, human: int, word: str, argument: str) -> Reason | None:
    """The reasons of a Human Turn, by the option's word."""
    action = BY_WORD.get(word)
    if action is not None:
        return action.why_not(s, human, argument)
    return NEVER.get(word) or not_after_a_move(s)
