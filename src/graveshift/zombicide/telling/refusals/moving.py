"""Why a survivor cannot go there: walls, stairs, zombies (chapters Movement, Actions, Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import NO_SIGHT
from graveshift.board.geometry import Rect, overlap
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.codes import FREE_MOVE
from graveshift.zombicide.rules.movement import surcharge
from graveshift.zombicide.rules.skills import JUMP_SKILL, SPRINT_SKILL, USED_JUMP, USED_SPRINT
from graveshift.zombicide.rules.state import State, zombies_in
from graveshift.zombicide.telling.refusals.budget import check_actions, check_skill
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.refusals.seeing import solid_between
from graveshift.zombicide.telling.teller import Check

WALL = 60
"""Two printed walls back to back are not thicker than this; zones nearer than that lie side by side."""


def check_move(r: Request) -> None:
    """A Move to an adjacent zone, paid with the surcharge (UOA-ACT-01, UOA-ACT-02)."""
    zone = r.zone(r.rest)
    r.teller.check_feet(r)
    check_step(r, zone)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_step(r: Request, zone: int) -> None:
    """Is there a way from the acting survivor's zone to this one?

    (UOA-MOVE-01, UOA-MOVE-03, UOA-MOVE-04, UOA-ZONE-07)
    """
    s = r.s
    board = s.board
    here = s.zone[r.who]
    there = board.names[zone]
    if zone == here:
        r.refuse("{survivor} is in {zone} already.", r.cites[cite.MOVE_ACTION], zone=there)
    if zone in board.neighbours[here]:
        return
    r.teller.check_open(r, zone)
    origin = board.names[here]
    if (board.balcony[zone] or board.balcony[here]) and above(s, here, zone):
        r.refuse(
            "A Balcony is reached and left by its stairs; none join {origin} and {zone}.",
            r.cites[cite.STAIRS],
            origin=origin,
            zone=there,
        )
    if side_by_side(s, here, zone):
        if board.indoors[here] or board.indoors[zone]:
            r.refuse("There is a wall between {origin} and {zone}.", r.cites[cite.WALLS], origin=origin, zone=there)
        r.refuse("There is no way from {origin} straight to {zone}.", r.cites[cite.ADJACENT], origin=origin, zone=there)
    if at_a_corner(s, here, zone):
        r.refuse("{origin} and {zone} touch only at a corner.", r.cites[cite.CORNERS], origin=origin, zone=there)
    r.refuse("{zone} is not adjacent to {origin}.", r.cites[cite.ADJACENT], zone=there, origin=origin)


def check_leaving(r: Request, cost: int) -> None:
    """Are there enough Actions to leave, zombies included? (UOA-ACT-02, UOA-ACT-28)"""
    left = actions_left(r.s, r.who)
    free = free_left(r.s, r.who, FREE_MOVE)
    if left + free >= cost:
        return
    if cost == 1:
        check_actions(r, [FREE_MOVE])
    zombies = zombies_in(r.s, r.s.zone[r.who])
    if left <= 0 and free <= 0:
        check_actions(r, [FREE_MOVE])
    if free > 0:
        r.refuse(
            "A free Move Action does not pay for the {zombies} Zombies that {survivor} would leave behind.",
            r.cites[cite.FREE_MOVE_PAYS],
            zombies=zombies,
        )
    r.refuse(
        "Leaving {zombies} Zombies costs {cost} Actions; {survivor} has {left}.",
        r.cites[cite.LEAVING_COSTS],
        r.cites[cite.ACTIONS_PER_TURN],
        zombies=zombies,
        cost=cost,
        left=left,
    )


# ---- geometry


def rects(s: State, zone: int) -> list[Rect]:
    return s.board.plan.zones[zone].rects


def side_by_side(s: State, a: int, b: int) -> bool:
    """Do the two zones share an edge, a wall perhaps?"""
    for one in rects(s, a):
        for two in rects(s, b):
            wide = overlap(one[0] - WALL, one[2] + WALL, two[0], two[2])
            tall = overlap(one[1] - WALL, one[3] + WALL, two[1], two[3])
            if wide and tall:
                if overlap(one[0], one[2], two[0], two[2]) or overlap(one[1], one[3], two[1], two[3]):
                    return True
    return False


def at_a_corner(s: State, a: int, b: int) -> bool:
    """Do they meet at a corner only?"""
    for one in rects(s, a):
        for two in rects(s, b):
            if overlap(one[0] - WALL, one[2] + WALL, two[0], two[2]) and overlap(
                one[1] - WALL, one[3] + WALL, two[1], two[3]
            ):
                return True
    return False


def above(s: State, a: int, b: int) -> bool:
    """Does one of them hang over or beside the other?"""
    return a in s.board.over[b] or b in s.board.over[a] or side_by_side(s, a, b)


# ---- Sprint and Jump


def check_sprint(r: Request) -> None:
    """A Sprint begins like a Move, once per Turn (UOA-SKILL-60)."""
    zone = r.zone(r.rest)
    check_skill(r, SPRINT_SKILL, "sprint", r.cites[cite.SPRINT], USED_SPRINT)
    r.teller.check_feet(r)
    check_step(r, zone)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_jump(r: Request) -> None:
    """A Jump reaches a zone in sight one or two away, once per Turn (UOA-SKILL-46, UOA-MOVE-05)."""
    s, who = r.s, r.who
    zone = r.zone(r.rest)
    check_skill(r, JUMP_SKILL, "jump", r.cites[cite.JUMP], USED_JUMP)
    r.teller.check_feet(r)
    there = s.board.names[zone]
    away = sight_row(s, who)[zone]
    if zone == s.zone[who]:
        r.refuse("{survivor} is in {zone} already.", r.cites[cite.JUMP], zone=there)
    if away == NO_SIGHT:
        rule = r.cites[cite.JUMP_OVER_SOLID] if solid_between(s, s.zone[who], zone) else r.cites[cite.JUMP]
        r.refuse("{survivor} does not see {zone}.", rule, zone=there)
    if away > 2:
        r.refuse("{zone} is {away} Zones away; a Jump reaches 2.", r.cites[cite.JUMP], zone=there, away=away)
    r.teller.check_open(r, zone)
    cost = 1 + zombies_in(s, s.zone[who])
    left = actions_left(s, who)
    if left < cost:
        if cost == 1:
            check_actions(r, [])
        r.refuse(
            "With {zombies} Zombies to leave this Jump costs {cost} Actions; {survivor} has {left}.",
            r.cites[cite.JUMP],
            r.cites[cite.LEAVING_COSTS],
            zombies=cost - 1,
            cost=cost,
            left=left,
        )


CHECKS: Final[dict[str, Check]] = {"move": check_move, "sprint": check_sprint, "jump": check_jump}
"""The reasons against each Action, by its name."""
