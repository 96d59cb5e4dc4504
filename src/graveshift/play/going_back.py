"""Taking back and doing again: what one step back takes with it, in words, and the way forward again."""

from __future__ import annotations

import msgspec

from graveshift.bots import Seats
from graveshift.kernel.errors import Refused
from graveshift.kernel.habits import is_setting
from graveshift.kernel.record import Table


class Given(msgspec.Struct, frozen=True):
    """An answer that was given: by whom (-1 is the team), and in words."""

    key: str
    seat: int
    label: str


class GoingBack:
    """The answers of one table that were taken back and can be given again."""

    def __init__(self, table: Table, seats: Seats) -> None:
        self.table = table
        self.seats = seats
        self.undone: list[tuple[list[tuple[str, int]], list[int]]] = []

    def undo(self, language: str) -> list[Given]:
        """Take back the last answer of a person and what bots answered since; says what went.

        Answers inside one Action go together, because there is no boundary between them. Refuses if nothing can go.
        """
        before, habits = self._answers(), list(self.table.by_habit)
        try:
            self.table.undo()
            while (decision := self.table.game.decision) is not None and self.seats.bot_for(decision) is not None:
                self.table.undo()
        except Refused:
            if not self._gone(before):
                raise
        taken = self._gone(before)
        self.undone.append((taken, habits))
        return self._in_words(taken, language)

    def redo(self, language: str) -> list[Given]:
        """Give again what was taken back last; nothing if there is nothing.

        What a seat has settled since may have changed the questions. Then it goes as far as the answers fit.
        """
        if not self.undone:
            return []
        taken, habits = self.undone.pop()
        given = self._in_words(taken, language)
        for number, (key, seat) in enumerate(taken):
            try:
                self.table.game.decide(key, seat if seat >= 0 else None)
            except Refused:
                self.undone.clear()
                if number == 0:
                    raise
                return given[:number]
        self.table.by_habit = habits
        return given

    def answered(self) -> None:
        """Somebody went another way; what was taken back is gone."""
        self.undone.clear()

    def _answers(self) -> list[tuple[str, int]]:
        journal = self.table.game.journal
        return list(zip(journal.keys, journal.seats, strict=True)) if journal is not None else []

    def _gone(self, before: list[tuple[str, int]]) -> list[tuple[str, int]]:
        """The answers that were there before and are not now; what a seat has settled stays settled."""
        now = self._answers()
        alike = next((n for n, pair in enumerate(zip(before, now, strict=False)) if pair[0] != pair[1]), len(now))
        return [answer for answer in before[min(alike, len(before)) :] if not is_setting(answer[0])]

    def _in_words(self, answers: list[tuple[str, int]], language: str) -> list[Given]:
        """The answers with their labels, found by giving them again on a copy of the table."""
        game, given = self.table.game.copy(), []
        for key, seat in answers:
            decision = game.decision
            option = decision.option(key) if decision is not None else None
            given.append(Given(key, seat, option.label(language) if option is not None else key))
            if option is not None:
                game.decide(key, seat if seat >= 0 else None)
        return given
