"""The mission vocabulary of this book: that of Undead or Alive, and what steam adds, one file each."""

from typing import Final

from graveshift.games.undead_or_alive import missions as town
from graveshift.zombicide.content.vocabulary import Goal, MissionRule, vocabulary

GOALS: Final[list[type[Goal]]] = town.GOALS

RULES: Final[list[type[MissionRule]]] = [*town.RULES, *vocabulary(MissionRule, (__name__,))]
