"""A board that changes its zones under the game: everything keeps its place, and who stands in the way is put aside."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.board.board import Board
from graveshift.board.change import carried, refuges
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.codes import ASK_DISPLACED, LONE, ZONE
from graveshift.zombicide.rules.movement import relocate
from graveshift.zombicide.rules.state import State


def redraw(s: State, altered: list[int], new: Board, shape: int, rule: str) -> Generator[Ask, int, None]:
    """The board takes its new shape; survivors in the way are put in the nearest street zone, for free.

    Ties are their owner's choice (UOA-TRAIN-05, UOA-TRAIN-09, UOA-TRAIN-14, UOA-AMB-40, UOA-AMB-41).
    """
    displaced: list[tuple[int, list[int]]] = []
    for actor in range(s.actors):
        if s.zone[actor] in altered:
            if actor < s.posse or s.leader[actor] == LONE:
                displaced.append((actor, refuges(s.board, new, s.zone[actor])))
            s.zone[actor] = -1
    change_board(s, new, shape)
    for actor, places in displaced:
        place = places[0]
        if len(places) > 1:
            seat = s.owner[actor] if actor < s.posse else TEAM
            answer = yield Ask(seat, ASK_DISPLACED, [ZONE + option for option in places], (actor,))
            place = answer - ZONE
        relocate(s, actor, place, rule)


def change_board(s: State, new: Board, shape: int) -> None:
    """Everything keeps its place while the zones get new numbers (UOA-TRAIN-05, UOA-TRAIN-14)."""
    old = s.board
    where = carried(old, new)
    zombies = [0] * (new.zones * s.kinds)
    for zone in range(old.zones):
        for kind in range(s.kinds):
            count = s.zombies[zone * s.kinds + kind]
            if count:
                zombies[where[zone] * s.kinds + kind] += count
    s.zombies = zombies
    s.zone = [moved(where, zone) for zone in s.zone]
    s.token_zone = [kept_token(old, new, where, zone) for zone in s.token_zone]
    s.objective_zone = [moved(where, zone) for zone in s.objective_zone]
    s.noise_zone = moved(where, s.noise_zone)
    s.frozen = []
    s.board = new
    s.shape = shape
    s.touched = 1
    s.scene.redrawn(s, where)


def kept_token(old: Board, new: Board, where: list[int], zone: int) -> int:
    """Where a Spawn token lies now: one whose zone is no more is put beside it (UOA-AMB-44)."""
    if zone < 0 or where[zone] >= 0:
        return moved(where, zone)
    return refuges(old, new, zone)[0]


def moved(where: list[int], zone: int) -> int:
    """The new number of a zone; nowhere stays nowhere."""
    return where[zone] if zone >= 0 else -1
