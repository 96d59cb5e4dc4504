"""The scene of an Army of the Dead game: the mission as ints (`hooks` says what it does)."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.army_of_the_dead.rules.box import Box
from graveshift.games.army_of_the_dead.rules.codes import FACES, ZEUS
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.zombicide.rules import goals
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.scene import Scene

# ---- goals
TAKE_FACE: Final = 0  # face
TAKE_ALL: Final = 1  # faces
TAKE_COUNT: Final = 2  # how many
ACTIVATE: Final = 3  # face, specialty
CARRY_OUT: Final = 4  # face, exit
ESCAPE: Final = 5  # exit
RESCUE: Final = 6  # how many, exit
OPEN_VAULT: Final = 7
REPAIR: Final = 8  # zone (-1: of the Truck), specialty, faces
TRUCK_OUT: Final = 9  # exit, survivors, companions
FLY_OUT: Final = 10  # zone, specialty, survivors, companions, faces
KILL: Final = 11  # kinds as bits
BREAK_HELMET: Final = 12

# ---- what an event brings about
ZEUS_COMES: Final = 0
ABOMINATION_COMES: Final = 1  # kind, zone
SPAWN_WAKES: Final = 2  # token
EXIT_OPENS: Final = 3  # exit
LIFT_OPENS: Final = 4  # zone

# ---- losses of a mission
TIME_OUT: Final = 0
SPECIALIST_LOST: Final = 1  # specialty, event
TOO_FEW_LEFT: Final = 2  # how many must be left


class Goal(goals.Goal):
    """One goal of a mission: a kind, its figures, and the goals that must come first, as bits."""

    def __init__(self, key: str, kind: int, after: int, numbers: list[int], rule: str) -> None:
        super().__init__(key, after, rule)
        self.kind = kind
        self.numbers = numbers


class Trigger:
    """What happens at once when an event of the mission comes about."""

    def __init__(self, event: int, effect: int, a: int, b: int, rule: str) -> None:
        self.event = event
        self.effect = effect
        self.a = a
        self.b = b
        self.rule = rule


class Loss:
    """A loss that only this mission has."""

    def __init__(self, kind: int, a: int, event: int, rule: str) -> None:
        self.kind = kind
        self.a = a
        self.event = event
        self.rule = rule


class Gift:
    """Cards that come with an Objective token: with every one of a front, or only with the n-th of them."""

    def __init__(self, face: int, nth: int, card: int, count: int) -> None:
        self.face = face
        self.nth = nth  # 0: every one
        self.card = card
        self.count = count


class Dormant:
    """Zombies of some kinds in a zone that do not act before an event."""

    def __init__(self, zone: int, kinds: int, event: int, rule: str) -> None:
        self.zone = zone
        self.kinds = kinds
        self.event = event
        self.rule = rule


class Forced:
    """A closed door that some survivors can break open from a zone."""

    def __init__(self, key: str, door: int, zone: int, specialty: int, cost: int, noisy: bool, rule: str) -> None:
        self.key = key
        self.door = door
        self.zone = zone
        self.specialty = specialty
        self.cost = cost
        self.noisy = noisy
        self.rule = rule


class City(Scene):
    """Mission and board: static, shared by all copies of a game."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.mission_id = ""
        self.mission: Any = None  # the file, for titles and ledger entries; no rule reads it
        self.aims: list[Goal] = []  # the goals, by their own type
        self.events: dict[str, int] = {}  # name -> number
        self.triggers: list[Trigger] = []
        self.losses: list[Loss] = []
        self.starts: list[int] = []
        self.exit_ids: list[str] = []
        self.exit_zones: list[int] = []
        self.spawn_ids: list[str] = []
        self.objective_ids: list[str] = []
        self.takeable: list[bool] = []  # by Objective; else it is activated where it lies
        self.zeus = ZEUS  # the version of this mission
        self.trap_zone = -1
        self.vault_zone = -1
        self.vault_door = -1
        self.elevators: list[int] = []
        self.personal_faces: list[int] = []  # the colour of each slot for a Personal Objective
        self.gifts: list[int] = []  # cards for survivors of the First Player
        self.spots: list[int] = []  # of companions
        # Objectives by front
        self.reward_ap = [0] * FACES
        self.reward_all = [False] * FACES  # to every survivor
        self.reward_time = [0] * FACES  # spaces of the Time token
        self.time_floor = [1] * FACES
        self.reward_cards: list[Gift] = []
        self.carrier = [0] * FACES  # specialty that its carrier needs
        self.heavy_face = [False] * FACES  # fills the Backpack
        self.carried_faces: list[list[int]] = []  # by goal: the fronts that must be carried by survivors for it
        self.dropped_by: list[tuple[int, int]] = []  # kind of zombie, the Objective that lies where it died
        # what waits for an event
        self.dormant: list[Dormant] = []
        self.forced: list[Forced] = []
        self.truck_ready = -1  # the event that repairs the Truck; -1: it runs from the start
        self.truck_stalled = False
        # companions
        self.join_cost = 1
        self.join_ap = 0
        self.companion_health = 1
        self.time_spaces = 0
        self.rule_of: dict[str, str] = {}  # ledger entries by the id of a mission rule


def city_of(s: family.State) -> City:
    """The scene, by its own type."""
    scene = s.scene
    assert isinstance(scene, City)
    return scene


def in_city(scene: Scene) -> City:
    """The scene by its own type, where nothing else of the position is at hand."""
    assert isinstance(scene, City)
    return scene


def has_happened(s: State, event: int) -> bool:
    """Has this event of the mission come about? (-1: there is no such event)"""
    return event >= 0 and s.happened >> event & 1 == 1


def is_open(s: State, goal: Goal) -> bool:
    """May this goal be attempted: are all those done that must come first? (AOTD-M2-02)"""
    return s.goals & goal.after == goal.after
