"""Lines of Sight: intervals that run straight through the openings of a board (UOA-LOS-03, AOTD-LOS-01).

A line starts anywhere in a zone, keeps one of the four directions, and at every step is cut down to what
the next passage leaves of it. Nothing left: a wall stopped it (UOA-LOS-04, AOTD-LOS-02: nobody sees diagonally).
"""

from typing import Final

from .ground import Passage

NO_SIGHT: Final = 99
"""Out of sight; so is whatever would be that far away or further."""


class Sighting:
    """What the sight rules need of a board's ground."""

    def __init__(
        self,
        rooms: list[bool],
        ends: list[bool],
        piece_zone: list[int],
        passages: list[list[list[Passage]]],
        over: list[list[int]],
        stairs: list[list[int]],
        unseen: list[int],
    ) -> None:
        self.rooms: list[bool] = rooms
        """Rooms in which sight is short: not those where one sees as in a street."""
        self.ends: list[bool] = ends
        """A line that comes into such a zone goes no further: rooms, and islands."""
        self.piece_zone: list[int] = piece_zone
        self.passages: list[list[list[Passage]]] = passages
        self.over: list[list[int]] = over
        self.stairs: list[list[int]] = stairs
        self.unseen: list[bool] = [False] * len(rooms)
        for zone in unseen:
            self.unseen[zone] = True
        self.pieces: list[list[int]] = [[] for _ in rooms]
        for piece, zone in enumerate(piece_zone):
            self.pieces[zone].append(piece)

    def table(self) -> list[list[int]]:
        """Range along the sight line from each zone to each (UOA-LOS-15)."""
        rows = [self._plain(zone) for zone in range(len(self.rooms))]
        self._add_balconies(rows)
        return rows

    def home_table(self, plain: list[list[int]]) -> list[list[int]]:
        """The same for somebody who sees through houses; from and to a balcony they see as everybody else, since no
        line between a balcony and another zone passes through a building (UOA-CLASS-24, UOA-AMB-103)."""
        rows = [self._home(zone) for zone in range(len(self.rooms))]
        for balcony, straddled in enumerate(self.over):
            if straddled:
                rows[balcony] = list(plain[balcony])
                for zone in range(len(rows)):
                    rows[zone][balcony] = plain[zone][balcony]
        return rows

    def _plain(self, start: int) -> list[int]:
        """A line runs through streets and ends in the first room; from a room it enters no other building
        across the street (UOA-LOS-05, UOA-LOS-06, UOA-LOS-07, UOA-AMB-37; AOTD-LOS-03 to -06, AOTD-AMB-70). It
        reaches an island and does not pass it (AOTD-STAT-03)."""
        row = [NO_SIGHT] * len(self.rooms)
        row[start] = 0
        if self.unseen[start]:
            return row
        from_room = self.rooms[start]
        for first in self.pieces[start]:
            for side in range(4):
                ahead: list[tuple[int, int, int, int]] = []
                for piece, lo, hi in self.passages[first][side]:
                    zone = self.piece_zone[piece]
                    if zone != start and not self.unseen[zone]:
                        row[zone] = 1
                        if not self.ends[zone]:
                            ahead.append((piece, lo, hi, 1))
                while ahead:
                    piece, lo, hi, crossed = ahead.pop()
                    here = self.piece_zone[piece]
                    for beyond, low, high in self.passages[piece][side]:
                        if lo > low:
                            low = lo
                        if hi < high:
                            high = hi
                        zone = self.piece_zone[beyond]
                        if low >= high or self.unseen[zone]:
                            continue
                        away = crossed if zone == here else crossed + 1
                        if away == NO_SIGHT:
                            continue
                        if not self.ends[zone]:
                            ahead.append((beyond, low, high, away))
                        elif from_room and self.rooms[zone]:
                            continue
                        if away < row[zone]:
                            row[zone] = away
        return row

    def _home(self, start: int) -> list[int]:
        """Home Defender: the line goes on through rooms, shifting sideways inside them to the next opening
        in the same direction (UOA-CLASS-22, UOA-CLASS-23, UOA-AMB-38)."""
        row = [NO_SIGHT] * len(self.rooms)
        row[start] = 0
        if self.unseen[start]:
            return row
        for side in range(4):
            done: set[tuple[int, int, int]] = set()
            ahead: list[tuple[int, int, int, int]] = []
            for first in self.pieces[start]:
                for piece, lo, hi in self.passages[first][side]:
                    if self.piece_zone[piece] != start:
                        ahead.append((piece, lo, hi, 1))
            for piece, lo, hi, crossed in ahead:
                here = self.piece_zone[piece]
                if (piece, lo, hi) in done or self.unseen[here] or crossed >= NO_SIGHT:
                    continue
                done.add((piece, lo, hi))
                if crossed < row[here]:
                    row[here] = crossed
                if self.ends[here] and not self.rooms[here]:
                    continue
                for beyond, low, high in self.passages[piece][side]:
                    if not self.rooms[here]:
                        if lo > low:
                            low = lo
                        if hi < high:
                            high = hi
                    if low < high:
                        away = crossed if self.piece_zone[beyond] == here else crossed + 1
                        ahead.append((beyond, low, high, away))
        return row

    def _add_balconies(self, rows: list[list[int]]) -> None:
        """A balcony sees and is seen as the streets below it, one zone further, and shares sight with the
        room at its stairs only (UOA-LOS-08, UOA-BALC-04, UOA-AMB-39)."""
        balconies = [zone for zone, straddled in enumerate(self.over) if straddled]
        for balcony in balconies:
            for other in range(len(self.rooms)):
                if other == balcony or self.rooms[other] or self.over[other]:
                    continue
                for below in self.over[balcony]:
                    if self.unseen[below]:
                        continue
                    if rows[below][other] != NO_SIGHT:
                        rows[balcony][other] = min(rows[balcony][other], rows[below][other] + 1)
                    if rows[other][below] != NO_SIGHT:
                        rows[other][balcony] = min(rows[other][balcony], rows[other][below] + 1)
            for foot in self.stairs[balcony]:
                if not self.unseen[foot]:
                    rows[balcony][foot] = 1
                    rows[foot][balcony] = 1
        for balcony in balconies:
            for other in balconies:
                if other != balcony:
                    for below in self.over[other]:
                        if rows[balcony][below] != NO_SIGHT:
                            rows[balcony][other] = min(rows[balcony][other], rows[balcony][below] + 1)
