"""What a game must say for its scenarios to be staged. Scenarios know no game; a game names its Stage."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from graveshift.content import Misfit
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
    shapes: dict[str, tuple[Any, ...]]
    """What else fits under keys that the Given leaves open, as types: for the schema of scenario files."""

    def loaded(self, document: dict[str, Any], folder: Path) -> dict[str, Any]:
        """The document with the files in it that it names by their paths from a folder."""

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

    def aside(self, text: str) -> str | None:
        """The key by which a seat says out of turn that it wants to do this; None for what waits for its Turn."""

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

    def meant(self, position: Position, key: str) -> str:
        """What an option comes to: the same for options that differ in nothing, such as one of two equal cards."""

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


class PlainGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario of a game without a stage can set: how the game is set up."""

    setup: dict[str, Any] = {}


class PlainStage:
    """The stage of a game that has none of its own: games from their set-up, by keys, seen as a spectator sees them."""

    given: type[msgspec.Struct] = PlainGiven
    commands: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    rules: Rules
    """Of the scenario that is played."""

    def __init__(self) -> None:
        self.faces: dict[str, int] = {}
        self.shapes: dict[str, tuple[Any, ...]] = {}

    def loaded(self, document: dict[str, Any], folder: Path) -> dict[str, Any]:
        return document

    def draws(self, document: dict[str, Any]) -> dict[str, list[int]]:
        return {}

    def cards(self, document: dict[str, Any], deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        raise Misfit(at, "The decks of this game cannot be scripted.")

    def card_name(self, position: Position, deck: str, card: int) -> str:
        return str(card)

    def actors(self, position: Position) -> dict[str, int]:
        """The seats: seat1, seat2 ..."""
        return {f"seat{seat + 1}": seat for seat in range(self.rules.seats(position))}

    def cast(self, position: Position) -> list[str]:
        return list(self.actors(position))

    def question(self, position: Position) -> Ask | None:
        return self.rules.ask(position)

    def play(self, rules: Rules, position: Position, answer: int) -> Play:
        return rules.play(position, answer)

    def in_turns(self, position: Position) -> bool:
        return True

    def turn_of(self, position: Position, ask: Ask) -> str | None:
        return f"seat{ask.seat + 1}" if ask.seat >= 0 else None

    def passing(self, ask: Ask) -> int | None:
        """Every question of a seat is its Turn, and none passes by itself."""
        return NEVER if ask.seat >= 0 else None

    def skipping(self, ask: Ask) -> int | None:
        return None

    def activation(self, actor: str) -> str | None:
        return None

    def aside(self, text: str) -> str | None:
        return None

    def ending(self) -> str:
        return ""

    def clock(self, position: Position) -> Clock:
        return 0, 0

    def target(self, position: Position, command: str, argument: Any, at: tuple[str, ...]) -> Clock:
        raise Misfit(at, "This game has no steps that play on by themselves.")

    def moment(self, position: Position) -> str:
        return "the game"

    def patterns(self, position: Position, text: str) -> list[str]:
        return [text]

    def meant(self, position: Position, key: str) -> str:
        return key

    def events(self) -> dict[str, tuple[str, ...]]:
        return {}

    def spelt(self, position: Position, details: dict[str, Any]) -> dict[str, Any]:
        return details

    def kinds(self) -> tuple[str, ...]:
        return ()

    def describe(self, position: Position) -> dict[str, Any]:
        return {key: in_order(value) for key, value in self.rules.view(position, None).items()}


def in_order(value: Any) -> Any:
    """The same with every list as a tuple, which is compared in order."""
    if isinstance(value, dict):
        return {key: in_order(each) for key, each in value.items()}
    return tuple(map(in_order, value)) if isinstance(value, list) else value


NEVER: Final = -2
"""An answer that is no option."""
