"""The scripted chance of a scenario: what comes next, and what was left over."""

from __future__ import annotations

from graveshift.kernel.chance import Position, Script
from graveshift.kernel.errors import EngineError
from graveshift.scenario.document import Scenario, Step

Marks = tuple[int, dict[str, int]]
"""Where the script must stand after a step: the die, and the card of each deck."""


class Chance:
    """The dice and cards that a scenario scripts, for all of it and for single steps."""

    def __init__(self, scenario: Scenario) -> None:
        frame = scenario.frame
        self.scenario = scenario
        self.script = Script(scenario.rolled(frame.dice, ("dice",)), scenario.draws(), frame.seed is not None)

    def comes_next(self, step: Step) -> Marks:
        """Put the dice and cards of a step next in line."""
        script, frame = self.script, step.frame
        script.dice[script.next_die : script.next_die] = self.scenario.rolled(frame.dice, (*step.at, "dice"))
        marks: dict[str, int] = {}
        for deck, cards in self.scenario.drawn(frame.draws, (*step.at, "draws")).items():
            at = script.next_draw.setdefault(deck, 0)
            script.draws.setdefault(deck, [])[at:at] = cards
            marks[deck] = at + len(cards)
        return (script.next_die + len(frame.dice) if frame.dice else 0), marks

    def left_of(self, marks: Marks, position: Position) -> str:
        """What a step has scripted and not used, as words."""
        script = self.script
        dice, cards = marks
        if script.next_die < dice:
            return f"dice left over: {', '.join(self._faces(script.dice[script.next_die : dice]))}"
        for deck, mark in cards.items():
            if script.next_draw[deck] < mark:
                names = self._names(position, deck, script.draws[deck][script.next_draw[deck] : mark])
                return f"cards of {deck} left over: {', '.join(names)}"
        return ""

    def left_over(self, position: Position) -> list[str]:
        """What the whole scenario has scripted and not used."""
        script = self.script
        words = [f"die {face}" for face in self._faces(script.dice[script.next_die :])]
        for deck, cards in script.draws.items():
            words += [f"{name} ({deck})" for name in self._names(position, deck, cards[script.next_draw[deck] :])]
        return words

    def told(self, error: EngineError, position: Position) -> str:
        """What went wrong with scripted chance, with the names of cards."""
        script = self.script
        for deck, cards in script.draws.items():
            at = script.next_draw[deck]
            for card in cards[max(0, at - 1) : at]:
                if f"draws card {card} from {deck}" in str(error):
                    return f"{self._names(position, deck, [card])[0]} is to be drawn from {deck} and is not in it"
        if "one more is rolled" in str(error):
            return f"more dice are rolled than the {len(script.dice)} scripted ones; add them to `dice`, or a `seed`"
        return str(error)

    def _faces(self, dice: list[int]) -> list[str]:
        names = {face: name for name, face in self.scenario.stage.faces.items()}
        return [names.get(face, str(face)) for face in dice]

    def _names(self, position: Position, deck: str, cards: list[int]) -> list[str]:
        return [self.scenario.stage.card_name(position, deck, card) for card in cards]
