"""Why a zone of the city is out of sight or cannot be entered (chapters Line of Sight, Movement, Statue of Liberty)."""

from __future__ import annotations

from graveshift.board.ground import ISLAND
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.state import own
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.refusals.request import Request
from graveshift.zombicide.telling.refusals.seeing import between, in_line, solid_between


def unseen_rule(s: State, here: int, zone: int) -> str:
    """The rule of sight that keeps one zone from the other."""
    board = s.board
    if board.floor[here] != board.floor[zone]:
        return "AOTD-LOS-12"
    if is_shut(s, here, zone):
        return "AOTD-LOS-08"
    openly = [not board.indoors[one] or board.open_room[one] for one in (here, zone)]
    if in_line(s, here, zone):
        if statue_between(s, here, zone):
            return "AOTD-LOS-13"
        if board.open_room[here] and solid_between(s, here, zone):
            return "AOTD-LOS-10"
    if openly[0] and openly[1]:
        return "AOTD-LOS-01" if in_line(s, here, zone) else "AOTD-LOS-02"
    if openly[0]:
        return "AOTD-LOS-06"
    if not openly[1] and across_a_street(s, here, zone):
        return "AOTD-AMB-70"
    return "AOTD-LOS-05" if openly[1] else "AOTD-LOS-04"


def is_shut(s: State, here: int, zone: int) -> bool:
    """Is there a closed door between two zones, or a lift that does not run?"""
    return s.board.door(here, zone) in s.board.shut


def statue_between(s: State, here: int, zone: int) -> bool:
    """Does the Statue stand straight between two zones? (AOTD-STAT-03)"""
    return any_between(s, [one for one, kind in enumerate(s.board.kind) if kind == ISLAND], here, zone)


def across_a_street(s: State, here: int, zone: int) -> bool:
    """Does a street, or what counts as one for sight, lie straight between two rooms? (AOTD-AMB-70)"""
    board = s.board
    streets = [one for one in range(board.zones) if not board.indoors[one] or board.open_room[one]]
    return any_between(s, [one for one in streets if board.floor[one] == board.floor[here]], here, zone)


def any_between(s: State, zones: list[int], here: int, there: int) -> bool:
    """Does one of these zones lie straight between two others?"""
    shapes = s.board.plan.zones
    pairs = [(one, two) for one in shapes[here].rects for two in shapes[there].rects]
    return any(between(rect, one, two) for zone in zones for rect in shapes[zone].rects for one, two in pairs)


def check_passable(r: Request, zone: int) -> None:
    """No closed door on the way, and not the Statue (AOTD-LOS-08, AOTD-STAT-01)."""
    board, here = r.s.board, r.s.zone[r.who]
    origin, there = board.names[here], board.names[zone]
    if is_shut(r.s, here, zone):
        if board.floor[here] != board.floor[zone]:
            r.refuse(
                "The lift from {origin} to {zone} does not run yet.",
                "AOTD-GEN-02",
                "AOTD-ELEV-01",
                origin=origin,
                zone=there,
            )
        r.refuse(
            "The door between {origin} and {zone} is closed.",
            "AOTD-LOS-08",
            "AOTD-MOVE-01",
            "AOTD-MOVE-03",
            "AOTD-MOVE-04",
            *(("AOTD-VAULT-14", "AOTD-M2-08") if board.door(here, zone) == city_of(own(r.s)).vault_door else ()),
            origin=origin,
            zone=there,
        )
    if board.kind[zone] == ISLAND:
        r.refuse("Nobody can enter {zone}.", "AOTD-STAT-01", zone=there)
