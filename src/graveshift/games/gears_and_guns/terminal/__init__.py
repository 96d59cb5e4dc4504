"""Gears & Guns in the terminal."""

from __future__ import annotations

import argparse
from typing import Any, Final

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.terminal import ZombicideTerminal

DECKS: Final = {"advanced": True, "classic": False}


class SteamTerminal(ZombicideTerminal):
    """The town with steam."""

    def options(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """With the decks that were chosen, and what was kept in the last game of a run (GG-AMB-01, GG-KEEP-06)."""
        options = super().options(arguments)
        if arguments.decks is not None:
            options["advanced_decks"] = advanced(arguments.decks)
        if arguments.keep is None:
            return options
        from graveshift.games.gears_and_guns.terminal.run import carried_over

        return carried_over(arguments.keep) | options

    def choices(self, argument: str) -> list[str]:
        return list(DECKS) if argument == "decks" else super().choices(argument)


def advanced(word: str) -> bool:
    """Are these the advanced decks?"""
    if word not in DECKS:
        raise SetupError(
            f"--decks {word}: write advanced or classic (GG-AMB-01).",
            pl=f"--decks {word}: napisz advanced albo classic (GG-AMB-01).",
        )
    return DECKS[word]


TERMINAL = SteamTerminal(BOOK)
