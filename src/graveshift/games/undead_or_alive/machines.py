"""Machines: pushing the Wagon and the Gatling Gun, firing it (chapter Machines)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.boarding import sit
from graveshift.games.undead_or_alive.bounty import check_feat
from graveshift.games.undead_or_alive.town import GATLING_FREE, GATLING_ON_WAGON, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.budget import free_left, pay
from graveshift.zombicide.codes import (
    ALIGHT,
    BOARD,
    FREE_MOVE,
    GATLING,
    MACHINE,
    PUSH_GATLING,
    PUSH_WAGON,
)
from graveshift.zombicide.combat import attack_with
from graveshift.zombicide.movement import relocate, surcharge
from graveshift.zombicide.pool import CHAIN_BROKEN, CHAIN_MELEE, note_action
from graveshift.zombicide.state import State, zombies_in

PUSH = 3


def machine_options(s: State, who: int, left: int, options: list[int]) -> None:
    """What the machines in the zone offer.

    (UOA-ACT-20, UOA-MACH-02, UOA-MACH-03, UOA-MACH-05, UOA-MACH-09, UOA-MACH-10)
    """
    here = s.zone[who]
    town = town_of(s)
    price = PUSH + zombies_in(s, here)
    if s.wagon == here and not town.wagon_blocks:
        if left + free_left(s, who, FREE_MOVE) >= 1 + surcharge(s, who):
            options.append(ALIGHT if s.aboard[who] else BOARD)
        if left >= price and not s.aboard[who]:
            for zone in s.board.neighbours[here]:
                if wagon_may_enter(s, zone):
                    options.append(PUSH_WAGON + zone)
    if s.gatling == here:
        mounted = town.gatling_mode == GATLING_ON_WAGON
        if left > 0 and (not mounted or s.aboard[who]):
            row = s.board.sight[here]
            reach = s.tables.gatling
            for zone in s.board.sees[here]:
                if reach[0] <= row[zone] <= reach[1]:
                    options.append(GATLING + zone)
        if left >= price and town.gatling_mode == GATLING_FREE and not s.aboard[who]:
            for zone in s.board.neighbours[here]:
                if not s.board.balcony[zone]:
                    options.append(PUSH_GATLING + zone)


def wagon_may_enter(s: State, zone: int) -> bool:
    """The Wagon keeps to the streets: no building, Train or Balcony (UOA-AMB-17, UOA-AMB-97)."""
    board = s.board
    if board.balcony[zone] or board.train[zone]:
        return False
    return not board.indoors[zone] or not town_of(s).wagon_streets_only


def push_wagon(s: State, who: int, zone: int) -> None:
    """Three Actions, and one more for each zombie left behind, take the Wagon and its contents along.

    (UOA-MACH-03, UOA-MACH-04, UOA-AMB-18, UOA-AMB-89)
    """
    here = s.zone[who]
    pay(s, who, [], PUSH + zombies_in(s, here))
    note_action(s, who, CHAIN_BROKEN)
    passengers = [actor for actor in range(s.posse) if s.aboard[actor]]
    s.wagon = zone
    s.touched = 1
    if town_of(s).gatling_mode == GATLING_ON_WAGON:
        s.gatling = zone
    s.emit("wagon-moved", "UOA-MACH-03", (who, here, zone))
    relocate(s, who, zone, "UOA-MACH-03")
    for passenger in passengers:
        relocate(s, passenger, zone, "UOA-MACH-03")
        sit(s, passenger, 1, "UOA-MACH-07")


def step_in_or_out(s: State, who: int, inside: int) -> None:
    """Getting in or out is a Move Action with the usual penalties (UOA-MACH-05)."""
    pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
    note_action(s, who, CHAIN_BROKEN)
    sit(s, who, inside, "UOA-MACH-05")


def fire_gatling(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """A Ranged Attack with the gun's own figures; shots in a row add dice (UOA-MACH-10, UOA-MACH-11, UOA-MACH-12).

    It ends a row of blows like any shot (UOA-AMB-94).
    """
    pay(s, who, [], 1)
    if s.chain_kind[who] == CHAIN_MELEE:
        s.chain[who] = 0
    yield from attack_with(s, who, -1, MACHINE, zone, False)
    s.gatling_chain[who] += 1
    yield from check_feat(s, who)


def push_gatling(s: State, who: int, zone: int) -> None:
    """Three Actions, and the surcharge, for one zone; no bonus helps (UOA-MACH-09, UOA-AMB-18)."""
    here = s.zone[who]
    pay(s, who, [], PUSH + zombies_in(s, here))
    note_action(s, who, CHAIN_BROKEN)
    s.gatling = zone
    s.emit("gatling-moved", "UOA-MACH-09", (who, here, zone))
    relocate(s, who, zone, "UOA-MACH-09")
