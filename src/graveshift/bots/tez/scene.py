"""The table as a bot weighs it: Rooms as numbers, Zombies as bits, read from one seat's view.

Rooms go by slot, three to a Store, then the five of the Courtyard, as in the view.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.mall import Mall
from graveshift.games.tiny_epic_zombies.rules.plan import build

KEPT: Final = 64
"""Malls that are remembered at once: there are many thousands of ways to lay one out."""
View = dict[str, Any]
ROOMS: Final = 29
CENTRE: Final = 24
COURTYARD: Final = 8
STORE_OF: Final = tuple(min(room // 3, COURTYARD) for room in range(ROOMS))
WHOLE: Final = tuple(7 << 3 * slot for slot in range(8))
"""The three Rooms of each Store as bits."""
SEARCH_CARDS: Final = 24
MELEE: Final = ("machete", "chainsaw", "axe", "barbed-bat", "golf-club", "crowbar")
RANGED: Final = ("crossbow", "submachine-gun", "uzi", "revolver", "shotgun", "assault-rifle")
WEAPONS: Final = (*MELEE, *RANGED)


class Chart:
    """What never changes in a Mall: its walls and the distance between any two Rooms."""

    def __init__(self, mall: Mall) -> None:
        self.mall = mall
        self.names = mall.names
        self.number = {name: at for at, name in enumerate(mall.names)}
        self.steps = mall.steps
        self.far = [distances(mall.steps, room) for room in range(ROOMS)]
        self.store = {name.partition(".")[0]: STORE_OF[at] for at, name in enumerate(mall.names)}
        self.to_store = [[min(self.far[room][3 * slot : 3 * slot + 3]) for slot in range(8)] for room in range(ROOMS)]
        self.to_courtyard = [min(self.far[room][CENTRE:]) for room in range(ROOMS)]


def distances(steps: list[list[int]], start: int) -> list[int]:
    """Moves from a Room to every other, through Secret Passages too."""
    found = [ROOMS] * ROOMS
    found[start] = 0
    edge = [start]
    while edge:
        beyond = []
        for room in edge:
            for near in steps[room]:
                if found[near] == ROOMS:
                    found[near] = found[room] + 1
                    beyond.append(near)
        edge = beyond
    return found


@lru_cache(KEPT)
def chart_of(stores: tuple[str, ...]) -> Chart:
    return Chart(build(stores, True, False, False))


@cache
def symbol_of(card: str) -> str:
    """The Entrance Symbol printed on a Search Card."""
    return next(copy.symbol for entry in load().cards.values() for copy in entry.copies if copy.id == card)


def argument(key: str) -> str:
    """What stands behind the word of a key."""
    return key.partition(":")[2]


class Goal(NamedTuple):
    """An open Objective: what is done, what completes it, and two peculiarities."""

    done: int
    goal: int
    ammo_missing: int
    order: tuple[str, ...]
    """The letters of the Cure."""

    @property
    def missing(self) -> int:
        return self.goal - self.done


Goals = dict[str, Goal]


class Scene:
    """One position, from the view of one seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chart = chart_of(tuple(store["id"] for store in view["stores"]))
        self.humans: list[dict[str, Any]] = view["humans"]
        self.competitive: bool = view["competitive"]
        self.versus: bool = view["zombie_side"]["seat"] is not None
        self.zombies = 0
        self.traps = 0
        for at, room in enumerate(view["rooms"].values()):
            if room["zombie"]:
                self.zombies |= 1 << at
            if room["trap"]:
                self.traps |= 1 << at
        self.places = [self.chart.number[human["room"]] for human in self.humans]
        self.turns_left: int = SEARCH_CARDS + len(self.humans) - view["turn"] + 1
        """Human Turns still to come, this one and the final ones among them."""
        self.zombie_turns: int = SEARCH_CARDS - view["revealed"]
        self.horrors = frozenset(entry["card"] for entry in view["zombie_side"]["cards"])

    def room(self, name: str) -> int:
        return self.chart.number[name]

    def spare(self, human: int) -> int:
        """How much a Human can lose, in Wounds and Ammo together."""
        entry = self.humans[human]
        return int(entry["ammo"] - entry["wounds"])

    def lives(self, side: int) -> int:
        """Blows the Barricade can take before the Humans lose: its own, and two for each Survivor."""
        survivors: list[int] = self.view["survivors"]
        here = sum(survivors) if self.competitive else survivors[side]
        return int(self.view["barricade"]) + 2 * here

    def goals(self, side: int) -> Goals:
        """Objectives still open for a side, by id."""
        return {
            entry["id"]: Goal(
                entry["progress"][side],
                entry["goal"],
                entry.get("ammo_goal", 0) - entry.get("ammo", [0] * (side + 1))[side],
                tuple(entry.get("order", ())),
            )
            for entry in self.view["objectives"]
            if not entry["completed"][side]
        }
