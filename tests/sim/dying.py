"""A worker that is lost once: it kills its own process in the middle of a batch."""

import os
from collections.abc import Callable
from pathlib import Path

from graveshift.sim.play import Job, Result, play


def play_or_die(note: str) -> Callable[[Job], Result]:
    """Plays games, but dies the first time it gets game 3."""

    def work(job: Job) -> Result:
        if job.index == 3 and not Path(note).exists():
            Path(note).touch()
            os._exit(1)
        return play(job)

    return work
