"""A game that stops at every boundary, so that a scenario can look at each moment and say how far to play on."""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.chance import Position
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import TEAM, Ask, Play, Rules
from graveshift.parts.stage import Stage

PAUSE: Final = -1
"""The kind of the question put where nobody is asked, and its only answer: go on."""
GO_ON: Final = "go-on"


class Paced(Rules):
    """The rules of a game, with a pause wherever they would go on by themselves."""

    def __init__(self, rules: Rules, stage: Stage) -> None:
        self.rules = rules
        self.stage = stage

    def ask(self, position: Position) -> Ask | None:
        return self.stage.question(position) or Ask(TEAM, PAUSE, [PAUSE])

    def play(self, position: Position, answer: int) -> Play:
        return self.stage.play(self.rules, position, answer)

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return GO_ON if ask.kind == PAUSE else self.rules.key(position, ask, option)

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return "" if ask.kind == PAUSE else self.rules.prompt(position, ask, language)

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return "" if ask.kind == PAUSE else self.rules.label(position, ask, option, language)

    def kind_name(self, kind: int) -> str:
        return "pause" if kind == PAUSE else self.rules.kind_name(kind)

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        return "" if ask.kind == PAUSE else self.rules.option_rule(position, ask, option)

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return {} if ask.kind == PAUSE else self.rules.option_arguments(position, ask, option)

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return () if ask.kind == PAUSE else self.rules.ask_rules(position, ask)

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        if ask.kind == PAUSE:
            return Refused(f"Nobody is asked for anything now: {self.stage.moment(position)} goes on.")
        return self.rules.refusal(position, ask, key)

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return self.rules.view(position, seat)

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        return self.rules.outlook(position, seat)

    def at_shape(self, position: Position, shape: int) -> Position:
        return self.rules.at_shape(position, shape)

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return self.rules.event_text(position, name, about, language)

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return self.rules.event_data(position, name, about)

    def reveals(self, name: str) -> bool:
        return self.rules.reveals(name)

    def seats(self, position: Position) -> int:
        return self.rules.seats(position)

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        return self.rules.habit_choices()

    def settings(self) -> tuple[str, ...]:
        return self.rules.settings()

    def setting(self, seat: int, habit: str, choice: str) -> int:
        return self.rules.setting(seat, habit, choice)

    def settle(self, position: Position, code: int) -> None:
        self.rules.settle(position, code)
