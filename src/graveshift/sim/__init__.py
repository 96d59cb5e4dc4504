"""Batch play: many games by bots, kept in a file, and what they say in figures."""

from graveshift.sim.play import ROUNDS, Job, Result, SimError, game_seed, play
from graveshift.sim.run import cores, run
from graveshift.sim.statistics import ByGoal, Stalled, Summary, by_goal, summarise, wilson
from graveshift.sim.store import Header, Store

__all__ = [
    "ROUNDS",
    "ByGoal",
    "Header",
    "Job",
    "Result",
    "SimError",
    "Stalled",
    "Store",
    "Summary",
    "by_goal",
    "cores",
    "game_seed",
    "play",
    "run",
    "summarise",
    "wilson",
]
