"""Who sits where: the bots play their seats until a person is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from graveshift.bots.player import BotError, bot_names, make_bot
from graveshift.bots.seat import Bot, Seat
from graveshift.kernel.decision import Decision
from graveshift.kernel.game import Game


class Seats:
    """The bots by seat (0 is the first); every other seat is a person's."""

    def __init__(self, seats: int, bots: Mapping[int, Bot]) -> None:
        self.seats = seats
        self.bots = dict(sorted(bots.items()))

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.seats) if seat not in self.bots]

    def bot_for(self, decision: Decision) -> tuple[int, Bot] | None:
        """The bot that has to answer; a team decision is for people, if there are any, else for the first bot."""
        if decision.seat is not None:
            bot = self.bots.get(decision.seat)
            return (decision.seat, bot) if bot is not None else None
        return next(iter(self.bots.items())) if not self.people else None

    def begin(self, game: Game) -> None:
        """Show every bot the set-up: a stranger's mission is in no box."""
        for bot in self.bots.values():
            bot.begin(game.rules.static_data())

    def play_bots(
        self,
        game: Game,
        answered: Callable[[int, str], None] | None = None,
        said: Callable[[int, Mapping[str, str]], None] | None = None,
    ) -> int:
        """Let the bots answer until a person is asked or the game is over; says how many answers that took.

        `said` hears, before an answer is given, in a sentence by language what it is for, where a bot says that.
        """
        count = 0
        self.begin(game)
        while (decision := game.decision) is not None:
            found = self.bot_for(decision)
            if found is None:
                return count
            seat, bot = found
            place = Seat(game, seat)
            key = bot.choose(place)
            if decision.option(key) is None:
                raise BotError(f"The bot of seat {seat + 1} answered '{key}', which is no option.")
            words = bot.explain(place, key) if said is not None and not decision.only else None
            if said is not None and words is not None:
                said(seat, words)
            game.decide(key, decision.seat)
            count += 1
            if answered is not None:
                answered(seat, key)
        return count


def seat_bots(seats: int, names: Mapping[int, str], seed: int) -> Seats:
    """Seats with bots by name; each bot gets a seed of its own."""
    bots = {seat: make_bot(name, seed * 64 + seat) for seat, name in names.items()}
    return Seats(seats, bots)


def read_bots(words: Iterable[str], seats: int) -> dict[int, str]:
    """Bots as people write them: `2=random` is seat 2, a lone `random` is every seat that is left."""
    found: dict[int, str] = {}
    for word in words:
        place, equals, name = word.partition("=")
        if not equals:
            place, name = "", word
        if name not in bot_names():
            raise BotError(
                f"--bot {word}: there is no bot '{name}'; there are: {', '.join(bot_names())}.",
                pl=f"--bot {word}: nie ma bota „{name}”; są: {', '.join(bot_names())}.",
            )
        if not place:
            found |= {seat: name for seat in range(seats) if seat not in found}
        elif place.isascii() and place.isdigit() and 1 <= int(place) <= seats:
            found[int(place) - 1] = name
        else:
            raise BotError(
                f"--bot {word}: the seats of this game are 1 to {seats}.",
                pl=f"--bot {word}: miejsca w tej grze to 1 do {seats}.",
            )
    return found
