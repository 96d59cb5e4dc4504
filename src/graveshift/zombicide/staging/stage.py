"""The Stage of a game of the family: what scenarios ask about it (parts/stage.py)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from graveshift.content import Forms, Misfit, fill_part, number, read
from graveshift.kernel.chance import Position
from graveshift.kernel.habits import setting_key
from graveshift.kernel.rules import Ask, Play, Rules
from graveshift.zombicide.content.designed import load_mission
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.rounds import question, waiting_survivors
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.tables import Tables
from graveshift.zombicide.rules.turn import legal_actions
from graveshift.zombicide.staging.describe import Describer
from graveshift.zombicide.staging.forms import called
from graveshift.zombicide.staging.names import COMMANDS, DECKS, MOMENTS, STARTS, zombie_card_words, zombie_cards
from graveshift.zombicide.staging.staging import Staging
from graveshift.zombicide.telling.habits import ASK, DISCARD_CARDS
from graveshift.zombicide.telling.keys import KIND_NAMES, SLOT_NAMES, actor_name

FILES: Final = ("mission", "rules-of")
"""Keys that name a mission by its id or by the path of a mission file."""


class ZombicideStage:
    """What scenarios ask about a game of the family."""

    moments: ClassVar[dict[str, tuple[int, int]]] = COMMANDS
    """The moment each command plays on to."""
    starts: ClassVar[dict[str, int]] = STARTS
    """Where phases begin."""
    called: ClassVar[dict[str, str]] = MOMENTS
    """Phases as a sentence names them."""
    decks: tuple[str, ...] = DECKS
    faces: dict[str, int] = {}  # noqa: RUF012
    forms: ClassVar[Forms]

    def __init__(self, staging: Staging[Any], describer: Describer[Any], shapes: dict[str, tuple[Any, ...]]) -> None:
        self.staging = staging
        self.describer = describer
        self.shapes = shapes
        self.book = staging.book
        self.given: type[msgspec.Struct] = staging.given
        self.commands = tuple(self.moments)

    @property
    def tables(self) -> Tables:
        return tables(self.book)

    def loaded(self, document: dict[str, Any], folder: Path) -> dict[str, Any]:
        """A mission file goes into the document whole, so that its record needs no file."""
        return document | {key: self.mission_file(document[key], folder, key) for key in FILES if key in document}

    def draws(self, document: dict[str, Any]) -> dict[str, list[int]]:
        result: dict[str, list[int]] = {}
        for name, deck in fill_part(document, self.staging.given).decks.items():
            names = [str(name) for name in (deck if isinstance(deck, list) else deck.top)]
            number(name, self.decks, "deck", ("decks", name))
            if names:
                result[name] = self.cards(document, name, names, ("decks", name))
        return result

    def cards(self, document: dict[str, Any], deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        if deck == "zombies":
            return zombie_cards(self.tables, names, at)
        if deck == "places":
            s = self.staging.staged(document)
            return [self.staging.zone_of(s, name, (*at, str(place))) for place, name in enumerate(names)]
        return [number(name, self.cards_of(deck), "card", (*at, str(place))) for place, name in enumerate(names)]

    def card_name(self, position: Position, deck: str, card: int) -> str:
        if deck == "places":
            return state(position).board.names[card]
        return zombie_card_words(self.tables, card) if deck == "zombies" else self.cards_of(deck)[card]

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

    def aside(self, text: str) -> str | None:
        """Cards may be thrown away at any time (UOA-INV-09, AOTD-INVT-03)."""
        return setting_key(DISCARD_CARDS, ASK) if text in ("discard-cards", "discard cards") else None

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
        rounds, phase = self.moments[command]
        return s.round + rounds, phase

    def until(self, s: State, argument: Any, at: tuple[str, ...]) -> tuple[int, int]:
        """`until: {phase: spawn, round: 2}`; without a round the next time that this phase begins."""
        if not isinstance(argument, dict) or not argument or set(argument) - {"phase", "round"}:
            raise Misfit(at, "Write `until: {phase: spawn}` or `until: {round: 3, phase: players}`.")
        name = argument.get("phase", "players")
        if not isinstance(name, str) or name not in self.starts:
            raise Misfit((*at, "phase"), f"There is no phase `{name}`. Possible: {', '.join(self.starts)}.")
        if not isinstance(argument.get("round", 1), int):
            raise Misfit((*at, "round"), "A round is a number.")
        phase = self.starts[name]
        return argument.get("round", s.round + (1 if phase <= s.phase else 0)), phase

    def moment(self, position: Position) -> str:
        return self.called[self.staging.phases[state(position).phase]]

    def patterns(self, position: Position, text: str) -> list[str]:
        return self.forms.patterns(text, lambda kind: self.named(position, kind))

    def meant(self, position: Position, key: str) -> str:
        """Of equal cards in the Backpack, or in both Hands, it is all one which is moved, discarded or built upon."""
        s = state(position)
        verb, _, rest = key.partition(":")
        origin, arrow, target = rest.partition(":")[2].partition(">")
        name, _, slot = origin.rpartition(".")
        if (verb not in ("discard", "invent") and not (verb == "put" and arrow)) or slot not in SLOT_NAMES:
            return key
        names = [actor_name(s, who) for who in range(s.posse)]
        owner = names.index(name) if name else s.active
        card = s.slots[owner * c.SLOTS + SLOT_NAMES.index(slot)]
        return f"{verb}:{card}:{name}.{slot.rstrip('123')}{arrow}{target}"

    def named(self, position: Position, kind: str) -> dict[str, str]:
        """What a name in the forms of actions may be; a game adds its own kinds."""
        return called(state(position), kind)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {name: tuple(event.arguments) for name, event in self.book.teller.events.items()}

    def spelt(self, position: Position, details: dict[str, Any]) -> dict[str, Any]:
        return details

    def kinds(self) -> tuple[str, ...]:
        return tuple((KIND_NAMES | self.book.teller.kinds).values())

    def describe(self, position: Position) -> dict[str, Any]:
        return self.describer.describe(state(position))

    def mission_file(self, name: Any, folder: Path, key: str) -> Any:
        """What a mission file holds, if that is what the name is: a path from the folder of the scenario."""
        if not isinstance(name, str) or not (name.endswith((".yaml", ".yml")) or "/" in name):
            return name
        file = folder / name
        if not file.is_file():
            raise Misfit((key,), f"There is no mission file `{name}`; its path begins in the folder of the scenario.")
        self.check_mission(file)
        return read(file, dict[str, Any])

    def check_mission(self, file: Path) -> None:
        """A designer's mission; the first mistake is raised."""
        load_mission(self.book, file)

    def cards_of(self, deck: str) -> list[str]:
        """The names that a deck's cards go by."""
        t = self.tables
        if deck == "equipment":
            return t.card_ids
        if deck == "abominations":
            return t.abomination_ids
        if deck == "objectives":
            return list(self.staging.faces)
        return t.survivor_ids


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
