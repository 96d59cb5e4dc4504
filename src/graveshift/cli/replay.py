"""`graveshift replay`: tell a record as a story, or play on from any point of it."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.play.replaying import Replay, Step

EXAMPLES = """\
examples:
  graveshift replay evening.json                   the whole game as a story
  graveshift replay evening.json --to 40           the first 40 answers
  graveshift replay evening.json --to 40 --play    play on from there, as a new game
  graveshift replay evening.json --events          every event as one line of JSON
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a record as a story, or play on from it",
        description="Tell a record as a story, or play on from any point of it. The file stays as it is.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--to", type=int, metavar="N", help="stop after N answers")
    parser.add_argument("--events", action="store_true", help="print every event as JSON, one a line")
    parser.add_argument("--speed", type=float, metavar="N", help="tell N answers a second (default: all at once)")
    parser.add_argument("--play", action="store_true", help="play on from there; the new game gets a record of its own")
    parser.add_argument("--save", "--record", type=Path, metavar="FILE", help="with --play: keep the new game there")
    parser.add_argument("--force", action="store_true", help="let --save write over a file that is something else")
    parser.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as it was played)")
    parser.add_argument("--plain", action="store_true", help="never wrap or indent lines (for screen readers)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.kernel.record import load
    from graveshift.parts.terminal.words import known_language
    from graveshift.play import Console, resume_file
    from graveshift.play.replaying import Replay

    if arguments.speed is not None and arguments.speed <= 0:
        raise GraveshiftError(
            "--speed is a number of answers a second, more than 0.",
            pl="--speed to liczba odpowiedzi na sekundę, większa od 0.",
        )
    if arguments.to is not None and arguments.to < 0:
        raise GraveshiftError("--to is a number of answers, 0 or more.", pl="--to to liczba odpowiedzi, 0 lub więcej.")
    console = Console(sys.stdin, sys.stdout, plain=arguments.plain)
    record = load(arguments.file)
    if arguments.to is not None and arguments.to > len(record.answers):
        raise GraveshiftError(
            f"{arguments.file} has {len(record.answers)} answers; --to {arguments.to} is beyond them.",
            pl=f"{arguments.file}: liczba odpowiedzi to {len(record.answers)}; --to {arguments.to} wykracza poza nie.",
        )
    if arguments.play:
        whole = arguments.to is None or arguments.to == len(record.answers)
        upto = len(record.answers) if whole else arguments.to
        return resume_file(
            arguments.file,
            console=console,
            upto=upto,
            language=arguments.language or "",
            save=arguments.save,
            force=arguments.force,
        )
    replay = Replay(record, str(arguments.file), arguments.language or known_language(record.table.language))
    tell = tell_data if arguments.events else tell_story
    tell(replay, console, arguments.to, arguments.speed)
    return 0


def tell_story(replay: Replay, console: Any, upto: int | None, speed: float | None) -> None:
    """Who decided what, and what came of it, under the banners of rounds and phases."""
    from graveshift.parts.terminal import teller_for
    from graveshift.parts.terminal.words import Words
    from graveshift.play.story import tell_events

    game, words = replay.table.game, Words(replay.language)
    teller = teller_for(replay.table.name, replay.language)
    for line in teller.opening(replay.record.options):
        console.say(line)
    log = game.journal.log if game.journal is not None else []
    tell_events(console, game, log, teller, None)
    for step in replay.steps(upto):
        who = words("player", number=step.seat + 1) if step.seat is not None else words("team")
        console.say(f"{step.number}. {who}: {step.label}")
        tell_events(console, game, log[step.events_from :], teller, None)
        _pause(speed)
    decision = game.decision
    if decision is not None:
        console.heading(words("not-over", prompt=decision.prompt(replay.language)))


def tell_data(replay: Replay, console: Any, upto: int | None, speed: float | None) -> None:
    """Every event with the answer that led to it, its rule and its arguments."""
    game = replay.table.game
    log = game.journal.log if game.journal is not None else []
    _print_events(replay, None, 0, len(log))
    for step in replay.steps(upto):
        _print_events(replay, step, step.events_from, len(log))
        _pause(speed)


def _print_events(replay: Replay, step: Step | None, first: int, last: int) -> None:
    import msgspec

    for event in replay.table.game.events_since(first)[: last - first]:
        told = {
            "answer": step.number if step is not None else 0,
            "key": step.key if step is not None else "",
            "event": event.name,
            "rule": event.rule,
            "data": event.data,
        }
        print(msgspec.json.encode(told).decode())


def _pause(speed: float | None) -> None:
    if speed is not None:
        sys.stdout.flush()
        time.sleep(1 / speed)
