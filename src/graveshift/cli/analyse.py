"""`graveshift analyse`: how a finished game was played: chance to win, mistakes, luck apart from skill."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from graveshift.cli.speaking import terminal_language
from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift analyse evening.json                    in the terminal
  graveshift analyse evening.json --html page.html   a page with the curve
  graveshift analyse evening.json --json --depth deep
  graveshift analyse evening.json --depth deep --ray   on Ray

Every figure comes from games drawn from what the seat knew and played on by
rule of thumb; the same record gives the same figures anywhere.
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "analyse",
        help="say how a recorded game was played",
        description="The chance to win round by round, turning points, mistakes and missed chances, luck and skill.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="whose chance to win (default: seat 1)")
    parser.add_argument("--depth", choices=("quick", "normal", "deep"), default="quick", help="how closely to look")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that look at it (default: 1)")
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="work on Ray: on this machine, or at an address"
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write it as a page")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from graveshift.cli.output import show
    from graveshift.cli.writable import must_be_writable
    from graveshift.coach.effort import DEPTHS
    from graveshift.coach.report import as_page, as_text
    from graveshift.coach.sharing import analyse
    from graveshift.kernel.record import load
    from graveshift.kernel.replaying import opened

    must_be_writable([("--html", arguments.html)])
    record = load(arguments.file)
    game = opened(record).game
    seats = game.rules.seats(game.position)
    if not 1 <= arguments.seat <= seats:
        raise GraveshiftError(
            f"--seat {arguments.seat}: the seats of this game are 1 to {seats}.",
            pl=f"--seat {arguments.seat}: miejsca w tej grze to 1 do {seats}.",
        )
    language = arguments.language or terminal_language()
    depth = DEPTHS[arguments.depth]
    analysis = analyse(record, arguments.seat - 1, depth, arguments.workers, arguments.ray, progress())
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if arguments.html is not None:
        arguments.html.write_text(as_page(analysis, language, arguments.file.stem), encoding="utf-8")
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        show(as_text(analysis, language))
    return 0


def progress() -> Callable[[int, int], None]:
    """Says how far it is and how long it may still take, for whoever watches."""
    began = monotonic()

    def tell(done: int, total: int) -> None:
        if sys.stderr.isatty():
            left = (monotonic() - began) / done * (total - done)
            print(f"\r{done}/{total} answers, {left:.0f} s left ", end="", file=sys.stderr, flush=True)

    return tell
