"""`graveshift backup`: everything a server has, in one file, while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands


def add(commands: Commands) -> None:
    declare(
        commands,
        "backup",
        run,
        "write all tables of the server into one file, while it runs",
        "Write all tables of the server into one file. The server may run meanwhile. DATABASE_URL names a "
        "PostgreSQL database, else the data folder is backed up.",
        "the backup; it holds the server's secrets",
    )


def declare(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], brief: str, whole: str, file: str
) -> None:
    """A command about a store and one file."""
    parser = commands.add_parser(name, help=brief, description=whole, allow_abbrev=False)
    parser.add_argument("file", type=Path, metavar="FILE", help=file)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.server.settings import settings_for
    from graveshift.server.store.backup import back_up

    found = back_up(settings_for(arguments.data), arguments.file)
    print(f"{arguments.file}: {found.tables} tables with {found.entries} entries.")
    return 0
