"""The first page of a game's menu: begin at once, choose one by one, go on, or turn to the other game."""

from __future__ import annotations

from pathlib import Path

from graveshift.play.asking import Asking, Left
from graveshift.play.console import Console
from graveshift.play.reading import folded
from graveshift.play.start import Start
from graveshift.play.words import LANGUAGES, Words


class FirstPage(Asking):
    """The dialogue; every question can be answered with Enter. A game says what it greets with and what it asks."""

    other_game: str
    other_game_words: str
    """The name of the line that offers it."""

    def __init__(self, console: Console, language: str, last_game: Path | None) -> None:
        super().__init__(console, language)
        self.last_game = last_game

    def choose(self) -> Start | Path | str | None:
        """A game to begin, a game to go on with, the name of the other game, or None: the player leaves."""
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
                if typed == "4":
                    return self.other_game
                self.console.say(self.words("menu-what"))
            self.words = Words(typed)

    def _offer_the_rest(self) -> None:
        if self.last_game is not None:
            self.console.say(self.words("menu-continue", path=self.last_game.name))
        for line in (self.other_game_words, "menu-language", "menu-quit"):
            self.console.say(self.words(line))
