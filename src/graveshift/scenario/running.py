"""Playing a scenario: step by step, with scripted chance, until something is not as expected."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from graveshift.content import Misfit
from graveshift.kernel import registry
from graveshift.kernel.chance import Position, Script, stream
from graveshift.kernel.decision import Decision
from graveshift.kernel.errors import EngineError, GraveshiftError, Refused, SetupError
from graveshift.kernel.game import Game
from graveshift.kernel.journal import Journal
from graveshift.kernel.rules import Rules
from graveshift.scenario.document import Scenario, Step, StepFrame, word
from graveshift.scenario.expecting import Expectations, ending
from graveshift.scenario.pacing import PAUSE, Paced
from graveshift.scenario.stage import Clock

ENOUGH = 10_000
"""Answers in one step after which it is clear that a scenario will not get where it wants to go."""


class Failure(GraveshiftError):
    """The game is not as the scenario expects it; the sentence says which step, and what was found instead."""

    line: int | None = None


def run(scenario: Scenario) -> None:
    """Play one scenario; raise a Failure at the first difference, a ContentError for a mistake in the file."""
    try:
        if scenario.frame.refused is not None:
            _set_up_refused(scenario, scenario.frame.refused)
            return
        Run(scenario).play()
    except Misfit as misfit:
        raise scenario.draft.located(misfit) from misfit


def _set_up(scenario: Scenario) -> tuple[Rules, Position]:
    """The game at the position that the scenario gives."""
    frame = scenario.frame
    try:
        options = {"scenario": scenario.document}
        rules, position, _ = registry.game_type(frame.game).set_up(options, stream(frame.seed or 0))
    except SetupError as error:
        raise (error.__cause__ if isinstance(error.__cause__, Misfit) else error) from None
    return rules, position


def _set_up_refused(scenario: Scenario, rule: str) -> None:
    """The set-up itself must be refused, with this rule."""
    try:
        _set_up(scenario)
    except GraveshiftError as refusal:
        if f"({rule}" in str(refusal) or f", {rule}" in str(refusal):
            return
        raise Failure(f"refused: expected {rule}, found: {refusal}") from refusal
    raise Failure(f"refused: expected {rule}, but the set-up is legal")


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.stage = scenario.stage
        frame = scenario.frame
        rules, position = _set_up(scenario)
        self.script = Script(scenario.rolled(frame.dice, ("dice",)), scenario.draws(), frame.seed is not None)
        position.script = self.script
        journal = Journal([])
        position.log = journal.log
        self.game = Game(Paced(rules, self.stage), position, None, False)
        self.game.journal = journal
        self.target: Clock | None = None
        self.answers: list[str] = []
        self.auto = frame.auto
        self.expectations = Expectations(self.game, self.stage, journal)

    # ---- from the first step to the last

    def play(self) -> None:
        """Check the beginning, every step, and that nothing is left over at the end."""
        scenario = self.scenario
        self._must_be_steps()
        self.expectations.must_be_known(scenario.frame.expect, ("expect",))
        for step in scenario.steps:
            self.expectations.must_be_known(step.frame.expect, (*step.at, "expect"))
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
        known = [*self.stage.commands, "answer", "team", *self.stage.cast(self.game.position)]
        for step in self.scenario.steps:
            if step.subject and step.subject not in known:
                raise Misfit(
                    (*step.at, step.subject),
                    f"`{step.subject}` is nobody and nothing here. Possible: {', '.join(known)}.",
                )

    def _step(self, step: Step) -> None:
        frame = step.frame
        self.answers = [word(answer) for answer in frame.answers]
        self.auto = self.scenario.frame.auto or frame.auto
        events = len(self.expectations.journal.log)
        dice, cards = self._script(step)
        try:
            self._act(step)
        except EngineError as error:
            raise Failure(f"{step}: {self._told(error)}") from error
        if self.answers:
            raise Failure(f"{step}: the answer `{self.answers[0]}` is left over{self._pending_words()}")
        self._step_script_used(step, dice, cards)
        self._expect(str(step), frame.expect, events)

    def _expect(self, when: str, expect: dict[str, Any], events: int) -> None:
        told = self.expectations.difference(expect, events)
        if told is not None:
            raise Failure(f"{when}: {told}")

    def _nothing_left(self) -> None:
        """No die, no card, no open decision, no unexpected end."""
        left = self._left_over()
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
        if self._waiting():
            raise Failure(f"{step}: before that, somebody must answer{self._pending_words()}")
        if step.frame.refused is not None:
            raise Misfit((*step.at, "refused"), "Only an action or an answer can be refused.")
        if step.subject == "end-turn":
            actor = self._active() if step.argument in (None, {}) else word(step.argument)
            if actor is None:
                raise Failure(f"{step}: nobody is taking a Turn")
            self._act_as(step, actor, self.stage.ending())
            return
        self.target = self.stage.target(self.game.position, step.subject, step.argument, (*step.at, step.subject))
        self._settle(step)

    def _act_as(self, step: Step, actor: str, text: str) -> None:
        """An action of a survivor, whose Turn begins if it can; or its player's answer to what is asked."""
        seats = self.stage.actors(self.game.position)
        if actor not in seats:
            raise Misfit((*step.at, step.subject), f"There is no `{actor}` here. Possible: {', '.join(seats)}.")
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
            if skip is not None and not self._among(text, step.at):
                game.answer(skip)
                self._settle(step)
                continue
            mine = self.stage.turn_of(game.position, ask)
            if mine == actor or self.stage.passing(ask) is None:
                self._answer_pending(step, text, seats[actor])
                return
            if activation is None:
                raise Failure(f"{step}: it is not the Turn of {actor}{self._pending_words()}")
            if mine is None and text != "activate" and game.why_not(activation) is None:
                game.decide(activation, seats[actor])
                continue
            self._answer_pending(step, activation, seats[actor])
            return
        raise Failure(f"{step}: the game goes on and on, and {actor} is not asked")

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
        self.game.decide(self._key(str(step), decision, text, step.at))
        self._settle(step)

    def _must_be_refused(self, step: Step, text: str, rule: str) -> None:
        """The action is refused, for this rule, and changes nothing."""
        before = self.game.digest()
        keys = [pattern for pattern in self._patterns(text, step.at) if "*" not in pattern]
        if not keys:
            raise Misfit(step.at, f"Say `{text}` with all its words, so that it can be refused.")
        try:
            self.game.decide(keys[0])
        except Refused as refused:
            if refused.rule != rule:
                raise Failure(f"{step}: refused: expected {rule}, found: {refused}") from refused
            if self.game.digest() != before:
                raise Failure(f"{step}: the refused action has changed the game") from refused
            return
        raise Failure(f"{step}: refused: expected {rule}, but it is legal")

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
            skip = self.stage.skipping(ask)
            if skip is not None and (self.target is not None or self.answers):
                if not self.answers or not self._among(self.answers[0], (*step.at, "answers")):
                    game.answer(skip)
                    continue
            if self.answers:
                game.decide(self._key(str(step), decision, self.answers.pop(0), (*step.at, "answers")))
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
        if len(found) == 1:
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

    # ---- scripted chance

    def _script(self, step: Step) -> tuple[int, dict[str, int]]:
        """Put the dice and cards of a step next in line; returns where the script must stand after it."""
        script = self.script
        frame: StepFrame = step.frame
        script.dice[script.next_die : script.next_die] = self.scenario.rolled(frame.dice, (*step.at, "dice"))
        marks: dict[str, int] = {}
        for deck, cards in self.scenario.drawn(frame.draws, (*step.at, "draws")).items():
            at = script.next_draw.setdefault(deck, 0)
            script.draws.setdefault(deck, [])[at:at] = cards
            marks[deck] = at + len(cards)
        return (script.next_die + len(frame.dice) if frame.dice else 0), marks

    def _step_script_used(self, step: Step, dice: int, cards: dict[str, int]) -> None:
        script = self.script
        if script.next_die < dice:
            left = ", ".join(self._faces(script.dice[script.next_die : dice]))
            raise Failure(f"{step}: dice left over: {left}")
        for deck, mark in cards.items():
            if script.next_draw[deck] < mark:
                left = ", ".join(self._names(deck, script.draws[deck][script.next_draw[deck] : mark]))
                raise Failure(f"{step}: cards of {deck} left over: {left}")

    def _left_over(self) -> list[str]:
        script = self.script
        words = [f"die {face}" for face in self._faces(script.dice[script.next_die :])]
        for deck, cards in script.draws.items():
            words += [f"{name} ({deck})" for name in self._names(deck, cards[script.next_draw[deck] :])]
        return words

    def _faces(self, dice: list[int]) -> list[str]:
        names = {face: name for name, face in self.stage.faces.items()}
        return [names.get(face, str(face)) for face in dice]

    def _names(self, deck: str, cards: list[int]) -> list[str]:
        return [self.stage.card_name(self.game.position, deck, card) for card in cards]

    def _told(self, error: EngineError) -> str:
        """What went wrong with scripted chance, with the names of cards."""
        script = self.script
        for deck, cards in script.draws.items():
            at = script.next_draw[deck]
            for card in cards[max(0, at - 1) : at]:
                if f"draws card {card} from {deck}" in str(error):
                    return f"{self._names(deck, [card])[0]} is to be drawn from {deck} and is not in it"
        if "one more is rolled" in str(error):
            return f"more dice are rolled than the {len(script.dice)} scripted ones; add them to `dice`, or a `seed`"
        return str(error)
