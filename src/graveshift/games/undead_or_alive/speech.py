"""Everything the kernel asks about words, views and data; made only when somebody looks."""

from __future__ import annotations

from typing import Any

from graveshift.games.undead_or_alive.events import event_arguments, event_reveals, event_sentence
from graveshift.games.undead_or_alive.habits import CHOICES, habitual
from graveshift.games.undead_or_alive.keys import KIND_NAMES, option_key
from graveshift.games.undead_or_alive.labels import option_arguments, option_label, option_rule
from graveshift.games.undead_or_alive.outlook import look_ahead
from graveshift.games.undead_or_alive.pieces import count_pieces
from graveshift.games.undead_or_alive.preview import preview_option
from graveshift.games.undead_or_alive.prompts import prompt_text, question_rules
from graveshift.games.undead_or_alive.refusals import explain
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.view import board_data, seat_view
from graveshift.kernel.chance import Position
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask, Rules
from graveshift.zombicide.state import FIELDS, State


class Speech(Rules):
    """The looking side of the rules."""

    def __init__(self, options: dict[str, Any], first: State) -> None:
        self.options = options
        self.first = first

    # ---- options and questions

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return option_key(state(position), ask, option)

    def kind_name(self, kind: int) -> str:
        return KIND_NAMES[kind]

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return prompt_text(state(position), ask, language)

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return option_label(state(position), ask, option, language)

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        return option_rule(state(position), ask, option)

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return option_arguments(state(position), ask, option)

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        return question_rules(ask)

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        return explain(state(position), ask, key)

    def habit(self, position: Position, ask: Ask, habits: dict[str, str]) -> int | None:
        return habitual(state(position), ask, habits)

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        return CHOICES

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        return preview_option(state(position), ask, option)

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        return look_ahead(state(position))

    # ---- events

    def at_shape(self, position: Position, shape: int) -> Position:
        """The same position on the board as the Train had it (UOA-TRAIN-05)."""
        s = state(position)
        if shape == s.shape:
            return s
        twin = s.copy()
        twin.board, twin.shape = town_of(s).train_boards[shape], shape
        return twin

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return event_sentence(state(position), name, about, language)

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        return event_arguments(state(position), name, about)

    def reveals(self, name: str) -> bool:
        return event_reveals(name)

    # ---- seats and sight

    def seats(self, position: Position) -> int:
        return state(position).seat_count

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return seat_view(state(position), seat)

    def board(self, position: Position) -> dict[str, Any]:
        """The board as it lies now: zones, neighbours and the plan to draw it by."""
        return board_data(state(position))

    def redraw(self, base: Position, now: Position, seat: int | None, rng: int) -> Position:
        """The Bounty Weapons set aside are drawn anew (UOA-M08-02), but for those that came to light since.

        The top card stays: its Feat is public.
        """
        twin, later = state(base).copy(), state(now)
        if not twin.set_aside:
            return twin
        hidden = later.set_aside + later.bounties
        places = [
            (pile, at) for pile in (twin.set_aside, twin.bounties) for at in range(len(pile)) if pile[at] in hidden
        ]
        bag = sorted(pile[at] for pile, at in places)
        chance = Position(rng)
        for pile, at in places:
            pile[at] = chance.draw("bounty", bag)
        return twin

    def pieces(self, position: Position) -> dict[str, int]:
        return count_pieces(state(position))

    def static_data(self) -> dict[str, Any]:
        return self.options

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data; the static tables are those of this game."""
        twin = self.first.copy()
        for name in FIELDS:
            setattr(twin, name, data[name])
        boards = town_of(twin).train_boards
        if boards:
            twin.board = boards[twin.train_state]
            twin.shape = twin.train_state
        elif town_of(twin).wagon_blocks:
            twin.board = twin.board.without([twin.wagon] if twin.wagon >= 0 else [])
        return twin


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
