"""Keeping Equipment between games: Keep rolls at the end, kept cards at the beginning (chapter Keeping Equipment)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import ASK_HEIR
from graveshift.games.gears_and_guns.rules.inventions import add_invention, inventions_of
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.kernel.chance import GameOver
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.codes import BY_SEARCH, CARD, SLOTS, TURNED, WHO
from graveshift.zombicide.rules.dice import special_faces
from graveshift.zombicide.rules.inventory import free_slot, rearrange, receive, refresh
from graveshift.zombicide.rules.pool import NO_FACE

# ---- at the end


def to_the_end(s: State, play: Generator[Ask, int, None]) -> Generator[Ask, int, None]:
    """A segment of a game that is one of a run: when it ends the game, won or lost, Keep rolls follow.

    (GG-KEEP-01, GG-AMB-26)
    """
    try:
        yield from play
    except GameOver:
        keep_rolls(s)
        raise


def keep_rolls(s: State) -> None:
    """Each survivor that was not eliminated, on the board or gone, rolls card by card; the rest is discarded.

    (GG-KEEP-02, GG-KEEP-03, GG-AMB-27)
    """
    for who in range(s.posse):
        if s.health[who] > 0:
            for card in with_keep_value(s, who):
                keep_roll(s, who, card)


def with_keep_value(s: State, who: int) -> list[int]:
    """The cards that show a Keep value now: a Depleted one shows none, an Invention may (GG-KEEP-05, GG-INV-08)."""
    keep = steam(s).keep
    at = who * SLOTS
    values = [value & CARD for value in s.slots[at : at + SLOTS] if value >= 0 and not value & TURNED]
    cards = [card for card in values if card < s.tables.cards]
    return [card for card in cards + inventions_of(s, who) if keep[card]]


def keep_roll(s: State, who: int, card: int) -> None:
    """As many Steam dice as the Keep value; one Depleted face loses the card, and nothing re-rolls it.

    (GG-KEEP-04, GG-KEEP-10, GG-DIE-06)
    """
    faces = special_faces(s, steam(s).keep[card])
    if NO_FACE in faces:
        s.emit("card-lost", "GG-KEEP-04", (who, card, *faces))
    else:
        s.kept.append(who << 8 | card)
        s.emit("card-kept", "GG-KEEP-04", (who, card, *faces))


# ---- at the beginning of the next game


def claim(s: State) -> Generator[Ask, int, None]:
    """Kept cards leave their decks before these are shuffled; where there are too few copies, the players decide who
    gets them.

    (GG-KEEP-07, GG-KEEP-08)
    """
    claims = list(works_of(s).handed_down)
    for card in sorted({card for _, card in claims}):
        heirs = [who for who, kept in claims if kept == card]
        deck = deck_of(s, card)
        while heirs and card in deck:
            heir = heirs[0]
            if len(heirs) > deck.count(card) and len(set(heirs)) > 1:
                answer = yield Ask(TEAM, ASK_HEIR, [WHO + who for who in sorted(set(heirs))], (card,))
                heir = answer - WHO
            heirs.remove(heir)
            deck.remove(card)
            s.kept.append(heir << 8 | card)


def deck_of(s: State, card: int) -> list[int]:
    """The deck that a card belongs to; the Inventions in the box where their deck is not in play (GG-SCOPE-06)."""
    if steam(s).invention[card]:
        return s.invention_deck or list(steam(s).invention_deck)
    return s.bounties if card in s.tables.bounty_deck else s.deck


def hand_down(s: State) -> Generator[Ask, int, None]:
    """Kept cards come on top of the Starting Equipment, and everybody arranges the whole freely (GG-KEEP-06)."""
    kept, s.kept = s.kept, []
    for who in range(s.posse):
        cards = [one & CARD for one in kept if one >> 8 == who]
        for card in cards:
            s.emit("handed-down", "GG-KEEP-06", (who, card))
            if steam(s).invention[card]:
                add_invention(s, who, card)
            else:
                yield from stow(s, who, card)
        if cards:
            yield from rearrange(s, who, "GG-KEEP-06")


def stow(s: State, who: int, card: int) -> Generator[Ask, int, None]:
    """Into a free slot; where all are full something must go (GG-KEEP-06)."""
    slot = free_slot(s, who, card)
    if slot < 0:
        yield from receive(s, who, card, BY_SEARCH, "GG-KEEP-06")
        return
    s.slots[who * SLOTS + slot] = card
    refresh(s, who)
