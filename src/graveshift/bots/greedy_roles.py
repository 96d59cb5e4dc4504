"""Who runs which errand: each survivor gets the nearest, few go at once, the others search or keep company."""

from __future__ import annotations

from graveshift.board.board import FAR
from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_danger import lift
from graveshift.bots.greedy_figures import is_weapon, weapon_worth
from graveshift.bots.greedy_sight import Fighter, Sight
from graveshift.bots.greedy_tasks import (
    DELIVER,
    FOLLOW,
    LEAVE,
    RALLY,
    SEARCH,
    TAKE,
    Task,
    house_budget,
    indoors_asleep,
)
from graveshift.games.undead_or_alive import goals as g


class Roles:
    """The errand of each survivor, and whom those follow that keep company."""

    def __init__(self) -> None:
        self.tasks: dict[str, Task] = {}
        self.leaders: dict[str, str] = {}


def assign(sight: Sight, tasks: list[Task], short: dict[str, int]) -> Roles:
    """Each survivor gets the errand it is nearest to; who is left looks for cards or keeps near the others."""
    pairs = []
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
                pairs.append((away * 2.0 + burden - task.worth, order, number, fighter, task))
    pairs.sort(key=lambda pair: pair[:3])
    roles = Roles()
    chosen = roles.tasks
    used: set[int] = set()
    targets: set[int] = set()
    houses: set[int] = set()
    budget = house_budget(sight)
    for _, _, number, fighter, task in pairs:
        if fighter.id in chosen or number in used:
            continue
        if not task.shared:
            if task.target not in targets and len(targets) >= w.PARTIES:
                continue
            house = indoors_asleep(sight, task)
            if house >= 0 and house not in houses and len(houses) >= budget:
                continue
            targets.add(task.target)
            houses.update([house] if house >= 0 else [])
        chosen[fighter.id] = task
        if not task.shared:
            used.add(number)
    wait_for_the_last(sight, roles)
    rooms = searchable(sight)
    meeting = rendezvous(sight, tasks)
    leaders = dict(chosen)
    for fighter in sight.here:
        if fighter.id in chosen:
            continue
        if rooms and (short or not (leaders or meeting) or should_arm(sight, fighter, rooms)):
            chosen[fighter.id] = Task(SEARCH, rooms, rooms[0], 6.0, None)
        else:
            leader = beside(sight, fighter, leaders)
            if leader is not None:
                roles.leaders[fighter.id] = leader.id
            places = meeting or ([leader.zone] if leader is not None else [])
            if places:
                chosen[fighter.id] = Task(FOLLOW, places, places[0], 2.0, None)
    return roles


def straggler(sight: Sight, places: list[int]) -> Fighter | None:
    """On the way out: the last one, if it cannot make it in this round."""
    last = max(sight.here, key=lambda fighter: (sight.near(fighter.zone, places), fighter.id), default=None)
    return last if last is not None and sight.near(last.zone, places) > w.IN_REACH else None


def wait_for_the_last(sight: Sight, roles: Roles) -> None:
    """Those who are far ahead on the way out go back to the last one: nobody gets through alone."""
    out = next((task for task in roles.tasks.values() if task.kind == LEAVE), None)
    if out is None or out.target != sight.exit:
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
        if (left := sight.near(zone, places)) >= away - w.IN_REACH - 1
        and left <= away - w.IN_REACH + 1
        and row[zone] + left <= away + 1
    ]


def rendezvous(sight: Sight, tasks: list[Task]) -> list[int]:
    """Where those with nothing to do wait for the end: at the Exit or by the Train, once all else is done."""
    if any(task.kind != LEAVE for task in tasks):
        return []
    if sight.exit >= 0:
        return [sight.exit]
    if not any(goal.kind == g.BY_RAIL for goal in sight.town.goals):
        return []
    hunting = any(goal.kind == g.BOUNTIES for goal in sight.open_goals())
    if hunting and not sight.view["train"]["moving"]:
        return []
    board = sight.board
    cars = [zone for zone in range(board.zones) if board.train[zone] and zone not in sight.zombies]
    return cars or [zone for zone in range(board.zones) if board.rail[zone] and zone not in sight.nests]


def beside(sight: Sight, fighter: Fighter, chosen: dict[str, Task]) -> Fighter | None:
    """The nearest survivor with an errand."""
    row = sight.board.distance[fighter.zone]
    mates = [mate for mate in sight.here if mate.id in chosen and mate is not fighter]
    return min(mates, key=lambda other: (row[other.zone], other.id), default=None)


def searchable(sight: Sight) -> list[int]:
    """Rooms without zombies and Spawn tokens, no mines; sleeping houses only if there is no other and one may wake."""
    board = sight.board
    rooms = [z for z in range(board.zones) if board.indoors[z] and z not in sight.zombies and not board.mine[z]]
    quiet = [z for z in rooms if z not in sight.nests]
    awake = [z for z in quiet if z not in sight.sleeping]
    if awake or house_budget(sight) <= 0:
        return awake
    return quiet


def should_arm(sight: Sight, fighter: Fighter, rooms: list[int]) -> bool:
    """Poorly armed, and a room to search is near: better than to keep company with bare hands."""
    mods = tuple(fighter.mods)
    gunslinger = "gunslinger" in fighter.classes
    poor = all(weapon_worth(card, mods, gunslinger) < w.ARMED for card in fighter.ready() if is_weapon(card))
    return poor and sight.near(fighter.zone, rooms) <= w.IN_REACH
