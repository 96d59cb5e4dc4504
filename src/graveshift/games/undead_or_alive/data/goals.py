"""The goals a mission file may name, one struct per entry of the mission vocabulary.

A mission is won the moment all its goals are done (UOA-WIN-01). A goal cannot be completed before those listed in
`after`; goals without `after` are free in order (UOA-WIN-06).
"""

from typing import Literal

from graveshift.content import Text
from graveshift.games.undead_or_alive.data.terms import (
    AtLeastOne,
    Face,
    Id,
    RuleId,
    Strict,
    SurvivorClass,
    TokenId,
    Yes,
    kebab,
)

Everyone = Literal["survivors", "everyone"]
"""The players' Survivors, or these and all Companions."""


class Goal(Strict, frozen=True, kw_only=True, tag_field="id", tag=kebab):
    """What every goal has: a key inside its mission, a title for the player, what must come first, its ledger entry."""

    key: Id
    title: Text
    after: tuple[Id, ...] = ()
    cite: RuleId | None = None

    @property
    def id(self) -> str:
        """The goal's name in the vocabulary."""
        return str(self.__struct_config__.tag)


class TakeAllObjectives(Goal, frozen=True):
    """Every Objective token on the map has been taken (UOA-M00-04)."""


class TakeObjectives(Goal, frozen=True):
    """The Objectives with these hidden faces have been taken (UOA-M06-04, UOA-M10-03)."""

    faces: tuple[Face, ...]
    early: Yes = True
    """Finds made before the goals listed ahead of it count."""


class GainBountyWeapons(Goal, frozen=True):
    """The team has gained that many Bounty Weapons in all; later loss does not undo it (UOA-M01-02, UOA-AMB-29)."""

    count: Literal["per-survivor"] | AtLeastOne


class GainSetAsideBounties(Goal, frozen=True):
    """All Bounty Weapons set aside at setup have been gained (UOA-M08-03)."""

    count: AtLeastOne


class RallyCompanions(Goal, frozen=True):
    """That many Companions of each Class have a Leader, however they came by one, and live (UOA-M02-03)."""

    companions: dict[SurvivorClass, AtLeastOne]


class DynamiteMobileSpawns(Goal, frozen=True):
    """Dynamite has been thrown into the Zone of each Mobile token (UOA-M02-03)."""

    count: AtLeastOne


class PurifyCorpsePiles(Goal, frozen=True):
    """Every printed Corpse Pile of the board has been activated and made safe (UOA-M02-04, UOA-AMB-22)."""

    which: Literal["all-printed"] = "all-printed"


class GatherMobileSpawns(Goal, frozen=True):
    """All Mobile tokens, or the named ones aboard the Train, lie in the Starting Spawn Zone (UOA-M03-02)."""

    which: Literal["all", "on-train"] = "all"
    tokens: tuple[TokenId, ...] = ()


class DestroyWagon(Goal, frozen=True):
    """The Wagon has been removed by Dynamite in its Zone (UOA-M06-03)."""

    by: Literal["dynamite"] = "dynamite"


class WagonOffRails(Goal, frozen=True):
    """The Wagon stands in a Zone without any rail cell (UOA-M08-03)."""


class LoadWagon(Goal, frozen=True):
    """All Objective tokens lie on the Wagon (UOA-M07-03)."""

    objectives: Literal["all"] = "all"


class FillTender(Goal, frozen=True):
    """That many coal bags lie in the tender (UOA-M09-03)."""

    bags: AtLeastOne


class DeclareMineBlown(Goal, frozen=True):
    """A free team decision, offered once the goals in `after` are done; taking it wins (UOA-M06-03, UOA-AMB-52)."""


class Exit(Goal, frozen=True):
    """All of them have left by the Exit Zone, locked until `after` is done (UOA-WIN-07, UOA-AMB-76)."""

    who: Everyone
    wagon: bool = False
    """The Wagon must have left too (UOA-M07-03)."""


class LeaveByTrain(Goal, frozen=True):
    """All of them were aboard a Train section when it left, and the last one has gone (UOA-AMB-83, UOA-AMB-92)."""

    who: Everyone


AnyGoal = (
    TakeAllObjectives
    | TakeObjectives
    | GainBountyWeapons
    | GainSetAsideBounties
    | RallyCompanions
    | DynamiteMobileSpawns
    | PurifyCorpsePiles
    | GatherMobileSpawns
    | DestroyWagon
    | WagonOffRails
    | LoadWagon
    | FillTender
    | DeclareMineBlown
    | Exit
    | LeaveByTrain
)
