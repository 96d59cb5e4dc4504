"""A game in the terminal: tell what happened, ask, take the answer, until the end or until the player leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from graveshift.bots import Seats
from graveshift.kernel.decision import Decision, Outcome
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import Table
from graveshift.parts.terminal import teller_for
from graveshift.parts.terminal.console import Console
from graveshift.parts.terminal.reading import Offer, as_key, folded, offers, verb
from graveshift.parts.terminal.teller import Part, Teller
from graveshift.parts.terminal.words import LANGUAGES, Words, known_language
from graveshift.play.commands import Command, names_begun, similar_commands
from graveshift.play.enquiries import Enquiries
from graveshift.play.going_back import Given, GoingBack
from graveshift.play.meaning import Meaning, meaning
from graveshift.play.saving import is_autosave, keep
from graveshift.play.story import Remark, tell_story

INTERRUPTED = 130
NOT_KEPT = 74
"""As `sysexits.h` calls trouble with reading and writing."""
HABITS = ("ask", "never", "obvious")


class Session:
    """One table in one terminal. `path` is where the game is kept after every answer; None keeps it nowhere."""

    def __init__(self, table: Table, seats: Seats, console: Console, path: Path | None) -> None:
        self.table = table
        self.seats = seats
        self.console = console
        self.path = path
        self.offered: list[Offer] = []
        journal = table.game.journal
        self.told_events = journal.news_from if journal is not None else 0
        self.told_moment: Any = None
        self.remarks: list[Remark] = []
        self.looking: int | None = None
        self.trouble = ""
        self.warned = False
        self.elsewhere: list[str] | None = None
        self.going_back = GoingBack(table, seats)
        self.speak(known_language(table.settings.language))

    def speak(self, language: str) -> None:
        """From now on in this language."""
        self.language = self.table.settings.language = language
        self.words = Words(language)
        self.teller: Teller = teller_for(self.table.name, language)

    def run(self) -> int:
        """Play; the exit code."""
        try:
            return self._play()
        except KeyboardInterrupt:
            self.console.say()
            self.leave()
            return INTERRUPTED
        except OSError:
            # Nobody reads any more; what was chosen is kept all the same.
            self.keep()
            raise

    def _play(self) -> int:
        while True:
            self._let_bots_play()
            decision = self.table.game.decision
            if decision is not None and not self.hand_over(decision):
                return self.leave()
            self.tell_news(decision)
            if decision is None:
                return self._finish()
            self.tell_question(decision)
            before = self.table.game, len(self.keys)
            while (self.table.game, len(self.keys)) == before:
                line = self.console.ask(self._prompt(decision))
                meant = Meaning() if line is None else meaning(line, self.offered)
                if line is None or (meant.command is not None and meant.command.name == "quit" and self._may_leave()):
                    return self.leave()
                self._take(line, meant, decision)
            self.autosave()

    @property
    def keys(self) -> list[str]:
        """The answers so far."""
        journal = self.table.game.journal
        return journal.keys if journal is not None else []

    def viewer(self, decision: Decision | None = None) -> int | None:
        """Through whose eyes the game is told: who decides, else the first person."""
        if decision is not None and decision.seat is not None:
            return decision.seat
        return self.seats.people[0] if self.seats.people else None

    # ---- telling

    def hand_over(self, decision: Decision) -> bool:
        """Ask for the screen to be handed over before a question that another person may not see; False: they leave."""
        seat = decision.seat
        if seat is None or len(self.seats.people) < 2:
            return True
        if self.teller.passes(self.table.game, self.looking, seat):
            self.console.clear()
            if self.console.ask(self.words("pass-screen", number=seat + 1)) is None:
                return False
            self.told_moment = None
        self.looking = seat
        return True

    def tell_news(self, decision: Decision | None) -> None:
        """What happened since the last question, as the one who is asked may see it."""
        game = self.table.game
        tell_story(self.console, game, self.told_events, self.remarks, self.teller, self.viewer(decision))
        self.remarks.clear()
        self.told_events = self._events()

    def tell_parts(self, parts: list[Part]) -> None:
        for part in parts:
            self.console.heading(part.heading)
            self.console.list(part.lines)

    def tell_question(self, decision: Decision) -> None:
        """Where things stand, the question, and its options by number."""
        game = self.table.game
        self.tell_parts(self.teller.before(game, decision, self.told_moment))
        self.told_moment = self.teller.moment(game)
        self.offer(decision)
        self.console.heading(self._asked(decision))
        self.tell_options()

    def offer(self, decision: Decision) -> None:
        """Number the options, with a remark on what each is about."""
        view, teller = self.table.game.view(self.viewer(decision)), self.teller
        found = offers(decision.options, self.language, teller.heading, lambda option: teller.rank(view, option))
        self.offered = [
            msgspec.structs.replace(
                offer, remark=teller.remark(view, offer.option), called=teller.called(verb(offer.key))
            )
            for offer in found
        ]

    def tell_options(self, *, with_keys: bool = False) -> None:
        """The options, grouped by what is done; with their keys and rules on request."""
        grouped = len({offer.group for offer in self.offered}) > 1
        group = ""
        for offer in self.offered:
            if grouped and offer.group != group:
                group = offer.group
                if group:
                    self.console.say(f"{group}:", 2)
            extra = f" [{offer.key}, {offer.option.rule}]" if with_keys else ""
            self.console.say(offer.line + extra, 4 if grouped and group else 2)

    def _asked(self, decision: Decision) -> str:
        prompt = decision.prompt(self.language)
        if self.seats.seats == 1:
            return prompt
        if decision.seat is None:
            return f"{self.words('team')}: {prompt}"
        return f"{self.words('player', number=decision.seat + 1)}: {prompt}"

    def _prompt(self, decision: Decision) -> str:
        return self.words("prompt", last=len(self.offered))

    def _finish(self) -> int:
        game = self.table.game
        outcome, journal = game.outcome, game.journal
        assert outcome is not None
        if journal is None or not journal.log or journal.log[-1][0] != "game-over":
            self.console.heading(self._result(outcome))
        self.autosave()
        if self.path is not None and not self.trouble:
            self.console.say(self.words("kept-whole", path=self.path))
        return 0

    def _result(self, outcome: Outcome) -> str:
        if outcome.winner is not None:
            return self.words("winner", number=outcome.winner + 1)
        return self.words("won" if outcome.won else "lost")

    # ---- answers

    def _take(self, line: str, meant: Meaning, decision: Decision) -> None:
        try:
            if meant.command is not None:
                self._obey(meant.command, decision)
            elif not line:
                self.tell_question(decision)
            else:
                self._answer(line, meant, decision)
        except GraveshiftError as mistake:
            self.console.mistake(mistake.told(self.language))

    def _answer(self, line: str, meant: Meaning, decision: Decision) -> None:
        found = meant.offer
        if found is None:
            self._ask_back(line, meant)
            return
        if found.key.casefold() != line.casefold() and str(found.number) != line:
            self.console.say(f"{found.number}. {found.label}")
        self.table.decide(found.key, decision.seat)
        self.going_back.answered()

    def _ask_back(self, line: str, meant: Meaning) -> None:
        """Several things could be meant, or none."""
        last = len(self.offered)
        if line.isdecimal():
            self.console.mistake(self.words("no-number", typed=line, last=last))
        elif meant.commands:
            self.console.say(self.words("several-commands", typed=line))
            self.console.list(f"- {name}" for name in names_begun(line.split()[0]).values())
            self.console.list(offer.line for offer in meant.offers)
        elif meant.offers:
            self.console.say(self.words("several", typed=line))
            self.console.list(offer.line for offer in meant.offers)
        else:
            similar = self.words("or-quoted").join(similar_commands(line))
            unknown = self.words("did-you-mean", typed=line, names=similar) if similar else self.why_not(line)
            self.console.mistake(unknown)
            self.console.say(self.words("type-help", last=last))

    def why_not(self, typed: str) -> str:
        """Why an action is not offered."""
        game = self.table.game
        if ":" in typed and " " not in typed:
            key = typed
        else:
            key = as_key(typed, self.teller.places(game), self.teller.verbs())
        refused = game.why_not(key)
        return refused.told(self.language) if refused is not None else self.words("it-is-offered", key=key)

    def _obey(self, command: Command, decision: Decision) -> None:
        if command.name == "undo":
            self.undo()
        elif command.name == "redo":
            self.redo()
        elif command.name == "quit":
            self.console.say(self.words("quit-unkept", trouble=self.trouble))
        elif command.name == "save":
            self.save(command.rest)
        elif command.name == "habit":
            self._change_habit(command.rest, decision)
        elif command.name == "language":
            self._change_language(command.rest, decision)
        else:
            Enquiries(self, decision).answer(command)

    def _change_language(self, wanted: str, decision: Decision) -> None:
        if wanted.casefold() not in LANGUAGES:
            self.console.say(self.words("which-language"))
            return
        self.speak(wanted.casefold())
        self.tell_question(decision)

    def _change_habit(self, typed: str, decision: Decision) -> None:
        """`habit lucky never`; without a name, what is settled so far."""
        seat = self.viewer(decision)
        choices = self.table.game.rules.habit_choices()
        if seat is None or not choices:
            self.console.say(self.words("no-habits"))
            return
        names = {folded(name): habit for habit in choices for name in (habit, self.teller.habit(habit))}
        called, _, word = folded(typed).rpartition(" ")
        chosen = next((choice for choice in HABITS if word in (choice, folded(self.words(f"habit-{choice}")))), word)
        if called:
            self.table.set_habit(seat, names.get(called, called), chosen)
            self.tell_habits(seat, [names.get(called, called)])
            self.table.follow_habits()
        else:
            self.tell_habits(seat, list(choices))
            self.console.say(self.words("habit-how"))

    def tell_habits(self, seat: int, names: list[str]) -> None:
        """What a seat has settled."""
        settled, choices = self.table.habits(seat), self.table.game.rules.habit_choices()
        for name in names:
            choice = self.words(f"habit-{settled.get(name, choices[name][0])}")
            self.console.say(self.words("habit-line", name=name, title=self.teller.habit(name), choice=choice), 2)

    def undo(self) -> None:
        """Take back the last answer of a person, and say what was taken back."""
        viewer = self.viewer(self.table.game.decision)
        given = self.going_back.undo(self.language)
        people = [answer for answer in given if answer.seat not in self.seats.bots]
        self.console.say(self.words("taken-back", answers=self._told(people or given, viewer)))
        if len(people) < len(given):
            self.console.say(self.words("taken-back-bots", count=len(given) - len(people)))
        self.told_events = self._events()
        self.told_moment = self.teller.moment(self.table.game)

    def redo(self) -> None:
        """Give the answers again that were taken back last."""
        viewer = self.viewer(self.table.game.decision)
        given = self.going_back.redo(self.language)
        self.console.say(
            self.words("again", answers=self._told(given, viewer)) if given else self.words("nothing-again")
        )

    def _told(self, given: list[Given], viewer: int | None) -> str:
        """Answers in words; of what this pair of eyes may not see only whose it was."""
        return "; ".join(
            self.words("player", number=answer.seat + 1)
            if answer.seat >= 0 and self.teller.passes(self.table.game, viewer, answer.seat)
            else answer.label
            for answer in given
        )

    def _let_bots_play(self) -> None:
        """Bots answer for their seats, and habits for people, until somebody is really asked."""
        while self.seats.play_bots(self.table.game, said=self._hear) + self.table.follow_habits():
            pass

    def _hear(self, seat: int, words: Mapping[str, str]) -> None:
        """A bot says what it is about to do; a bot with rivals at the table says nothing."""
        self.remarks.append(Remark(self._events(), seat, words))

    def _events(self) -> int:
        """Events of the log so far."""
        journal = self.table.game.journal
        return len(journal.log) if journal is not None else 0

    # ---- keeping

    def save(self, name: str) -> None:
        """Write the record to a file the player names; the word `force` after it writes over anything."""
        words = name.split()
        force = len(words) > 1 and words[-1] == "force"
        path = Path(" ".join(words[:-1] if force else words)).expanduser() if words else self.path
        if path is None:
            self.console.say(self.words("save-where"))
            return
        keep(self.table.record(), path, force=force)
        self.elsewhere = list(self.keys)
        self.console.say(self.words("saved", path=path))

    def autosave(self) -> None:
        """Keep the game; trouble with the disk is told once and does not stop the game."""
        before = self.trouble
        self.keep()
        if self.trouble and self.trouble != before:
            self.console.mistake(self.trouble)

    def keep(self) -> None:
        """Keep the game, and remember what stood in the way."""
        if self.path is None:
            return
        try:
            keep(self.table.record(), self.path, force=True)
            self.trouble = ""
        except GraveshiftError as trouble:
            self.trouble = trouble.told(self.language)

    def leave(self) -> int:
        """Go, and lose nothing; the exit code."""
        self.keep()
        if self.path is None:
            return 0
        if self.trouble and self.elsewhere != self.keys:
            self.console.mistake(self.words("not-kept", trouble=self.trouble))
            return NOT_KEPT
        if not self.trouble:
            self.console.say(self.words("kept" if is_autosave(self.path) else "kept-at", path=self.path))
        return 0

    def _may_leave(self) -> bool:
        """Leaving a game that cannot be kept takes two words, unless the player has saved it elsewhere."""
        self.keep()
        if not self.trouble or self.warned or self.elsewhere == self.keys:
            return True
        self.warned = True
        return False
