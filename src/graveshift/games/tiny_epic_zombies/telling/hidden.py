"""Hidden things drawn anew for one seat, so that a bot can never look behind them (TEZ-TURN-10).

What is hidden: both decks, the Zombie Player's hand, face-down Search Cards, Player Cards on offer to others, and
Clues that rivals have looked at. Face-down Objective Tokens are decided when they are turned, so nothing is hidden
there.
"""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.missions.investigate import free_sources
from graveshift.games.tiny_epic_zombies.rules.codes import CLUE_1, DECK_A, NO_CARD, SETTING_UP, SOURCES, UNKNOWN
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.view import chooser, knows_facedown, knows_token
from graveshift.kernel.chance import Position

SEARCH = 0
SUPPLY = 1
HAND = 2
FACEDOWN = 3


def redraw(base: State, now: State, seat: int | None, rng: int) -> State:
    """The position `base` with everything redrawn that is hidden from the seat in `now` too.

    `now` is what the segment has led to; cards that came to light since stay what they were. At a boundary both are
    the same. The stream stays that of `base`.
    """
    twin = base.copy()
    chance = Position(rng)
    redraw_cards(twin, now, seat, chance)
    redraw_clues(twin, now, seat, chance)
    if base.phase == SETTING_UP:
        redraw_offers(twin, seat, chance)
    return twin


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
    return slots


def redraw_cards(twin: State, now: State, seat: int | None, chance: Position) -> None:
    """Shuffle hidden cards among their places; Deck A never lies in the Supply Deck (TEZ-DECK-04)."""
    still = {(card, pile) for card, pile, _ in hidden_slots(now, seat)}
    slots = [slot for slot in hidden_slots(twin, seat) if (slot[0], slot[1]) in still]
    cards = sorted(card for card, _, _ in slots)  # in no order that would tell anything
    others = [card for card in cards if card >= DECK_A]
    places = [(pile, at) for _, pile, at in slots]
    for pile, at in places:
        if pile == SUPPLY:
            card = others.pop(chance.below(len(others)))
            cards.remove(card)
            twin.supply[at] = card
    for pile, at in places:
        if pile == SUPPLY:
            continue
        card = cards.pop(chance.below(len(cards)))
        if pile == SEARCH:
            twin.search[at] = card
        elif pile == HAND:
            twin.hand[at] = card
        else:
            twin.facedown[at] = card


def redraw_clues(twin: State, now: State, seat: int | None, chance: Position) -> None:
    """Clues that only rivals have seen may show anything this seat does not know of (TEZ-CMPO-09)."""
    clues = range(CLUE_1, CLUE_1 + SOURCES)
    secret = [
        token
        for token in clues
        if twin.token_face[token] != UNKNOWN
        if not knows_token(twin, token, seat) and not knows_token(now, token, seat)
        if now.token_face[token] == twin.token_face[token]
    ]
    if not secret:
        return
    shown = [twin.token_face[token] for token in clues if token not in secret]
    possible = sorted(source for source in free_sources(twin) if source not in shown)
    for token in secret:
        twin.token_face[token] = possible.pop(chance.below(len(possible)))


def redraw_offers(twin: State, seat: int | None, chance: Position) -> None:
    """Player Cards on offer to somebody else."""
    if not twin.offers or seat == chooser(twin):
        return
    pile = sorted(twin.pool + twin.offers)
    twin.offers = [pile.pop(chance.below(len(pile))) for _ in twin.offers]
    twin.pool = pile
