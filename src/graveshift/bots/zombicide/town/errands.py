"""Errands in Undead or Alive: what the open goals ask for, where, and which survivor goes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from graveshift.bots.zombicide.errands import DELIVER, HUNT, LEAVE, RALLY, TAKE, Needs, Task
from graveshift.bots.zombicide.sight import NOWHERE, Fighter, Follower, Sight
from graveshift.bots.zombicide.town.feats import live_feat
from graveshift.bots.zombicide.town.sight import TownSight, town_of
from graveshift.bots.zombicide.town.wagon import pushing
from graveshift.games.undead_or_alive.rules.goals import (
    DeclareMineBlown,
    DestroyWagon,
    DynamiteMobileSpawns,
    Exit,
    FillTender,
    GainBountyWeapons,
    GainSetAsideBounties,
    GatherMobileSpawns,
    LeaveByTrain,
    LoadWagon,
    PurifyCorpsePiles,
    WagonOffRails,
)
from graveshift.games.undead_or_alive.rules.holy_water import can_change
from graveshift.games.undead_or_alive.rules.town import TRAIN_ENTERS_TAKEN, TRAIN_WAITS_ACTION
from graveshift.zombicide.rules.codes import BLUE_FACE, COAL, FAVOURITE, GREEN_FACE, MOBILE, PILE
from graveshift.zombicide.rules.goals import Goal, RallyCompanions, TakeAllObjectives, TakeObjectives

CLEANSE: Final = "cleanse"
THROW: Final = "throw"

CLASSES: Final = ("brawler", "faithful", "gunslinger", "townsfolk")
HOLY: Final = "holy-water"
WATER: Final = "water"
DYNAMITE: Final = "dynamite"


class TownNeeds(Needs):
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
            held = sum(len(payments(town_of(sight), f)) for f in holders)
            found["ammo"] = self.ammo - held
        return {card: count for card, count in found.items() if count > 0}


def payments(sight: TownSight, fighter: Fighter) -> list[str]:
    """What this survivor could pay a Rally with."""
    town = sight.town
    names = [name for name in fighter.packed if name in AMMUNITION]
    names += [sight.objectives[n].id for n in fighter.tokens if sight.objectives[n].face in town.pay_faces]
    return names


AMMUNITION: Final = ("plenty-of-bullets", "plenty-of-shells")


def errands(sight: TownSight) -> tuple[list[Task], TownNeeds]:
    """Everything the mission asks for now."""
    needs = TownNeeds()
    tasks = [task for goal in sight.open_goals() for task in ASKED[type(goal)](sight, goal, needs)]
    tasks += rallies(sight, needs)
    tasks += leaving(sight)
    tasks += pushing(sight)
    if sight.houses_left() <= 0 and any(indoors_asleep(sight, task) >= 0 for task in tasks):
        piles = [
            zone for zone in open_piles(sight) if all(task.target != zone or task.kind != CLEANSE for task in tasks)
        ]
        piles = piles_to_close(sight, piles)
        needs.holy += len(piles)
        tasks += [cleansing(sight, pile) for pile in piles]
    return [task for task in tasks if task.places], needs


def piles_to_close(sight: TownSight, piles: list[int]) -> list[int]:
    """Just as many Corpse Piles as keep the next house from being the last: Holy Water is rationed (M4).

    Those nearest to somebody with Holy Water come first.
    """
    holders = [fighter.zone for fighter in sight.here if holds_holy(fighter)] or [f.zone for f in sight.here]
    return sorted(piles, key=lambda pile: (sight.near(pile, holders), pile))[: 1 - sight.houses_left()]


def holds_holy(fighter: Fighter) -> bool:
    """Holy Water, or Water in the hands of the Faithful (UOA-CLASS-14)."""
    return HOLY in fighter.packed or ("faithful" in fighter.classes and WATER in fighter.packed)


def indoors_asleep(sight: TownSight, task: Task) -> int:
    """The sleeping Corpse Pile that an errand would wake, or -1."""
    piles = {sight.sleeping.get(place, NOWHERE) for place in task.places}
    return piles.pop() if len(piles) == 1 else NOWHERE


# ---- what each kind of goal asks for


def all_crates(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Every Objective that lies on the map."""
    return crates(sight, [])


def coloured_crates(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Objectives that have these faces, or may have them."""
    assert isinstance(goal, TakeObjectives)
    wanted = goal.faces
    if wanted and all(any(o.face == face and o.taken for o in sight.objectives) for face in wanted):
        return []
    return crates(sight, wanted)


def bounties(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Objectives, which bring Bounty Weapons, and the live Feat."""
    return set_aside(sight, goal, needs) + hunts(sight) + exorcisms(sight, needs)


def set_aside(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Objectives, unless taking one more would call the Train too early."""
    return crates(sight, []) if train_may_come(sight) else []


def cargo(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Objectives, and the Wagon for those who carry some."""
    return crates(sight, []) + deliveries(sight)


def helpers(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Companions that come with Objectives (M5); those on the map are rallied in any case."""
    assert isinstance(goal, RallyCompanions)
    return hidden_helpers(sight, sum(goal.wanted))


def blasts(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Dynamite for the Wagon, or for each Mobile token."""
    targets = [sight.wagon] if isinstance(goal, DestroyWagon) else wandering(sight, [])
    needs.dynamite += len(targets)
    return [throwing(sight, target) for target in targets]


def piles(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Holy Water for every Corpse Pile, those that nobody has found yet, too."""
    found = open_piles(sight) + sorted(set(sight.sleeping.values()))
    needs.holy += len(found)
    return [cleansing(sight, pile) for pile in found]


def flock(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Holy Water for the Mobile tokens that are not home yet."""
    assert isinstance(goal, GatherMobileSpawns)
    targets = wandering(sight, list(goal.tokens))
    needs.holy += len(targets)
    return [cleansing(sight, target) for target in targets]


def bags(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Coal for the tender."""
    return coal(sight)


def nothing_yet(sight: TownSight, goal: Goal, needs: TownNeeds) -> list[Task]:
    """Leaving, the Wagon's way and the mine are seen to elsewhere, whatever else is open."""
    return []


ASKED: Final[dict[type[Goal], Callable[[TownSight, Goal, TownNeeds], list[Task]]]] = {
    TakeAllObjectives: all_crates,
    TakeObjectives: coloured_crates,
    GainBountyWeapons: bounties,
    GainSetAsideBounties: set_aside,
    RallyCompanions: helpers,
    DynamiteMobileSpawns: blasts,
    PurifyCorpsePiles: piles,
    GatherMobileSpawns: flock,
    DestroyWagon: blasts,
    WagonOffRails: nothing_yet,
    LoadWagon: cargo,
    FillTender: bags,
    DeclareMineBlown: nothing_yet,
    Exit: nothing_yet,
    LeaveByTrain: nothing_yet,
}


# ---- errands


def crates(sight: TownSight, wanted: list[int]) -> list[Task]:
    """Objectives that lie on the map and have, or may have, one of these faces; none: all of them."""
    found = []
    for objective in sight.objectives:
        zone = objective.zone
        if zone == NOWHERE or objective.face == COAL or objective.id == sight.town.clock_name:
            continue
        if wanted and not objective.hidden and objective.face not in wanted:
            continue
        able = [f.id for f in sight.here if room_left(f)] if sight.town.kept_slots else None
        found.append(Task(TAKE, [zone], zone, 12.0, able))
    return found


def hunts(sight: TownSight) -> list[Task]:
    """The live Feat, where Objectives do not bring enough Bounty Weapons: to where a survivor has a fair chance."""
    feat = live_feat(sight)
    if feat is None or not feat.asked:
        return []
    grounds = [(fighter.id, feat.grounds(fighter)) for fighter in sight.here]
    return [Task(HUNT, places, places[0], 10.0, [name]) for name, places in grounds if places]


def exorcisms(sight: TownSight, needs: TownNeeds) -> list[Task]:
    """The live Feat that asks for Holy Water: any Spawn token that it would move or destroy, the nearest one."""
    feat = live_feat(sight)
    if feat is None or not feat.asked or not feat.cleanses:
        return []
    needs.holy += 1
    holders = [fighter.zone for fighter in sight.here if holds_holy(fighter)] or [f.zone for f in sight.here]
    zones = [token.zone for token in sight.tokens if token.zone >= 0 and can_change(sight.state, token.number)]
    nearest = min(zones, key=lambda zone: (sight.near(zone, holders), zone), default=NOWHERE)
    return [cleansing(sight, nearest)] if nearest != NOWHERE else []


def train_may_come(sight: TownSight) -> bool:
    """M8: the second coloured token calls the Train; it must wait for the Wagon and the companions."""
    if sight.town.train_mode != TRAIN_ENTERS_TAKEN:
        return True
    coloured = sum(1 for o in sight.objectives if o.taken and o.face in (BLUE_FACE, GREEN_FACE))
    if coloured == 0:
        return True
    return not any(isinstance(goal, WagonOffRails | RallyCompanions) for goal in sight.open_goals())


def room_left(fighter: Fighter) -> bool:
    """Is there a slot for a mission token?"""
    return any(card is None and slot != FAVOURITE for slot, card in enumerate(fighter.cards))


def deliveries(sight: TownSight) -> list[Task]:
    """Survivors that carry cargo bring it to the Wagon."""
    if sight.wagon == NOWHERE:
        return []
    return [
        Task(DELIVER, [sight.wagon], sight.wagon, 14.0 if not room_left(f) else 10.0 + len(f.tokens), [f.id], True)
        for f in sight.here
        if f.tokens
    ]


def hidden_helpers(sight: TownSight, wanted: int) -> list[Task]:
    """Companions that come with Objectives (M5)."""
    if not any(sight.town.reward_companion):
        return []
    on_map = sum(1 for follower in sight.followers if not follower.supply)
    if on_map >= wanted:
        return []
    return [Task(TAKE, [o.zone], o.zone, 12.0, None) for o in sight.objectives if o.zone >= 0]


def wandering(sight: TownSight, numbers: list[int]) -> list[int]:
    """Zones of these Mobile tokens (none: of all) that are not yet where the Starting token is."""
    zones = []
    for token in sight.tokens:
        if token.kind == MOBILE and token.active and (not numbers or token.number in numbers):
            if token.zone not in (NOWHERE, sight.start):
                zones.append(token.zone)
    return zones


def open_piles(sight: TownSight) -> list[int]:
    return [token.zone for token in sight.tokens if token.kind == PILE and token.active]


def cleansing(sight: TownSight, zone: int) -> Task:
    """Holy Water (or blessed Water) from the zone itself or next door, in sight."""
    rows = sight.board.sight
    places = [z for z in range(sight.board.zones) if rows[z][zone] <= 1]
    sleeping = sight.sleeping
    if zone in sleeping.values():
        places = [z for z in places if sleeping.get(z) == zone]
    able = [f.id for f in sight.here if holds_holy(f)]
    return Task(CLEANSE, places, zone, 14.0, able)


def throwing(sight: TownSight, zone: int) -> Task:
    """Dynamite from next door; never from the zone itself."""
    rows = sight.board.sight
    places = [z for z in range(sight.board.zones) if rows[z][zone] == 1]
    return Task(THROW, places, zone, 16.0, [f.id for f in sight.here if DYNAMITE in f.packed])


def coal(sight: TownSight) -> list[Task]:
    """M9: leaders of Brawlers fetch bags from the mine and bring them to the tender."""
    tasks = []
    bags = [o.zone for o in sight.objectives if o.face == COAL and o.zone >= 0]
    tender = sight.board.index.get("10R.tender", NOWHERE)
    for fighter in sight.here:
        crew = [f for f in sight.followers if f.leader == fighter.number and f.trade == "brawler"]
        carrying = sum(1 for follower in crew if follower.tokens)
        if carrying and (carrying == len(crew) or not bags) and tender >= 0:
            places = [z for z in range(sight.board.zones) if sight.board.distance[z][tender] <= 1]
            tasks.append(Task(DELIVER, places, tender, 16.0, [fighter.id]))
        elif crew and bags:
            tasks.append(Task(TAKE, [bags[0]], bags[0], 15.0, [fighter.id]))
    return tasks


def rallies(sight: TownSight, needs: TownNeeds) -> list[Task]:
    """Lone companions to be led; a price that must be paid is noted among the needs."""
    if not rally_allowed(sight):
        return []
    tasks = []
    priced = bool(sight.town.pay_cards or sight.town.pay_faces)
    lone = [f for f in sight.followers if f.leader < 0 and not f.supply and f.zone >= 0]
    if not any(goal.everyone for goal in sight.town.goals):
        wanted = [goal.wanted for goal in sight.open_goals() if isinstance(goal, RallyCompanions)]
        lone = [f for f in lone if wanted and wanted[-1][CLASSES.index(f.trade)]]
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


def rally_allowed(sight: TownSight) -> bool:
    lock = sight.town.rally_lock
    return sight.s.goals & lock == lock


def leaving(sight: TownSight) -> list[Task]:
    """The last errand: to the Exit or aboard the Train, everybody."""
    for goal in sight.open_goals():
        if isinstance(goal, Exit):
            return [Task(LEAVE, [sight.exit], sight.exit, 15.0, None, True)]
        if isinstance(goal, LeaveByTrain):
            return calling(sight) or boarding(sight, 15.0)
    if sight.state.train_moving and any(isinstance(goal, LeaveByTrain) for goal in sight.town.goals):
        last_call = sight.state.train_state >= len(sight.town.train_boards) - 3
        return but_for_hunters(sight, boarding(sight, 8.0)) if last_call else []
    return []


def but_for_hunters(sight: TownSight, tasks: list[Task]) -> list[Task]:
    """Nobody boards who may still win a weapon without which the Train leaves in vain (UOA-M01-03)."""
    if not any(isinstance(goal, GainBountyWeapons) for goal in sight.open_goals()):
        return tasks
    busy = [name for task in hunts(sight) for name in task.able or []]
    for zone in [o.zone for o in sight.objectives if o.zone >= 0 and o.id != sight.town.clock_name]:
        near = min(sight.here, key=lambda fighter: (sight.board.distance[fighter.zone][zone], fighter.number))
        busy.append(near.id)
    able = [fighter.id for fighter in sight.here if fighter.id not in busy]
    return [Task(task.kind, task.places, task.target, task.worth, able, task.shared) for task in tasks]


def calling(sight: TownSight) -> list[Task]:
    """M8: the Train comes when both coloured tokens are taken, so what lies on the map is turned over."""
    if sight.town.train_mode != TRAIN_ENTERS_TAKEN or sight.state.train_moving:
        return []
    zones = [o.zone for o in sight.objectives if o.zone >= 0]
    return [Task(TAKE, [zone], zone, 12.0, None) for zone in zones]


def boarding(sight: TownSight, worth: float) -> list[Task]:
    """To a car of the Train, one without zombies if there is any."""
    board = sight.board
    cars = [zone for zone in range(board.zones) if board.train[zone]]
    clean = [zone for zone in cars if zone not in sight.zombies]
    places = clean or cars
    return [Task(LEAVE, places, places[0], worth, None, True)] if places else []


def start_wanted(sight: TownSight) -> bool:
    """M9: is everybody aboard, so that the Train may start?"""
    if sight.town.train_mode != TRAIN_WAITS_ACTION:
        return True
    board = sight.board
    people = [f.zone for f in sight.here] + [f.zone for f in sight.followers if f.zone >= 0 and not f.supply]
    return all(board.train[zone] for zone in people) and not any(board.train[zone] for zone in sight.zombies)
