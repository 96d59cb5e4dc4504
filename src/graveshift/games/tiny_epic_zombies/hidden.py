"""Hidden things drawn anew for one seat, so that a bot can never look behind them (TEZ-TURN-10).

What is hidden: both decks, the Zombie Player's hand, face-down Search Cards, Player Cards on offer to others, and
Clues that rivals have looked at. Face-down Objective Tokens are decided when they are turned, so nothing is hidden
there.
"""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.codes import CLUE_1, DECK_A, NO_CARD, SETTING_UP, SOURCES, UNKNOWN
from graveshift.games.tiny_epic_zombies.investigate import free_sources
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.games.tiny_epic_zombies.view import chooser, knows_facedown, knows_token, sees_card
from graveshift.kernel.chance import Position, stream

SEARCH = 0
SUPPLY = 1
HAND = 2
FACEDOWN = 3
LOOKING = 4


def redraw(s: State, seat: int | None, rng: int) -> None:
    """Everything hidden from the seat, and all chance to come, from `rng`; also in the middle of a segment."""
    chance = Position(stream(rng))
    redraw_cards(s, seat, chance)
    redraw_clues(s, seat, chance)
    if s.phase == SETTING_UP:
        redraw_offers(s, seat, chance)
    s.rng = rng


def hidden_slots(s: State, seat: int | None) -> list[tuple[int, int, int]]:
    """Every card hidden from the seat: (card, pile, place in the pile)."""
    known = s.supply_known[seat] if seat is not None else 0
    slots = [(card, SEARCH, at) for at, card in enumerate(s.search)]
    slots += [(card, SUPPLY, at) for at, card in enumerate(s.supply) if not known >> card & 1]
    if seat is None or seat != s.table.zombie_seat:
        slots += [(card, HAND, at) for at, card in enumerate(s.hand)]
    slots += [
        (card, FACEDOWN, human)
        for human, card in enumerate(s.facedown)
        if card != NO_CARD and not knows_facedown(s, human, seat)
    ]
    if s.looking != NO_CARD and not sees_card(s, seat):
        slots.append((s.looking, LOOKING, 0))
    return slots


def redraw_cards(s: State, seat: int | None, chance: Position) -> None:
    """Shuffle hidden cards among their places; Supply cards are never of Deck A (TEZ-DECK-04)."""
    slots = hidden_slots(s, seat)
    cards = [card for card, _, _ in slots]
    others = [card for card in cards if card >= DECK_A]
    for _, pile, at in slots:
        if pile in (SUPPLY, LOOKING):
            card = take(others, chance)
            cards.remove(card)
            if pile == SUPPLY:
                s.supply[at] = card
            else:
                s.looking = card
    for _, pile, at in slots:
        if pile == SEARCH:
            s.search[at] = take(cards, chance)
        elif pile == HAND:
            s.hand[at] = take(cards, chance)
        elif pile == FACEDOWN:
            s.facedown[at] = take(cards, chance)


def redraw_clues(s: State, seat: int | None, chance: Position) -> None:
    """Clues that only rivals have seen may show anything this seat does not know of (TEZ-CMPO-09)."""
    clues = range(CLUE_1, CLUE_1 + SOURCES)
    secret = [token for token in clues if s.token_face[token] != UNKNOWN and not knows_token(s, token, seat)]
    shown = [s.token_face[token] for token in clues if token not in secret]
    possible = [source for source in free_sources(s) if source not in shown]
    for token in secret:
        s.token_face[token] = take(possible, chance)


def redraw_offers(s: State, seat: int | None, chance: Position) -> None:
    """Player Cards on offer to somebody else."""
    if not s.offers or seat == chooser(s):
        return
    pile = s.pool + s.offers
    s.offers = [take(pile, chance) for _ in s.offers]
    s.pool = pile


def take(pile: list[int], chance: Position) -> int:
    return pile.pop(chance.below(len(pile)))
