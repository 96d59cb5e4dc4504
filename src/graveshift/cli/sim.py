"""`graveshift sim`: let bots play many games and count."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.cli.speaking import examples
from graveshift.cli.whose import game_for
from graveshift.cli.writable import must_be_writable
from graveshift.kernel.registry import default_game

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.sim import Job, Result, Store

EXAMPLES = """\
examples:
{games}
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games and count",
        description="Play many games in parallel and report win rates, rounds, kills, goals and causes of loss.",
        epilog=EXAMPLES.format(games=examples("sim", width=54)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--game", metavar="NAME", help=f"which game (as a mission file says, else {default_game()})")
    parser.add_argument(
        "--mission",
        action="append",
        metavar="ID|FILE",
        help="a mission or `all`; again for several (default: the first)",
    )
    parser.add_argument(
        "--mode", action="append", metavar="ID", help="a mode or `all`; again for several (default: all)"
    )
    parser.add_argument(
        "--difficulty", action="append", metavar="ID", help="a difficulty or `all`; again for several (default: all)"
    )
    parser.add_argument(
        "--bot", action="append", metavar="NAME", help="the bot of all seats, or `2=NAME` for one (greedy)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each mission or set-up (100)")
    parser.add_argument("--seats", metavar="N", help="players at the table (1; with modes `all`)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance begins (1)")
    parser.add_argument(
        "--rounds", type=int, default=200, metavar="N", help="a game that is not over by then is stalled (200)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that play, at most one for each core (1)"
    )
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="play on Ray: on this machine, or at an address"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every result as a line of this file")
    parser.add_argument("--resume", action="store_true", help="go on with the file of an interrupted batch")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report as a page with plots")
    parser.add_argument("--svg", type=Path, metavar="FOLDER", help="write every plot as a file of this folder")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each game as CSV")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write the same as Parquet")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.kernel.registry import game_type
    from graveshift.sim import Header, SimError, Store
    from graveshift.sim.export import must_have_parquet

    arguments.game = game_for(arguments.game, arguments.mission or ())
    if arguments.games < 1 or arguments.workers < 1 or arguments.rounds < 1:
        raise SimError("--games, --workers and --rounds must be at least 1.")
    if arguments.resume and arguments.out is None:
        raise SimError("--resume needs --out: the file to go on with.")
    jobs = jobs_for(arguments)
    bots = max((job.bots for job in jobs), key=len)
    files = [(f"--{name}", getattr(arguments, name)) for name in ("html", "csv", "parquet", "out")]
    must_be_writable(files, ("--svg", arguments.svg))
    if arguments.parquet is not None:
        must_have_parquet()
    header = Header(arguments.game, game_type(arguments.game).version, bots, arguments.seed, arguments.rounds)
    store = Store(arguments.out, header, resume=arguments.resume) if arguments.out is not None else None
    with store if store is not None else nullcontext():
        results, finished = play_all(jobs, store, arguments.workers, arguments.ray)
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
    from graveshift.parts.batch import batch_of
    from graveshift.sim import Job

    assert games
    return [
        Job(arguments.game, name, options, seated(arguments, options["seats"]), index, arguments.seed, arguments.rounds)
        for name, options in batch_of(arguments.game).setups(arguments).items()
        for index in range(arguments.games)
    ]


def seated(arguments: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The bot of each seat."""
    from graveshift.bots import read_bots

    chosen = read_bots(arguments.bot or ["greedy"], seats)
    return tuple(chosen.get(seat, "greedy") for seat in range(seats))


def play_all(jobs: list[Job], store: Store | None, workers: int, ray: str | None = None) -> tuple[list[Result], bool]:
    """The results of all jobs in their order, and whether every one was played."""
    from graveshift.sim import cores
    from graveshift.sim import run as play_jobs
    from graveshift.sim.progress import Progress

    done = dict(store.results) if store is not None else {}
    if workers > cores():
        count = f"{cores()} core{'s' if cores() > 1 else ''}"
        print(f"graveshift: this machine has {count}; as many processes play.", file=sys.stderr)
    left = [job for job in jobs if (job.name, job.index) not in done]
    progress = Progress(len(jobs), len(jobs) - len(left))
    finished = True
    try:
        for result in play_jobs(left, workers, ray):
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

    from graveshift.parts.batch import batch_of
    from graveshift.sim import by_goal, plots, summarise
    from graveshift.sim.export import as_rows, write_csv, write_parquet
    from graveshift.sim.maps import maps_of
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
        names = batch_of(arguments.game).titles([entry.name for entry in summaries], [entry.goal for entry in goals])
        lengths = {summary.name: plots.lengths(summary.name, results) for summary in summaries}
        maps = maps_of(arguments.game, results)
        page = as_page(summaries, names, command(arguments), bots, goals, maps, lengths)
        arguments.html.write_text(page, encoding="utf-8")
    if arguments.svg is not None:
        write_plots(arguments, results)
    rows = as_rows(results, ",".join(bots))
    if arguments.csv is not None:
        write_csv(rows, arguments.csv)
    if arguments.parquet is not None:
        write_parquet(rows, arguments.parquet)


def write_plots(arguments: argparse.Namespace, results: list[Result]) -> None:
    """Every plot of the page as a file that needs nothing else."""
    from graveshift.parts.batch import batch_of
    from graveshift.sim import plots, summarise
    from graveshift.sim.maps import maps_of
    from graveshift.sim.page import STYLE

    folder: Path = arguments.svg
    folder.mkdir(parents=True, exist_ok=True)
    summaries = summarise(results)
    titles = batch_of(arguments.game).titles([entry.name for entry in summaries], [])
    last = max((point.round for summary in summaries for point in summary.curve), default=1)
    drawn = {"win-rates": plots.win_rates(summaries, titles)}
    for summary in summaries:
        drawn[f"{summary.name}-survival"] = plots.survival(summary, last)
        drawn[f"{summary.name}-length"] = plots.lengths(summary.name, results)
        drawn[f"{summary.name}-losses"] = plots.losses(summary)
    for name, maps in maps_of(arguments.game, results).items():
        drawn |= {f"{name}-{kind}": svg for kind, svg in maps.items()}
    for name, svg in drawn.items():
        whole = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
            ">", f"><style>{STYLE}</style>", 1
        )
        (folder / f"{name.replace(' ', '-')}.svg").write_text(whole, encoding="utf-8")


def command(arguments: argparse.Namespace) -> str:
    """The command that plays these games again."""
    from graveshift.sim import ROUNDS

    words = ["graveshift", "sim"]
    if arguments.game != default_game():
        words += ["--game", arguments.game]
    for name in ("mission", "mode", "difficulty"):
        for word in getattr(arguments, name) or ():
            words += [f"--{name}", word]
    if arguments.seats is not None:
        words += ["--seats", arguments.seats]
    for bot in arguments.bot or ["greedy"]:
        words += ["--bot", bot]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.rounds != ROUNDS:
        words += ["--rounds", str(arguments.rounds)]
    return shlex.join(words)
