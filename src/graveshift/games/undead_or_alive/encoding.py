"""How programs that learn see this game."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.encoding import TownEncoding
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.chance import Position
from graveshift.zombicide.encoding import numbered, zones_for
from graveshift.zombicide.rules.tables import Tables

VERSION: Final = "undead-or-alive-1"


def encoding(position: Position) -> TownEncoding:
    """The encoding for a set-up that begins with this position."""
    assert isinstance(position, State)
    made = TownEncoding(VERSION, position.tables, zones_for(position), feats(position.tables))
    numbered(made, position, {})
    return made


def feats(tables: Tables) -> list[int]:
    """The Feat of each card by its number among the Feats; weapons with the same Feat look the same."""
    ids = [card.feat.id if card.feat is not None else "" for card in load(tables.book).equipment.values()]
    known = sorted(set(ids) - {""})
    return [known.index(name) if name else -1 for name in ids]
