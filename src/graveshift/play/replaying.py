"""A record played again, answer by answer, with every digest checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from graveshift.kernel.errors import GraveshiftError, RecordError, Refused
from graveshift.kernel.habits import is_setting, read_setting
from graveshift.kernel.record import Record, Table, load
from graveshift.kernel.replaying import check_place, opened
from graveshift.parts.terminal import teller_for


class Step(msgspec.Struct, frozen=True):
    """One answer: its number (from 1), when and by whom it was given to what question, where its events begin."""

    number: int
    when: str
    key: str
    seat: int | None
    kind: str
    label: str
    events_from: int


class Replay:
    """A record at work. `table` is the game as far as `steps` has come."""

    def __init__(self, record: Record, place: str, language: str = "en") -> None:
        self.record = record
        self.place = place
        self.language = language
        self.teller = teller_for(record.game, language)
        self.checked = 0
        try:
            self.table: Table = opened(record)
        except GraveshiftError as error:
            raise RecordError(f"{place}: {error}") from None

    def steps(self, upto: int | None = None) -> Iterator[Step]:
        """Give the answers one after the other; a step is told after it has been played."""
        record, game = self.record, self.table.game
        last = len(record.answers) if upto is None else min(upto, len(record.answers))
        for number, (key, seat) in enumerate(zip(record.answers[:last], record.seats, strict=False)):
            self._compare(number)
            decision = game.decision
            option = decision.option(key) if decision is not None else None
            label = option.label(self.language) if option is not None else key
            if is_setting(key):
                label = game.rules.setting_label(*read_setting(key), self.language)
            kind = decision.kind if decision is not None else ""
            when = self.teller.when(game)
            begun = len(game.journal.log) if game.journal is not None else 0
            try:
                game.decide(key, seat if seat >= 0 else None)
            except Refused as refused:
                raise RecordError(
                    f"{self.place}: answer {number + 1} ('{key}') is not legal there: {refused}"
                ) from None
            self.table.recall(record.undone)
            yield Step(number + 1, when, key, seat if seat >= 0 else None, kind, label, begun)
        if last == len(record.answers):
            self._check_leftovers()

    def to(self, upto: int | None = None) -> Table:
        """The table after that many answers."""
        for _ in self.steps(upto):
            pass
        self.table.forget_nonces()
        return self.table

    def _compare(self, number: int) -> None:
        try:
            self.checked += check_place(self.record, self.table, number)
        except RecordError as error:
            raise RecordError(f"{self.place}: {error}", pl=f"{self.place}: {error.told('pl')}") from None

    def _check_leftovers(self) -> None:
        wild = [number for number, _ in self.record.digests if not 0 <= number < len(self.record.answers)]
        if wild:
            raise RecordError(f"{self.place}: there is a digest for answer {wild[0] + 1}, but no such answer.")


def open_record(path: Path, language: str = "en") -> Replay:
    """A record file, ready to be played again."""
    return Replay(load(path), str(path), language)
