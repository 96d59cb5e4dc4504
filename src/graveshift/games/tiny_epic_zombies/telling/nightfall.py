"""What follows a Turn that is over, for every card that may lie before the active Human: Search and Zombie Turn."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADDING,
    EVENT,
    KIND,
    MOVING,
    NO_CARD,
    NOISE,
    SEARCHING,
    ZOMBIE_EVENT,
)
from graveshift.games.tiny_epic_zombies.rules.phases import one_phase, question
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.outlook import likely_cards
from graveshift.kernel.rules import Play

FEW: Final = 1
"""With more Survivors than these on every side, one Zombie Turn hardly ever costs them all; so it is not played."""

Night = tuple[Fraction, Callable[[State], Play]]


def nights(s: State, seat: int) -> list[Night]:
    """Every Search and Zombie Turn that may come, with its chance; none where the game cannot be lost by it."""
    if s.phase != MOVING:
        return []
    if s.facedown[s.active] == NO_CARD:
        return [(Fraction(1), lambda twin: fall(twin, NO_CARD))]
    if min(s.survivors) > FEW:
        return []
    alike: dict[tuple[int, bool, bool], tuple[int, Fraction]] = {}
    for card, chance in likely_cards(s, seat):
        event = KIND[card] == EVENT
        key = s.table.symbol[card], event, event and card >= ZOMBIE_EVENT
        alike[key] = card, alike.get(key, (card, Fraction(0)))[1] + chance
    return [(chance, after(card)) for card, chance in alike.values()]


def after(card: int) -> Callable[[State], Play]:
    return lambda twin: fall(twin, card)


def fall(s: State, card: int) -> Play:
    """From the Search to the end of the Zombie Turn; after a final Turn time may be up (TEZ-DEAL-06, TEZ-DEAL-07)."""
    s.facedown[s.active] = card
    s.phase = SEARCHING
    while s.phase in (SEARCHING, NOISE, ADDING):
        ask = question(s)
        answer = -1
        if ask is not None:
            answer = yield ask
        yield from one_phase(s, answer)
