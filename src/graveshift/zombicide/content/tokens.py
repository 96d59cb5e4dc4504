"""What lies on the map of a mission: the tokens a file may name, the grid, the legend that counts them.

A place is `<tile>.<cell>` in the tile's own label-upright orientation. A street Zone merged from several cells is named
after its first cell in reading order of the grid; `cell` says on which cell a token lies when that is another one
(needed when a Train redraws the Zones).
"""

from typing import Literal

from msgspec import field

from graveshift.zombicide.content import mission as frame
from graveshift.zombicide.content.terms import AtLeastOne, Count, Face, Id, Place, Strict, TileFace, TokenId


class Legend(Strict, frozen=True):
    """How many of each thing the map shows; the tokens must match."""

    objectives: Count = 0
    objective_zones: Count | None = None
    """Where it differs from `objectives`."""
    companions: dict[Id, AtLeastOne] = field(default_factory=dict)
    companion_spots: Count | None = None
    """Marked places when Companions are random and fewer."""
    starts: AtLeastOne = 1
    zombies: Count = 0
    exit: Count = 0


class PlacedTile(frame.PlacedTile, frozen=True):
    """A tile in the grid, turned clockwise from label-upright."""

    tile: TileFace


class MissionBoard(frame.MissionBoard, frozen=True):
    """The grid, row by row, north up (UOA-SETUP-05)."""

    rows: tuple[tuple[PlacedTile, ...], ...]


class Token(frame.Token, frozen=True, kw_only=True):
    """Something that lies on the map at setup (UOA-SETUP-06)."""

    zone: Place
    cell: Place | None = None


class SurvivorStart(Token, frozen=True, tag="survivor-start"):
    """A Starting Zone of the Survivors (UOA-SETUP-16); with an id where there are several."""

    id: TokenId | None = None


class NoiseToken(Token, frozen=True, tag="noise"):
    """The Noise token at setup (UOA-SETUP-17)."""

    side: Literal["bang", "boom"] = "bang"


class StartingSpawn(Token, frozen=True, tag="starting-spawn"):
    """The Starting Spawn token, always active (UOA-SZONE-04)."""

    id: Literal["starting"] = "starting"


class MobileSpawn(Token, frozen=True, tag="mobile-spawn"):
    """A Mobile Spawn token, always active (UOA-SZONE-06)."""

    id: TokenId


class AbominationSpawn(Token, frozen=True, tag="abomination-spawn"):
    """An Abomination Spawn token, inactive at setup (UOA-SETUP-24)."""

    id: TokenId


class ObjectiveToken(Token, frozen=True, tag="objective"):
    """One or more Objectives on the crate of a tile (UOA-SETUP-07); `face` only where it is open."""

    id: TokenId
    face: Face | None = None
    count: AtLeastOne = 1


class EmptyCrateToken(Token, frozen=True, tag="empty-crate"):
    """The printed mark that a crate bears no Objective."""


class CompanionToken(Token, frozen=True, tag="companion"):
    """Lone Companions; the team chooses who stands where (UOA-CMP-02)."""

    companion_class: Id = field(name="class")
    count: AtLeastOne = 1
    random: bool = False
    """One of the places of the rule `companions-random`."""


class ExitToken(Token, frozen=True, tag="exit"):
    """The Exit Zone (UOA-WIN-07)."""


class ZombieToken(Token, frozen=True, tag="zombie"):
    """Zombies that stand on the board at setup (UOA-M00-03)."""

    type: Id
    count: AtLeastOne


class TokenMission(frame.Mission, frozen=True, kw_only=True):
    """A mission file whose map is a list of tokens."""

    board: MissionBoard
    legend: Legend
    barred_classes: tuple[Id, ...] = ()
    spawn_order: tuple[TokenId, ...]
    """Every place that can ever spawn, clockwise from the Starting token (UOA-AMB-23)."""
    spawn_note: str = ""
