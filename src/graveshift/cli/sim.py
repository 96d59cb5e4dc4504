"""`graveshift sim`: let bots play many games and count."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.sim import Job, Result, Store

EXAMPLES = """\
examples:
  graveshift sim --mission m1 --games 1000 --seed 1 --workers 2
  graveshift sim --mission all --games 500 --workers 2 --out all.jsonl --html all.html
  graveshift sim --mission all --games 500 --workers 2 --out all.jsonl --resume     goes on after an interruption
  graveshift sim --mission my-mission.yaml --bot greedy --games 100 --json
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games and count",
        description="Play many games in parallel and report win rates, rounds, kills, adrenaline and causes of loss.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--game", default="undead-or-alive", metavar="NAME", help="which game (undead-or-alive)")
    parser.add_argument(
        "--mission", action="append", metavar="ID|FILE", help="a mission, several, or `all` (default: m0)"
    )
    parser.add_argument(
        "--bot", action="append", metavar="NAME", help="the bot of all seats, or `2=NAME` for one (greedy)"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each mission (100)")
    parser.add_argument("--seats", type=int, default=1, metavar="N", help="players at the table (1)")
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
    header = Header(arguments.game, game_type(arguments.game).version, jobs[0].bots, arguments.seed)
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
    from graveshift.bots import read_bots
    from graveshift.sim import Job

    chosen = read_bots(arguments.bot or ["greedy"], arguments.seats)
    bots = tuple(chosen.get(seat, "greedy") for seat in range(arguments.seats))
    return [
        Job(arguments.game, name, options, bots, index, arguments.seed)
        for name, options in setups(arguments.game, arguments.mission or ["m0"], arguments.seats).items()
        for index in range(arguments.games)
    ]


def setups(game: str, missions: list[str], seats: int) -> dict[str, dict[str, Any]]:
    """The set-ups that these words mean, by name."""
    import graveshift.games as games
    from graveshift.cli.mission import mission_options
    from graveshift.kernel.registry import game_type
    from graveshift.sim import SimError

    assert games
    known = {set_up_name(options): options for options in game_type(game).setups() if options.get("seats", 1) == seats}
    found: dict[str, dict[str, Any]] = {}
    for word in missions:
        if word == "all":
            found |= known
        elif word in known:
            found[word] = known[word]
        elif game == "undead-or-alive":
            options = mission_options(word)
            found[str(options["mission"])] = {**options, "seats": seats}
        else:
            raise SimError(
                f"There is no mission '{word}' of {game} for {seats} players; there are: {', '.join(known)}."
            )
    if not found:
        raise SimError(f"{game} cannot be played by {seats} players.")
    return found


def set_up_name(options: dict[str, Any]) -> str:
    """The mission, or what else tells set-ups apart."""
    if "mission" in options:
        return str(options["mission"])
    return " ".join(str(value) for key, value in options.items() if key != "seats") or "standard"


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

    from graveshift.sim import summarise
    from graveshift.sim.page import as_page
    from graveshift.sim.text import as_text

    summaries = summarise(results)
    if arguments.json:
        data = {"bots": jobs[0].bots, "seed": arguments.seed, "missions": summaries}
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
    else:
        print(as_text(summaries))
    if arguments.html is not None:
        titles = {summary.name: title_of(arguments.game, summary.name) for summary in summaries}
        page = as_page(summaries, titles, command(arguments), jobs[0].bots)
        arguments.html.write_text(page, encoding="utf-8")


def title_of(game: str, name: str) -> str:
    """A mission as people know it."""
    if game != "undead-or-alive":
        return name
    from graveshift.games.undead_or_alive.content import load

    mission = load().missions.get(name)
    return f"{name.upper()} {mission.title.en}" if mission is not None else name


def command(arguments: argparse.Namespace) -> str:
    """The command that plays these games again."""
    words = ["graveshift", "sim"]
    for mission in arguments.mission or ["m0"]:
        words += ["--mission", mission]
    for bot in arguments.bot or ["greedy"]:
        words += ["--bot", bot]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.seats != 1:
        words += ["--seats", str(arguments.seats)]
    return shlex.join(words)
