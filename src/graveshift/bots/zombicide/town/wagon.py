"""The Wagon in the eyes of the rule-of-thumb bot: where it has to go, who pushes it, and who rides."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.errands import Task
from graveshift.bots.zombicide.sight import NOWHERE, Fighter
from graveshift.bots.zombicide.town.sight import TownSight
from graveshift.games.undead_or_alive.rules.goals import Exit, WagonOffRails

PUSH: Final = "push"
PUSHING: Final = 3
"""Actions of a push, without zombies in the way."""


def pushing(sight: TownSight) -> list[Task]:
    """The Wagon goes off the rails (M8) or to the Exit (M7)."""
    if wagon_roads(sight) is None:
        return []
    return [Task(PUSH, [sight.wagon], sight.wagon, 12.0, None)]


def wagon_roads(sight: TownSight) -> list[int] | None:
    """For each zone how far the Wagon would still have to go; None if it stands well or nobody wants it moved."""
    if sight.wagon == NOWHERE or sight.town.wagon_blocks:
        return None
    board = sight.board
    ends: list[int] = []
    for number, goal in enumerate(sight.town.goals):
        if isinstance(goal, WagonOffRails) and not sight.done(number):
            ends = [z for z in range(board.zones) if wheels(sight, z) and not board.rail[z]]
        elif isinstance(goal, Exit) and goal.wagon:
            ends = [sight.exit]
    if not ends or sight.wagon in ends:
        return None
    away = [FAR] * board.zones
    for zone in ends:
        away[zone] = 0
    queue = list(ends)
    for zone in queue:
        for near in board.neighbours[zone]:
            if away[near] == FAR and wheels(sight, near):
                away[near] = away[zone] + 1
                queue.append(near)
    return away


def wheels(sight: TownSight, zone: int) -> bool:
    """May the Wagon stand here?"""
    board = sight.board
    return not (board.indoors[zone] or board.balcony[zone] or board.train[zone])


def carried(sight: TownSight, me: Fighter) -> bool:
    """Does somebody beside the Wagon have it to push still in this round, so that riding is a step for nothing?

    Whoever is needed to push, or has other things to do, does not ride (UOA-MACH-03, UOA-MACH-07).
    """
    roads = wagon_roads(sight)
    if roads is None or me.zone != sight.wagon:
        return False
    for mate in sight.here:
        if mate is not me and mate.zone == sight.wagon and not mate.taken and not sight.state.aboard[mate.number]:
            if mate.actions >= PUSHING + sight.horde(mate.zone):
                return True
    return False
