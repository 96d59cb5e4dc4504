"""Batch play: many games by bots, kept in a file, and what they say in figures."""

from graveshift.sim.play import Job, Result, SimError, game_seed, play
from graveshift.sim.run import run
from graveshift.sim.statistics import ByGoal, Summary, by_goal, summarise, wilson
from graveshift.sim.store import Header, Store

__all__ = [
    "ByGoal",
    "Header",
    "Job",
    "Result",
    "SimError",
    "Store",
    "Summary",
    "by_goal",
    "game_seed",
    "play",
    "run",
    "summarise",
    "wilson",
]
