"""A game of the family in the terminal: the situation in words, and the choices before the game."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.parts.terminal import Terminal
from graveshift.parts.terminal.arguments import listed
from graveshift.zombicide.rules.book import Book

if TYPE_CHECKING:
    from graveshift.parts.terminal.asking import ReadBots
    from graveshift.parts.terminal.console import Console
    from graveshift.parts.terminal.first_page import FirstPage
    from graveshift.parts.terminal.teller import Teller
    from graveshift.zombicide.terminal.missions import BoxMissions


class ZombicideTerminal(Terminal):
    """Missions, survivors and the rules that a table may change.

    A game says in `terminal/table.py` who tells its table (TELLER) and what comes before it (MENU), in
    `terminal/missions.py` what missions there are (MISSIONS).
    """

    def __init__(self, book: Book) -> None:
        super().__init__(book.name)
        self.book = book

    def part(self, name: str) -> Any:
        """A module of the game, loaded when somebody needs it."""
        return import_module(f"{self.book.package}.{name}")

    def teller(self, language: str) -> Teller:
        teller: Teller = self.part("terminal.table").TELLER(language, self.part("content.setup").SETUP)
        return teller

    def menu(self, console: Console, language: str, last_game: Path | None, read_bots: ReadBots) -> FirstPage:
        setup = self.part("content.setup").SETUP
        page: FirstPage = self.part("terminal.table").MENU(setup, console, language, last_game, read_bots)
        return page

    def missions(self) -> BoxMissions:
        """The missions of the box and of designers."""
        missions: BoxMissions = self.part("terminal.missions").MISSIONS
        return missions

    def options(self, arguments: argparse.Namespace) -> dict[str, Any]:
        options = super().options(arguments)
        if arguments.mission is not None:
            options = self.missions().options(arguments.mission) | options
        if arguments.survivors is not None:
            options["survivors"] = listed(arguments.survivors)
        return options

    def choices(self, argument: str) -> list[str]:
        return list(self.book.missions) if argument == "mission" else []
