"""What a bot is: something that chooses a key, given what its seat may see. The bots that exist, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from graveshift.kernel.decision import Decision
from graveshift.kernel.errors import GraveshiftError


class BotError(GraveshiftError):
    """A bot that does not exist, or that answers with no option."""


class Choice(msgspec.Struct, frozen=True):
    """One option as a bot sees it."""

    key: str
    arguments: dict[str, Any]


class Question(msgspec.Struct, frozen=True):
    """A decision as a bot sees it: plain data, without a way to the true position."""

    seat: int | None
    kind: str
    choices: tuple[Choice, ...]
    prompt: str = ""
    """The question as a sentence, as people read it (English)."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(choice.key for choice in self.choices)


class Bot(Protocol):
    """A player for one seat."""

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        """The key of one of the choices. `view` is all that the seat may see."""
        ...


def question_of(decision: Decision) -> Question:
    """What a bot may know of a decision."""
    choices = tuple(Choice(option.key, option.arguments) for option in decision.options)
    return Question(decision.seat, decision.kind, choices, decision.prompt())


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same player."""
    if name not in BOTS:
        raise BotError(f"There is no bot '{name}'; there are: {', '.join(BOTS)}.")
    return BOTS[name](seed)


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def _random(seed: int) -> Bot:
    from graveshift.bots.random_bot import RandomBot

    return RandomBot(seed)


def _greedy(seed: int) -> Bot:
    from graveshift.bots.greedy import GreedyBot

    return GreedyBot(seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": _random, "greedy": _greedy}
