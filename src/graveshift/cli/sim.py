"""`graveshift sim`: let bots play many games and count."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.sim import Job, Result, Store

EXAMPLES = """\
examples:
  graveshift sim --mission m1 --games 1000 --seed 1 --workers 2
  graveshift sim --mission all --games 500 --workers 2 --out all.jsonl --html all.html
  graveshift sim --mission all --games 500 --workers 2 --out all.jsonl --resume     goes on after an interruption
  graveshift sim --mission my-mission.yaml --bot greedy --games 100 --json
  graveshift sim --game tiny-epic-zombies --mode coop --difficulty hard --seats 3 --games 500
  graveshift sim --game tiny-epic-zombies --games 200         every mode, difficulty and number of seats
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games and count",
        description="Play many games in parallel and report win rates, rounds, kills, goals and causes of loss.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--game", default="undead-or-alive", metavar="NAME", help="which game (undead-or-alive)")
    parser.add_argument(
        "--mission", action="append", metavar="ID|FILE", help="a mission, several, or `all` (default: m0)"
    )
    parser.add_argument("--mode", action="append", metavar="ID", help="a mode, several, or `all` (default: all)")
    parser.add_argument(
        "--difficulty", action="append", metavar="ID", help="a difficulty of a mode, several, or `all` (default: all)"
    )
    parser.add_argument(
        "--bot", action="append", metavar="NAME", help="the bot of all seats, or `2=NAME` for one (greedy)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each mission or set-up (100)")
    parser.add_argument("--seats", metavar="N", help="players at the table (1; with modes `all`)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance begins (1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every result as a line of this file")
    parser.add_argument("--resume", action="store_true", help="go on with the file of an interrupted batch")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report as a page with plots")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.kernel.registry import game_type
    from graveshift.sim import Header, SimError, Store

    if arguments.games < 1 or arguments.workers < 1:
        raise SimError("--games and --workers must be at least 1.")
    if arguments.resume and arguments.out is None:
        raise SimError("--resume needs --out: the file to go on with.")
    jobs = jobs_for(arguments)
    bots = max((job.bots for job in jobs), key=len)
    header = Header(arguments.game, game_type(arguments.game).version, bots, arguments.seed)
    store = Store(arguments.out, header, resume=arguments.resume) if arguments.out is not None else None
    with store if store is not None else nullcontext():
        results, finished = play_all(jobs, store, arguments.workers)
    if not results:
        return 130
    report(arguments, jobs, results)
    if finished:
        return 0
    kept = f" {len(results)} games are kept in {arguments.out}; --resume goes on." if store is not None else ""
    print(f"graveshift: interrupted.{kept}", file=sys.stderr)
    return 130


def jobs_for(arguments: argparse.Namespace) -> list[Job]:
    """Every game to be played, in order."""
    import graveshift.games as games
    from graveshift.cli.sim_setups import setups
    from graveshift.sim import Job

    assert games
    return [
        Job(arguments.game, name, options, seated(arguments, options["seats"]), index, arguments.seed)
        for name, options in setups(arguments).items()
        for index in range(arguments.games)
    ]


def seated(arguments: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The bot of each seat."""
    from graveshift.bots import read_bots

    chosen = read_bots(arguments.bot or ["greedy"], seats)
    return tuple(chosen.get(seat, "greedy") for seat in range(seats))


def play_all(jobs: list[Job], store: Store | None, workers: int) -> tuple[list[Result], bool]:
    """The results of all jobs in their order, and whether every one was played."""
    from graveshift.sim import run as play_jobs
    from graveshift.sim.progress import Progress

    done = dict(store.results) if store is not None else {}
    left = [job for job in jobs if (job.name, job.index) not in done]
    progress = Progress(len(jobs), len(jobs) - len(left))
    finished = True
    try:
        for result in play_jobs(left, workers):
            done[result.name, result.index] = result
            if store is not None:
                store.add(result)
            progress.step(result.won)
    except KeyboardInterrupt:
        finished = False
    progress.close()
    return [done[job.name, job.index] for job in jobs if (job.name, job.index) in done], finished


def report(arguments: argparse.Namespace, jobs: list[Job], results: list[Result]) -> None:
    """As a table or as JSON, and as a page where one is wanted."""
    import msgspec

    from graveshift.cli.sim_setups import titles
    from graveshift.sim import by_goal, summarise
    from graveshift.sim.page import as_page
    from graveshift.sim.text import as_text

    summaries, goals = summarise(results), by_goal(results)
    bots = max((job.bots for job in jobs), key=len)
    if arguments.json:
        data = {
            "command": command(arguments),
            "bots": bots,
            "seed": arguments.seed,
            "missions": summaries,
            "goals": goals,
        }
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
    else:
        print(as_text(summaries, goals))
    if arguments.html is not None:
        names = titles(arguments.game, [entry.name for entry in summaries], [entry.goal for entry in goals])
        page = as_page(summaries, names, command(arguments), bots, goals)
        arguments.html.write_text(page, encoding="utf-8")


def command(arguments: argparse.Namespace) -> str:
    """The command that plays these games again."""
    words = ["graveshift", "sim"]
    if arguments.game != "undead-or-alive":
        words += ["--game", arguments.game]
    for name in ("mission", "mode", "difficulty"):
        for word in getattr(arguments, name) or ():
            words += [f"--{name}", word]
    if arguments.seats is not None:
        words += ["--seats", arguments.seats]
    for bot in arguments.bot or ["greedy"]:
        words += ["--bot", bot]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    return shlex.join(words)
