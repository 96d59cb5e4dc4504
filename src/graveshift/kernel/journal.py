"""The memory of a game at a table: answers by key, digests at boundaries, events, and the way back."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable
from typing import Final

from graveshift.kernel.chance import Position
from graveshift.kernel.digest import digest_of
from graveshift.kernel.notes import NOTES, TAKEN_BACK, LogEntry
from graveshift.kernel.sentences import refused

SNAPSHOTS: Final = 64
OFF: Final = "off"
UNTIL_REVEALED: Final = "until-revealed"
FREE: Final = "free"
UNDO_POLICIES: Final = (OFF, UNTIL_REVEALED, FREE)
AUTO: Final = "auto"
"""Nobody has chosen what may be taken back: it depends on who sits at the table."""


def undo_policy(chosen: str, alone: bool, secrets: bool) -> str:
    """What may be taken back at a table: this is the one place that decides it.

    Not chosen (`auto`), somebody alone takes back freely, and the log notes it; with others, an undo must be no peek,
    so it goes until something is revealed. Among rivals, or where seats have secrets, nobody can choose otherwise.
    """
    if chosen == AUTO:
        return FREE if alone else UNTIL_REVEALED
    if chosen == FREE and secrets and not alone:
        return UNTIL_REVEALED
    return chosen


class TakenBack:
    """A note: so many answers were taken back when the game stood after so many; its place in the log."""

    __slots__ = ("answers", "at", "count")

    def __init__(self, answers: int, count: int, at: int) -> None:
        self.answers = answers
        self.count = count
        self.at = at


class Boundary:
    """A place to which a game can be taken back."""

    __slots__ = ("answers", "chances", "digest", "events", "trail")

    def __init__(self, answers: int, events: int, chances: int, digest: str, trail: str) -> None:
        self.answers = answers
        self.events = events
        self.chances = chances
        self.digest = digest
        self.trail = trail


class Journal:
    """What happened at a table so far. It belongs to one game and is never part of the position."""

    def __init__(self, log: list[LogEntry]) -> None:
        self.digested = True
        """Do its boundaries have digests? A game that nobody stores or compares goes without."""
        self.keys: list[str] = []
        self.seats: list[int] = []
        self.log = log
        self.news_from = 0
        self.opening = Boundary(0, 0, 0, "", "")
        self.boundaries: list[Boundary] = []
        self.snapshots: deque[tuple[int, Position]] = deque(maxlen=SNAPSHOTS)
        self.undone: list[TakenBack] = []
        self.trail = ""  # what was asked, answered and told up to the last boundary, as a rolling digest
        self.steps: list[str] = []  # what was asked and answered since
        self.told = 0  # so much of the log is in the trail

    def opened(self, position: Position) -> None:
        """The first question is asked, maybe inside the set-up, before any boundary."""
        self.opening = Boundary(0, len(self.log), position.chances, "", "")

    def boundary(self, position: Position, digest: str) -> None:
        """A question at a boundary is about to be answered."""
        trail = self.trail_here()
        self.boundaries.append(Boundary(len(self.keys), len(self.log), position.chances, digest, trail))
        self.snapshots.append((len(self.keys), position.copy()))
        self._trail_at(trail)

    def answered(self, key: str, seat: int, step: str) -> None:
        """An answer by a seat; `step` says with it what kind of question was put to whom, with how many options."""
        self.keys.append(key)
        self.seats.append(seat)
        self.news_from = len(self.log)
        self.steps.append(step)

    def habit(self, key: str, seat: int) -> None:
        """A seat has set a habit of the game; what was news before is news still."""
        self.keys.append(key)
        self.seats.append(seat)
        self.steps.append(f"{seat} {key}")

    def trail_here(self) -> str:
        """A digest of how the game came here: questions, answers and names of events, but no figure of a position.

        It outlives changes in the form of positions: another version of the rules that comes the same way is as good.
        """
        steps = self.steps + [entry[0] for entry in self.log[self.told :] if entry[0] not in NOTES]
        if not steps:
            return self.trail
        return hashlib.blake2b("\n".join([self.trail, *steps]).encode(), digest_size=8).hexdigest()

    def seen(self) -> list[str]:
        """Digests of all that was seen up to each boundary, and up to here: every die and card, also where it changed
        nothing. They are made when somebody wants the record; playing costs nothing more."""
        found: list[str] = []
        digest, told = "", 0
        for upto in [*(boundary.events for boundary in self.boundaries), len(self.log)]:
            news = [entry for entry in self.log[told:upto] if entry[0] not in NOTES]
            digest = digest_of((digest, news)) if news else digest
            found.append(digest)
            told = upto
        return found

    def _trail_at(self, trail: str) -> None:
        self.trail = trail
        self.steps = []
        self.told = len(self.log)

    def settled(self, position: Position) -> None:
        """The answer has been played out; nothing to do but to keep the log attached."""
        position.log = self.log

    def way_back(self, policy: str, chances: int, reveals: Callable[[str], bool]) -> Boundary:
        """The boundary that one undo leads to under a table's policy; refuses with a sentence.

        `chances` counts the dice and draws so far; `reveals` says which events turn something up without any.
        """
        if policy not in UNDO_POLICIES:
            known = ", ".join(UNDO_POLICIES)
            raise refused("no-policy", {"policy": policy, "known": known})
        if policy == OFF:
            raise refused("no-undo")
        if not self.keys:
            raise refused("nothing-back")
        last = self.boundaries[-1] if self.boundaries else self.opening
        if policy == UNTIL_REVEALED:
            self.check_nothing_revealed(last, chances, reveals)
        return last

    def check_nothing_revealed(self, since: Boundary, chances: int, reveals: Callable[[str], bool]) -> None:
        """Nobody has seen dice, a card or anything turned up since a boundary; refuses with a sentence."""
        if chances != since.chances:
            raise refused("rolled")
        if any(name not in NOTES and reveals(name) for name, _, _, _ in self.log[since.events :]):
            raise refused("turned-up")

    def cut(self, boundary: Boundary) -> None:
        """Forget everything after a boundary."""
        del self.keys[boundary.answers :]
        del self.seats[boundary.answers :]
        del self.log[boundary.events :]
        while self.boundaries and self.boundaries[-1].answers >= boundary.answers:
            self.boundaries.pop()
        while self.snapshots and self.snapshots[-1][0] >= boundary.answers:
            self.snapshots.pop()
        self.news_from = min(self.news_from, len(self.log))
        self._trail_at(boundary.trail)
        if boundary is self.opening:
            self.told = 0

    def taken_back(self, count: int, shape: int) -> None:
        """Leave a note that answers were taken back; notes that stood among them are counted into it."""
        kept = len(self.keys)
        for note in self.undone:
            if note.answers >= kept:
                count += note.count
                del self.log[note.at :]
                self.told = min(self.told, len(self.log))
        self.undone = [note for note in self.undone if note.answers < kept]
        if count:
            self.note(count, shape)

    def note(self, count: int, shape: int) -> None:
        """A note here, as it was left or as a record has it."""
        self.undone.append(TakenBack(len(self.keys), count, len(self.log)))
        self.log.append((TAKEN_BACK, "", (count,), shape))

    def copy(self) -> Journal:
        twin = Journal(list(self.log))
        twin.digested = self.digested
        twin.keys = list(self.keys)
        twin.seats = list(self.seats)
        twin.news_from = self.news_from
        twin.opening = self.opening
        twin.undone = list(self.undone)
        twin.boundaries = list(self.boundaries)
        twin.trail, twin.steps, twin.told = self.trail, list(self.steps), self.told
        twin.snapshots = deque(self.snapshots, maxlen=SNAPSHOTS)
        return twin
