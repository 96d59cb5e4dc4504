"""Scenarios of Undead or Alive: from the Given to a position, from a position to what can be expected of it."""

from __future__ import annotations

from typing import Any, Final

from graveshift.content import Misfit, fill_part, number
from graveshift.games.undead_or_alive.figures import tables
from graveshift.games.undead_or_alive.keys import KIND_NAMES, actor_name
from graveshift.games.undead_or_alive.phases import question, waiting_survivors
from graveshift.games.undead_or_alive.scenario.describe import describe
from graveshift.games.undead_or_alive.scenario.forms import patterns
from graveshift.games.undead_or_alive.scenario.given import Given
from graveshift.games.undead_or_alive.scenario.names import (
    DECKS,
    FACES,
    MOMENTS,
    PHASES,
    zombie_card_words,
    zombie_cards,
)
from graveshift.games.undead_or_alive.scenario.staging import staged, zone_of
from graveshift.games.undead_or_alive.turn import legal_actions
from graveshift.games.undead_or_alive.words import events
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play, Rules
from graveshift.zombicide import codes as c
from graveshift.zombicide.state import State

COMMANDS: Final = {
    "end-turn": (0, c.PLAYERS),
    "end-player-phase": (0, c.TRAIN),
    "run-train": (0, c.ATTACKS),
    "run-activation": (0, c.SPAWN),
    "run-spawn-step": (0, c.ENDING),
    "run-zombie-phase": (0, c.ENDING),
    "run-end-phase": (1, c.PLAYERS),
    "end-round": (1, c.PLAYERS),
    "finish-setup": (1, c.PLAYERS),
    "until": (0, c.PLAYERS),
}
"""The moment each command plays on to: rounds from now, and phase."""

STARTS: Final = {
    "players": c.PLAYERS,
    "train": c.TRAIN,
    "zombies": c.ATTACKS,
    "spawn": c.SPAWN,
    "end": c.ENDING,
}


class UndeadOrAliveStage:
    """What scenarios ask about this game."""

    given = Given
    commands = tuple(COMMANDS)
    decks = DECKS
    faces: Final[dict[str, int]] = {}

    def draws(self, document: dict[str, Any]) -> dict[str, list[int]]:
        result: dict[str, list[int]] = {}
        for name, deck in fill_part(document, Given).decks.items():
            names = deck if isinstance(deck, list) else deck.top
            number(name, DECKS, "deck", ("decks", name))
            if names:
                result[name] = self.cards(document, name, names, ("decks", name))
        return result

    def cards(self, document: dict[str, Any], deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        if deck == "zombies":
            return zombie_cards(names, at)
        if deck == "places":
            s = staged(document)
            return [zone_of(s, name, (*at, str(place))) for place, name in enumerate(names)]
        return [number(name, cards_of(deck), "card", (*at, str(place))) for place, name in enumerate(names)]

    def card_name(self, position: Position, deck: str, card: int) -> str:
        if deck == "places":
            return state(position).board.names[card]
        return zombie_card_words(card) if deck == "zombies" else cards_of(deck)[card]

    def actors(self, position: Position) -> dict[str, int]:
        s = state(position)
        return {actor_name(s, who): s.owner[who] for who in range(s.posse)}

    def cast(self, position: Position) -> list[str]:
        return list(self.actors(position))

    def question(self, position: Position) -> Ask | None:
        s = state(position)
        ask = question(s)
        if ask is not None or s.phase != c.PLAYERS:
            return ask
        if s.active >= 0:
            return Ask(s.owner[s.active], c.ASK_ACTION, legal_actions(s, s.active), (s.active,))
        waiting = waiting_survivors(s, s.seat)
        return Ask(s.seat, c.ASK_ACTIVATE, [c.ACTIVATE + who for who in waiting]) if waiting else None

    def play(self, rules: Rules, position: Position, answer: int) -> Play:
        return rules.play(position, answer)

    def in_turns(self, position: Position) -> bool:
        return state(position).phase == c.PLAYERS

    def turn_of(self, position: Position, ask: Ask) -> str | None:
        return actor_name(state(position), ask.about[0]) if ask.kind == c.ASK_ACTION else None

    def passing(self, ask: Ask) -> int | None:
        if ask.kind == c.ASK_ACTION:
            return c.END
        return ask.options[0] if ask.kind == c.ASK_ACTIVATE else None

    def skipping(self, ask: Ask) -> int | None:
        return c.DONE if ask.kind == c.ASK_ARRANGE else None

    def activation(self, actor: str) -> str:
        return f"activate:{actor}"

    def ending(self) -> str:
        return "end"

    def clock(self, position: Position) -> tuple[int, int]:
        s = state(position)
        return s.round, s.phase

    def target(self, position: Position, command: str, argument: Any, at: tuple[str, ...]) -> tuple[int, int]:
        s = state(position)
        if command == "until":
            return self.until(s, argument, at)
        if argument not in (None, {}):
            raise Misfit(at, f"`{command}` stands alone, without `{argument}`.")
        rounds, phase = COMMANDS[command]
        return s.round + rounds, phase

    def until(self, s: State, argument: Any, at: tuple[str, ...]) -> tuple[int, int]:
        """`until: {phase: spawn, round: 2}`; without a round the next time that this phase begins."""
        if not isinstance(argument, dict) or not argument or set(argument) - {"phase", "round"}:
            raise Misfit(at, "Write `until: {phase: spawn}` or `until: {round: 3, phase: players}`.")
        name = argument.get("phase", "players")
        if not isinstance(name, str) or name not in STARTS:
            raise Misfit((*at, "phase"), f"There is no phase `{name}`. Possible: {', '.join(STARTS)}.")
        if not isinstance(argument.get("round", 1), int):
            raise Misfit((*at, "round"), "A round is a number.")
        phase = STARTS[name]
        return argument.get("round", s.round + (1 if phase <= s.phase else 0)), phase

    def moment(self, position: Position) -> str:
        return MOMENTS[PHASES[state(position).phase]]

    def patterns(self, position: Position, text: str) -> list[str]:
        return patterns(state(position), text)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {name: tuple(event.arguments) for name, event in events().items()}

    def spelt(self, position: Position, details: dict[str, Any]) -> dict[str, Any]:
        return details

    def kinds(self) -> tuple[str, ...]:
        return tuple(KIND_NAMES.values())

    def describe(self, position: Position) -> dict[str, Any]:
        return describe(state(position))


STAGE: Final = UndeadOrAliveStage()


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


def cards_of(deck: str) -> list[str]:
    """The names that a deck's cards go by."""
    t = tables()
    if deck in ("equipment", "bounty", "set-aside"):
        return t.card_ids
    if deck == "abominations":
        return t.abomination_ids
    if deck == "objectives":
        return list(FACES)
    return t.survivor_ids


__all__ = ["STAGE", "staged"]
