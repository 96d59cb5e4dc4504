"""Doing many jobs in parallel processes; every result is handed over as soon as it is there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from graveshift.sim.crew import run_in_processes
from graveshift.sim.play import Job, Result, play

Task = TypeVar("Task")
Done = TypeVar("Done")


def run(jobs: Iterable[Job], workers: int, ray: str | None = None) -> Iterator[Result]:
    """The results of a batch of games."""
    return spread(jobs, play, workers, ray)


def spread(jobs: Iterable[Task], work: Callable[[Task], Done], workers: int, ray: str | None = None) -> Iterator[Done]:
    """The results of all jobs, in whatever order they end; which they are does not depend on who does them.

    More processes than cores would only stand in each other's way, so there are never more. `ray` is the address of a
    Ray that does them instead.
    """
    if ray is not None:
        from graveshift.sim.on_ray import run_on_ray

        yield from run_on_ray(jobs, work, ray)
        return
    workers = min(workers, cores())
    if workers <= 1:
        yield from map(work, jobs)
        return
    yield from run_in_processes(jobs, work, workers)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
