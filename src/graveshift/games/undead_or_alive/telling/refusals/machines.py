"""Why the Wagon or the Gatling Gun cannot be used, or its passenger cannot walk (chapter Machines)."""

from __future__ import annotations

from typing import Final

from graveshift.content import Text
from graveshift.games.undead_or_alive.rules.machines import PUSH
from graveshift.games.undead_or_alive.rules.state import own
from graveshift.games.undead_or_alive.rules.town import GATLING_FIXED, GATLING_ON_WAGON, GATLING_RIDES, town_of
from graveshift.zombicide.content.missions import mission_cite
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.codes import FREE_COMBAT, FREE_RANGED, FREE_VADE_COMBAT
from graveshift.zombicide.rules.movement import surcharge
from graveshift.zombicide.rules.state import zombies_in
from graveshift.zombicide.telling.refusals.budget import check_actions
from graveshift.zombicide.telling.refusals.fighting import check_range
from graveshift.zombicide.telling.refusals.moving import check_leaving, check_step
from graveshift.zombicide.telling.refusals.request import Request

FREE_SHOTS: Final = (FREE_RANGED, FREE_COMBAT, FREE_VADE_COMBAT)
"""Free Actions that would pay for a shot with a weapon of one's own."""

THE_GATLING: Final = Text(en="The Gatling Gun", pl="Kartaczownica Gatlinga")


def check_seated(r: Request) -> None:
    """A passenger gets out before it goes anywhere (UOA-AMB-19)."""
    if own(r.s).aboard[r.who]:
        r.refuse("{survivor} sits in the Wagon and must get out first.", "UOA-AMB-19")


def check_way_open(r: Request, zone: int) -> None:
    """In one mission the Wagon blocks a zone until Dynamite removes it (UOA-M06-06)."""
    if zone in r.s.board.blocked:
        rule = mission_cite(own(r.s), "wagon-blocks-zone")
        r.refuse("The Wagon blocks {zone} until Dynamite removes it.", rule, zone=r.s.board.names[zone])


def check_wagon_here(r: Request, rule: str) -> None:
    """The Wagon must stand in the zone, and must not be the wreck that blocks one (UOA-MACH-03, UOA-M06-06)."""
    s = own(r.s)
    if town_of(s).wagon_blocks:
        r.refuse(
            "This Wagon cannot be moved or boarded; only Dynamite removes it.", mission_cite(s, "wagon-blocks-zone")
        )
    if s.wagon < 0:
        r.refuse("There is no Wagon on the board.", rule)
    if s.wagon != s.zone[r.who]:
        r.refuse("The Wagon is in {zone}, not beside {survivor}.", rule, zone=s.board.names[s.wagon])


def check_board_wagon(r: Request) -> None:
    """Getting in is a Move Action in the Wagon's zone (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if own(r.s).aboard[r.who]:
        r.refuse("{survivor} sits in the Wagon already.", "UOA-MACH-05")
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_leave_wagon(r: Request) -> None:
    """Getting out is a Move Action too (UOA-MACH-05)."""
    check_wagon_here(r, "UOA-MACH-05")
    if not own(r.s).aboard[r.who]:
        r.refuse("{survivor} is not in the Wagon.", "UOA-MACH-05")
    check_leaving(r, 1 + surcharge(r.s, r.who))


def check_push_wagon(r: Request) -> None:
    """Three Actions at once, from beside the Wagon, along the streets (UOA-MACH-02, UOA-MACH-03, UOA-AMB-17)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    check_wagon_here(r, "UOA-MACH-03")
    if s.aboard[r.who]:
        r.refuse("{survivor} sits in the Wagon and cannot push it.", "UOA-MACH-03", "UOA-AMB-19")
    check_step(r, zone)
    there = s.board.names[zone]
    if s.board.train[zone]:
        r.refuse("The Wagon never goes on a Train: {zone}.", "UOA-AMB-97", zone=there)
    if s.board.balcony[zone] or (s.board.indoors[zone] and town_of(s).wagon_streets_only):
        r.refuse("The Wagon keeps to the streets; {zone} is none.", "UOA-AMB-17", zone=there)
    check_machine_price(r)


def check_push_gatling(r: Request) -> None:
    """Three Actions at once, where the mission lets the gun be moved (UOA-MACH-09, UOA-MACH-13, UOA-M02-06)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    check_gatling_here(r, "UOA-MACH-09")
    mode = town_of(s).gatling_mode
    if mode == GATLING_ON_WAGON:
        r.refuse("The Gatling Gun is mounted on the Wagon and moves only with it.", "UOA-MACH-13")
    if mode in (GATLING_FIXED, GATLING_RIDES):
        r.refuse("In this mission the Gatling Gun can be fired, not moved.", mission_cite(s, "gatling", "UOA-M02-06"))
    if s.aboard[r.who]:
        r.refuse("{survivor} sits in the Wagon.", "UOA-AMB-19")
    check_step(r, zone)
    if s.board.balcony[zone]:
        r.refuse("The Gatling Gun does not go up to a Balcony.", "UOA-AMB-17")
    check_machine_price(r)


def check_gatling_here(r: Request, rule: str) -> None:
    s = own(r.s)
    if s.gatling < 0:
        r.refuse("There is no Gatling Gun on the board.", rule)
    if s.gatling != s.zone[r.who]:
        r.refuse("The Gatling Gun is in {zone}, not beside {survivor}.", rule, zone=s.board.names[s.gatling])


def check_machine_price(r: Request) -> None:
    """The whole price is paid at once; no Skill lowers it (UOA-MACH-02, UOA-MACH-04)."""
    zombies = zombies_in(r.s, r.s.zone[r.who])
    cost, left = PUSH + zombies, actions_left(r.s, r.who)
    if left < cost:
        rule = "UOA-MACH-04" if left >= PUSH else "UOA-MACH-02"
        r.refuse(
            "Moving a Machine costs {cost} Actions at once here; {survivor} has {left}.", rule, cost=cost, left=left
        )


def check_fire_gatling(r: Request) -> None:
    """The Gatling Gun in the zone fires with its own figures (UOA-MACH-10, UOA-MACH-13)."""
    s = own(r.s)
    zone = r.zone(r.rest)
    check_gatling_here(r, "UOA-MACH-10")
    if town_of(s).gatling_mode == GATLING_ON_WAGON and not s.aboard[r.who]:
        r.refuse("The Gatling Gun is mounted on the Wagon; only somebody inside can fire it.", "UOA-MACH-13")
    here = s.zone[r.who]
    away = s.board.sight[here][zone]
    if zone not in s.board.sees[here]:
        r.refuse("The Gatling Gun cannot see {zone}.", "UOA-CBT-07", zone=s.board.names[zone])
    check_range(r, THE_GATLING, zone, away, s.tables.gatling[0], s.tables.gatling[1])
    if actions_left(s, r.who) <= 0 and any(free_left(s, r.who, kind) > 0 for kind in FREE_SHOTS):
        r.refuse("A free Action of {survivor} does not fire the Gatling Gun.", "UOA-MACH-11")
    check_actions(r, [])
