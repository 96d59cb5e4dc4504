"""Errands in Army of the Dead: what the open goals and the Personal Objectives ask for, where, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.city.sight import FACE_NAMES, CitySight, Personal
from graveshift.bots.zombicide.errands import DELIVER, FOLLOW, HUNT, LEAVE, RALLY, TAKE, Needs, Task
from graveshift.bots.zombicide.figures import slay
from graveshift.bots.zombicide.sight import NOWHERE, Fighter, Sight
from graveshift.games.army_of_the_dead.rules import box as parts
from graveshift.games.army_of_the_dead.rules import city as goals
from graveshift.games.army_of_the_dead.rules import codes
from graveshift.games.army_of_the_dead.rules.city import Goal
from graveshift.games.army_of_the_dead.rules.codes import VAULT_EXPERT

CRACK: Final = "crack"
UNLOCK: Final = "unlock"
FORCE: Final = "force"
REPAIR: Final = "repair"
BOARD: Final = "board"
SILENCE: Final = "silence"
JERRY_CAN: Final = "jerry-can"
TNT: Final = "tnt"
SEATS: Final = 4
RECKLESS: Final = 0.02
"""The chance of killing an Abomination with one blow that is worth going near it ..."""
SOUND: Final = 0.15
"""... and for those without whom the game is lost."""
TIME_FOR_A_FIGHT: Final = 7
"""Rounds on the Time track that it takes to bring an Abomination down: with fewer nobody waits for company."""
LATE: Final = 5
"""Rounds on the Time track with which a Personal Objective is as urgent as the mission."""


class CityNeeds(Needs):
    """Cards that goals ask for: a Jerry Can for Peters, Explosives against the helmet."""

    def __init__(self) -> None:
        self.fuel = -1  # who must have a Jerry Can
        self.blast = False

    def short_of(self, sight: Sight) -> dict[str, int]:
        return {JERRY_CAN: 1} if self.fuel >= 0 else {}


def errands(sight: CitySight) -> tuple[list[Task], CityNeeds]:
    """Everything the mission and the Personal Objectives ask for now."""
    needs = CityNeeds()
    tasks: list[Task] = []
    for goal in sight.open_goals():
        assert isinstance(goal, Goal)
        tasks += ASKED[goal.kind](sight, goal)
    tasks += vault(sight)
    tasks += rallies(sight)
    for personal in sight.unfinished():
        tasks += own_goal(sight, personal, needs)
    return [task for task in merged(tasks) if task.places], needs


def merged(tasks: list[Task]) -> list[Task]:
    """Each Objective is taken once, whatever asks for it; who must do it, must."""
    found: list[Task] = []
    takes: dict[int, Task] = {}
    for task in tasks:
        known = takes.get(task.target) if task.kind == TAKE else None
        if known is None:
            found.append(task)
            if task.kind == TAKE:
                takes[task.target] = task
            continue
        known.worth = max(known.worth, task.worth)
        known.able = task.able if known.able is None else known.able
    return found


# ---- what each kind of goal asks for


def crates(sight: CitySight, faces: list[int], worth: float, able: list[str] | None = None) -> list[Task]:
    """Objectives on the map that have, or may have, one of these fronts; none: all of them."""
    hidden = not faces or any(face in sight.s.faces for face in faces)
    found = []
    for objective in sight.objectives:
        zone = objective.zone
        face = objective.face
        if zone == NOWHERE or not sight.city.takeable[objective.number]:
            continue
        if (objective.hidden and hidden) or face in faces or (not faces and not objective.hidden):
            found.append(Task(TAKE, [zone], zone, worth, able if able is not None else takers(sight, face)))
    return found


def takers(sight: CitySight, face: int) -> list[str] | None:
    """Who may take a token of a front: some are for specialists."""
    bits = sight.city.carrier[face] if face in FACE_NAMES else 0
    return sight.experts(bits) if bits else None


def take_face(sight: CitySight, goal: Goal) -> list[Task]:
    return crates(sight, goal.numbers[:1], 14.0)


def take_all(sight: CitySight, goal: Goal) -> list[Task]:
    return crates(sight, goal.numbers, 13.0)


def take_count(sight: CitySight, goal: Goal) -> list[Task]:
    return crates(sight, [], 12.0)


def activate(sight: CitySight, goal: Goal) -> list[Task]:
    """A specialist goes to the token that stays where it lies."""
    zones = [o.zone for o in sight.objectives if o.face == goal.numbers[0]]
    return [Task(TAKE, [zone], zone, 16.0, sight.experts(goal.numbers[1])) for zone in zones if zone >= 0]


def carry_out(sight: CitySight, goal: Goal) -> list[Task]:
    """Whoever carries it makes for the Exit; if it lies somewhere, it is picked up."""
    zone = sight.exit_zone(goal.numbers[1])
    holder = sight.holder(goal.numbers[0])
    if holder is None:
        return crates(sight, goal.numbers[:1], 16.0)
    return [Task(LEAVE, [zone], zone, 16.0, [holder.id], True)] if zone >= 0 else []


def escape(sight: CitySight, goal: Goal) -> list[Task]:
    """Everybody leaves, once nothing else is to be done."""
    zone = sight.exit_zone(goal.numbers[0])
    if zone < 0 or (sight.unfinished() and sight.clock > 3):
        return []
    return [Task(LEAVE, [zone], zone, 15.0, None, True)]


def rescue(sight: CitySight, goal: Goal) -> list[Task]:
    """Leaders bring their companions out."""
    zone = sight.exit_zone(goal.numbers[1])
    leaders = [fighter.id for fighter in sight.here if fighter.followers]
    return [Task(LEAVE, [zone], zone, 16.0, leaders, True)] if leaders and zone >= 0 else []


def open_vault(sight: CitySight, goal: Goal) -> list[Task]:
    """Seen to elsewhere: every mission with a Vault wants it open."""
    return []


def repair(sight: CitySight, goal: Goal) -> list[Task]:
    """The specialist and those who carry the parts meet at the machine; a part that fell is picked up again."""
    place = goal.numbers[0] if goal.numbers[0] >= 0 else sight.truck
    able = sight.experts(goal.numbers[1])
    tasks = [Task(REPAIR, [place], place, 16.0, able)]
    for face in goal.numbers[2:]:
        carrier = sight.holder(face)
        if carrier is None:
            tasks += crates(sight, [face], 15.0)
        elif carrier.id not in able:
            tasks.append(Task(DELIVER, [place], place, 15.0, [carrier.id], True))
    return tasks


def truck_out(sight: CitySight, goal: Goal) -> list[Task]:
    """As many as needed get in, with the companions; then the Driver drives off. Nobody waits in it for companions."""
    lone = goal.numbers[2] > 0 and any(one.leader < 0 and one.number not in sight.seats for one in sight.followers)
    if sight.truck == NOWHERE or (lone and sight.clock > 2):
        return []
    crew = truck_crew(sight, goal)
    return [Task(BOARD, [sight.truck], sight.truck, 16.0, crew, True)]


def truck_crew(sight: CitySight, goal: Goal) -> list[str]:
    """Who goes with the Truck: those inside, Leaders whose companions must come along, then the nearest."""
    inside = [fighter for fighter in sight.here if fighter.number in sight.seats]
    leaders = [fighter for fighter in sight.here if fighter.followers and fighter not in inside]
    row = sight.board.distance[sight.truck]
    others = [fighter for fighter in sight.here if fighter not in inside and not fighter.followers]
    others.sort(key=lambda fighter: (row[fighter.zone], fighter.id))
    places = SEATS - goal.numbers[2]
    crew = inside + (leaders if goal.numbers[2] else []) + others
    return [fighter.id for fighter in crew[: max(places, 1)]]


def fly_out(sight: CitySight, goal: Goal) -> list[Task]:
    """Everybody to the helicopter, with what must come along."""
    if sight.unfinished() and sight.clock > 3:
        return []
    tasks = [Task(LEAVE, [goal.numbers[0]], goal.numbers[0], 16.0, None, True)]
    for face in goal.numbers[4:]:
        if sight.holder(face) is None:
            tasks += crates(sight, [face], 17.0)
    return tasks


def kill(sight: CitySight, goal: Goal) -> list[Task]:
    """To the Abomination, or to the door it waits behind."""
    return hunt(sight, goal.numbers[0])


def break_helmet(sight: CitySight, goal: Goal) -> list[Task]:
    """Nothing hurts him before an Explosive: whoever has one goes near."""
    return hunt(sight, goals_kinds(sight))


def goals_kinds(sight: CitySight) -> int:
    return 1 << sight.city.zeus


ASKED: Final[dict[int, Callable[[CitySight, Goal], list[Task]]]] = {
    goals.TAKE_FACE: take_face,
    goals.TAKE_ALL: take_all,
    goals.TAKE_COUNT: take_count,
    goals.ACTIVATE: activate,
    goals.CARRY_OUT: carry_out,
    goals.ESCAPE: escape,
    goals.RESCUE: rescue,
    goals.OPEN_VAULT: open_vault,
    goals.REPAIR: repair,
    goals.TRUCK_OUT: truck_out,
    goals.FLY_OUT: fly_out,
    goals.KILL: kill,
    goals.BREAK_HELMET: break_helmet,
}


# ---- errands


def vault(sight: CitySight) -> list[Task]:
    """The Trap Zone: somebody to try, the Vault Expert to open the door, and those whose Specialty helps."""
    s = sight.state
    if s.vault in (codes.NO_VAULT, codes.VAULT_OPEN):
        return []
    trap = sight.city.trap_zone
    tasks = [Task(UNLOCK, [trap], trap, 15.0, sight.experts(VAULT_EXPERT))]
    if s.vault != codes.DISARMED:
        tasks.append(Task(CRACK, [trap], trap, 14.0, None))
    if s.vault_card >= 0 and s.vault == codes.REVEALED:
        box = sight.city.box
        row = sight.board.sight[trap]
        near = [zone for zone in range(sight.board.zones) if 0 <= row[zone] <= 1]
        for specialty, _ in box.vault_bonuses[s.vault_card]:
            tasks.append(Task(FOLLOW, near, trap, 10.0, sight.experts(specialty)))
    return tasks


def rallies(sight: CitySight) -> list[Task]:
    """Lone companions are taken along."""
    zones = {follower.zone for follower in sight.followers if follower.leader < 0 and follower.zone >= 0}
    return [Task(RALLY, [zone], zone, 14.0, None) for zone in sorted(zones)]


def hunt(sight: CitySight, bits: int) -> list[Task]:
    """Those who could kill it go where they can; until it is on the board, doors and tokens are seen to."""
    zone = sight.where(bits)
    if zone == NOWHERE:
        return []
    kinds = [kind for kind, count in enumerate(sight.zombies[zone]) if count and bits >> kind & 1]
    if sight.near(zone, [fighter.zone for fighter in sight.here]) >= FAR:
        return doors(sight)
    tasks = []
    for fighter in sight.here:
        places = hunting_grounds(sight, fighter, zone, kinds)
        if places:
            tasks.append(Task(HUNT, places, zone, 12.0, [fighter.id], True))
    return tasks


def hunting_grounds(sight: CitySight, fighter: Fighter, zone: int, kinds: list[int]) -> list[int]:
    """From where a survivor has a chance against an Abomination."""
    board = sight.board
    places: set[int] = set()
    tables = sight.guide.tables
    chance = SOUND if sight.needed(fighter) else RECKLESS
    for attack in fighter.attacks():
        if any(slay(sight.guide, attack, kind) > chance for kind in kinds):
            if attack.melee:
                places.add(zone)
            else:
                places.update(
                    z for z in range(board.zones) if attack.nearest <= board.sight[z][zone] <= attack.farthest
                )
    for card in fighter.packed:
        if card in tables.card_ids:
            number = tables.card_ids.index(card)
            if tables.card_kind[number] == 3 and tables.range_max[number] > 0:
                places.update(z for z in range(board.zones) if 1 <= board.sight[z][zone] <= tables.range_max[number])
    return sorted(places)


def doors(sight: CitySight) -> list[Task]:
    """A closed door that a specialist breaks open; the others come near, because what is behind it has to be fought."""
    for door in sight.city.forced:
        if door.door in sight.board.shut:
            row = sight.board.distance[door.zone]
            near = [zone for zone in range(sight.board.zones) if 1 <= row[zone] <= 2]
            return [
                Task(FORCE, [door.zone], door.zone, 15.0, sight.experts(door.specialty)),
                Task(FOLLOW, near, door.zone, 4.0, None, True),
            ]
    return []


# ---- Personal Objectives


def own_goal(sight: CitySight, personal: Personal, needs: CityNeeds) -> list[Task]:
    """What a Personal Objective asks for beyond kills, which its owner counts for itself."""
    owner = sight.fighter(personal.owner)
    if owner is None or owner.zone < 0:
        return []
    tasks: list[Task] = []
    for part, left in zip(personal.parts, personal.left, strict=True):
        if part.kind == parts.KILLED:
            tasks += called(sight, personal, part.a)
        elif part.kind == parts.KILL_COUNT:
            tasks += prowl(sight, owner, part.a)
        elif part.kind == parts.KILLS_IN_ACTION:
            tasks += prowl(sight, owner, -1)
        elif part.kind == parts.COUNTER and part.a == parts.SLEEPERS_REMOVED:
            zones = sorted(sight.sleepers, key=lambda zone: sight.board.distance[owner.zone][zone])
            tasks += [Task(SILENCE, zones, zones[0], 10.0, [owner.id])] if zones else []
        elif part.kind == parts.COUNTER and part.a == parts.OBJECTIVES_TAKEN:
            tasks += first_right(sight, owner, left)
        elif part.kind == parts.COUNTER and part.a == parts.CONCENTRATED_KILLS:
            tasks += prowl(sight, owner, -1)
        elif part.kind == parts.HOLDS_TOKEN:
            tasks += fetch_token(sight, owner, personal.face)
        elif part.kind == parts.HOLDS_CARD and JERRY_CAN not in owner.packed:
            needs.fuel = owner.number
    return tasks


def called(sight: CitySight, personal: Personal, bits: int) -> list[Task]:
    """An Abomination must die: hunted if it is here, called by its token if it is not."""
    if sight.where(bits) != NOWHERE:
        return hunt(sight, bits)
    if sight.holder(personal.face) is not None:
        return []
    return crates(sight, [personal.face], 10.0)


def prowl(sight: CitySight, owner: Fighter, kind: int) -> list[Task]:
    """To where zombies of a kind stand, the near ones first; the mission comes first while the clock allows it."""
    zones = [zone for zone, horde in sight.zombies.items() if (horde[kind] if kind >= 0 else sum(horde) > 2)]
    row = sight.board.distance[owner.zone]
    near = [zone for zone in zones if row[zone] <= 4]
    if not near:
        near = sorted([zone for zone in zones if row[zone] < FAR], key=lambda zone: row[zone])[:2]
    worth = 13.0 if sight.clock <= LATE else 7.0
    places = sorted({place for zone in near for place in (zone, *sight.board.neighbours[zone])})
    return [Task(HUNT, places, places[0], worth, [owner.id], True)] if places else []


def first_right(sight: CitySight, owner: Fighter, left: int) -> list[Task]:
    """Kate takes Objectives herself; while enough lie about, others may take some."""
    lying = crates(sight, [], 13.0, [owner.id])
    return (
        lying
        if len(lying) <= left + 1
        else lying[:0] + sorted(lying, key=lambda task: sight.board.distance[owner.zone][task.target])[:left]
    )


def fetch_token(sight: CitySight, owner: Fighter, face: int) -> list[Task]:
    """Its owner takes it, or meets whoever carries it."""
    holder = sight.holder(face)
    if holder is None:
        return crates(sight, [face], 12.0)
    if holder is owner or holder.zone < 0:
        return []
    return [
        Task(DELIVER, [owner.zone], owner.zone, 11.0, [holder.id], True),
        Task(DELIVER, [holder.zone], holder.zone, 9.0, [owner.id], True),
    ]
