"""Answers that nobody is asked for: bots on their seats, and Skills that a seat skips.

A bot is made anew for each answer from the table's seed and the version, so that it plays on after a restart as it
would have without, and two workers that think about the same decision come to the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from graveshift.bots import make_bot, question_of
from graveshift.bots.player import Question
from graveshift.kernel.decision import Decision
from graveshift.server import watch
from graveshift.server.running import RunningGame
from graveshift.server.store import Seating

QUICK: Final = frozenset({"random", "greedy"})
"""Bots that answer in about a millisecond; all others, and those who must study a designer's mission, think in a
thread of their own."""
NO: Final = "no"


class Thought:
    """An answer to be found without asking anybody."""

    def __init__(self, version: int, seat: int, key: str) -> None:
        self.version = version
        self.seat = seat
        self.by: Literal["bot", "skip"] = "skip"
        self.quick = True
        self._key = key

    def think(self) -> str:
        return self._key


class BotThought(Thought):
    """What a bot is given to think about: the view of its seat and the question, nothing else."""

    def __init__(self, game: RunningGame, seat: int, bot: str, question: Question) -> None:
        super().__init__(game.version, seat, "")
        self.by = "bot"
        self.quick = is_quick(game, bot)
        self._bot = bot
        self._seed = game.header.seed * 1_000_003 + game.version * 64 + seat
        self._options = game.header.options
        self._view = game.game.view(seat)
        self._question = question

    def think(self) -> str:
        """The bot's answer; a bot that fails is replaced by a random one for this answer."""
        try:
            bot = make_bot(self._bot, self._seed)
            begin: Callable[[dict[str, Any]], None] | None = getattr(bot, "begin", None)
            if begin is not None:
                begin(self._options)
            key = bot.choose(self._view, self._question)
            if key in self._question.keys:
                return key
            watch.log.error("a bot answered with no option", extra={"about": {"bot": self._bot, "key": key}})
        except Exception:
            watch.alarm("a bot failed", bot=self._bot)
        return make_bot("random", self._seed).choose(self._view, self._question)


def automatic(game: RunningGame, seating: Seating) -> Thought | None:
    """The answer that can be given now without a person; None where a person is asked or the game is over."""
    decision = game.decision
    if decision is None:
        return None
    seat = decision.seat
    if seat is None:
        seat = _speaker(seating)
        return _bot_thought(game, decision, seat, seating.seats[seat].bot) if seat is not None else None
    sitting = seating.seats[seat]
    if sitting.kind == "bot":
        return _bot_thought(game, decision, seat, sitting.bot)
    if sitting.kind == "person":
        key = NO if _skipped(decision, sitting.skips) else _habitual(game, sitting.habits)
        return Thought(game.version, seat, key) if key is not None else None
    return None


def soon(game: RunningGame, seating: Seating) -> bool:
    """Will the pending decision be answered at once, without a person?"""
    decision = game.decision
    if decision is None:
        return False
    seat = decision.seat if decision.seat is not None else _speaker(seating)
    if seat is None:
        return False
    sitting = seating.seats[seat]
    return sitting.kind == "bot" and is_quick(game, sitting.bot)


def is_quick(game: RunningGame, bot: str) -> bool:
    return bot in QUICK and game.header.options.get("custom") is None


def _speaker(seating: Seating) -> int | None:
    """Who answers for the team without being asked: the first bot, where only bots play."""
    return 0 if all(seat.kind == "bot" for seat in seating.seats) else None


def _bot_thought(game: RunningGame, decision: Decision, seat: int, bot: str) -> Thought:
    return BotThought(game, seat, bot, question_of(decision))


def _habitual(game: RunningGame, habits: dict[str, str]) -> str | None:
    """What the habits of the asked seat answer, as the game itself says."""
    ask, rules, position = game.game.pending, game.game.rules, game.game.position
    code = rules.habit(position, ask, habits) if ask is not None and habits else None
    return rules.key(position, ask, code) if ask is not None and code is not None else None


def _skipped(decision: Decision, skips: tuple[str, ...]) -> bool:
    """Does the seat say no to this? Where a rule it skips asks, or where every other option is by a rule it skips."""
    if not skips or decision.option(NO) is None:
        return False
    others = [option.rule for option in decision.options if option.key != NO]
    return not set(skips).isdisjoint(decision.rules) or all(rule in skips for rule in others)
