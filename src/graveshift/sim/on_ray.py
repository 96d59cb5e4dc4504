"""Doing many jobs on Ray: on this machine, or on a cluster. It needs the extra `ray`."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from typing import Any, Final, TypeVar

from graveshift.parts.batch import SimError

Task = TypeVar("Task")
Done = TypeVar("Done")

HERE: Final = "local"
"""The address of a Ray that is started for these jobs alone."""
AHEAD: Final = 4
"""Jobs that wait for each core, so that none of them is idle."""
MISSING: Final = (
    "Ray is not installed: pip install 'graveshift[ray]'. Without --ray the processes of this machine do it."
)


def run_on_ray(
    jobs: Iterable[Task], work: Callable[[Task], Done], address: str, cpus: int | None = None
) -> Iterator[Done]:
    """The results of all jobs as they come, whichever order that is.

    A job is a small message; the job of a worker that is lost is done again by another, to the same result. Ray tells
    of it on standard output whatever it is asked, so that goes to standard error meanwhile: what is printed there is
    for programs.
    """
    try:
        import ray
    except ModuleNotFoundError:
        raise SimError(MISSING) from None
    where: dict[str, Any] = {"num_cpus": cpus} if address == HERE else {"address": address}
    with redirect_stdout(sys.stderr):
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **where)
        except (ConnectionError, ValueError) as trouble:
            raise SimError(f"--ray {address}: no Ray answers there ({trouble}).") from None
        except Exception as trouble:  # Ray has no name of its own for a start that takes too long
            told = str(trouble).partition("\n")[0]
            raise SimError(f"--ray {address}: Ray did not start. {told}") from trouble
        try:
            # A lost worker is no fault of its job: it is tried again, without end. What the game breaks on, is told.
            task = ray.remote(max_retries=-1, num_cpus=1)(work)
            yield from _as_they_come(ray, task, jobs)
        finally:
            ray.shutdown()


def _as_they_come(ray: Any, task: Any, jobs: Iterable[Task]) -> Iterator[Any]:
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(jobs)
    under_way: list[Any] = []
    more = True
    while more or under_way:
        while more and len(under_way) < most:
            job = next(left, None)
            if job is None:
                more = False
            else:
                under_way.append(task.remote(job))
        if under_way:
            done, under_way = ray.wait(under_way, num_returns=1)
            try:
                yield ray.get(done[0])
            except ray.exceptions.RayTaskError as trouble:
                raise SimError(str(trouble.cause)) from trouble
            except ray.exceptions.RayError as trouble:
                told = str(trouble).partition("\n")[0]
                raise SimError(f"Ray has stopped: {told} With --out, --resume goes on.") from trouble
