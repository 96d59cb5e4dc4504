"""What the rule-of-thumb bot sees: the view of its seat with zones as numbers, beside what the box prints.

Nothing here knows more than the view: the mission and the tiles lie open on the table, the dice and decks do not.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, Final

import msgspec

from graveshift.board.board import FAR, Board
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.mission import Mission
from graveshift.games.undead_or_alive.figures import tables
from graveshift.games.undead_or_alive.script import town_for
from graveshift.games.undead_or_alive.setup import mission_board
from graveshift.games.undead_or_alive.town import Goal, Town
from graveshift.zombicide.skills import no_mods, with_effects

KINDS: Final = ("walker", "brute", "runner", "abomination")
WALKER, BRUTE, RUNNER, ABOMINATION = range(4)
NOWHERE: Final = -1
IN_HAND: Final = ("hand1", "hand2", "favourite")


class Country:
    """The printed side of a mission: its goals and rules as a Town, and every shape of its board."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.town: Town = town_for(mission, False)
        self.first: Board = mission_board(mission, self.town)
        self.roads: dict[int, list[list[int]]] = {}

    def board(self, state: int, blocked: list[str]) -> Board:
        """The board as it lies now."""
        if self.town.train_boards:
            return self.town.train_boards[state]
        if blocked or self.first.blocked:
            return self.first.without([self.first.index[name] for name in blocked])
        return self.first


@cache
def printed(mission: str) -> Country | None:
    """A mission of the box; None for a stranger's, which somebody has to show."""
    found = load().missions.get(mission)
    return Country(found) if found is not None else None


@cache
def _drawn(mission: bytes) -> Country:
    return Country(msgspec.convert(msgspec.json.decode(mission), Mission))


def shown(custom: dict[str, Any]) -> Country:
    """A designer's mission as its file tells it."""
    return _drawn(msgspec.json.encode(custom, order="deterministic"))


class Fighter:
    """A player's survivor."""

    __slots__ = (
        "aboard",
        "actions",
        "adrenaline",
        "classes",
        "feat",
        "followers",
        "health",
        "id",
        "level",
        "mods",
        "name",
        "packed",
        "searched",
        "seat",
        "slots",
        "taken",
        "tokens",
        "zone",
    )

    def __init__(self, data: dict[str, Any], board: Board) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.seat: int = data["seat"]
        self.zone = board.index[data["zone"]] if data["zone"] is not None else NOWHERE
        self.health: int = data["health"]
        self.adrenaline: int = data["adrenaline"]
        self.level: str = data["level"]
        self.classes: list[str] = data["classes"]
        self.mods = mods_from(tuple(data["skills"]))
        self.slots: dict[str, dict[str, Any] | None] = data["slots"]
        self.packed: list[str] = [card["card"] for card in self.slots.values() if card is not None]
        self.followers: list[str] = data["companions"]
        self.tokens: list[str] = data["tokens"]
        self.taken: bool = data["turn_taken"]
        self.actions: int = data["turn"]["actions"]
        self.searched: int = data["turn"]["searches"]
        self.feat: int = data["turn"]["feat"]
        self.aboard: bool = data["aboard"]

    def ready(self) -> list[str]:
        """The loaded cards in hand."""
        found = []
        for slot in IN_HAND:
            card = self.slots[slot]
            if card is not None and not card["empty"]:
                found.append(card["card"])
        return found


class Follower:
    """A companion: lone, led, or still in the box."""

    __slots__ = ("id", "leader", "supply", "tokens", "trade", "zone")

    def __init__(self, data: dict[str, Any], board: Board) -> None:
        self.id: str = data["id"]
        self.trade: str = data["class"]
        self.zone = board.index[data["zone"]] if data["zone"] is not None else NOWHERE
        self.leader: str | None = data["leader"]
        self.supply: bool = data["in_supply"]
        self.tokens: list[str] = data["tokens"]


class Sight:
    """One look at the table."""

    def __init__(self, view: dict[str, Any], country: Country) -> None:
        self.view = view
        self.country = country
        self.town = country.town
        board = country.board(view["board"]["state"], view["board"]["blocked"])
        self.board = board
        self.round: int = view["round"]
        self.fighters = [Fighter(data, board) for data in view["survivors"]]
        self.followers = [Follower(data, board) for data in view["companions"]]
        self.here = [fighter for fighter in self.fighters if fighter.zone >= 0]
        self.zombies: dict[int, tuple[int, int, int, int]] = {}
        for name, counts in view["zombies"].items():
            walkers, brutes, runners, abominations = (counts.get(kind, 0) for kind in KINDS)
            self.zombies[board.index[name]] = (walkers, brutes, runners, abominations)
        self.vade = {board.index[name] for name in view["vade_retro"] if name is not None}
        self.noise = self.zone(view["noise"]["zone"])
        self.tokens: list[dict[str, Any]] = view["spawn_tokens"]
        self.objectives: list[dict[str, Any]] = view["objectives"]
        self.nest_count: dict[int, int] = {}
        for token in self.tokens:
            if token["active"]:
                nest = self.zone(token["zone"])
                self.nest_count[nest] = self.nest_count.get(nest, 0) + 1
        self.nests = set(self.nest_count)
        starting = (token["zone"] for token in self.tokens if token["kind"] == "starting" and token["active"])
        self.start = self.zone(next(starting, None))
        machines = view["machines"]
        self.wagon = self.zone(machines["wagon"]["zone"]) if machines["wagon"] else NOWHERE
        self.gatling = self.zone(machines["gatling"]["zone"]) if machines["gatling"] else NOWHERE
        self.exit = self.zone(view["exit"])
        self.active_tokens: int = view["active_tokens"]["count"]
        self.token_limit: int = view["active_tokens"]["limit"]
        self.danger = LEVELS.index(view["danger"])
        self.crowd: dict[int, int] = {}
        for fighter in self.here:
            self.crowd[fighter.zone] = self.crowd.get(fighter.zone, 0) + 1
        for follower in self.followers:
            if follower.zone >= 0:
                self.crowd[follower.zone] = self.crowd.get(follower.zone, 0) + 1

    def zone(self, name: str | None) -> int:
        return self.board.index.get(name, NOWHERE) if name is not None else NOWHERE

    def fighter(self, name: str | None) -> Fighter | None:
        return next((fighter for fighter in self.fighters if fighter.id == name), None)

    def horde(self, zone: int) -> int:
        """How many zombies stand in a zone."""
        found = self.zombies.get(zone)
        return sum(found) if found is not None else 0

    def open_goals(self) -> list[Goal]:
        """The goals that can be worked on now."""
        states = self.view["goals"]
        return [
            goal
            for goal, state in zip(self.town.goals, states, strict=True)
            if not state["done"] and not state["locked"]
        ]

    @cached_property
    def sleeping(self) -> dict[int, int]:
        """For each room of a house with a Corpse Pile nobody has found yet: the zone of that pile."""
        rooms: dict[int, int] = {}
        for token in self.tokens:
            if token["kind"] == "corpse-pile" and token["state"] == "inactive":
                pile = self.zone(token["zone"])
                for room in house_of(self.board, pile):
                    rooms[room] = pile
        return rooms

    @cached_property
    def sleeping_nests(self) -> int:
        """Abomination tokens that would wake all at once."""
        return sum(1 for token in self.tokens if token["kind"] == "abomination" and token["state"] == "inactive")

    def near(self, zone: int, places: list[int]) -> int:
        """The distance to the nearest of these places."""
        row = self.board.distance[zone]
        return min((row[place] for place in places), default=FAR)


@cache
def house_of(board: Board, pile: int) -> list[int]:
    """The rooms that wake a Corpse Pile: those of its building on its tile."""
    return [
        zone
        for zone in range(board.zones)
        if board.indoors[zone] and board.building[zone] == board.building[pile] and board.tile[zone] == board.tile[pile]
    ]


LEVELS: Final = ("blue", "yellow", "orange", "red")


@cache
def mods_from(skills: tuple[str, ...]) -> list[int]:
    """The modifiers that these skills add up to."""
    t = tables()
    mods = no_mods()
    for skill in skills:
        mods = with_effects(mods, t.skill_effects[t.skill_ids.index(skill)])
    return mods
