"""The Taco Truck: seats, driving, driving over zombies, and its Machine Gun (chapter Taco Truck)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.city import city_of, has_happened
from graveshift.games.army_of_the_dead.rules.codes import (
    CHANGE_SEAT,
    DRIVE,
    DRIVER,
    FIRE_GUN,
    GET_IN,
    GET_OUT,
    GUNNER,
    MACHINE_GUN,
    ON_FOOT,
    PASSENGER,
    RAM,
)
from graveshift.games.army_of_the_dead.rules.combat import carry_out
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, WITH_SLOT, WITH_ZONE, Action, Gate, one_action
from graveshift.zombicide.rules.attacks import after_combat
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import ASK_FRIENDLY_FIRE, MACHINE, WHO
from graveshift.zombicide.rules.hits import assign_by_priority
from graveshift.zombicide.rules.movement import group_of
from graveshift.zombicide.rules.pool import CHAIN_RANGED, Attack, note_action, prepare
from graveshift.zombicide.rules.state import survivors_in, zombies_in
from graveshift.zombicide.rules.wounds import wound


class Truck(Gate):
    """Where the Truck stands, and only there (AOTD-TRUCK-01)."""

    def __init__(self) -> None:
        super().__init__([GetIn(), GetOut(), ChangeSeat(), Drive(), FireGun()])

        self.ordinary = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        if s.truck == s.zone[who]:
            self.offer_inside(s, who, left, options)


def free_seats(s: State, followers: int) -> list[int]:
    """The seats that are free for somebody who brings so many companions; those need Passenger seats.

    (AOTD-TRUCK-05, AOTD-COMP-09)
    """
    seats: list[int] = []
    passengers = city_of(s).box.passengers - s.truck_seat.count(PASSENGER)
    if DRIVER not in s.truck_seat and passengers >= followers:
        seats.append(DRIVER)
    if GUNNER not in s.truck_seat and passengers >= followers:
        seats.append(GUNNER)
    if passengers >= followers + 1:
        seats.append(PASSENGER)
    return seats


def can_sit_beside(s: State, companion: int, who: int) -> bool:
    """May the companion follow this survivor at once? Getting in needs a Passenger seat and a zone without zombies.

    (AOTD-COMP-09, AOTD-TRUCK-04)
    """
    if s.truck_seat[who] == ON_FOOT or s.truck_seat[companion] != ON_FOOT:
        return True
    return s.truck_seat.count(PASSENGER) < city_of(s).box.passengers and zombies_in(s, s.truck) == 0


class GetIn(Action):
    """Get in, if there are no zombies; companions take Passenger seats (AOTD-TRUCK-04, AOTD-COMP-09)."""

    def __init__(self) -> None:
        super().__init__([(GET_IN, "get-in", WITH_SLOT)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.truck_seat[who] == ON_FOOT and zombies_in(s, s.truck) == 0:
            options += [GET_IN + seat for seat in free_seats(s, len(group_of(s, who)) - 1)]

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        for actor in group_of(s, who):
            s.truck_seat[actor] = argument if actor == who else PASSENGER
        s.emit("got-in", "AOTD-TRUCK-04", (who, argument))


class GetOut(Action):
    """Get out, whatever stands around (AOTD-TRUCK-06)."""

    def __init__(self) -> None:
        super().__init__([(GET_OUT, "get-out", ALONE)])

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if own(s).truck_seat[who] != ON_FOOT:
            options.append(GET_OUT)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        alight(s, who)
        s.emit("got-out", "AOTD-TRUCK-06", (who,))


def alight(s: State, who: int) -> None:
    """A survivor and its companions are on foot."""
    for actor in group_of(s, who):
        s.truck_seat[actor] = ON_FOOT


class ChangeSeat(Action):
    """Move over to a free seat; zombies do not matter (AOTD-TRUCK-07, AOTD-AMB-39)."""

    def __init__(self) -> None:
        super().__init__([(CHANGE_SEAT, "change-seat", WITH_SLOT)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.truck_seat[who] != ON_FOOT:
            for seat in free_seats(s, 0):
                if seat != s.truck_seat[who]:
                    options.append(CHANGE_SEAT + seat)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        s.truck_seat[who] = argument
        s.emit("changed-seat", "AOTD-TRUCK-07", (who, argument))


def runs(s: State) -> bool:
    """Can it be driven? In some missions it must be repaired first (mission rule truck-stalled)."""
    city = city_of(s)
    return not city.truck_stalled or has_happened(s, city.truck_ready)


class Drive(Action):
    """The Driver takes it one street zone on; that is no Move, costs nothing for zombies and wakes nobody.

    (AOTD-TRUCK-08, AOTD-TRUCK-12, AOTD-TRUCK-15, AOTD-AMB-40)
    """

    def __init__(self) -> None:
        super().__init__([(DRIVE, "drive", WITH_ZONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.truck_seat[who] == DRIVER and runs(s):
            options += [DRIVE + zone for zone in s.board.neighbours[s.truck] if s.board.street[zone]]

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        one_action(s, who)
        zone = code & 255
        origin = s.truck
        s.truck = zone
        for actor in range(s.actors):
            if s.truck_seat[actor] != ON_FOOT:
                s.zone[actor] = zone
        s.touched = 1
        s.emit("driven", "AOTD-TRUCK-08", (who, origin, zone))
        if zombies_in(s, zone):
            yield from ram(s, who, zone)


def ram(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """The Truck Attack: dice of the Truck's card, no Skills, priority as for shots, AP to the Driver; misses hit
    survivors on foot (AOTD-TRUCK-02, AOTD-TRUCK-09, AOTD-TRUCK-10, AOTD-TRUCK-14)."""
    attack = prepare(s, who, RAM, MACHINE, zone, False)
    faces = [s.die() for _ in range(attack.dice)]
    s.emit("rammed", "AOTD-TRUCK-09", (who, zone))
    s.emit("rolled", "AOTD-TRUCK-09", (who, *faces))
    hits = 0
    for face in faces:
        if face >= attack.accuracy:
            hits += 1
    s.emit("hits", "AOTD-CBT-03", (who, hits, len(faces) - hits, attack.damage))
    yield from assign_by_priority(s, attack, hits)
    yield from run_over(s, attack, len(faces) - hits)


def run_over(s: State, attack: Attack, misses: int) -> Generator[Ask, int, None]:
    """Misses hit survivors outside the Truck, as the Driver's player says (AOTD-TRUCK-10, AOTD-FF-01)."""
    for left in range(misses, 0, -1):
        victims = [actor for actor in survivors_in(s, attack.zone) if s.truck_seat[actor] == ON_FOOT]
        if not victims:
            return
        victim = victims[0]
        if len(victims) > 1:
            about = (attack.who, attack.zone, left, attack.damage)
            answer = yield Ask(s.owner[attack.who], ASK_FRIENDLY_FIRE, [WHO + actor for actor in victims], about)
            victim = answer - WHO
        s.emit("friendly-fire", "AOTD-TRUCK-10", (attack.who, victim, attack.damage))
        wound(s, victim, attack.damage, -1, "AOTD-TRUCK-10")


class FireGun(Action):
    """The Gunner fires the Machine Gun at another zone; no Skills apply (AOTD-TRUCK-11, AOTD-TRUCK-16, AOTD-AMB-50)."""

    def __init__(self) -> None:
        super().__init__([(FIRE_GUN, "fire-gun", WITH_ZONE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if s.truck_seat[who] != GUNNER:
            return
        reach = city_of(s).box.gun
        row = s.board.sight[s.truck]
        for zone in s.board.sees[s.truck]:
            if reach[0] <= row[zone] <= reach[1]:
                options.append(FIRE_GUN + zone)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        pay(s, who, [], 1)
        kills = yield from carry_out(s, prepare(s, who, MACHINE_GUN, MACHINE, code & 255, False))
        if s.zone[who] < 0:
            return
        note_action(s, who, CHAIN_RANGED)
        yield from after_combat(s, who, kills)
