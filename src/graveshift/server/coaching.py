"""The coach at the table and over films: who may ask, how much, and what processes of their own work out for it.

What is sent there about a running game is drawn from what the seat knows; the true position stays here.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Any, Final

from graveshift.coach.analysis import AnalysisCarry, AnalysisPage
from graveshift.coach.telling import ToldAdvice
from graveshift.kernel import record as kernel
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.thaw import freeze
from graveshift.server import watch
from graveshift.server.bodies import PuzzleData
from graveshift.server.connection import Connection
from graveshift.server.errors import NotAllowed, NotFound, TableError, TooMuch
from graveshift.server.hall import Hall
from graveshift.server.heard import AskAdvice
from graveshift.server.keeping import Stale
from graveshift.server.messages import Advice, AdvisedOption, Thinking
from graveshift.server.pondering import Pondered, Work, whose_game
from graveshift.server.room import Room, refusal

OFF: Final = "off"
ANALYSIS: Final = 3
"""Questions that an analysis counts for."""

ANALYSES: Final = 1_000
"""That are remembered as paid for."""
_read: Final[dict[str, int]] = {}
"""How far each has been read."""
DAYS: Final = 8
"""Puzzles that are kept."""
_puzzles: Final[dict[date, PuzzleData]] = {}
_tasks: Final[dict[asyncio.Task[None], Connection]] = {}


def begin(hall: Hall, room: Room, connection: Connection, message: AskAdvice) -> None:
    """Think about the pending question, and tell what came of it; meanwhile the connection is listened to."""
    if connection in _tasks.values():
        raise TooMuch(
            "The coach is still thinking about your last question.",
            pl="Trener jeszcze myśli nad poprzednim pytaniem.",
        )
    task = asyncio.create_task(answer(hall, room, connection, message))
    _tasks[task] = connection
    task.add_done_callback(lambda done: _tasks.pop(done, None))


async def answer(hall: Hall, room: Room, connection: Connection, message: AskAdvice) -> None:
    """The advice, or the sentence that says why there is none."""
    try:
        version, told = await advise(hall, room, connection, message.id)
    except GraveshiftError as error:
        connection.tell(refusal(message.id, error, connection.language))
    except Exception:
        watch.alarm("the coach failed", table=room.id)
        failed = TableError("The coach failed at this.", pl="Trener sobie z tym nie poradził.")
        connection.tell(refusal(message.id, failed, connection.language))
    else:
        connection.tell(spoken(message.id, version, told, connection.language))


async def advise(hall: Hall, room: Room, connection: Connection, reply: str) -> tuple[int, ToldAdvice]:
    """What the coach would do in the pending question, and the version of it; meanwhile, how far it is."""
    if hall.limits.coach_effort == OFF:
        raise TableError("There is no coach on this server.", pl="Na tym serwerze nie ma trenera.")
    if room.seating.uncoached:
        raise TableError(
            "The host has switched the coach off at this table.", pl="Gospodarz wyłączył trenera przy tym stole."
        )
    async with room.lock:
        game = await room.game()
        room.check_looking(game, connection)
        decision = game.decision
        if decision is None or decision.only:
            raise TableError("There is nothing to choose now.", pl="Teraz nie ma nic do wyboru.")
        seat = decision.seat if decision.seat is not None else connection.active(room.seating)[0]
        version = game.version
        frozen: dict[str, Any] = freeze(game.game.determinized(seat, 0))
    spend(hall, room.payer, 1)
    done: list[Work] = []
    while True:
        pondered: Pondered = await hall.crew.long(
            room.payer, "ponder", room.header, frozen, seat, hall.limits.coach_effort, done
        )
        if pondered.advice is not None:
            return version, pondered.advice
        done += pondered.work
        if room.version != version or connection not in room.connections:
            raise Stale("The game has moved on.", pl="Gra poszła już dalej.")
        connection.tell(Thinking(id=reply, share=round(pondered.share, 3)))


async def analyse(hall: Hall, payer: str, record: kernel.Record, seat: int, carry: AnalysisCarry) -> AnalysisPage:
    """A page of the analysis of a finished game."""
    if hall.limits.coach_effort == OFF:
        raise TableError("There is no coach on this server.", pl="Na tym serwerze nie ma trenera.")
    name = f"{payer} {whose_game(record, seat)}"
    if _read.get(name, carry.answers) >= carry.answers:  # later pages are paid for with the first
        spend(hall, payer, ANALYSIS)
    _read.pop(name, None)
    _read[name] = carry.answers
    while len(_read) > ANALYSES:
        del _read[next(iter(_read))]
    page: AnalysisPage = await hall.crew.long(payer, "analyse_page", record, seat, hall.limits.coach_effort, carry)
    return page


async def puzzle(hall: Hall, payer: str, day: str) -> PuzzleData:
    """The puzzle of a day; it is played again in a process of its own, once for each day and worker."""
    try:
        asked = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        raise NotFound(f"{day} is no day.", pl=f"{day} to nie jest dzień.") from None
    if asked not in _puzzles:
        if len(_puzzles) >= DAYS:
            _puzzles.clear()
        _puzzles[asked] = await hall.crew.long(payer, "lay_puzzle", asked)
    return _puzzles[asked]


def spend(hall: Hall, payer: str, count: int) -> None:
    """So many questions for each address."""
    if not hall.coached.take(payer, count):
        raise TooMuch(
            "The coach has been asked too much from your address; wait a few minutes.",
            pl="Z twojego adresu zbyt często pytano trenera; odczekaj kilka minut.",
        )


def spoken(reply: str, version: int, told: ToldAdvice, language: str) -> Advice:
    """The advice in the language of the connection."""
    options = [
        AdvisedOption(
            key=option.key,
            chance=option.chance,
            low=option.low,
            high=option.high,
            futures=option.futures,
            why=option.why.get(language, ""),
        )
        for option in told.options
    ]
    return Advice(
        id=reply,
        version=version,
        seat=told.seat,
        before=told.before,
        options=options,
        looked_at=told.looked_at,
        offered=told.offered,
    )


class NotOver(NotAllowed):
    """An analysis knows the whole game."""


def not_over() -> NotOver:
    return NotOver(
        "A game is analysed when it is over.",
        pl="Grę można przeanalizować po jej zakończeniu.",
    )
