"""Interrupts: what may come in between at a named moment (chapters Skills, Bounty Weapons and Feats).

The Book of a game lists them for each moment in the order in which they happen, and says by which ruling.
"""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.moving import hit_and_run
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.skills import HIT_AND_RUN
from graveshift.zombicide.rules.state import State, mods_of


class Interrupt:
    """Something that comes in between; it says at which moment by the method it has."""

    def after_combat(self, s: State, who: int, kills: int) -> Generator[Ask, int, None]:
        """A survivor has carried out a Combat Action that eliminated so many zombies."""
        yield from NO_QUESTIONS

    def after_spawn(self, s: State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
        """Zombies have just been placed in a zone, so many of each kind."""
        yield from NO_QUESTIONS

    def card_drawn(self, s: State, zone: int, card: int) -> Generator[Ask, int, int]:
        """A Zombie card is revealed for a zone, before it is resolved; the answer is the card that counts."""
        yield from NO_QUESTIONS
        return card

    def before_extra_activation(self, s: State) -> Generator[Ask, int, None]:
        """A Zombie card is about to give some zombies an extra activation."""
        yield from NO_QUESTIONS


class HitAndRun(Interrupt):
    """A free Move Action after a kill, once for each copy of the skill (UOA-SKILL-41, UOA-ULTRA-05)."""

    def after_combat(self, s: State, who: int, kills: int) -> Generator[Ask, int, None]:
        left = mods_of(s, who)[HIT_AND_RUN] if kills else 0
        while left and (yield from hit_and_run(s, who)):
            left -= 1
