"""What one game of the family tells the rule-of-thumb bot about itself: figures, errands, answers of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from graveshift.board.board import Board
from graveshift.bots.zombicide.asked import (
    ALONE,
    WITH_ACTOR,
    WITH_CARD,
    WITH_CARD_AND_ZONE,
    WITH_ZONE,
    Asked,
    Choice,
    Form,
    Pack,
)
from graveshift.bots.zombicide.talent import Talent
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import SLOTS, TOKEN_CARD, VERB
from graveshift.zombicide.rules.expected import Fangs
from graveshift.zombicide.rules.skills import no_mods, with_effects
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.keys import kind_name

if TYPE_CHECKING:
    from graveshift.bots.zombicide.errands import Needs
    from graveshift.bots.zombicide.figures import Strike
    from graveshift.bots.zombicide.plan import Plan
    from graveshift.bots.zombicide.sight import Fighter, Sight
    from graveshift.bots.zombicide.weights import Weights

KEPT: Final = 2_000
"""Sets of skills, packs and Trades that are remembered at once."""
Cards = tuple[str | None, ...]
Scorer = Callable[["Plan", Choice], float]
Chooser = Callable[["Sight", Asked], Choice]


class Guide:
    """One game: what its box prints as figures, and what the bot does there in a way of its own."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.runs_dry = False
        """Does an empty weapon stay empty without a card?"""
        self.concentrates = False
        """May all hits of an attack be put together on one target?"""
        self.charges_strike = True
        """Does a Charge end with an attack?"""
        self.skills: tuple[str, ...] = ()
        """Skills worth having, the best first."""
        self.useless = 0
        """The flags of a card that does nothing as it lies."""
        self.hunt = "way-hunt"
        """The sentence that tells what is hunted."""
        self.habits: dict[str, int] = {}
        """Missions of the box that are better played in another temper than the usual one, by its number."""
        self.scorers: dict[str, Scorer] = {}
        self.choosers: dict[str, Chooser] = {}
        self._talents: dict[tuple[tuple[int, ...], bool], Talent] = {}
        t = self.tables = tables(book)
        kinds = range(len(t.zombie_ids))
        self.kinds = tuple(t.zombie_ids)
        self.tough = tuple(t.toughness)
        self.fangs = Fangs(t)
        self.acts, self.bites, self.giants = self.fangs.acts, self.fangs.bites, self.fangs.giants
        self.ranks = tuple([tuple([kind for kind in kinds if t.rank[kind] == level]) for level in sorted(set(t.rank))])
        """Kinds in the order in which ranged hits find them."""
        self.worst = sorted(kinds, key=lambda kind: (-(kind in self.giants), -self.bites[kind], -self.tough[kind]))
        """The kinds of zombies, the worst first."""
        self.by_toughness = tuple([tuple(self._tough_as(level)) for level in range(4)])
        """The kinds of zombies that take 1, 2, 3 or more Damage, the most biting first."""
        self.bargains: dict[tuple[Talent, Cards, Talent, Cards, bool], float] = {}
        """What Trades between two hands full of cards have been found to be worth."""
        self._packs: dict[tuple[int, ...], Pack] = {}
        self._last: list[tuple[list[int], bool, Talent]] = []
        self._forms: dict[int, Form] = {}
        self._classes: list[list[str]] = []
        self._questions: dict[int, str] = {}

    @property
    def forms(self) -> dict[int, Form]:
        """What each verb is called and what it names."""
        if not self._forms:
            verbs = self.book.teller.verbs
            for form, named in (
                (WITH_ZONE, verbs.with_zone),
                (WITH_ACTOR, verbs.with_actor),
                (WITH_CARD, verbs.with_card),
                (WITH_CARD_AND_ZONE, verbs.with_card_and_zone),
                (ALONE, verbs.names),
            ):
                for verb in named:
                    self._forms.setdefault(verb >> VERB, (verbs.names[verb], form))
        return self._forms

    def forget(self) -> None:
        """What was remembered of survivors and their cards; it is found again when somebody asks."""
        self._talents.clear()
        self.bargains.clear()
        self._packs.clear()
        self._last.clear()

    def talent(self, skills: list[int], knack: bool) -> Talent:
        """What these skills make of any card."""
        key = (tuple(skills), knack)
        known = self._talents.get(key)
        if known is None:
            if len(self._talents) >= KEPT:
                self._talents.clear()
            mods = no_mods()
            for skill in skills:
                mods = with_effects(mods, self.tables.skill_effects[skill])
            known = self._talents[key] = Talent(self, mods, knack)
        return known

    def talent_of(self, s: State, who: int, classes: list[str]) -> Talent:
        """The same for a survivor; lists of skills are replaced and never changed, so the last one is remembered."""
        skills = self.skills_of(s, who)
        knack = self.knack(classes)
        while len(self._last) <= who:
            self._last.append(([], False, self.talent([], False)))
        last = self._last[who]
        if last[0] is skills and last[1] == knack:
            return last[2]
        found = self.talent(skills, knack)
        self._last[who] = (skills, knack, found)
        return found

    def _tough_as(self, level: int) -> list[int]:
        kinds = [kind for kind, need in enumerate(self.tough) if min(need, 3) == level]
        return sorted(kinds, key=lambda kind: -self.bites[kind])

    def pack_of(self, s: State, who: int) -> Pack:
        """The cards of a survivor; the same cards make the same pack, unless a token of the mission is among them."""
        values = s.slots[who * SLOTS : who * SLOTS + SLOTS]
        for value in values:
            if value >= 0 and value & 255 >= TOKEN_CARD:
                return Pack(s, values, self.useless, self.runs_dry)
        key = tuple(values)
        known = self._packs.get(key)
        if known is None:
            if len(self._packs) >= KEPT:
                self._packs.clear()
            known = self._packs[key] = Pack(s, values, self.useless, self.runs_dry)
        return known

    def class_ids(self, bits: int) -> list[str]:
        """The names of classes."""
        if not self._classes:
            self._classes = self.book.teller.class_ids
        return self._classes[bits]

    def question(self, s: State, kind: int) -> str:
        """The name of a kind of question."""
        known = self._questions.get(kind)
        if known is None:
            known = self._questions[kind] = kind_name(s, kind)
        return known

    def exit_zone(self, s: State) -> int:
        """Where the Exit is; -1 if there is none."""
        zone: int = self.book.teller.exit_zone(s)
        return zone if 0 <= zone < s.board.zones else -1

    def habit(self, s: State) -> int:
        """The temper that suits the mission best, by its number; 0: the usual one."""
        return self.habits.get(s.scene.mission_id, 0)

    def look(self, s: State, weights: Weights) -> Sight:
        """One look at the table."""
        raise NotImplementedError

    # ---- fighting

    def in_manner(self, plan: Plan, choice: Choice, attack: Strike) -> tuple[Strike, float]:
        """An attack made in ways of the game's own, and what these may cost."""
        return attack, 0.0

    def skills_of(self, s: State, who: int) -> list[int]:
        """The skills that work for a survivor."""
        return s.owned[who]

    def wanted(self, sight: Sight) -> int:
        """The Abominations that somebody has to kill, as bits of kinds."""
        return 0

    def knack(self, classes: list[str]) -> bool:
        """Has a survivor of these classes ways to attack that others have not?"""
        return False

    def make_strike(self, card: str, mode: str, mods: list[int]) -> Strike:
        """The figures of an attack with this card."""
        raise NotImplementedError

    def ways(self, ready: tuple[str, ...], talent: Talent) -> list[Strike]:
        """Every way to attack with these cards in hand."""
        raise NotImplementedError

    def is_weapon(self, card: str) -> bool:
        raise NotImplementedError

    def weapon_worth(self, card: str, talent: Talent) -> float:
        """What a weapon in hand is good for in general, in kills of one Action against a mixed crowd."""
        raise NotImplementedError

    def pairs(self, card: str, mods: list[int]) -> bool:
        """Are two of these better than one?"""
        return False

    def trifle(self, hands: tuple[str, ...]) -> float:
        """A little that a card in hand adds besides."""
        return 0.0

    def row(self, fighter: Fighter, board: Board, zone: int) -> list[int]:
        """What a survivor would see from a zone."""
        return board.sight[zone]

    # ---- cards

    def card_worth(self, sight: Sight, fighter: Fighter, card: str, needs: Needs) -> float:
        """What a card is worth to a survivor."""
        raise NotImplementedError
