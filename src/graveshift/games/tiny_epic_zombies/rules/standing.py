"""How things stand: the small questions about a position that every chapter asks."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.codes import COUNT, COURTYARD, STORE_OF
from graveshift.games.tiny_epic_zombies.rules.state import State


def side(s: State, human: int) -> int:
    """Whose progress a Human advances: the team's, or their own (TEZ-CVZ-04)."""
    return human if s.table.competitive else 0


def goes_first(s: State, human: int) -> list[int]:
    """All Humans in turn order, beginning with one of them (TEZ-EAT-13, TEZ-AMB-62)."""
    count = s.table.humans
    return [(human + step) % count for step in range(count)]


def zombies_in(s: State, store: int) -> int:
    """How many Zombies a Store holds; the Courtyard never has any (TEZ-MAP-16, TEZ-MAP-17)."""
    return COUNT[s.zombies >> store * 3 & 7] if store < COURTYARD else 0


def zombie_at(s: State, room: int) -> bool:
    return bool(s.zombies >> room & 1)


def store_of(s: State, human: int) -> int:
    """The card a Human stands on: a slot, or COURTYARD."""
    return STORE_OF[s.room[human]]


def must_leave(s: State, human: int) -> bool:
    """Does the next Move have to leave the Room of an Overrun (TEZ-MOVE-08, TEZ-AMB-68)?"""
    return bool(s.overrun >> human & 1)


def open_for(s: State, objective: int, human: int) -> bool:
    """Is this Objective in play and not yet completed for the Human (TEZ-OBJ-05)?"""
    return objective in s.objectives and not s.done[side(s, human)] >> objective & 1


def progress(s: State, objective: int, human: int) -> int:
    return s.marker[objective * len(s.done) + side(s, human)]
