"""Why a zone is out of sight or out of range (chapter Line of Sight)."""

from __future__ import annotations

from graveshift.board.board import NO_SIGHT
from graveshift.board.geometry import Rect, overlap
from graveshift.board.textmap import CELL
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.teller import teller_of


def check_sight(r: Request, zone: int) -> int:
    """The range to a zone in sight; the rule says why there is none (UOA-CBT-07)."""
    away = sight_row(r.s, r.who)[zone]
    if away == NO_SIGHT:
        rule = r.teller.unseen(r, zone) or r.cites[sight_rule(r.s, r.who, zone)]
        r.refuse("{survivor} does not see {zone}.", rule, zone=r.s.board.names[zone])
    return away


def sight_rule(s: State, who: int, zone: int) -> int:
    """Which rule of sight keeps a survivor from seeing a zone, as a citation."""
    board = s.board
    here = s.zone[who]
    if board.balcony[here] or board.balcony[zone]:
        return (
            cite.SIGHT_AT_HOME_BALCONY
            if s.classes[who] & s.tables.sees_home and behind_a_building(s, here, zone)
            else cite.SIGHT_BALCONY
        )
    if solid_between(s, here, zone):
        return cite.SIGHT_SOLID
    if board.indoors[here]:
        if not board.indoors[zone]:
            return cite.SIGHT_OUT
        return cite.SIGHT_AT_HOME if s.classes[who] & s.tables.sees_home else cite.SIGHT_INDOORS
    if board.indoors[zone]:
        return cite.SIGHT_IN
    return cite.SIGHT_BLOCKED if in_line(s, here, zone) else cite.SIGHT_STRAIGHT


def behind_a_building(s: State, here: int, zone: int) -> bool:
    """Would somebody at home see this street from the streets below the balcony, or them from it? (UOA-AMB-103)"""
    board = s.board
    balcony, street = (here, zone) if board.balcony[here] else (zone, here)
    if board.indoors[street]:
        return False
    return any(board.sight_home[street][below] != NO_SIGHT for below in board.over[balcony])


def in_line(s: State, a: int, b: int) -> bool:
    """Do the two zones face each other straight along the board edges, whatever stands between?"""
    for one in s.board.plan.zones[a].rects:
        for two in s.board.plan.zones[b].rects:
            if overlap(one[0], one[2], two[0], two[2]) or overlap(one[1], one[3], two[1], two[3]):
                return True
    return False


def solid_between(s: State, a: int, b: int) -> bool:
    """Does something solid stand straight between two zones? (UOA-LOS-11, UOA-MOVE-05)"""
    for thing in solid(s):
        for one in s.board.plan.zones[a].rects:
            for two in s.board.plan.zones[b].rects:
                if between(thing, one, two):
                    return True
    return False


def solid(s: State) -> list[Rect]:
    """What cannot be entered or seen through: printed things; on a text map every cell that is no zone."""
    plan = s.board.plan
    if plan.tiles:
        return [thing.rect for thing in plan.things if thing.kind in teller_of(s).solid]
    taken = [rect for shape in plan.zones for rect in shape.rects]
    cells = [(x, y, x + CELL, y + CELL) for x in range(0, plan.size[0], CELL) for y in range(0, plan.size[1], CELL)]
    return [cell for cell in cells if not any(inside(cell, rect) for rect in taken)]


def inside(cell: Rect, rect: Rect) -> bool:
    return rect[0] <= cell[0] and rect[1] <= cell[1] and cell[2] <= rect[2] and cell[3] <= rect[3]


def between(thing: Rect, one: Rect, two: Rect) -> bool:
    """Does a thing lie in the straight strip that joins two rectangles?"""
    for across, along in ((0, 1), (1, 0)):
        strip = overlap(one[across], one[across + 2], two[across], two[across + 2])
        if strip is None or overlap(strip[0], strip[1], thing[across], thing[across + 2]) is None:
            continue
        low, high = sorted((one, two), key=lambda rect: rect[along])
        if overlap(low[along + 2], high[along], thing[along], thing[along + 2]) is not None:
            return True
    return False
