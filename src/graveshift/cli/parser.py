"""The parser of the command line: argparse that speaks Polish where asked, and knows what a slip of a finger meant."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from graveshift.cli.speaking import said
from graveshift.kernel.errors import GraveshiftError

POLISH: Final = {
    "usage: ": "użycie: ",
    "\noptions:\n": "\nopcje:\n",
    "\npositional arguments:\n": "\nargumenty:\n",
    "show this help message and exit": "pokaż tę pomoc i zakończ",
}
"""What argparse says by itself."""


class Parser(argparse.ArgumentParser):
    """A command; `language` is that of its help."""

    language = "en"

    def format_help(self) -> str:
        text = super().format_help()
        if self.language == "pl":
            for english, polish in POLISH.items():
                text = text.replace(english, polish, 1)
        return text

    def print_help(self, file: Any = None) -> None:
        """Unlike argparse, do not keep quiet about a help that could not be written."""
        (file or sys.stdout).write(self.format_help())

    def subcommands(self) -> dict[str, Parser]:
        """The commands under this one, by name."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                return dict(action.choices)
        return {}


def read(parser: Parser, words: Sequence[str], language: str) -> argparse.Namespace:
    """The arguments in these words; a word that is none of ours is told with the one that it looks like."""
    command = find_command(parser, words, language)
    arguments, strangers = parser.parse_known_args(words)
    if strangers:
        options = [option for action in command._actions for option in action.option_strings]
        word = strangers[0].partition("=")[0]
        raise GraveshiftError(
            said("no-option", language, command=command.prog, word=word, similar=similar(word, options, language))
        )
    return arguments


def find_command(parser: Parser, words: Sequence[str], language: str) -> Parser:
    """The command that the first words name."""
    for word in words:
        known = parser.subcommands()
        if known and word.startswith("-") and word not in parser._option_string_actions:
            raise GraveshiftError(said("option-first", language, command=parser.prog, word=word))
        if not known or word.startswith("-"):
            break
        if word not in known:
            raise GraveshiftError(
                said("no-command", language, word=word, similar=similar(word, known, language), known=", ".join(known))
            )
        parser = known[word]
    return parser


def similar(word: str, known: Iterable[str], language: str) -> str:
    found = get_close_matches(word, list(known), n=1, cutoff=0.55)
    return said("similar", language, word=found[0]) if found else ""


def completes(action: argparse.Action, words: Callable[[], Iterable[str]]) -> None:
    """The words that the shell offers for an argument (argcomplete); they are looked up only then."""

    def offered(**_: Any) -> list[str]:
        return list(words())

    setattr(action, "completer", offered)  # noqa: B010
