"""Asking before a game begins: questions that can be answered with Enter, and what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.journal import AUTO, UNDO_POLICIES
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.words import Words

T = TypeVar("T")

ReadBots = Callable[[list[str], int], dict[int, str]]
"""Reads who is a bot, as people write it, for a number of seats."""


class Left(Exception):
    """The player quits, or there is no more input."""


class NotAChoice(Exception):
    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Asking:
    """A dialogue; `words` are those of its language."""

    def __init__(self, console: Console, language: str, read_bots: ReadBots) -> None:
        self.console = console
        self.words = Words(language)
        self.read_bots = read_bots

    def ask(self, name: str, /, **values: Any) -> str:
        typed = self.console.ask(self.words(name, **values))
        if typed is None or folded(typed) in ("q", "quit", "wyjdz"):
            raise Left
        return typed

    def until(self, read: Callable[[], T]) -> T:
        """Ask until the answer can be read; what is wrong with one is said."""
        while True:
            try:
                return read()
            except NotAChoice as wrong:
                self.console.say(self.words("not-a-choice", typed=wrong.typed))
            except GraveshiftError as mistake:
                self.console.say(str(mistake))

    def ask_number(self, name: str, first: int, last: int, default: int, /, **values: Any) -> int:
        return self.until(lambda: number(self.ask(name, **values), first, last, default))

    def ask_bots(self, seats: int, bot: str) -> dict[int, str]:
        """Which seats are bots; alone there is nobody to ask about."""
        if seats == 1:
            return {}
        return self.until(lambda: self.read_bots(bot_words(self.ask("ask-bots"), bot), seats))

    def ask_undo(self) -> str:
        chosen = self.ask_number("ask-undo", 1, len(UNDO_POLICIES), 0)
        return UNDO_POLICIES[-chosen] if chosen else AUTO

    def ask_seed(self) -> int | None:
        return self.until(lambda: seed_of(self.ask("ask-seed")))


def number(typed: str, first: int, last: int, default: int) -> int:
    if not typed:
        return default
    typed = folded(typed).removeprefix("m") if first == 0 else typed
    if not (typed.isascii() and typed.isdigit() and first <= int(typed) <= last):
        raise NotAChoice(typed)
    return int(typed)


def numbers(typed: str, last: int) -> list[int]:
    return [number(word, 1, last, 1) for word in typed.replace(",", " ").split()]


def seed_of(typed: str) -> int | None:
    return number(typed, 1, 2**63 - 1, 0) if typed else None


def bot_words(typed: str, bot: str) -> list[str]:
    """Seats by number, each with this bot unless another is named: `2,3=random`."""
    return [part if "=" in part else f"{part}={bot}" for part in typed.replace(",", " ").split()]
