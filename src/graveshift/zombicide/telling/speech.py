"""Everything the kernel asks about words, views and data; made only when somebody looks."""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.content import said
from graveshift.kernel.chance import Position
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.rounds import Rounds
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.aftermath import look_beyond
from graveshift.zombicide.telling.events import event_arguments, event_sentence
from graveshift.zombicide.telling.habits import SETTINGS, choices, habitual, setting, settle, settled
from graveshift.zombicide.telling.keys import kind_name, option_key
from graveshift.zombicide.telling.labels import option_arguments, option_label, option_rule
from graveshift.zombicide.telling.outlook import look_ahead
from graveshift.zombicide.telling.pieces import count_pieces
from graveshift.zombicide.telling.preview import preview_option
from graveshift.zombicide.telling.prompts import prompt_text, question_rules
from graveshift.zombicide.telling.refusals import explain
from graveshift.zombicide.telling.teller import Teller, teller_of
from graveshift.zombicide.telling.view import board_data
from graveshift.zombicide.telling.words import outcome_words


class Speech(Rounds):
    """A game of the family behind the kernel's contract: how it goes on, and how it is told."""

    def __init__(self, options: dict[str, Any], first: State) -> None:
        self.options = options
        self.first = first

    @property
    def teller(self) -> Teller:
        return teller_of(self.first)

    def chapter(self, position: Position) -> int:
        return state(position).round

    # ---- options and questions

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return option_key(state(position), ask, option)

    def kind_name(self, kind: int) -> str:
        return kind_name(self.first, kind)

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return prompt_text(state(position), ask, language)

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return option_label(state(position), ask, option, language)

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        return option_rule(state(position), ask, option)

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return option_arguments(state(position), ask, option)

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return question_rules(state(position), ask)

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        return explain(state(position), ask, key)

    def habit(self, position: Position, ask: Ask, habits: dict[str, str]) -> int | None:
        return habitual(state(position), ask, habits)

    def settings(self) -> tuple[str, ...]:
        return SETTINGS

    def setting(self, seat: int, habit: str, choice: str) -> int:
        return setting(seat, habit, choice)

    def settle(self, position: Position, code: int) -> None:
        settle(state(position), code)

    def settled(self, position: Position, seat: int) -> dict[str, str]:
        return settled(state(position), seat)

    def setting_label(self, habit: str, choice: str, language: str) -> str:
        return said(self.teller.speech.habits[f"{habit}-{choice}"], language)

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        return choices(self.teller)

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return preview_option(state(position), ask, option)

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        return look_ahead(state(position))

    def outlook_after(self, position: Position, ask: Ask, option: int, seat: int | None) -> dict[str, Any]:
        return look_beyond(state(position), ask, option)

    def reason_text(self, position: Position, language: str) -> str:
        return outcome_words(state(position), language)

    # ---- events

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return event_sentence(state(position), name, about, language)

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return event_arguments(state(position), name, about)

    def reveals(self, name: str) -> bool:
        return self.teller.events[name].reveals

    def tone(self, name: str) -> tuple[str, ...]:
        return self.teller.events[name].tone

    # ---- seats and sight

    def seats(self, position: Position) -> int:
        return state(position).seat_count

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self.seen(position, seat))
        return plain

    def board(self, position: Position) -> dict[str, Any]:
        """The board as it lies now: zones, neighbours and the plan to draw it by."""
        return board_data(state(position))

    def pieces(self, position: Position) -> dict[str, int]:
        return count_pieces(state(position))

    def static_data(self) -> dict[str, Any]:
        return self.options

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data; the static tables are those of this game."""
        twin = self.first.copy()
        for name in twin.fields():
            setattr(twin, name, data[name])
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
