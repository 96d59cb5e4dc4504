"""What an option costs: Actions, free Actions, and the zombies that make leaving dearer (chapter Actions)."""

from __future__ import annotations

from typing import Final, NamedTuple

from graveshift.content import said
from graveshift.games.undead_or_alive.attacks import free_types, read_attack
from graveshift.games.undead_or_alive.keys import verb_of
from graveshift.games.undead_or_alive.machines import PUSH
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.turn import reload_types
from graveshift.games.undead_or_alive.words import counted, speech, zombies_counted
from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.budget import free_left
from graveshift.zombicide.movement import surcharge
from graveshift.zombicide.state import State, zombies_in

NOTHING_TO_PAY: Final = (
    c.END,
    c.DISCARD,
    c.SHOVE,
    c.LIFESAVER,
    c.TAUNT,
    c.BORN_LEADER,
    c.IMPROVISE,
    c.IMPROVISE_SHOT,
)
ATTACKS: Final = (c.STRIKE, c.STRIKE_DUAL, c.SHOOT, c.SHOOT_DUAL, c.FAN, c.THROW)


class Price(NamedTuple):
    """Actions to pay in all, how many of them are free Actions, and how many are for zombies left behind."""

    total: int
    free: int
    extra: int

    @property
    def actions(self) -> int:
        """What is taken from the ordinary Actions."""
        return self.total - self.free


FREE_OF_CHARGE: Final = Price(0, 0, 0)


def paid(s: State, who: int, total: int, kinds: list[int], extra: int) -> Price:
    """A price with the free Actions that pay for it first (UOA-ACT-27)."""
    free = 0
    for kind in kinds:
        free += min(total - free, max(0, free_left(s, who, kind)))
    return Price(total, free, extra)


def price_of(s: State, ask: Ask, who: int, code: int) -> Price:
    """What this option of a Turn would cost now."""
    verb = verb_of(code)
    if ask.kind not in (c.ASK_ACTION, c.ASK_LEADER) or verb in NOTHING_TO_PAY:
        return FREE_OF_CHARGE
    here = s.zone[who]
    if verb in (c.MOVE, c.SPRINT, c.BOARD, c.ALIGHT):
        extra = surcharge(s, who)
        return paid(s, who, 1 + extra, [c.FREE_MOVE], extra)
    if verb == c.JUMP:
        return Price(1 + zombies_in(s, here), 0, zombies_in(s, here))
    if verb == c.CHARGE:
        extra = surcharge(s, who)
        return Price(1 + extra, paid(s, who, 1, [c.FREE_CHARGE], 0).free, extra)
    if verb in (c.PUSH_WAGON, c.PUSH_GATLING):
        return Price(PUSH + zombies_in(s, here), 0, zombies_in(s, here))
    if verb in ATTACKS:
        card, mode, zone = read_attack(s, who, code)
        return paid(s, who, 1, free_types(s, who, card, mode, zone), 0)
    if verb == c.SEARCH:
        return paid(s, who, 1, [c.FREE_SEARCH], 0)
    if verb == c.RELOAD:
        return paid(s, who, 1, reload_types(s, code & 255), 0)
    if verb == c.VADE:
        return paid(s, who, 1, [c.FREE_VADE], 0)
    if verb in (c.HOLY, c.BLESS, c.DRINK):
        return Price(town_of(s).holy_water_cost, 0, 0)
    return Price(1, 0, 0)


def price_words(s: State, ask: Ask, who: int, code: int, language: str) -> str:
    """The price as words: `1 Action`, `free Action`, `3 Actions: 2 Walkers to leave`."""
    price = price_of(s, ask, who, code)
    words = speech().price
    if price.total == 0 or ask.kind == c.ASK_LEADER:
        return said(words["free"], language)
    if price.actions == 0:
        return said(words["free-action"], language)
    actions = counted("action", price.actions, language)
    if price.extra == 0:
        return actions
    zombies = zombies_here(s, s.zone[who], language)
    return said(words["to-leave"], language).format(actions=actions, zombies=zombies)


def zombies_here(s: State, zone: int, language: str) -> str:
    """The zombies of a zone by kind: 2 Walkers, 1 Brute."""
    counts = s.zombies[zone * c.KINDS : zone * c.KINDS + c.KINDS]
    return ", ".join(zombies_counted(kind, count, language) for kind, count in enumerate(counts) if count)
