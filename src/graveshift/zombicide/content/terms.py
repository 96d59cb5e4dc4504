"""The words that all content of the family shares: ids, counts, danger levels."""

import re
from enum import StrEnum
from typing import Annotated

import msgspec

RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]+(-[A-Z0-9]+)+-[0-9]+$", examples=["UOA-NOISE-04"])]
"""The number of an entry of a rule ledger."""

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", examples=["holy-water"])]
"""A kebab-case name."""

TokenId = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[A-Za-z0-9]+)*$", examples=["mobile-1", "corpse-2R"])]
"""The name of a token, which may end in the tile it lies on: abomination-8V."""

TileFace = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,2}[RV]$", examples=["2R"])]
"""A side of a tile, such as 2R."""

Place = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,2}[RV]\.[A-Za-z_]+$", examples=["2R.NW"])]
"""A cell or Zone of a tile, such as 2R.NW or 4R.balcony."""

Count = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things."""

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=600)]
"""A number of things of which there must be one."""

DieFace = Annotated[int, msgspec.Meta(ge=2, le=6)]
"""An Accuracy: the lowest face that hits. A 1 never does."""

Yes = Annotated[bool, msgspec.Meta(extra={"only": True})]
No = Annotated[bool, msgspec.Meta(extra={"only": False})]
"""A word of the mission vocabulary that is played in one way only: a check refuses the other."""


class DangerLevel(StrEnum):
    """The four Danger Levels, in rising order (UOA-ADR-03)."""

    BLUE = "blue"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"


class Face(StrEnum):
    """The sides of Objective tokens (UOA-COMP-13)."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an entry; fields it does not know are refused."""


def kebab(name: str) -> str:
    """The id of an entry from the name of its struct: TakeAllObjectives is take-all-objectives."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class PerLevel(Strict, frozen=True):
    """A number for each Danger Level, in the order of a Zombie card's lines."""

    blue: Count
    yellow: Count
    orange: Count
    red: Count

    @property
    def lines(self) -> list[int]:
        """The numbers in rising order of the levels."""
        return [self.blue, self.yellow, self.orange, self.red]
