"""The coach's part of what is done in a process of its own: a slice of an advice, a page of an analysis.

Nothing is remembered that an answer depends on, so any process may go on with what another one began.
"""

from __future__ import annotations

import time
from datetime import date
from typing import Any, Final

import msgspec

from graveshift.coach.advice import Inquiry, Slice
from graveshift.coach.analysis import AnalysisCarry, AnalysisPage, Reader
from graveshift.coach.effort import DEPTHS, EFFORTS
from graveshift.coach.futures import Future, World, weigh
from graveshift.coach.puzzle import of_day, puzzles
from graveshift.coach.telling import ToldAdvice, told
from graveshift.content import Text
from graveshift.kernel import record as kernel
from graveshift.kernel.digest import digest_of
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.thaw import thaw
from graveshift.server.bodies import PuzzleData, PuzzleOption
from graveshift.server.catalogue import board
from graveshift.server.errors import NotFound
from graveshift.server.film import checked
from graveshift.server.playing import begun
from graveshift.server.store import Header

TURN: Final = 1.0
"""Seconds after which others have their turn; what has been begun is finished first."""

Work = tuple[Slice, list[list[Future]]]


class Pondered(msgspec.Struct, frozen=True):
    """What a turn of thinking has brought: more futures, or the advice."""

    work: list[Work]
    share: float
    """How far it is, 0 to 1."""
    advice: ToldAdvice | None = None


def ponder(header: Header, frozen: dict[str, Any], seat: int, effort: str, done: list[Work]) -> Pondered:
    """Go on thinking about a question for a turn. `frozen` is a game drawn from what the seat knows."""
    rules = begun(header, header.chance.copy() if header.chance is not None else None).game.rules
    world = World(header.game, thaw(rules, frozen), seat)
    chosen = EFFORTS[effort]
    inquiry = Inquiry(world, chosen)
    for work, found in done:
        if inquiry.next() != work:
            raise GraveshiftError("This is another question.")
        inquiry.take(work, found)
    fresh: list[Work] = []
    until = time.perf_counter() + TURN
    while (following := inquiry.next()) is not None:
        if fresh and time.perf_counter() > until:
            return Pondered(fresh, inquiry.done / max(1, inquiry.total))
        found = weigh(world, list(following.keys), following.first, following.count, chosen.rounds)
        fresh.append((following, found))
        inquiry.take(following, found)
    return Pondered(fresh, 1.0, told(world, inquiry.advice()))


def analyse_page(record: kernel.Record, seat: int, depth: str, carry: AnalysisCarry) -> AnalysisPage:
    """Go on with the analysis of a game for a turn."""
    reader = _reader(record, seat, depth, carry)
    until = time.perf_counter() + TURN
    page = reader.read(lambda: time.perf_counter() > until)
    _readers.clear()
    if page.carry is not None:
        _readers[_name(record, seat, depth, page.carry)] = reader
    return page


def lay_puzzle(day: date) -> PuzzleData:
    """The puzzle of a day as the page shows it."""
    if not puzzles():
        raise NotFound("There is no puzzle here.", pl="Nie ma tu łamigłówki.")
    puzzle = of_day(day)
    table = puzzle.table()
    decision = table.game.decision
    assert decision is not None
    options = [
        PuzzleOption(option.key, Text(en=option.label("en"), pl=option.label("pl"))) for option in decision.options
    ]
    prompt = Text(en=decision.prompt("en"), pl=decision.prompt("pl"))
    return PuzzleData(
        name=puzzle.name,
        day=str(day),
        game=table.name,
        prompt=prompt,
        options=options,
        record=table.record(),
        solution=puzzle.solution,
        board=board(table.name, table.game.position),
        view=table.game.view(decision.seat if decision.seat is not None else 0),
    )


def _reader(record: kernel.Record, seat: int, depth: str, carry: AnalysisCarry) -> Reader:
    """The record at this place; where the last page was read here, it still lies open."""
    reader = _readers.pop(_name(record, seat, depth, carry), None)
    if reader is None:
        reader = Reader(checked(record), seat, DEPTHS[depth])
        seats = reader.game.rules.seats(reader.game.position)
        if seat >= seats:
            raise NotFound(f"This game has seats 1 to {seats}.", pl=f"Miejsca w tej grze mają numery od 1 do {seats}.")
        reader.skip_to(carry)
    return reader


def _name(record: kernel.Record, seat: int, depth: str, carry: AnalysisCarry) -> str:
    return f"{whose_game(record, seat)} {depth} {digest_of(msgspec.to_builtins(carry, str_keys=True))}"


def whose_game(record: kernel.Record, seat: int) -> str:
    """A name for a record as a seat reads it."""
    return digest_of([msgspec.to_builtins(record, str_keys=True), seat])


_readers: Final[dict[str, Reader]] = {}
"""The record that was read last, at the page where it goes on."""
