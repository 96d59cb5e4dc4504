"""Before the game: quick start with one key, or mission, players, survivors and rules chosen one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from graveshift.parts.terminal.asking import NotAChoice, ReadBots, numbers
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.first_page import FirstPage
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.start import Start
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.setup import MOST, SetUp
from graveshift.zombicide.terminal.choosing import joined, minutes, mission_row, survivor_rows

BOT = "random"


class Menu(FirstPage):
    """Mission, players, survivors and rules."""

    rules: ClassVar[dict[str, Any]] = {}
    """Rulings that a table may choose otherwise, and how; each has its words, `rule-NAME`."""
    """Rules a table may change, and what they change to."""

    def __init__(
        self, setup: SetUp[Any, Any], console: Console, language: str, last_game: Path | None, read_bots: ReadBots
    ) -> None:
        super().__init__(setup.book.name, console, language, last_game, read_bots)
        self.setup = setup
        self.book = setup.book
        self.content = load(setup.book)

    def quick(self) -> Start:
        return Start(game=self.game, options={"mission": self.book.missions[0]}, language=self.words.language)

    def greet(self) -> None:
        words, mission = self.words, self.content.missions[self.book.missions[0]]
        names = [words.of(self.content.survivors[name].name) for name in self.setup.quick_posse(mission)]
        self.console.heading(words.of(self.content.names.game))
        self.console.say(
            words(
                "menu-quick",
                title=words.of(mission.title),
                difficulty=words.of(self.content.names.difficulties[mission.difficulty]),
                minutes=minutes(self.book, mission, words),
                survivors=joined(names, words),
            )
        )
        self.console.say(words("menu-choose"))

    def one_by_one(self) -> Start:
        words = self.words
        mission = self._choose_mission()
        seats = self.ask_number("ask-seats", 1, MOST, 1)
        options: dict[str, Any] = {"mission": mission.id, "seats": seats}
        options["survivors"] = self._choose_survivors(mission, seats)
        bots = self.ask_bots(seats, BOT)
        self.console.heading(words("rules-title"))
        for count, name in enumerate(self.rules, start=1):
            self.console.say(f"{count}. {words(f'rule-{name}')}", 2)
        for chosen in self.until(lambda: numbers(self.ask("ask-rules"), len(self.rules))):
            name = list(self.rules)[chosen - 1]
            options[name] = self.rules[name]
        undo = self.ask_undo()
        seed = self.ask_seed()
        return Start(game=self.game, options=options, seed=seed, bots=bots, undo=undo, language=words.language)

    def _choose_mission(self) -> Any:
        words, missions = self.words, list(self.content.missions.values())
        self.console.heading(words("missions-title"))
        for count, mission in enumerate(missions):
            self.console.say(f"{count}. {mission_row(self.setup, mission, words)}", 2)
        last = len(missions) - 1
        return missions[self.ask_number("ask-mission", 0, last, 0, last=last)]

    def _choose_survivors(self, mission: Any, seats: int) -> list[str]:
        words = self.words
        allowed = [each for each in self.content.survivors.values() if self.setup.may_come(each, mission)]
        self.console.heading(words("survivors-title"))
        for count, survivor in enumerate(allowed, start=1):
            for line in survivor_rows(self.book, survivor, count, words):
                self.console.say(line, 2)
        quick = self.setup.quick_posse(mission)
        names = joined([words.of(self.content.survivors[name].name) for name in quick], words)

        def chosen() -> list[str]:
            typed = self.ask("ask-survivors", names=names)
            return survivors_named(typed, [survivor.id for survivor in allowed], quick, seats)

        return self.until(chosen)


# ---- reading


def survivors_named(typed: str, allowed: list[str], default: list[str], seats: int) -> list[str]:
    """Survivors by number or by name; at least one for each player (UOA-SETUP-02)."""
    chosen: list[str] = []
    for word in typed.replace(",", " ").split():
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(allowed):
            chosen.append(allowed[int(word) - 1])
        elif folded(word) in allowed:
            chosen.append(folded(word))
        else:
            raise NotAChoice(word)
    chosen = chosen or list(default)
    if not seats <= len(chosen) <= MOST or len(set(chosen)) != len(chosen):
        raise NotAChoice(typed)
    return chosen
