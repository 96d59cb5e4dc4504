"""The record: one file that is save, replay, undo history, bug report and test.

Header (engine, game, content, set-up, seed) + answers by key + a digest at each boundary.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.chance import Script, stream
from graveshift.kernel.errors import EngineError, GraveshiftError, RecordError, Refused, SetupError
from graveshift.kernel.game import Game
from graveshift.kernel.journal import UNDO_POLICIES, Journal

FORMAT: Final = 1
ENGINE: Final = "0.1.0"


class ScriptData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chance told in advance, where a game began from a scenario."""

    dice: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] = []
    draws: dict[str, list[Annotated[int, msgspec.Meta(ge=0)]]] = {}


Seat = Annotated[int, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """How a table is set, beside the rules: what may be taken back, the language, who is a bot, the habits by seat."""

    undo: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(UNDO_POLICIES)})$")] = "free"
    language: str = "en"
    bots: dict[Seat, str] = {}
    habits: dict[Seat, dict[str, str]] = {}

    def copy(self) -> Settings:
        habits = {seat: dict(of) for seat, of in self.habits.items()}
        return Settings(self.undo, self.language, dict(self.bots), habits)


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The file's contents; `note` is free for people."""

    format: int
    engine: str
    game: str
    content: str
    options: dict[str, Any]
    seed: int
    answers: list[str]
    seats: list[int]
    digests: list[tuple[int, str]]
    script: ScriptData | None = None
    table: Settings = msgspec.field(default_factory=Settings)
    note: str = ""


class Table(msgspec.Struct):
    """A game together with what its record needs: the header, and how the table is set."""

    game: Game
    name: str
    options: dict[str, Any]
    seed: int
    settings: Settings = msgspec.field(default_factory=Settings)
    script: ScriptData | None = None
    by_habit: list[int] = []

    def decide(self, answer: Any, seat: int | None = None) -> None:
        """Answer the pending question, and let habits answer what they decide after it."""
        self.game.decide(answer, seat)
        self.follow_habits()

    def follow_habits(self) -> int:
        """Answer as long as the habits of whoever is asked decide; says how many answers that were.

        They are recorded like any others, so a record replays without habits.
        """
        count = 0
        while (code := self._habitual()) is not None:
            self.by_habit.append(len(self._journal().keys))
            self.game.answer(code)
            count += 1
        return count

    def set_habit(self, seat: int, name: str, choice: str) -> None:
        """From now on this seat does so; raises with a sentence if the game has no such habit."""
        choices = self.game.rules.habit_choices()
        if name not in choices:
            known = ", ".join(choices)
            raise Refused(
                f"There is no habit '{name}'; there are: {known or 'none'}.",
                "",
                {"pl": f"Nie ma nawyku „{name}”; są: {known or 'żadne'}."},
            )
        if choice not in choices[name]:
            known = ", ".join(choices[name])
            raise Refused(
                f"The habit '{name}' is one of {known}, not '{choice}'.",
                "",
                {"pl": f"Nawyk „{name}” może być: {known}, a nie „{choice}”."},
            )
        habits = self.settings.habits.setdefault(seat, {})
        if choice == choices[name][0]:
            habits.pop(name, None)
        else:
            habits[name] = choice

    def record(self, note: str = "") -> Record:
        """The record of the game so far."""
        journal = self._journal()
        return Record(
            format=FORMAT,
            engine=ENGINE,
            game=self.name,
            content=registry.game_type(self.name).version,
            options=self.options,
            seed=self.seed,
            answers=list(journal.keys),
            seats=list(journal.seats),
            digests=[(b.answers, b.digest) for b in journal.boundaries],
            script=self.script,
            table=self.settings.copy(),
            note=note,
        )

    def undo(self) -> None:
        """Take back the answers since the last boundary, if the table's policy allows.

        Answers that habits gave go together with the answer before them.
        """
        self._take_back()
        while len(self._journal().keys) in self.by_habit:
            try:
                self._take_back()
            except Refused:
                break
        kept = len(self._journal().keys)
        self.by_habit = [number for number in self.by_habit if number < kept]

    def _habitual(self) -> int | None:
        """What the habits of the seat that is asked answer."""
        ask = self.game.pending
        habits = self.settings.habits.get(ask.seat) if ask is not None else None
        if ask is None or not habits:
            return None
        return self.game.rules.habit(self.game.position, ask, habits)

    def _take_back(self) -> None:
        journal = self._journal()
        boundary = journal.way_back(self.settings.undo, self.game.position.chances, self.game.rules.reveals)
        kept = list(journal.keys[: boundary.answers]), list(journal.seats[: boundary.answers])
        snapshot = next((p for answers, p in journal.snapshots if answers == boundary.answers), None)
        if snapshot is None or self.script is not None:
            self.game = _replay(self.name, self.options, self.seed, self.script, *kept)
            return
        journal.cut(boundary)
        position = snapshot.copy()
        position.log = journal.log
        game = Game(self.game.rules, position, None, False)
        game.journal = journal
        self.game = game

    def _journal(self) -> Journal:
        if self.game.journal is None:
            raise RecordError("This game keeps no journal, so it has no record.")
        return self.game.journal


def start(name: str, options: dict[str, Any], seed: int, script: ScriptData | None = None) -> Table:
    """Set a new game up and begin it."""
    kind = registry.game_type(name)
    rules, position, complete = kind.set_up(options, stream(seed))
    journal = Journal([])
    position.log = journal.log
    if script is not None:
        position.script = Script(list(script.dice), dict(script.draws), True)
    game = Game(rules, position, None, False)
    game.journal = journal
    journal.opened(position)
    return Table(game=game, name=name, options=complete, seed=seed, script=script)


def _replay(
    name: str,
    options: dict[str, Any],
    seed: int,
    script: ScriptData | None,
    keys: list[str],
    seats: list[int],
) -> Game:
    table = start(name, options, seed, script)
    for key, seat in zip(keys, seats, strict=True):
        table.game.decide(key, seat if seat >= 0 else None)
    return table.game


def resume(record: Record, upto: int | None = None) -> Table:
    """Play a record again, checking every digest; a difference names the answer where it begins."""
    kind = registry.game_type(record.game)
    if record.content != kind.version or record.engine != ENGINE:
        raise RecordError(
            f"This record was made by engine {record.engine} with content {record.content}; "
            f"here are engine {ENGINE} and content {kind.version}. It cannot be continued safely.",
            pl=f"Ten zapis powstał z silnikiem {record.engine} i zawartością {record.content}; "
            f"tu są silnik {ENGINE} i zawartość {kind.version}. Nie da się go bezpiecznie odtworzyć.",
        )
    try:
        table = start(record.game, record.options, record.seed, record.script)
    except (SetupError, EngineError) as error:
        polish = error.told("pl") if isinstance(error, SetupError) else str(error)
        raise RecordError(
            f"The game of this record cannot be set up: {error}",
            pl=f"Gry z tego zapisu nie da się przygotować: {polish}",
        ) from None
    table.settings = record.table.copy()
    digests = dict(record.digests)
    last = len(record.answers) if upto is None else upto
    for number, (key, seat) in enumerate(zip(record.answers[:last], record.seats, strict=False)):
        game = table.game
        if number in digests and not (game.at_boundary() and game.digest() == digests[number]):
            raise RecordError(
                f"The record differs from the rules before answer {number + 1} ('{key}').",
                pl=f"Zapis nie zgadza się z zasadami przed odpowiedzią {number + 1} („{key}”).",
            )
        try:
            game.decide(key, seat if seat >= 0 else None)
        except Refused as refused:
            raise RecordError(
                f"Answer {number + 1} ('{key}') is not legal there: {refused}",
                pl=f"Odpowiedź {number + 1} („{key}”) nie jest tam dozwolona: {refused.told('pl')}",
            ) from None
        except EngineError as error:
            raise RecordError(
                f"Answer {number + 1} ('{key}') cannot be played: {error}",
                pl=f"Odpowiedzi {number + 1} („{key}”) nie da się rozegrać: {error}",
            ) from None
    return table


def save(record: Record, path: Path) -> None:
    """Write a record; the old file stays whole until the new one is."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(text)
    partial.replace(path)


def load(path: Path) -> Record:
    """Read a record file; a mistake is a sentence with place and reason."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror}).") from None
    return decode(data, str(path))


def decode(data: bytes, place: str) -> Record:
    """A record from its bytes."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(
            f"{place}: not a Graveshift record ({error}).", pl=f"{place}: to nie jest zapis gry Graveshift ({error})."
        ) from None
    except RecursionError:
        raise RecordError(
            f"{place}: not a Graveshift record (too many brackets inside each other).",
            pl=f"{place}: to nie jest zapis gry Graveshift (za wiele nawiasów jeden w drugim).",
        ) from None
    if record.format != FORMAT:
        raise RecordError(
            f"{place}: record format {record.format}; this engine reads format {FORMAT}.",
            pl=f"{place}: format zapisu {record.format}; ten silnik czyta format {FORMAT}.",
        )
    if len(record.answers) != len(record.seats):
        raise RecordError(
            f"{place}: {len(record.answers)} answers but {len(record.seats)} seats.",
            pl=f"{place}: odpowiedzi: {len(record.answers)}, a miejsc przy nich: {len(record.seats)}.",
        )
    if any(number >= len(record.answers) for number, _ in record.digests):
        raise RecordError(
            f"{place}: answers are missing; there are digests beyond answer {len(record.answers)}.",
            pl=f"{place}: brakuje odpowiedzi; są skróty stanu po odpowiedzi {len(record.answers)}.",
        )
    try:
        registry.game_type(record.game)
    except GraveshiftError as error:
        raise RecordError(f"{place}: {error}", pl=f"{place}: {error.told('pl')}") from None
    return record
