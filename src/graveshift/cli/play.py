"""`graveshift play`: play a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.kernel.errors import GraveshiftError, SetupError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.play.start import Start

EXAMPLES = """\
examples:
  graveshift play                              choose, or press Enter for a quick start
  graveshift play --mission m4 --survivors carl,meg,pablito,concepcion --seed 7
  graveshift play --mission m0 --seats 2 --bot 2=random --language pl
  graveshift play --resume                     go on with the last game
  graveshift play --resume evening.json        go on with a saved one

In the game, type `help`.
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal, by number or by word. It works with a screen reader.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--text", action="store_true", help="text mode (`graveshift serve` has the browser table)")
    parser.add_argument("--mission", metavar="M", help="a mission (m0 to m10) or a mission file")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players, 1 to 6 (default 1)")
    parser.add_argument("--survivors", metavar="NAMES", help="up to six survivors with commas, in seating order")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a rule option: ultrared=true")
    parser.add_argument("--bot", action="append", default=[], metavar="SEAT=BOT", help="a bot in a seat: 2=random")
    parser.add_argument("--seed", type=int, metavar="N", help="the seed of all chance (default: drawn)")
    parser.add_argument("--language", choices=("en", "pl"), help="English or Polish")
    parser.add_argument("--undo", choices=("free", "until-revealed", "off"), help="what may be taken back")
    parser.add_argument("--save", "--record", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, or the last one"
    )
    parser.add_argument("--force", action="store_true", help="let --save write over a file that is something else")
    parser.add_argument("--plain", action="store_true", help="never wrap or indent lines (for screen readers)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.play import Console, play_start, resume_file
    from graveshift.play.evening import last_game
    from graveshift.play.saving import autosaves

    console = Console(sys.stdin, sys.stdout, plain=arguments.plain)
    keep: dict[str, Any] = {"save": arguments.save, "force": arguments.force}
    if arguments.resume is not None:
        path = Path(arguments.resume) if arguments.resume else last_game()
        return resume(arguments, path, console, keep)
    if has_set_up(arguments):
        return play_start(start_of(arguments), console=console, **keep)

    from graveshift.play.undead_or_alive.menu import Menu

    games = autosaves()
    chosen = Menu(console, arguments.language or "en", games[0] if games else None).choose()
    if chosen is None:
        return 0
    if isinstance(chosen, Path):
        return resume_file(chosen, console=console, language=arguments.language or "", **keep)
    if arguments.undo:
        chosen.undo = arguments.undo
    return play_start(chosen, console=console, **keep)


def has_set_up(arguments: argparse.Namespace) -> bool:
    """Was anything chosen on the command line? Then nothing is asked."""
    chosen = (arguments.mission, arguments.seats, arguments.survivors, arguments.seed)
    return any(value is not None for value in chosen) or bool(arguments.set or arguments.bot)


def start_of(arguments: argparse.Namespace) -> Start:
    """The set-up of the command line."""
    from graveshift.bots import read_bots
    from graveshift.cli.mission import mission_options
    from graveshift.play.start import Start

    options: dict[str, Any] = {}
    if arguments.mission is not None:
        options |= mission_options(arguments.mission)
    if arguments.seats is not None:
        options["seats"] = arguments.seats
    if arguments.survivors is not None:
        options["survivors"] = [name.strip().lower() for name in arguments.survivors.split(",") if name.strip()]
    for word in arguments.set:
        options |= rule_option(word)
    return Start(
        options=options,
        seed=arguments.seed,
        bots=read_bots(arguments.bot, arguments.seats or 1),
        undo=arguments.undo or "free",
        language=arguments.language or "en",
    )


def rule_option(word: str) -> dict[str, Any]:
    """`ultrared=true`, `holy_water_cost=1`"""
    import msgspec

    name, equals, value = word.partition("=")
    if not equals:
        raise SetupError(f"--set {word}: write NAME=VALUE, such as ultrared=true.")
    try:
        return {name.strip().replace("-", "_"): msgspec.json.decode(value)}
    except msgspec.DecodeError:
        raise SetupError(f"--set {word}: the value is true, false or a number.") from None


def resume(arguments: argparse.Namespace, path: Path, console: Any, keep: dict[str, Any]) -> int:
    from graveshift.bots import read_bots
    from graveshift.kernel.record import load
    from graveshift.play import resume_file

    set_up = (arguments.mission, arguments.seats, arguments.survivors, arguments.seed)
    if any(value is not None for value in set_up) or arguments.set:
        raise GraveshiftError(
            "--resume goes on with the set-up of the file; leave out mission, seats, survivors, seed."
        )
    bots = None
    if arguments.bot:
        bots = read_bots(arguments.bot, int(load(path).options.get("seats", 1)))
    return resume_file(
        path, console=console, language=arguments.language or "", bots=bots, undo=arguments.undo or "", **keep
    )
