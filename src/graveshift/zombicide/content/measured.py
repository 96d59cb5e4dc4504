"""measured.yaml: how often bots win each mission, counted by `graveshift sim`."""

from graveshift.content import Measure, Share
from graveshift.zombicide.content.terms import Id, Strict


class MissionMeasure(Measure, frozen=True):
    """The games of one mission by one bot."""

    mission: Id
    rounds: float
    """The mean of all games."""
    kills: float
    goals: dict[str, Share]
    """How many of the games reached each goal."""
    lost_by: dict[str, Share]
    """Causes of loss by share of the lost games, the commonest first."""


class MeasuredFile(Strict, frozen=True):
    """The whole file."""

    commands: dict[str, str]
    """By bot, the weaker first: what plays these games again."""
    missions: tuple[MissionMeasure, ...]
