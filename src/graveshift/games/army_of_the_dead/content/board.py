"""The board of a mission: its floors, its doors and lifts as they are at first."""

from __future__ import annotations

from graveshift.board import Board, TileSet
from graveshift.board.placement import Floor, read_rows
from graveshift.board.shape import from_floors
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.vocabulary import ElevatorLocked
from graveshift.games.army_of_the_dead.rules.city import City


def floors(mission: Mission, tiles: TileSet) -> Board:
    """The board with every door as the tiles have it."""
    plans = [Floor(floor.name, read_rows("\n".join(floor.rows))) for floor in mission.board.floors]
    return from_floors(plans, tiles, mission.board.elevators)


def first_board(mission: Mission, city: City, tiles: TileSet) -> Board:
    """The board of the first moment: doors that the mission closes, lifts that it locks (AOTD-LOS-08, AOTD-ELEV-01)."""
    board = floors(mission, tiles)
    shut = [
        board.door(board.index[door.between[0]], board.index[door.between[1]]) for door in mission.board.closed_doors
    ]
    for rule in mission.rules:
        if isinstance(rule, ElevatorLocked):
            here = board.index[rule.zone]
            shut += [board.door(here, other) for other in city.elevators if other != here]
    if city.vault_door >= 0:
        shut.append(city.vault_door)
    return board.closed(shut)
