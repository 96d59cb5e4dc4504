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
  graveshift play --game tiny-epic-zombies     the mall: choose, or press Enter
  graveshift play --game tiny-epic-zombies --mode coop-vs-zombie --seats 3 --bot 3=greedy
  graveshift play --resume                     go on with the last game
  graveshift play --resume evening.json        go on with a saved one

In the game, type `help`.
"""

WESTERN = ("mission", "survivors")
MALL = ("mode", "difficulty", "zombie_seat", "humans")
"""Options of one game."""


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
    parser.add_argument("--game", metavar="GAME", help="undead-or-alive (if left out) or tiny-epic-zombies")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as there can be)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a rule option: ultrared=true")
    western = parser.add_argument_group("Undead or Alive")
    western.add_argument("--mission", metavar="M", help="a mission (m0 to m10) or a mission file")
    western.add_argument("--survivors", metavar="NAMES", help="up to six survivors with commas, in seating order")
    mall = parser.add_argument_group("Tiny Epic Zombies")
    mall.add_argument("--mode", metavar="MODE", help="solo, coop, coop-vs-zombie, competitive, competitive-vs-zombie")
    mall.add_argument("--difficulty", metavar="D", help="easy, normal, hard or epic, where there is no Zombie Player")
    mall.add_argument("--zombie-seat", type=int, metavar="N", help="the Zombie Player's seat (default: the last)")
    mall.add_argument("--humans", metavar="NAMES", help="Player Cards with commas, in turn order (default: chosen)")
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

    games = autosaves()
    chosen: Start | Path | str | None = game_of(arguments)
    while isinstance(chosen, str):
        chosen = menu_of(chosen)(console, arguments.language or "en", games[0] if games else None).choose()
    if chosen is None:
        return 0
    if isinstance(chosen, Path):
        return resume_file(chosen, console=console, language=arguments.language or "", **keep)
    if arguments.undo:
        chosen.undo = arguments.undo
    return play_start(chosen, console=console, **keep)


def has_set_up(arguments: argparse.Namespace) -> bool:
    """Was anything chosen on the command line? Then nothing is asked."""
    return any(value is not None for value in set_up_of(arguments)) or bool(arguments.set or arguments.bot)


def set_up_of(arguments: argparse.Namespace) -> list[Any]:
    return [getattr(arguments, name) for name in ("seats", "seed", *WESTERN, *MALL)]


def game_of(arguments: argparse.Namespace) -> str:
    """The game that is meant; the options of one are no options of another."""
    game: str = arguments.game or (
        "tiny-epic-zombies" if any(getattr(arguments, name) is not None for name in MALL) else "undead-or-alive"
    )
    foreign = {"undead-or-alive": MALL, "tiny-epic-zombies": WESTERN}
    if game not in foreign:
        raise SetupError(f"There is no game '{game}' here; there are: {', '.join(foreign)}.")
    for name in foreign[game]:
        if getattr(arguments, name) is not None:
            raise SetupError(f"--{name.replace('_', '-')} is no option of {game}.")
    return game


def menu_of(game: str) -> Any:
    """The dialogue before a game."""
    from graveshift.play.tiny_epic_zombies import menu as mall
    from graveshift.play.undead_or_alive import menu as western

    return {"undead-or-alive": western.Menu, "tiny-epic-zombies": mall.Menu}[game]


def start_of(arguments: argparse.Namespace) -> Start:
    """The set-up of the command line."""
    from graveshift.bots import read_bots
    from graveshift.play.start import Start

    game = game_of(arguments)
    options = mall_options(arguments) if game == "tiny-epic-zombies" else western_options(arguments)
    return Start(
        game=game,
        options=options,
        seed=arguments.seed,
        bots=read_bots(arguments.bot, options.get("seats", 1)),
        undo=arguments.undo or "free",
        language=arguments.language or "en",
    )


def western_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The set-up of Undead or Alive."""
    from graveshift.cli.mission import mission_options

    options: dict[str, Any] = {}
    if arguments.mission is not None:
        options |= mission_options(arguments.mission)
    if arguments.seats is not None:
        options["seats"] = arguments.seats
    if arguments.survivors is not None:
        options["survivors"] = listed(arguments.survivors)
    for word in arguments.set:
        options |= rule_option(word)
    return options


def mall_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The set-up of Tiny Epic Zombies; a mode is for as few as it allows, unless somebody says how many."""
    from graveshift.games.tiny_epic_zombies.content import load

    modes = load().modes
    mode = arguments.mode or ("solo" if arguments.seats in (None, 1) else "coop")
    if mode not in modes:
        raise SetupError(f"There is no mode '{mode}'; there are: {', '.join(modes)}.")
    options: dict[str, Any] = {"mode": mode, "seats": arguments.seats or modes[mode].seats[0]}
    if arguments.difficulty is not None:
        options["difficulty"] = arguments.difficulty
    if arguments.zombie_seat is not None:
        options["zombie_seat"] = arguments.zombie_seat - 1
    if arguments.humans is not None:
        options["humans"] = listed(arguments.humans)
    if arguments.set:
        options["switches"] = dict(switch(word) for word in arguments.set)
    return options


def listed(names: str) -> list[str]:
    return [name.strip().lower() for name in names.split(",") if name.strip()]


def switch(word: str) -> tuple[str, str]:
    """`cure-order=snake`"""
    name, equals, value = word.partition("=")
    if not equals:
        raise SetupError(f"--set {word}: write NAME=VALUE, such as cure-order=snake.")
    return name.strip(), value.strip()


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

    if any(value is not None for value in set_up_of(arguments)) or arguments.set or arguments.game:
        raise GraveshiftError("--resume goes on with the set-up of the file; leave out game, seats, seed and the like.")
    bots = None
    if arguments.bot:
        bots = read_bots(arguments.bot, int(load(path).options.get("seats", 1)))
    return resume_file(
        path, console=console, language=arguments.language or "", bots=bots, undo=arguments.undo or "", **keep
    )
