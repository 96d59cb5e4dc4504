"""What a line means: an option, a command, several of either, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from graveshift.parts.terminal.reading import Offer, beginning, exact, wholly
from graveshift.play.commands import CHANGING, Command, begun_commands, read_command


class Meaning(msgspec.Struct, frozen=True):
    """Everything a line may mean; one thing in all is clear."""

    offers: list[Offer] = []
    commands: list[Command] = []

    @property
    def offer(self) -> Offer | None:
        return self.offers[0] if len(self.offers) == 1 and not self.commands else None

    @property
    def command(self) -> Command | None:
        return self.commands[0] if len(self.commands) == 1 and not self.offers else None


def meaning(line: str, offered: Sequence[Offer]) -> Meaning:
    """A number, a key, a command, an option's words, the beginning of a command, beginnings of an option's words.

    So a word that is cut short means a command before an option: asking is free, and a choice may not be. Where the
    command would change something itself, the player is asked which of the two is meant.
    """
    if (found := exact(offered, line)) is not None:
        return Meaning([found])
    if (command := read_command(line)) is not None:
        return Meaning([], [command])
    if whole := wholly(offered, line):
        return Meaning(whole)
    begun, commands = beginning(offered, line), begun_commands(line)
    if not commands or (begun and " " in line.strip()):
        return Meaning(begun)
    if len(commands) == 1 and not (begun and commands[0].name in CHANGING):
        return Meaning([], commands)
    return Meaning(begun, commands)
