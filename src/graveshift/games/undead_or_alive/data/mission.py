"""missions/*.yaml: frame, board and tokens of one mission; its goals and rules have modules of their own.

A place is `<tile>.<cell>` in the tile's own label-upright orientation. A street Zone merged from several cells is named
after its first cell in reading order of the grid; `cell` says on which cell a token lies when that is another one
(needed when a Train redraws the Zones).
"""

from enum import StrEnum
from typing import Literal

from msgspec import field

from graveshift.content import Source, Text
from graveshift.games.undead_or_alive.data.goals import AnyGoal
from graveshift.games.undead_or_alive.data.mission_rules import AnyMissionRule
from graveshift.games.undead_or_alive.data.terms import (
    AtLeastOne,
    Count,
    Face,
    Id,
    Place,
    RuleId,
    Strict,
    SurvivorClass,
    TileFace,
    TokenId,
    ZombieKind,
)


class Difficulty(StrEnum):
    """How hard a mission is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"


class Legend(Strict, frozen=True):
    """How many of each thing the map shows; the tokens must match."""

    objectives: Count = 0
    objective_zones: Count | None = None
    """Where it differs from `objectives`."""
    coal: Count = 0
    """The part of `objectives` that are coal bags."""
    companions: dict[SurvivorClass, AtLeastOne] = field(default_factory=dict)
    companion_spots: Count | None = None
    """Marked places when Companions are random and fewer."""
    starts: AtLeastOne = 1
    zombies: Count = 0
    wagon: Count = 0
    gatling: Count = 0
    exit: Count = 0


Rotation = Literal[0, 90, 180, 270]


class PlacedTile(Strict, frozen=True):
    """A tile in the grid, turned clockwise from label-upright."""

    tile: TileFace
    rotation: Rotation = 0
    also: tuple[Rotation, ...] = ()
    """Other rotations that the borders allow."""


class MissionBoard(Strict, frozen=True):
    """The grid, row by row, north up (UOA-SETUP-05)."""

    rows: tuple[tuple[PlacedTile, ...], ...]
    train_states: tuple[tuple[TileFace, ...], ...] = ()
    """The Train tiles in order, left to right or top to bottom, one line per step of the Train."""
    note: str = ""


class Token(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """Something that lies on the map at setup (UOA-SETUP-06)."""

    zone: Place
    cell: Place | None = None
    source: Source = Source.RECONSTRUCTED
    cite: RuleId | None = None
    constraint: str = ""
    """What the text demands of a reconstructed place."""

    @property
    def kind(self) -> str:
        """The token's name in the vocabulary."""
        return str(self.__struct_config__.tag)


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


class CoalBagToken(Token, frozen=True, tag="coal-bag"):
    """Objective tokens used as bags of coal (UOA-M09-02)."""

    count: AtLeastOne


class EmptyCrateToken(Token, frozen=True, tag="empty-crate"):
    """The printed mark that a crate bears no Objective."""


class CompanionToken(Token, frozen=True, tag="companion"):
    """Lone Companions; the team chooses who stands where (UOA-CMP-02)."""

    companion_class: SurvivorClass = field(name="class")
    count: AtLeastOne = 1
    random: bool = False
    """One of the places of the rule `companions-random`."""


class WagonToken(Token, frozen=True, tag="wagon"):
    """The Wagon."""


class GatlingToken(Token, frozen=True, tag="gatling"):
    """The Gatling Gun."""


class ExitToken(Token, frozen=True, tag="exit"):
    """The Exit Zone (UOA-WIN-07)."""


class ZombieToken(Token, frozen=True, tag="zombie"):
    """Zombies that stand on the board at setup (UOA-M00-03)."""

    type: ZombieKind
    count: AtLeastOne


AnyToken = (
    SurvivorStart
    | NoiseToken
    | StartingSpawn
    | MobileSpawn
    | AbominationSpawn
    | ObjectiveToken
    | CoalBagToken
    | EmptyCrateToken
    | CompanionToken
    | WagonToken
    | GatlingToken
    | ExitToken
    | ZombieToken
)


class Mission(Strict, frozen=True, kw_only=True):
    """One mission file."""

    format: Literal[1]
    game: Literal["undead-or-alive"]
    id: Id
    title: Text
    difficulty: Difficulty
    minutes: AtLeastOne
    minutes_pl: AtLeastOne | None = None
    """Where the Polish book prints another number."""
    tutorial: bool = False
    barred_classes: tuple[SurvivorClass, ...] = ()
    ledger: RuleId | None = None
    """The entry that describes the mission's frame."""
    legend: Legend
    briefing: Text
    board: MissionBoard
    tokens: tuple[AnyToken, ...]
    spawn_order: tuple[TokenId, ...]
    """Every place that can ever spawn, clockwise from the Starting token (UOA-AMB-23)."""
    spawn_note: str = ""
    goals: tuple[AnyGoal, ...]
    rules: tuple[AnyMissionRule, ...] = ()
