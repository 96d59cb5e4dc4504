"""measured.yaml: how often a bot wins each mission, counted by `graveshift sim`."""

from typing import Annotated

import msgspec

from graveshift.games.undead_or_alive.data.terms import Id, Strict

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Measure(Strict, frozen=True):
    """The games of one mission."""

    mission: Id
    bot: Id
    """Who played every seat."""
    seed: int
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: Annotated[int, msgspec.Meta(ge=0)]
    low: Share
    high: Share
    """The 95 % interval of the win rate."""
    rounds: float
    """The mean of all games."""
    kills: float
    goals: dict[str, Share]
    """How many of the games reached each goal."""
    lost_by: dict[str, Share]
    """Causes of loss by share of the lost games, the commonest first."""


class MeasuredFile(Strict, frozen=True):
    """The whole file."""

    command: str
    """What plays these games again."""
    missions: tuple[Measure, ...]
