"""One game in memory, as it is played: entries of the store folded into a position, answers, and the way back.

Nothing here waits or writes. The game is ahead of the store only while its room holds the lock.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator
from itertools import chain, takewhile
from typing import Any, Final, cast

import msgspec

from graveshift.kernel import record as kernel
from graveshift.kernel import registry
from graveshift.kernel.decision import Decision
from graveshift.kernel.game import Game
from graveshift.kernel.habits import is_setting
from graveshift.kernel.journal import OFF, UNTIL_REVEALED, Boundary, Journal, undo_policy
from graveshift.kernel.sentences import refused, wrong_record
from graveshift.server.bodies import UndoPolicy
from graveshift.server.plan import Plan
from graveshift.server.store import By, Entry, Header

SNAPSHOTS: Final = 16
"""Positions to go back to at once that a table keeps, of people's decisions; who goes back further waits for the game
to be played again. Each is some forty lists, and the collector walks over all that are new."""
STRANGE: Final = frozenset({"custom", "scenario"})
"""Options that bring a board of their own."""


class PlayedGame:
    """A game with its version and the answers that stand."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.shared = False
        """Does anybody else sit or may sit there? The room says so."""
        self.people = 1
        """Seats that somebody holds, also while a bot stands in; the room says so."""
        self.table = begun(header, header.chance.copy() if header.chance is not None else None)
        self.version = 0
        self.asked_at = 0
        """The version of the last entry that was no nonce: the question has been the same since."""
        kind = registry.game_type(header.game)
        made_by = header.engine, header.content, header.rules
        self._same_rules = made_by == (kernel.ENGINE, kind.version, kind.rules)
        self._compared = True
        self.answers: list[Entry] = []
        """The answers that stand: those that were not taken back."""
        self._begins: list[tuple[int, bool]] = [(0, False)]
        """By version: after how many answers its events begin, and whether after the note that stands there."""
        self._log_after: list[int] = [len(self.journal.log)]
        """By number of answers: how long the log was then, without a note that stands there."""
        self._made_at: list[int] = [0] * len(self.journal.log)
        self._decided: list[int] = []
        """The places of those answers that decide something: to set a habit does not."""
        self._by_people: list[int] = []
        """Those of them that a person gave."""

    @property
    def strange(self) -> bool:
        """Is the board, or the chance, a stranger's? Then nobody knows how long its odds take."""
        return self.header.script is not None or brings_board(self.header.options)

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

    def settled(self) -> dict[int, dict[str, str]]:
        """The habits by seat that are part of the game."""
        rules, position = self.game.rules, self.game.position
        found = {seat: rules.settled(position, seat) for seat in range(rules.seats(position))}
        return {seat: habits for seat, habits in found.items() if habits}

    def habit(self, seat: int, name: str) -> str:
        """What a habit of the game stands at."""
        return self.settled().get(seat, {}).get(name, self.game.rules.habit_choices()[name][0])

    # ---- going on

    def fold(self, entries: list[Entry]) -> Iterator[None]:
        """Fold entries in, a step at a time. Answers that are taken back later on are not played at all.

        It raises what the rules raise; then this game is of no use any more.
        """
        plan = Plan(self.answers, [(note.answers, note.count) for note in self.journal.undone], self.header.undo)
        for entry in entries:
            plan.add(entry)
        kept = min(plan.lowest, len(self.answers))
        yield from self._back_to(kept)
        if plan.nonces and self.table.chance is not None:
            self.table.chance.nonces += plan.nonces
            self.table.mix_here()
        self._leave_notes(plan)
        for entry in plan.answers[kept:]:
            self._play(entry)
            self._compare(entry)
            self._leave_notes(plan)
            yield
        self._begins += plan.begins
        steps = [entry.number for entry in entries if entry.kind != "nonce"]
        self.asked_at = steps[-1] if steps else self.asked_at
        self._settle(entries[-1].number if entries else self.version)

    def answer(self, seat: int, key: str, by: By) -> Entry:
        """Answer the pending decision; refuses with a sentence and changes nothing then."""
        entry = Entry(self.version + 1, "answer", seat, key, by)
        begins = (len(self.answers), True)
        self._play(entry)
        boundary = self._boundary_of_last()
        if boundary is not None:
            entry = msgspec.structs.replace(entry, digest=boundary.digest, trail=boundary.trail)
            self.answers[-1] = entry
        self._begins.append(begins)
        self.asked_at = entry.number
        self._settle(entry.number)
        return entry

    def undo(self, seats: frozenset[int] | None) -> list[Entry]:
        """The entries that take back to the last decision of a person and settle again what seats have settled
        meanwhile; fold them in. Refuses with a sentence."""
        kept = self.way_back(seats).answers
        entries = [Entry(self.version + 1, "undo", -1, self.policy, "person", kept)]
        for key, seat in zip(self.journal.keys[kept:], self.journal.seats[kept:], strict=True):
            if is_setting(key):
                entries.append(Entry(entries[-1].number + 1, "answer", seat, key, "person"))
        return entries

    @property
    def policy(self) -> UndoPolicy:
        """What may be taken back now: nobody takes a peek where others play against them or have secrets, also around
        one screen."""
        alone = not self.shared and not (self.people > 1 and self.has_secrets)
        return cast(UndoPolicy, undo_policy(self.header.undo, alone, self.has_secrets))

    def nonce(self, seat: int, nonce: str) -> Entry:
        """Mix something of a seat's own into the chance to come; refuses with a sentence."""
        chance = self.table.chance
        if chance is not None and any(by == seat for _, by, _ in chance.nonces):
            raise refused("mixed-already")
        if self._by_people or self.journal.undone:  # who took back what was seen must not have it drawn anew
            raise refused("mixed-too-late")
        begins = (len(self.answers), False)
        self.table.mix(seat, nonce)
        entry = Entry(self.version + 1, "nonce", seat, nonce, "person")
        self._begins.append(begins)
        self._settle(entry.number)
        return entry

    def way_back(self, seats: frozenset[int] | None) -> Boundary:
        """Where an undo leads; refuses with a sentence. `seats` None: the host, who may take back anybody's."""
        journal, policy = self.journal, self.policy
        if policy == OFF:
            raise refused("no-undo")
        target = self._last_of_person()
        if target is None:
            raise refused("nothing-back")
        if policy == UNTIL_REVEALED:
            journal.check_nothing_revealed(target, self.game.position.chances, self.game.rules.reveals)
        if self.game.over and self.shared and self.table.chance is not None:
            raise refused("all-told")
        decided = self._by_people[bisect_left(self._by_people, target.answers) :]
        if seats is not None and any(journal.seats[number] not in seats for number in decided):
            raise refused("others-decided")
        return target

    def _last_of_person(self) -> Boundary | None:
        """The last place from which on the first decision was a person's. It is looked for in every state, so neither
        a long game of bots nor a habit that was set ten thousand times may make it long."""
        if not self._by_people:
            return None
        boundaries = self.journal.boundaries
        upto = bisect_right(boundaries, self._by_people[-1], key=lambda place: place.answers)
        places = chain((boundaries[number] for number in range(upto - 1, -1, -1)), (self.journal.opening,))
        return next((place for place in places if self._by_person(place)), None)

    def _by_person(self, place: Boundary) -> bool:
        """Was the first decision from here on one of a person?"""
        first = bisect_left(self._decided, place.answers)
        return first < len(self._decided) and self.answers[self._decided[first]].by == "person"

    def _play(self, entry: Entry) -> None:
        self.game.decide(entry.key, entry.seat if entry.seat >= 0 else None)
        snapshots = self.journal.snapshots
        if entry.by != "person" and snapshots and snapshots[-1][0] == len(self.answers):
            snapshots.pop()  # nobody goes back to where a bot decided
        self._stands(len(self.answers), entry)
        self.answers.append(entry)
        self.table.mix_here()
        length = len(self.journal.log)
        self._made_at += [entry.number] * (length - len(self._made_at))
        self._log_after.append(length)

    def _stands(self, place: int, entry: Entry) -> None:
        """Whose decision an answer is, if it is one."""
        if not is_setting(entry.key):
            self._decided.append(place)
            if entry.by == "person":
                self._by_people.append(place)

    def _boundary_of_last(self) -> Boundary | None:
        """The boundary at which the last answer was given, if it was one."""
        boundary = self.journal.boundaries[-1] if self.journal.boundaries else None
        return boundary if boundary is not None and boundary.answers == len(self.answers) - 1 else None

    def _compare(self, entry: Entry) -> None:
        """Does an answer stand where it stood when it was stored? By position under the same rules, else by trail."""
        boundary = self._boundary_of_last() if entry.digest and self._compared else None
        if boundary is None:
            return
        if (entry.digest != boundary.digest) if self._same_rules else (entry.trail != boundary.trail):
            raise wrong_record("game-differs", {"number": len(self.answers), "key": entry.key})

    def only_played(self) -> None:
        """This is a copy to think about: nobody stores it, and nobody compares it with what was stored."""
        self._compared = False
        self.journal.digested = False

    @property
    def revived(self) -> bool:
        """Does it go on from a stored position, because these rules do not replay what was before?"""
        return not self._compared

    def goes_on_at(self, version: int, answers: list[Entry]) -> None:
        """The table was put at a stored position: these answers led there, and nothing of the log before is known."""
        length = len(self.journal.log)
        self.version, self.answers = version, list(answers)
        for place, entry in enumerate(answers):
            self._stands(place, entry)
        self._compared = False
        self.asked_at = version
        self._begins = [(len(answers), False)] * (version + 1)
        self._log_after = [length] * (len(answers) + 1)
        self._made_at = [version] * length

    def _back_to(self, kept: int) -> Iterator[None]:
        """Take back to the first `kept` answers: at once if that position is still known, else by playing them again,
        once and not once for each answer taken back."""
        if kept == len(self.answers):
            return
        again, dropped = self.answers[:kept], self.answers[kept:]
        if not self.table.back_to(kept):
            notes = [(note.answers, note.count) for note in self.journal.undone]
            settings = self.table.settings
            self.table = begun(self.header, self.table.chance)
            self.table.settings = settings
            self.table.recall(notes)
            for entry in again:
                self.game.decide(entry.key, entry.seat if entry.seat >= 0 else None)
                self.table.recall(notes)
                yield
            count = sum(1 for entry in dropped if not is_setting(entry.key))
            self.table.note(count + sum(taken for answers, taken in notes if answers > kept))
        self.answers = again
        for places in (self._decided, self._by_people):
            del places[bisect_left(places, kept) :]
        del self._log_after[kept + 1 :]
        self._forget(self._log_after[kept])

    def _leave_notes(self, plan: Plan) -> None:
        """The note that is to stand here at the end, if it does not stand here yet."""
        here = len(self.answers)
        count, version = plan.notes.get(here, (0, 0))
        later = takewhile(lambda note: note.answers >= here, reversed(self.journal.undone))
        there = sum(note.count for note in later)
        if count > there:
            self._forget(self._log_after[here])
            self.journal.taken_back(count - there, self.game.position.shape)
        self._made_at += [version] * (len(self.journal.log) - len(self._made_at))

    def _forget(self, length: int) -> None:
        """What is known of the events after the first so many."""
        del self._made_at[length:]

    def _settle(self, version: int) -> None:
        self.version = version

    @property
    def has_secrets(self) -> bool:
        """Does anybody here know what others must not know?"""
        return self.game.rules.has_secrets(self.game.position)

    def _news_from(self, last: int) -> int:
        """The place in the log from which on whoever knows version `last` has to be told."""
        if last == self.version:
            return len(self.journal.log)
        answers, after_note = min(self._begins[last + 1 :])
        noted = any(note.answers == answers for note in self.journal.undone)
        return self._log_after[answers] + (1 if after_note and noted else 0)


def brings_board(options: dict[str, Any]) -> bool:
    """Does whoever sets this up bring a board of their own? Complete options name what they leave empty, too."""
    return any(options.get(name) is not None for name in STRANGE)


def begun(header: Header, chance: kernel.Chance | None) -> kernel.Table:
    """The game of a table before its first answer. `Plan` leaves the notes of what was taken back, not the kernel."""
    table = kernel.start(header.game, header.options, header.seed, header.script, chance)
    table.settings.undo = "until-revealed"
    assert table.game.journal is not None
    table.game.journal.snapshots = deque(table.game.journal.snapshots, maxlen=SNAPSHOTS)
    return table
