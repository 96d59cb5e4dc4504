"""The form of what a seat sees, as the page and bots get it: a struct for each part of the table.

A game adds what is its own in structs that inherit from these. Pictures of people and tokens are kept and shared
(`view.py`), so they are told apart by what they are, not by what is in them (`eq=False`): what a game adds to one is
kept by the picture itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import asdict

Level = Literal["blue", "yellow", "orange", "red"]
NoiseLevel = Literal["silent", "bang", "boom"]


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """A part of what is seen."""


class Words(Seen, frozen=True, kw_only=True, gc=False):
    """The same in every language."""

    en: str
    pl: str


# ---- people


class SlotCard(Seen, frozen=True, kw_only=True, gc=False):
    card: str
    empty: bool


class Turn(Seen, frozen=True, kw_only=True, gc=False, eq=False):
    """What a survivor may still do in its current or last Turn: Actions, free Actions by type, limits used."""

    actions: int
    free: dict[str, int]
    searches: int
    used: list[str]


class Survivor(Seen, frozen=True, kw_only=True, gc=False, eq=False):
    """A player's survivor with its dashboard."""

    id: str
    name: str
    seat: int
    zone: str | None
    left: Literal["exit", "train"] | None
    health: int
    max_health: int
    adrenaline: int
    laps: int
    level: Level
    classes: list[str]
    skills: list[str]
    slots: dict[str, SlotCard | None]
    companions: list[str]
    tokens: list[str]
    turn_taken: bool
    turn: Turn


class Companion(Seen, frozen=True, kw_only=True, gc=False, eq=False):
    """A companion: lone, led or not yet in the game."""

    id: str
    name: str
    kind: str = field(name="class")
    zone: str | None
    left: Literal["exit", "train"] | None
    leader: str | None
    in_supply: bool
    health: int
    tokens: list[str]


# ---- tokens


class Noise(Seen, frozen=True, kw_only=True, gc=False):
    zone: str | None
    level: NoiseLevel


class SpawnToken(Seen, frozen=True, kw_only=True, gc=False):
    """`order` is the place of an active token in the coming Spawn Step."""

    id: str
    kind: str
    zone: str | None
    state: str
    active: bool
    order: int | None


class Objective(Seen, frozen=True, kw_only=True, gc=False, eq=False):
    """An Objective token; an unseen face is `hidden`."""

    id: str
    zone: str | None
    face: str
    holder: str | None
    taken: bool


# ---- decks, goals, the end


class Deck(Seen, frozen=True, kw_only=True, gc=False):
    """How many cards it has; of an open discard pile, which."""

    cards: int
    discards: list[str] | UnsetType = UNSET
    gained: int | UnsetType = UNSET


class Goal(Seen, frozen=True, kw_only=True, gc=False):
    key: str
    done: bool
    locked: bool
    rule: str


class Result(Seen, frozen=True, kw_only=True, gc=False):
    won: bool
    reason: str
    rule: str


class OwnMission(Seen, frozen=True, kw_only=True, gc=False):
    """Title and story of a designer's mission, which nobody can look up."""

    title: Words
    briefing: Words


class BoardShape(Seen, frozen=True, kw_only=True, gc=False):
    """Which shape of the board lies on the table, and which zones are shut."""

    state: int
    blocked: list[str]


class TableView(Seen, frozen=True, kw_only=True, gc=False):
    """The whole table of a game of the family."""

    game: str
    mission: str
    own_mission: OwnMission | UnsetType = UNSET
    seat: int | None
    seats: int
    round: int
    phase: str
    first_player: int
    active_seat: int | None
    active_survivor: str | None
    """Whose Turn it is."""
    acting: str | None
    """Who acts: the same, or the teammate to whom a Born Leader gave an Action."""
    ultrared: bool
    danger: Level
    board: BoardShape
    survivors: Sequence[Survivor]
    companions: Sequence[Companion]
    zombies: dict[str, dict[str, int]]
    abomination: str | None
    miniatures: dict[str, int]
    noise: Noise
    spawn_tokens: list[SpawnToken]
    objectives: Sequence[Objective]
    hidden_faces: dict[str, int]
    exit: str | None
    decks: dict[str, Deck]
    goals: list[Goal]
    result: Result | None


S = TypeVar("S", bound=Struct)


def extended(seen: Struct, form: type[S], **more: Any) -> S:
    """The same in the form of a game, with what that adds."""
    fields = asdict(seen)
    fields.update(more)
    return form(**fields)
