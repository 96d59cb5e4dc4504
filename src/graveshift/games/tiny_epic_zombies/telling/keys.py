"""Option keys: stable, readable names of options, such as `move:food-court.3` and `drop:axe@hardware`."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_TOKEN,
    DROP,
    EXCHANGE,
    GIVE_TOKEN,
    SEIZE_TOKEN,
    SHOOT_TWO,
    VERB,
)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import identify
from graveshift.games.tiny_epic_zombies.telling.words import VERBS

LOW_FIRST: Final = {
    DROP: "@",
    GIVE_TOKEN: ">",
    ASK_TOKEN: "<",
    SEIZE_TOKEN: "<",
    EXCHANGE: ">",
}
"""Keys that name the low byte first: `give:radio>athlete`, `exchange:axe>athlete`."""


def verb_of(option: int) -> int:
    return option >> VERB << VERB


def option_key(s: State, option: int) -> str:
    """The key of an option."""
    verb = VERBS[verb_of(option)]
    if not verb.low:
        return verb.word
    low = identify(s, verb.low, option & 255)
    if not verb.high:
        return f"{verb.word}:{low}"
    high = identify(s, verb.high, option >> 8 & 255)
    joint = LOW_FIRST.get(verb_of(option))
    if joint:
        return f"{verb.word}:{low}{joint}{high}"
    return f"{verb.word}:{high}{'+' if verb_of(option) == SHOOT_TWO else '>'}{low}"


def arguments(s: State, option: int) -> dict[str, Any]:
    """The typed arguments of an option: `{"room": "food-court.3"}`."""
    verb = VERBS[verb_of(option)]
    found: dict[str, Any] = {}
    if verb.high:
        found[f"from_{verb.high}" if verb.high == verb.low else verb.high] = identify(s, verb.high, option >> 8 & 255)
    if verb.low:
        found[verb.low] = identify(s, verb.low, option & 255)
    return found
