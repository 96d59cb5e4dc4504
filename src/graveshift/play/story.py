"""Events as a story: phase banners, sentences, rule IDs; and between them what bots say of their plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, told, visible
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.teller import Teller
from graveshift.parts.terminal.words import Words


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


class Remark(msgspec.Struct, frozen=True):
    """What a bot says of the answer that it is about to give."""

    place: int
    """Events of the log that came before it."""
    seat: int
    words: Mapping[str, str]
    """By language."""


def tell_story(
    console: Console, game: Game, start: int, remarks: Sequence[Remark], teller: Teller, seat: int | None
) -> None:
    """Tell the log from an event on, and every remark where it was made: before what its bot then did."""
    log = game.journal.log if game.journal is not None else []
    words = Words(teller.language)
    at = min(start, len(log))
    for remark in remarks:
        place = max(at, min(remark.place, len(log)))
        tell_events(console, game, log[at:place], teller, seat)
        said = words("bot-says", number=remark.seat + 1, sentence=remark.words[teller.language])
        console.say(said, 2)
        at = place
    tell_events(console, game, log[at:], teller, seat)
