"""Before the game: quick start with one key, or mode, players, difficulty and bots chosen one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from graveshift.games.tiny_epic_zombies.content.loading import load, measured
from graveshift.games.tiny_epic_zombies.content.structs import Mode
from graveshift.parts.terminal.asking import ReadBots
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.first_page import FirstPage
from graveshift.parts.terminal.measured import won_by
from graveshift.parts.terminal.start import Start

QUICK: dict[str, Any] = {"mode": "solo", "seats": 1, "difficulty": "normal"}
BOT = "greedy"


class Menu(FirstPage):
    """Mode, players, difficulty and bots."""

    def __init__(self, game: str, console: Console, language: str, last_game: Path | None, read_bots: ReadBots) -> None:
        super().__init__(game, console, language, last_game, read_bots)
        self.content = load()

    def quick(self) -> Start:
        return Start(game=self.game, options=dict(QUICK), language=self.words.language)

    def greet(self) -> None:
        words = self.words
        self.console.heading(words("mall-title"))
        self.console.say(words("mall-quick", difficulty=words.of(self.content.difficulties["normal"].name)))
        self.console.say(words("mall-choose"))

    def one_by_one(self) -> Start:
        mode = self._choose_mode()
        first, last = mode.seats[0], mode.seats[-1]
        seats = first
        if first != last:
            seats = self.ask_number("mall-ask-seats", first, last, first, first=first, last=last)
        options: dict[str, Any] = {"mode": mode.id, "seats": seats}
        if mode.zombie_player:
            options["zombie_seat"] = self.ask_number("mall-ask-zombie", 1, seats, seats, last=seats) - 1
        if mode.difficulties:
            options["difficulty"] = self._choose_difficulty(mode, seats)
        else:
            self._say_how_hard(mode, seats, "")
        bots = self.ask_bots(seats, BOT)
        undo = self.ask_undo()
        seed = self.ask_seed()
        return Start(game=self.game, options=options, seed=seed, bots=bots, undo=undo, language=self.words.language)

    def _choose_mode(self) -> Mode:
        words, modes = self.words, list(self.content.modes.values())
        self.console.heading(words("mall-modes"))
        for count, mode in enumerate(modes, start=1):
            seats = words("mall-seats", first=mode.seats[0], last=mode.seats[-1])
            told = seats if len(mode.seats) > 1 else words("mall-alone")
            self.console.say(f"{count}. {words.of(mode.name)}: {told} ({mode.rule})", 2)
        return modes[self.ask_number("mall-ask-mode", 1, len(modes), 1, last=len(modes)) - 1]

    def _choose_difficulty(self, mode: Mode, seats: int) -> str:
        names = [self.words.of(self.content.difficulties[name].name) for name in mode.difficulties]
        for difficulty, name in zip(mode.difficulties, names, strict=True):
            self._say_how_hard(mode, seats, difficulty, f"{name}: ")
        choices = ", ".join(f"{count}. {name}" for count, name in enumerate(names, start=1))
        last = len(mode.difficulties)
        return mode.difficulties[self.ask_number("mall-ask-difficulty", 1, last, 2, choices=choices) - 1]

    def _say_how_hard(self, mode: Mode, seats: int, difficulty: str, head: str = "") -> None:
        """How often bots win as Humans."""
        found = [
            each
            for each in measured().modes
            if (each.mode, each.seats, each.difficulty) == (mode.id, seats, difficulty)
        ]
        if won := won_by(found, self.words):
            self.console.say(f"{head}{won}", 2)
