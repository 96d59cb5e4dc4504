"""Scenarios of Tiny Epic Zombies: from the Given to a position, from a position to what can be expected of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from graveshift.content import Misfit, fill_part, number
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADDING,
    ANY_TIME,
    ASK_ADD,
    ASK_ANY_TIME,
    ASK_DEAL,
    ASK_OVERKILL,
    ASK_TURN,
    DEAL,
    DEALING,
    END,
    MOVING,
    NOISE,
    PASS,
    PHASE_NAMES,
    SEARCHING,
)
from graveshift.games.tiny_epic_zombies.rules.phases import one_phase, question
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.turn import legal_options
from graveshift.games.tiny_epic_zombies.scenario.describe import describe
from graveshift.games.tiny_epic_zombies.scenario.forms import patterns
from graveshift.games.tiny_epic_zombies.scenario.given import DeckGiven, Given
from graveshift.games.tiny_epic_zombies.scenario.names import DECKS, DIE, MOMENTS, ZOMBIES, cards_of, spelt
from graveshift.games.tiny_epic_zombies.scenario.staging import staged
from graveshift.games.tiny_epic_zombies.telling.events import events
from graveshift.games.tiny_epic_zombies.telling.names import human_id, player_ids
from graveshift.games.tiny_epic_zombies.telling.words import QUESTIONS
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play, Rules

COMMANDS: Final = {
    "end-turn": (0, SEARCHING),
    "run-search": (0, NOISE),
    "run-noise": (0, ADDING),
    "run-adding": (0, DEALING),
    "run-zombie-turn": (1, ANY_TIME),
    "finish-setup": (1, ANY_TIME),
}
"""The moment each command plays on to: Human Turns from now, and phase."""

HUMAN_TURN: Final = (ASK_TURN, ASK_OVERKILL)
ZOMBIE_TURN: Final = (ASK_ADD, ASK_DEAL)
"""Questions that begin with nothing under way: a scenario may end there."""


class TinyEpicZombiesStage:
    """What scenarios ask about this game."""

    given = Given
    commands = tuple(COMMANDS)
    decks = DECKS
    faces = DIE
    shapes: Final[dict[str, tuple[Any, ...]]] = {}

    def loaded(self, document: dict[str, Any], folder: Path) -> dict[str, Any]:
        return document

    def draws(self, document: dict[str, Any]) -> dict[str, list[int]]:
        result: dict[str, list[int]] = {}
        for name, deck in fill_part(document, Given).decks.items():
            names = deck.top if isinstance(deck, DeckGiven) else deck
            number(name, DECKS, "deck", ("decks", name))
            if names:
                result[name] = self.cards(document, name, list(map(str, names)), ("decks", name))
        return result

    def cards(self, document: dict[str, Any], deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        known = cards_of(deck)
        return [number(name, known, "card", (*at, str(place))) for place, name in enumerate(names)]

    def card_name(self, position: Position, deck: str, card: int) -> str:
        return cards_of(deck)[card]

    def actors(self, position: Position) -> dict[str, int]:
        s = state(position)
        people = {human_id(s, human): s.table.owner[human] for human in range(s.table.humans)}
        return people | {ZOMBIES: s.table.zombie_seat} if s.table.zombie_seat >= 0 else people

    def cast(self, position: Position) -> list[str]:
        return list(dict.fromkeys([*self.actors(position), *player_ids()]))

    def question(self, position: Position) -> Ask | None:
        """A Turn in which nothing but its end is left stays open until a step goes on; so does a hand of one card."""
        s = state(position)
        if s.phase == MOVING and not s.ended and legal_options(s, s.active) == [END]:
            return Ask(s.table.owner[s.active], ASK_TURN, [END], (s.active,))
        if s.phase == DEALING and s.table.zombie_seat >= 0 and len(s.hand) == 1:
            return Ask(s.table.zombie_seat, ASK_DEAL, [DEAL + s.hand[0]], (s.active,))
        return question(s)

    def play(self, rules: Rules, position: Position, answer: int) -> Play:
        return one_phase(state(position), answer)

    def in_turns(self, position: Position) -> bool:
        s = state(position)
        return s.phase in (ANY_TIME, MOVING) or (s.phase in (ADDING, DEALING) and s.table.zombie_seat >= 0)

    def turn_of(self, position: Position, ask: Ask) -> str | None:
        if ask.kind in ZOMBIE_TURN:
            return ZOMBIES
        return human_id(state(position), ask.about[0]) if ask.kind in HUMAN_TURN else None

    def passing(self, ask: Ask) -> int | None:
        return END if ask.kind in HUMAN_TURN + ZOMBIE_TURN else None

    def skipping(self, ask: Ask) -> int | None:
        return PASS if ask.kind == ASK_ANY_TIME else None

    def activation(self, actor: str) -> str | None:
        return None

    def aside(self, text: str) -> str | None:
        return None

    def ending(self) -> str:
        return "end"

    def clock(self, position: Position) -> tuple[int, int]:
        s = state(position)
        return s.turns, s.phase

    def target(self, position: Position, command: str, argument: Any, at: tuple[str, ...]) -> tuple[int, int]:
        if argument not in (None, {}):
            raise Misfit(at, f"`{command}` stands alone, without `{argument}`.")
        turns, phase = COMMANDS[command]
        return state(position).turns + turns, phase

    def moment(self, position: Position) -> str:
        return MOMENTS[PHASE_NAMES[state(position).phase]]

    def patterns(self, position: Position, text: str) -> list[str]:
        return patterns(state(position), text)

    def meant(self, position: Position, key: str) -> str:
        return key

    def events(self) -> dict[str, tuple[str, ...]]:
        return {name: tuple(field for field, _ in event.arguments) for name, event in events().items()}

    def spelt(self, position: Position, details: dict[str, Any]) -> dict[str, Any]:
        return {field: spelt(state(position), word) for field, word in details.items()}

    def kinds(self) -> tuple[str, ...]:
        return tuple(question.name for question in QUESTIONS.values())

    def describe(self, position: Position) -> dict[str, Any]:
        return describe(state(position))


STAGE: Final = TinyEpicZombiesStage()


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


__all__ = ["STAGE", "staged"]
