"""The bots that exist, by name: those that play any game, and those that games name in their descriptors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from graveshift.bots.random_bot import RandomBot
from graveshift.bots.seat import Bot, Seat
from graveshift.kernel import registry
from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, stream
from graveshift.kernel.errors import GraveshiftError


class BotError(GraveshiftError):
    """A bot that does not exist, or that answers with no option."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same player."""
    if name in BOTS:
        return BOTS[name](seed)
    if name not in bot_names():
        raise BotError(
            f"There is no bot '{name}'; there are: {', '.join(bot_names())}.",
            pl=f"Nie ma bota „{name}”; są: {', '.join(bot_names())}.",
        )
    return Specialist(name, seed)


def bot_names() -> tuple[str, ...]:
    return tuple(dict.fromkeys([*BOTS, *(name for module in registry.modules() for name in module.bots)]))


class Specialist(Bot):
    """Plays each game as the bot of this name that the game itself names, else as its best one, else at random."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.setup: dict[str, Any] = {}
        self._players: dict[str, Bot] = {}

    def begin(self, setup: dict[str, Any]) -> None:
        self.setup = setup
        self._players.clear()

    def choose(self, seat: Seat) -> str:
        return self._player_of(seat.game).choose(seat)

    def explain(self, seat: Seat, key: str) -> dict[str, str] | None:
        return self._player_of(seat.game).explain(seat, key)

    def _player_of(self, game: str) -> Bot:
        if game not in self._players:
            player = self._player(game)
            player.begin(self.setup)
            self._players[game] = player
        return self._players[game]

    def _player(self, game: str) -> Bot:
        bots = next((module.bots for module in registry.modules() if module.name == game), {})
        if not bots:
            return RandomBot(self.seed)
        player: Bot = registry.part(bots.get(self.name) or list(bots.values())[-1])(self.seed)
        return player


class NoviceBot(Bot):
    """Knows the rules of thumb, and forgets them every fourth time."""

    def __init__(self, seed: int) -> None:
        self.guesses = RandomBot(seed)
        self.knows = Specialist("greedy", seed)
        self.rng = stream(seed + 1)

    def begin(self, setup: dict[str, Any]) -> None:
        self.knows.begin(setup)

    def choose(self, seat: Seat) -> str:
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return self.guesses.choose(seat) if self.rng >> 62 == 0 else self.knows.choose(seat)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "novice": NoviceBot}
"""Bots for any game."""
