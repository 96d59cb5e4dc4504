"""Errands of the rule-of-thumb bot: what the open goals ask for, where, and which survivor goes there."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.greedy_feats import live_feat
from graveshift.bots.greedy_sight import NOWHERE, Fighter, Follower, Sight
from graveshift.games.undead_or_alive import goals as g
from graveshift.games.undead_or_alive.town import (
    TRAIN_ENTERS_TAKEN,
    TRAIN_WAITS_ACTION,
    Goal,
)
from graveshift.zombicide.codes import BLUE_FACE, GREEN_FACE, RED_FACE

TAKE: Final = "take"
RALLY: Final = "rally"
CLEANSE: Final = "cleanse"
THROW: Final = "throw"
PUSH: Final = "push"
DELIVER: Final = "deliver"
SEARCH: Final = "search"
LEAVE: Final = "leave"
FOLLOW: Final = "follow"
HUNT: Final = "hunt"

FACES: Final = {"red": RED_FACE, "blue": BLUE_FACE, "green": GREEN_FACE, "hidden": 3, "coal": 4}
CLASSES: Final = ("brawler", "faithful", "gunslinger", "townsfolk")
HOLY: Final = "holy-water"
WATER: Final = "water"
DYNAMITE: Final = "dynamite"


class Task:
    """Something to be done at one of these places, by one of these survivors (None: by anybody)."""

    __slots__ = ("able", "kind", "places", "shared", "target", "worth")

    def __init__(
        self, kind: str, places: list[int], target: int, worth: float, able: list[str] | None, shared: bool = False
    ) -> None:
        self.kind = kind
        self.places = places
        self.target = target
        self.worth = worth
        self.able = able
        self.shared = shared


class Needs:
    """How many cards of a kind the open goals still ask for, beyond what the posse carries."""

    def __init__(self) -> None:
        self.holy = 0
        self.dynamite = 0
        self.ammo = 0

    def short_of(self, sight: Sight) -> dict[str, int]:
        """Cards worth looking for, and how many are missing."""
        found: dict[str, int] = {}
        holders = sight.here
        if self.holy:
            held = sum(f.packed.count(HOLY) for f in holders)
            held += sum(f.packed.count(WATER) for f in holders if "faithful" in f.classes)
            found[HOLY] = self.holy - held
        if self.dynamite:
            found[DYNAMITE] = self.dynamite - sum(f.packed.count(DYNAMITE) for f in holders)
        if self.ammo:
            held = sum(len(payments(sight, f)) for f in holders)
            found["ammo"] = self.ammo - held
        return {card: count for card, count in found.items() if count > 0}


def payments(sight: Sight, fighter: Fighter) -> list[str]:
    """What this survivor could pay a Rally with."""
    town = sight.town
    names = [name for name in fighter.packed if name in AMMUNITION]
    faces = {objective["id"]: objective["face"] for objective in sight.objectives}
    names += [token for token in fighter.tokens if FACES.get(faces[token], -1) in town.pay_faces]
    return names


AMMUNITION: Final = ("plenty-of-bullets", "plenty-of-shells")


def errands(sight: Sight) -> tuple[list[Task], Needs]:
    """Everything the mission asks for now."""
    tasks: list[Task] = []
    needs = Needs()
    wanted_classes = [0, 0, 0, 0]
    everyone = any(goal.kind in (g.EXIT, g.BY_RAIL) and goal.numbers[0] for goal in sight.town.goals)
    for goal in sight.open_goals():
        kind = goal.kind
        if kind in (g.TAKE_ALL, g.TAKE_FACES, g.BOUNTIES, g.SET_ASIDE_BOUNTIES, g.LOAD):
            tasks += crates(sight, goal)
        if kind == g.LOAD:
            tasks += deliveries(sight)
        elif kind == g.RALLY_ALL:
            wanted_classes = goal.numbers
            tasks += hidden_helpers(sight, goal)
        elif kind in (g.DYNAMITE, g.DESTROY_WAGON):
            targets = [sight.wagon] if kind == g.DESTROY_WAGON else wandering(sight, [])
            needs.dynamite += len(targets)
            tasks += [throwing(sight, target) for target in targets]
        elif kind == g.PURIFY:
            piles = open_piles(sight) + sorted(set(sight.sleeping.values()))
            needs.holy += len(piles)
            tasks += [cleansing(sight, pile) for pile in piles]
        elif kind == g.GATHER:
            names = [
                token["id"] for number, token in enumerate(sight.tokens) if not goal.numbers or number in goal.numbers
            ]
            targets = wandering(sight, names)
            needs.holy += len(targets)
            tasks += [cleansing(sight, target) for target in targets]
        elif kind == g.TENDER:
            tasks += coal(sight)
        elif kind == g.BOUNTIES:
            tasks += hunts(sight)
    tasks += rallies(sight, wanted_classes, everyone, needs)
    tasks += leaving(sight)
    tasks += pushing(sight)
    if house_budget(sight) <= 0 and any(indoors_asleep(sight, task) >= 0 for task in tasks):
        piles = [
            zone for zone in open_piles(sight) if all(task.target != zone or task.kind != CLEANSE for task in tasks)
        ]
        needs.holy += len(piles)
        tasks += [cleansing(sight, pile) for pile in piles]
    return [task for task in tasks if task.places], needs


def house_budget(sight: Sight) -> int:
    """How many more Corpse Piles the posse may wake: with all Abomination tokens awake one place must stay free."""
    return sight.token_limit - 1 - sight.active_tokens - sight.sleeping_nests


def indoors_asleep(sight: Sight, task: Task) -> int:
    """The sleeping Corpse Pile that an errand would wake, or -1."""
    piles = {sight.sleeping.get(place, NOWHERE) for place in task.places}
    return piles.pop() if len(piles) == 1 else NOWHERE


def crates(sight: Sight, goal: Goal) -> list[Task]:
    """Objectives that lie on the map and serve the goal."""
    wanted = goal.numbers if goal.kind == g.TAKE_FACES else []
    if wanted and all(any(FACES[o["face"]] == face and o["taken"] for o in sight.objectives) for face in wanted):
        return []
    if goal.kind in (g.BOUNTIES, g.SET_ASIDE_BOUNTIES) and not train_may_come(sight):
        return []
    found = []
    for objective in sight.objectives:
        zone = sight.zone(objective["zone"])
        face = FACES[objective["face"]]
        if zone == NOWHERE or objective["face"] == "coal" or objective["id"] == sight.town.clock_name:
            continue
        if wanted and face not in (3, *wanted):
            continue
        able = [f.id for f in sight.here if room_left(f)] if sight.town.kept_slots else None
        found.append(Task(TAKE, [zone], zone, 12.0, able))
    return found


def hunts(sight: Sight) -> list[Task]:
    """The live Feat, where Objectives do not bring enough Bounty Weapons: to where a survivor has a fair chance."""
    feat = live_feat(sight)
    if feat is None or not feat.asked:
        return []
    grounds = [(fighter.id, feat.grounds(fighter)) for fighter in sight.here]
    return [Task(HUNT, places, places[0], 10.0, [name]) for name, places in grounds if places]


def train_may_come(sight: Sight) -> bool:
    """M8: the second coloured token calls the Train; it must wait for the Wagon and the companions."""
    if sight.town.train_mode != TRAIN_ENTERS_TAKEN:
        return True
    coloured = sum(1 for o in sight.objectives if o["taken"] and o["face"] in ("blue", "green"))
    if coloured == 0:
        return True
    kinds = [goal.kind for goal in sight.open_goals()]
    return g.OFF_RAILS not in kinds and g.RALLY_ALL not in kinds


def room_left(fighter: Fighter) -> bool:
    """Is there a slot for a mission token?"""
    return sum(1 for slot, card in fighter.slots.items() if card is None and slot != "favourite") > 0


def deliveries(sight: Sight) -> list[Task]:
    """Survivors that carry cargo bring it to the Wagon."""
    if sight.wagon == NOWHERE:
        return []
    return [
        Task(DELIVER, [sight.wagon], sight.wagon, 14.0 if not room_left(f) else 10.0 + len(f.tokens), [f.id], True)
        for f in sight.here
        if f.tokens
    ]


def hidden_helpers(sight: Sight, goal: Goal) -> list[Task]:
    """Companions that come with Objectives (M5)."""
    if not any(sight.town.reward_companion):
        return []
    on_map = sum(1 for follower in sight.followers if not follower.supply)
    if on_map >= sum(goal.numbers):
        return []
    return [
        Task(TAKE, [sight.zone(o["zone"])], sight.zone(o["zone"]), 12.0, None)
        for o in sight.objectives
        if o["zone"] is not None
    ]


def wandering(sight: Sight, names: list[str]) -> list[int]:
    """Zones of Mobile tokens that are not yet where the Starting token is."""
    zones = []
    for token in sight.tokens:
        if token["kind"] == "mobile" and token["active"] and (not names or token["id"] in names):
            zone = sight.zone(token["zone"])
            if zone not in (NOWHERE, sight.start):
                zones.append(zone)
    return zones


def open_piles(sight: Sight) -> list[int]:
    return [sight.zone(t["zone"]) for t in sight.tokens if t["kind"] == "corpse-pile" and t["state"] == "active"]


def cleansing(sight: Sight, zone: int) -> Task:
    """Holy Water (or blessed Water) from the zone itself or next door, in sight."""
    rows = sight.board.sight
    places = [z for z in range(sight.board.zones) if rows[z][zone] <= 1]
    sleeping = sight.sleeping
    if zone in sleeping.values():
        places = [z for z in places if sleeping.get(z) == zone]
    able = [f.id for f in sight.here if HOLY in f.packed or ("faithful" in f.classes and WATER in f.packed)]
    return Task(CLEANSE, places, zone, 14.0, able)


def throwing(sight: Sight, zone: int) -> Task:
    """Dynamite from next door; never from the zone itself."""
    rows = sight.board.sight
    places = [z for z in range(sight.board.zones) if rows[z][zone] == 1]
    return Task(THROW, places, zone, 16.0, [f.id for f in sight.here if DYNAMITE in f.packed])


def coal(sight: Sight) -> list[Task]:
    """M9: leaders of Brawlers fetch bags from the mine and bring them to the tender."""
    tasks = []
    bags = [sight.zone(o["zone"]) for o in sight.objectives if o["face"] == "coal" and o["zone"] is not None]
    tender = sight.zone("10R.tender")
    for fighter in sight.here:
        crew = [f for f in sight.followers if f.leader == fighter.id and f.trade == "brawler"]
        carrying = sum(1 for follower in crew if follower.tokens)
        if carrying and (carrying == len(crew) or not bags) and tender >= 0:
            places = [z for z in range(sight.board.zones) if sight.board.distance[z][tender] <= 1]
            tasks.append(Task(DELIVER, places, tender, 16.0, [fighter.id]))
        elif crew and bags:
            tasks.append(Task(TAKE, [bags[0]], bags[0], 15.0, [fighter.id]))
    return tasks


def rallies(sight: Sight, wanted: list[int], everyone: bool, needs: Needs) -> list[Task]:
    """Lone companions to be led; a price that must be paid is noted among the needs."""
    if not rally_allowed(sight):
        return []
    tasks = []
    priced = bool(sight.town.pay_cards or sight.town.pay_faces)
    lone = [f for f in sight.followers if f.leader is None and not f.supply and f.zone >= 0]
    lone = [f for f in lone if everyone or wanted[CLASSES.index(f.trade)]]
    if priced:
        needs.ammo = len(lone)
    by_zone: dict[int, list[Follower]] = {}
    for follower in lone:
        by_zone.setdefault(follower.zone, []).append(follower)
    for zone, people in by_zone.items():
        able = [f.id for f in sight.here if payments(sight, f)] if priced else None
        for _ in range((len(people) + 2) // 3):
            tasks.append(Task(RALLY, [zone], zone, 13.0 + len(people), able))
    return tasks


def rally_allowed(sight: Sight) -> bool:
    lock = sight.town.rally_lock
    done = sum(1 << number for number, goal in enumerate(sight.view["goals"]) if goal["done"])
    return done & lock == lock


def leaving(sight: Sight) -> list[Task]:
    """The last errand: to the Exit or aboard the Train, everybody."""
    for goal in sight.open_goals():
        if goal.kind == g.EXIT:
            return [Task(LEAVE, [sight.exit], sight.exit, 15.0, None, True)]
        if goal.kind == g.BY_RAIL:
            return calling(sight) or boarding(sight, 15.0)
    train = sight.view["train"]
    if train and train["moving"] and any(goal.kind == g.BY_RAIL for goal in sight.town.goals):
        last_call = train["step"] >= train["steps"] - 3
        return boarding(sight, 8.0) if last_call else []
    return []


def calling(sight: Sight) -> list[Task]:
    """M8: the Train comes when both coloured tokens are taken, so what lies on the map is turned over."""
    if sight.town.train_mode != TRAIN_ENTERS_TAKEN or sight.view["train"]["moving"]:
        return []
    zones = [sight.zone(o["zone"]) for o in sight.objectives if o["zone"] is not None]
    return [Task(TAKE, [zone], zone, 12.0, None) for zone in zones]


def boarding(sight: Sight, worth: float) -> list[Task]:
    """To a car of the Train, one without zombies if there is any."""
    board = sight.board
    cars = [zone for zone in range(board.zones) if board.train[zone]]
    clean = [zone for zone in cars if zone not in sight.zombies]
    places = clean or cars
    return [Task(LEAVE, places, places[0], worth, None, True)] if places else []


def pushing(sight: Sight) -> list[Task]:
    """The Wagon goes off the rails (M8) or to the Exit (M7)."""
    if wagon_roads(sight) is None:
        return []
    return [Task(PUSH, [sight.wagon], sight.wagon, 12.0, None)]


def wagon_roads(sight: Sight) -> list[int] | None:
    """For each zone how far the Wagon would still have to go; None if it stands well or nobody wants it moved."""
    if sight.wagon == NOWHERE or sight.town.wagon_blocks:
        return None
    board = sight.board
    states = {goal.key: state for goal, state in zip(sight.town.goals, sight.view["goals"], strict=True)}
    ends: list[int] = []
    for goal in sight.town.goals:
        if goal.kind == g.OFF_RAILS and not states[goal.key]["done"]:
            ends = [z for z in range(board.zones) if wheels(sight, z) and not board.rail[z]]
        elif goal.kind == g.EXIT and goal.numbers[1]:
            ends = [sight.exit]
    if not ends or sight.wagon in ends:
        return None
    away = [FAR] * board.zones
    for zone in ends:
        away[zone] = 0
    queue = list(ends)
    for zone in queue:
        for near in board.neighbours[zone]:
            if away[near] == FAR and wheels(sight, near):
                away[near] = away[zone] + 1
                queue.append(near)
    return away


def wheels(sight: Sight, zone: int) -> bool:
    """May the Wagon stand here?"""
    board = sight.board
    return not (board.indoors[zone] or board.balcony[zone] or board.train[zone])


def start_wanted(sight: Sight) -> bool:
    """M9: is everybody aboard, so that the Train may start?"""
    if sight.town.train_mode != TRAIN_WAITS_ACTION:
        return True
    board = sight.board
    people = [f.zone for f in sight.here] + [f.zone for f in sight.followers if f.zone >= 0 and not f.supply]
    return all(board.train[zone] for zone in people) and not any(board.train[zone] for zone in sight.zombies)
