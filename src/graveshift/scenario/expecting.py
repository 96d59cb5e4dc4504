"""What a scenario can expect of a game: its state, the open decision, options, events and the outcome."""

from __future__ import annotations

from typing import Any

from graveshift.kernel.decision import Outcome
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Journal
from graveshift.kernel.notes import LogEntry
from graveshift.kernel.rules import Ask
from graveshift.parts.stage import Stage
from graveshift.scenario import seeing
from graveshift.scenario.comparing import difference, shown
from graveshift.scenario.document import word
from graveshift.scenario.expectable import OF_EVERY_GAME
from graveshift.scenario.meaning import matching, patterns_of, seat_of, viewer_of
from graveshift.scenario.pacing import PAUSE

A_FEW = 50


def ending(outcome: Outcome) -> str:
    """How a game has ended: the team has won or lost, or one seat has won."""
    return "won" if outcome.won else "lost" if outcome.winner is None else "decided"


class Expectations:
    """The looking side of a run."""

    def __init__(self, game: Game, stage: Stage, journal: Journal) -> None:
        self.game = game
        self.stage = stage
        self.journal = journal

    def difference(self, expect: dict[str, Any], events: int) -> str | None:
        """The first difference between what is expected and what is there; `events` is where the step began."""
        found = self.stage.describe(self.game.position)
        for key, value in expect.items():
            if key in OF_EVERY_GAME:
                told = self._of_every_game(key, value, events)
            else:
                told = difference(value, found.get(key, "none"), key)
            if told is not None:
                return told
        return None

    def _of_every_game(self, key: str, value: Any, events: int) -> str | None:
        if key == "decision":
            return self._decision(value)
        if key in ("offered", "not-offered"):
            return self._offers(value, key)
        if key == "exactly":
            return self._exactly(value)
        if key == "events":
            return self._events(value, events)
        if key == "not-events":
            return self._no_events(value, events)
        if key == "view":
            return self._view(value)
        if key == "not-in-view":
            return self._not_in_view(value)
        return self._outcome(key, value)

    # ---- decisions and options

    def _decision(self, expected: Any) -> str | None:
        ask = self.game.pending
        decision = None if ask is None or ask.kind == PAUSE else self.game.decision
        if not isinstance(expected, dict):
            if decision is None or list(decision.keys) == [self.stage.ending()]:
                return None
            return f"decision: expected none, found {decision.kind}"
        if decision is None:
            where = "the game is over" if self.game.over else self.stage.moment(self.game.position)
            return f"decision: expected {shown(expected)}, found none ({where})"
        if "kind" in expected and expected["kind"] != decision.kind:
            return f"decision.kind: expected {expected['kind']}, found {decision.kind}"
        if "who" in expected:
            who = word(expected["who"])
            if seat_of(self.stage, self.game.position, who) != decision.seat:
                found = "team" if decision.seat is None else f"seat {decision.seat + 1}"
                return f"decision.who: expected {who}, found {found}"
        if "options" in expected:
            left = list(decision.keys)
            for text in expected["options"]:
                meant = self._meant(word(text), left)
                if not meant:
                    return f"decision.options: expected {word(text)}, found {', '.join(decision.keys)}"
                left = [key for key in left if key not in meant]
            if left:
                return f"decision.options: expected no more than {shown(expected['options'])}, found {', '.join(left)}"
        for text in expected.get("not-options", []):
            if self._meant(word(text), list(decision.keys)):
                return f"decision.not-options: {word(text)} is among {', '.join(decision.keys)}"
        return None

    def _offers(self, expected: Any, key: str) -> str | None:
        """Options that must, or must not, be offered: to a survivor in its Turn, or in the open decision."""
        if not isinstance(expected, dict):
            expected = {None: expected}
        for actor, texts in expected.items():
            keys = self._keys_of(actor)
            to = f"{key}.{actor}" if actor else key
            if keys is None:
                return f"{to}: {actor} has nothing to decide now" if actor else f"{to}: nothing is asked now"
            for text in texts:
                offered = bool(self._meant(word(text), keys))
                if offered != (key == "offered"):
                    words = "is offered" if offered else f"is not offered, but {', '.join(keys)}"
                    return f"{to}: {word(text)} {words}"
        return None

    def _exactly(self, expected: Any, actor: str | None = None) -> str | None:
        """These options are offered and no others: all in all, of some verbs, or to a survivor in its Turn."""
        path = f"exactly.{actor}" if actor else "exactly"
        keys = self._keys_of(actor)
        if keys is None and actor is not None:
            return f"{path}: {actor} has nothing to decide now"
        keys = keys or []
        if isinstance(expected, list):
            return self._no_others(
                path, expected, [(word(text), self._meant(word(text), keys)) for text in expected], keys
            )
        actors = self.stage.actors(self.game.position)
        for name, texts in expected.items():
            if name in actors:
                told = self._exactly(texts, name)
            else:
                of_verb = [key for key in keys if key == name or key.startswith(f"{name}:")]
                texts = texts or []
                meant = [
                    (word(text), matching(patterns_of(self.stage, self.game.position, name, word(text)), of_verb))
                    for text in texts
                ]
                told = self._no_others(f"{path}.{name}", texts, meant, of_verb)
            if told is not None:
                return told
        return None

    def _no_others(
        self, path: str, texts: list[Any], meant: list[tuple[str, list[str]]], keys: list[str]
    ) -> str | None:
        """Each text means some of the options, and together they mean all of them."""
        left = list(keys)
        for text, options in meant:
            if not options:
                return f"{path}: expected {text}, found {', '.join(keys) or 'none'}"
            left = [key for key in left if key not in options]
        return f"{path}: expected no more than {shown(texts)}, found {', '.join(left)}" if left else None

    def _meant(self, text: str, keys: list[str]) -> list[str]:
        """The options that a text means; a bare verb means all of its options."""
        return [text] if text in keys else matching(self.stage.patterns(self.game.position, text), keys)

    def _keys_of(self, actor: str | None) -> list[str] | None:
        """What somebody is offered now, looked up in a copy of the game where its Turn has begun."""
        game = self.game
        ask = game.pending
        if actor is None or (ask is not None and ask.kind != PAUSE and not self._turns(ask)):
            return None if ask is None or ask.kind == PAUSE else list(game.decision.keys if game.decision else ())
        twin = game.copy()
        for _ in range(A_FEW):
            ask = twin.pending
            if ask is None:
                return None
            if ask.kind == PAUSE:
                if not self.stage.in_turns(twin.position):
                    return None
                twin.answer(PAUSE)
            elif (skip := self.stage.skipping(ask)) is not None and not self._begins(twin, actor):
                twin.answer(skip)
            elif self.stage.turn_of(twin.position, ask) == actor:
                assert twin.decision is not None
                return list(twin.decision.keys)
            else:
                activation = self.stage.activation(actor)
                if activation is None or twin.why_not(activation) is not None:
                    return None
                twin.decide(activation)
        return None

    def _begins(self, twin: Game, actor: str) -> bool:
        """Is it asked whether the Turn of this one shall begin?"""
        return twin.decision is not None and self.stage.activation(actor) in twin.decision.keys

    def _turns(self, ask: Ask) -> bool:
        return self.stage.passing(ask) is not None or self.stage.skipping(ask) is not None

    # ---- views

    def _view(self, expected: dict[str, Any]) -> str | None:
        """Parts of what seats see."""
        for who, part in expected.items():
            told = seeing.difference(
                part,
                seeing.named(self.game.view(viewer_of(self.stage, self.game.position, word(who)))),
                f"view.{word(who)}",
            )
            if told is not None:
                return told
        return None

    def _not_in_view(self, expected: dict[str, Any]) -> str | None:
        """What seats must not see anywhere."""
        for who, things in expected.items():
            unwanted = [word(thing) for thing in things]
            for found, path in seeing.words_in(self.game.view(viewer_of(self.stage, self.game.position, word(who)))):
                if found in unwanted:
                    return f"not-in-view.{word(who)}: {found} stands at {path}"
        return None

    # ---- events and outcome

    def _events(self, expected: list[Any], since: int) -> str | None:
        """The events happened in this order; others may lie between them."""
        log = self.journal.log[since:]
        at = 0
        for wanted in expected:
            while at < len(log) and not self._is_event(wanted, log[at]):
                at += 1
            if at == len(log):
                alike = wanted.get("name") if isinstance(wanted, dict) else None
                found = ", ".join(self._told(entry, alike) for entry in log) or "none"
                return f"events: expected {shown(wanted)}, found {found}"
            at += 1
        return None

    def _no_events(self, unwanted: list[Any], since: int) -> str | None:
        for entry in self.journal.log[since:]:
            for event in unwanted:
                if self._is_event(event, entry):
                    return f"not-events: {shown(event)} has happened ({entry[1]})"
        return None

    def _told(self, entry: LogEntry, alike: str | None) -> str:
        """An event for a message, in full if its name is the one that was looked for."""
        if entry[0] != alike:
            return entry[0]
        return shown({"name": entry[0], "rule": entry[1]} | self._details(entry))

    def _is_event(self, wanted: Any, entry: LogEntry) -> bool:
        name, rule = entry[:2]
        if not isinstance(wanted, dict):
            return bool(word(wanted) == name)
        if wanted.get("name", name) != name or wanted.get("rule", rule) != rule:
            return False
        details = {key: value for key, value in wanted.items() if key not in ("name", "rule")}
        if not details:
            return True
        data = self._details(entry)
        return all(key in data and word(data[key]) == word(value) for key, value in details.items())

    def _details(self, entry: LogEntry) -> dict[str, Any]:
        """An event's arguments, its zones by the names they had then."""
        name, _, about, shape = entry
        rules = self.game.rules
        then = rules.at_shape(self.game.position, shape)
        return self.stage.spelt(then, rules.event_data(then, name, about))

    def _outcome(self, key: str, expected: Any) -> str | None:
        outcome = self.game.outcome
        if key == "outcome":
            found = "running" if outcome is None else ending(outcome)
            reason = f" ({outcome.reason}, {outcome.rule})" if outcome is not None else ""
        elif key == "winner":
            seat = None if outcome is None else outcome.winner
            if seat is not None and seat_of(self.stage, self.game.position, word(expected)) == seat:
                return None
            found, reason = "none" if seat is None else f"seat {seat + 1}", ""
        else:
            found = "none" if outcome is None else outcome.reason if key == "reason" else outcome.rule
            reason = ""
        return None if word(expected) == found else f"{key}: expected {word(expected)}, found {found}{reason}"
