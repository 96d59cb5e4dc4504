"""Tiny Epic Zombies in the terminal: the Mall and its people in words, and the choices before the game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.content import LANGUAGES
from graveshift.kernel.errors import SetupError
from graveshift.parts.terminal import Terminal
from graveshift.parts.terminal.arguments import labelled, listed, switch

if TYPE_CHECKING:
    from graveshift.parts.terminal.asking import ReadBots
    from graveshift.parts.terminal.console import Console
    from graveshift.parts.terminal.first_page import FirstPage
    from graveshift.parts.terminal.teller import Teller


class MallTerminal(Terminal):
    """Modes, difficulties, people and switches."""

    def teller(self, language: str) -> Teller:
        from graveshift.games.tiny_epic_zombies.terminal.table import MallTeller

        return MallTeller(language)

    def menu(self, console: Console, language: str, last_game: Path | None, read_bots: ReadBots) -> FirstPage:
        from graveshift.games.tiny_epic_zombies.terminal.menu import Menu

        return Menu(self.game, console, language, last_game, read_bots)

    def options(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """A mode is for as few as it allows, unless somebody says how many."""
        from graveshift.games.tiny_epic_zombies.content.loading import load

        modes = load().modes
        mode = arguments.mode or ("solo" if arguments.seats in (None, 1) else "coop")
        if mode not in modes:
            english, polish = (", ".join(labelled(load().modes, language)) for language in LANGUAGES)
            raise SetupError(
                f"There is no mode '{mode}'; there are: {english}.", pl=f"Nie ma trybu „{mode}”; są: {polish}."
            )
        options: dict[str, Any] = {"mode": mode, "seats": arguments.seats or modes[mode].seats[0]}
        if arguments.difficulty is not None:
            options["difficulty"] = arguments.difficulty
        if arguments.zombie_seat is not None:
            options["zombie_seat"] = arguments.zombie_seat - 1
        if arguments.humans is not None:
            options["humans"] = listed(arguments.humans)
        if arguments.set:
            options["switches"] = dict(switch(word) for word in arguments.set)
        return options

    def choices(self, argument: str) -> list[str]:
        from graveshift.games.tiny_epic_zombies.content.loading import load

        if argument == "mode":
            return list(load().modes)
        return list(load().difficulties) if argument == "difficulty" else []


TERMINAL = MallTerminal("tiny-epic-zombies")
