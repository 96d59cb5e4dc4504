"""Trying an option in thought: many times, each with dice and hidden things drawn anew, never with those to come."""

from __future__ import annotations

from typing import Final

from graveshift.kernel.chance import stream
from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from graveshift.kernel.journal import LogEntry

TRIES: Final = 300


def tries(game: Game, decision: Decision, option: Option, count: int = TRIES) -> list[list[LogEntry]]:
    """The events that follow an option, once for each try; further questions get their first answer.

    A try ends where the next boundary is reached, which may be after phases that run by themselves.
    """
    return [_try(game, decision.seat, option.code, number) for number in range(count)]


def _try(game: Game, seat: int | None, code: int, number: int) -> list[LogEntry]:
    twin = game.determinized(seat, stream(number))
    log: list[LogEntry] = []
    twin.position.log = log
    twin.answer(code)
    while not twin.over and not twin.at_boundary():
        twin.answer(twin.codes[0])
    return log
