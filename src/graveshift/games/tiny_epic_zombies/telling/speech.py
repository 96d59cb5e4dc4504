"""Everything the kernel asks about words, views and data; made only when somebody looks."""

from __future__ import annotations

from typing import Any, Final

from graveshift.content import said
from graveshift.games.tiny_epic_zombies.rules.codes import DEAL, EXCHANGE
from graveshift.games.tiny_epic_zombies.rules.fields import FIELDS, TUPLES
from graveshift.games.tiny_epic_zombies.rules.phases import Phases
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.endings import reason_text
from graveshift.games.tiny_epic_zombies.telling.events import event_data, event_text, events, people_then, visible
from graveshift.games.tiny_epic_zombies.telling.hidden import redraw
from graveshift.games.tiny_epic_zombies.telling.keys import arguments, option_key, verb_of
from graveshift.games.tiny_epic_zombies.telling.names import name
from graveshift.games.tiny_epic_zombies.telling.outlook import look_ahead, look_beyond
from graveshift.games.tiny_epic_zombies.telling.pieces import count_pieces
from graveshift.games.tiny_epic_zombies.telling.preview import preview
from graveshift.games.tiny_epic_zombies.telling.refusals import refusal
from graveshift.games.tiny_epic_zombies.telling.view import view
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS, SPECIAL_RULES, VERBS, prompt_text
from graveshift.kernel.chance import Position, stream
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask

FACE_DOWN: Final = (DEAL, EXCHANGE)
"""Answers that name a card of the Zombie Player's hand."""


class Speech(Phases):
    """The looking side of the rules."""

    def __init__(self, options: dict[str, Any], first: State) -> None:
        self.options = options
        self.first = first

    # ---- options and questions

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return option_key(state(position), option)

    def kind_name(self, kind: int) -> str:
        return QUESTIONS[kind].name

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return prompt_text(state(position), ask, language)

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        verb = VERBS[verb_of(option)]
        pattern = said(verb.label, language)
        s = state(position)
        low = name(s, verb.low, option & 255, language) if verb.low else ""
        high = name(s, verb.high, option >> 8 & 255, language) if verb.high else ""
        return pattern.format(low=low, high=high)

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        verb = verb_of(option)
        return SPECIAL_RULES.get((ask.kind, verb), VERBS[verb].rule)

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return arguments(state(position), option)

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return QUESTIONS[ask.kind].rules

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        return refusal(state(position), ask, key)

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return preview(state(position), ask, option)

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        return look_ahead(state(position), seat)

    def outlook_after(self, position: Position, ask: Ask, option: int, seat: int | None) -> dict[str, Any]:
        return look_beyond(state(position), option, seat)

    def reason_text(self, position: Position, language: str) -> str:
        return reason_text(state(position), language)

    # ---- events

    def at_shape(self, position: Position, shape: int) -> Position:
        """Everybody called as they were when the event happened: a Human who dies becomes somebody else."""
        return people_then(state(position), shape)

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return event_text(state(position), name, about, language)

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return event_data(state(position), name, about)

    def reveals(self, name: str) -> bool:
        return events()[name].reveals

    def tone(self, name: str) -> tuple[str, ...]:
        return events()[name].tone

    def event_visible(self, position: Position, name: str, about: tuple[int, ...], seat: int | None) -> bool:
        return visible(state(position), name, about, seat)

    # ---- seats and sight

    def seats(self, position: Position) -> int:
        return state(position).table.seats

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return view(state(position), state(position).table.mode, seat)

    def answer_visible(self, position: Position, ask: Ask, option: int, seat: int | None) -> bool:
        """Which card the Zombie Player laid face down is nobody else's business (TEZ-DEAL-01, TEZ-ZOM-04)."""
        return seat == ask.seat or verb_of(option) not in FACE_DOWN

    def has_secrets(self, position: Position) -> bool:
        """The Zombie Player has a hand, and rivals look at cards and Clues for themselves (TEZ-TURN-10)."""
        table = state(position).table
        return table.competitive or table.zombie_seat >= 0

    def redraw(self, base: Position, now: Position, seat: int | None, rng: int) -> Position:
        return redraw(state(base), state(now), seat, stream(rng))

    # ---- data

    def pieces(self, position: Position) -> dict[str, int]:
        return count_pieces(state(position))

    def static_data(self) -> dict[str, Any]:
        return self.options

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data; the table is that of this game."""
        twin = self.first.copy()
        for field in FIELDS:
            value = data[field]
            setattr(twin, field, [tuple(cards) for cards in value] if field in TUPLES else value)
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
