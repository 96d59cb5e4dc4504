"""The form of what a seat sees of Gears & Guns: what Undead or Alive shows, and steam."""

from __future__ import annotations

from graveshift.games.undead_or_alive.telling.seen import SurvivorView, TownTurn, TownView, Uses
from graveshift.zombicide.telling.seen import Seen


class SteamTurn(TownTurn, frozen=True, kw_only=True, gc=False):
    """What steam has done in this Turn; 0 allowed: the survivor has no such skill or ability."""

    emergency_refills: Uses
    free_refills: Uses
    steam_rerolls: Uses
    destinies: Uses


class SteamSurvivorView(SurvivorView, frozen=True, kw_only=True, gc=False):
    turn: SteamTurn
    depleted: list[str]
    """Slots whose card is Depleted."""
    inventions: list[str]
    """Cards beside the Dashboard, which are always equipped."""
    lent: list[str]
    """Skills that working cards lend, besides the survivor's own."""
    armor: int | None
    """The number that an Armor roll must reach; none without Armor."""


class Gauge(Seen, frozen=True, kw_only=True, gc=False):
    """The Steam Gauge: from `scalds_from` on Jets wound, at `limit` the game is lost."""

    value: int
    step: int
    """What each End Phase adds."""
    scalds_from: int
    limit: int
    scalds: bool
    rounds_left: int
    """End Phases until the limit is reached, this Round's included, if nothing lowers the Gauge."""
    relief: dict[str, int]
    """What taking an Objective lowers it by, by face; empty where nothing does."""


class SteamTileView(Seen, frozen=True, kw_only=True, gc=False):
    """A Steam tile: its Switch and its Nozzle. `active` is what the Switch says; a broken Nozzle is a Steam Jet."""

    tile: str
    switch: str
    nozzle: str
    active: bool
    broken: bool


class Kept(Seen, frozen=True, kw_only=True, gc=False):
    """A card that a Keep roll has left to a survivor."""

    survivor: str
    card: str


class SteamView(TownView, frozen=True, kw_only=True, gc=False):
    """The whole table."""

    survivors: list[SteamSurvivorView]  # type: ignore[assignment]
    bottles: list[str]
    """Zones with a Steam Bottle, once for each."""
    advanced_decks: bool
    """Do the advanced decks lie on the table, and not those of Undead or Alive?"""
    gauge: Gauge | None
    """None where no Steam tile lies."""
    steam_tiles: list[SteamTileView]
    jets: list[str]
    """Zones with an active Steam Jet, each once: nobody sees in, out or through."""
    sight: dict[str, dict[str, int]] | None
    """What is seen from each zone, with its Range, while a Jet is active; None: as the board has it."""
    keeps: bool
    """Is this game one of a run, with Keep rolls at its end?"""
    kept: list[Kept]
    """What the Keep rolls have left, once the game is over."""
