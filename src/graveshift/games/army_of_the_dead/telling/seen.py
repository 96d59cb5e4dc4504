"""The form of what a seat sees of Army of the Dead: what the siblings share, and what only this book has."""

from __future__ import annotations

from graveshift.zombicide.telling.seen import Seen, Survivor, TableView


class LaidView(Seen, frozen=True, kw_only=True, gc=False):
    """An Explosive on the board; a trap blows when zombies come."""

    zone: str
    card: str
    trap: bool


class VaultView(Seen, frozen=True, kw_only=True, gc=False):
    """The Vault; its card is unknown until somebody enters the Trap Zone."""

    state: str
    card: str | None
    trap_zone: str
    zone: str


class TruckView(Seen, frozen=True, kw_only=True, gc=False):
    zone: str
    seats: dict[str, str]


class ExitView(Seen, frozen=True, kw_only=True, gc=False):
    id: str
    zone: str
    open: bool


class PersonalView(Seen, frozen=True, kw_only=True, gc=False):
    """A Personal Objective on its slot; of several parts one is enough."""

    id: str
    survivor: str
    colour: str
    done: bool
    progress: list[int]
    wanted: list[int]


class CitySurvivor(Survivor, frozen=True, kw_only=True, gc=False):
    """A survivor; `lent`: Skills of its companions and tokens."""

    lent: list[str]


class CityView(TableView, frozen=True, kw_only=True, gc=False):
    """The whole table."""

    survivors: list[CitySurvivor]
    sleepers: dict[str, int]
    woken: dict[str, int]
    trapped: dict[str, dict[str, int]]
    laid: list[LaidView]
    vault: VaultView | None
    truck: TruckView | None
    time: int | None
    time_spaces: int | None
    exits: list[ExitView]
    closed: list[list[str]]
    personal: list[PersonalView]
    eliminated: list[str]
