"""Inventions: cards beside the Dashboard, always equipped (chapter Inventions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import DROP_INVENTION, GIVE_INVENTION
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_KEEP, BY_SEARCH, CARD, NO, YES
from graveshift.zombicide.rules.inventory import refresh


def inventions_of(s: State, who: int) -> list[int]:
    """The Inventions of a survivor (GG-INV-03)."""
    return [value & CARD for value in s.inventions if value >> 8 == who]


def has_invention(s: State, who: int, card: int) -> bool:
    return who << 8 | card in s.inventions


def add_invention(s: State, who: int, card: int) -> None:
    """It lies beside the Dashboard and works at once (GG-INV-03, GG-INV-04)."""
    s.inventions.append(who << 8 | card)
    refresh(s, who)


def take_invention(s: State, who: int, card: int) -> None:
    """It leaves a survivor; where it goes is said elsewhere."""
    s.inventions.remove(who << 8 | card)
    refresh(s, who)


def discard_invention(s: State, who: int, card: int, rule: str) -> None:
    """Its discard pile is its own (GG-INV-05)."""
    take_invention(s, who, card)
    s.invention_discards.append(card)
    s.emit("discarded", rule, (who, card))


# ---- finding


def finds_inventions(s: State, who: int) -> bool:
    """Does a Search here draw from the Invention deck? A building zone with a Switch (GG-INV-02, GG-AMB-22)."""
    here = s.zone[who]
    return len(s.switches) > 0 and s.board.bears("switch")[here] and s.board.indoors[here]


def can_draw_invention(s: State) -> bool:
    """Is there an Invention left to draw? (GG-INV-07, GG-AMB-17)"""
    return len(s.invention_deck) > 0 or len(s.invention_discards) > 0


def draw_invention(s: State) -> int:
    """The top Invention; an empty deck is made of its discards (GG-INV-01, GG-INV-07)."""
    if not s.invention_deck:
        s.invention_deck = s.invention_discards
        s.invention_discards = []
        s.emit("inventions-reshuffled", "GG-INV-07", (len(s.invention_deck),))
    return s.draw("inventions", s.invention_deck)


def find_invention(s: State, who: int) -> Generator[Ask, int, None]:
    """A Search finds an Invention: no slot is needed, and it may be refused (GG-INV-02, GG-INV-03)."""
    card = draw_invention(s)
    s.emit("drawn", "GG-INV-02", (who, card))
    card = yield from s.scene.revealed(s, who, card, BY_SEARCH)
    answer = yield Ask(s.owner[who], ASK_KEEP, [YES, NO], (who, card, BY_SEARCH))
    if answer == NO:
        s.invention_discards.append(card)
        s.emit("refused-card", "GG-INV-05", (who, card))
        return
    add_invention(s, who, card)
    s.emit("kept-card", "GG-INV-03", (who, card))


# ---- trading and dropping


def hand_overs(s: State, who: int, mate: int) -> list[int]:
    """Every Invention of two survivors may change hands, with no slot to be found for it (GG-INV-05)."""
    options: list[int] = []
    for value in s.inventions:
        giver = value >> 8
        if giver in (who, mate):
            code = GIVE_INVENTION + (giver << 16) + ((mate if giver == who else who) << 8) + (value & CARD)
            if code not in options:
                options.append(code)
    return options


def hand_over(s: State, answer: int, rule: str) -> None:
    """An Invention goes to the other one and works there at once (GG-EQSK-01)."""
    giver, taker, card = answer >> 16 & 255, answer >> 8 & 255, answer & CARD
    take_invention(s, giver, card)
    add_invention(s, taker, card)
    s.emit("card-given", rule, (giver, taker, card))


def drops(s: State, seat: int) -> list[int]:
    """The Inventions that a seat may throw away (GG-INV-05)."""
    options: list[int] = []
    for value in s.inventions:
        code = DROP_INVENTION + value
        if s.owner[value >> 8] == seat and s.zone[value >> 8] >= 0 and code not in options:
            options.append(code)
    return options


def lent_effects(s: State, who: int) -> list[int]:
    """The modifiers of the skills that a survivor's Inventions lend (GG-EQSK-01, GG-INV-04)."""
    found: list[int] = []
    if s.inventions:
        for card in inventions_of(s, who):
            found += s.tables.card_effects[card]
    return found


def armor_of(s: State, who: int) -> int:
    """The best Armor number among everything a survivor carries; 0: none (GG-ARMOR-01, GG-ARMOR-06)."""
    tables = steam(s)
    best = 0
    for card in inventions_of(s, who):
        number = tables.armor[card]
        if number and (best == 0 or number < best):
            best = number
    return best
