"""One game in memory: entries of the store folded into a position, and what each seat may see of it.

Nothing here waits or writes. The game is ahead of the store only while its room holds the lock.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

from graveshift.content import Text
from graveshift.kernel import record as kernel
from graveshift.kernel import registry
from graveshift.kernel.decision import Decision
from graveshift.kernel.errors import RecordError, Refused
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Boundary, Journal, LogEntry
from graveshift.server.messages import Deciding, DecisionData, EventData, OptionData, OutcomeData, State
from graveshift.server.store import Entry, Header

EVENTS_AT_FIRST: Final = 200
"""So much of the log a client gets that knows nothing yet."""

NO_UNDO: Final = {"pl": "Przy tym stole nie można cofać."}
NOTHING_BACK: Final = {"pl": "Nie ma czego cofnąć."}
ROLLED: Final = {"pl": "Od tego czasu rzucono kośćmi albo dobrano kartę; przy tym stole tego się nie cofa."}
TURNED_UP: Final = {"pl": "Od tego czasu coś odkryto; przy tym stole tego się nie cofa."}
OTHERS: Final = {"pl": "Od tego czasu decydował ktoś inny; cofnąć to może tylko gospodarz."}

encode: Final = msgspec.json.Encoder().encode
NULL: Final = msgspec.Raw(b"null")


class RunningGame:
    """A game with its version, its visible events and its cached views."""

    def __init__(self, header: Header) -> None:
        kind = registry.game_type(header.game)
        if header.engine != kernel.ENGINE or header.content != kind.version:
            raise RecordError(
                f"This game was begun with engine {header.engine} and content {header.content}; here are engine "
                f"{kernel.ENGINE} and content {kind.version}. It cannot be continued safely, but its record is kept.",
                pl=f"Ta gra zaczęła się z silnikiem {header.engine} i zawartością {header.content}, a tu są silnik "
                f"{kernel.ENGINE} i zawartość {kind.version}. Nie da się jej bezpiecznie dokończyć, ale zapis jest.",
            )
        self.header = header
        self.table = kernel.start(header.game, header.options, header.seed, header.script)
        self.version = 0
        self.by: list[str] = []
        self._log_at: list[int] = [len(self.journal.log)]
        self._made_at: list[int] = [0] * len(self.journal.log)
        self._events: dict[int, EventData] = {}
        self._seen: dict[int | None, tuple[list[int], int]] = {}
        self._cache: dict[Any, Any] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def journal(self) -> Journal:
        journal = self.table.game.journal
        assert journal is not None
        return journal

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    # ---- going on

    def apply(self, entry: Entry) -> None:
        """Fold one entry in. It raises what the rules raise; then this game is of no use any more."""
        if entry.kind == "answer":
            self.game.decide(entry.key, entry.seat if entry.seat >= 0 else None)
            self.by.append(entry.by)
        else:
            while len(self.journal.keys) > entry.kept:
                self.table.undo()
            del self.by[entry.kept :]
        self._settle(entry.number)

    def answer(self, seat: int, key: str, by: str) -> Entry:
        """Answer the pending decision; refuses with a sentence and changes nothing then."""
        self.game.decide(key, seat)
        self.by.append(by)
        self._settle(self.version + 1)
        return msgspec.convert({"number": self.version, "kind": "answer", "seat": seat, "key": key, "by": by}, Entry)

    def undo(self, seats: frozenset[int] | None) -> Entry:
        """Take back to the last decision of a person."""
        kept = self.way_back(seats).answers
        entry = Entry(self.version + 1, "undo", -1, "", "person", kept)
        self.apply(entry)
        return entry

    def way_back(self, seats: frozenset[int] | None) -> Boundary:
        """Where an undo leads; refuses with a sentence. `seats` None: the host, who may take back anybody's."""
        journal = self.journal
        if self.header.undo == "off":
            raise Refused("This table does not allow taking back.", "", NO_UNDO)
        places = [journal.opening, *journal.boundaries] if journal.keys else []
        target = next((place for place in reversed(places) if self.by[place.answers] == "person"), None)
        if target is None:
            raise Refused("There is nothing to take back.", "", NOTHING_BACK)
        if self.header.undo == "until-revealed":
            self._check_nothing_revealed(target)
        answers = range(target.answers, len(journal.keys))
        if seats is not None and any(
            self.by[number] == "person" and journal.seats[number] not in seats for number in answers
        ):
            raise Refused("Somebody else has decided since; only the host can take that back.", "", OTHERS)
        return target

    def _check_nothing_revealed(self, since: Boundary) -> None:
        if self.game.position.chances != since.chances:
            raise Refused("Dice were rolled or a card was drawn since; that cannot be taken back here.", "", ROLLED)
        if any(self.game.rules.reveals(name) for name, *_ in self.journal.log[since.events :]):
            raise Refused("Something was turned up since; that cannot be taken back here.", "", TURNED_UP)

    def _settle(self, version: int) -> None:
        self.version = version
        length = len(self.journal.log)
        if length < len(self._made_at):
            del self._made_at[length:]
            self._events = {number: event for number, event in self._events.items() if number < length}
            self._seen.clear()
        self._made_at += [version] * (length - len(self._made_at))
        self._log_at.append(length)
        self._cache.clear()

    # ---- what a seat may see

    def state(
        self, seats: tuple[int, ...], active: tuple[int, ...], host: bool, last: int, language: str = "en"
    ) -> bytes:
        """The state message for a connection that has these seats, plays the active ones and knows version `last`."""
        decision = self.decision
        yours = decision is not None and bool(active) and (decision.seat is None or decision.seat in active)
        seat = self.looking(seats)
        undo = self._undo_sentence(active, host, language)
        key = ("state", seat, yours, last, undo)
        found: bytes | None = self._cache.get(key)
        if found is None:
            events_from, events = self.events(seat, last)
            found = encode(
                State(
                    version=self.version,
                    seat=seat,
                    view=self.view(seat),
                    deciding=Deciding(decision.seat, decision.kind, yours) if decision is not None else None,
                    decision=self.decision_data() if yours else NULL,
                    events_from=events_from,
                    events=events,
                    undo=undo,
                    outcome=self.outcome(),
                )
            )
            self._cache[key] = found
        return found

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat may see, encoded."""
        key = ("view", seat)
        if key not in self._cache:
            self._cache[key] = msgspec.Raw(encode(self.game.view(seat)))
        found: msgspec.Raw = self._cache[key]
        return found

    def outlook(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What is to come, for a connection that has these seats."""
        seat = self.looking(seats)
        key = ("outlook", seat)
        if key not in self._cache:
            self._cache[key] = self.game.outlook(seat)
        found: dict[str, Any] = self._cache[key]
        return found

    def decision_data(self) -> msgspec.Raw:
        """The pending decision with all its options, encoded."""
        if "decision" not in self._cache:
            decision = self.decision
            assert decision is not None
            self._cache["decision"] = msgspec.Raw(encode(described(decision)))
        found: msgspec.Raw = self._cache["decision"]
        return found

    def outcome(self) -> OutcomeData | None:
        end = self.game.outcome
        return OutcomeData(end.won, end.winner, end.reason, end.rule) if end is not None else None

    def events(self, seat: int | None, last: int) -> tuple[int, list[EventData]]:
        """The events that a seat may see and does not know yet, and their place in the log it may see."""
        seen = self._visible(seat)
        if 0 <= last <= self.version:
            start = bisect_left(seen, min(self._log_at[last:]))
        else:
            start = max(0, len(seen) - EVENTS_AT_FIRST)
        return start, [self._event(number) for number in seen[start:]]

    def _visible(self, seat: int | None) -> list[int]:
        log = self.journal.log
        seen, upto = self._seen.get(seat, ([], 0))
        rules, position = self.game.rules, self.game.position
        for number in range(upto, len(log)):
            name, _, about, _ = log[number]
            if rules.event_visible(position, name, about, seat):
                seen.append(number)
        self._seen[seat] = (seen, len(log))
        return seen

    def _event(self, number: int) -> EventData:
        if number not in self._events:
            self._events[number] = event_data(self.game, self.journal.log[number], self._made_at[number])
        return self._events[number]

    def _undo_sentence(self, seats: tuple[int, ...], host: bool, language: str) -> str | None:
        if not seats and not host:
            return "Spectators cannot take anything back." if language == "en" else "Widzowie niczego nie cofają."
        try:
            self.way_back(None if host else frozenset(seats))
        except Refused as refused:
            return refused.sentences.get(language, refused.sentence)
        return None

    def looking(self, seats: tuple[int, ...]) -> int | None:
        """Whose view a connection with these seats gets: the deciding seat's, or its first."""
        decision = self.decision
        if decision is not None and decision.seat is not None and decision.seat in seats:
            return decision.seat
        return seats[0] if seats else None


def event_data(game: Game, entry: LogEntry, version: int) -> EventData:
    """An event in all languages, told on the board as it lay then."""
    name, rule, about, shape = entry
    rules = game.rules
    then = rules.at_shape(game.position, shape)
    text = Text(en=rules.event_text(then, name, about, "en"), pl=rules.event_text(then, name, about, "pl"))
    return EventData(name, text, rule, rules.event_data(then, name, about), rules.reveals(name), version)


def described(decision: Decision) -> DecisionData:
    """A decision in all languages."""
    options = [
        OptionData(
            key=option.key,
            label=Text(en=option.label("en"), pl=option.label("pl")),
            group=option.key.partition(":")[0],
            rule=option.rule,
            arguments=option.arguments,
        )
        for option in decision.options
    ]
    prompt = Text(en=decision.prompt("en"), pl=decision.prompt("pl"))
    return DecisionData(kind=decision.kind, prompt=prompt, rules=list(decision.rules), options=options)
