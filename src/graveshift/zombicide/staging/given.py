"""The Given of a scenario: every key that sets a position of the family (docs/scenarios.md); a game adds its own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=6)]
Names = dict[str, Count] | list[str]
"""Things by name: `{walker: 2}` or `[walker, walker]`."""

MissionGiven = str | dict[str, Any]
"""A mission of the box by its id, or the whole mission file of a designer."""

TokenState = Literal["active", "inactive", "safe", "removed"]


class Part(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """A part of the Given; keys it does not know are refused."""


class SurvivorGiven(Part, frozen=True):
    """A player's survivor: where it stands, what it carries, what it has become, and how far its Turn is."""

    zone: str | None = None
    seat: Seat | None = None
    hand: list[str] = []
    favourite: str | None = None
    backpack: list[str] = []
    empty: list[str] = []
    empty_pair: list[str] = []
    adrenaline: Count = 0
    laps: Count = 0
    skills: list[str] | None = None
    wounds: Count = 0
    companions: list[str] = []
    tokens: list[str] = []
    left: str | None = None
    had_turn: bool = False
    actions: Count | None = None
    free_used: dict[str, Count] = {}
    searches: Count = 0
    used: list[str] = []


class CompanionGiven(Part, frozen=True):
    """A companion: lone in a zone, led by a survivor, waiting in the supply, or gone."""

    zone: str | None = None
    leader: str | None = None
    waiting: bool = False
    tokens: list[str] = []
    left: str | None = None


class NoiseGiven(Part, frozen=True):
    """The Noise token."""

    zone: str
    level: str = ""


class TokenGiven(Part, frozen=True):
    """A Spawn token; the order of the list is the clockwise order."""

    kind: str | None = None
    zone: str | None = None
    id: str | None = None
    state: TokenState | None = None


class ObjectiveGiven(Part, frozen=True):
    """An Objective token, on the board or taken."""

    zone: str | None = None
    face: str | None = None
    id: str | None = None
    taken: bool = False


class DeckGiven(Part, frozen=True):
    """A deck: the cards to come, all cards it has, all cards of its discard pile."""

    top: list[str | int] = []
    only: list[str] | None = None
    discards: list[str] | None = None


class OptionsGiven(Part, frozen=True):
    """Rulings that a table may choose otherwise."""

    ultrared: bool = False


class TilesGiven(Part, frozen=True):
    """A board of tiles: rows such as `8V 1R@270`."""

    tiles: str


class Given(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """All keys that set a position. A game narrows the types of parts that it adds to."""

    mission: MissionGiven | None = None
    board: dict[str, Any] | None = None
    rules_of: MissionGiven | None = None
    goals: list[str | dict[str, Any]] | None = None
    mission_rules: list[str | dict[str, Any]] | None = None
    goals_done: list[str] = []
    players: Seat = 1
    survivors: dict[str, Any] = {}
    companions: dict[str, Any] | None = None
    zombies: dict[str, Names] | None = None
    abomination: str | None = None
    pool: dict[str, Count] = {}
    noise: Any = None
    spawn_tokens: list[Any] = []
    objectives: list[Any] = []
    hidden_faces: list[Any] | None = None
    exit: str | None = None
    starts: list[str] = []
    decks: dict[str, DeckGiven | list[str | int]] = {}
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    phase: Any = "players"
    first_player: Seat = 1
    active: str | None = None
    habits: dict[str, dict[str, str]] = {}
    options: Any = OptionsGiven()
