"""`graveshift secret`: a new secret for the tokens of the server."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "secret",
        help="make a new secret that signs links and invitations",
        description="Make a new secret that signs links, seats and invitations. What older secrets have signed stays "
        "good, unless they are forgotten. Stop the server first, or start its workers again afterwards.",
        allow_abbrev=False,
    )
    parser.add_argument("--forget", action="store_true", help="every link and seat that exists becomes worthless")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.server.app import open_store
    from graveshift.server.settings import settings_for

    async def rotate() -> None:
        store, _ = open_store(settings_for(arguments.data))
        await store.open()
        try:
            await store.rotate(arguments.forget)
        finally:
            await store.close()

    asyncio.run(rotate())
    print("There is a new secret." + (" Everything older is worthless." if arguments.forget else ""))
    return 0
