"""A count of every piece of the box: nothing may appear or vanish."""

from __future__ import annotations

from graveshift.zombicide.rules.codes import CARD, TOKEN_CARD
from graveshift.zombicide.rules.state import State


def count_pieces(s: State) -> dict[str, int]:
    """Zombies by kind; classic cards by name (starting and bounty cards may leave the game)."""
    pieces: dict[str, int] = {}
    for kind in range(s.kinds):
        pieces[s.tables.zombie_ids[kind]] = s.pool[kind] + sum(s.zombies[kind :: s.kinds])
    held = [value & CARD for value in s.slots if value >= 0 and value & CARD < TOKEN_CARD]
    for card in s.deck + s.discards + held:
        if s.tables.deck[card] == 1:
            name = s.tables.card_ids[card]
            pieces[name] = pieces.get(name, 0) + 1
    pieces["zombie cards"] = len(s.zombie_deck) + len(s.zombie_discards)
    pieces["abomination cards"] = len(s.abominations) + (1 if s.abomination >= 0 else 0)
    pieces["actors"] = s.actors
    return pieces
