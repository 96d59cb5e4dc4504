"""The form of what a seat sees, as the page and bots get it: a struct for each part of the table."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class HumanView(Struct, frozen=True):
    id: str
    seat: int
    colour: str
    wounds: int
    ammo: int
    room: str
    melee: str | None
    ranged: str | None
    backpack: list[str]
    carries: list[str]
    facedown: bool
    facedown_card: str | None
    overrun: bool


class StoreView(Struct, frozen=True):
    slot: str
    id: str
    symbol: str
    number: int
    beside: list[str]


class RoomView(Struct, frozen=True):
    zombie: bool
    trap: bool
    humans: list[int]
    tokens: list[str]


class HordeCard(Struct, frozen=True):
    card: str
    marker: int | None


class ZombieSide(Struct, frozen=True):
    seat: int | None
    cards: list[HordeCard]
    hand_size: int
    hand: list[str] | None


class VehicleView(Struct, frozen=True):
    id: Literal["motorcycle", "police-car"]
    room: str | None
    rider: int | None


class TurnState(Struct, frozen=True):
    moves: int
    extra: int
    free: int
    kills: int
    riding: bool
    zombies_to_add: int
    noise: bool


class ObjectiveView(Struct, frozen=True):
    id: str
    goal: int
    progress: list[int]
    completed: list[bool]
    ammo: list[int] | UnsetType = UNSET
    ammo_goal: int | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class TokenView(Struct, frozen=True):
    room: str | None
    carrier: int | None
    face: str | UnsetType = UNSET


class SquadView(Struct, frozen=True):
    id: str
    room: str | None
    arrived: bool
    owner: int | None


class MallView(Struct, frozen=True):
    """The whole table."""

    game: str
    mode: str
    seats: int
    competitive: bool
    seat: int | None
    phase: str
    turn: int
    active: int
    first: int
    humans: list[HumanView]
    stores: list[StoreView]
    rooms: dict[str, RoomView]
    barricade: int
    survivors: list[int]
    survivors_collected: int
    zombies_left: int
    zombie_side: ZombieSide
    vehicle: VehicleView
    traps_left: int
    search_left: int
    revealed: int
    last_revealed: str | None
    looking_at: str | None
    supply_left: int
    under_supply: list[str]
    discards: list[str]
    removed: list[str]
    offers: list[str] | None
    turn_state: TurnState
    objectives: list[ObjectiveView]
    tokens: dict[str, TokenView]
    squads: list[SquadView]
    rewards_used: list[str]
    sources_found: list[str]
    exits_found: list[str]
    real_exit: str | None
    result: int
