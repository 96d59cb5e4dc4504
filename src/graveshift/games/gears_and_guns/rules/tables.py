"""The figures that only Gears & Guns has, by card."""

from __future__ import annotations

from graveshift.zombicide.rules import tables as family
from graveshift.zombicide.rules.state import State


class SteamTables(family.Tables):
    """Steam, Armor and Keep values; list index = number of the card."""

    steam_dice: list[int]  # 0: no Steam weapon (GG-FULL-01)
    steam_accuracy: list[int]
    steam_range: list[int]  # the highest Range at Full Steam
    steam_damage: list[int]
    steam_reloads: list[bool]  # Pistols: reloaded at once at Full Steam (GG-FULL-09)
    keep: list[int]  # Steam dice of the Keep roll; 0: none
    armor: list[int]  # 0: none
    invention: list[bool]  # lies beside the Dashboard
    invention_deck: list[int]  # one entry for each copy
    bottle: int
    pan: int
    machete: int
    sawed_off: int
    winchester: int


def steam(s: State) -> SteamTables:
    """The tables by their own type."""
    tables = s.tables
    assert isinstance(tables, SteamTables)
    return tables
