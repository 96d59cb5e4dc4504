"""missions/*.yaml: one mission, its map, goals, special rules and losses (`vocabulary`).

A place is `Tile.zone`; a zone that runs over a tile's edge may be named by any of its cells.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal

from graveshift.content import Text, Told
from graveshift.games.army_of_the_dead.content.parts import Colour, Specialty
from graveshift.games.army_of_the_dead.content.vocabulary import AnyGoal, AnyLoss, AnyRule, Place
from graveshift.zombicide.content.terms import AtLeastOne, Id, Minutes, RuleId, Strict


class Difficulty(StrEnum):
    """How hard a mission is (AOTD-MISF-01)."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    VERY_HARD = "very-hard"


# ---- the map


class FloorRows(Strict, frozen=True):
    """A floor: rows of tiles from north to south, `R4 V3@180 .` (AOTD-ZONE-04)."""

    name: Id
    rows: tuple[str, ...]


class ClosedDoor(Strict, frozen=True):
    """A door that is closed at set-up, besides the Vault's (AOTD-LOS-08)."""

    id: Id
    between: tuple[Place, Place]


class MissionBoard(Strict, frozen=True):
    """Floors and the elevator zones in use, all of them adjacent to one another (AOTD-SETUP-02, AOTD-ELEV-01)."""

    floors: tuple[FloorRows, ...]
    elevators: tuple[Place, ...] = ()
    closed_doors: tuple[ClosedDoor, ...] = ()


class Exit(Strict, frozen=True):
    """A way out; closed until a rule opens it (AOTD-M2-09)."""

    id: Id
    zone: Place
    open: bool


class SpawnZone(Strict, frozen=True):
    """A Spawn token; they stand in drawing order (AOTD-SPAWN-01, AOTD-CSP-01)."""

    zone: Place
    kind: Literal["starting", "normal", "zeus", "blue", "green"]


class Shuffled(Strict, frozen=True):
    """Objectives that are dealt face down (AOTD-SETUP-16)."""

    zones: tuple[Place, ...]
    fronts: tuple[Colour, ...]


class Fixed(Strict, frozen=True):
    """An Objective that lies open; what is not takeable is activated where it lies (AOTD-SETUP-16)."""

    colour: Colour
    zone: Place
    takeable: bool = True


class Objectives(Strict, frozen=True):
    """All Objectives of the map."""

    shuffled: Shuffled
    fixed: tuple[Fixed, ...] = ()


class VaultPlaces(Strict, frozen=True):
    """Where the Vault is (AOTD-VAULT-01)."""

    trap_zone: Place
    vault_zone: Place


class PlacedZombies(Strict, frozen=True):
    """Zombies that stand there at set-up (AOTD-SETUP-03)."""

    type: Id
    zone: Place
    count: AtLeastOne


class LaidCard(Strict, frozen=True):
    """An Explosive that lies there at set-up; it is none of the deck's (AOTD-EXPL-07)."""

    card: Id
    zone: Place


class TimeTrack(Strict, frozen=True):
    """The Time track; the token goes on by one space in each End Phase (AOTD-TIME-01)."""

    spaces: AtLeastOne
    start: AtLeastOne = 1


class Mission(Strict, frozen=True, kw_only=True):
    """One mission file (AOTD-MISF-01)."""

    format: Literal[1]
    game: Literal["army-of-the-dead"]
    id: Id
    title: Told
    difficulty: Difficulty
    duration: Literal["short", "regular", "long"]
    minutes: Minutes
    source: Literal["original", "mixed"] = "original"
    note: str = ""
    ledger: RuleId | None = None
    tutorial: bool = False
    """Is it the one for a guided first game?"""
    specialties: tuple[Specialty, ...]
    """Each must be covered by somebody of the team (AOTD-SETUP-05)."""
    zeus: Literal["regular", "helmeted", "mounted"]
    abominations_in_deck: tuple[Literal["valentine", "queen"], ...] = ()
    personal: tuple[Colour, ...]
    """The slots for Personal Objectives, by the colour of their tokens (AOTD-SETUP-14, AOTD-PO-04)."""
    briefing: Told
    board: MissionBoard
    starts: tuple[Place, ...]
    exits: tuple[Exit, ...] = ()
    spawn_zones: tuple[SpawnZone, ...]
    sleepers: tuple[Place, ...]
    objectives: Objectives
    vault: VaultPlaces | None = None
    truck: Place | None = None
    companions: tuple[Place, ...] = ()
    zombies: tuple[PlacedZombies, ...] = ()
    explosives: tuple[LaidCard, ...] = ()
    gifts: tuple[Id, ...] = ()
    time_track: TimeTrack | None = None
    goals: tuple[AnyGoal, ...]
    rules: tuple[AnyRule, ...] = ()
    losses: tuple[AnyLoss, ...] = ()

    @property
    def minutes_pl(self) -> None:
        """There is no Polish edition that tells another time."""

    @property
    def tokens(self) -> tuple[Any, ...]:
        """None that have names of their own in the family's list of tokens."""
        return ()


def title_of(mission: Mission, key: str) -> Text | None:
    """The title of a goal."""
    return next((goal.title for goal in mission.goals if goal.key == key), None)
