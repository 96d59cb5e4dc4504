"""A worker that is lost once: it kills its own process in the middle of a batch."""

import os
from collections.abc import Callable
from pathlib import Path

from graveshift.sim.play import Job, Result, play


class PlayOrDie:
    """Plays games, but dies the first time it gets game 3, and leaves a note; without a place for one each time."""

    def __init__(self, note: str) -> None:
        self.note = note

    def __call__(self, job: Job) -> Result:
        if job.index == 3 and not (self.note and Path(self.note).exists()):
            if self.note:
                Path(self.note).touch()
            os._exit(1)
        return play(job)


def play_or_die(note: str) -> Callable[[Job], Result]:
    """The same as a function."""
    return lambda job: PlayOrDie(note)(job)
