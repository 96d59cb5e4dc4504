"""What a player can type besides an answer. English and Polish words are understood in both languages."""

from __future__ import annotations

from typing import Final

import msgspec

from graveshift.play.reading import folded


class Command(msgspec.Struct, frozen=True):
    """A command and what was typed after it."""

    name: str
    rest: str


COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "h", "?", "pomoc"),
    "options": ("options", "option", "o", "opcje", "opcja"),
    "situation": ("situation", "s", "sytuacja"),
    "who": ("who", "w", "kto"),
    "look": ("look", "l", "patrz", "obejrzyj"),
    "map": ("map", "m", "mapa"),
    "odds": ("odds", "szanse"),
    "explain": ("explain", "card", "wyjasnij", "karta"),
    "log": ("log", "dziennik"),
    "why": ("why not", "why", "dlaczego nie", "czemu nie", "dlaczego", "czemu"),
    "rule": ("rule", "rules", "zasada", "zasady", "regula", "reguly"),
    "habit": ("habit", "habits", "nawyk", "nawyki"),
    "undo": ("undo", "u", "cofnij"),
    "save": ("save", "zapisz"),
    "language": ("language", "jezyk"),
    "quit": ("quit", "exit", "q", "wyjdz", "zakoncz"),
}


def read_command(typed: str) -> Command | None:
    """The command that a line begins with; None if it is none."""
    line = typed.strip()
    plain = folded(line)
    for name, forms in COMMANDS.items():
        for form in forms:
            if plain == form or plain.startswith(f"{form} "):
                return Command(name, " ".join(line.split()[len(form.split()) :]))
    return None
