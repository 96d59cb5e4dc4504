"""A game in the terminal: how it is told, what is asked before it begins, and its words on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.kernel import registry

if TYPE_CHECKING:
    import argparse

    from graveshift.parts.terminal.asking import ReadBots
    from graveshift.parts.terminal.console import Console
    from graveshift.parts.terminal.first_page import FirstPage
    from graveshift.parts.terminal.teller import Teller


class Terminal:
    """The plain form, which fits every game; a game with more to say overrides what it needs."""

    def __init__(self, game: str) -> None:
        self.game = game

    def teller(self, language: str) -> Teller:
        """Who tells the game."""
        from graveshift.parts.terminal.teller import Teller

        return Teller(language)

    def menu(self, console: Console, language: str, last_game: Path | None, read_bots: ReadBots) -> FirstPage:
        """The dialogue before the game."""
        from graveshift.parts.terminal.first_page import PlainPage

        return PlainPage(self.game, console, language, last_game, read_bots)

    def options(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """The set-up that the command line means: its `arguments` of the descriptor, --seats and --set."""
        from graveshift.parts.terminal.arguments import rule_option

        options: dict[str, Any] = {} if arguments.seats is None else {"seats": arguments.seats}
        for word in arguments.set:
            options |= rule_option(word)
        return options

    def choices(self, argument: str) -> list[str]:
        """What the Tab key offers for one of its arguments."""
        return []


def terminal_of(game: str) -> Terminal:
    """The terminal of a game, or the plain one."""
    module = registry.module_of(game)
    if not module.terminal:
        return Terminal(game)
    terminal: Terminal = registry.part(module.terminal)
    return terminal


def teller_for(game: str, language: str) -> Teller:
    """The teller of a game by its name."""
    return terminal_of(game).teller(language)
