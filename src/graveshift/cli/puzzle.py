"""`graveshift puzzle`: the puzzle of the day, in which one option is clearly the best; or puzzles from one's games."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.cli.parser import completes
from graveshift.cli.speaking import said, terminal_language
from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.coach.puzzle import Puzzle

EXAMPLES = """\
examples:
  graveshift puzzle                       the puzzle of the day
  graveshift puzzle --list                all of them
  graveshift puzzle --name NAME           one of them
  graveshift puzzle --find evening.json --out mine
                                          puzzles in a game of yours

A puzzle is a record whose last answer is the solution:
`graveshift replay` tells it.
"""

NOT_SOLVED = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "puzzle",
        help="solve the puzzle of the day",
        description="A position of a played game in which one option is clearly the best: which?",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="of another day than today (UTC)")
    completes(parser.add_argument("--name", metavar="NAME", help="this one"), names)
    parser.add_argument("--list", action="store_true", help="list all puzzles")
    parser.add_argument("--find", type=Path, nargs="+", metavar="RECORD", help="look for puzzles in records")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="with --find: only every N-th question")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="with --find: write them there")
    parser.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    parser.set_defaults(run=run)


def names() -> list[str]:
    from graveshift.coach.puzzle import puzzles

    return [puzzle.name for puzzle in puzzles()]


def run(arguments: argparse.Namespace) -> int:
    from graveshift.coach.puzzle import named, of_day

    if arguments.find:
        return find(arguments)
    if arguments.list:
        print("\n".join(names()))
        return 0
    puzzle = named(arguments.name) if arguments.name else of_day(day_of(arguments.day))
    return solve(puzzle, arguments.language or terminal_language())


def day_of(word: str | None) -> date:
    if word is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise GraveshiftError(
            f"--day {word}: a day is written like 2026-11-17.", pl=f"--day {word}: dzień zapisuje się tak: 2026-11-17."
        ) from None


def find(arguments: argparse.Namespace) -> int:
    """Look for puzzles, and write each as a record of its own."""
    from graveshift.coach.puzzle import search
    from graveshift.kernel.record import load, save

    folder: Path = arguments.out or Path()
    folder.mkdir(parents=True, exist_ok=True)
    for path in arguments.find:
        for puzzle in search(load(path), max(1, arguments.every)):
            file = folder / f"{puzzle.name}.json"
            save(puzzle.record, file)
            print(f"{file}: {puzzle.solution}", flush=True)
    return 0


def solve(puzzle: Puzzle, language: str) -> int:
    """Show the position, ask, and say what the coach thinks of the answer."""
    from graveshift.bots import Seats
    from graveshift.parts.terminal import teller_for
    from graveshift.parts.terminal.console import Console
    from graveshift.parts.terminal.reading import exact, fitting
    from graveshift.play.session import Session

    console = Console(sys.stdin, sys.stdout)
    table = puzzle.table()
    table.settings.language = language
    session = Session(table, Seats(table.game.rules.seats(table.game.position), {}), console, None)
    session.told_events = len(table.game.journal.log) if table.game.journal is not None else 0
    console.heading(said("puzzle", language, name=puzzle.name))
    for line in teller_for(table.name, language).opening(puzzle.record.options):
        console.say(line)
    decision = table.game.decision
    assert decision is not None
    session.tell_parts(session.teller.situation(table.game, session.viewer(decision)))
    session.tell_question(decision)
    while True:
        typed = console.ask(said("puzzle-ask", language))
        if typed is None:
            return NOT_SOLVED
        found = exact(session.offered, typed)
        fits = [found] if found is not None else fitting(session.offered, typed)
        if len(fits) == 1:
            return judged(puzzle, table, fits[0].key, console, language)
        console.say(said("puzzle-which", language, last=str(len(session.offered))))


def judged(puzzle: Puzzle, table: Any, key: str, console: Any, language: str) -> int:
    """Right or wrong, with the chances of what was chosen and of the solution."""
    from graveshift.coach import World, weigh
    from graveshift.coach.advice import mean
    from graveshift.coach.analysis import compared
    from graveshift.coach.puzzle import PROOF, SEARCH
    from graveshift.content import percent

    decision = table.game.decision
    world = World(table.name, table.game, decision.seat or 0)
    right = key == puzzle.solution
    keys = [puzzle.solution] if right else [puzzle.solution, key]
    rows = weigh(world, keys, 1_000, PROOF, SEARCH.rounds)
    solution, chosen = decision.option(puzzle.solution).label(language), decision.option(key).label(language)
    chance = percent(mean(rows[0]))
    if right:
        console.say(said("puzzle-right", language, label=solution, chance=chance))
        return 0
    mine = percent(mean(rows[1]))
    console.say(said("puzzle-wrong", language, label=solution, chance=chance, chosen=chosen, mine=mine))
    console.say(compared(world, rows[0], rows[1]).get(language, ""))
    return NOT_SOLVED
