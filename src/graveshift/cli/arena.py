"""`graveshift arena`: bots beside each other on the same games."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.cli.whose import game_for
from graveshift.cli.writable import must_be_writable
from graveshift.kernel.registry import default_game

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift arena --bots random,greedy --mission all --games 40 --workers 2
  graveshift arena --bots random,greedy --games 200 --out arena          arena-random.jsonl, arena-greedy.jsonl
  graveshift arena --bots random,greedy --games 400 --out arena --resume goes on, with more games if you like
  graveshift arena --bots random,greedy --games 400 --ray                on Ray
  graveshift arena --bots random,greedy --games 40 --docs docs/bots.md   the ladder into a page
  graveshift arena --seats 2 --bots greedy,planner+greedy                seat by seat; --wins-of 1: what seat 1 wins
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play the same games and compare them",
        description="Every bot plays the same set-ups and seeds; win rates with intervals, and pairs game by game.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--game", metavar="NAME", help=f"which game (as a mission file says, else {default_game()})")
    parser.add_argument("--mission", action="append", metavar="ID|FILE", help="a mission or `all`; again for several")
    parser.add_argument("--mode", action="append", metavar="ID", help="a mode or `all`; again for several")
    parser.add_argument("--difficulty", action="append", metavar="ID", help="a difficulty or `all`; again for several")
    parser.add_argument("--seats", metavar="N", help="players at the table (1; with modes `all`)")
    parser.add_argument(
        "--bots", default="random,greedy", metavar="NAMES", help="with commas (random,greedy); `a+b` is seat by seat"
    )
    parser.add_argument("--wins-of", type=int, metavar="SEAT", help="what counts is that this seat wins (the people)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games of each set-up for each bot (40)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance begins (1)")
    parser.add_argument("--rounds", type=int, default=200, metavar="N", help="a longer game is stalled (200)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="play on Ray: on this machine, or at an address"
    )
    parser.add_argument("--out", metavar="NAME", help="keep the games in NAME-BOT.jsonl")
    parser.add_argument("--resume", action="store_true", help="go on with these files")
    parser.add_argument("--docs", type=Path, metavar="FILE", help="write the ladder into this page")
    parser.add_argument("--json", action="store_true", help="print the ladder as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from graveshift.bots import make_bot
    from graveshift.cli.sim import play_all
    from graveshift.kernel.registry import game_type
    from graveshift.parts.batch import batch_of
    from graveshift.sim import Header, SimError, Store, arena
    from graveshift.sim.store import must_be_new

    arguments.game = game_for(arguments.game, arguments.mission or ())
    if arguments.games < 1 or arguments.workers < 1 or arguments.rounds < 1:
        raise SimError("--games, --workers and --rounds must be at least 1.")
    if arguments.resume and arguments.out is None:
        raise SimError("--resume needs --out: the files to go on with.")
    bots = list(dict.fromkeys(arguments.bots.split(",")))
    for bot in bots:
        for name in bot.split("+"):
            make_bot(name, 0)  # it says if there is none
    kept = {bot: Path(f"{arguments.out}-{bot}.jsonl") for bot in bots} if arguments.out is not None else {}
    must_be_writable([("--docs", arguments.docs), *(("--out", path) for path in kept.values())])
    for path in kept.values():
        must_be_new(path, resume=arguments.resume)
    batch = batch_of(arguments.game)
    setups = batch.setups(arguments)
    played: arena.Played = {}
    finished = True
    for bot in bots:
        jobs = arena.jobs_of(arguments.game, setups, bot, arguments.games, arguments.seed, arguments.rounds)
        version = game_type(arguments.game).version
        header = Header(arguments.game, version, tuple(bot.split("+")), arguments.seed, arguments.rounds)
        store = Store(kept[bot], header, resume=arguments.resume) if kept else None
        with store if store is not None else nullcontext():
            results, whole = play_all(jobs, store, arguments.workers, arguments.ray)
        counted = arena.wins_of(results, arguments.wins_of)
        played[bot] = {(result.name, result.index): result for result in counted}
        finished = finished and whole
        if not whole:
            break
    if not any(played.values()):
        return 130
    found = arena.ladder(arguments.game, arguments.seed, command(arguments), played, batch.grades(list(setups)))
    print(
        msgspec.json.format(msgspec.json.encode(found), indent=2).decode() if arguments.json else arena.as_text(found)
    )
    if arguments.docs is not None and finished:
        page = arguments.docs.read_text(encoding="utf-8") if arguments.docs.exists() else "# Bots\n"
        arguments.docs.write_text(arena.with_ladder(page, found), encoding="utf-8")
    if not finished:
        print("graveshift: interrupted; with --out, --resume goes on.", file=sys.stderr)
    return 0 if finished else 130


def command(arguments: argparse.Namespace) -> str:
    """The command that plays these games again."""
    from graveshift.sim import ROUNDS

    words = ["graveshift", "arena", "--game", arguments.game]
    for name in ("mission", "mode", "difficulty"):
        for word in getattr(arguments, name) or ():
            words += [f"--{name}", word]
    if arguments.seats is not None:
        words += ["--seats", arguments.seats]
    if arguments.wins_of is not None:
        words += ["--wins-of", str(arguments.wins_of)]
    words += ["--bots", arguments.bots, "--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.rounds != ROUNDS:
        words += ["--rounds", str(arguments.rounds)]
    return shlex.join(words)
