"""`graveshift bench`: measure speed beside our peers."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift bench                        both games: plain, compiled, Catanatron, ratios and budgets
  graveshift bench --missions             every mission and mode too, each beside Catanatron
  graveshift bench --quick --json         roughly, as one JSON object
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
    parser.add_argument("--mission", default="m4", metavar="NAME", help="which mission to measure in full (m4)")
    parser.add_argument("--missions", action="store_true", help="also play every mission and every mode")
    parser.add_argument("--quick", action="store_true", help="a few seconds instead of minutes; rougher figures")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from graveshift.bench import contest, report
    from graveshift.games.undead_or_alive.content import load

    if arguments.mission not in load().missions:
        raise GraveshiftError(f"There is no mission '{arguments.mission}'; there are: {', '.join(load().missions)}.")
    size = contest.QUICK if arguments.quick else contest.FULL
    results = contest.hold(arguments.mission, size, arguments.missions)
    data = report.as_data(results, arguments.mission, size)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
    else:
        print(report.as_text(data))
    return 0
