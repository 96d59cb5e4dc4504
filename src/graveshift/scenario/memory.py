"""What a scenario remembers of its game, so that a step can take back what a table could take back."""

from __future__ import annotations

from typing import Final

from graveshift.kernel.chance import Position, Script
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Journal
from graveshift.kernel.rules import Rules
from graveshift.scenario.pacing import GO_ON, PAUSE

Mark = tuple[int, dict[str, int]]
"""How far a script is: the dice rolled, the cards drawn from each deck."""

FREE: Final = "free"


class Memory(Journal):
    """The journal of the game as a table would keep it: without pauses and questions that only a scenario puts."""

    def __init__(self, rules: Rules, position: Position, script: Script) -> None:
        super().__init__([])
        self.rules = rules
        self.script = script
        self.beginning = position.copy()
        self.places: dict[int, tuple[Position, Mark]] = {}
        self.opening_mark = script.mark()
        self.position = position
        self.asked = True

    def boundary(self, position: Position, digest: str) -> None:
        self.asked = self.rules.ask(position) is not None
        if self.asked:
            super().boundary(position, digest)
            self.places[len(self.keys)] = (position.copy(), self.script.mark())

    def answered(self, key: str, seat: int, step: str) -> None:
        if self.asked and key != GO_ON:
            if not self.keys:
                self.opened(self.position)
                self.opening_mark = self.script.mark()
            super().answered(key, seat, step)
        self.asked = True

    def take_back(self, game: Game, policy: str) -> Game:
        """The game as one undo leaves it; refuses with a sentence. What was scripted since is not scripted any more."""
        boundary = self.way_back(policy, game.position.chances, game.rules.reveals)
        self.cut(boundary)
        first = boundary.answers not in self.places
        position, mark = (self.beginning, self.opening_mark) if first else self.places[boundary.answers]
        forget(self.script, mark)
        if first:
            self.script.rewind((0, dict.fromkeys(self.script.draws, 0)))
        position = position.copy()
        position.log, position.script = self.log, self.script
        self.position = position
        again = Game(game.rules, position, None, False)
        again.journal = self
        while first and again.pending is not None and again.pending.kind == PAUSE:
            again.answer(PAUSE)
        return again


def forget(script: Script, mark: Mark) -> None:
    """Take off the script what has come since; a step that rolls again brings its own dice."""
    dice, draws = mark
    del script.dice[dice : script.next_die]
    for deck, cards in script.draws.items():
        del cards[draws.get(deck, 0) : script.next_draw.get(deck, 0)]
    script.rewind((dice, {deck: draws.get(deck, 0) for deck in script.draws}))
