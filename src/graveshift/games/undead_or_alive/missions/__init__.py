"""The mission vocabulary of this book: every goal and special rule that a mission file may name, one file each.

Those that every book can use stand in `zombicide/missions`. The Book has these two lists, and whoever deals with goals
and rules reads them there (`zombicide/content/vocabulary.py`).
"""

from typing import Final

from graveshift.zombicide.content.vocabulary import Goal, MissionRule, vocabulary

FAMILY: Final = "graveshift.zombicide.missions"

GOALS: Final[list[type[Goal]]] = vocabulary(Goal, (FAMILY, f"{__name__}.goals"))
RULES: Final[list[type[MissionRule]]] = vocabulary(MissionRule, (FAMILY, f"{__name__}.rules"))
