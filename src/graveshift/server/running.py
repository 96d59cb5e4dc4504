"""One game in memory, as it is seen: what each seat may see of a position, made once and encoded once."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

from graveshift.kernel.errors import Refused
from graveshift.kernel.notes import visible
from graveshift.kernel.sentences import said
from graveshift.server.messages import Deciding, EventData, Language, OutcomeData, State
from graveshift.server.playing import PlayedGame
from graveshift.server.store import Header
from graveshift.server.telling import described, event_data, spoken

EVENTS_AT_FIRST: Final = 200
"""So much of the log a client gets that knows nothing yet."""
STATES: Final = 100
"""States of one version that are kept; clients that say they know odd versions get theirs made anew."""

encode: Final = msgspec.json.Encoder().encode
NULL: Final = msgspec.Raw(b"null")


class RunningGame(PlayedGame):
    """A game with its visible events and its cached views."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self._events: dict[tuple[int, str], EventData] = {}
        self._seen: dict[int | None, tuple[list[int], int]] = {}
        self._cache: dict[Any, Any] = {}

    def _forget(self, length: int) -> None:
        super()._forget(length)
        self._events = {place: event for place, event in self._events.items() if place[0] < length}
        self._seen.clear()

    def _settle(self, version: int) -> None:
        super()._settle(version)
        self._cache.clear()

    def state(
        self, seats: tuple[int, ...], active: tuple[int, ...], host: bool, last: int, language: Language = "en"
    ) -> bytes:
        """The state message for a connection that has these seats, plays the active ones and knows version `last`."""
        yours = self.asks(active)
        seat = self.looking(seats)
        undo = self._undo_sentence(active, host, language)
        key = ("state", seat, yours, last, undo, language)
        found: bytes | None = self._cache.get(key)
        if found is None:
            events_from, events = self.events(seat, last, language)
            found = encode(
                State(
                    version=self.version,
                    language=language,
                    seat=seat,
                    view=self.view(seat),
                    deciding=self._deciding(yours, language),
                    decision=self.decision_data(language) if yours else NULL,
                    events_from=events_from,
                    events=events,
                    undo=undo,
                    outcome=self.outcome(),
                )
            )
            if len(self._cache) < STATES:
                self._cache[key] = found
        return found

    def asks(self, active: tuple[int, ...]) -> bool:
        """May somebody who plays these seats answer now?"""
        decision = self.decision
        return decision is not None and bool(active) and (decision.seat is None or decision.seat in active)

    def _deciding(self, yours: bool, language: str) -> Deciding | None:
        """Who is asked; and what, for the others, where nobody has secrets."""
        decision = self.decision
        if decision is None:
            return None
        prompt = None if yours or self.has_secrets else spoken(decision.prompt, (language,))
        return Deciding(decision.seat, decision.kind, yours, prompt)

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat may see, encoded."""
        key = ("view", seat)
        if key not in self._cache:
            self._cache[key] = msgspec.Raw(encode(self.game.seen(seat)))
        found: msgspec.Raw = self._cache[key]
        return found

    def outlook(self, seats: tuple[int, ...], key: str = "") -> dict[str, Any]:
        """What is to come, for a connection that has these seats; with a key, after this option."""
        seat = self.looking(seats)
        if key:
            option = self.decision.option(key) if self.decision is not None else None
            return option.outlook(seat) if option is not None else {}
        name = ("outlook", seat)
        if name not in self._cache:
            self._cache[name] = self.game.outlook(seat)
        found: dict[str, Any] = self._cache[name]
        return found

    def previews(self) -> dict[str, dict[str, Any]]:
        """The odds and consequences of every option that has any, by key."""
        if "previews" not in self._cache:
            options = self.decision.options if self.decision is not None else ()
            found = {option.key: option.preview() for option in options}
            self._cache["previews"] = {key: preview for key, preview in found.items() if preview}
        kept: dict[str, dict[str, Any]] = self._cache["previews"]
        return kept

    def preview(self, key: str) -> dict[str, Any]:
        """The odds and consequences of an option; nothing for what is none."""
        option = self.decision.option(key) if self.decision is not None else None
        return option.preview() if option is not None else {}

    def why_not(self, key: str) -> tuple[dict[str, str], str] | None:
        """Why something cannot be done, by language, and the rule; None where it can."""
        why = self.game.why_not(key)
        return ({"en": why.sentence, **why.sentences}, why.rule) if why is not None else None

    def decision_data(self, language: str) -> msgspec.Raw:
        """The pending decision with all its options, encoded."""
        key = ("decision", language)
        if key not in self._cache:
            decision = self.decision
            assert decision is not None
            self._cache[key] = msgspec.Raw(encode(described(decision, language)))
        found: msgspec.Raw = self._cache[key]
        return found

    def outcome(self) -> OutcomeData | None:
        end = self.game.outcome
        return OutcomeData(end.won, end.winner, end.reason, end.rule) if end is not None else None

    def events(self, seat: int | None, last: int, language: str) -> tuple[int, list[EventData]]:
        """The events that a seat may see and does not know yet, and their place in the log it may see."""
        seen = self._visible(seat)
        if 0 <= last <= self.version:
            start = bisect_left(seen, self._news_from(last))
        else:
            start = max(0, len(seen) - EVENTS_AT_FIRST)
        return start, [self._event(number, language) for number in seen[start:]]

    def _visible(self, seat: int | None) -> list[int]:
        log = self.journal.log
        seen, upto = self._seen.get(seat, ([], 0))
        rules, position = self.game.rules, self.game.position
        for number in range(upto, len(log)):
            if visible(rules, position, log[number], seat):
                seen.append(number)
        self._seen[seat] = (seen, len(log))
        return seen

    def _event(self, number: int, language: str) -> EventData:
        place = (number, language)
        if place not in self._events:
            self._events[place] = event_data(self.game, self.journal.log[number], self._made_at[number], (language,))
        return self._events[place]

    def _undo_sentence(self, seats: tuple[int, ...], host: bool, language: str) -> str | None:
        if not seats and not host:
            return said("spectators-back", {}, language)
        try:
            self.way_back(None if host else frozenset(seats))
        except Refused as error:
            return error.sentences.get(language, error.sentence)
        return None

    def looking(self, seats: tuple[int, ...]) -> int | None:
        """Whose view a connection with these seats gets: the deciding seat's, or its first."""
        decision = self.decision
        if decision is not None and decision.seat is not None and decision.seat in seats:
            return decision.seat
        return seats[0] if seats else None
