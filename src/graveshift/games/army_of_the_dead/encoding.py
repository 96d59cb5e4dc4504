"""How programs that learn see this game."""

from __future__ import annotations

from typing import Final

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.encoding import CityEncoding
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import Position
from graveshift.zombicide.encoding import numbered, zones_for

VERSION: Final = "army-of-the-dead-1"


def encoding(position: Position) -> CityEncoding:
    """The encoding for a set-up that begins with this position."""
    assert isinstance(position, State)
    orders = len(city_of(position).box.order_ids)
    made = CityEncoding(VERSION, position.tables, zones_for(position), orders)
    numbered(made, position, {})
    return made
