"""The words that several content files of this game share: classes, zombie kinds, noise, token faces, tiles."""

from enum import StrEnum


class SurvivorClass(StrEnum):
    """The four Classes (UOA-CLASS-01)."""

    BRAWLER = "brawler"
    FAITHFUL = "faithful"
    GUNSLINGER = "gunslinger"
    TOWNSFOLK = "townsfolk"


class ZombieKind(StrEnum):
    """The four kinds of Zombie (UOA-ZTYPE-02, UOA-ZTYPE-03, UOA-ZTYPE-04, UOA-ZTYPE-05)."""

    WALKER = "walker"
    BRUTE = "brute"
    RUNNER = "runner"
    ABOMINATION = "abomination"
