"""What an option costs: Actions, free Actions, and the zombies that make leaving dearer (chapter Actions)."""

from __future__ import annotations

from typing import Final

from graveshift.content import said
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.actions import Price
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import zombies_counted

FREE_OF_CHARGE: Final = Price(0, 0, 0)


def price_of(s: State, ask: Ask, who: int, code: int) -> Price:
    """What this option of a Turn would cost now: its Action says so."""
    if ask.kind not in (c.ASK_ACTION, c.ASK_LEADER):
        return FREE_OF_CHARGE
    return s.tables.verbs[code >> c.VERB].price(s, who, code)


def price_words(s: State, ask: Ask, who: int, code: int, language: str) -> str:
    """The price as words: `1 Action`, `free Action`, `3 Actions: 2 Walkers to leave`."""
    price = price_of(s, ask, who, code)
    teller = teller_of(s)
    words = teller.speech.price
    if price.total == 0 or ask.kind == c.ASK_LEADER:
        return said(words["free"], language)
    if price.actions == 0:
        return said(words["free-action"], language)
    actions = teller.counted("action", price.actions, language)
    if price.extra == 0:
        return actions
    zombies = zombies_here(s, s.zone[who], language)
    return said(words["to-leave"], language).format(actions=actions, zombies=zombies)


def zombies_here(s: State, zone: int, language: str) -> str:
    """The zombies of a zone by kind: 2 Walkers, 1 Brute."""
    counts = s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
    return ", ".join(zombies_counted(s, kind, count, language) for kind, count in enumerate(counts) if count)
