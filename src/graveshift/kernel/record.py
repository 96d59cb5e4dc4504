"""The record: one file that is save, replay, undo history, bug report and test.

Header (engine, rules, game, content, set-up, seed) + answers by key + two digests at each boundary: of the position,
which must agree where rules and figures are the same ones, and of the trail, which must agree where they are not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.chance import Script, stream
from graveshift.kernel.errors import GraveshiftError, Refused
from graveshift.kernel.files import write_whole
from graveshift.kernel.game import Game
from graveshift.kernel.habits import check_habit, is_setting, read_setting, setting_key
from graveshift.kernel.journal import FREE, UNDO_POLICIES, Journal
from graveshift.kernel.keyed import FAST, STREAM, Keyed, commitment, new_secret
from graveshift.kernel.sentences import refused, wrong_record

FORMAT: Final = 1
ENGINE: Final = "0.2.0"


class ScriptData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chance told in advance, where a game began from a scenario."""

    dice: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] = []
    draws: dict[str, list[Annotated[int, msgspec.Meta(ge=0)]]] = {}


Seat = Annotated[int, msgspec.Meta(ge=0)]
Place = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """How a table is set, beside the rules: what may be taken back, the language, who is a bot, the habits by seat."""

    undo: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(UNDO_POLICIES)})$")] = FREE
    language: str = "en"
    bots: dict[Seat, str] = {}
    habits: dict[Seat, dict[str, str]] = {}

    def copy(self) -> Settings:
        habits = {seat: dict(of) for seat, of in self.habits.items()}
        return Settings(self.undo, self.language, dict(self.bots), habits)


Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$", max_length=128)]


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """Chance from a secret: what was shown of it first, what players mixed in, and in the end the secret itself."""

    commitment: Hex
    secret: Hex = ""
    """Empty while it is not told; then the record cannot be played again."""
    nonces: list[tuple[Place, int, Hex]] = []
    """After so many answers, this seat mixed that in."""

    def names_players(self, seats: int) -> bool:
        """Is everybody who mixed something in a seat of the game, and nobody named twice?"""
        named = [seat for _, seat, _ in self.nonces]
        return len(set(named)) == len(named) and all(0 <= seat < seats for seat in named)

    def copy(self) -> Chance:
        return Chance(self.commitment, self.secret, list(self.nonces))


def fair_chance() -> Chance:
    """Chance that nobody knows yet."""
    secret = new_secret()
    return Chance(commitment(secret), secret)


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
    undone: list[tuple[Place, Count]] = []
    """Notes: after so many answers, so many were taken back there (where the table allows that freely)."""
    script: ScriptData | None = None
    table: Settings = msgspec.field(default_factory=Settings)
    note: str = ""
    rules: str = ""
    """A fingerprint of the rules' sources."""
    trail: list[str] = []
    """At the places of `digests`: how the game came there (see `Journal.trail_here`)."""
    seen: list[str] = []
    """At the places of `digests`, and at the end: every event so far with its dice and cards (`Journal.seen`)."""
    stream: Literal["lcg64", "blake2b"] = FAST
    """Where dice and cards come from: the fast stream of the seed, or a keyed one from the secret in `chance`."""
    chance: Chance | None = None


Compared = Literal["position", "trail", "answers"]
"""How a record was compared when it was played again: by positions, by its trail, or by legal answers alone."""


class Table(msgspec.Struct):
    """A game together with what its record needs: the header, and how the table is set."""

    game: Game
    name: str
    options: dict[str, Any]
    seed: int
    settings: Settings = msgspec.field(default_factory=Settings)
    script: ScriptData | None = None
    by_habit: list[int] = []
    compared: Compared = "position"
    chance: Chance | None = None
    mixed: int = 0
    """How many of the nonces are in the stream by now."""

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
        """From now on this seat does so; raises with a sentence if the game has no such habit.

        A habit that the rules look at themselves goes into the game, and into its record like an answer.
        """
        check_habit(self.game.rules, name, choice)
        first = self.game.rules.habit_choices()[name][0]
        if self.habits(seat).get(name, first) == choice:
            return
        if name in self.game.rules.settings():
            self.game.decide(setting_key(name, choice), seat)
            return
        habits = self.settings.habits.setdefault(seat, {})
        if choice == first:
            habits.pop(name, None)
        else:
            habits[name] = choice

    def habits(self, seat: int) -> dict[str, str]:
        """What this seat has settled; a habit that is not there stands at its first choice."""
        return {**self.settings.habits.get(seat, {}), **self.game.rules.settled(self.game.position, seat)}

    def record(self, note: str = "") -> Record:
        """The record of the game so far."""
        journal = self._journal()
        kind = registry.game_type(self.name)
        return Record(
            format=FORMAT,
            engine=ENGINE,
            game=self.name,
            content=kind.version,
            options=self.options,
            seed=self.seed,
            answers=list(journal.keys),
            seats=list(journal.seats),
            digests=[(b.answers, b.digest) for b in journal.boundaries],
            undone=[(note.answers, note.count) for note in journal.undone],
            script=self.script,
            table=self.settings.copy(),
            note=note,
            rules=kind.rules,
            trail=[b.trail for b in journal.boundaries],
            seen=journal.seen(),
            stream=FAST if self.chance is None else STREAM,
            chance=self.chance.copy() if self.chance is not None else None,
        )

    def undo(self) -> None:
        """Take back the answers since the last boundary, if the table's policy allows; "free" leaves a note.

        Answers that habits gave go together with the answer before them. What a seat has settled stays settled.
        """
        answers = list(zip(self._journal().keys, self._journal().seats, strict=True))
        self.take_back()
        refusal: Refused | None = None
        while refusal is None and self._goes_along(answers):
            try:
                self.take_back()
            except Refused as error:
                refusal = error
        kept = len(self._journal().keys)
        self.by_habit = [number for number in self.by_habit if number < kept]
        for key, seat in answers[kept:]:
            if is_setting(key):
                self.set_habit(seat, *read_setting(key))
        if refusal is not None and _only_settings(answers[kept:]):
            raise refusal

    def _goes_along(self, answers: list[tuple[str, int]]) -> bool:
        """Was the answer taken back last given by a habit, or only a habit set?"""
        kept = len(self._journal().keys)
        return kept in self.by_habit or _only_settings(answers[kept:])

    def take_back(self) -> None:
        """Go back to the last boundary, and forget everything since."""
        journal = self._journal()
        boundary = journal.way_back(self.settings.undo, self.game.position.chances, self.game.rules.reveals)
        count = sum(1 for key in journal.keys[boundary.answers :] if not is_setting(key))
        kept = list(journal.keys[: boundary.answers]), list(journal.seats[: boundary.answers])
        if not self.back_to(boundary.answers):
            notes = [(note.answers, note.count) for note in journal.undone]
            self.game = _replay(self.name, self.options, self.seed, self.script, self.chance, *kept, notes)
            self.note(count + sum(taken for answers, taken in notes if answers > boundary.answers))

    def back_to(self, answers: int) -> bool:
        """Go straight back to a boundary; False where its position is not kept: then the answers are played again."""
        journal = self._journal()
        count = sum(1 for key in journal.keys[answers:] if not is_setting(key))
        snapshot = next((p for number, p in journal.snapshots if number == answers), None)
        boundary = next((b for b in reversed(journal.boundaries) if b.answers == answers), None)
        if snapshot is None or boundary is None or self.script is not None:
            return False
        chapter, rules = self.game.chapter, self.game.rules
        if chapter is None or rules.chapter(chapter) != rules.chapter(snapshot):
            return False  # nobody has kept where that chapter began
        journal.cut(boundary)
        position = snapshot.copy()
        position.log = journal.log
        position.source = self.game.position.source
        game = Game(rules, position, None, False)
        game.chapter = chapter
        game.journal = journal
        self.game = game
        self.note(count)
        return True

    def note(self, count: int) -> None:
        """Where everything can be taken back, seen dice and cards too, the log and the record say that it was."""
        if self.settings.undo == FREE:
            self._journal().taken_back(count, self.game.position.shape)

    def mix(self, seat: int, nonce: str) -> None:
        """A player mixes something into the chance to come."""
        if self.chance is None:
            raise refused("by-seed")
        self.chance.nonces.append((len(self._journal().keys), seat, nonce))
        self.mix_here()

    def mix_here(self) -> None:
        """Mix in the nonces that belong to this place and are not in the stream yet."""
        source, here = self.game.position.source, len(self._journal().keys)
        if self.chance is None or not isinstance(source, Keyed):
            return
        while self.mixed < len(self.chance.nonces) and self.chance.nonces[self.mixed][0] == here:
            source.mix(self.game.position.rng, self.chance.nonces[self.mixed][2])
            self.mixed += 1

    def forget_nonces(self) -> None:
        """A record was played again up to here: what was mixed in later is no part of this game."""
        if self.chance is not None:
            del self.chance.nonces[self.mixed :]

    def recall(self, undone: list[tuple[int, int]]) -> None:
        """Leave the notes of a record that belong to this place; notes that are there are not left again."""
        self.mix_here()
        journal = self._journal()
        here = len(journal.keys)
        if any(note.answers == here for note in journal.undone):
            return
        for answers, count in undone:
            if answers == here:
                journal.note(count, self.game.position.shape)

    def _habitual(self) -> int | None:
        """What the habits of the seat that is asked answer."""
        ask = self.game.pending
        return self.game.habitual(self.settings.habits.get(ask.seat, {})) if ask is not None else None

    def _journal(self) -> Journal:
        if self.game.journal is None:
            raise wrong_record("no-journal")
        return self.game.journal


def _only_settings(answers: list[tuple[str, int]]) -> bool:
    return all(is_setting(key) for key, _ in answers)


def start(
    name: str, options: dict[str, Any], seed: int, script: ScriptData | None = None, chance: Chance | None = None
) -> Table:
    """Set a new game up and begin it: by the fast stream of the seed, or fairly by the secret of `chance`."""
    kind = registry.game_type(name)
    if chance is None:
        rules, position, complete = registry.begin(name, options, stream(seed))
    elif not chance.secret:
        raise wrong_record("secret-kept")
    else:
        rules, position, complete = kind.set_up(options, 0, Keyed(chance.secret))
    journal = Journal([])
    position.log = journal.log
    if script is not None:
        position.script = Script(list(script.dice), dict(script.draws), True)
    game = Game(rules, position, None, False)
    game.journal = journal
    journal.opened(position)
    table = Table(game=game, name=name, options=complete, seed=seed, script=script, chance=chance)
    table.mix_here()
    return table


def _replay(
    name: str,
    options: dict[str, Any],
    seed: int,
    script: ScriptData | None,
    chance: Chance | None,
    keys: list[str],
    seats: list[int],
    undone: list[tuple[int, int]],
) -> Game:
    table = start(name, options, seed, script, chance)
    table.recall(undone)
    for key, seat in zip(keys, seats, strict=True):
        table.game.decide(key, seat if seat >= 0 else None)
        table.recall(undone)
    return table.game


def save(record: Record, path: Path) -> None:
    """Write a record; the old file stays whole until the new one is."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(record), indent=1))


def load(path: Path) -> Record:
    """Read a record file; a mistake is a sentence with place and reason."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise wrong_record("unreadable", {"place": path}, error.strerror) from None
    return decode(data, str(path))


def decode(data: bytes, place: str) -> Record:
    """A record from its bytes."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise wrong_record("no-record", {"place": place}, error) from None
    except RecursionError:
        raise wrong_record("too-deep", {"place": place}) from None
    if record.format != FORMAT:
        raise wrong_record("other-format", {"place": place, "theirs": record.format, "ours": FORMAT})
    answers = len(record.answers)
    if answers != len(record.seats):
        raise wrong_record("seats-missing", {"place": place, "answers": answers, "seats": len(record.seats)})
    if any(number >= answers for number, _ in record.digests):
        raise wrong_record("answers-missing", {"place": place, "answers": answers})
    if (record.stream == STREAM) != (record.chance is not None):
        raise wrong_record("stream-lacks", {"place": place, "stream": record.stream})
    places = [number for number, _ in record.digests]
    if places != sorted(set(places)):
        raise wrong_record("digests-mixed-up", {"place": place})
    if record.trail and len(record.trail) != len(record.digests):
        about = {"place": place, "digests": len(record.digests), "trail": len(record.trail)}
        raise wrong_record("trail-missing", about)
    if record.seen and len(record.seen) != len(record.digests) + 1:
        about = {"place": place, "digests": len(record.digests), "seen": len(record.seen)}
        raise wrong_record("seen-missing", about)
    try:
        registry.game_type(record.game)
    except GraveshiftError as error:
        raise wrong_record("at-place", {"place": place}, error) from None
    return record
