"""From a set-up, a record or a table to a session: who sits where, where the game is kept, what is said first."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from graveshift.bots import seat_bots
from graveshift.kernel.errors import RecordError
from graveshift.kernel.journal import AUTO
from graveshift.kernel.record import Table
from graveshift.parts.terminal import teller_for
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.start import Start, undo_here
from graveshift.parts.terminal.words import Words, known_language
from graveshift.play.replaying import open_record
from graveshift.play.saving import autosaves, check_target, is_autosave, new_autosave
from graveshift.play.session import Session


def play_table(table: Table, *, console: Console | None = None, save: Path | None = None, force: bool = False) -> int:
    """Play a table in the terminal until the end or until the player leaves; the exit code.

    The game is kept in `save`, or under a name of its own in the user's data folder.
    """
    console = console or Console(sys.stdin, sys.stdout)
    journal = table.game.journal
    answers = len(journal.keys) if journal is not None else 0
    seats = seat_bots(table.game.rules.seats(table.game.position), table.settings.bots, table.seed + answers)
    if save is not None and not force:
        check_target(table.record(), save)
    path = save or new_autosave(table.name, str(table.options.get("mission") or table.options.get("mode") or ""))
    return Session(table, seats, console, path).run()


def play_start(start: Start, *, console: Console, save: Path | None = None, force: bool = False) -> int:
    """Begin a game and play it."""
    table = start.table()
    words = Words(start.language)
    for line in teller_for(table.name, start.language).opening(table.options):
        console.say(line)
    for seat, name in sorted(start.bots.items()):
        console.say(words("bot-plays", number=seat + 1, name=name))
    if table.chance is not None:
        console.say(words("chance-is", commitment=table.chance.commitment))
    else:
        console.say(words("seed-is", seed=table.seed))
    if start.undo not in (AUTO, table.settings.undo):
        console.say(words("undo-not-past"))
    console.say(words("help-hint"))
    return play_table(table, console=console, save=save, force=force)


def resume_file(
    path: Path,
    *,
    console: Console,
    upto: int | None = None,
    language: str = "",
    bots: Mapping[int, str] | None = None,
    undo: str = "",
    save: Path | None = None,
    force: bool = False,
) -> int:
    """Go on from a record; bots, undo and language are as they were unless said otherwise.

    The file itself is written again only if it is an autosave that goes on from its end, or if `save` names it.
    """
    replay = open_record(path)
    table = replay.to(upto)
    settings = table.settings
    if bots is None and len(settings.bots) >= table.game.rules.seats(table.game.position):
        # Somebody sits down: a game that only bots played has no seat for them otherwise.
        bots = {}
    settings.bots = settings.bots if bots is None else dict(bots)
    settings.language = language or known_language(settings.language)
    chosen = undo or settings.undo
    settings.undo = undo_here(chosen, table, settings.bots)
    if save is None and upto is None and is_autosave(path):
        save, force = path, True
    journal = table.game.journal
    answers = len(journal.keys) if journal is not None else 0
    words = Words(settings.language)
    console.say(words("resumed", path=path, count=answers))
    if settings.undo != chosen:
        console.say(words("undo-not-past"))
    return play_table(table, console=console, save=save, force=force)


def last_game() -> Path:
    """The game that was played last."""
    found = autosaves()
    if not found:
        raise RecordError(
            "There is no game to go on with yet; `graveshift play` begins one.",
            pl="Nie ma jeszcze gry, którą można kontynuować; zaczyna ją `graveshift play`.",
        )
    return found[0]
