"""The first page of a game's menu: begin at once, choose one by one, go on, or turn to another game."""

from __future__ import annotations

from pathlib import Path

from graveshift.kernel.registry import module_of, names
from graveshift.parts.terminal.asking import Asking, Left, ReadBots
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.start import Start
from graveshift.parts.terminal.words import LANGUAGES, Words


class FirstPage(Asking):
    """The dialogue; every question can be answered with Enter. A game says what it greets with and what it asks."""

    def __init__(self, game: str, console: Console, language: str, last_game: Path | None, read_bots: ReadBots) -> None:
        super().__init__(console, language, read_bots)
        self.game = game
        self.last_game = last_game
        self.others = {str(number): name for number, name in enumerate((n for n in names() if n != game), start=4)}
        """The other games, by the number that chooses them."""

    def choose(self) -> Start | Path | str | None:
        """A game to begin, a game to go on with, the name of another game, or None: the player leaves."""
        try:
            return self._first_page()
        except Left:
            return None

    def greet(self) -> None:
        """What the game is called, and what 1 and 2 begin."""
        raise NotImplementedError

    def quick(self) -> Start:
        raise NotImplementedError

    def one_by_one(self) -> Start:
        raise NotImplementedError

    def _first_page(self) -> Start | Path | str:
        while True:
            self.greet()
            self._offer_the_rest()
            while (typed := folded(self.ask("menu-prompt"))) not in LANGUAGES:
                if typed in ("", "1"):
                    return self.quick()
                if typed == "2":
                    return self.one_by_one()
                if typed == "3" and self.last_game is not None:
                    return self.last_game
                if typed in self.others:
                    return self.others[typed]
                self.console.say(self.words("menu-what"))
            self.words = Words(typed)

    def _offer_the_rest(self) -> None:
        if self.last_game is not None:
            self.console.say(self.words("menu-continue", path=self.last_game.name))
        for number, name in self.others.items():
            title = module_of(name).titled(self.words.language)
            self.console.say(self.words("menu-other", number=number, title=title))
        for line in ("menu-language", "menu-quit"):
            self.console.say(self.words(line))


class PlainPage(FirstPage):
    """The menu of a game that says nothing about itself but its name."""

    def greet(self) -> None:
        self.console.heading(module_of(self.game).titled(self.words.language))
        for line in ("plain-quick", "plain-choose"):
            self.console.say(self.words(line))

    def quick(self) -> Start:
        return Start(game=self.game, language=self.words.language)

    def one_by_one(self) -> Start:
        undo = self.ask_undo()
        return Start(game=self.game, seed=self.ask_seed(), undo=undo, language=self.words.language)
