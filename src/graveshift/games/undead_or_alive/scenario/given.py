"""The Given of a scenario of Undead or Alive: the keys that only this game has, and its words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from graveshift.zombicide.staging import given as family
from graveshift.zombicide.staging.given import Count, Part

Left = Literal["exit", "train"]


class SurvivorGiven(family.SurvivorGiven, frozen=True):
    """A player's survivor: where it stands, what it carries, what it has become, and how far its Turn is."""

    aboard: bool = False
    left: Left | None = None
    charges: Count = 0
    vade_retros: Count = 0
    feat: Count = 0


class CompanionGiven(family.CompanionGiven, frozen=True):
    """A companion: lone in a zone, led by a survivor, waiting in the supply, or gone; a Brawler may hold coal."""

    left: Left | None = None


class NoiseGiven(family.NoiseGiven, frozen=True):
    """The Noise token."""

    level: Literal["bang", "boom"] = "bang"


class TokenGiven(family.TokenGiven, frozen=True):
    """A Spawn token; the order of the list is the clockwise order."""

    kind: Literal["starting", "mobile", "abomination", "corpse-pile"] | None = None


class ObjectiveGiven(family.ObjectiveGiven, frozen=True):
    """An Objective token, on the board or taken."""

    face: Literal["red", "blue", "green", "hidden", "coal"] | None = None
    loaded: bool = False


class GatlingGiven(Part, frozen=True):
    """The Gatling Gun and what the mission does with it."""

    zone: str
    mode: Literal["free", "on-wagon", "fixed", "rides-train"] = "free"


class BountyGiven(Part, frozen=True):
    """The Bounty Weapons: the top card, whose Feat is live, the deck below it, and how many were gained."""

    top: str | None = None
    deck: list[str] | None = None
    set_aside: list[str] = msgspec.field(default_factory=list)
    gained: Count = 0
    set_aside_gained: Count = 0


class TrainGiven(Part, frozen=True):
    """How far the Train is: its arrangement of tiles, whether it moves, M1's clock."""

    state: Count = 0
    moving: bool | None = None
    clock: int | None = None


class OptionsGiven(family.OptionsGiven, frozen=True):
    """Rulings that a table may choose otherwise."""

    holy_water_cost: Count = 0
    adrenaline_per_token: bool = False
    wagon_streets_only: bool = True
    explosives_expert_on: Annotated[int, msgspec.Meta(ge=2, le=6)] = 6
    ask_starting_slot: bool = False


class TilesGiven(family.TilesGiven, frozen=True):
    """A board of tiles: rows such as `8V 1R@270`, and the arrangements of a Train."""

    train_states: list[list[str]] = msgspec.field(default_factory=list)


class Given(family.Given, frozen=True):
    """All keys that set a position."""

    survivors: dict[str, SurvivorGiven | None] = msgspec.field(default_factory=dict)
    companions: dict[str, CompanionGiven | None] | None = None
    noise: NoiseGiven | None = None
    vade_retro: list[str] = msgspec.field(default_factory=list)
    spawn_tokens: list[TokenGiven] = msgspec.field(default_factory=list)
    objectives: list[ObjectiveGiven] = msgspec.field(default_factory=list)
    hidden_faces: list[Literal["red", "blue", "green"]] | None = None
    wagon: str | None = None
    gatling: GatlingGiven | str | None = None
    bounty: BountyGiven | None = None
    blasts: Count = 0
    train: TrainGiven | None = None
    phase: Literal["setup", "players", "train", "zombies", "spawn", "end"] = "players"
    options: OptionsGiven = OptionsGiven()
