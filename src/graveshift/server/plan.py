"""Which answers of a table stand: entries of the store, with what was taken back left out."""

from __future__ import annotations

from graveshift.kernel.habits import is_setting
from graveshift.server.store import Entry


class Plan:
    """Which answers stand after some more entries, and which notes of what was taken back, found without playing."""

    def __init__(self, answers: list[Entry], notes: list[tuple[int, int]], policy: str) -> None:
        self.answers = list(answers)
        self.notes = {place: (count, 0) for place, count in sorted(notes)}
        """Counts and versions, by place, and in the order of the places: a new note is always the last."""
        self.lowest = len(answers)
        """As far back as the entries ever went."""
        self.begins: list[tuple[int, bool]] = []
        self.nonces: list[tuple[int, int, str]] = []
        self._policy = policy

    def add(self, entry: Entry) -> None:
        place = len(self.answers)
        if entry.kind == "answer":
            self.begins.append((place, True))
            self.answers.append(entry)
        elif entry.kind == "nonce":
            self.begins.append((place, False))
            self.nonces.append((place, entry.seat, entry.key))
        elif entry.by == "record":
            self.begins.append((place, False))
            self.notes[place] = (int(entry.key), entry.number)
        else:
            self.begins.append((entry.kept, False))
            self._take_back(entry)

    def _take_back(self, entry: Entry) -> None:
        """Notes among what was taken back are counted into the new one; habits that seats have set do not count."""
        dropped = self.answers[entry.kept :]
        count = sum(1 for answer in dropped if not is_setting(answer.key))
        while self.notes and next(reversed(self.notes)) >= entry.kept:
            count += self.notes.popitem()[1][0]
        if count and (entry.key or self._policy) == "free":
            self.notes[entry.kept] = (count, entry.number)
        del self.answers[entry.kept :]
        self.lowest = min(self.lowest, entry.kept)
