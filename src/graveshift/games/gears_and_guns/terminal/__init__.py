"""Gears & Guns in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.zombicide.terminal import ZombicideTerminal


class SteamTerminal(ZombicideTerminal):
    """The town with steam."""

    def options(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """With what was kept in the last game of a run (GG-KEEP-06)."""
        options = super().options(arguments)
        if arguments.keep is None:
            return options
        from graveshift.games.gears_and_guns.terminal.run import carried_over

        return carried_over(arguments.keep) | options


TERMINAL = SteamTerminal(BOOK)
