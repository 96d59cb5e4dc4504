"""A game in which chance is asked too: search can look at every result of a die instead of drawing one.

`ChanceGame` asks the questions of its game, and between them a question of the kind `chance` for each die and each
draw. Each of its results is equally likely. What has been rolled before stays.
"""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.chance import Position, Source, Tape, stream
from graveshift.kernel.decision import Decision, Outcome
from graveshift.kernel.errors import EngineError
from graveshift.kernel.game import Game, replayed
from graveshift.kernel.thaw import freeze, thaw

CHANCE: Final = "chance"
NOBODY: Final = -1


class Undecided(Exception):
    """A die is rolled or a card drawn, and nobody has said yet what comes."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Told(Source):
    """Chance as it was told so far, by number from `first` on: each result and of how many."""

    def __init__(self, first: int, results: list[tuple[int, int]]) -> None:
        self.first = first
        self.results = results

    def word(self, position: Position) -> int:
        raise Undecided(0)

    def below(self, position: Position, count: int) -> int:
        at = position.rng - self.first
        if at >= len(self.results):
            raise Undecided(count)
        position.rng += 1
        position.chances += 1
        return self.results[at][0]

    def likeness(self, first: int, last: int) -> Tape:
        told = self.results[first - self.first : last - self.first]
        return Tape(first, [-(-(result << 64) // count) for result, count in told], stream(first))


class Recorder(Source):
    """The chance of a game once more from its boundary on, with a note of what came."""

    def __init__(self, rng: int, before: Source | None) -> None:
        self.stream = Position(rng)
        self.stream.source = before
        self.results: list[tuple[int, int]] = []
        self.drawn = -1  # after so many results comes the other stream
        self.other = 0

    def word(self, position: Position) -> int:
        raise Undecided(0)

    def below(self, position: Position, count: int) -> int:
        if len(self.results) == self.drawn:
            self.stream.source = None
            self.stream.rng = self.other
        result = self.stream.below(count)
        self.results.append((result, count))
        position.rng += 1
        position.chances += 1
        return result

    def likeness(self, first: int, last: int) -> Tape:
        return Told(0, self.results).likeness(first, last)


class ChanceDecision:
    """What chance is asked: which of `count` equally likely results comes."""

    kind = CHANCE
    seat = None
    team = False

    def __init__(self, count: int) -> None:
        self.count = count

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(f"{CHANCE}:{result}" for result in range(self.count))

    @property
    def chances(self) -> list[tuple[int, float]]:
        """Every result with its probability."""
        return [(result, 1 / self.count) for result in range(self.count)]

    def __repr__(self) -> str:
        return f"ChanceDecision({self.count} results)"


class ChanceGame:
    """A game with its chance nodes; the game it is made from stays as it is."""

    def __init__(self, game: Game) -> None:
        self._game, self._told = from_here(game)
        self._code = NOBODY
        self._rolled: list[tuple[int, int]] = []
        self._open = 0

    @property
    def game(self) -> Game:
        """The game at its last decision."""
        return self._game

    @property
    def decision(self) -> Decision | ChanceDecision | None:
        """What a seat or chance is asked; None when the game is over."""
        return ChanceDecision(self._open) if self._open else self._game.decision

    @property
    def codes(self) -> list[int]:
        """The legal answers as small ints; at a chance node the results."""
        return list(range(self._open)) if self._open else self._game.codes

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    def decide(self, key: str) -> None:
        """Answer by key."""
        if self._open:
            self.answer(int(key.removeprefix(f"{CHANCE}:")))
            return
        decision = self._game.decision
        option = decision.option(key) if decision is not None else None
        if option is None:
            self._game.copy().decide(key)  # it says why not
        else:
            self.answer(option.code)

    def answer(self, code: int) -> None:
        """Answer with one of `codes`."""
        if code not in self.codes:
            raise EngineError(f"{code} is no answer here; there are: {self.codes}.")
        if self._open:
            self._rolled.append((code, self._open))
        else:
            self._code = code
            self._rolled = []
        self._go_on()

    def _go_on(self) -> None:
        """Play the answer again from its decision, with everything that chance has said since."""
        twin = self._at_decision(self._rolled)
        try:
            twin.answer(self._code)
        except Undecided as undecided:
            self._open = undecided.count
            return
        told = twin.position.source
        assert isinstance(told, Told)
        if twin.at_boundary():
            told = Told(twin.position.rng, [])
            twin.position.source = told
        self._game, self._told = twin, told
        self._code, self._rolled, self._open = NOBODY, [], 0

    def _at_decision(self, rolled: list[tuple[int, int]]) -> Game:
        twin = self._game.copy()
        told = Told(self._told.first, self._told.results + rolled)
        twin.position.source = told
        twin.source = told
        return twin

    def clone(self) -> ChanceGame:
        """An independent game at the same node."""
        twin = ChanceGame.__new__(ChanceGame)
        twin._game = self._at_decision([])
        told = twin._game.position.source
        assert isinstance(told, Told)
        twin._told = told
        twin._code, twin._rolled, twin._open = self._code, self._rolled[:], self._open
        return twin

    def freeze(self) -> dict[str, Any]:
        """The game at this node as plain data."""
        told = {"first": self._told.first, "results": self._told.results}
        return {"game": freeze(self._game), "told": told, "code": self._code, "rolled": self._rolled}

    @classmethod
    def thaw(cls, rules: Any, data: dict[str, Any]) -> ChanceGame:
        """The game that `freeze` told."""
        twin = cls.__new__(cls)
        results = [(int(result), int(count)) for result, count in data["told"]["results"]]
        twin._told = Told(data["told"]["first"], results)
        twin._game = thaw(rules, data["game"], twin._told)
        twin._code, twin._open = data["code"], 0
        twin._rolled = [(int(result), int(count)) for result, count in data["rolled"]]
        if twin._code != NOBODY:
            twin._go_on()
        return twin


def from_here(game: Game) -> tuple[Game, Told]:
    """A copy of a game whose chance is told from its last boundary on: so far what it has given."""
    base = game.base
    if game.at_boundary() or base is None:
        twin = game.copy()
        told = Told(0, [])
        twin.position.rng = 0
    elif game.script is not None:
        raise EngineError("Here a script tells the dice of this Action; make chance explicit before or after it.")
    else:
        twin, told = retold(game, base)
    twin.position.script = None
    twin.position.source = told
    return twin, told


def retold(game: Game, base: Position) -> tuple[Game, Told]:
    """A game in the middle of an Action, played again from its boundary with a note of every result."""
    before = game.source.likeness(base.rng, game.position.rng) if game.source is not None else None
    recorder = Recorder(base.rng, before)
    if game.reseeded is not None:
        answers, other = game.reseeded
        until = Recorder(base.rng, before)
        noted(game, base, game.since[:answers], until)
        recorder.drawn, recorder.other = len(until.results), other
    twin = noted(game, base, game.since, recorder)
    told = Told(0, recorder.results)
    twin.source = told
    return twin, told


def noted(game: Game, base: Position, since: list[int], recorder: Recorder) -> Game:
    """The same answers from the same boundary, with the chance of the recorder."""
    first = base.copy()
    first.rng = 0
    position = first.copy()
    position.source = recorder
    return replayed(game.rules, first, position, game.opening, since, None)
