"""The processes that do what may take long (`labour.py`), and who has its turn with them.

Whoever has used least of late goes first, so one address with fifty tables of bots is served after everybody else, and
nobody else feels it. A job that takes too long costs its process its life, and the one who asked gets a sentence.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection as Line
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from graveshift.server import labour, watch
from graveshift.server.errors import TableError, TooMuch
from graveshift.server.labour import Copy, Job, Said
from graveshift.server.store import Entry, Header, Seating

COPIES: Final = 600
"""Games of which one process keeps a copy. A game whose copy was dropped is played again from its beginning."""
THINKING: Final = 3
"""How many times longer than others the bots may take: some of them think for seconds about a round."""
READY: Final = "graveshift.server.ready"
"""What is loaded once for all processes of a server, where the system can fork."""
HELD: Final = 1.0
"""Seconds after which a long job has kept others waiting for long enough: then they get a process beside it."""
LINGERING: Final = 60.0
"""Seconds until that process is ended again."""
HALF_LIFE: Final = 10.0
"""Seconds after which half of what somebody has used is forgotten."""
REMEMBERED: Final = 10_000


Since: TypeAlias = Callable[[int], Awaitable[list[Entry]]]
"""Gives the entries of a table after a version."""
Waiting: TypeAlias = tuple[str, Job, "asyncio.Future[Any]"]
"""Who pays, for what, and where the result is awaited."""


class Lost(TableError):
    """The process of a job is gone, or was ended."""

    status = 503


class Refusal(TableError):
    """A refusal from another process."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.sentences["en"], pl=said.sentences["pl"])
        self.status = said.status
        self.rule = said.rule


class Use:
    """How many seconds of work everybody has had of late."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, payer: str) -> float:
        used, at = self._of.get(payer, (0.0, 0.0))
        return float(used * 0.5 ** ((time.monotonic() - at) / HALF_LIFE)) if used else 0.0

    def add(self, payer: str, seconds: float) -> None:
        used = self.of(payer)
        self._of.pop(payer, None)
        self._of[payer] = (used + seconds, time.monotonic())
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)


class Hand:
    """One process, and the jobs that wait for it."""

    def __init__(self, use: Use, megabytes: int) -> None:
        self.copies: OrderedDict[str, int] = OrderedDict()
        """The tables of which the process has a copy, with its version."""
        self.waiting: list[Waiting] = []
        self.at_work = ""
        """Who is being served."""
        self.begun = 0.0
        """Since when."""
        self._use = use
        self._megabytes = megabytes
        self._thread = ThreadPoolExecutor(1, "hand")
        self._process: BaseProcess | None = None
        self._line: Line | None = None
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    async def do(self, job: Job, payer: str) -> Any:
        """Wait for one's turn and for the result."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.take((payer, job, future))
        try:
            return await future
        finally:
            self.waiting = [wait for wait in self.waiting if wait[2] is not future]

    def take(self, *waiting: Waiting) -> None:
        """Jobs that wait for this process from now on."""
        self.waiting += waiting
        if waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work())

    async def relieve(self, other: Hand) -> None:
        """Where somebody keeps this process for long, whoever else waits for it gets the other one."""
        while True:
            await asyncio.sleep(HELD / 2)
            if self.at_work and time.monotonic() - self.begun >= HELD:
                others = [wait for wait in self.waiting if wait[0] != self.at_work]
                self.waiting = [wait for wait in self.waiting if wait not in others]
                other.take(*others)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            first = min(range(len(self.waiting)), key=lambda number: self._use.of(self.waiting[number][0]))
            payer, job, future = self.waiting.pop(first)
            if future.done():  # they have left meanwhile
                continue
            self.at_work, self.begun = payer, time.monotonic()
            try:
                said = await loop.run_in_executor(self._thread, self._call, job)
            except Exception as error:
                self.copies.clear()
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    self._settle(future, said)
            self._use.add(self.at_work, time.monotonic() - self.begun)
            self.at_work = ""

    def _settle(self, future: asyncio.Future[Any], said: Said) -> None:
        if said.sentences:
            future.set_exception(Refusal(said))
        else:
            future.set_result(said.result)

    def _call(self, job: Job) -> Said:
        """In the thread of this hand: send, wait, and end the process if it takes too long."""
        try:
            line = self._line or self._start()
            line.send_bytes(pickle.dumps(job))
            if line.poll(job.seconds):
                said: Said = pickle.loads(line.recv_bytes())
                return said
        except (EOFError, OSError):
            if not self._stopped:
                watch.alarm("a process ended during a job", job=job.name)
            self._end()
            raise lost() from None
        watch.log.warning("a job took too long", extra={"about": {"job": job.name, "seconds": job.seconds}})
        self._end()
        raise too_long(job.seconds)

    def _start(self) -> Line:
        self._line, theirs = multiprocessing.Pipe()
        process = process_of(theirs, self._megabytes)
        process.start()
        self._process = process
        theirs.close()
        # Starting is no job's fault, so its clock begins when the process has answered once.
        self._line.send_bytes(pickle.dumps(Job("rest", (), 60)))
        self._line.recv_bytes()
        return self._line

    def _end(self) -> None:
        line, process = self._line, self._process
        self._line = self._process = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()

    async def stop(self) -> None:
        self._stopped = True
        for _, _, future in self.waiting:
            future.cancel()
        process = self._process
        if process is not None:
            process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Spare(Hand):
    """A process that is there only while somebody needs it, and for a while after."""

    async def _work(self) -> None:
        await super()._work()
        asyncio.get_running_loop().call_later(LINGERING, self._leave)

    def _leave(self) -> None:
        if not (self._stopped or self.waiting or self.at_work):
            self._thread.submit(self._end)


class Crew:
    """The processes of one worker: some for bots, and some for what takes longer, so that neither waits for the other.

    `seconds`: what one job may take. `waiting`: how many long jobs of one address may wait or run.
    """

    def __init__(self, hands: int, seconds: float, megabytes: int, waiting: int) -> None:
        use = Use()
        self._quick = [Hand(use, megabytes) for _ in range(max(1, hands))]
        self._long = [Hand(use, megabytes) for _ in range(max(1, hands))]
        self._spare = Spare(use, megabytes)
        self.replays = asyncio.Lock()
        """Held by whoever plays a long game again on the event loop itself: one at a time."""
        self._seconds = seconds
        self._waiting = waiting
        self._count: Counter[str] = Counter()

    @property
    def busy(self) -> bool:
        """Do bots have to wait for their turn?"""
        return any(hand.waiting for hand in self._quick)

    async def long(self, payer: str, name: str, *arguments: Any) -> Any:
        """A job without a game of ours: a set-up, a film."""
        if self._count[payer] >= self._waiting:
            raise TooMuch(
                "Wait until what you have asked for before is done.",
                pl="Poczekaj, aż skończy się to, o co prosisz wcześniej.",
            )
        self._count[payer] += 1
        try:
            return await self.unasked(payer, name, *arguments)
        finally:
            self._count[payer] -= 1
            self._count += Counter()

    async def unasked(self, payer: str, name: str, *arguments: Any) -> Any:
        """A long job that nobody waits for: any number of them, on the account of whoever gave rise to it.

        Somebody else's job may last, so those who wait for longer than a moment get a process beside it.
        """
        hand = min(self._long, key=lambda hand: len(hand.waiting) + bool(hand.at_work))
        relief = asyncio.create_task(hand.relieve(self._spare))
        try:
            return await hand.do(Job(name, arguments, self._seconds), payer)
        finally:
            relief.cancel()

    async def play_bots(self, payer: str, header: Header, since: Since, seating: Seating) -> labour.Played:
        """What bots answer now, and what they say."""
        found: labour.Played = await self.with_copy(payer, header, since, "play_bots", seating)
        if found.entries:
            self._hand_of(header.table).copies[header.table] = found.entries[-1].number
        return found

    async def with_copy(self, payer: str, header: Header, since: Since, name: str, *arguments: Any) -> Any:
        """A job about a game of ours. Its process is sent what it does not know yet: the entries `since` a version."""
        table = header.table
        seconds = self._seconds * (THINKING if name == "play_bots" else 1)
        hand = self._hand_of(table)
        after = hand.copies.pop(table, 0)
        # Until it has answered, it counts as having a copy, but none of use: whoever asked may leave meanwhile.
        hand.copies[table] = 0
        entries = await since(after)
        try:
            result = await hand.do(Job(name, (Copy(header, after, entries), *arguments), seconds), payer)
        except Refusal as refusal:
            if refusal.status != labour.NO_COPY or not after:
                raise
            after, entries = 0, await since(0)
            result = await hand.do(Job(name, (Copy(header, after, entries), *arguments), seconds), payer)
        hand.copies[table] = entries[-1].number if entries else after
        while len(hand.copies) > COPIES:
            oldest, _ = hand.copies.popitem(last=False)
            self._drop(hand, oldest)
        return result

    def forget(self, table: str) -> None:
        """What the process knows of a table is wrong, or of no use any more."""
        hand = self._hand_of(table)
        if hand.copies.pop(table, None) is not None:
            self._drop(hand, table)

    def warm_up(self) -> None:
        """Start the first process, so that the first bot does not have to wait for it."""
        self._drop(self._quick[0])

    async def stop(self) -> None:
        for hand in (*self._quick, *self._long, self._spare):
            await hand.stop()

    def _drop(self, hand: Hand, *tables: str) -> None:
        async def drop() -> None:
            with suppress(TableError, asyncio.CancelledError):
                await hand.do(Job("forget", (tables,), self._seconds), "")

        task = asyncio.create_task(drop())
        _dropping.add(task)
        task.add_done_callback(_dropping.discard)

    def _hand_of(self, table: str) -> Hand:
        return self._quick[hash(table) % len(self._quick)]


def process_of(line: Line, megabytes: int) -> BaseProcess:
    """A process for jobs, not yet started: a fork of one that has everything loaded, or all by itself."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        alone = multiprocessing.get_context("spawn")
        return alone.Process(target=labour.work, args=(line, megabytes), daemon=True)
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload([READY])
    return forks.Process(target=labour.work, args=(line, megabytes), daemon=True)


_dropping: Final[set[asyncio.Task[None]]] = set()


def too_long(seconds: float) -> TooMuch:
    return TooMuch(
        f"This takes longer than {seconds:g} seconds, so the server gave it up.",
        pl=f"To trwa dłużej niż {seconds:g} s, więc serwer z tego zrezygnował.",
    )


def lost() -> Lost:
    return Lost("The server failed at this; try again.", pl="Serwer tego nie zdołał; spróbuj ponownie.")
