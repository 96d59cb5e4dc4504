"""The goals that only this book has: when each is done, and when it no longer can be (chapters Winning and Missions).

How a mission file names them stands in `missions/`, in the file of the same name. Those that any book can use, and what
is common to all, stand in `zombicide/rules/goals.py`.
"""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.rules.state import State, own
from graveshift.games.undead_or_alive.rules.town import SET_ASIDE, town_of
from graveshift.zombicide.rules import goals as family_goals
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import (
    BLOW,
    BY_TRAIN,
    COAL,
    MOBILE,
    ON,
    PILE,
    REMOVED,
    SAFE,
)
from graveshift.zombicide.rules.declaring import Declare, DeclaredGoal
from graveshift.zombicide.rules.goals import (
    AN_OBJECTIVE,
    LOST_TOKEN,
    CountingGoal,
    Goal,
    everyone_gone,
    faces_left,
    open_goals,
)
from graveshift.zombicide.rules.spawn import starting_zone

ON_WAGON: Final = -2
"""Holder of a token that lies on the Wagon or in the tender."""

# ---- what can leave the game for good, beside what the family knows
THE_WAGON: Final = 16
THE_STARTING_ZONE: Final = 17


# ---- Bounty Weapons


class GainBountyWeapons(CountingGoal):
    """So many Bounty Weapons have been gained in all; 0: one for each survivor (UOA-M01-02, UOA-AMB-29)."""

    def met(self, s: family.State) -> bool:
        return own(s).bounties_gained >= (self.count if self.count else s.posse)


class GainSetAsideBounties(CountingGoal):
    """The Bounty Weapons set aside have been gained (UOA-M08-03)."""

    def met(self, s: family.State) -> bool:
        return own(s).set_aside_gained >= self.count

    def spoiled(self, s: family.State, what: int) -> bool:
        if what != AN_OBJECTIVE:
            return False
        gives = town_of(s).reward_bounty
        sources = sum(1 for face in faces_left(s) if gives[face] == SET_ASIDE)
        return own(s).set_aside_gained + sources < self.count


# ---- Spawn tokens


class DynamiteMobileSpawns(CountingGoal):
    """Dynamite has been thrown into the zones of so many Mobile tokens (UOA-M02-03)."""

    def met(self, s: family.State) -> bool:
        return own(s).blasts >= self.count


class PurifyCorpsePiles(Goal):
    """Every printed Corpse Pile has been found and made safe (UOA-M02-04, UOA-AMB-22)."""

    def met(self, s: family.State) -> bool:
        return all(s.token_state[t] in (SAFE, REMOVED) for t in range(len(s.token_kind)) if s.token_kind[t] == PILE)


class GatherMobileSpawns(Goal):
    """All Mobile tokens, or these, lie in the Starting Spawn Zone (UOA-M03-02, UOA-M04-03)."""

    def __init__(self, key: str, after: int, rule: str, names: list[str]) -> None:
        super().__init__(key, after, rule)
        self.names = names
        self.tokens: list[int] = []  # their numbers, once they lie on the board

    def laid(self, names: list[str]) -> None:
        self.tokens = [names.index(name) for name in self.names]

    def met(self, s: family.State) -> bool:
        start = starting_zone(s)
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == MOBILE and s.token_state[token] == ON:
                if (not self.tokens or token in self.tokens) and s.token_zone[token] != start:
                    return False
        return True

    def spoiled(self, s: family.State, what: int) -> bool:
        return what == THE_STARTING_ZONE and not self.met(s)


# ---- the Wagon


class DestroyWagon(Goal):
    """The Wagon is no longer there (UOA-M06-03)."""

    def met(self, s: family.State) -> bool:
        return own(s).wagon < 0

    def spoiled(self, s: family.State, what: int) -> bool:
        return what == THE_WAGON


class WagonOffRails(Goal):
    """The Wagon stands in a zone without rails (UOA-M08-03)."""

    def met(self, s: family.State) -> bool:
        wagon = own(s).wagon
        return wagon >= 0 and not s.board.rail[wagon]

    def spoiled(self, s: family.State, what: int) -> bool:
        return what == THE_WAGON


class LoadWagon(Goal):
    """All Objectives lie on the Wagon (UOA-M07-03)."""

    def met(self, s: family.State) -> bool:
        return all(holder == ON_WAGON for holder in s.objective_holder)

    def spoiled(self, s: family.State, what: int) -> bool:
        return what in (THE_WAGON, AN_OBJECTIVE)


class Exit(family_goals.Exit):
    """Everybody has left by the Exit, and the Wagon with them if it must (UOA-WIN-07, UOA-M07-03)."""

    def __init__(self, key: str, after: int, rule: str, everyone: bool, wagon: bool) -> None:
        super().__init__(key, after, rule, everyone)
        self.wagon = wagon

    def met(self, s: family.State) -> bool:
        return super().met(s) and (not self.wagon or own(s).wagon < 0)

    def spoiled(self, s: family.State, what: int) -> bool:
        return super().spoiled(s, what) or (what == THE_WAGON and self.wagon)


# ---- coal and the Train


class FillTender(CountingGoal):
    """So many coal bags lie in the tender (UOA-M09-03)."""

    def met(self, s: family.State) -> bool:
        holders = s.objective_holder
        return (
            sum(1 for o, face in enumerate(s.objective_face) if face == COAL and holders[o] == ON_WAGON) >= self.count
        )

    def spoiled(self, s: family.State, what: int) -> bool:
        if what != AN_OBJECTIVE:
            return False
        holders = s.objective_holder
        left = sum(1 for o, face in enumerate(s.objective_face) if face == COAL and holders[o] != LOST_TOKEN)
        return left < self.count


class LeaveByTrain(Goal):
    """Everybody has left by Train, and its last section has gone (UOA-AMB-83, UOA-AMB-92)."""

    def __init__(self, key: str, after: int, rule: str, everyone: bool) -> None:
        super().__init__(key, after, rule)
        self.everyone = everyone

    def met(self, s: family.State) -> bool:
        return everyone_gone(s, BY_TRAIN, self.everyone) and train_gone(own(s))

    def still_coming(self, s: family.State) -> bool:
        """Only the last sections have yet to leave (UOA-AMB-92)."""
        return everyone_gone(s, BY_TRAIN, self.everyone)


def train_gone(s: State) -> bool:
    """Has the last section left the board? (UOA-TRAIN-18, UOA-M08-03)"""
    return s.train_state + 1 >= len(town_of(s).train_boards)


def left_behind(s: State) -> None:
    """The last section has gone: whoever is still here has missed it (UOA-AMB-83, UOA-M01-03, UOA-M03-02)."""
    for goal in open_goals(s):
        if isinstance(goal, LeaveByTrain):
            family_goals.mission_lost(s, "train-left-without-them", goal.rule)


# ---- the mine


class DeclareMineBlown(DeclaredGoal):
    """The team may blow up the mine from now on, at any time, for nothing (UOA-M06-03, UOA-AMB-52)."""


class BlowUpMine(Declare):
    """The team may blow up its mine at any time, for nothing (UOA-M06-03, UOA-AMB-52)."""

    def __init__(self) -> None:
        super().__init__(BLOW, "blow-up-the-mine")
