"""The one door for chance: every die and every draw of every game passes here.

Chance is answered from the seeded stream, whose whole state is 64 bits in the position, from a source outside the
position (a table that people play: nobody who sees dice can foretell the next), or by a script (scenarios, tests).
Cards are drawn lazily: a shuffled deck is the bag of its cards, and the draw decides which comes. That is the same
game, and leaves no hidden order to leak, to save or to guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from graveshift.kernel.errors import EngineError

MASK: Final = 0xFFFFFFFFFFFFFFFF
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407

HALF: Final = 0xFFFFFFFF
MULTIPLIER_HIGH: Final = 0x5851F42D
MULTIPLIER_LOW: Final = 0x4C957F2D
INCREMENT_HIGH: Final = 0x14057B7E
INCREMENT_LOW: Final = 0xF767814F


def stream(seed: int) -> int:
    """The first state of the random stream of a seed; near seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


class Script:
    """Chance told in advance: the die faces and the cards to come, in order.

    Dice beyond the script fall back to the stream only if `then_stream`; a scripted deck that has run out always
    does. `mark` and `rewind` let a segment be played again from its boundary.
    """

    def __init__(self, dice: list[int], draws: dict[str, list[int]], then_stream: bool) -> None:
        self.dice = dice
        self.draws = draws
        self.then_stream = then_stream
        self.next_die = 0
        self.next_draw: dict[str, int] = dict.fromkeys(draws, 0)

    def die(self) -> int:
        """The next scripted face, or 0 where the stream is to answer."""
        if self.next_die < len(self.dice):
            face = self.dice[self.next_die]
            self.next_die += 1
            return face
        if self.then_stream:
            return 0
        raise EngineError(f"The script has only {len(self.dice)} dice and one more is rolled.")

    def draw(self, deck: str) -> int:
        """The next scripted card of a deck, or -1 where the stream is to answer."""
        cards = self.draws.get(deck)
        if cards is None:
            return -1
        at = self.next_draw[deck]
        if at == len(cards):
            return -1
        self.next_draw[deck] = at + 1
        return cards[at]

    def left_over(self) -> list[str]:
        """What was scripted and never asked for, as readable words."""
        words = [f"die {face}" for face in self.dice[self.next_die :]]
        for deck, cards in self.draws.items():
            words += [f"card {card} of {deck}" for card in cards[self.next_draw[deck] :]]
        return words

    def mark(self) -> tuple[int, dict[str, int]]:
        return self.next_die, dict(self.next_draw)

    def rewind(self, mark: tuple[int, dict[str, int]]) -> None:
        self.next_die = mark[0]
        self.next_draw = dict(mark[1])

    def copy(self) -> Script:
        """The same script at the same place, for an independent copy of the game."""
        twin = Script(self.dice, self.draws, self.then_stream)
        twin.rewind(self.mark())
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Chance from outside the position, as words of 64 bits by their number; the position only counts them in `rng`."""

    def word(self, position: Position) -> int:
        """The next word for this position."""
        raise NotImplementedError

    def below(self, position: Position, count: int) -> int:
        """The next chance event of this position with `count` equally likely results."""
        word = self.word(position)
        if position.source is None:  # the tape has run out
            return position.below(count)
        position.chances += 1
        return (word * count) >> 64

    def likeness(self, first: int, last: int) -> Tape:
        """What a copy of the game gets: the words that were drawn already, and nothing of those to come."""
        raise NotImplementedError


class Tape(Source):
    """Words that were drawn already, to play a segment again; after them comes a seeded stream of its own."""

    def __init__(self, first: int, words: list[int], then: int) -> None:
        self.first = first
        self.words = words
        self.then = then

    def word(self, position: Position) -> int:
        at = position.rng - self.first
        if at < len(self.words):
            position.rng += 1
            return self.words[at]
        position.source = None
        position.rng = stream(self.then)
        return 0

    def likeness(self, first: int, last: int) -> Tape:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The plain data of one game at one moment. Games subclass it and name their fields in `fields`."""

    __slots__ = ("chances", "high", "log", "low", "reason", "reason_rule", "result", "script", "shape", "source")

    # the stream in halves of 32 bits: a step of it then fits into machine words
    high: i64
    low: i64

    def __init__(self, rng: int) -> None:
        self.high = rng >> 32 & HALF
        self.low = rng & HALF
        self.script: Script | None = None
        self.source: Source | None = None
        self.log: list[tuple[str, str, tuple[int, ...], int]] | None = None
        self.shape = 0  # which shape of the board holds; events keep it, because their zones are numbers of that shape
        self.result = 0
        self.reason = ""
        self.reason_rule = ""
        self.chances = 0

    @property
    def rng(self) -> int:
        """The state of the stream, 64 bits; where chance has a source, how many words of it were drawn."""
        return int(self.high) << 32 | int(self.low)

    @rng.setter
    def rng(self, state: int) -> None:
        self.high = state >> 32 & HALF
        self.low = state & HALF

    def copy(self) -> Position:
        """An independent copy; log, script and source stay behind."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """Names of all attributes that make up the position (static tables are not among them)."""
        raise NotImplementedError

    def below(self, count: int) -> int:
        """A chance event with `count` equally likely results: 0 to count - 1, from the stream."""
        if self.source is not None:
            return self.source.below(self, count)
        low: i64 = self.low
        high: i64 = self.high * MULTIPLIER_LOW & HALF
        high += low * MULTIPLIER_HIGH + INCREMENT_HIGH
        low = low * MULTIPLIER_LOW + INCREMENT_LOW
        high = high + (low >> 32) & HALF
        self.high = high
        self.low = low & HALF
        self.chances += 1
        return ((high >> 1) * count) >> 31

    def die(self) -> int:
        """Roll one six-sided die."""
        if self.script is not None:
            face = self.script.die()
            if face:
                self.chances += 1
                return face
        return self.below(6) + 1

    def draw(self, deck: str, bag: list[int]) -> int:
        """Take one card out of a bag of cards; every card is equally likely."""
        if self.script is not None:
            card = self.script.draw(deck)
            if card >= 0:
                if card not in bag:
                    raise EngineError(f"The script draws card {card} from {deck}, which is not in it any more.")
                bag.remove(card)
                self.chances += 1
                return card
        at = self.below(len(bag))
        card = bag[at]
        bag[at] = bag[-1]
        bag.pop()
        return card

    def emit(self, name: str, rule: str, about: tuple[int, ...]) -> None:
        """Write an event into the log, if anybody keeps one."""
        if self.log is not None:
            self.log.append((name, rule, about, self.shape))


class GameOver(Exception):
    """Raised by `end_game` to leave every rule at once."""


RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2
WINNER: Final = 10  # 10 + seat: that seat has won a competitive game


def end_game(position: Position, result: int, reason: str, rule: str) -> None:
    """The game is over, now, in the middle of whatever was going on."""
    position.result = result
    position.reason = reason
    position.reason_rule = rule
    position.emit("game-over", rule, (result,))
    raise GameOver
