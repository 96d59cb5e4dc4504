"""The table as a bot weighs it: one position with the eyes of one seat.

A position has more than a seat may know. What stands here is read by the rules of sight: faces of tokens and cards in
the air only where the seat sees them, decks and hands only by their size.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARSENAL,
    CARRIED,
    CENTRE,
    ESCAPE,
    NO_CARD,
    OFF,
    ROOMS,
    SLOTS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.mall import Mall
from graveshift.games.tiny_epic_zombies.rules.objectives import real_exit
from graveshift.games.tiny_epic_zombies.rules.state import State

KEPT: Final = 64
"""Malls that are remembered at once: there are many thousands of ways to lay one out."""
WHOLE: Final = tuple(7 << 3 * slot for slot in range(SLOTS))
"""The three Rooms of each Store as bits."""
SEARCH_CARDS: Final = 24


class Chart:
    """What never changes in a Mall: its walls and the distance between any two Rooms."""

    def __init__(self, mall: Mall) -> None:
        self.mall = mall
        self.steps = mall.steps
        self.walls = mall.walls
        self.far = [distances(mall.steps, room) for room in range(ROOMS)]
        self.to_store = [
            [min(self.far[room][3 * slot : 3 * slot + 3]) for slot in range(SLOTS)] for room in range(ROOMS)
        ]
        self.to_courtyard = [min(self.far[room][CENTRE:]) for room in range(ROOMS)]


def distances(steps: list[list[int]], start: int) -> list[int]:
    """Moves from a Room to every other, through Secret Passages too."""
    found = [ROOMS] * ROOMS
    found[start] = 0
    edge = [start]
    while edge:
        beyond: list[int] = []
        for room in edge:
            for near in steps[room]:
                if found[near] == ROOMS:
                    found[near] = found[room] + 1
                    beyond.append(near)
        edge = beyond
    return found


@lru_cache(KEPT)
def chart_of(mall: Mall) -> Chart:
    return Chart(mall)


class Goals:
    """The Objectives still open for a side."""

    def __init__(self, s: State, side: int) -> None:
        sides = len(s.done)
        self.open = 0
        self.done: dict[int, int] = {}
        self.missing: dict[int, int] = {}
        self.ammo_missing = 0
        for objective in s.objectives:
            if not s.done[side] >> objective & 1:
                done = s.marker[objective * sides + side]
                self.open |= 1 << objective
                self.done[objective] = done
                self.missing[objective] = s.table.goal[objective] - done
                if objective == ARSENAL:
                    self.ammo_missing = s.table.ammo_goal - s.ammo_cache[side]

    def has(self, objective: int) -> bool:
        return bool(self.open >> objective & 1)

    def only_escape(self) -> bool:
        return self.open == 1 << ESCAPE


class Scene:
    """One position, with the eyes of one seat."""

    def __init__(self, s: State, seat: int) -> None:
        table = s.table
        self.s = s
        self.seat = seat
        self.chart = chart_of(table.mall)
        self.humans = table.humans
        self.competitive = table.competitive
        self.versus = table.zombie_seat >= 0
        self.zombies = s.zombies
        self.places = s.room
        self.turns_left = SEARCH_CARDS + table.humans - s.turns + 1
        """Human Turns still to come, this one and the final ones among them."""
        self.zombie_turns = SEARCH_CARDS - s.reveals
        self.mine = 0
        """The Humans of this seat, as bits."""
        for human in range(table.humans):
            if table.owner[human] == seat:
                self.mine |= 1 << human

    def spare(self, human: int) -> int:
        """How much a Human can lose, in Wounds and Ammo together."""
        return self.s.ammo[human] - self.s.wounds[human]

    def lives(self, side: int) -> int:
        """Blows the Barricade can take before the Humans lose: its own, and two for each Survivor."""
        survivors = self.s.survivors
        return self.s.barricade + 2 * (sum(survivors) if self.competitive else survivors[side])

    def side(self, human: int) -> int:
        """Whose progress a Human advances."""
        return human if self.competitive else 0

    def face(self, token: int) -> int:
        """What a token shows, where this seat knows it."""
        seen = self.s.token_seen[token]
        return self.s.token_face[token] if seen == -1 or seen & self.mine else UNKNOWN

    def lies(self, token: int) -> bool:
        """Does it lie in a Room?"""
        return OFF < self.s.token_at[token] < CARRIED

    def carries(self, human: int, token: int) -> bool:
        return self.s.token_at[token] == CARRIED + human

    def looking(self) -> int:
        """The card in the air, where this seat sees it: a Supply card is the drawer's alone among rivals."""
        s = self.s
        if s.looking == NO_CARD or not self.competitive or s.looking == s.revealed:
            return s.looking
        return s.looking if self.mine >> s.looker & 1 else NO_CARD

    def real_exit(self) -> int:
        return real_exit(self.s)
