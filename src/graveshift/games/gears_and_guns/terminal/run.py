"""A run of games with the same survivors: what the saved game of the last mission hands down (GG-KEEP-01)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.kernel.errors import SetupError
from graveshift.kernel.record import load
from graveshift.kernel.replaying import resume
from graveshift.zombicide.rules.codes import CARD
from graveshift.zombicide.telling.keys import actor_name, card_name

NEW: Final = "new"
"""What begins a run: nothing is handed down yet."""


def carried_over(word: str) -> dict[str, Any]:
    """The options of the next game: the same survivors, and what each of them has kept."""
    if word == NEW:
        return {"keep": True}
    path = Path(word)
    if not path.is_file():
        raise SetupError(
            f"There is no saved game '{word}'; write --keep {NEW} to begin a run of games.",
            pl=f"Nie ma zapisanej gry „{word}”; nową serię gier zaczyna --keep {NEW}.",
        )
    record = load(path)
    if record.game != BOOK.name:
        raise SetupError(
            f"'{word}' is a game of {record.game}; equipment is kept between games of {BOOK.name} only (GG-KEEP-01).",
            pl=f"„{word}” to gra {record.game}; Ekwipunek zachowuje się tylko między grami {BOOK.name} (GG-KEEP-01).",
        )
    game = resume(record).game
    position = game.position
    assert isinstance(position, State)
    if not position.result:
        raise SetupError(
            f"The game in '{word}' is not over yet; Keep rolls come at its end (GG-KEEP-02).",
            pl=f"Gra w pliku „{word}” jeszcze trwa; rzuty na Zachowanie są na jej końcu (GG-KEEP-02).",
        )
    if not record.options.get("keep") and not record.options.get("kept"):
        raise SetupError(
            f"The game in '{word}' was a single one: begin a run with --keep {NEW} (GG-KEEP-01).",
            pl=f"Gra w pliku „{word}” była pojedyncza: serię zaczyna --keep {NEW} (GG-KEEP-01).",
        )
    return {"keep": True, "survivors": list(record.options["survivors"]), "kept": kept_by_name(position, record)}


def kept_by_name(s: State, record: Any) -> dict[str, list[str]]:
    """By survivor the cards that it may bring along."""
    found: dict[str, list[str]] = {}
    for one in s.kept:
        found.setdefault(actor_name(s, one >> 8), []).append(card_name(s, one & CARD))
    return found
