"""The cards, Skills and people that Gears & Guns adds: what they have besides those of Undead or Alive."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import field

from graveshift.content import Counted, Source, Text
from graveshift.games.undead_or_alive.content import equipment, survivors
from graveshift.games.undead_or_alive.content.components import Components
from graveshift.zombicide.content import skills, zombies
from graveshift.zombicide.content.components import TileSupply
from graveshift.zombicide.content.names import ClassNames
from graveshift.zombicide.content.terms import AtLeastOne, Count, DieFace, Id, RuleId, Strict, TileFace


class SteamFigures(Strict, frozen=True):
    """A Steam weapon at Full Steam (GG-FULL-01)."""

    dice: AtLeastOne
    """Steam dice that join the pool."""
    bonus: Literal["accuracy", "range", "free-reload"]
    """What all weapons of its type gain (GG-FULL-06, GG-FULL-07, GG-FULL-09)."""
    accuracy: DieFace
    range: tuple[int, int]
    damage: AtLeastOne
    effects: tuple[Id, ...] = ()


class Equipment(equipment.Equipment, frozen=True):
    """A card of this box: it may have Steam, Armor, a Keep value, and lend Skills."""

    steam: SteamFigures | None = None
    keep: AtLeastOne | None = None
    """Steam dice of its Keep roll (GG-KEEP-03)."""
    armor: DieFace | None = None
    """An Armor roll of this or more cancels an Attack (GG-ARMOR-02)."""
    grants: tuple[Id, ...] = ()
    """Skills that its owner has while the card works (GG-EQSK-01)."""


class Skill(skills.Skill, frozen=True):
    """A Skill of this box."""

    shares: Id | None = None
    """The Skill that works at Full Steam only (GG-SKILL-09)."""


class SkillFile(Strict, frozen=True):
    """The whole of skills.yaml."""

    set: Id
    skills: tuple[Skill, ...]


class SteamClass(StrEnum):
    """The four Classes of Undead or Alive, and the Engineer (GG-ENG-01)."""

    BRAWLER = "brawler"
    FAITHFUL = "faithful"
    GUNSLINGER = "gunslinger"
    TOWNSFOLK = "townsfolk"
    ENGINEER = "engineer"


class Survivor(survivors.Survivor, frozen=True, kw_only=True):
    """One ID Card; its Class may be Engineer."""

    survivor_class: SteamClass = field(name="class")  # type: ignore[assignment]


class AbominationSpecial(zombies.AbominationSpecial, frozen=True):
    """The special ability of an Abomination of this box."""

    breaks: Literal["nozzles"] | None = None
    """What it breaks wherever it comes to (GG-MON-02)."""


class Abomination(zombies.Abomination, frozen=True):
    """A card of the Abomination deck."""

    special: AbominationSpecial


class ZombieFile(Strict, frozen=True):
    """The whole of zombies.yaml."""

    set: Id
    abominations: tuple[Abomination, ...]


class MoreNames(Strict, frozen=True):
    """The whole of names.yaml: words added to those of Undead or Alive."""

    game: Text
    classes: dict[Id, ClassNames]
    decks: dict[Id, Text]
    tokens: dict[Id, Text]
    states: dict[Id, Text]
    actions: dict[Id, Text]
    counted: dict[Id, Counted]
    dice: dict[Id, Text]


class SteamTokens(Strict, frozen=True):
    """Switch and Steam Jet tokens (GG-TILE-03)."""

    switch: Count
    steam_jet: Count
    source: Source
    cite: RuleId


class SteamGauge(Strict, frozen=True):
    """The Steam Gauge (chapter Steam Gauge)."""

    start: Count
    per_end_phase: Count
    jets_wound_from: Count
    lost_at: AtLeastOne
    source: Source
    cite: RuleId


class SteamDie(Strict, frozen=True):
    """The faces of a Steam die (GG-DIE-01)."""

    faces: tuple[Literal["depleted"] | int, ...]
    source: Source
    cite: RuleId


class DeckSizes(Strict, frozen=True):
    """Cards of each deck."""

    advanced: AtLeastOne
    advanced_bounty: AtLeastOne
    inventions: AtLeastOne
    source: Source
    cite: RuleId


class SteamComponents(Strict, frozen=True):
    """The whole of components.yaml."""

    map_tiles: TileSupply
    tokens: SteamTokens
    steam_gauge: SteamGauge
    steam_die: SteamDie
    abomination_miniatures: dict[str, int | str]
    deck_sizes: DeckSizes


class BothBoxes(Components, frozen=True):
    """The components of Undead or Alive, and the Steam tiles (GG-TILE-01)."""

    steam_tiles: TileSupply

    def holds(self, tile: TileFace) -> bool:
        return super().holds(tile) or self.steam_tiles.holds(tile)
