"""How programs that learn see this game."""

from __future__ import annotations

from typing import Final

from graveshift.games.gears_and_guns.rules import codes as g
from graveshift.games.gears_and_guns.rules.encoding import SteamEncoding
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.undead_or_alive.encoding import feats
from graveshift.kernel.chance import Position
from graveshift.zombicide.encoding import numbered, zones_for
from graveshift.zombicide.rules.encoding import ACTORS

VERSION: Final = "gears-and-guns-1"


def encoding(position: Position) -> SteamEncoding:
    """The encoding for a set-up that begins with this position."""
    assert isinstance(position, State)
    tables = position.tables
    made = SteamEncoding(VERSION, tables, zones_for(position), feats(tables))
    invention = (("survivor", ACTORS), ("card", tables.cards))
    numbered(made, position, {g.GIVE_INVENTION: invention, g.DROP_INVENTION: invention})
    return made
