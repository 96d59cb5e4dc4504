"""The memory of a game at a table: answers by key, digests at boundaries, events, and the way back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from graveshift.kernel.chance import Position
from graveshift.kernel.errors import Refused

SNAPSHOTS: Final = 64
UNDO_POLICIES: Final = ("off", "until-revealed", "free")

LogEntry = tuple[str, str, tuple[int, ...], int]
"""Name, rule, what it is about, and the shape of the board at that moment."""


class Boundary:
    """A place to which a game can be taken back."""

    __slots__ = ("answers", "chances", "digest", "events")

    def __init__(self, answers: int, events: int, chances: int, digest: str) -> None:
        self.answers = answers
        self.events = events
        self.chances = chances
        self.digest = digest


class Journal:
    """What happened at a table so far. It belongs to one game and is never part of the position."""

    def __init__(self, log: list[LogEntry]) -> None:
        self.keys: list[str] = []
        self.seats: list[int] = []
        self.log = log
        self.news_from = 0
        self.opening = Boundary(0, 0, 0, "")
        self.boundaries: list[Boundary] = []
        self.snapshots: deque[tuple[int, Position]] = deque(maxlen=SNAPSHOTS)

    def opened(self, position: Position) -> None:
        """The first question is asked, maybe inside the set-up, before any boundary."""
        self.opening = Boundary(0, len(self.log), position.chances, "")

    def boundary(self, position: Position, digest: str) -> None:
        """A question at a boundary is about to be answered."""
        self.boundaries.append(Boundary(len(self.keys), len(self.log), position.chances, digest))
        self.snapshots.append((len(self.keys), position.copy()))

    def answered(self, key: str, seat: int) -> None:
        self.keys.append(key)
        self.seats.append(seat)
        self.news_from = len(self.log)

    def settled(self, position: Position) -> None:
        """The answer has been played out; nothing to do but to keep the log attached."""
        position.log = self.log

    def way_back(self, policy: str, chances: int, reveals: Callable[[str], bool]) -> Boundary:
        """The boundary that one undo leads to under a table's policy; refuses with a sentence.

        `chances` counts the dice and draws so far; `reveals` says which events turn something up without any.
        """
        if policy not in UNDO_POLICIES:
            known = ", ".join(UNDO_POLICIES)
            raise Refused(
                f"There is no way of taking back called '{policy}'; there are: {known}.",
                "",
                {"pl": f"Nie ma takiego sposobu cofania: „{policy}”; są: {known}."},
            )
        if policy == "off":
            raise Refused("This table does not allow taking back.", "", {"pl": "Przy tym stole nie można cofać."})
        if not self.keys:
            raise Refused("There is nothing to take back.", "", {"pl": "Nie ma czego cofnąć."})
        last = self.boundaries[-1] if self.boundaries else self.opening
        if policy == "until-revealed":
            if chances != last.chances:
                raise Refused(
                    "Dice were rolled or a card was drawn since; that cannot be taken back here.",
                    "",
                    {"pl": "Od tego czasu rzucono kośćmi albo dobrano kartę; przy tym stole tego się nie cofa."},
                )
            if any(reveals(name) for name, _, _, _ in self.log[last.events :]):
                raise Refused(
                    "Something was turned up since; that cannot be taken back here.",
                    "",
                    {"pl": "Od tego czasu coś odkryto; przy tym stole tego się nie cofa."},
                )
        return last

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

    def copy(self) -> Journal:
        twin = Journal(list(self.log))
        twin.keys = list(self.keys)
        twin.seats = list(self.seats)
        twin.news_from = self.news_from
        twin.opening = self.opening
        twin.boundaries = list(self.boundaries)
        twin.snapshots = deque(self.snapshots, maxlen=SNAPSHOTS)
        return twin
