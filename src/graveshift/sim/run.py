"""Playing a batch in parallel processes; every result is handed over as soon as its game ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator

from graveshift.sim.play import Job, Result, play


def run(jobs: Iterable[Job], workers: int, ray: str | None = None) -> Iterator[Result]:
    """The results of all jobs, in whatever order they end; which they are does not depend on who plays them.

    More processes than cores would only stand in each other's way, so there are never more. `ray` is the address of a
    Ray that plays them instead.
    """
    if ray is not None:
        from graveshift.sim.on_ray import run_on_ray

        yield from run_on_ray(jobs, ray)
        return
    workers = min(workers, cores())
    if workers <= 1:
        yield from map(play, jobs)
        return
    # Fresh processes: nothing of this one (threads, open files, caches) leaks into the games.
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, initializer=_deaf_to_interrupts) as pool:
        yield from pool.imap_unordered(play, jobs, chunksize=1)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _deaf_to_interrupts() -> None:
    """Ctrl-C is for the process that keeps the results; it ends the workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
