"""The Given of a scenario: every key that sets a position of Undead or Alive (docs/scenarios.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Seat = Annotated[int, msgspec.Meta(ge=1, le=6)]
Names = dict[str, Count] | list[str]
"""Things by name: `{walker: 2}` or `[walker, walker]`."""

Phase = Literal["setup", "players", "train", "zombies", "spawn", "end"]
NoiseSide = Literal["bang", "boom"]
TokenKind = Literal["starting", "mobile", "abomination", "corpse-pile"]
TokenState = Literal["active", "inactive", "safe", "removed"]
Face = Literal["red", "blue", "green", "hidden", "coal"]
GatlingMode = Literal["free", "on-wagon", "fixed", "rides-train"]


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
    aboard: bool = False
    left: Literal["exit", "train"] | None = None
    had_turn: bool = False
    actions: Count | None = None
    free_used: dict[str, Count] = {}
    searches: Count = 0
    charges: Count = 0
    vade_retros: Count = 0
    used: list[str] = []
    feat: Count = 0


class CompanionGiven(Part, frozen=True):
    """A companion: lone in a zone, led by a survivor, waiting in the supply, or gone."""

    zone: str | None = None
    leader: str | None = None
    waiting: bool = False
    left: Literal["exit", "train"] | None = None


class NoiseGiven(Part, frozen=True):
    """The Noise token."""

    zone: str
    level: NoiseSide = "bang"


class TokenGiven(Part, frozen=True):
    """A Spawn token; the order of the list is the clockwise order."""

    kind: TokenKind | None = None
    zone: str | None = None
    id: str | None = None
    state: TokenState | None = None


class ObjectiveGiven(Part, frozen=True):
    """An Objective token, on the board or taken."""

    zone: str | None = None
    face: Face | None = None
    id: str | None = None
    taken: bool = False
    loaded: bool = False


class GatlingGiven(Part, frozen=True):
    """The Gatling Gun and what the mission does with it."""

    zone: str
    mode: GatlingMode = "free"


class BountyGiven(Part, frozen=True):
    """The Bounty Weapons: the top card, whose Feat is live, the deck below it, and how many were gained."""

    top: str | None = None
    deck: list[str] | None = None
    set_aside: list[str] = []
    gained: Count = 0
    set_aside_gained: Count = 0


class DeckGiven(Part, frozen=True):
    """A deck: the cards to come, all cards it has, all cards of its discard pile."""

    top: list[str] = []
    only: list[str] | None = None
    discards: list[str] | None = None


class TrainGiven(Part, frozen=True):
    """How far the Train is: its arrangement of tiles, whether it moves, M1's clock."""

    state: Count = 0
    moving: bool = False
    clock: int | None = None


class OptionsGiven(Part, frozen=True):
    """Rulings that a table may choose otherwise."""

    ultrared: bool = False
    holy_water_cost: Count = 0
    adrenaline_per_token: bool = False
    wagon_streets_only: bool = True
    explosives_expert_on: Annotated[int, msgspec.Meta(ge=2, le=6)] = 6
    ask_starting_slot: bool = False


class TilesGiven(Part, frozen=True):
    """A board of tiles: rows such as `8V 1R@270`, and the arrangements of a Train."""

    tiles: str
    train_states: list[list[str]] = []


class Given(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """All keys that set a position."""

    mission: str | None = None
    board: dict[str, Any] | None = None
    rules_of: str | None = None
    goals: list[str | dict[str, Any]] | None = None
    mission_rules: list[str | dict[str, Any]] | None = None
    goals_done: list[str] = []
    players: Seat = 1
    survivors: dict[str, SurvivorGiven | None] = {}
    companions: dict[str, CompanionGiven | None] | None = None
    zombies: dict[str, Names] | None = None
    abomination: str | None = None
    pool: dict[str, Count] = {}
    noise: NoiseGiven | None = None
    vade_retro: list[str] = []
    spawn_tokens: list[TokenGiven] = []
    objectives: list[ObjectiveGiven] = []
    hidden_faces: list[Literal["red", "blue", "green"]] | None = None
    wagon: str | None = None
    gatling: GatlingGiven | str | None = None
    exit: str | None = None
    starts: list[str] = []
    bounty: BountyGiven | None = None
    decks: dict[str, DeckGiven | list[str]] = {}
    blasts: Count = 0
    train: TrainGiven | None = None
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    phase: Phase = "players"
    first_player: Seat = 1
    active: str | None = None
    options: OptionsGiven = OptionsGiven()
