"""A question of the family as the rule-of-thumb bot reads it: options as verbs and numbers, words only on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_ACTION, ASK_LEADER, ASK_WOUND, FAVOURITE, SLOTS, TOKEN_CARD, VERB
from graveshift.zombicide.rules.state import State, is_empty
from graveshift.zombicide.telling.keys import option_key
from graveshift.zombicide.telling.labels import option_arguments

if TYPE_CHECKING:
    from graveshift.bots.zombicide.guide import Guide

ALONE: Final = 0
WITH_ZONE: Final = 1
WITH_ACTOR: Final = 2
WITH_CARD: Final = 3
WITH_CARD_AND_ZONE: Final = 4
ALLOTTED: Final = 3
"""Where a question who is wounded says what each of its options has been allotted before."""
EMPTY: Final = " (empty)"
"""Behind the name of a card that has run dry."""
Form = tuple[str, int]
"""What a verb is called, and what its code names."""


class Choice:
    """One option: its verb and the zone, survivor or card that it names (-1 and "" for none)."""

    __slots__ = ("ask", "card", "code", "s", "verb", "who", "zone")

    def __init__(self, s: State, ask: Ask, code: int, form: Form) -> None:
        self.s = s
        self.ask = ask
        self.code = code
        self.verb = form[0]
        self.zone = -1
        self.who = -1
        self.card = ""
        names = form[1]
        if names == WITH_ZONE:
            self.zone = code & 255
        elif names == WITH_CARD_AND_ZONE:
            self.zone = code & 255
            self.card = card_id(s, code >> 8 & 255)
        elif names == WITH_ACTOR:
            self.who = code & 255
        elif names == WITH_CARD:
            self.card = card_id(s, code & 255)

    @property
    def key(self) -> str:
        return option_key(self.s, self.ask, self.code)

    @property
    def words(self) -> dict[str, Any]:
        """Everything that the option names, as ids: for what is seldom asked."""
        return option_arguments(self.s, self.ask, self.code)

    @property
    def low(self) -> int:
        """What the last byte of the code says: a kind of zombie, a slot, an Objective ..."""
        return self.code & 255

    @property
    def price(self) -> int:
        """The Actions that it costs; an Action out of turn costs none."""
        if self.ask.kind != ASK_ACTION:
            return 0 if self.ask.kind == ASK_LEADER else 1
        return self.s.tables.verbs[self.code >> VERB].price(self.s, self.ask.about[0], self.code).actions

    @property
    def allotted(self) -> int:
        """Wounds that somebody has been allotted before and that have not come about yet (GG-ARMOR-02, AOTD-AMB-68)."""
        ask = self.ask
        if ask.kind != ASK_WOUND or len(ask.about) <= ALLOTTED:
            return 0
        return ask.about[ALLOTTED + ask.options.index(self.code)]

    def put(self) -> tuple[int, int, int, int]:
        """Whose slot a card goes from, and to: giver, slot, taker, slot."""
        origin, target = self.code >> 8 & 255, self.code & 255
        about = self.ask.about
        giver = about[0] if origin < SLOTS else about[1]
        taker = about[0] if target < SLOTS else about[1]
        return giver, origin % SLOTS, taker, target % SLOTS


class Asked:
    """A decision of a position, with its choices."""

    __slots__ = ("ask", "choices", "kind", "s")

    def __init__(self, guide: Guide, s: State, ask: Ask) -> None:
        self.s = s
        self.ask = ask
        self.kind = guide.question(s, ask.kind)
        forms = guide.forms
        self.choices = [Choice(s, ask, code, forms[code >> VERB]) for code in ask.options]

    @property
    def about(self) -> tuple[int, ...]:
        return self.ask.about

    @property
    def last(self) -> Choice:
        return self.choices[-1]

    @property
    def first(self) -> Choice:
        return self.choices[0]

    def named(self, verb: str) -> Choice | None:
        """The first choice with this verb."""
        for choice in self.choices:
            if choice.verb == verb:
                return choice
        return None


def narrowed(ask: Ask, options: list[int]) -> Ask:
    """The same question with fewer options; wounds that are allotted stay with those for whom they wait."""
    about = ask.about
    if ask.kind == ASK_WOUND and len(about) > ALLOTTED:
        waiting = [about[ALLOTTED + ask.options.index(code)] for code in options]
        about = (*about[:ALLOTTED], *waiting)
    return Ask(ask.seat, ask.kind, options, about)


def card_id(s: State, card: int) -> str:
    """The id of a card, or of a mission token carried in a slot."""
    return s.scene.objective_ids[card - TOKEN_CARD] if card >= TOKEN_CARD else s.tables.card_ids[card]


class Pack:
    """The cards of a survivor, by what they are good for as they lie."""

    __slots__ = ("cards", "packed", "ready", "useless")

    def __init__(self, s: State, values: list[int], useless: int, runs_dry: bool) -> None:
        self.cards: list[str | None] = []
        self.packed: list[str] = []
        self.ready: list[str] = []
        self.useless: list[int] = []
        for slot, value in enumerate(values):
            if value < 0:
                self.cards.append(None)
                continue
            card = card_id(s, value & 255)
            self.cards.append(card + EMPTY if runs_dry and is_empty(value) else card)
            self.packed.append(card)
            if value & useless:
                self.useless.append(slot)
            elif slot <= FAVOURITE and not is_empty(value):
                self.ready.append(card)
