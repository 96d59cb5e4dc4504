"""Events as a story: phase banners, sentences, rule IDs."""

from __future__ import annotations

from collections.abc import Sequence

from graveshift.kernel.game import Game
from graveshift.kernel.journal import LogEntry
from graveshift.play.console import Console
from graveshift.play.teller import Teller


def tell_events(console: Console, game: Game, entries: Sequence[LogEntry], teller: Teller, seat: int | None) -> None:
    """Tell events one line each; those that begin a phase are headings."""
    for name, rule, about, shape in entries:
        then = game.rules.at_shape(game.position, shape)
        if not game.rules.event_visible(then, name, about, seat):
            continue
        sentence = game.rules.event_text(then, name, about, teller.language)
        if not sentence:
            continue
        told = f"{sentence} ({rule})" if rule else sentence
        if teller.banner(name):
            console.heading(told)
        else:
            console.say(f"- {told}", 2)
