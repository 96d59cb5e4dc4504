"""What a player can type besides an answer. English and Polish words are understood in both languages."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

import msgspec

from graveshift.parts.terminal.reading import folded


class Command(msgspec.Struct, frozen=True):
    """A command and what was typed after it."""

    name: str
    rest: str = ""


COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "pomoc", "h", "?"),
    "options": ("options", "opcje", "option", "opcja", "o"),
    "situation": ("situation", "sytuacja", "s", "goals", "cele"),
    "who": ("who", "kto", "w"),
    "look": ("look", "patrz", "obejrzyj", "l"),
    "map": ("map", "mapa", "m"),
    "odds": ("odds", "szanse"),
    "advice": (
        *("advice", "rada", "hint", "podpowiedź"),
        *("what would you do", "what would you do?"),
        *("co byś zrobił", "co byś zrobił?", "co byś zrobiła", "co byś zrobiła?"),
    ),
    "explain": ("explain", "wyjaśnij", "card", "karta"),
    "log": ("log", "dziennik"),
    "why": ("why not", "dlaczego nie", "why", "czemu nie", "dlaczego", "czemu"),
    "rule": ("rule", "zasada", "rules", "zasady", "reguła", "reguły"),
    "habit": ("habit", "nawyk", "habits", "nawyki"),
    "undo": ("undo", "cofnij", "u"),
    "redo": ("redo", "ponów"),
    "save": ("save", "zapisz"),
    "language": ("language", "język"),
    "quit": ("quit", "wyjdź", "exit", "q"),
}
"""The English name, the Polish name, and what else is understood. The beginning of a name will do; the rest is typed
in full."""

CHANGING: Final = ("habit", "undo", "redo", "save", "language", "quit")
"""Commands that do more than tell something."""


def read_command(typed: str) -> Command | None:
    """The command that a line begins with; None if it is none."""
    line = typed.strip()
    plain = folded(line)
    for name, forms in COMMANDS.items():
        for form in forms:
            if plain == folded(form) or plain.startswith(f"{folded(form)} "):
                return Command(name, " ".join(line.split()[len(form.split()) :]))
    return None


def begun_commands(typed: str) -> list[Command]:
    """The commands whose name begins with the first word of a line: `sit`, `loo 2R.NE`."""
    first, _, rest = typed.strip().partition(" ")
    begun = [read_command(f"{name.partition(' ')[0]} {rest}") for name in names_begun(first).values()]
    return [command for command in begun if command is not None]


def names_begun(word: str) -> dict[str, str]:
    """The names that a word is the beginning of, one for each command."""
    found: dict[str, str] = {}
    for command, forms in COMMANDS.items():
        for name in forms[:2]:
            if word and folded(name).startswith(folded(word)):
                found.setdefault(command, name)
    return found


def similar_commands(typed: str) -> list[str]:
    """The names of commands that look like the first word of a line."""
    names = {
        folded(form.partition(" ")[0]): form.partition(" ")[0] for forms in COMMANDS.values() for form in forms[:2]
    }
    alike = get_close_matches(folded(typed.strip().partition(" ")[0]), names, n=2, cutoff=0.7)
    return [names[name] for name in alike]
