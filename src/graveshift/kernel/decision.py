"""A question and its options as people, bots and clients see them: keys, sentences, rule IDs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from graveshift.kernel.chance import Position
    from graveshift.kernel.rules import Ask, Rules


class Option:
    """One legal answer. The key is stable and readable; everything else is made when somebody looks."""

    __slots__ = ("_ask", "_position", "_rules", "code", "key")

    def __init__(self, rules: Rules, position: Position, ask: Ask, code: int) -> None:
        self._rules, self._position, self._ask = rules, position, ask
        self.code = code
        self.key = rules.key(position, ask, code)

    def answers(self, ask: Ask) -> bool:
        """Does it belong to this question (or to the same one of a copy)?"""
        mine = self._ask
        return mine is ask or (
            (mine.kind, mine.seat, mine.about) == (ask.kind, ask.seat, ask.about) and mine.options == ask.options
        )

    @property
    def rule(self) -> str:
        return self._rules.option_rule(self._position, self._ask, self.code)

    @property
    def arguments(self) -> dict[str, Any]:
        return self._rules.option_arguments(self._position, self._ask, self.code)

    def label(self, language: str = "en") -> str:
        return self._rules.label(self._position, self._ask, self.code, language)

    def visible_to(self, seat: int | None) -> bool:
        """May this seat know that this was answered?"""
        return self._rules.answer_visible(self._position, self._ask, self.code, seat)

    def preview(self) -> dict[str, Any]:
        """Odds and consequences, computed on demand."""
        return self._rules.preview(self._position, self._ask, self.code)

    def outlook(self, seat: int | None) -> dict[str, Any]:
        """What is to come after this option, as far as a seat may know it; {} where it changes nothing of that."""
        return self._rules.outlook_after(self._position, self._ask, self.code, seat)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """Who decides, what, and between which options."""

    __slots__ = ("_ask", "_options", "_position", "_rules", "kind", "seat")

    def __init__(self, rules: Rules, position: Position, ask: Ask) -> None:
        self._rules, self._position, self._ask = rules, position, ask
        self.seat: int | None = ask.seat if ask.seat >= 0 else None
        self.kind = rules.kind_name(ask.kind)
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple(Option(self._rules, self._position, self._ask, code) for code in self._ask.options)
        return self._options

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(option.key for option in self.options)

    @property
    def only(self) -> str:
        """The key of the only option; empty where there are several."""
        return self.options[0].key if len(self._ask.options) == 1 else ""

    @property
    def rules(self) -> tuple[str, ...]:
        return self._rules.ask_rules(self._position, self._ask)

    @property
    def team(self) -> bool:
        """True where anybody seated may answer."""
        return self.seat is None

    def prompt(self, language: str = "en") -> str:
        return self._rules.prompt(self._position, self._ask, language)

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, seat={self.seat}, {len(self._ask.options)} options)"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with the rule that made it happen."""

    name: str
    rule: str
    data: dict[str, Any]
    text: Callable[[str], str]
    reveals: bool

    def __str__(self) -> str:
        return self.text("en")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended."""

    won: bool
    winner: int | None
    reason: str
    rule: str
