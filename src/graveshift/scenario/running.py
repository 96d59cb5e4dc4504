"""Playing a scenario: step by step, with scripted chance, until something is not as expected."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any, Final

from graveshift.content import Misfit
from graveshift.kernel import registry
from graveshift.kernel.chance import Position, stream
from graveshift.kernel.decision import Decision
from graveshift.kernel.errors import EngineError, GraveshiftError, Refused, SetupError
from graveshift.kernel.game import Game
from graveshift.kernel.journal import UNDO_POLICIES
from graveshift.kernel.rules import Rules
from graveshift.parts.stage import Clock, PlainStage
from graveshift.scenario.document import ANY, UNDO, Scenario, Step, word
from graveshift.scenario.expectable import Expectable
from graveshift.scenario.expecting import Expectations, ending
from graveshift.scenario.memory import FREE, Memory
from graveshift.scenario.pacing import PAUSE, Paced
from graveshift.scenario.scripting import Chance
from graveshift.scenario.speaking import unspoken

RULE: Final = re.compile(r"[(,] ?[A-Z]{2,4}-[A-Z0-9]+-")
"""A sentence that cites a rule."""

POLICIES: Final = ", ".join(UNDO_POLICIES)

ENOUGH = 10_000
"""Answers in one step after which it is clear that a scenario will not get where it wants to go."""


class Failure(GraveshiftError):
    """The game is not as the scenario expects it; the sentence says which step, and what was found instead."""

    line: int | None = None


def run(scenario: Scenario) -> list[str]:
    """Play one scenario; raise a Failure at the first difference, a ContentError for a mistake in the file.

    Returns what is worth saying about a scenario that passed, mostly nothing.
    """
    try:
        if scenario.frame.refused is not None:
            _set_up_refused(scenario, scenario.frame.refused)
            return []
        played = Run(scenario)
        played.play()
        return played.remarks
    except Misfit as misfit:
        raise scenario.draft.located(misfit) from misfit


def _set_up(scenario: Scenario) -> tuple[Rules, Position]:
    """The game at the position that the scenario gives."""
    frame = scenario.frame
    try:
        stage = scenario.stage
        plain = isinstance(stage, PlainStage)
        options = scenario.document.get("setup", {}) if plain else {"scenario": scenario.document}
        rules, position, _ = registry.game_type(frame.game).set_up(options, stream(frame.seed or 0))
    except SetupError as error:
        raise (error.__cause__ if isinstance(error.__cause__, Misfit) else error) from None
    if isinstance(stage, PlainStage):
        stage.rules = rules
    return rules, position


def _set_up_refused(scenario: Scenario, rule: str) -> None:
    """The set-up itself must be refused, with this rule; `any` is any rule, but a mistake that breaks none is none."""
    wanted = RULE if rule == ANY else re.compile(rf"[(,] ?{re.escape(rule)}\b")
    try:
        _set_up(scenario)
    except GraveshiftError as refusal:
        if wanted.search(str(refusal)):
            return
        raise Failure(f"refused: expected {_meant(rule)}, found: {refusal}") from refusal
    raise Failure(f"refused: expected {_meant(rule)}, but the set-up is legal")


def _meant(rule: str) -> str:
    """The rule of a `refused` in words."""
    return "a rule" if rule == ANY else rule


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.stage = scenario.stage
        frame = scenario.frame
        rules, position = _set_up(scenario)
        self.chance = Chance(scenario)
        self.memory = Memory(rules, position, self.chance.script)
        position.script, position.log = self.chance.script, self.memory.log
        self.game = Game(Paced(rules, self.stage), position, None, False)
        self.game.journal = self.memory
        self.target: Clock | None = None
        self.answers: list[str] = []
        self.auto = frame.auto
        self.turn: str | None = None
        """Whose Turn a step has begun or gone on with, and none has ended."""
        self.remarks: list[str] = []
        self.expectations = Expectations(self.game, self.stage, self.memory)

    # ---- from the first step to the last

    def play(self) -> None:
        """Check the beginning, every step, and that nothing is left over at the end."""
        scenario = self.scenario
        self._must_be_steps()
        expectable = Expectable(self.game, self.stage, scenario.document)
        expectable.must_be_known(scenario.frame.expect, ("expect",))
        for step in scenario.steps:
            expectable.must_be_known(step.frame.expect, (*step.at, "expect"))
        self._must_speak("the beginning")
        self._expect("the beginning", scenario.frame.expect, 0)
        for step in scenario.steps:
            try:
                self._step(step)
            except Failure as failure:
                failure.line = scenario.draft.line(step.at)
                raise
        self._nothing_left()

    def _must_be_steps(self) -> None:
        """Every step names a command or somebody who can act."""
        known = [*self.stage.commands, UNDO, "answer", "team", *self.stage.cast(self.game.position)]
        for step in self.scenario.steps:
            if step.subject and step.subject not in known:
                raise Misfit(
                    (*step.at, step.subject),
                    f"`{step.subject}` is nobody and nothing here. Possible: {', '.join(known)}.",
                )

    def _step(self, step: Step) -> None:
        frame = step.frame
        answers = frame.answers if isinstance(frame.answers, list) else [frame.answers]
        self.answers = [word(answer) for answer in answers]
        self.auto = self.scenario.frame.auto or frame.auto
        events = len(self.expectations.journal.log)
        marks = self.chance.comes_next(step)
        try:
            self._act(step)
        except EngineError as error:
            raise Failure(f"{step}: {self.chance.told(error, self.game.position)}") from error
        if self.answers:
            raise Failure(f"{step}: the answer `{self.answers[0]}` is left over{self._pending_words()}")
        left = self.chance.left_of(marks, self.game.position)
        if left:
            raise Failure(f"{step}: {left}")
        self._must_speak(str(step))
        self._expect(str(step), frame.expect, events)

    def _expect(self, when: str, expect: dict[str, Any], events: int) -> None:
        told = self.expectations.difference(expect, events)
        if told is not None:
            asked = self._pending_words() if self._waiting() and not told.startswith("decision") else ""
            raise Failure(f"{when}: {told}{asked}")

    def _must_speak(self, when: str) -> None:
        """The open decision can be put to a person, in every language."""
        decision = self._decision()
        trouble = unspoken(decision) if decision is not None else None
        if trouble is not None:
            raise Failure(f"{when}: {trouble}")

    def _nothing_left(self) -> None:
        """No die, no card, no open decision, no unexpected end."""
        left = self.chance.left_over(self.game.position)
        if left:
            raise Failure(f"the end: left over: {', '.join(left)}")
        expected = [self.scenario.frame.expect, *(step.frame.expect for step in self.scenario.steps)]
        if self.game.over and not any({"outcome", "winner", "outcome-rule"} & set(expect) for expect in expected):
            outcome = self.game.outcome
            assert outcome is not None
            words = f"{ending(outcome)} ({outcome.reason})"
            raise Failure(f"the end: the game is {words}, and no step expects an `outcome`")
        if self._waiting() and "decision" not in expected[-1]:
            raise Failure(f"the end: nobody answers{self._pending_words()}")

    # ---- what a step does

    def _act(self, step: Step) -> None:
        if not step.subject:
            return
        if step.subject == UNDO:
            self._undo(step)
            return
        if self.game.over:
            raise Failure(f"{step}: the game is over")
        if step.subject in self.stage.commands:
            self._command(step)
            return
        text = word(step.argument)
        if step.subject in ("answer", "team"):
            self._answer_pending(step, text, None)
        else:
            self._act_as(step, step.subject, text)

    def _command(self, step: Step) -> None:
        """Play on to the moment that the command names."""
        self._skip()
        ends = step.subject == "end-turn"
        if self._waiting() and not (self.answers or self.auto or (ends and self._active() is not None)):
            raise Failure(f"{step}: before that, somebody must answer{self._pending_words()}")
        if step.frame.refused is not None:
            raise Misfit((*step.at, "refused"), "Only an action or an answer can be refused.")
        if ends:
            self._end_turn(step)
            return
        self.turn = None
        self.target = self.stage.target(self.game.position, step.subject, step.argument, (*step.at, step.subject))
        self._settle(step)

    def _end_turn(self, step: Step) -> None:
        """End a Turn; if it has ended by itself, say so and go on."""
        active = self._active()
        actor = word(step.argument) if step.argument not in (None, {}) else active or self.turn
        if actor is None:
            raise Failure(f"{step}: nobody is taking a Turn")
        if actor == self.turn != active:
            self.turn = None
            self.remarks.append(f"{step}: the Turn of {actor} had ended by itself")
            return
        self._act_as(step, actor, self.stage.ending())

    def _undo(self, step: Step) -> None:
        """Take back what one undo at a table takes back, under the policy that the step names."""
        # YAML reads `off` as a truth value.
        policy = FREE if step.argument in (None, {}) else "off" if step.argument is False else word(step.argument)
        if policy not in UNDO_POLICIES:
            raise Misfit((*step.at, UNDO), f"There is no way of taking back `{policy}`. Possible: {POLICIES}.")
        before = self.game.digest()
        try:
            game = self.memory.take_back(self.game, policy)
        except Refused as refused:
            rule = step.frame.refused
            if rule is None or (rule != ANY and not refused.cites(rule)):
                raise Failure(f"{step}: {refused}") from refused
            if self.game.digest() != before:
                raise Failure(f"{step}: the refused undo has changed the game") from refused
            return
        if step.frame.refused is not None:
            raise Failure(f"{step}: refused: expected {_meant(step.frame.refused)}, but it is legal")
        self.game = self.expectations.game = game
        self.target = self.turn = None

    def _act_as(self, step: Step, actor: str, text: str) -> None:
        """An action of a survivor, whose Turn begins if it can; or its player's answer to what is asked."""
        seats = self.stage.actors(self.game.position)
        if actor not in seats:
            raise Misfit((*step.at, step.subject), f"There is no `{actor}` here. Possible: {', '.join(seats)}.")
        if self._aside(step, actor, seats[actor], text):
            return
        activation = self.stage.activation(actor)
        for _ in range(ENOUGH):
            game = self.game
            ask = game.pending
            if ask is None:
                raise Failure(f"{step}: the game is over")
            if ask.kind == PAUSE:
                if not self.stage.in_turns(game.position):
                    raise Failure(f"{step}: it is {self.stage.moment(game.position)}; nobody acts in it")
                game.answer(PAUSE)
                continue
            skip = self.stage.skipping(ask)
            if skip is not None and not self._takes_up(text, step.at) and not self._may_begin(activation, text, step):
                game.answer(skip)
                self._settle(step)
                continue
            mine = self.stage.turn_of(game.position, ask)
            if mine is not None:
                self.turn = mine
            if mine == actor or (self.stage.passing(ask) is None and not self._may_begin(activation, text, step)):
                self._answer_pending(step, text, seats[actor])
                return
            if activation is None and len(ask.options) == 1 and step.frame.refused is None:
                game.answer(ask.options[0])
                continue
            if activation is None:
                raise Failure(f"{step}: it is not the Turn of {actor}{self._pending_words()}")
            if mine is None and text != "activate" and game.why_not(activation) is None:
                game.decide(activation, seats[actor])
                continue
            self._answer_pending(step, activation, seats[actor])
            return
        raise Failure(f"{step}: the game goes on and on, and {actor} is not asked")

    def _may_begin(self, activation: str | None, text: str, step: Step) -> bool:
        """Is it asked whether this Turn shall begin now, and does the step not answer that itself?"""
        offered = self.game.decision is not None and activation in self.game.decision.keys
        return offered and (text == "activate" or not self._among(text, step.at))

    def _aside(self, step: Step, actor: str, seat: int, text: str) -> bool:
        """What a player may want in another's Turn, or where nobody acts: it is asked at once."""
        game, key = self.game, self.stage.aside(text)
        ask = game.pending
        if key is None or ask is None or step.frame.refused is not None:
            return False
        if ask.kind == PAUSE:
            others = not self.stage.in_turns(game.position)
        else:
            mine = self.stage.turn_of(game.position, ask)
            others = self.stage.passing(ask) is not None and (ask.seat != seat or mine not in (None, actor))
        if others:
            game.decide(key, seat)
            if game.pending is ask:
                raise Failure(f"{step}: {actor} has nothing to do there")
            self._settle(step)
        return others

    def _answer_pending(self, step: Step, text: str, seat: int | None) -> None:
        """Answer what is asked, by key or in readable form; `refused` says that the rules must forbid it."""
        decision = self._decision()
        if decision is None:
            raise Failure(f"{step}: nothing is asked{self._pending_words()}")
        if step.frame.refused is not None:
            self._must_be_refused(step, text, step.frame.refused)
            return
        if step.subject == "team" and not decision.team:
            raise Failure(f"{step}: this is no decision of the team{self._pending_words()}")
        if seat is not None and decision.seat not in (None, seat):
            raise Failure(f"{step}: that is for another seat{self._pending_words()}")
        key = self._key(str(step), decision, text, step.at)
        if key == self.stage.ending():
            self.turn = None
        self.game.decide(key)
        self._settle(step)

    def _must_be_refused(self, step: Step, text: str, rule: str) -> None:
        """The action is refused, for this rule, and changes nothing."""
        before = self.game.digest()
        patterns = self._patterns(text, step.at)
        keys = [pattern for pattern in patterns if "*" not in pattern]
        if not keys:  # words that leave something open, such as the slot: none of what they could mean is offered
            keys = [re.sub(r"[.:]?\*", "", pattern) for pattern in patterns]
        if self.game.why_not(keys[0]) is None or self._among(text, step.at):
            raise Failure(f"{step}: refused: expected {_meant(rule)}, but it is legal")
        try:
            self.game.decide(keys[0])
        except Refused as refused:
            if rule != ANY and not refused.cites(rule):
                also = f" Possible as well: {', '.join(refused.also)}." if refused.also else ""
                raise Failure(f"{step}: refused: expected {rule}, found: {refused}{also}") from refused
            if self.game.digest() != before:
                raise Failure(f"{step}: the refused action has changed the game") from refused

    # ---- playing on

    def _settle(self, step: Step) -> None:
        """Play on to the target, if there is one, answering from the step's `answers`; stop at an open decision."""
        for _ in range(ENOUGH):
            game = self.game
            ask = game.pending
            if ask is None:
                self.target = None
                return
            position = game.position
            if self.target is not None and game.at_boundary() and self.stage.clock(position) >= self.target:
                self.target = None
            if ask.kind == PAUSE:
                if self.target is None:
                    return
                game.answer(PAUSE)
                continue
            passing = self.stage.passing(ask)
            if passing is not None and self.stage.in_turns(position):
                if self.target is None:
                    return
                if passing in ask.options:
                    game.answer(passing)
                    continue
            decision = game.decision
            assert decision is not None
            self._must_speak(str(step))
            skip = self.stage.skipping(ask)
            if skip is not None and (self.target is not None or self.answers):
                if not self.answers or not self._among(self.answers[0], (*step.at, "answers")):
                    game.answer(skip)
                    continue
            if self.answers:
                game.decide(self._key(str(step), decision, self.answers.pop(0), (*step.at, "answers")))
            elif self.target is not None and len(ask.options) == 1:
                game.answer(ask.options[0])
            elif self.auto:
                game.answer(passing if passing is not None and passing in ask.options else ask.options[0])
            else:
                return
        raise Failure(f"{step}: the game goes on and on")

    def _skip(self) -> None:
        """Pass over an offer that no step takes up."""
        ask = self.game.pending
        skip = None if ask is None or ask.kind == PAUSE else self.stage.skipping(ask)
        if skip is not None:
            self.game.answer(skip)

    def _decision(self) -> Decision | None:
        """What is asked now; None in a pause and at the end."""
        ask = self.game.pending
        return None if ask is None or ask.kind == PAUSE else self.game.decision

    def _waiting(self) -> bool:
        """Is a decision open that is no part of taking Turns?"""
        ask = self.game.pending
        if ask is None or ask.kind == PAUSE or self.stage.skipping(ask) is not None:
            return False
        taking_turns = self.stage.passing(ask) is not None and self.stage.in_turns(self.game.position)
        return self.target is not None or not taking_turns

    def _active(self) -> str | None:
        ask = self.game.pending
        return self.stage.turn_of(self.game.position, ask) if ask is not None and ask.kind != PAUSE else None

    # ---- words

    def _patterns(self, text: str, at: tuple[str, ...]) -> list[str]:
        try:
            return self.stage.patterns(self.game.position, text)
        except Misfit as misfit:
            raise Misfit((*at, *misfit.steps), misfit.reason) from misfit

    def _takes_up(self, text: str, at: tuple[str, ...]) -> bool:
        """Does this answer what is asked, or at least something of the sort?"""
        decision = self._decision()
        assert decision is not None
        verbs = {pattern.partition(":")[0] for pattern in self._patterns(text, at)}
        return any(key.partition(":")[0] in verbs for key in decision.keys)

    def _among(self, text: str, at: tuple[str, ...]) -> bool:
        """Is this an answer to what is asked?"""
        decision = self._decision()
        assert decision is not None
        patterns = self._patterns(text, at)
        return any(fnmatchcase(key, pattern) for key in decision.keys for pattern in patterns)

    def _key(self, when: str, decision: Decision, text: str, at: tuple[str, ...]) -> str:
        """The one option that the text means."""
        keys = decision.keys
        if text in keys:
            return text
        patterns = self._patterns(text, at)
        found = [key for key in keys if any(fnmatchcase(key, pattern) for pattern in patterns)]
        if len({self.stage.meant(self.game.position, key) for key in found}) == 1:
            return found[0]
        if found:
            raise Failure(f"{when}: `{text}` can mean {' or '.join(found)}")
        refusal = self.game.why_not(patterns[0]) if patterns else None
        reason = f" {refusal}" if refusal is not None else ""
        raise Failure(f"{when}: `{text}` is not offered.{reason}{self._pending_words()}")

    def _pending_words(self) -> str:
        """The open decision with its options, for a message."""
        decision = self._decision()
        if decision is None:
            if self.game.over:
                return " (the game is over)"
            return f" ({self.stage.moment(self.game.position)}, nothing is asked)"
        who = "the team" if decision.seat is None else f"seat {decision.seat + 1}"
        return f" (the decision `{decision.kind}` of {who}: {', '.join(decision.keys)})"
