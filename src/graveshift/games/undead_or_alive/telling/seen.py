"""The form of what a seat sees of Undead or Alive: what the siblings share, and what only this book has."""

from __future__ import annotations

from graveshift.zombicide.telling.seen import Companion, Objective, Seen, Survivor, TableView, Turn, Words


class Uses(Seen, frozen=True, kw_only=True, gc=False):
    used: int
    allowed: int


class TownTurn(Turn, frozen=True, kw_only=True, gc=False):
    charges: Uses
    vade_retro: Uses
    feat: int


class SurvivorView(Survivor, frozen=True, kw_only=True, gc=False):
    aboard: bool
    turn: TownTurn


class CompanionView(Companion, frozen=True, kw_only=True, gc=False):
    aboard: bool


class ObjectiveView(Objective, frozen=True, kw_only=True, gc=False):
    """It may be the Train's clock, or lie on the Wagon or in the tender."""

    clock: bool
    loaded: bool


class Tally(Seen, frozen=True, kw_only=True, gc=False):
    """Active Spawn tokens, and how many of them lose the game."""

    count: int
    limit: int


class Wagon(Seen, frozen=True, kw_only=True, gc=False):
    zone: str
    passengers: list[str]


class Gatling(Seen, frozen=True, kw_only=True, gc=False):
    zone: str


class Machines(Seen, frozen=True, kw_only=True, gc=False):
    wagon: Wagon | None
    gatling: Gatling | None


class Train(Seen, frozen=True, kw_only=True, gc=False):
    """How far the Train is."""

    moving: bool
    step: int
    steps: int
    tiles: list[str]
    clock: str | None


class FeatView(Seen, frozen=True, kw_only=True, gc=False):
    """The live Feat: its own id, never the weapon behind it."""

    id: str
    name: Words
    text: Words
    count: int
    within: str


class TownView(TableView, frozen=True, kw_only=True, gc=False):
    """The whole table."""

    survivors: list[SurvivorView]
    companions: list[CompanionView]
    objectives: list[ObjectiveView]
    active_tokens: Tally
    vade_retro: list[str | None]
    machines: Machines
    train: Train | None
    feat: FeatView | None
