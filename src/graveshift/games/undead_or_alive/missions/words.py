"""Words that several goals and special rules of this book share, and its sentences about mistakes."""

from typing import Final, Literal

from graveshift.zombicide.content.problems import Problems

Direction = Literal["north", "east", "south", "west"]
"""Where a Train goes."""

told: Final = Problems("graveshift.games.undead_or_alive.data")
