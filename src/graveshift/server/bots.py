"""Answers that nobody is asked for: bots on their seats, and Skills that a seat skips.

A bot is made anew for each answer from the table's seed and the version, so that it plays on after a restart as it
would have without, and two workers that think about the same decision come to the same answer.
"""

from __future__ import annotations

from typing import Final, Literal

from graveshift.bots import Seat, make_bot
from graveshift.kernel import game as machine
from graveshift.kernel import registry
from graveshift.kernel.decision import Decision
from graveshift.server import watch
from graveshift.server.running import RunningGame
from graveshift.server.store import Seating

NO: Final = "no"
COMPILED: Final = not str(machine.__file__).endswith(".py")
AT_HAND: Final = frozenset({"random", "novice", "greedy"} if COMPILED else {"random"})
"""Bots that answer in a fraction of a millisecond: they follow a person's answer at once, without another process. In
plain Python a rule of thumb takes ten times as long, too long for those who wait meanwhile."""


class Thought:
    """An answer to be found without asking anybody."""

    def __init__(self, version: int, seat: int, key: str) -> None:
        self.version = version
        self.seat = seat
        self.by: Literal["bot", "skip"] = "skip"
        self.words: dict[str, str] | None = None
        """What the answer is for, by language, if that is worth saying aloud; known once it is found."""
        self._key = key

    @property
    def at_hand(self) -> bool:
        """Is it found at once?"""
        return True

    def think(self) -> str:
        return self._key


class BotThought(Thought):
    """What a bot is given to think about: its seat, nothing else."""

    def __init__(self, game: RunningGame, seat: int, bot: str) -> None:
        super().__init__(game.version, seat, "")
        self.by = "bot"
        self._bot = bot
        self._seed = game.header.seed * 1_000_003 + game.version * 64 + seat
        self._options = game.header.options
        self._place = Seat(game.game, seat, game.header.game)
        self._decision = game.game.decision
        self._only = self._decision.only if self._decision is not None else ""

    @property
    def at_hand(self) -> bool:
        return bool(self._only) or self._bot in AT_HAND

    def think(self) -> str:
        """The bot's answer; a bot that fails is replaced by a random one for this answer."""
        if self._only:
            return self._only
        try:
            bot = make_bot(self._bot, self._seed)
            bot.begin(self._options)
            key = bot.choose(self._place)
            if self._decision is not None and self._decision.option(key) is not None:
                self.words = bot.explain(self._place, key)
                return key
            watch.log.error("a bot answered with no option", extra={"about": {"bot": self._bot, "key": key}})
        except Exception:
            watch.alarm("a bot failed", bot=self._bot)
        return make_bot("random", self._seed).choose(self._place)


def automatic(game: RunningGame, seating: Seating) -> Thought | None:
    """The answer that can be given now without a person; None where a person is asked or the game is over."""
    decision = game.decision
    if decision is None:
        return None
    seat = decision.seat
    if seat is None:
        seat = _speaker(seating)
        return BotThought(game, seat, seating.seats[seat].bot) if seat is not None else None
    sitting = seating.seats[seat]
    if sitting.kind == "bot":
        return BotThought(game, seat, sitting.bot)
    if sitting.kind == "person":
        key = NO if _skipped(decision, sitting.skips) else _habitual(game, sitting.habits)
        return Thought(game.version, seat, key) if key is not None else None
    return None


def bot_asked(game: RunningGame, seating: Seating) -> bool:
    """Is a bot to answer the pending decision?"""
    decision = game.decision
    if decision is None:
        return False
    seat = decision.seat if decision.seat is not None else _speaker(seating)
    return seat is not None and seating.seats[seat].kind == "bot"


def soon(game: RunningGame, seating: Seating) -> bool:
    """Will the pending decision be answered at once, without a person? Bots study a stranger's mission first."""
    return bot_asked(game, seating) and not game.strange


def load_bots() -> None:
    """Load the bots that are at hand, so that nobody waits for it in a game."""
    for module in registry.modules():
        for name in AT_HAND & module.bots.keys():
            registry.part(module.bots[name])


def any_answer(game: RunningGame, seating: Seating) -> tuple[int, str]:
    """Seat and key for a bot that could not be heard out: some option, so that the game goes on."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat if decision.seat is not None else _speaker(seating)
    return seat or 0, decision.options[game.version % len(decision.options)].key


def _speaker(seating: Seating) -> int | None:
    """Who answers for the team without being asked: the first bot, where only bots play."""
    return 0 if all(seat.kind == "bot" for seat in seating.seats) else None


def _habitual(game: RunningGame, habits: dict[str, str]) -> str | None:
    """What the habits of the asked seat answer, as the game itself says."""
    kernel = game.game
    code = kernel.habitual(habits)
    return kernel.rules.key(kernel.position, kernel.pending, code) if kernel.pending and code is not None else None


def _skipped(decision: Decision, skips: tuple[str, ...]) -> bool:
    """Does the seat say no to this? Where a rule it skips asks, or where every other option is by a rule it skips."""
    if not skips or decision.option(NO) is None:
        return False
    others = [option.rule for option in decision.options if option.key != NO]
    return not set(skips).isdisjoint(decision.rules) or all(rule in skips for rule in others)
