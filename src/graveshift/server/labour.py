"""What is done in a process of its own, because a stranger can make it long: set-ups, films, bots, odds.

`work` is the whole life of such a process: it takes a job, does it, says what came of it, and waits for the next. It
keeps copies of the games whose bots it plays, so that only what is new has to be sent. The other end of the line is
`crew.py`, which ends the process when a job takes too long.
"""

from __future__ import annotations

import os
import pickle
import secrets
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection as Line
from typing import Any, Final

import msgspec

from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from graveshift.kernel.errors import GraveshiftError, Refused
from graveshift.parts.shelf.reviews import MissionReview
from graveshift.server import catalogue, memory, watch
from graveshift.server.bodies import NewTable
from graveshift.server.bots import automatic
from graveshift.server.errors import TableError
from graveshift.server.film import checked, film
from graveshift.server.pondering import analyse_page, lay_puzzle, ponder
from graveshift.server.reviving import as_far_as_it_goes, packed, page_of
from graveshift.server.running import RunningGame, encode
from graveshift.server.store import Entry, Header, Seating, Told

TURN: Final = 0.05
"""Seconds that the bots of a table play before those of another have their turn."""
NICENESS: Final = 5
TIDY_WHEN_QUIET: Final = 2.0
"""Seconds without a job after which the room that large ones left is given back."""
TIDY_AFTER: Final = 20
"""So many large jobs, and it is given back in between."""
CPU_SPARE: Final = 5
"""Seconds of processor time beyond a job's limit; then the system ends a process whose server is gone."""


NO_COPY: Final = 410
SNAPSHOTS: Final = 4
"""Positions to go back to that a copy keeps; it seldom has to."""


class NoCopy(TableError):
    """The process does not know the game that far; it must be told everything."""

    status = NO_COPY


class Job(msgspec.Struct, frozen=True):
    """What to do, with what, and for how long at most."""

    name: str
    arguments: tuple[Any, ...]
    seconds: float


class Said(msgspec.Struct, frozen=True):
    """What came of a job: a result, or the sentence of a refusal."""

    result: Any = None
    status: int = 0
    sentences: dict[str, str] = {}
    rule: str = ""


class Begun(msgspec.Struct, frozen=True):
    """A game that was set up, as a table keeps it."""

    game: str
    options: dict[str, Any]
    seed: int
    script: kernel.ScriptData | None
    content: str
    seats: int
    bots: dict[int, str]
    answers: list[str]
    answering: list[int]
    undone: list[tuple[int, int]]
    rules: str
    chance: kernel.Chance | None
    told: tuple[Told, ...]


class Copy(msgspec.Struct, frozen=True):
    """A game of the server as a job needs it: the header, and the entries after version `after`."""

    header: Header
    after: int
    entries: list[Entry]


# ---- the process


def work(line: Line, megabytes: int) -> None:
    """Do jobs until the server hangs up."""
    watch.set_up_log()
    for name in ("SIGINT", "SIGTERM"):  # the server ends its processes itself, when they have nothing to do any more
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    limit_memory(megabytes)
    memory.settle()
    untidy = 0
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            if untidy and (untidy >= TIDY_AFTER or not line.poll(TIDY_WHEN_QUIET)):
                memory.give_back()
                untidy = 0
            job: Job = pickle.loads(line.recv_bytes())
            limit_time(job.seconds)
            line.send_bytes(pickle.dumps(done(job)))
            untidy += job.name in LARGE


def done(job: Job) -> Said:
    """Do one job; every refusal is a sentence."""
    try:
        return Said(JOBS[job.name](*job.arguments))
    except GraveshiftError as error:
        status = error.status if isinstance(error, TableError) else 400
        rule = error.rule if isinstance(error, Refused) else ""
        return Said(None, status, {language: error.told(language) for language in ("en", "pl")}, rule)
    except MemoryError:
        return said(too_much())
    except RecursionError:
        return said(too_much())
    except Exception:
        # Options and records come from anywhere; what the engine stumbles over is refused, and looked at later.
        watch.alarm("a job failed", job=job.name)
        return said(stumbled())


def said(error: TableError) -> Said:
    return Said(None, error.status, {language: error.told(language) for language in ("en", "pl")})


def too_much() -> TableError:
    return TableError(
        "This is more than a game needs: the server gave it up.",
        pl="To więcej, niż potrzebuje gra: serwer z tego zrezygnował.",
    )


def stumbled() -> TableError:
    return TableError(
        "This cannot be done: the rules engine stumbled over it. Please report it.",
        pl="Tego nie da się zrobić: silnik zasad się na tym potknął. Prosimy o zgłoszenie tego.",
    )


def limit_memory(megabytes: int) -> None:
    """So much beyond what the process has now; where the system knows no such limit, there is none."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(open("/proc/self/statm").read().split()[0])  # noqa: SIM115
        most = pages * resource.getpagesize() + megabytes * 1_048_576
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_time(seconds: float) -> None:
    """The system ends this process if it goes on for long after its server is gone."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + CPU_SPARE, hard))


# ---- jobs


def begin(wish: NewTable) -> Begun:
    """The game of a new table: set up anew, or played again from a record."""
    if wish.record is not None:
        table = replaying.resume(checked(wish.record), wish.upto)
    else:
        options: dict[str, Any] = {**wish.options, "seats": max(1, len(wish.seats))}
        seed = wish.seed if wish.seed is not None else secrets.randbelow(2**53)
        table = kernel.start(wish.game, options, seed, None, kernel.fair_chance() if wish.seed is None else None)
    seats = table.game.rules.seats(table.game.position)
    if table.chance is not None and not table.chance.names_players(seats):
        raise strange_nonces()
    record = table.record()
    return Begun(
        game=table.name,
        options=table.options,
        seed=table.seed,
        script=table.script,
        content=record.content,
        seats=seats,
        bots=dict(table.settings.bots),
        answers=record.answers,
        answering=record.seats,
        undone=record.undone,
        rules=record.rules,
        chance=record.chance,
        told=told_about(wish, table),
    )


def strange_nonces() -> TableError:
    return TableError(
        "Among those who mixed something into its dice this record names a player twice, or one who is not there.",
        pl="Wśród tych, którzy domieszali coś do kości, zapis wymienia gracza dwa razy albo takiego, którego nie ma.",
    )


def lay_out(header: Header) -> None:
    """Can the game of a table be set up in time?"""
    RunningGame(header)


def told_about(wish: NewTable, table: kernel.Table) -> tuple[Told, ...]:
    """What somebody who opens a table knows about its chance, or has laid down, and everybody else is told."""
    found: list[tuple[Told, bool]] = [
        ("seed", wish.record is None and wish.seed is not None),
        ("script", table.script is not None),
        ("record", wish.record is not None),
        ("position", table.options.get("scenario") is not None),
    ]
    return tuple(name for name, so in found if so)


def show(record: kernel.Record, seat: int | None, start: int, count: int) -> bytes:
    """A page of a film, as it goes over HTTP."""
    return encode(film(checked(record), seat, start, count))


def bake(record: kernel.Record, seat: int | None) -> str:
    """The whole film of a finished game, as the store keeps it."""
    return packed(show(record, seat, 0, len(record.answers) + 1))


def show_beginning(record: kernel.Record, seat: int | None, start: int, count: int) -> bytes:
    """A page of the film of a game that these rules do not replay to its end."""
    return encode(film(as_far_as_it_goes(checked(record)), seat, start, count))


def review(game: str, text: str) -> MissionReview:
    """What is wrong with a designer's mission file."""
    return catalogue.mission_review(game, text)


class Played(msgspec.Struct, frozen=True):
    """What bots have answered, and what they said to it: seat and words by language."""

    entries: list[Entry]
    words: list[tuple[int, dict[str, str]]]


def play_bots(copy: Copy, seating: Seating) -> Played:
    """What the bots of a table answer, until a person is asked or others have their turn."""
    game = kept_game(copy)
    played = Played([], [])
    until = time.perf_counter() + TURN
    while (thought := automatic(game, seating)) is not None:
        played.entries.append(game.answer(thought.seat, thought.think(), thought.by))
        if thought.words is not None:
            played.words.append((thought.seat, thought.words))
        if time.perf_counter() > until:
            break
    return played


def look_ahead(copy: Copy, seats: tuple[int, ...], key: str) -> dict[str, Any]:
    return kept_game(copy).outlook(seats, key)


def look_at(copy: Copy, key: str) -> dict[str, Any]:
    return kept_game(copy).preview(key)


def look_at_all(copy: Copy) -> dict[str, dict[str, Any]]:
    return kept_game(copy).previews()


def look_why(copy: Copy, key: str) -> tuple[dict[str, str], str] | None:
    """Why something cannot be done, by language, and the rule; None where it can."""
    return kept_game(copy).why_not(key)


def forget(tables: tuple[str, ...]) -> None:
    gone = [_games.pop(table, None) for table in tables]
    if gone and not _games:
        gone.clear()
        memory.give_back()


def rest() -> None:
    """Nothing; whoever asks for it wants the process to be ready."""


_games: Final[dict[str, RunningGame]] = {}


def kept_game(copy: Copy) -> RunningGame:
    """The copy of a game, brought up to date. A copy that fails is thrown away."""
    game = _games.pop(copy.header.table, None)
    if game is None or game.version != copy.after:
        if copy.after:
            raise NoCopy(f"There is no copy of version {copy.after}.")
        game = RunningGame(copy.header)
        game.only_played()
        game.journal.snapshots = deque(maxlen=SNAPSHOTS)
    for _ in game.fold(copy.entries):
        pass
    _games[copy.header.table] = game
    return game


LARGE: Final = frozenset({"begin", "lay_out", "show", "bake", "show_beginning", "page_of", "review", "ponder"})
"""Jobs that leave nothing behind them but room."""
JOBS: Final[dict[str, Callable[..., Any]]] = {
    job.__name__: job
    for job in (
        begin,
        lay_out,
        show,
        bake,
        show_beginning,
        page_of,
        review,
        play_bots,
        look_ahead,
        look_at,
        look_at_all,
        look_why,
        ponder,
        analyse_page,
        lay_puzzle,
        forget,
        rest,
    )
}
