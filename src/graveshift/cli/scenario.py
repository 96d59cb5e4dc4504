"""`graveshift scenario`: check scenario files, or play one at the table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift scenario check tests                    every scenario file of a folder
  graveshift scenario check noise.yaml --quiet       only what fails
  graveshift scenario play noise.yaml                open it at the table

docs/scenarios.md has every key, every action form and every expectation.
"""

FAILED = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "scenario",
        help="check scenario files, or play one",
        description="A scenario file sets a position, scripts chance, plays and checks.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    checking = actions.add_parser("check", help="play scenario files and say pass or fail", allow_abbrev=False)
    checking.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files, or folders of them")
    checking.add_argument("--quiet", action="store_true", help="print only what fails")
    checking.set_defaults(run=run_check)
    playing = actions.add_parser("play", help="open a scenario at the table", allow_abbrev=False)
    playing.add_argument("file", type=Path, metavar="FILE", help="a scenario file")
    playing.add_argument("--name", metavar="NAME", help="which scenario, if the file has several")
    playing.set_defaults(run=run_play)


def run_check(arguments: argparse.Namespace) -> int:
    """Pass or fail for each scenario; the exit code is 1 if one failed."""
    from graveshift.scenario import check, find_files

    passed = failed = 0
    for result in check(find_files(arguments.files)):
        if result.passed:
            passed += 1
        else:
            failed += 1
        if not (result.passed and arguments.quiet):
            print(result, flush=True)
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed else 0


def run_play(arguments: argparse.Namespace) -> int:
    """Open a scenario at the text table."""
    from graveshift.play import play_table
    from graveshift.scenario import start

    table = start(arguments.file, arguments.name)
    print(table.options["scenario"]["name"])
    return play_table(table)
