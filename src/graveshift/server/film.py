"""A game as a film: what each answer led to, from one seat's view."""

from __future__ import annotations

from typing import Any, Final, cast

from graveshift.content import Text
from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from graveshift.kernel.errors import RecordError, Refused
from graveshift.kernel.game import Game
from graveshift.kernel.habits import is_setting, read_setting
from graveshift.kernel.notes import visible
from graveshift.server.bodies import Film, Frame
from graveshift.server.catalogue import board
from graveshift.server.errors import NotFound
from graveshift.server.messages import Deciding, EventData, OutcomeData
from graveshift.server.running import encode
from graveshift.server.telling import event_data

NO_LABEL: Final = Text(en="", pl="")


def checked(record: kernel.Record) -> kernel.Record:
    """A record that somebody has sent, with the checks of a record file."""
    return kernel.decode(encode(record), "JSON")


def film(record: kernel.Record, seat: int | None, start: int, count: int) -> Film:
    """`count` frames from number `start` on. The record is played again for it."""
    table = replaying.opened(record)
    if table.game.journal is not None:
        table.game.journal.digested = False
    seats = table.game.rules.seats(table.game.position)
    if seat is not None and seat >= seats:
        raise NotFound(f"This game has seats 1 to {seats}.", pl=f"Miejsca w tej grze mają numery od 1 do {seats}.")
    frames = [frame(table.game, seat, 0, None, "", NO_LABEL, 0)] if start == 0 else []
    for number, (key, answering) in enumerate(zip(record.answers, record.seats, strict=True), start=1):
        if number >= start + count:
            break
        decision = table.game.decision
        shown = number >= start
        known = len(table.game.journal.log) if table.game.journal is not None else 0
        if is_setting(key):
            label = settled(table, key, answering)
            table.recall(record.undone)
            if shown:
                frames.append(frame(table.game, seat, number, answering, key, label, known))
            continue
        option = decision.option(key) if decision is not None else None
        if decision is None or option is None:
            raise RecordError(
                f"Answer {number} ('{key}') is not legal there.",
                pl=f"Odpowiedź {number} („{key}”) nie jest tam dozwolona.",
            )
        told = shown and option.visible_to(seat)
        label = Text(en=option.label("en"), pl=option.label("pl")) if told else NO_LABEL
        table.game.decide(key, answering if answering >= 0 else None)
        table.recall(record.undone)
        if shown:
            frames.append(frame(table.game, seat, number, decision.seat, key if told else "", label, known))
    after = start + count
    return Film(
        game=record.game,
        options=table.options,
        seats=seats,
        seat=seat,
        answers=len(record.answers),
        frames=frames,
        next=after if after <= len(record.answers) else None,
        board=board(table.name, table.game.position) if start == 0 else None,
    )


def settled(table: kernel.Table, key: str, seat: int) -> Text:
    """Play an answer that sets a habit of the game; what it means, in words."""
    try:
        table.game.decide(key, seat)
    except Refused as refused:
        raise RecordError(str(refused), pl=refused.told("pl")) from None
    habit, choice = read_setting(key)
    label = table.game.rules.setting_label
    return Text(en=label(habit, choice, "en"), pl=label(habit, choice, "pl"))


def frame(game: Game, seat: int | None, number: int, by: int | None, key: str, label: Text, known: int) -> Frame:
    """How it looks after an answer; the events are those after the first `known`."""
    decision = game.decision
    outcome = game.outcome
    return Frame(
        number=number,
        seat=by,
        key=key,
        label=label,
        events=visible_events(game, seat, known, number),
        view=cast(dict[str, Any], game.seen(seat)),  # frames are encoded, so it need not be taken apart first
        deciding=Deciding(decision.seat, decision.kind, False) if decision is not None else None,
        outcome=OutcomeData(outcome.won, outcome.winner, outcome.reason, outcome.rule) if outcome else None,
    )


def visible_events(game: Game, seat: int | None, known: int, number: int) -> list[EventData]:
    """What happened since, as far as the seat may see it."""
    log = game.journal.log[known:] if game.journal is not None else []
    return [event_data(game, entry, number) for entry in log if visible(game.rules, game.position, entry, seat)]
