"""The coach: what would you do, how was a finished game played, and puzzles from played games.

It knows what a seat knows: every figure comes from games that are drawn anew from there and played on (`futures`), with
the same chance for every option. The same position gives the same answer anywhere.
"""

from graveshift.coach.advice import Advice, Advised, Inquiry, advise
from graveshift.coach.effort import DEEP, NORMAL, QUICK, Effort
from graveshift.coach.futures import Future, World, weigh

__all__ = [
    "DEEP",
    "NORMAL",
    "QUICK",
    "Advice",
    "Advised",
    "Effort",
    "Future",
    "Inquiry",
    "World",
    "advise",
    "weigh",
]
