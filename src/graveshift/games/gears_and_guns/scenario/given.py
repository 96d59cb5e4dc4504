"""The Given of a scenario of Gears & Guns: what it adds to that of Undead or Alive."""

from __future__ import annotations

import msgspec

from graveshift.games.undead_or_alive.scenario import given as town
from graveshift.zombicide.staging.given import Count


class SurvivorGiven(town.SurvivorGiven, frozen=True):
    """A player's survivor, with Depleted cards, Inventions, and what steam skills have done in this Turn."""

    depleted: list[str] = msgspec.field(default_factory=list)
    inventions: list[str] = msgspec.field(default_factory=list)
    emergency_refills: Count = 0
    free_refills: Count = 0
    steam_rerolls: Count = 0
    destinies: Count = 0


class OptionsGiven(town.OptionsGiven, frozen=True):
    """Choices of a table before the game."""

    advanced_decks: bool = True
    steam_monster: bool = True
    keep: bool = False
    kept: dict[str, list[str]] = msgspec.field(default_factory=dict)


class Given(town.Given, frozen=True):
    """All keys that set a position."""

    survivors: dict[str, SurvivorGiven | None] = msgspec.field(default_factory=dict)  # type: ignore[assignment]
    bottles: list[str] = msgspec.field(default_factory=list)
    gauge: Count | None = None
    switched_off: list[str] = msgspec.field(default_factory=list)
    """Steam tiles whose Switch is Off."""
    broken: list[str] = msgspec.field(default_factory=list)
    """Steam tiles whose Nozzle is Broken."""
    invention_deck: list[str] | None = None
    invention_discards: list[str] = msgspec.field(default_factory=list)
    options: OptionsGiven = OptionsGiven()
