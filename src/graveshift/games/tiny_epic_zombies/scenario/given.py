"""The Given of a scenario: every key that sets a position of Tiny Epic Zombies (docs/scenarios.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Track = Annotated[int, msgspec.Meta(ge=0, le=9)]
Marker = Annotated[int, msgspec.Meta(ge=1, le=5)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=5)]
Phase = Literal["set-up", "any-time", "human-turn", "search", "noise", "add-zombies", "deal"]
Each = Count | dict[str, Count]
"""A figure of the team, or of each Human by name."""


class Part(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """A part of the Given; keys it does not know are refused."""


class HumanGiven(Part, frozen=True):
    """A Human: where it stands, its two tracks, what it carries, and the face-down card before it."""

    room: str = "cC"
    wounds: Track = 0
    ammo: Track = 9
    melee: str | None = None
    ranged: str | None = None
    backpack: list[str] = []
    tokens: list[str] = []
    facedown: str | None = None
    seen_by: list[str] = []
    overrun: bool = False


class ObjectiveGiven(Part, frozen=True):
    """How far an Objective is; `done` is true for the team, or names the Humans who have completed it."""

    progress: Each = 0
    ammo: Each = 0
    done: bool | list[str] = False


class TokenGiven(Part, frozen=True):
    """A token in a Room, on a Human's card or nowhere; its face, and who knows it (all, if left out)."""

    at: str = "none"
    face: str | None = None
    known_to: list[str] | None = None


class DeckGiven(Part, frozen=True):
    """A deck: the cards to come, and all cards it has."""

    top: list[str] = []
    only: list[str] | None = None


class TurnGiven(Part, frozen=True):
    """How far the Human Turn is."""

    human: str | None = None
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    moves: Count = 3
    extra: Count = 0
    arrived: bool = False
    riding: bool = False
    kills: Count = 0
    ranged_kills: Count = 0
    overkills: Count = 0
    used: list[str] = []
    fought: list[str] = []


class Given(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """All keys that set a position."""

    mode: str = "coop"
    difficulty: str = ""
    players: Seat | None = None
    zombie_seat: Seat | None = None
    first: str | None = None
    switches: dict[str, str | bool] = {}
    mall: Literal["front", "back"] | list[str] = "front"
    humans: dict[str, HumanGiven | None] = {}
    survivors: Each | None = None
    collected: Count = 0
    zombies: list[str] | None = None
    figures: Count | None = None
    captured: Count = 0
    traps: list[str] = []
    barricade: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    vehicle: str | None = None
    beside: dict[str, list[str]] = {}
    horde: dict[str, Marker] | list[str] = {}
    hand: list[str] | None = None
    objectives: list[str] | dict[str, ObjectiveGiven | Count | None] | None = None
    tokens: dict[str, TokenGiven | str] = {}
    squads: dict[str, Count | str] = {}
    rewards: list[str] = []
    exits: list[str | int] = []
    sources: list[str] = []
    decks: dict[str, DeckGiven | list[str | int]] = {}
    under: list[str] = []
    discards: list[str] = []
    removed: list[str] = []
    phase: Phase = "human-turn"
    turn: TurnGiven = TurnGiven()
    revealed: str | None = None
    reveals: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0
    finals: Count = 0
