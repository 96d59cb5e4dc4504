"""What steam adds to the table of Undead or Alive, as bytes: Bottles, and the Inventions beside the Dashboards."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.undead_or_alive.rules import encoding as town
from graveshift.kernel.encoding import put
from graveshift.zombicide.rules import state as family_state

BESIDE: Final = 16
"""Inventions that are told apart, in the order in which they came."""
IN_ZONE: Final = ("bottle",)


class SteamEncoding(town.TownEncoding):
    """The town under steam."""

    def zone_columns(self) -> tuple[str, ...]:
        return town.IN_ZONE + IN_ZONE

    def own_columns(self) -> tuple[str, ...]:
        beside: list[str] = []
        for number in range(BESIDE):
            beside += [f"inventor-{number}", f"invention-{number}"]
        return (*town.OWN, *beside)

    def observe_own(self, s: family_state.State, seat: int, into: BytesWriter) -> None:
        assert isinstance(s, State)
        super().observe_own(s, seat, into)
        for zone in s.bottles:
            self.put_zone(into, zone, len(town.IN_ZONE), 1)
        at = self.at_own + len(town.OWN)
        for entry in s.inventions[:BESIDE]:
            put(into, at, (entry >> 8) + 1)
            put(into, at + 1, (entry & 255) + 1)
            at += 2
