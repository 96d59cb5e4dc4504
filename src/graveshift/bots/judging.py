"""How a game is judged by playing on: who answers in the futures that are tried, what they are worth, what is noted.

A Judge plays worlds that were drawn from what a seat knows (`Seat.determinized`), so it may look at everything in them.
Each game may name its own (`GameModule.judge`); the plain one lets the game's rule-of-thumb bot play, or a random one.
"""

from __future__ import annotations

from typing import Final

from graveshift.bots.player import make_bot
from graveshift.bots.seat import Bot, Seat
from graveshift.kernel import registry
from graveshift.kernel.chance import WINNER, WON, Position
from graveshift.kernel.decision import Option
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry

Note = tuple[str, int]
"""Something that a player would care about until the next round, and whom or what it is about."""
WINS: Final[Note] = ("won", 0)
LOSES: Final[Note] = ("lost", 0)
"""The game is over before the next round."""
EVEN: Final = 0.5


class Judge:
    """Plays on by the bot of this name; any bot that only looks at its seat will do."""

    def __init__(self, bot: str = "random") -> None:
        self._bot = bot

    def player(self, seed: int) -> Bot:
        """Who plays one future."""
        return make_bot(self._bot, seed)

    def swift(self) -> bool:
        """Can futures be swift games? Not where a bot wants to be given worlds of its own."""
        return False

    def answer(self, game: Game, player: Bot) -> int:
        """What is answered in a future."""
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].code
        seat = Seat(game, decision.seat or 0)
        option = decision.option(player.choose(seat))
        assert option is not None
        return option.code

    def ideas(self, game: Game) -> list[int]:
        """Other answers that are worth a look, besides the one that would be given."""
        return []

    def chapter(self, game: Game) -> int:
        """Changes with every round, or with whatever else a game is told in."""
        return game.rules.chapter(game.position)

    def wins(self, position: Position, seat: int) -> bool:
        """Has this seat won the game that is over?"""
        return position.result == WON or position.result == WINNER + seat

    def standing(self, position: Position, seat: int) -> float:
        """What a game is worth to a seat that has not ended within the horizon, 0 to 1."""
        return EVEN

    def notes(self, before: Position, after: Position) -> list[Note]:
        """What has come between two moments of a future that somebody would care about."""
        return []

    def expected(self, option: Option) -> float:
        """What an option lets one expect of the dice: hits of an attack; 0 where no dice count."""
        return 0.0

    def given(self, entry: LogEntry) -> int:
        """What the dice gave, if this event tells it."""
        return 0

    def bad(self, note: Note) -> bool:
        """Would one rather not have it?"""
        return False

    def clause(self, game: Game, note: Note, language: str) -> str:
        """A note as a sentence without its full stop: `Jimmy is wounded`."""
        raise NotImplementedError


def judge_of(name: str) -> Judge:
    """Who judges the game of that name."""
    module = registry.module_of(name)
    if module.judge:
        judge: Judge = registry.part(module.judge)
        return judge
    return Judge("greedy" if "greedy" in module.bots else "random")
