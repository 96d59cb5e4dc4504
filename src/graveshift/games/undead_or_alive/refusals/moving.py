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
        refuse(f"{r.name} sits in the Wagon and must get out first.", "UOA-AMB-19")


def check_step(r: Request, zone: int) -> None:
    """Is there a way from the acting survivor's zone to this one?

    (UOA-MOVE-01, UOA-MOVE-03, UOA-MOVE-04, UOA-ZONE-07, UOA-M06-06)
    """
    s = r.s
    board = s.board
    here = s.zone[r.who]
    there = board.names[zone]
    if zone == here:
        refuse(f"{r.name} is in {there} already.", "UOA-ACT-01")
    if zone in board.neighbours[here]:
        return
    if zone in board.blocked:
        refuse(f"The Wagon blocks {there} until Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"))
    origin = board.names[here]
    if (board.balcony[zone] or board.balcony[here]) and above(s, here, zone):
        refuse(f"A Balcony is reached and left by its stairs; none join {origin} and {there}.", "UOA-MOVE-04")
    if side_by_side(s, here, zone):
        if board.indoors[here] or board.indoors[zone]:
            refuse(f"There is a wall between {origin} and {there}.", "UOA-MOVE-03")
        refuse(f"There is no way from {origin} straight to {there}.", "UOA-MOVE-01")
    if at_a_corner(s, here, zone):
        refuse(f"{origin} and {there} touch only at a corner.", "UOA-ZONE-07")
    refuse(f"{there} is not adjacent to {origin}.", "UOA-MOVE-01")


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
            f"A free Move Action does not pay for the {zombies} Zombies that {r.name} would leave behind.", "UOA-ACT-28"
        )
    refuse(f"Leaving {zombies} Zombies costs {cost} Actions; {r.name} has {left}.", "UOA-ACT-02")


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
        refuse(f"{r.name} is no Brawler and leads none.", "UOA-PREC-03")
    check_seated(r)
    mods = mods_of(s, who)
    if s.charges[who] > mods[CHARGE_MORE]:
        rule = "UOA-SKILL-10" if mods[FREE + FREE_CHARGE] else "UOA-ACT-25"
        refuse(f"{r.name} has charged already in this Turn.", rule)
    there = s.board.names[zone]
    if zone == s.zone[who]:
        refuse("A Charge goes at least one Zone far.", "UOA-AMB-13")
    if not zombies_in(s, zone):
        refuse(f"A Charge must end among Zombies; there are none in {there}.", "UOA-CLASS-04")
    if zone not in charge_targets(s, who):
        reach = 2 + mods[CHARGE_ZONE]
        if s.board.distance[s.zone[who]][zone] > reach:
            refuse(f"{there} is more than {reach} Zones away.", "UOA-CLASS-02")
        refuse(f"Zombies on the way stop {r.name} before {there}.", "UOA-CLASS-03")
    extra = surcharge(s, who)
    cost = (0 if free_left(s, who, FREE_CHARGE) > 0 else 1) + extra
    left = actions_left(s, who)
    if left < cost:
        if not extra:
            check_actions(r, [FREE_CHARGE])
        refuse(f"With {extra} Zombies to leave this Charge costs {cost} Actions; {r.name} has {left}.", "UOA-CLASS-03")


def check_sprint(r: Request) -> None:
    """A Sprint begins like a Move, once per Turn (UOA-SKILL-60)."""
    zone = r.zone(r.rest)
    check_skill(r, SPRINT_SKILL, "Sprint", "UOA-SKILL-60", USED_SPRINT)
    check_seated(r)
    check_step(r, zone)
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_jump(r: Request) -> None:
    """A Jump reaches a zone in sight one or two away, once per Turn (UOA-SKILL-46, UOA-MOVE-05)."""
    s, who = r.s, r.who
    zone = r.zone(r.rest)
    check_skill(r, JUMP_SKILL, "Jump", "UOA-SKILL-46", USED_JUMP)
    check_seated(r)
    there = s.board.names[zone]
    away = sight_row(s, who)[zone]
    if zone == s.zone[who]:
        refuse(f"{r.name} is in {there} already.", "UOA-SKILL-46")
    if away == NO_SIGHT:
        rule = "UOA-MOVE-05" if locomotive_between(s, s.zone[who], zone) else "UOA-SKILL-46"
        refuse(f"{r.name} does not see {there}.", rule)
    if away > 2:
        refuse(f"{there} is {away} Zones away; a Jump reaches 2.", "UOA-SKILL-46")
    if zone in s.board.blocked:
        refuse(f"The Wagon blocks {there} until Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"))
    cost = 1 + zombies_in(s, s.zone[who])
    left = actions_left(s, who)
    if left < cost:
        if cost == 1:
            check_actions(r, [])
        refuse(f"With {cost - 1} Zombies to leave this Jump costs {cost} Actions; {r.name} has {left}.", "UOA-SKILL-46")


# ---- Machines


def check_wagon_here(r: Request, rule: str) -> None:
    """The Wagon must stand in the zone, and must not be the wreck that blocks one (UOA-MACH-03, UOA-M06-06)."""
    s = r.s
    if town_of(s).wagon_blocks:
        refuse("This Wagon cannot be moved or boarded; only Dynamite removes it.", mission_cite(s, "wagon-blocks-zone"))
    if s.wagon < 0:
        refuse("There is no Wagon on the board.", rule)
    if s.wagon != s.zone[r.who]:
        refuse(f"The Wagon is in {s.board.names[s.wagon]}, not beside {r.name}.", rule)


def check_board_wagon(r: Request) -> None:
    """Getting in is a Move Action in the Wagon's zone (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if r.s.aboard[r.who]:
        refuse(f"{r.name} sits in the Wagon already.", "UOA-MACH-05")
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_leave_wagon(r: Request) -> None:
    """Getting out is a Move Action too (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if not r.s.aboard[r.who]:
        refuse(f"{r.name} is not in the Wagon.", "UOA-MACH-05")
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_push_wagon(r: Request) -> None:
    """Three Actions at once, from beside the Wagon, along the streets (UOA-MACH-02, UOA-MACH-03, UOA-AMB-17)."""
    s = r.s
    zone = r.zone(r.rest)
    check_wagon_here(r, "UOA-MACH-03")
    if s.aboard[r.who]:
        refuse(f"{r.name} sits in the Wagon and cannot push it.", "UOA-MACH-03")
    check_step(r, zone)
    there = s.board.names[zone]
    if s.board.train[zone]:
        refuse(f"The Wagon never goes on a Train: {there}.", "UOA-AMB-97")
    if s.board.balcony[zone] or (s.board.indoors[zone] and town_of(s).wagon_streets_only):
        refuse(f"The Wagon keeps to the streets; {there} is none.", "UOA-AMB-17")
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
        refuse(f"{r.name} sits in the Wagon.", "UOA-AMB-19")
    check_step(r, zone)
    if s.board.balcony[zone]:
        refuse("The Gatling Gun does not go up to a Balcony.", "UOA-AMB-17")
    check_machine_price(r)


def check_gatling_here(r: Request, rule: str) -> None:
    s = r.s
    if s.gatling < 0:
        refuse("There is no Gatling Gun on the board.", rule)
    if s.gatling != s.zone[r.who]:
        refuse(f"The Gatling Gun is in {s.board.names[s.gatling]}, not beside {r.name}.", rule)


def check_machine_price(r: Request) -> None:
    """The whole price is paid at once; no Skill lowers it (UOA-MACH-02, UOA-MACH-04)."""
    zombies = zombies_in(r.s, r.s.zone[r.who])
    cost, left = PUSH + zombies, actions_left(r.s, r.who)
    if left < cost:
        rule = "UOA-MACH-04" if left >= PUSH else "UOA-MACH-02"
        refuse(f"Moving a Machine costs {cost} Actions at once here; {r.name} has {left}.", rule)
