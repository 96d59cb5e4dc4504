"""The position of a Gears & Guns game: what Undead or Alive has, and steam."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.rules import state as town
from graveshift.zombicide.rules import state as family

OWN_FIELDS: Final[tuple[str, ...]] = (
    "inventions",
    "steam_used",
    "noses",
    "bottles",
    "gauge",
    "switches",
    "broken",
    "invention_deck",
    "invention_discards",
    "kept",
)


class State(town.State):
    """One game: Inventions, Bottles, Gauge, Switches and Nozzles, what steam skills have done in a Turn."""

    __slots__ = OWN_FIELDS

    # actors
    inventions: list[int]  # beside the Dashboards: actor << 8 | card, in the order in which they came
    steam_used: list[int]  # per survivor: a row of counters of this Turn (USED_EMERGENCY ...)
    noses: list[int]  # survivors that draw a card as soon as the Action is over (GG-SKILL-10)

    # the board
    bottles: list[int]  # zones of placed Steam Bottles
    gauge: int  # -1: no Steam tiles, no Gauge
    switches: list[int]  # by Steam tile: 1 On, 0 Off
    broken: list[int]  # by Steam tile: 1 once its Nozzle is Broken

    # the end
    kept: list[int]  # what the Keep rolls have left: actor << 8 | card

    # decks
    invention_deck: list[int]
    invention_discards: list[int]

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> town.State:  # as its parent says it: mypyc has one name for the glue to both States above
        """An independent copy; static tables, skills and the roster are shared."""
        twin = State(self.rng)
        self.copy_into(twin)
        self.copy_town_into(twin)
        twin.bottles = self.bottles[:]
        twin.broken = self.broken[:]
        twin.gauge = self.gauge
        twin.invention_deck = self.invention_deck[:]
        twin.invention_discards = self.invention_discards[:]
        twin.inventions = self.inventions[:]
        twin.kept = self.kept[:]
        twin.noses = self.noses[:]
        twin.steam_used = self.steam_used[:]
        twin.switches = self.switches[:]
        return twin


FIELDS: Final[tuple[str, ...]] = town.FIELDS + OWN_FIELDS


def own(s: family.State) -> State:
    """The position by its own type, where a shared chapter calls."""
    assert isinstance(s, State)
    return s
