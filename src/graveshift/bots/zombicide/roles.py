"""Who runs which errand: each survivor gets the nearest, few go at once, the others search or keep company."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.danger import lift
from graveshift.bots.zombicide.errands import DELIVER, FOLLOW, LEAVE, RALLY, SEARCH, TAKE, Task
from graveshift.bots.zombicide.sight import Fighter, Sight

ORDERED: Final = 1000.0
"""An errand on which somebody is sent comes before all others."""


class Roles:
    """The errand of each survivor, and whom those follow that keep company."""

    def __init__(self) -> None:
        self.tasks: dict[str, Task] = {}
        self.leaders: dict[str, str] = {}


def assign(sight: Sight, tasks: list[Task], short: dict[str, int]) -> Roles:
    """Each survivor gets the errand it is nearest to; who is left looks for cards or keeps near the others."""
    pairs: list[tuple[float, int, int]] = []
    prices = {fighter.id: lift(sight, fighter, 5.0) for fighter in sight.here}
    for number, task in enumerate(tasks):
        for order, fighter in enumerate(sight.here):
            if task.able is not None and fighter.id not in task.able:
                continue
            away = sight.near(fighter.zone, task.places)
            if away < FAR:
                burden = 1.5 * len(fighter.followers) if task.kind not in (LEAVE, DELIVER, RALLY) else 0.0
                if task.kind == TAKE:
                    burden += prices[fighter.id]
                burden += sight.reluctance(fighter, task)
                if fighter.number == sight.w.sent and task.target == sight.w.sent_to:
                    burden -= ORDERED
                pairs.append((away * 2.0 + burden - task.worth, order, number))
    pairs.sort()
    roles = Roles()
    chosen = roles.tasks
    used: set[int] = set()
    targets: set[int] = set()
    houses: set[int] = set()
    budget = sight.houses_left()
    for _, order, number in pairs:
        fighter, task = sight.here[order], tasks[number]
        if fighter.id in chosen or number in used:
            continue
        if not task.shared:
            if task.target not in targets and len(targets) >= sight.w.parties:
                continue
            house = sight.asleep(task)
            if house >= 0 and house not in houses and len(houses) >= budget:
                continue
            targets.add(task.target)
            houses.update([house] if house >= 0 else [])
        chosen[fighter.id] = task
        if not task.shared:
            used.add(number)
    wait_for_the_last(sight, roles)
    rooms = sight.rooms()
    meeting = sight.meeting(tasks)
    leaders = dict(chosen)
    for fighter in sight.here:
        if fighter.id in chosen:
            continue
        if rooms and (short or not (leaders or meeting) or should_arm(sight, fighter, rooms)):
            chosen[fighter.id] = Task(SEARCH, rooms, rooms[0], 6.0, None)
        else:
            leader = beside(sight, fighter, leaders, roles.leaders)
            if leader is not None:
                roles.leaders[fighter.id] = leader.id
            places = meeting or ([leader.zone] if leader is not None else [])
            if places:
                chosen[fighter.id] = Task(FOLLOW, places, places[0], 2.0, None)
    return roles


def straggler(sight: Sight, places: list[int]) -> Fighter | None:
    """On the way out: the last one, if it cannot make it in this round."""
    last = max(sight.here, key=lambda fighter: (sight.near(fighter.zone, places), fighter.id), default=None)
    return last if last is not None and sight.near(last.zone, places) > sight.w.in_reach else None


def wait_for_the_last(sight: Sight, roles: Roles) -> None:
    """Those who are far ahead on the way out go back to the last one: nobody gets through alone."""
    out = next((task for task in roles.tasks.values() if task.kind == LEAVE), None)
    if out is None or not sight.all_leave(out):
        return
    last = straggler(sight, out.places)
    if last is None:
        return
    road = way_out(sight, last, out.places)
    for fighter in sight.here:
        if roles.tasks.get(fighter.id) is out and fighter is not last:
            roles.tasks[fighter.id] = Task(FOLLOW, road, road[0], 2.0, None)
            roles.leaders[fighter.id] = last.id


def way_out(sight: Sight, last: Fighter, places: list[int]) -> list[int]:
    """Where the last one on the way out will be at the end of its Turn, or a step further."""
    row = sight.board.distance[last.zone]
    away = sight.near(last.zone, places)
    return [
        zone
        for zone in range(sight.board.zones)
        if (left := sight.near(zone, places)) >= away - sight.w.in_reach - 1
        and left <= away - sight.w.in_reach + 1
        and row[zone] + left <= away + 1
    ]


def beside(sight: Sight, fighter: Fighter, chosen: dict[str, Task], escorts: dict[str, str]) -> Fighter | None:
    """The nearest survivor with an errand; some need company more than others, and one escort is enough."""
    row = sight.board.distance[fighter.zone]
    led = list(escorts.values())
    mates = [mate for mate in sight.here if mate.id in chosen and mate is not fighter]
    return min(mates, key=lambda m: (row[m.zone] - sight.forlorn(m, led.count(m.id)), m.id), default=None)


def should_arm(sight: Sight, fighter: Fighter, rooms: list[int]) -> bool:
    """Poorly armed, and a room to search is near: better than to keep company with bare hands."""
    cards = [card for card in fighter.ready if sight.guide.is_weapon(card)]
    poor = all(fighter.talent.weapon_worth(card) < sight.w.armed for card in cards)
    return poor and sight.near(fighter.zone, rooms) <= sight.w.in_reach
