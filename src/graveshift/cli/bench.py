"""`graveshift bench`: measure speed beside our peers."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.parts.bench import Setup

EXAMPLES = """\
examples:
  graveshift bench                        both games: plain, compiled, Catanatron, ratios and budgets
  graveshift bench --missions             every mission and mode too, each beside Catanatron
  graveshift bench --quick --json         roughly, as one JSON object
  graveshift bench --against ../before    this source tree beside another, in turns: faster or slower?
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure speed beside our peers",
        description="Measure random play, copies and option lists on one core: plain, compiled, and Catanatron.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--mission", "--setup", metavar="NAME", help="which mission of the first game to measure in full"
    )
    parser.add_argument("--missions", action="store_true", help="also play every mission and every mode")
    parser.add_argument("--against", type=Path, metavar="TREE", help="measure this source tree beside that one instead")
    parser.add_argument("--quick", action="store_true", help="a few seconds instead of minutes; rougher figures")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from graveshift.bench import contest, report

    chosen = chosen_setups(arguments.mission)
    if arguments.against is not None:
        return duel_with(arguments, chosen)
    size = contest.QUICK if arguments.quick else contest.FULL
    results = contest.hold(chosen, size, arguments.missions)
    data = report.as_data(results, size)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
    else:
        print(report.as_text(data))
    return 0


def chosen_setups(named: str | None) -> list[Setup]:
    """What is measured in full: one set-up of each game, and of the first the one that is named."""
    from graveshift.kernel.registry import default_game, names
    from graveshift.parts.bench import bench_of

    benches = [bench_of(name) for name in names()]
    return [
        bench.named(named if named is not None and bench.game == default_game() else bench.main()) for bench in benches
    ]


def duel_with(arguments: argparse.Namespace, setups: list[Setup]) -> int:
    """This source tree against another: one set-up of each game, or all of them."""
    import msgspec

    from graveshift.bench import duel, ours

    if arguments.missions:
        setups = [setup for kind in ours.setups().values() for setup in kind]
    notes: list[str] = []
    races = duel.hold(arguments.against, setups, duel.QUICK if arguments.quick else duel.FULL, notes)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(duel.as_data(races, notes)), indent=2).decode())
    else:
        print(duel.as_text(races, notes))
    return 0
