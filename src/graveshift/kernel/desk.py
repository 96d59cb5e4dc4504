"""A game as a program that learns plays it: it looks at a row of bytes and answers with the number of an action."""

from __future__ import annotations

from librt.strings import BytesWriter

from graveshift.kernel.encoding import NO_ACTIONS, Encoding
from graveshift.kernel.game import Game
from graveshift.kernel.rules import TEAM


class Desk:
    """One game with its encoding. Whoever is asked sits at it; a question to the team goes to its speaker."""

    def __init__(self, encoding: Encoding, game: Game) -> None:
        self.encoding = encoding
        self.game = game
        self.actions: list[int] = NO_ACTIONS  # of the seat that looked, in the order of the options
        self.asked = -1  # who looked last as the one that is asked; -1: nobody since the last answer
        self.row = b""
        self._into = BytesWriter()

    def begin(self, game: Game) -> None:
        """Another game from its set-up."""
        self.game = game
        self.asked = -1

    @property
    def over(self) -> bool:
        return self.game.pending is None

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        ask = self.game.pending
        if ask is None:
            return -1
        return ask.seat if ask.seat != TEAM else self.encoding.speaker(self.game.position)

    def look(self, seat: int) -> bytes:
        """What a seat sees, and behind it the mask of its actions."""
        ask = self.game.pending
        if ask is not None and seat == self.seat:
            if self.asked != seat:
                self.actions = self.encoding.write(self.game.position, ask, seat, self._into)
                self.asked = seat
                self.row = self._into.getvalue()
            return self.row
        self.encoding.write(self.game.position, None, seat, self._into)
        return self._into.getvalue()

    def legal(self) -> list[int]:
        """The actions of whoever is asked, in the order of the options."""
        if self.game.pending is None:
            return NO_ACTIONS
        if self.asked < 0:
            self.look(self.seat)
        return self.actions

    def act(self, action: int) -> bool:
        """Answer with an action; False if it is not legal, and then nothing has happened."""
        ask = self.game.pending
        if ask is None:
            return False
        actions = self.legal()
        for place, legal in enumerate(actions):
            if legal == action:
                self.asked = -1
                self.game.answer(ask.options[place])
                return True
        return False


def act_and_look(desks: list[Desk], actions: list[int], seat: int) -> list[bytes]:
    """Every desk takes its action, and whoever is asked then looks; where a game is over, `seat` looks."""
    rows: list[bytes] = []
    for place, desk in enumerate(desks):
        desk.act(actions[place])
        asked = desk.seat
        rows.append(desk.look(asked if asked >= 0 else seat))
    return rows
