"""`graveshift serve`: the online table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift serve --open                  play in the browser on this machine
  graveshift serve --host 0.0.0.0          friends in the same network can join
  DATABASE_URL=postgresql://user@host/name graveshift serve --workers 4
                                           PostgreSQL, and as many processes as you like

Games are kept in the data folder (--data, else $XDG_DATA_HOME/graveshift, else ~/.local/share/graveshift), and go on
where they were after a restart.
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="play in the browser, alone, together, online",
        description="Run the online table: a web server for any number of games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, metavar="NUMBER", help="on which port (8000)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes; needs PostgreSQL (1)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.server.serving import serve

    return serve(arguments.host, arguments.port, arguments.workers, arguments.data, arguments.open)
