"""Why a survivor cannot go there: walls, stairs, zombies, the Wagon (chapters Movement, Actions, Machines)."""

from __future__ import annotations

from graveshift.board.board import NO_SIGHT
from graveshift.board.geometry import Rect, overlap
from graveshift.games.undead_or_alive.attacks import sight_row
from graveshift.games.undead_or_alive.classes import charge_targets
from graveshift.games.undead_or_alive.machines import PUSH
from graveshift.games.undead_or_alive.missions import mission_cite
from graveshift.games.undead_or_alive.refusals.budget import check_actions, check_skill
from graveshift.games.undead_or_alive.refusals.request import Request, refuse
from graveshift.games.undead_or_alive.refusals.seeing import locomotive_between
from graveshift.games.undead_or_alive.town import GATLING_FIXED, GATLING_ON_WAGON, GATLING_RIDES, town_of
from graveshift.zombicide.budget import actions_left, free_left
from graveshift.zombicide.codes import BRAWLER, FREE_CHARGE, FREE_MOVE
from graveshift.zombicide.movement import surcharge
from graveshift.zombicide.skills import (
    CHARGE_MORE,
    CHARGE_ZONE,
    FREE,
    JUMP_SKILL,
    SPRINT_SKILL,
    USED_JUMP,
    USED_SPRINT,
)
from graveshift.zombicide.state import State, mods_of, zombies_in

WALL = 60
"""Two printed walls back to back are not thicker than this; zones nearer than that lie side by side."""


def check_move(r: Request) -> None:
    """A Move to an adjacent zone, paid with the surcharge (UOA-ACT-01, UOA-ACT-02)."""
    zone = r.zone(r.rest)
    check_seated(r)
    check_step(r, zone)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_seated(r: Request) -> None:
    """A passenger gets out before it goes anywhere (UOA-AMB-19)."""
    if r.s.aboard[r.who]:
        refuse("{survivor} sits in the Wagon and must get out first.", "UOA-AMB-19", survivor=r.name)


def check_step(r: Request, zone: int) -> None:
    """Is there a way from the acting survivor's zone to this one?

    (UOA-MOVE-01, UOA-MOVE-03, UOA-MOVE-04, UOA-ZONE-07, UOA-M06-06)
    """
    s = r.s
    board = s.board
    here = s.zone[r.who]
    there = board.names[zone]
    if zone == here:
        refuse("{survivor} is in {zone} already.", "UOA-ACT-01", survivor=r.name, zone=there)
    if zone in board.neighbours[here]:
        return
    if zone in board.blocked:
        refuse("The Wagon blocks {zone} until Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"), zone=there)
    origin = board.names[here]
    if (board.balcony[zone] or board.balcony[here]) and above(s, here, zone):
        refuse(
            "A Balcony is reached and left by its stairs; none join {origin} and {zone}.",
            "UOA-MOVE-04",
            origin=origin,
            zone=there,
        )
    if side_by_side(s, here, zone):
        if board.indoors[here] or board.indoors[zone]:
            refuse("There is a wall between {origin} and {zone}.", "UOA-MOVE-03", origin=origin, zone=there)
        refuse("There is no way from {origin} straight to {zone}.", "UOA-MOVE-01", origin=origin, zone=there)
    if at_a_corner(s, here, zone):
        refuse("{origin} and {zone} touch only at a corner.", "UOA-ZONE-07", origin=origin, zone=there)
    refuse("{zone} is not adjacent to {origin}.", "UOA-MOVE-01", zone=there, origin=origin)


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
        refuse(
            "A free Move Action does not pay for the {zombies} Zombies that {survivor} would leave behind.",
            "UOA-ACT-28",
            zombies=zombies,
            survivor=r.name,
        )
    refuse(
        "Leaving {zombies} Zombies costs {cost} Actions; {survivor} has {left}.",
        "UOA-ACT-02",
        zombies=zombies,
        cost=cost,
        survivor=r.name,
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


# ---- Charge, Sprint, Jump


def check_charge(r: Request) -> None:
    """A Charge ends among zombies within reach, once per Turn (UOA-CLASS-02, UOA-CLASS-03, UOA-CLASS-04)."""
    s, who = r.s, r.who
    zone = r.zone(r.rest)
    if not s.classes[who] & BRAWLER:
        refuse("{survivor} is no Brawler and leads none.", "UOA-PREC-03", survivor=r.name)
    check_seated(r)
    mods = mods_of(s, who)
    if s.charges[who] > mods[CHARGE_MORE]:
        rule = "UOA-SKILL-10" if mods[FREE + FREE_CHARGE] else "UOA-ACT-25"
        refuse("{survivor} has charged already in this Turn.", rule, survivor=r.name)
    there = s.board.names[zone]
    if zone == s.zone[who]:
        refuse("A Charge goes at least one Zone far.", "UOA-AMB-13")
    if not zombies_in(s, zone):
        refuse("A Charge must end among Zombies; there are none in {zone}.", "UOA-CLASS-04", zone=there)
    if zone not in charge_targets(s, who):
        reach = 2 + mods[CHARGE_ZONE]
        if s.board.distance[s.zone[who]][zone] > reach:
            refuse("{zone} is more than {reach} Zones away.", "UOA-CLASS-02", zone=there, reach=reach)
        refuse("Zombies on the way stop {survivor} before {zone}.", "UOA-CLASS-03", survivor=r.name, zone=there)
    extra = surcharge(s, who)
    cost = (0 if free_left(s, who, FREE_CHARGE) > 0 else 1) + extra
    left = actions_left(s, who)
    if left < cost:
        if not extra:
            check_actions(r, [FREE_CHARGE])
        refuse(
            "With {zombies} Zombies to leave this Charge costs {cost} Actions; {survivor} has {left}.",
            "UOA-CLASS-03",
            zombies=extra,
            cost=cost,
            survivor=r.name,
            left=left,
        )


def check_sprint(r: Request) -> None:
    """A Sprint begins like a Move, once per Turn (UOA-SKILL-60)."""
    zone = r.zone(r.rest)
    check_skill(r, SPRINT_SKILL, "sprint", "UOA-SKILL-60", USED_SPRINT)
    check_seated(r)
    check_step(r, zone)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_jump(r: Request) -> None:
    """A Jump reaches a zone in sight one or two away, once per Turn (UOA-SKILL-46, UOA-MOVE-05)."""
    s, who = r.s, r.who
    zone = r.zone(r.rest)
    check_skill(r, JUMP_SKILL, "jump", "UOA-SKILL-46", USED_JUMP)
    check_seated(r)
    there = s.board.names[zone]
    away = sight_row(s, who)[zone]
    if zone == s.zone[who]:
        refuse("{survivor} is in {zone} already.", "UOA-SKILL-46", survivor=r.name, zone=there)
    if away == NO_SIGHT:
        rule = "UOA-MOVE-05" if locomotive_between(s, s.zone[who], zone) else "UOA-SKILL-46"
        refuse("{survivor} does not see {zone}.", rule, survivor=r.name, zone=there)
    if away > 2:
        refuse("{zone} is {away} Zones away; a Jump reaches 2.", "UOA-SKILL-46", zone=there, away=away)
    if zone in s.board.blocked:
        refuse("The Wagon blocks {zone} until Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"), zone=there)
    cost = 1 + zombies_in(s, s.zone[who])
    left = actions_left(s, who)
    if left < cost:
        if cost == 1:
            check_actions(r, [])
        refuse(
            "With {zombies} Zombies to leave this Jump costs {cost} Actions; {survivor} has {left}.",
            "UOA-SKILL-46",
            zombies=cost - 1,
            cost=cost,
            survivor=r.name,
            left=left,
        )


# ---- Machines


def check_wagon_here(r: Request, rule: str) -> None:
    """The Wagon must stand in the zone, and must not be the wreck that blocks one (UOA-MACH-03, UOA-M06-06)."""
    s = r.s
    if town_of(s).wagon_blocks:
        refuse("This Wagon cannot be moved or boarded; only Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"))
    if s.wagon < 0:
        refuse("There is no Wagon on the board.", rule)
    if s.wagon != s.zone[r.who]:
        refuse("The Wagon is in {zone}, not beside {survivor}.", rule, zone=s.board.names[s.wagon], survivor=r.name)


def check_board_wagon(r: Request) -> None:
    """Getting in is a Move Action in the Wagon's zone (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if r.s.aboard[r.who]:
        refuse("{survivor} sits in the Wagon already.", "UOA-MACH-05", survivor=r.name)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_leave_wagon(r: Request) -> None:
    """Getting out is a Move Action too (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if not r.s.aboard[r.who]:
        refuse("{survivor} is not in the Wagon.", "UOA-MACH-05", survivor=r.name)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_push_wagon(r: Request) -> None:
    """Three Actions at once, from beside the Wagon, along the streets (UOA-MACH-02, UOA-MACH-03, UOA-AMB-17)."""
    s = r.s
    zone = r.zone(r.rest)
    check_wagon_here(r, "UOA-MACH-03")
    if s.aboard[r.who]:
        refuse("{survivor} sits in the Wagon and cannot push it.", "UOA-MACH-03", survivor=r.name)
    check_step(r, zone)
    there = s.board.names[zone]
    if s.board.train[zone]:
        refuse("The Wagon never goes on a Train: {zone}.", "UOA-AMB-97", zone=there)
    if s.board.balcony[zone] or (s.board.indoors[zone] and town_of(s).wagon_streets_only):
        refuse("The Wagon keeps to the streets; {zone} is none.", "UOA-AMB-17", zone=there)
    check_machine_price(r)


def check_push_gatling(r: Request) -> None:
    """Three Actions at once, where the mission lets the gun be moved (UOA-MACH-09, UOA-MACH-13, UOA-M02-06)."""
    s = r.s
    zone = r.zone(r.rest)
    check_gatling_here(r, "UOA-MACH-09")
    mode = town_of(s).gatling_mode
    if mode == GATLING_ON_WAGON:
        refuse("The Gatling Gun is mounted on the Wagon and moves only with it.", "UOA-MACH-13")
    if mode in (GATLING_FIXED, GATLING_RIDES):
        refuse("In this mission the Gatling Gun can be fired, not moved.", mission_cite(s, "gatling", "UOA-M02-06"))
    if s.aboard[r.who]:
        refuse("{survivor} sits in the Wagon.", "UOA-AMB-19", survivor=r.name)
    check_step(r, zone)
    if s.board.balcony[zone]:
        refuse("The Gatling Gun does not go up to a Balcony.", "UOA-AMB-17")
    check_machine_price(r)


def check_gatling_here(r: Request, rule: str) -> None:
    s = r.s
    if s.gatling < 0:
        refuse("There is no Gatling Gun on the board.", rule)
    if s.gatling != s.zone[r.who]:
        refuse(
            "The Gatling Gun is in {zone}, not beside {survivor}.", rule, zone=s.board.names[s.gatling], survivor=r.name
        )


def check_machine_price(r: Request) -> None:
    """The whole price is paid at once; no Skill lowers it (UOA-MACH-02, UOA-MACH-04)."""
    zombies = zombies_in(r.s, r.s.zone[r.who])
    cost, left = PUSH + zombies, actions_left(r.s, r.who)
    if left < cost:
        rule = "UOA-MACH-04" if left >= PUSH else "UOA-MACH-02"
        refuse(
            "Moving a Machine costs {cost} Actions at once here; {survivor} has {left}.",
            rule,
            cost=cost,
            survivor=r.name,
            left=left,
        )
