"""Processes of this machine that do jobs, one at a time each; the job of one that is lost is done again by another."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from graveshift.parts.batch import SimError

Task = TypeVar("Task")
Done = TypeVar("Done")

TRIES: Final = 3
"""How often a job is tried whose process is lost each time: it may be the job that kills it."""
LOST: Final = f"{TRIES} times a process was lost at the same job. Has this machine enough memory?"


class Worker:
    """A fresh process: nothing of this one (threads, open files, caches) leaks into its jobs."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_do_jobs, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # so that the line ends when the process does
        self.number = -1
        """The job it is at."""

    def give(self, number: int, task: object) -> None:
        """If it is gone already, whoever listens on the line next is told so."""
        self.number = number
        with suppress(OSError):
            self.line.send(task)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


def run_in_processes(jobs: Iterable[Task], work: Callable[[Task], Done], workers: int) -> Iterator[Done]:
    """The results of all jobs as they come; a job that breaks says why, as if it had been done here."""
    left = enumerate(jobs)
    given: dict[int, Task] = {}
    tries: dict[int, int] = {}
    crew: list[Worker] = []

    def give(worker: Worker) -> None:
        """The next job, or the end of the work."""
        number, task = next(left, (-1, None))
        if task is None:
            crew.remove(worker)
            worker.end()
        else:
            given[number] = task
            worker.give(number, task)

    try:
        for _ in range(workers):
            crew.append(Worker(work))
            give(crew[-1])
        while crew:
            for line in wait([worker.line for worker in crew]):
                worker = next(each for each in crew if each.line is line)
                number = worker.number
                try:
                    result, trouble = worker.line.recv()
                except (EOFError, OSError):
                    crew.remove(worker)
                    worker.end()
                    tries[number] = tries.get(number, 0) + 1
                    if tries[number] >= TRIES:
                        raise SimError(LOST) from None
                    crew.append(Worker(work))
                    crew[-1].give(number, given[number])
                    continue
                if trouble is not None:
                    raise trouble
                del given[number]
                give(worker)
                yield result
    finally:
        for worker in crew:
            worker.end()


def _do_jobs(line: Connection, work: Callable[[Any], Any]) -> None:
    # Ctrl-C is for the process that keeps the results; it ends the workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        try:
            answer: tuple[Any, BaseException | None] = work(task), None
        except Exception as trouble:
            answer = None, trouble
        line.send(answer)
