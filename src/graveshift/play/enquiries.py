"""What a player may ask without answering: the options again, people, places, the map, odds, rules, why not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from graveshift import rulebook
from graveshift.kernel.decision import Decision
from graveshift.kernel.registry import module_of
from graveshift.parts.terminal.reading import exact, fitting
from graveshift.play.commands import Command
from graveshift.play.story import tell_events

if TYPE_CHECKING:
    from graveshift.play.session import Session

LOG_LINES = 30
RULES_FOUND = 15


class Enquiries:
    """Answers to one line of a player; nothing here changes the game."""

    def __init__(self, session: Session, decision: Decision) -> None:
        self.session = session
        self.decision = decision
        self.console = session.console
        self.words = session.words

    def answer(self, command: Command) -> None:
        answers = {
            "help": self.help,
            "options": self.options,
            "situation": self.situation,
            "who": self.who,
            "look": self.look,
            "map": self.map,
            "odds": self.odds,
            "advice": self.advice,
            "explain": self.explain,
            "log": self.log,
            "why": self.why_not,
            "rule": self.rule,
        }
        answers[command.name](command.rest)

    def help(self, _: str) -> None:
        self.console.heading(self.words("help-title"))
        self.console.list(self.session.teller.help())

    def options(self, _: str) -> None:
        self.console.heading(self.decision.prompt(self.session.language))
        self.session.tell_options(with_keys=True)

    def situation(self, _: str) -> None:
        session = self.session
        session.tell_parts(session.teller.situation(session.table.game, session.viewer(self.decision)))

    def who(self, name: str) -> None:
        session = self.session
        session.tell_parts(session.teller.who(session.table.game, session.viewer(self.decision), name))

    def look(self, place: str) -> None:
        session = self.session
        self.console.list(session.teller.look(session.table.game, session.viewer(self.decision), place), 0)

    def map(self, _: str) -> None:
        session = self.session
        drawing = session.teller.map(session.table.game, session.viewer(self.decision))
        if drawing.picture:
            self.console.show(drawing.picture)
        self.console.list(drawing.lines, 0)

    def odds(self, typed: str) -> None:
        """What an option leads to, as far as it can be known."""
        session = self.session
        found = exact(session.offered, typed)
        fits = [found] if found is not None else fitting(session.offered, typed)
        if len(fits) != 1:
            self.console.say(self.words("odds-which", last=len(session.offered)))
            return
        offer = fits[0]
        self.console.say(f"{offer.number}. {offer.label} [{offer.key}] ({offer.option.rule})")
        lines = session.teller.odds(offer.option.preview())
        self.console.list(lines or [self.words("no-odds")])

    def advice(self, effort: str) -> None:
        """What the coach would do, from what whoever is asked knows; `deep` after it looks longer."""
        from graveshift.coach import World, advise
        from graveshift.coach.effort import EFFORTS, QUICK
        from graveshift.coach.telling import lines, spoken

        session = self.session
        if self.decision.only:
            self.console.say(spoken("only", session.language))
            return
        self.console.say(self.words("advice-wait"))
        seat = session.viewer(self.decision)
        world = World(session.table.name, session.table.game, seat if seat is not None else 0)
        numbers = {offer.key: offer.number for offer in session.offered}
        self.console.list(lines(world, advise(world, EFFORTS.get(effort, QUICK)), numbers, session.language), 0)

    def explain(self, name: str) -> None:
        if name:
            self.console.list(self.session.teller.explain(name), 0)
        else:
            self.console.say(self.words("explain-what"))

    def log(self, count: str) -> None:
        """The last events, or as many as asked for."""
        session = self.session
        game = session.table.game
        lines = int(count) if count.isascii() and count.isdigit() else LOG_LINES
        entries = game.journal.log[-lines:] if game.journal is not None and lines else []
        tell_events(self.console, game, entries, session.teller, session.viewer(self.decision))
        if not entries:
            self.console.say(self.words("nothing-yet"))

    def why_not(self, typed: str) -> None:
        if not typed:
            one, other = self.session.teller.tries()
            self.console.say(self.words("why-what", one=one, other=other))
            return
        found = exact(self.session.offered, typed)
        if found is None:
            fits = fitting(self.session.offered, typed)
            found = fits[0] if len(fits) == 1 else None
        if found is not None:
            self.console.say(self.words("you-can", number=found.number, label=found.label))
            return
        self.console.say(self.session.why_not(typed))

    def rule(self, typed: str) -> None:
        """A rule by its ID, or rules by words; rules of this game only."""
        from graveshift.rulebook import text as rule_text

        language = self.session.language
        if not typed:
            self.console.say(self.words("rule-what", rule=module_of(self.session.table.name).rule or "ID"))
        elif re.search(r"\d", typed) and " " not in typed:
            self.console.show(rule_text.whole_rule(rulebook.rule(typed, language), language))
        else:
            found = rulebook.search(typed, rulebook.book(self.session.table.name, language).rules)
            if found:
                self.console.show(rule_text.by_relevance(found[:RULES_FOUND], language))
            else:
                self.console.say(self.words("no-rule", words=typed))
