"""The driver: asks one question at a time, takes the answer, and can always say where it stands.

A position inside a segment is (position at the boundary, answers since); `copy`, `save` and `undo` go back to the
boundary and play the few answers again. Nothing here grows with the length of the game but the journal.
"""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.chance import WINNER, WON, GameOver, Position, Script, Source
from graveshift.kernel.decision import Decision, Event, Option, Outcome
from graveshift.kernel.digest import digest_at, digest_of
from graveshift.kernel.errors import EngineError, Refused
from graveshift.kernel.habits import check_habit, is_setting, read_setting
from graveshift.kernel.journal import Journal
from graveshift.kernel.notes import LogEntry, data_of, reveals, told
from graveshift.kernel.rules import TEAM, Ask, Play, Rules
from graveshift.kernel.sentences import refused

UNASKED: Final = -1  # the answer that opens a segment where nobody was asked
NOT_YET: Final = Ask(TEAM, 0, [])


class Game:
    """One running game.

    `journal` keeps what a table needs: answers by key, digests, events, undo. `swift` games (playouts) keep
    nothing and cannot be copied in the middle of a segment. Whatever is copied from a game whose chance has a source
    gets another stream: it cannot foretell.
    """

    def __init__(
        self, rules: Rules, position: Position, journal: Journal | None, swift: bool, pending: Ask | None = None
    ) -> None:
        self.rules = rules
        self.position = position
        self.journal = journal
        self.swift = swift
        self.pending = pending  # the question at this boundary, where a twin knows it already
        self.base: Position | None = None  # the boundary before this segment; copies share it, nobody changes it
        self.chapter: Position | None = None  # the boundary at which this chapter of the game began; shared, too
        self.opening = UNASKED
        self.since: list[int] = []
        self.source: Source | None = None
        self.script: Script | None = None
        self.script_mark: tuple[int, dict[str, int]] | None = None
        self.reseeded: tuple[int, int] | None = None
        self.pausing = False  # stops wherever something happens before anybody is asked; `go_on` lets it happen
        self._running: Play | None = None
        self._decision: Decision | None = None
        if pending is None:
            self._proceed()

    # ---- asking and answering

    @property
    def decision(self) -> Decision | None:
        """The pending question; None when the game is over."""
        if self._decision is None and self.pending is not None:
            self._decision = Decision(self.rules, self.position, self.pending)
        return self._decision

    @property
    def codes(self) -> list[int]:
        """The legal answers as small ints, for programs in a hurry; empty when the game is over."""
        return self.pending.options if self.pending is not None else []

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        result = self.position.result
        if result == 0:
            return None
        winner = result - WINNER if result >= WINNER else None
        return Outcome(result == WON, winner, self.position.reason, self.position.reason_rule)

    def ending(self, language: str = "en") -> str:
        """The reason of the outcome as a sentence; empty while the game runs."""
        return self.rules.reason_text(self.position, language) if self.position.result else ""

    def decide(self, answer: Any, seat: int | None = None) -> None:
        """Answer the pending question with an Option or its key; refuse with a sentence and a rule ID.

        `seat` says who answers; nobody answers for another seat.
        """
        ask = self.pending
        if ask is None:
            raise refused("over")
        if isinstance(answer, str) and is_setting(answer):
            self._settle(answer, seat)
            return
        if seat is not None and ask.seat not in (TEAM, seat):
            raise refused("other-player", {"mine": ask.seat + 1, "yours": seat + 1})
        key: str = answer if isinstance(answer, str) else answer.key
        if isinstance(answer, Option) and not answer.answers(ask):
            raise refused("gone", {"key": key})
        decision = self.decision
        assert decision is not None
        option = decision.option(key)
        if option is None:
            raise self.rules.refusal(self.position, ask, key)
        self.answer(option.code, seat)

    def answer(self, code: int, seat: int | None = None) -> None:
        """Answer with one of `codes`; the swift form of `decide`."""
        ask = self.pending
        if ask is None:
            raise refused("over")
        journal = self.journal
        if journal is not None:
            if code not in ask.options:
                raise refused("no-answer")
            if self._running is None:
                journal.boundary(self.position, self.digest() if journal.digested else "")
            key = self.rules.key(self.position, ask, code)
            step = f"{self.rules.kind_name(ask.kind)} {ask.seat} {len(ask.options)} {key}"
            journal.answered(key, seat if seat is not None else ask.seat, step)
        self.pending = None
        self._decision = None
        if self._running is None:
            self._remember(code)
            self._running = self.rules.play(self.position, code)
            if self.base is not None:
                self.since.append(code)
            self._resume(None)
        else:
            if self.base is not None:
                self.since.append(code)
            self._resume(code)
        self._proceed()
        if journal is not None:
            journal.settled(self.position)

    def _settle(self, key: str, seat: int | None) -> None:
        """Set a habit of a seat, whoever is asked now.

        In the middle of a segment the pending question stays as it was put; at a boundary the rules may now want to
        ask something else first.
        """
        habit, choice = read_setting(key)
        check_habit(self.rules, habit, choice)
        if habit not in self.rules.settings():
            raise refused("table-habit", {"habit": habit})
        if seat is None or not 0 <= seat < self.rules.seats(self.position):
            raise refused("whose-habit")
        journal = self.journal
        if journal is not None:
            if self._running is None:
                journal.boundary(self.position, self.digest() if journal.digested else "")
            journal.habit(key, seat)
        code = self.rules.setting(seat, habit, choice)
        self.rules.settle(self.position, code)
        if self._running is None:
            self._ask_anew()
        elif self.base is not None:
            self.since.append(code)

    def _ask_anew(self) -> None:
        """A habit was set at this boundary: another question goes before the pending one, if the rules have one now."""
        ask = self.rules.ask(self.position)
        if ask is None or self.pending is None or (ask.seat, ask.kind) == (self.pending.seat, self.pending.kind):
            return
        self.pending = ask
        self._decision = None

    def habitual(self, habits: dict[str, str]) -> int | None:
        """The answer that these habits give to the pending question; None where whoever has them is to be asked."""
        if self.pending is None or not habits:
            return None
        return self.rules.habit(self.position, self.pending, habits)

    def why_not(self, key: str) -> Refused | None:
        """Why this action cannot be taken now: a sentence and a rule ID; None if it can."""
        if self.pending is None:
            return refused("over")
        decision = self.decision
        assert decision is not None
        if decision.option(key) is not None:
            return None
        return self.rules.refusal(self.position, self.pending, key)

    def _remember(self, opening: int) -> None:
        """Note the boundary that the coming segment starts from, and the answer that opens it."""
        if self.swift:
            self.base = None
            return
        if self.rules.quiet(self.position, opening):
            self.base = None
            if self.chapter is None or self.rules.chapter(self.chapter) != self.rules.chapter(self.position):
                self.chapter = self.position.copy()
            return
        self.base = self.position.copy()
        if self.chapter is None or self.rules.chapter(self.chapter) != self.rules.chapter(self.base):
            self.chapter = self.base
        self.opening = opening
        self.since = []
        self.reseeded = None
        self.source = self.position.source
        self.script = self.position.script
        self.script_mark = self.script.mark() if self.script is not None else None

    def _proceed(self) -> None:
        """Go on until there is a question, or the end."""
        while self.pending is None and self.position.result == 0:
            if self._running is not None:
                raise EngineError("A segment stopped without a question and without an end.")
            ask = self.rules.ask(self.position)
            if ask is not None:
                self.pending = ask if ask.options else self._unanswerable(ask)
                return
            if self.pausing:
                return
            self._happen()

    def go_on(self) -> None:
        """From where a pausing game has stopped to its next stop: nobody is asked here, something happens."""
        self._happen()
        self._proceed()

    def _happen(self) -> None:
        """The segment that begins at this boundary without an answer."""
        self._remember(UNASKED)
        self._running = self.rules.play(self.position, UNASKED)
        self._resume(None)

    def _resume(self, code: int | None) -> None:
        """Up to the next question of the segment, or to its end.

        Loops of one step, for a loop takes notice of the end without an exception: compiled, catching one is dear.
        """
        running = self._running
        assert running is not None
        try:
            for ask in running if code is None else map(running.send, (code,)):
                self.pending = ask if ask.options else self._unanswerable(ask)
                return
        except GameOver:
            pass
        self._running = None

    def _unanswerable(self, ask: Ask) -> Ask:
        raise EngineError(f"The question '{self.rules.kind_name(ask.kind)}' has no options.")

    # ---- copies

    def at_boundary(self) -> bool:
        return self._running is None

    def copy(self) -> Game:
        """An independent game at the same decision, without journal: for search."""
        return self._twin(None)

    def fork(self) -> Game:
        """An independent game at the same decision that remembers how it came here: "play on from here"."""
        return self._twin(self.journal.copy() if self.journal is not None else None)

    def _twin(self, journal: Journal | None) -> Game:
        if self._running is None:
            twin = Game(self.rules, self._clone(self.position, None), None, self.swift, self.pending)
        else:
            if self.base is None:
                raise EngineError("A swift game cannot be copied in the middle of a segment.")
            position = self._clone(self.base, self.script_mark)
            twin = replayed(self.rules, self.base, position, self.opening, self.since, self.reseeded)
        twin.chapter = self.chapter
        twin.journal = journal
        if journal is not None:
            twin.position.log = journal.log
        return twin

    def _clone(self, position: Position, mark: tuple[int, dict[str, int]] | None) -> Position:
        """A copy to play on from; where chance has a source, the copy gets what was drawn and not what is to come."""
        twin = position.copy()
        if position is self.position:
            if position.source is not None:
                twin.source = position.source.likeness(position.rng, position.rng)
        elif self.source is not None:
            twin.source = self.source.likeness(position.rng, self.position.rng)
        script = self.script if mark is not None else self.position.script
        if script is not None:
            twin.script = script.copy()
            if mark is not None:
                twin.script.rewind(mark)
        return twin

    def playout(self) -> Game:
        """A swift copy: the fastest way to play on, without any memory."""
        twin = self.copy()
        twin.swift = True
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the position as data, like `copy` without the journal."""
        from graveshift.kernel.thaw import packed, unpacked

        return unpacked, packed(self)

    # ---- what it is, as data

    def plain(self) -> dict[str, Any]:
        """The position as plain data, also in the middle of a segment."""
        if self._running is None:
            return {"position": plain(self.position), "since": []}
        if self.base is None:
            raise EngineError("A swift game has no data in the middle of a segment.")
        data: dict[str, Any] = {"position": plain(self.base), "since": list(self.since)}
        if self.reseeded is not None:
            data["reseeded"] = list(self.reseeded)
        return data

    def digest(self) -> str:
        """A short fingerprint of the position; equal positions have equal digests."""
        return digest_at(self.position) if self._running is None else digest_of(self.plain())

    # ---- seats

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may see of the position: the only thing clients and bots get."""
        return self.rules.view(self.position, seat)

    def seen(self, seat: int | None = None) -> Any:
        """The same view for whoever only encodes it."""
        return self.rules.seen(self.position, seat)

    def outlook(self, seat: int | None = None) -> dict[str, Any]:
        """What is to come if nobody does anything, as far as a seat, or a spectator (None), may know it."""
        return self.rules.outlook(self.position, seat)

    def determinized(self, seat: int | None, rng: int) -> Game:
        """A game that looks the same to this seat, with all hidden things and all chance to come drawn anew."""
        if self._running is None:
            position = self.rules.redraw(self.position, self.position, seat, rng)
            position.rng = rng
            twin = Game(self.rules, position, None, False)
        elif self.base is None:
            raise EngineError("A swift game cannot be determinized in the middle of a segment.")
        else:
            base = self.rules.redraw(self.base, self.position, seat, rng)
            position = self._clone(base, self.script_mark)
            twin = replayed(self.rules, base, position, self.opening, self.since, (len(self.since), rng))
        if self.chapter is not None:
            twin.chapter = self.rules.redraw(self.chapter, self.chapter, seat, rng)
        return twin

    def reopened(self, seat: int | None, rng: int) -> Game:
        """A swift game from where this chapter began (a round), with what the seat could not know then drawn anew.

        A game that was thawed in the middle of a chapter knows no earlier place than that.
        """
        start = self.base if self.base is not None and self._running is not None else self.position
        if self.chapter is not None and self.rules.chapter(self.chapter) == self.rules.chapter(start):
            start = self.chapter
        position = self.rules.redraw(start, start, seat, rng)
        position.rng = rng
        return Game(self.rules, position, None, True)

    # ---- memory

    @property
    def events(self) -> list[Event]:
        """All events since the game began (only with a journal)."""
        return self.events_since(0)

    def events_since(self, count: int) -> list[Event]:
        """The events after the first `count` (only with a journal)."""
        if self.journal is None:
            return []
        return [self._event(entry) for entry in self.journal.log[count:]]

    @property
    def news(self) -> list[Event]:
        """The events since the last answer."""
        return self.events_since(self.journal.news_from) if self.journal is not None else []

    def _event(self, entry: LogEntry) -> Event:
        name, rule, _, _ = entry
        rules, position = self.rules, self.position

        def text(language: str) -> str:
            return told(rules, position, entry, language)

        return Event(name, rule, data_of(rules, position, entry), text, reveals(rules, name))


def replayed(
    rules: Rules,
    base: Position,
    position: Position,
    opening: int,
    since: list[int],
    reseeded: tuple[int, int] | None,
) -> Game:
    """A game in the middle of a segment: its boundary `base`, a copy of it to play on, and the answers since.

    The answers go straight to the rules; nobody asks for the options again. `reseeded` (number of answers, stream)
    says that from there on chance comes from another stream, and from no script: what was rolled before is known,
    what comes is not. Raises StopIteration or GameOver if the answers lead out of the segment.
    """
    twin = Game(rules, position, None, False, NOT_YET)
    twin.base = base
    twin.opening = opening
    twin.since = since[:]
    twin.reseeded = reseeded
    twin.source = position.source
    twin.script = position.script
    twin.script_mark = twin.script.mark() if twin.script is not None else None
    running = rules.play(position, opening)
    ask = next(running)
    for number in range(0 if opening == UNASKED else 1, len(since)):
        if reseeded is not None and reseeded[0] == number:
            _reseed(twin, reseeded[1])
        if since[number] < UNASKED:
            rules.settle(position, since[number])
        else:
            ask = running.send(since[number])
    if reseeded is not None and reseeded[0] == len(since):
        _reseed(twin, reseeded[1])
    twin._running = running
    twin.pending = ask
    return twin


def _reseed(game: Game, rng: int) -> None:
    game.position.script = None
    game.position.source = None
    game.position.rng = rng


def plain(position: Position) -> dict[str, Any]:
    """All fields of a position by name, in lists of their own."""
    data: dict[str, Any] = {}
    for name in position.fields():
        value = getattr(position, name)
        data[name] = value[:] if isinstance(value, list) else value
    return data
