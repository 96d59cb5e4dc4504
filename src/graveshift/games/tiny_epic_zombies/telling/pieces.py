"""A count of every piece of the box: nothing may appear or vanish."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.codes import NO_CARD
from graveshift.games.tiny_epic_zombies.rules.items import held_cards
from graveshift.games.tiny_epic_zombies.rules.state import State


def count_pieces(s: State) -> dict[str, int]:
    """Zombies, Search Cards, Player Cards and Survivors (TEZ-COMP-01, TEZ-COMP-04, TEZ-COMP-05)."""
    humans = range(s.table.humans)
    cards = s.search + s.supply + s.under + s.hand + s.discards + s.removed
    cards += [card for beside in s.beside for card in beside]
    cards += [card for human in humans for card in held_cards(s, human)]
    cards += [card for card in s.facedown if card != NO_CARD]
    if s.looking != NO_CARD:
        cards.append(s.looking)
    people = s.pool + s.offers + s.aside + s.horde + [person for person in s.person if person != NO_CARD]
    return {
        "zombies": s.zombies.bit_count() + s.figures + s.captured,
        "search cards": len(cards),
        "different search cards": len(set(cards)),
        "player cards": len(people),
        "different player cards": len(set(people)),
        "survivors": sum(s.survivors) + s.collected,
    }
