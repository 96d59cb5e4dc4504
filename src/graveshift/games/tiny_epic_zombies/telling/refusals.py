"""Why an option is not on offer: a sentence and the rule. The Actions of a Turn say it themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from graveshift.content import read
from graveshift.games.tiny_epic_zombies.actions.action import Action, Reason, not_after_a_move
from graveshift.games.tiny_epic_zombies.actions.cards import NOT_NOW
from graveshift.games.tiny_epic_zombies.content.loading import DATA
from graveshift.games.tiny_epic_zombies.rules.codes import ASK_OVERKILL, ASK_TURN
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.turn import ACTIONS
from graveshift.games.tiny_epic_zombies.telling.names import known_words, typed
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS, VERBS, prompt_text
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask

SIGNS: Final = re.compile("[>@<+]")
"""What divides the two things of a key."""
ALIKE: Final = {"person": "human", "hand": "card"}
"""Kinds of things that go by the same ids."""
BY_WORD: Final[dict[str, Action]] = {action.verb.word: action for action in reversed(ACTIONS)}
"""The first Action of each word: dropping cards speaks for dropping tokens too."""
OF_TOKENS: Final[dict[str, tuple[str, ...]]] = {
    "stranded": ("TEZ-MIS-STR-02", "TEZ-ROOM-07"),
    "exit": ("TEZ-MIS-EXI-02", "TEZ-ROOM-07"),
    "ingredient": ("TEZ-MIS-CUR-02", "TEZ-ROOM-07"),
    "clue": ("TEZ-MIS-INV-02", "TEZ-ROOM-07"),
    "radio": ("TEZ-MIS-CDC-02", "TEZ-AMB-13"),
    "part": ("TEZ-MIS-HEL-02", "TEZ-ROOM-07"),
    "supply": ("TEZ-SUP-01",),
}
"""What the ledger says of taking or turning over a token, by what it is."""
OF_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("TEZ-STORE-01",),
    "leftovers": ("TEZ-STORE-02",),
    "clearance": ("TEZ-STORE-05",),
    "ride": ("TEZ-STORE-06",),
    "gain": ("TEZ-STORE-03", "TEZ-STORE-05", "TEZ-STORE-07", "TEZ-STORE-10"),
    "bonus": ("TEZ-STORE-09",),
    "arm": ("TEZ-STORE-11",),
    "pick": ("TEZ-SUP-01",),
}
"""What the ledger says of a Room's ability, by the first word of its id."""
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
            return Refused(english, rule, {"pl": polish}, others_of(rule, word, argument))
    rule, *others = QUESTIONS[ask.kind].rules
    return Refused(
        f"'{key}' is no answer to the question: {prompt_text(s, ask, 'en')}",
        rule,
        {"pl": f"{spoken(key)}: to nie jest odpowiedź na pytanie: {prompt_text(s, ask, 'pl')}"},
        tuple(others),
    )


def others_of(rule: str, word: str, argument: str) -> tuple[str, ...]:
    """Other entries that forbid it in this case: those that say the same, and that of the Action, token or ability."""
    action = BY_WORD.get(word)
    own = (action.verb.rule,) if action is not None and action.verb.rule else ()
    table = {"use": OF_ABILITIES, "take": OF_TOKENS, "flip": OF_TOKENS}.get(word, {})
    found = (*also().get(rule, ()), *own, *table.get(argument.partition("-")[0], ()))
    return tuple(other for other in dict.fromkeys(found) if other != rule)


@cache
def also() -> dict[str, tuple[str, ...]]:
    """By a rule that refusals cite: other entries of the ledger that say the same, wherever it is cited."""
    return read(DATA / "also.yaml", dict[str, tuple[str, ...]])


def spoken(key: str) -> str:
    """An answer that was typed by its key, as its option would be called in Polish; in quotes where there is none."""
    word, _, argument = key.partition(":")
    parts = SIGNS.split(argument) if argument else []
    kinds = {known_words()[part][0]: typed(part, "pl") for part in parts if part in known_words()}
    for verb in VERBS.values():
        wanted = [ALIKE.get(kind, kind) for kind in (verb.high, verb.low) if kind]
        if verb.word == word and len(wanted) == len(parts):
            if wanted == ["room", "room"]:
                return verb.label.pl.format(high=typed(parts[0], "pl"), low=typed(parts[1], "pl"))
            if set(wanted) == set(kinds):
                called = [kinds[kind] for kind in wanted] or [""]
                return verb.label.pl.format(high=called[0], low=called[-1])
    return f"„{key}”"


def reason_in_turn(s: State, human: int, word: str, argument: str) -> Reason | None:
    """The reasons of a Human Turn, by the option's word."""
    action = BY_WORD.get(word)
    if action is not None:
        return action.why_not(s, human, argument)
    return NEVER.get(word) or not_after_a_move(s)
