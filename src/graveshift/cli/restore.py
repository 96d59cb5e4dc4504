"""`graveshift restore`: a backup into an empty store."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from graveshift.cli.backup import declare

if TYPE_CHECKING:
    from graveshift.cli import Commands


def add(commands: Commands) -> None:
    declare(
        commands,
        "restore",
        run,
        "fill an empty store from a backup",
        "Fill an empty data folder, or an empty PostgreSQL database (DATABASE_URL), from a backup. "
        "Links and invitations stay good. No server may be running on it.",
        "what `graveshift backup` wrote",
    )


def run(arguments: argparse.Namespace) -> int:
    from graveshift.server.settings import settings_for
    from graveshift.server.store.backup import restore

    found = restore(settings_for(arguments.data), arguments.file)
    print(f"Restored {found.tables} tables with {found.entries} entries.")
    return 0
