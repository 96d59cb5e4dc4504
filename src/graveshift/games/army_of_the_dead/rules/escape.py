"""Ways out and work for specialists: leaving by an Exit, with the Truck, by air; repairs; doors that are broken open.

(chapters Mission file and Missions; mission vocabulary)
"""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.carrying import spend
from graveshift.games.army_of_the_dead.rules.city import FLY_OUT, REPAIR, TRUCK_OUT, Goal, city_of, in_city, is_open
from graveshift.games.army_of_the_dead.rules.codes import (
    DRIVER,
    FLY,
    FORCE_DOOR,
    LEAVE_TRUCK,
    ON_FOOT,
)
from graveshift.games.army_of_the_dead.rules.codes import REPAIR as REPAIR_IT
from graveshift.games.army_of_the_dead.rules.events import happen, open_ways
from graveshift.games.army_of_the_dead.rules.goals import check_departed
from graveshift.games.army_of_the_dead.rules.sleepers import produce_noise
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.games.army_of_the_dead.rules.truck import runs
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, WITH_SLOT, Action, Price, one_action
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import BY_EXIT, LEAVE, NO
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.scene import NO_QUESTIONS, Scene
from graveshift.zombicide.rules.state import zombies_in


def exit_here(s: State, zone: int) -> int:
    """The open Exit in this zone; -1: none (AOTD-M2-09)."""
    zones = city_of(s).exit_zones
    for number in range(len(zones)):
        if zones[number] == zone and s.open_exits >> number & 1:
            return number
    return -1


def exits(s: State, who: int) -> list[int]:
    """At the end of a Turn without zombies: stay, leave on foot, or leave with the Truck and all aboard.

    (AOTD-M2-02, AOTD-M2-09, AOTD-TRUCK-13)
    """
    number = exit_here(s, s.zone[who])
    if number < 0:
        return []
    options = [NO]
    if s.truck_seat[who] == ON_FOOT:
        options.append(LEAVE)
    elif truck_goal(s, who, number) >= 0:
        options.append(LEAVE_TRUCK)
    return options


def truck_goal(s: State, who: int, number: int) -> int:
    """The goal that the Driver reaches by leaving here with those aboard; -1: none."""
    if s.truck_seat[who] != DRIVER or not runs(s):
        return -1
    goals = city_of(s).aims
    for at in range(len(goals)):
        goal = goals[at]
        if goal.kind == TRUCK_OUT and goal.numbers[0] == number and is_open(s, goal) and not s.goals >> at & 1:
            people = [actor for actor in range(s.actors) if s.truck_seat[actor] != ON_FOOT]
            survivors = len([actor for actor in people if actor < s.posse])
            if survivors >= goal.numbers[1] and len(people) - survivors >= goal.numbers[2]:
                return at
    return -1


def drive_off(s: State, who: int) -> None:
    """All aboard have escaped (AOTD-TRUCK-08, AOTD-M2-09)."""
    goal = truck_goal(s, who, exit_here(s, s.zone[who]))
    s.deeds |= 1 << goal
    s.truck = -1
    aboard = [actor for actor in range(s.actors) if s.truck_seat[actor] != ON_FOOT]
    s.truck_seat = [ON_FOOT] * s.actors
    for actor in aboard:
        s.zone[actor] = -1
        s.gone[actor] = BY_EXIT
    s.emit("truck-left", "AOTD-TRUCK-08", (who, len(aboard)))


class Repair(Action):
    """A specialist repairs the Truck or a machine while the parts are carried by survivors there (AOTD-SPEC-05)."""

    def __init__(self) -> None:
        super().__init__([(REPAIR_IT, "repair", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return has_aim(scene, REPAIR)

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        if repair_goal(own(position), who) >= 0:
            options.append(REPAIR_IT)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        number = repair_goal(s, who)
        goal = city_of(s).aims[number]
        for face in goal.numbers[2:]:
            for objective in carried_here(s, s.zone[who], face):
                spend(s, objective)
        s.deeds |= 1 << number
        s.touched = 1
        s.emit("repaired", goal.rule, (who,))


def has_aim(scene: Scene, kind: int) -> bool:
    """Has the mission a goal of this kind?"""
    return any(goal.kind == kind for goal in in_city(scene).aims)


def repair_goal(s: State, who: int) -> int:
    """The goal whose repair this survivor could do now; -1: none."""
    goals = city_of(s).aims
    for number in range(len(goals)):
        goal = goals[number]
        if goal.kind != REPAIR or s.goals >> number & 1 or not is_open(s, goal):
            continue
        place = goal.numbers[0] if goal.numbers[0] >= 0 else s.truck
        if s.zone[who] == place and s.classes[who] & goal.numbers[1] and parts_here(s, place, goal.numbers[2:]):
            return number
    return -1


def parts_here(s: State, zone: int, faces: list[int]) -> bool:
    """Is every needed token carried by somebody in the zone?"""
    for face in faces:
        if not carried_here(s, zone, face):
            return False
    return True


def carried_here(s: State, zone: int, face: int) -> list[int]:
    """Tokens of a front that survivors in the zone carry."""
    return [
        objective
        for objective in range(len(s.objective_face))
        if s.objective_face[objective] == face
        and s.objective_holder[objective] >= 0
        and s.zone[s.objective_holder[objective]] == zone
    ]


class Fly(Action):
    """A Pilot takes off with everybody in the zone, if enough are there and no zombie is (AOTD-SPEC-05, AOTD-M2-09)."""

    def __init__(self) -> None:
        super().__init__([(FLY, "fly", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return has_aim(scene, FLY_OUT)

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        if flight_goal(own(position), who) >= 0:
            options.append(FLY)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        number = flight_goal(s, who)
        zone = s.zone[who]
        s.deeds |= 1 << number
        s.touched = 1
        aboard = 0
        for actor in range(s.actors):
            if s.zone[actor] == zone:
                s.zone[actor] = -1
                s.gone[actor] = BY_EXIT
                aboard += 1
        s.emit("flown", city_of(s).aims[number].rule, (who, aboard))
        check_departed(s)


def flight_goal(s: State, who: int) -> int:
    """The goal that taking off now would reach; -1: none."""
    goals = city_of(s).aims
    for number in range(len(goals)):
        goal = goals[number]
        if goal.kind == FLY_OUT and not s.goals >> number & 1 and is_open(s, goal) and ready_to_fly(s, who, goal):
            return number
    return -1


def ready_to_fly(s: State, who: int, goal: Goal) -> bool:
    """A Pilot in the zone, no zombies, and everybody and everything that must be aboard."""
    zone = goal.numbers[0]
    if s.zone[who] != zone or not s.classes[who] & goal.numbers[1] or zombies_in(s, zone):
        return False
    survivors = 0
    companions = 0
    for actor in range(s.actors):
        if s.zone[actor] == zone:
            if actor < s.posse:
                survivors += 1
            else:
                companions += 1
    return survivors >= goal.numbers[2] and companions >= goal.numbers[3] and parts_here(s, zone, goal.numbers[4:])


class ForceDoor(Action):
    """A specialist breaks a closed door open; that may be loud (AOTD-LOS-08, AOTD-AMB-10)."""

    def __init__(self) -> None:
        super().__init__([(FORCE_DOOR, "force-door", WITH_SLOT)])

    def known(self, scene: Scene) -> bool:
        return len(in_city(scene).forced) > 0

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        doors = city_of(s).forced
        for number in range(len(doors)):
            door = doors[number]
            if door.door in s.shut and s.zone[who] == door.zone and left >= door.cost:
                if s.classes[who] & door.specialty:
                    options.append(FORCE_DOOR + number)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        door = city_of(s).forced[code & 255]
        pay(s, who, [], door.cost)
        note_action(s, who, CHAIN_BROKEN)
        open_ways(s, [door.door])
        s.emit("door-forced", door.rule, (who, code & 255))
        if door.noisy:
            produce_noise(s, s.zone[who], "AOTD-NOISE-02")
        happen(s, "door-opened:any")
        yield from NO_QUESTIONS

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(city_of(s).forced[code & 255].cost, 0, 0)
