"""Discarding out of turn: whoever wants to says so at any time and is asked before anything else happens.

A seat raises its hand by a setting of the position (`habit:discard-cards=ask`), so that nobody is asked who does not
want to discard. Its bits lie above those of careful seats (UOA-INV-09, UOA-AMB-68, AOTD-INVT-03).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_DISCARD, DONE, SETTING_UP
from graveshift.zombicide.rules.inventory import drop, drops
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.state import State

HANDS_UP: Final = 1 << 8
"""The first seat's bit in `careful`."""


def hands_up(s: State) -> bool:
    """Does anybody want to discard now?"""
    return s.careful >= HANDS_UP and s.phase != SETTING_UP and first_hand(s) >= 0


def raise_hand(s: State, seat: int) -> None:
    """A seat wants to discard; it is asked as soon as it has a card."""
    s.careful |= HANDS_UP << seat


def lower_hand(s: State, seat: int) -> None:
    s.careful &= ~(HANDS_UP << seat)


def first_hand(s: State) -> int:
    """The first seat that wants to discard and has a card; -1 if there is none."""
    for seat in range(s.seat_count):
        if s.careful & HANDS_UP << seat and drops(s, seat):
            return seat
    return -1


def discard_question(s: State) -> Ask:
    """What the seat wants to discard."""
    seat = first_hand(s)
    return Ask(seat, ASK_DISCARD, [DONE, *drops(s, seat)])


def discard_aside(s: State, answer: int) -> Generator[Ask, int, None]:
    """One card is thrown away, until the seat has done or has none left."""
    seat = first_hand(s)
    if answer != DONE:
        drop(s, answer)
    if answer == DONE or not drops(s, seat):
        lower_hand(s, seat)
    yield from NO_QUESTIONS
