"""Events as a story: phase banners, sentences, rule IDs."""

from __future__ import annotations

from collections.abc import Sequence

from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, told, visible
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.teller import Teller


def tell_events(console: Console, game: Game, entries: Sequence[LogEntry], teller: Teller, seat: int | None) -> None:
    """Tell events one line each; those that begin a phase are headings."""
    for entry in entries:
        name, rule, _, shape = entry
        if not visible(game.rules, game.rules.at_shape(game.position, shape), entry, seat):
            continue
        sentence = told(game.rules, game.position, entry, teller.language)
        if not sentence:
            continue
        line = f"{sentence} ({rule})" if rule else sentence
        if teller.banner(name):
            console.heading(line)
        else:
            console.say(f"- {line}", 2)
