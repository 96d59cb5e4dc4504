"""Machines: pushing the Wagon and the Gatling Gun, firing it (chapter Machines)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.undead_or_alive.rules.boarding import sit
from graveshift.games.undead_or_alive.rules.bounty import check_feat
from graveshift.games.undead_or_alive.rules.state import State, own
from graveshift.games.undead_or_alive.rules.town import GATLING_FREE, GATLING_ON_WAGON, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, WITH_ZONE, Action, Gate, Price, paid
from graveshift.zombicide.rules.attacks import manner_of
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import (
    ALIGHT,
    BOARD,
    FREE_MOVE,
    GATLING,
    MACHINE,
    PUSH_GATLING,
    PUSH_WAGON,
)
from graveshift.zombicide.rules.combat import attack_with
from graveshift.zombicide.rules.movement import relocate, surcharge
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, CHAIN_MELEE, note_action
from graveshift.zombicide.rules.scene import NO_QUESTIONS
from graveshift.zombicide.rules.state import zombies_in

PUSH: Final = 3


class Machines(Gate):
    """Where a machine stands, there is something to do with it (UOA-ACT-20, UOA-MACH-02)."""

    def __init__(self) -> None:
        super().__init__([StepInOrOut(), PushWagon(), FireGatling(), PushGatling()])

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        here = s.zone[who]
        if s.wagon == here or s.gatling == here:
            self.offer_inside(s, who, left, options)


class StepInOrOut(Action):
    """Getting in or out is a Move Action with the usual penalties (UOA-MACH-05)."""

    def __init__(self) -> None:
        super().__init__([(BOARD, "board-wagon", ALONE), (ALIGHT, "leave-wagon", ALONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.wagon == s.zone[who] and not town_of(s).wagon_blocks:
            if left + free_left(s, who, FREE_MOVE) >= 1 + surcharge(s, who):
                options.append(ALIGHT if s.aboard[who] else BOARD)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
        note_action(s, who, CHAIN_BROKEN)
        sit(own(s), who, 1 if code == BOARD else 0, "UOA-MACH-05")
        yield from NO_QUESTIONS

    def price(self, s: family.State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return paid(s, who, 1 + extra, [FREE_MOVE], extra)


class Push(Action):
    """Pushing a machine: three Actions, and one more for each zombie left behind (UOA-MACH-03, UOA-MACH-09)."""

    def price(self, s: family.State, who: int, code: int) -> Price:
        left_behind = zombies_in(s, s.zone[who])
        return Price(PUSH + left_behind, 0, left_behind)


class PushWagon(Push):
    """The Wagon and its contents go to a zone next door (UOA-MACH-03)."""

    def __init__(self) -> None:
        super().__init__([(PUSH_WAGON, "push-wagon", WITH_ZONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        here = s.zone[who]
        if s.wagon == here and not town_of(s).wagon_blocks and not s.aboard[who]:
            if left >= PUSH + zombies_in(s, here):
                for zone in s.board.neighbours[here]:
                    if wagon_may_enter(s, zone):
                        options.append(PUSH_WAGON + zone)

    def act(self, s: family.State, who: int, argument: int) -> None:
        push_wagon(own(s), who, argument)


class FireGatling(Action):
    """A Ranged Attack with the gun's own figures (UOA-MACH-10)."""

    def __init__(self) -> None:
        super().__init__([(GATLING, "fire-gatling", WITH_ZONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        here = s.zone[who]
        if s.gatling != here or left < 1:
            return
        if town_of(s).gatling_mode == GATLING_ON_WAGON and not s.aboard[who]:
            return
        row = s.board.sight[here]
        reach = s.tables.gatling
        for zone in s.board.sees[here]:
            if reach[0] <= row[zone] <= reach[1]:
                options.append(GATLING + zone)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        yield from fire_gatling(own(s), who, code & 255, manner_of(code))


class PushGatling(Push):
    """The gun goes to a zone next door (UOA-MACH-09)."""

    def __init__(self) -> None:
        super().__init__([(PUSH_GATLING, "push-gatling", WITH_ZONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        here = s.zone[who]
        if s.gatling == here and town_of(s).gatling_mode == GATLING_FREE and not s.aboard[who]:
            if left >= PUSH + zombies_in(s, here):
                for zone in s.board.neighbours[here]:
                    if not s.board.balcony[zone]:
                        options.append(PUSH_GATLING + zone)

    def act(self, s: family.State, who: int, argument: int) -> None:
        push_gatling(own(s), who, argument)


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


def fire_gatling(s: State, who: int, zone: int, manner: int) -> Generator[Ask, int, None]:
    """A Ranged Attack with the gun's own figures; shots in a row add dice (UOA-MACH-10, UOA-MACH-11, UOA-MACH-12).

    It ends a row of blows like any shot (UOA-AMB-94).
    """
    pay(s, who, [], 1)
    if s.chain_kind[who] == CHAIN_MELEE:
        s.chain[who] = 0
    yield from attack_with(s, who, -1, MACHINE, zone, manner)
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
