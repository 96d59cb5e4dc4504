"""measured.yaml: how often bots win each mode, and with which Objectives, counted by `graveshift sim`."""

from graveshift.content import Measure, Share
from graveshift.games.tiny_epic_zombies.content.structs import Id, Strict


class ModeMeasure(Measure, frozen=True):
    """The games of one mode, number of seats and difficulty by one bot."""

    mode: Id
    seats: int
    difficulty: str
    """Empty in a mode without difficulties."""
    turns: float
    """Human Turns, the mean of all games."""
    lost_by: dict[str, Share]
    """Causes of loss by share of the lost games, the commonest first."""


class ObjectiveMeasure(Measure, frozen=True):
    """The games of all modes by the first bot in which an Objective was in play."""

    objective: Id
    completed: Share
    """How many of them completed it."""


class MeasuredFile(Strict, frozen=True):
    """The whole file."""

    commands: dict[str, str]
    """By bot, the weaker first: what plays these games again."""
    modes: tuple[ModeMeasure, ...]
    objectives: tuple[ObjectiveMeasure, ...]
