"""Skills that answer by themselves: what a player has settled once is not asked again.

A habit says `never`, or `obvious`: decide what leaves nothing to think about, and ask the rest. Without a habit, or
with `ask`, a skill is always asked. Choices that seem to help nobody are put only to a player who asks for them.
"""

from __future__ import annotations

from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.hands_up import HANDS_UP, lower_hand, raise_hand
from graveshift.zombicide.rules.skills import STEADY_HAND
from graveshift.zombicide.rules.state import State, mods_of, zombies_in
from graveshift.zombicide.telling.teller import Teller, teller_of

OBVIOUS_CHOICES: Final = "obvious-choices"
"""Whether choices are put that seem to help nobody: part of the position, since the rules look at it (UOA-AMB-101)."""

DISCARD_CARDS: Final = "discard-cards"
"""Whether a seat wants to throw cards away before anything else happens; once, then it is as before (UOA-INV-09)."""

ASK: Final = "ask"
NEVER: Final = "never"
OBVIOUS: Final = "obvious"

CHOICES: Final = {
    "reaper": (ASK, NEVER, OBVIOUS),
    "roll-6-die": (ASK, NEVER, OBVIOUS),
    "hit-and-run": (ASK, NEVER, OBVIOUS),
    "combat-reflexes": (ASK, NEVER),
    "steady-hand": (ASK, NEVER, OBVIOUS),
    "explosives-expert": (ASK, NEVER, OBVIOUS),
    OBVIOUS_CHOICES: (OBVIOUS, ASK),
    DISCARD_CARDS: (NEVER, ASK),
}
"""Every habit, and what it can be set to; the first is as if it were not set. Sources of a re-roll come first."""

ASKED_BY: Final = {
    c.ASK_REAPER: "reaper",
    c.ASK_EXTRA_DICE: "roll-6-die",
    c.ASK_HIT_AND_RUN: "hit-and-run",
    c.ASK_REFLEXES: "combat-reflexes",
    c.ASK_IGNORE: "steady-hand",
    c.ASK_KEEP_DYNAMITE: "explosives-expert",
}


def choices(teller: Teller) -> dict[str, tuple[str, ...]]:
    """Every habit a player of this game may have."""
    return {**dict.fromkeys(reroll_habits(teller), (ASK, NEVER, OBVIOUS)), **CHOICES}


def reroll_habits(teller: Teller) -> list[str]:
    """The habits of the sources of a re-roll, in the order of their codes."""
    return [teller.reroll_habits.get(name, name) for name in teller.rerolls]


def habitual(s: State, ask: Ask, habits: dict[str, str]) -> int | None:
    """The answer that a player's habits give to a question; None where the player is to be asked."""
    if ask.kind == c.ASK_REROLL:
        return reroll(s, ask, habits)
    habit = habits.get(ASKED_BY.get(ask.kind, ""), ASK)
    if habit == NEVER:
        return c.DONE if c.DONE in ask.options else c.NO
    if habit == OBVIOUS:
        return obvious(s, ask)
    return None


# ---- habits that are part of the position

SETTINGS: Final = (OBVIOUS_CHOICES, DISCARD_CARDS)
SEATS: Final = 8
"""So many codes there are for each of them."""


def setting(seat: int, habit: str, choice: str) -> int:
    """The code of setting such a habit: -2, -3 for the first habit of seat 0, and so on."""
    return -2 - 2 * (SETTINGS.index(habit) * SEATS + seat) - (choice == ASK)


def settle(s: State, code: int) -> None:
    """A seat is asked also where the choice seems obvious, or wants to throw cards away; or no longer."""
    number, asks = divmod(-2 - code, 2)
    habit, seat = divmod(number, SEATS)
    if SETTINGS[habit] == OBVIOUS_CHOICES:
        s.careful = s.careful | 1 << seat if asks else s.careful & ~(1 << seat)
    elif asks:
        raise_hand(s, seat)
    else:
        lower_hand(s, seat)


def settled(s: State, seat: int) -> dict[str, str]:
    """What a seat has set so far."""
    found = {OBVIOUS_CHOICES: ASK} if s.careful >> seat & 1 else {}
    return found | {DISCARD_CARDS: ASK} if s.careful & HANDS_UP << seat else found


# ---- what habits answer


def obvious(s: State, ask: Ask) -> int | None:
    """The answer that nobody would think about."""
    who = ask.about[0] if ask.about else -1
    if ask.kind == c.ASK_REAPER:
        return ask.options[0] if len(ask.options) == 2 else None
    if ask.kind == c.ASK_EXTRA_DICE:
        return c.YES if harmless(s, who) else None
    if ask.kind == c.ASK_HIT_AND_RUN:
        return c.NO if not zombies_in(s, s.zone[who]) else None
    if ask.kind == c.ASK_IGNORE:
        return ask.options[0]
    if ask.kind == c.ASK_KEEP_DYNAMITE:
        return c.YES if c.YES in ask.options else None
    return None


def harmless(s: State, who: int) -> bool:
    """Do the misses of this survivor hit nobody unless it wants? (UOA-SKILL-62)"""
    return mods_of(s, who)[STEADY_HAND] > 0


# ---- re-rolls


def reroll(s: State, ask: Ask, habits: dict[str, str]) -> int | None:
    """Roll again when no die hits (UOA-CBT-16)."""
    needed, faces = ask.about[3], ask.about[4:]
    hits = sum(face >= needed for face in faces)
    names = reroll_habits(teller_of(s))
    offered = [(option, habits.get(names[option - c.REROLL], ASK)) for option in ask.options if option != c.NO]
    willing = [(option, habit) for option, habit in offered if habit != NEVER]
    if not willing:
        return c.NO
    ready = [option for option, habit in willing if habit == OBVIOUS]
    if ready and not hits:
        return ready[0]
    return None
