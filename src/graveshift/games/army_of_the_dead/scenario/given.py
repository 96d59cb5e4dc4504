"""The Given of a scenario of Army of the Dead: the keys that only this game has, and its words."""

from __future__ import annotations

from typing import Literal

import msgspec

from graveshift.games.army_of_the_dead.content.parts import Colour
from graveshift.zombicide.staging import given as family
from graveshift.zombicide.staging.given import Count, Names, Part

Phase = Literal["setup", "players", "zombies", "spawn", "end"]
TokenKind = Literal["starting", "normal", "zeus", "blue", "green"]
Face = Literal["red", "blue", "green", "hidden", "yellow", "purple"]
Left = Literal["exit", "eliminated"]
Seat = Literal["driver", "gunner", "passenger"]


class SurvivorGiven(family.SurvivorGiven, frozen=True):
    """A player's survivor: where it stands or sits, what it carries, and how far its Turn is."""

    left: Left | None = None
    seat_in_truck: Seat | None = None


class CompanionGiven(family.CompanionGiven, frozen=True):
    """A companion: lone in a zone, led by a survivor, or gone."""

    left: Left | None = None


class NoiseGiven(family.NoiseGiven, frozen=True):
    """The Noise token."""

    level: Literal["noisy"] = "noisy"


class TokenGiven(family.TokenGiven, frozen=True):
    """A Spawn token; the order of the list is the drawing order."""

    kind: TokenKind | None = None


class ObjectiveGiven(family.ObjectiveGiven, frozen=True):
    """An Objective token, on the board or taken."""

    face: Face | None = None


class LaidGiven(Part, frozen=True):
    """An Explosive on the board; `by`: who set it as a trap."""

    card: str
    zone: str
    by: str | None = None


class VaultGiven(Part, frozen=True):
    """The Vault: its two zones, how far it is, and its card: face down while it is trapped, face up afterwards."""

    trap_zone: str | None = None
    zone: str | None = None
    state: Literal["trapped", "revealed", "disarmed", "open"] = "trapped"
    card: str | None = None


class ExitGiven(Part, frozen=True):
    """A way out of a scenario without a mission."""

    zone: str
    open: bool = True


class Given(family.Given, frozen=True):
    """All keys that set a position."""

    survivors: dict[str, SurvivorGiven | None] = msgspec.field(default_factory=dict)
    companions: dict[str, CompanionGiven | None] | None = None
    noise: NoiseGiven | None = None
    spawn_tokens: list[TokenGiven] = msgspec.field(default_factory=list)
    objectives: list[ObjectiveGiven] = msgspec.field(default_factory=list)
    hidden_faces: list[Colour] | None = None
    sleepers: dict[str, Count] | None = None
    woken: dict[str, Count] = msgspec.field(default_factory=dict)
    trapped: dict[str, Names] = msgspec.field(default_factory=dict)
    laid: list[LaidGiven | str] = msgspec.field(default_factory=list)
    vault: VaultGiven | None = None
    truck: str | None = None
    time: Count | None = None
    personal: dict[Colour, str] | None = None
    personal_done: list[Colour] = msgspec.field(default_factory=list)
    progress: dict[Colour, Count | list[Count]] = msgspec.field(default_factory=dict)
    zeus: Literal["regular", "helmeted", "mounted"] | None = None
    exits: dict[str, ExitGiven] = msgspec.field(default_factory=dict)
    wounded: bool = False
    happened: list[str] = msgspec.field(default_factory=list)
    phase: Phase = "players"
