"""What a game must say for its scenarios to be staged. Scenarios know no game; a game has a module `scenario`."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play, Rules

Clock = tuple[int, int]
"""Round and phase: how far a game is."""


class Stage(Protocol):
    """The game's part of scenarios: the words of its Given, its actions and its expectations."""

    given: type[msgspec.Struct]
    """The keys of a scenario that set the position."""
    commands: tuple[str, ...]
    """Steps that play on to some moment, such as `run-zombie-phase`."""
    decks: tuple[str, ...]
    """What cards and other hidden things can be drawn from."""
    faces: dict[str, int]
    """Names that the faces of the die go by, if they show more than numbers."""

    def draws(self, document: dict[str, Any]) -> dict[str, list[int]]:
        """The cards to come that a Given names, by deck."""

    def cards(self, document: dict[str, Any], deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        """Cards of a deck by their names; a Misfit says what is wrong with them."""

    def card_name(self, position: Position, deck: str, card: int) -> str:
        """The name of a card."""

    def actors(self, position: Position) -> dict[str, int]:
        """Who can act in steps, each with its seat."""

    def cast(self, position: Position) -> list[str]:
        """Everybody who can act in steps now or later in the game."""

    def question(self, position: Position) -> Ask | None:
        """What is asked at a boundary: also questions with one answer, which the game itself would not put."""

    def play(self, rules: Rules, position: Position, answer: int) -> Play:
        """From one moment to the next: no further than to where a scenario may want to look."""

    def in_turns(self, position: Position) -> bool:
        """Are the players taking their Turns?"""

    def turn_of(self, position: Position, ask: Ask) -> str | None:
        """Whose action this question asks for; None if it asks for something else."""

    def passing(self, ask: Ask) -> int | None:
        """The answer that lets a Turn pass, as soon as it is an option; None where no Turn is being taken."""

    def skipping(self, ask: Ask) -> int | None:
        """The answer that passes over an offer nobody needs to take up, such as rearranging cards; None for others."""

    def activation(self, actor: str) -> str | None:
        """The key that begins an actor's Turn; None where Turns come by themselves."""

    def ending(self) -> str:
        """The key that ends a Turn."""

    def clock(self, position: Position) -> Clock:
        """How far the game is."""

    def target(self, position: Position, command: str, argument: Any, at: tuple[str, ...]) -> Clock:
        """The moment that a command plays on to."""

    def moment(self, position: Position) -> str:
        """The phase in words, for messages."""

    def patterns(self, position: Position, text: str) -> list[str]:
        """The option keys that an action, as key or in readable form, can mean; `*` stands for anything."""

    def events(self) -> dict[str, tuple[str, ...]]:
        """Everything that can happen, with what is known about it."""

    def spelt(self, position: Position, details: dict[str, Any]) -> dict[str, Any]:
        """What is known about an event, in the words of scenario files."""

    def kinds(self) -> tuple[str, ...]:
        """The kinds of decisions."""

    def describe(self, position: Position) -> dict[str, Any]:
        """Everything that can be expected of a position.

        A dict is compared key by key, a Counter as a whole, a list without order, a tuple in order; functions
        are called when somebody looks.
        """


def stage_of(game: str) -> Stage:
    """The stage of a game."""
    kind = registry.game_type(game)
    module = import_module(f"{type(kind).__module__}.scenario")
    stage: Stage = module.STAGE
    return stage
