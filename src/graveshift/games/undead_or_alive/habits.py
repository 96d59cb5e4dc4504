"""Skills that answer by themselves: what a player has settled once is not asked again.

A habit says `never`, or `obvious`: decide what leaves nothing to think about, and ask the rest. Without a habit, or
with `ask`, a skill is always asked.
"""

from __future__ import annotations

from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.skills import STEADY_HAND
from graveshift.zombicide.state import State, mods_of, zombies_in

ASK: Final = "ask"
NEVER: Final = "never"
OBVIOUS: Final = "obvious"

REROLLS: Final = ("lucky", "plenty", "charge-reroll", "fanning-reroll", "vade-retro-reroll")
"""The habits of the sources of a re-roll, in the order of their codes."""

CHOICES: Final = {
    **dict.fromkeys(REROLLS, (ASK, NEVER, OBVIOUS)),
    "reaper": (ASK, NEVER, OBVIOUS),
    "roll-6-die": (ASK, NEVER, OBVIOUS),
    "hit-and-run": (ASK, NEVER, OBVIOUS),
    "combat-reflexes": (ASK, NEVER),
    "steady-hand": (ASK, NEVER, OBVIOUS),
    "explosives-expert": (ASK, NEVER, OBVIOUS),
}
"""Every habit, and what it can be set to."""

ASKED_BY: Final = {
    c.ASK_REAPER: "reaper",
    c.ASK_EXTRA_DICE: "roll-6-die",
    c.ASK_HIT_AND_RUN: "hit-and-run",
    c.ASK_REFLEXES: "combat-reflexes",
    c.ASK_IGNORE: "steady-hand",
    c.ASK_KEEP_DYNAMITE: "explosives-expert",
}


def habitual(s: State, ask: Ask, habits: dict[str, str]) -> int | None:
    """The answer that a player's habits give to a question; None where the player is to be asked."""
    if ask.kind == c.ASK_REROLL:
        return reroll(ask, habits)
    habit = habits.get(ASKED_BY.get(ask.kind, ""), ASK)
    if habit == NEVER:
        return c.DONE if c.DONE in ask.options else c.NO
    if habit == OBVIOUS:
        return obvious(s, ask)
    return None


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


def reroll(ask: Ask, habits: dict[str, str]) -> int | None:
    """Roll again when no die hits (UOA-CBT-16)."""
    needed, faces = ask.about[3], ask.about[4:]
    hits = sum(face >= needed for face in faces)
    offered = [(option, habits.get(REROLLS[option - c.REROLL], ASK)) for option in ask.options if option != c.NO]
    willing = [(option, habit) for option, habit in offered if habit != NEVER]
    if not willing:
        return c.NO
    ready = [option for option, habit in willing if habit == OBVIOUS]
    if ready and not hits:
        return ready[0]
    return None
