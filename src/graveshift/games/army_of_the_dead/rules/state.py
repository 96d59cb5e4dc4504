"""The position of an Army of the Dead game: what the family has, and what only this book knows."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import state as family

OWN_FIELDS: Final[tuple[str, ...]] = (
    "sleepers",
    "sleeper_bag",
    "woken",
    "owed",
    "sprung",
    "came",
    "slain",
    "trapped",
    "late",
    "fought",
    "orders",
    "order_discards",
    "shut",
    "laid_zone",
    "laid_card",
    "laid_by",
    "vault",
    "vault_bag",
    "vault_card",
    "truck",
    "truck_seat",
    "time",
    "objectives_taken",
    "open_exits",
    "happened",
    "deeds",
    "extras",
    "personal",
    "personal_done",
    "progress",
    "kept",
    "wounded",
    "declined",
    "postponed",
)


class State(family.State):
    """One game: Sleepers, Zeus and his Orders, the Vault, the Truck, Personal Objectives, the Time track."""

    __slots__ = OWN_FIELDS

    # Sleepers: tokens by zone, and the bag of the numbers that nobody has seen
    sleepers: list[int]
    sleeper_bag: list[int]
    woken: list[int]  # per zone: Shamblers that make no Action in this phase; [] = none
    owed: int  # extra Activations of all Shamblers that are still to come
    sprung: list[int]  # zones whose traps are about to blow

    # zombies
    came: int  # bits: Abominations that have come
    slain: int  # bits: Abominations that were killed
    trapped: list[int]  # zone * KINDS + kind: zombies that the Bola Gun holds; [] = none
    fought: list[int]  # zones whose zombies have attacked with this Action
    late: list[int]  # those of them that were laid down in a Zombie Phase: they lose the next one
    orders: list[int]
    order_discards: list[int]

    # the board
    shut: list[int]  # doors and lifts that are closed
    laid_zone: list[int]  # Explosives on the board: where, which card,
    laid_card: list[int]
    laid_by: list[int]  # and who set it as a trap; -1: it only adds to a blast
    vault: int
    vault_bag: list[int]
    vault_card: int
    truck: int  # its zone, -1: none
    truck_seat: list[int]  # by actor
    time: int  # the space of the Time token, -1: no track

    # mission
    objectives_taken: int  # bits: Objectives that were taken once
    open_exits: int  # bits
    happened: int  # bits: events of the mission
    deeds: int  # bits: goals that were done by an Action
    extras: list[int]  # cards that a mission added to the deck's; they leave the game when used up

    # Personal Objectives: the drawn cards by slot, which are done, how far they are, miniatures kept on them
    personal: list[int]
    personal_done: int
    progress: list[int]  # slot * 2 + part
    kept: list[int]  # by kind

    # the round
    wounded: int  # 1: a survivor suffered a Wound this Round
    declined: int  # bits: Tacticians that let this gap between two Turns go by
    postponed: int  # bits: Tacticians that wait beyond the Turns of their seat

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> State:
        """An independent copy; static tables, skills and the roster are shared."""
        twin = State(self.rng)
        self.copy_into(twin)
        twin.sleepers = self.sleepers[:]
        twin.sleeper_bag = self.sleeper_bag[:]
        twin.woken = self.woken[:]
        twin.owed = self.owed
        twin.sprung = self.sprung[:]
        twin.came = self.came
        twin.slain = self.slain
        twin.trapped = self.trapped[:]
        twin.late = self.late[:]
        twin.fought = self.fought[:]
        twin.orders = self.orders[:]
        twin.order_discards = self.order_discards[:]
        twin.shut = self.shut[:]
        twin.laid_zone = self.laid_zone[:]
        twin.laid_card = self.laid_card[:]
        twin.laid_by = self.laid_by[:]
        twin.vault = self.vault
        twin.vault_bag = self.vault_bag[:]
        twin.vault_card = self.vault_card
        twin.truck = self.truck
        twin.truck_seat = self.truck_seat[:]
        twin.time = self.time
        twin.objectives_taken = self.objectives_taken
        twin.open_exits = self.open_exits
        twin.happened = self.happened
        twin.deeds = self.deeds
        twin.extras = self.extras[:]
        twin.personal = self.personal[:]
        twin.personal_done = self.personal_done
        twin.progress = self.progress[:]
        twin.kept = self.kept[:]
        twin.wounded = self.wounded
        twin.declined = self.declined
        twin.postponed = self.postponed
        return twin


FIELDS: Final[tuple[str, ...]] = family.FIELDS + OWN_FIELDS


def own(s: family.State) -> State:
    """The position by its own type, where a shared chapter calls."""
    assert isinstance(s, State)
    return s
