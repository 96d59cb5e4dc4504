"""The position of an Undead or Alive game: what the family has, and what only this book knows."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import state as family

# ---- what an attack notes in its manner
CHARGING: Final = 1
INTO_VADE_RETRO: Final = 2


OWN_FIELDS: Final[tuple[str, ...]] = (
    "aboard",
    "charges",
    "vades",
    "gatling_chain",
    "feat",
    "vade",
    "wagon",
    "gatling",
    "bounties",
    "bounty_top",
    "set_aside",
    "bounties_gained",
    "set_aside_gained",
    "blasts",
    "train_state",
    "train_moving",
    "clock",
)


class State(family.State):
    """One game: classes' powers, bounties and feats, machines, the Train."""

    __slots__ = OWN_FIELDS

    # actors
    aboard: list[int]  # 1: sits in the wagon

    # the current Turn of each survivor
    charges: list[int]
    vades: list[int]
    gatling_chain: list[int]
    feat: list[int]

    # tokens and machines
    vade: list[int]  # zones of the two Vade Retro tokens, -1 = supply
    wagon: int
    gatling: int

    # bounties: a bag, and the card whose Feat is live
    bounties: list[int]
    bounty_top: int
    set_aside: list[int]

    # mission
    bounties_gained: int
    set_aside_gained: int
    blasts: int  # mobile spawn zones dynamited
    train_state: int
    train_moving: int
    clock: int  # how far the train clock has run, -1 none

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> State:
        """An independent copy; static tables, skills and the roster are shared."""
        twin = State(self.rng)
        self.copy_into(twin)
        self.copy_town_into(twin)
        return twin

    def copy_town_into(self, twin: State) -> None:
        """What this book adds goes into the copy; an expansion adds what is its own."""
        twin.aboard = self.aboard[:]
        twin.bounties = self.bounties[:]
        twin.bounties_gained = self.bounties_gained
        twin.bounty_top = self.bounty_top
        twin.blasts = self.blasts
        twin.charges = self.charges[:]
        twin.clock = self.clock
        twin.feat = self.feat[:]
        twin.gatling = self.gatling
        twin.gatling_chain = self.gatling_chain[:]
        twin.set_aside = self.set_aside[:]
        twin.set_aside_gained = self.set_aside_gained
        twin.train_moving = self.train_moving
        twin.train_state = self.train_state
        twin.vade = self.vade[:]
        twin.vades = self.vades[:]
        twin.wagon = self.wagon


FIELDS: Final[tuple[str, ...]] = family.FIELDS + OWN_FIELDS


def own(s: family.State) -> State:
    """The position by its own type, where a shared chapter calls."""
    assert isinstance(s, State)
    return s
