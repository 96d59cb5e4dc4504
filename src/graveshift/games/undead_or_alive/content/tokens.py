"""What lies on the maps of this game besides the family's tokens: coal, machines, the tiles of the Train."""

from msgspec import field

from graveshift.games.undead_or_alive.content.terms import SurvivorClass, ZombieKind
from graveshift.zombicide.content import tokens as family
from graveshift.zombicide.content.terms import AtLeastOne, Count, TileFace
from graveshift.zombicide.content.tokens import (
    AbominationSpawn,
    EmptyCrateToken,
    ExitToken,
    MobileSpawn,
    NoiseToken,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    Token,
)


class Legend(family.Legend, frozen=True):
    """How many of each thing the map shows; the tokens must match."""

    coal: Count = 0
    """The part of `objectives` that are coal bags."""
    companions: dict[SurvivorClass, AtLeastOne] = field(default_factory=dict)  # type: ignore[assignment]
    wagon: Count = 0
    gatling: Count = 0


class MissionBoard(family.MissionBoard, frozen=True):
    """The grid, row by row, north up (UOA-SETUP-05)."""

    train_states: tuple[tuple[TileFace, ...], ...] = ()
    """The Train tiles in order, left to right or top to bottom, one line per step of the Train."""
    note: str = ""


class CoalBagToken(Token, frozen=True, tag="coal-bag"):
    """Objective tokens used as bags of coal (UOA-M09-02)."""

    count: AtLeastOne


class CompanionToken(family.CompanionToken, frozen=True, tag="companion"):
    """Lone Companions; the team chooses who stands where (UOA-CMP-02)."""

    companion_class: SurvivorClass = field(name="class")


class WagonToken(Token, frozen=True, tag="wagon"):
    """The Wagon."""


class GatlingToken(Token, frozen=True, tag="gatling"):
    """The Gatling Gun."""


class ZombieToken(family.ZombieToken, frozen=True, tag="zombie"):
    """Zombies that stand on the board at setup (UOA-M00-03)."""

    type: ZombieKind


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
