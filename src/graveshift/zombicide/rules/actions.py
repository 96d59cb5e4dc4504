"""What an Action is: one unit that says when it is offered, what it costs and what it does.

Its keys, its words and the reasons against it go by the same names: `telling` reads `verbs`, and tests prove that
every key has its words and its refusals. The Book of a game lists its Actions in the order in which they are offered.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import VERB
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.scene import NO_QUESTIONS, Scene
from graveshift.zombicide.rules.skills import TALENTS
from graveshift.zombicide.rules.state import State, has_cards, mods_of

# ---- what stands behind the name in an option's key
ALONE: Final = 0
WITH_ZONE: Final = 1
WITH_ACTOR: Final = 2
WITH_CARD: Final = 3
WITH_CARD_AND_ZONE: Final = 4
WITH_OBJECTIVE: Final = 5
WITH_SLOT: Final = 6

VERBS: Final = 128


class Price:
    """Actions to pay in all, how many of them are free Actions, and how many are for zombies left behind."""

    def __init__(self, total: int, free: int, extra: int) -> None:
        self.total = total
        self.free = free
        self.extra = extra

    @property
    def actions(self) -> int:
        """What is taken from the ordinary Actions."""
        return self.total - self.free


class Action:
    """One Action of a Turn. `verbs`: for each of its options the code, the name in its key, and what follows that."""

    def __init__(self, verbs: list[tuple[int, str, int]]) -> None:
        self.verbs = verbs
        self.inside: list[Action] = []  # the Actions behind a gate
        # who can never do it is not even asked: see `menu`
        self.classes = 0  # only for members of these classes, as bits; 0: for everybody
        self.talent = False  # only with a skill that is an Action of its own
        self.laden = False  # only with a card in a slot
        self.ordinary = False  # only an ordinary Action pays for it

    def known(self, scene: Scene) -> bool:
        """Can there be such an Action in this mission at all?"""
        return True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        """Add its options, if the survivor can do it now; `left` ordinary Actions are there to pay for it."""

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        """Pay for one of its options and carry it out, asking on the way what there is to ask."""
        self.act(s, who, code & 255)
        yield from NO_QUESTIONS

    def act(self, s: State, who: int, argument: int) -> None:
        """The same for Actions that ask nothing."""
        raise AssertionError("no such action")

    def price(self, s: State, who: int, code: int) -> Price:
        """What an option would cost now: one Action, as a rule."""
        return Price(1, 0, 0)


class Gate(Action):
    """Actions that are looked at only while something opens the way to them: its `offer` says what."""

    def __init__(self, inside: list[Action]) -> None:
        super().__init__([])
        self.inside = inside

    def offer_inside(self, s: State, who: int, left: int, options: list[int]) -> None:
        """The way is open."""
        for action in self.inside:
            action.offer(s, who, left, options)


def one_action(s: State, who: int) -> None:
    """Pay one ordinary Action; it breaks a row of attacks (UOA-ROUND-04, UOA-SKILL-29)."""
    pay(s, who, [], 1)
    note_action(s, who, CHAIN_BROKEN)


def paid(s: State, who: int, total: int, kinds: list[int], extra: int) -> Price:
    """A price with the free Actions that pay for it first (UOA-ACT-27)."""
    free = 0
    for kind in kinds:
        free += min(total - free, max(0, free_left(s, who, kind)))
    return Price(total, free, extra)


def menu(s: State, who: int, left: int) -> list[Action]:
    """The Actions to look at: those of the mission that are not out of the question for such a survivor.

    It goes by the survivor's classes, whether a skill of it is an Action, whether it carries anything, and whether it
    can still pay; each menu is made once.
    """
    number = s.classes[who] << 3
    if mods_of(s, who)[TALENTS]:
        number += TALENTED
    if has_cards(s, who):
        number += LADEN
    if left > 0:
        number += PAYING
    found = s.scene.menus.get(number)
    if found is None:
        found = s.scene.menus[number] = made_menu(s.tables.book.actions, s.scene, number)
    return found


PAYING: Final = 1
LADEN: Final = 2
TALENTED: Final = 4


def made_menu(actions: list[Action], scene: Scene, number: int) -> list[Action]:
    return [
        action
        for action in actions
        if (action.classes == 0 or action.classes & number >> 3)
        and (number & TALENTED or not action.talent)
        and (number & LADEN or not action.laden)
        and (number & PAYING or not action.ordinary)
        and action.known(scene)
    ]


def verb_table(actions: list[Action]) -> list[Action]:
    """The Action of each verb, those behind gates too; a verb of no Action raises when it is performed."""
    table = [Action([]) for _ in range(VERBS)]
    enter(table, actions)
    return table


def enter(table: list[Action], actions: list[Action]) -> None:
    for action in actions:
        for verb, _, _ in action.verbs:
            table[verb >> VERB] = action
        enter(table, action.inside)
