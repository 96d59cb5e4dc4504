"""What a scenario can expect of a game: its state, the open decision, options, events and the outcome."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from graveshift.content import Misfit
from graveshift.kernel.decision import Outcome
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Journal, LogEntry
from graveshift.kernel.rules import Ask
from graveshift.scenario.comparing import difference, hint, must_be_known, shown
from graveshift.scenario.document import word
from graveshift.scenario.pacing import PAUSE
from graveshift.scenario.stage import Stage

OF_EVERY_GAME = (
    "decision",
    "offered",
    "not-offered",
    "exactly",
    "events",
    "not-events",
    "outcome",
    "winner",
    "reason",
    "outcome-rule",
)
DECISION = ("kind", "who", "options", "not-options")
OUTCOMES = ("running", "won", "lost", "decided")
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

    def must_be_known(self, expect: dict[str, Any], at: tuple[str, ...]) -> None:
        """Refuse an expectation of something that does not exist, before anything is played."""
        found = self.stage.describe(self.game.position)
        for key, value in expect.items():
            if key in OF_EVERY_GAME:
                self._check(key, value, (*at, key))
            elif key not in found:
                right = [*OF_EVERY_GAME, *found]
                raise Misfit((*at, str(key)), f"There is no `{key}` to expect. {hint(str(key), right)}")
            else:
                must_be_known(value, found[key], (*at, key))

    def difference(self, expect: dict[str, Any], events: int) -> str | None:
        """The first difference between what is expected and what is there; `events` is where the step began."""
        found = self.stage.describe(self.game.position)
        for key, value in expect.items():
            if key in OF_EVERY_GAME:
                told = self._of_every_game(key, value, events)
            else:
                told = difference(value, found[key], key)
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
        return self._outcome(key, value)

    # ---- mistakes

    def _check(self, key: str, value: Any, at: tuple[str, ...]) -> None:
        if key == "decision":
            if isinstance(value, dict):
                for name in value:
                    if name not in DECISION:
                        raise Misfit((*at, str(name)), f"There is no `{name}` here. {hint(str(name), list(DECISION))}")
                for name in ("options", "not-options"):
                    self._check_texts(value.get(name, []), (*at, name))
                kinds = list(self.stage.kinds())
                if value.get("kind", kinds[0]) not in kinds:
                    kind = word(value["kind"])
                    raise Misfit((*at, "kind"), f"There is no decision `{kind}`. {hint(kind, kinds)}")
            elif word(value) != "none":
                raise Misfit(at, f"Write `none`, or some of {', '.join(DECISION)}.")
        elif key in ("offered", "not-offered"):
            if not isinstance(value, dict):
                self._check_texts(value, at)
                return
            actors = list(self.stage.actors(self.game.position))
            for name, texts in value.items():
                if name not in actors:
                    raise Misfit((*at, str(name)), f"There is no `{name}` here. {hint(str(name), actors)}")
                self._check_texts(texts, (*at, name))
        elif key == "exactly":
            if not isinstance(value, dict):
                raise Misfit(at, "Write verbs with lists of what they are offered with: `{move: [a, b]}`.")
            for verb, rest in value.items():
                self._check_texts([verb], at)
                self._check_texts([f"{verb}:{word(text)}" for text in rest or ()], (*at, verb))
        elif key == "outcome" and word(value) not in OUTCOMES:
            raise Misfit(at, f"`{value}` is no outcome. Possible: {', '.join(OUTCOMES)}.")
        elif key in ("events", "not-events"):
            if not isinstance(value, list):
                raise Misfit(at, "Write a list of events: names, or mappings with `name` and what is known about them.")
            for number, event in enumerate(value):
                self._check_event(event, (*at, str(number)))

    def _check_event(self, event: Any, at: tuple[str, ...]) -> None:
        known = self.stage.events()
        name = word(event.get("name", "")) if isinstance(event, dict) else word(event)
        if name not in known:
            raise Misfit(at, f"There is no event `{name}`. {hint(name, list(known))}")
        details = ("name", "rule", *known[name])
        for key in event if isinstance(event, dict) else ():
            if key not in details:
                raise Misfit((*at, str(key)), f"`{name}` does not say `{key}`. {hint(str(key), list(details))}")

    def _check_texts(self, texts: Any, at: tuple[str, ...]) -> None:
        if not isinstance(texts, list):
            raise Misfit(at, "Write a list of options.")
        for number, text in enumerate(texts):
            try:
                self.stage.patterns(self.game.position, word(text))
            except Misfit as misfit:
                raise Misfit((*at, str(number)), misfit.reason) from misfit

    # ---- decisions and options

    def _decision(self, expected: Any) -> str | None:
        ask = self.game.pending
        decision = None if ask is None or ask.kind == PAUSE else self.game.decision
        if not isinstance(expected, dict):
            return None if decision is None else f"decision: expected none, found {decision.kind}"
        if decision is None:
            where = "the game is over" if self.game.over else self.stage.moment(self.game.position)
            return f"decision: expected {shown(expected)}, found none ({where})"
        if "kind" in expected and expected["kind"] != decision.kind:
            return f"decision.kind: expected {expected['kind']}, found {decision.kind}"
        if "who" in expected:
            who = word(expected["who"])
            if self._seat(who) != decision.seat:
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

    def _seat(self, who: str) -> int | None:
        """Whose seat is meant: a name, a number of a seat, or None for the team; -1 is nobody's."""
        actors = self.stage.actors(self.game.position)
        return None if who == "team" else actors[who] if who in actors else int(who) - 1 if who.isdigit() else -1

    def _offers(self, expected: Any, key: str) -> str | None:
        """Options that must, or must not, be offered: to a survivor in its Turn, or in the open decision."""
        if not isinstance(expected, dict):
            expected = {None: expected}
        for actor, texts in expected.items():
            keys = self._keys_of(actor)
            to = f"{key}.{actor}" if actor else key
            if keys is None:
                return f"{to}: {actor or 'nobody'} has nothing to decide now"
            for text in texts:
                offered = bool(self._meant(word(text), keys))
                if offered != (key == "offered"):
                    words = "is offered" if offered else f"is not offered, but {', '.join(keys)}"
                    return f"{to}: {word(text)} {words}"
        return None

    def _exactly(self, expected: dict[str, Any]) -> str | None:
        """Of these verbs, these options are offered and no others."""
        for verb, texts in expected.items():
            left = [key for key in self._keys_of(None) or () if key == verb or key.startswith(f"{verb}:")]
            found = ", ".join(left) or "none"
            for text in texts or ():
                meant = self._meant(f"{verb}:{word(text)}", left)
                if not meant:
                    return f"exactly.{verb}: expected {word(text)}, found {found}"
                left = [key for key in left if key not in meant]
            if left:
                return f"exactly.{verb}: expected no more than {shown(texts or [])}, found {', '.join(left)}"
        return None

    def _meant(self, text: str, keys: list[str]) -> list[str]:
        """The options that a text means; a bare verb means all of its options."""
        if text in keys:
            return [text]
        patterns = self.stage.patterns(self.game.position, text)
        return [key for key in keys if any(fnmatchcase(key, p) or fnmatchcase(key, f"{p}:*") for p in patterns)]

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
            elif (skip := self.stage.skipping(ask)) is not None:
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

    def _turns(self, ask: Ask) -> bool:
        return self.stage.passing(ask) is not None or self.stage.skipping(ask) is not None

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
            if seat is not None and self._seat(word(expected)) == seat:
                return None
            found, reason = "none" if seat is None else f"seat {seat + 1}", ""
        else:
            found = "none" if outcome is None else outcome.reason if key == "reason" else outcome.rule
            reason = ""
        return None if word(expected) == found else f"{key}: expected {word(expected)}, found {found}{reason}"
