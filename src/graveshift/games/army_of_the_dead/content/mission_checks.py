"""What a mission file of Army of the Dead must get right: its board, its places, its goals, rules and losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from graveshift.board import Board, BoardError
from graveshift.board.board import FAR, NOWHERE
from graveshift.content import Problem, Text
from graveshift.games.army_of_the_dead.content import vocabulary as words
from graveshift.games.army_of_the_dead.content.board import floors
from graveshift.games.army_of_the_dead.content.box import KINDS, Content
from graveshift.games.army_of_the_dead.content.layout import laid
from graveshift.games.army_of_the_dead.content.mission import Mission

TRUCK_SEATS = 4


def problems(mission: Mission, content: Content) -> Iterator[Problem]:
    """Everything wrong with a mission; what needs a board is looked at only if there is one."""
    yield from repeated_tiles(mission)
    try:
        board = floors(mission, content.tiles)
    except BoardError as error:
        yield "board.floors", Text(error.told("en"), error.told("pl"))
        return
    found = [*place_problems(mission, board, content), *token_problems(mission, content)]
    found += [*goal_problems(mission), *rule_problems(mission, content), *event_problems(mission)]
    yield from found
    if not found:
        yield from way_problems(mission, board)


def repeated_tiles(mission: Mission) -> Iterator[Problem]:
    """Each tile is in the box once."""
    seen: set[str] = set()
    for at, floor in enumerate(mission.board.floors):
        for row in floor.rows:
            for word in row.split():
                tile = word.partition("@")[0]
                if tile in seen:
                    about = Text(f"The tile {tile} is in the box once.", f"Kafelek {tile} jest w pudełku jeden.")
                    yield f"board.floors[{at}].rows", about
                if tile != ".":
                    seen.add(tile)


# ---- places and tokens


def place_problems(mission: Mission, board: Board, content: Content) -> Iterator[Problem]:
    """Every place is on the board, every closed door is a door."""
    for one in laid(mission, content):
        yield from known_place(one.path, one.zone, board)
    for at, entry in enumerate((*mission.goals, *mission.rules)):
        place = getattr(entry, "zone", None)
        if place is not None:
            goals = len(mission.goals)
            where = f"goals[{at}].zone" if at < goals else f"rules[{at - goals}].zone"
            yield from known_place(where, place, board)
    for at, door in enumerate(mission.board.closed_doors):
        ends = [board.index.get(place, NOWHERE) for place in door.between]
        if NOWHERE in ends or board.door(*ends) == NOWHERE:
            first, second = door.between
            about = Text(f"There is no door between {first} and {second}.", f"Między {first} a {second} nie ma drzwi.")
            yield f"board.closed_doors[{at}].between", about
    if mission.vault is not None:
        trap, safe = (board.index.get(place, NOWHERE) for place in (mission.vault.trap_zone, mission.vault.vault_zone))
        if NOWHERE not in (trap, safe) and board.door(trap, safe) == NOWHERE:
            yield (
                "vault",
                Text(
                    "The Trap Zone and the Vault share no door.", "Strefa Pułapek i Skarbiec nie mają wspólnych drzwi."
                ),
            )
    if mission.truck is not None and mission.truck in board.index and not board.street[board.index[mission.truck]]:
        yield (
            "truck",
            Text("The Truck stands in a street (AOTD-TRUCK-15).", "Taco Truck stoi na ulicy (AOTD-TRUCK-15)."),
        )


def known_place(path: str, place: str, board: Board) -> Iterator[Problem]:
    if place not in board.index:
        yield path, Text(f"There is no Zone {place} on this board.", f"Na tej Planszy nie ma Strefy {place}.")


def token_problems(mission: Mission, content: Content) -> Iterator[Problem]:
    """As many tokens as the box has, and as the rules of set-up need."""
    kinds = [zone.kind for zone in mission.spawn_zones]
    if kinds.count("starting") != 1:
        yield (
            "spawn_zones",
            Text("There is exactly one Starting Spawn Zone.", "Startowa Strefa Namnażania jest dokładnie jedna."),
        )
    for kind in ("zeus", "blue", "green"):
        if kinds.count(kind) > 1:
            name = content.names.spawn_tokens[kind]
            yield "spawn_zones", Text(f"There is one {name.en} at most.", f"{name.pl}: najwyżej jedna.")
    if not mission.starts:
        yield "starts", Text("The Survivors need a Starting Zone.", "Ocalali potrzebują Strefy Startowej.")
    shuffled = mission.objectives.shuffled
    if len(shuffled.zones) != len(shuffled.fronts):
        yield (
            "objectives.shuffled",
            Text(
                f"{len(shuffled.zones)} Zones and {len(shuffled.fronts)} fronts: each Zone gets one.",
                f"Stref jest {len(shuffled.zones)}, a awersów {len(shuffled.fronts)}: na każdą Strefę przypada jeden.",
            ),
        )
    for at, colour in enumerate(mission.personal):
        if colour not in shuffled.fronts:
            name = content.names.faces[colour]
            yield (
                f"personal[{at}]",
                Text(f"No {name.en} is dealt for this slot.", f"Brak żetonu dla tego pola: {name.pl}."),
            )
    tokens = sum(entry.count for entry in content.sleepers.values)
    if len(mission.sleepers) > tokens:
        yield "sleepers", Text(f"The box has {tokens} Sleeper tokens.", f"W pudełku jest {tokens} żetonów Śpiących.")
    for at, group in enumerate(mission.zombies):
        if group.type not in KINDS:
            yield f"zombies[{at}].type", Text(f"There is no zombie '{group.type}'.", f"Nie ma zombie „{group.type}”.")
    for at, card in enumerate(mission.explosives):
        yield from known_card(f"explosives[{at}].card", card.card, content)
    for at, gift in enumerate(mission.gifts):
        yield from known_card(f"gifts[{at}]", gift, content)
    if mission.time_track is not None and mission.time_track.start >= mission.time_track.spaces:
        yield (
            "time_track.start",
            Text("The Time token starts before the last space.", "Żeton Czasu zaczyna przed ostatnim polem."),
        )


def known_card(path: str, card: str, content: Content) -> Iterator[Problem]:
    if card not in content.equipment:
        yield path, Text(f"There is no card '{card}'.", f"Nie ma karty „{card}”.")


# ---- goals, rules, losses


def goal_problems(mission: Mission) -> Iterator[Problem]:
    """Goals have their own keys, follow goals that exist, and ask for what the mission has."""
    keys = [goal.key for goal in mission.goals]
    if not keys:
        yield "goals", Text("A mission has a goal.", "Misja ma jakiś cel.")
    for at, goal in enumerate(mission.goals):
        where = f"goals[{at}]"
        if keys.count(goal.key) > 1:
            yield f"{where}.key", Text(f"Two goals are called '{goal.key}'.", f"Dwa cele nazywają się „{goal.key}”.")
        for key in goal.after:
            if key not in keys or key == goal.key:
                yield f"{where}.after", no_goal(key, [other for other in keys if other != goal.key])
        yield from goal_needs(mission, goal, where)


def goal_needs(mission: Mission, goal: Any, where: str) -> Iterator[Problem]:
    """What this goal asks the mission for: tokens, an Exit, a Vault, the Truck, Companions, a Specialty."""
    for colour in wanted_colours(goal):
        if colour not in colours(mission):
            yield (
                where,
                Text(f"No Objective of this mission is {colour}.", f"W tej Misji nie ma Celu tego koloru: {colour}."),
            )
    gate = getattr(goal, "exit", None)
    if gate is not None and gate not in [one.id for one in mission.exits]:
        yield f"{where}.exit", Text(f"There is no Exit '{gate}'.", f"Nie ma Wyjścia „{gate}”.")
    specialty = getattr(goal, "specialty", None)
    if specialty is not None and specialty not in mission.specialties:
        yield (
            f"{where}.specialty",
            Text(
                f"The team may lack this Specialty: name {specialty} in `specialties` (AOTD-SETUP-05).",
                f"Drużyna może nie mieć tej Specjalności: wpisz {specialty} w `specialties` (AOTD-SETUP-05).",
            ),
        )
    if isinstance(goal, words.OpenTheVault) and mission.vault is None:
        yield where, Text("This mission has no Vault.", "Ta Misja nie ma Skarbca.")
    if isinstance(goal, words.TruckOut) and mission.truck is None:
        yield where, Text("This mission has no Truck.", "W tej Misji nie ma Taco Trucka.")
    if isinstance(goal, words.TruckOut) and goal.min_aboard + goal.companions > TRUCK_SEATS:
        yield where, Text(f"The Truck has {TRUCK_SEATS} seats.", f"Taco Truck ma {TRUCK_SEATS} miejsca.")
    companions = goal.count if isinstance(goal, words.Rescue) else getattr(goal, "companions", 0)
    if companions > len(mission.companions):
        yield where, Text("There are not so many Companions.", "Tylu Towarzyszy w tej Misji nie ma.")
    if isinstance(goal, words.Activate):
        fixed = [one for one in mission.objectives.fixed if one.colour == goal.colour and not one.takeable]
        if not fixed:
            yield (
                where,
                Text(
                    "What is activated lies open and is not takeable.",
                    "To, co się uruchamia, leży jawnie i nie można tego zdobyć.",
                ),
            )


def wanted_colours(goal: Any) -> list[str]:
    """The fronts that a goal names."""
    one = getattr(goal, "colour", None)
    return [*([one] if one is not None else []), *getattr(goal, "colours", ()), *getattr(goal, "needs", ())]


def colours(mission: Mission) -> set[str]:
    """The fronts of all Objectives that there are, or will be."""
    dropped = [rule.colour for rule in mission.rules if isinstance(rule, words.DropOnKill)]
    return {*mission.objectives.shuffled.fronts, *(one.colour for one in mission.objectives.fixed), *dropped}


def rule_problems(mission: Mission, content: Content) -> Iterator[Problem]:
    """Special rules speak of what the mission has."""
    spawns = [zone.kind for zone in mission.spawn_zones]
    doors = [door.id for door in mission.board.closed_doors]
    for at, rule in enumerate(mission.rules):
        where = f"rules[{at}]"
        if isinstance(rule, words.SpawnWakes) and rule.colour not in spawns:
            yield f"{where}.colour", Text("There is no such Spawn Zone.", "Nie ma takiej Strefy Namnażania.")
        if isinstance(rule, words.ExitOpens) and rule.exit not in [one.id for one in mission.exits]:
            yield f"{where}.exit", Text(f"There is no Exit '{rule.exit}'.", f"Nie ma Wyjścia „{rule.exit}”.")
        if isinstance(rule, words.ObjectiveCard):
            yield from known_card(f"{where}.card", rule.card, content)
        if isinstance(rule, words.ForceDoors):
            for door in rule.doors:
                if door not in doors:
                    yield (
                        f"{where}.doors",
                        Text(f"There is no closed door '{door}'.", f"Nie ma zamkniętych drzwi „{door}”."),
                    )
        if isinstance(rule, words.TruckStalled) and mission.truck is None:
            yield where, Text("This mission has no Truck.", "W tej Misji nie ma Taco Trucka.")
        if isinstance(rule, words.ElevatorLocked) and rule.zone not in mission.board.elevators:
            yield f"{where}.zone", Text("There is no Elevator in this Zone.", "W tej Strefie nie ma windy.")
        if isinstance(rule, words.ZeusArrives) and "zeus" not in spawns:
            yield where, Text("There is no Zeus Spawn Zone.", "Nie ma Strefy Namnażania Zeusa.")
    for at, loss in enumerate(mission.losses):
        if isinstance(loss, words.TimeOut) and mission.time_track is None:
            yield f"losses[{at}]", Text("This mission has no Time track.", "Ta Misja nie ma toru Czasu.")


def event_problems(mission: Mission) -> Iterator[Problem]:
    """Events name goals, floors and spaces that exist."""
    keys = [goal.key for goal in mission.goals]
    entries = [*((f"rules[{n}]", rule) for n, rule in enumerate(mission.rules))]
    entries += [*((f"losses[{n}]", loss) for n, loss in enumerate(mission.losses))]  # type: ignore[list-item]
    for where, entry in entries:
        for field in ("when", "until"):
            name, _, about = str(getattr(entry, field, "") or "").partition(":")
            if name in ("goal-done", "goals-done"):
                for key in about.split(","):
                    if key not in keys:
                        yield f"{where}.{field}", no_goal(key, keys)
            if name == "floor-reached" and about not in [floor.name for floor in mission.board.floors]:
                yield f"{where}.{field}", Text(f"There is no floor '{about}'.", f"Nie ma piętra „{about}”.")
            if name.startswith("objective-") and about not in colours(mission):
                yield f"{where}.{field}", Text(f"No Objective is {about}.", f"Nie ma Celu tego koloru: {about}.")
            if name == "time-space" and (mission.time_track is None or int(about) > mission.time_track.spaces):
                yield f"{where}.{field}", Text("The Time track has no such space.", "Tor Czasu nie ma takiego pola.")
            if name == "vault-open" and mission.vault is None:
                yield f"{where}.{field}", Text("This mission has no Vault.", "Ta Misja nie ma Skarbca.")


def no_goal(key: str, others: list[str]) -> Text:
    known = ", ".join(others) or "—"
    return Text(f"There is no other goal '{key}'. Possible: {known}.", f"Nie ma innego celu „{key}”. Możliwe: {known}.")


def way_problems(mission: Mission, board: Board) -> Iterator[Problem]:
    """With all doors open, everything that a goal may ask for can be walked to; zombies come, too."""
    open_board = board.opened(board.shut)
    start = board.index[mission.starts[0]]
    places: list[tuple[str, str]] = [(f"exits[{n}].zone", gate.zone) for n, gate in enumerate(mission.exits)]
    zones = mission.objectives.shuffled.zones
    places += [(f"objectives.shuffled.zones[{n}]", zone) for n, zone in enumerate(zones)]
    places += [(f"objectives.fixed[{n}].zone", one.zone) for n, one in enumerate(mission.objectives.fixed)]
    places += [(f"companions[{n}]", zone) for n, zone in enumerate(mission.companions)]
    for at, goal in enumerate(mission.goals):
        zone = getattr(goal, "zone", None)
        places += [(f"goals[{at}].zone", zone)] if zone is not None else []
    for path, place in places:
        if open_board.distance[start][board.index[place]] >= FAR:
            yield path, Text(f"Nobody can walk from the start to {place}.", f"Ze startu nikt nie dojdzie do {place}.")
    for at, spawn in enumerate(mission.spawn_zones):
        if spawn.kind == "starting" and open_board.distance[board.index[spawn.zone]][start] >= FAR:
            about = Text("Zombies have no way from here to the start.", "Zombie nie mają stąd drogi na start.")
            yield f"spawn_zones[{at}].zone", about


def oddities(mission: Mission) -> Iterator[Problem]:
    """What can be played and was hardly meant."""
    woken = [rule.colour for rule in mission.rules if isinstance(rule, words.SpawnWakes)]
    for at, spawn in enumerate(mission.spawn_zones):
        if spawn.kind in ("blue", "green") and spawn.kind not in woken:
            yield (
                f"spawn_zones[{at}]",
                Text("Nothing ever wakes this Spawn Zone.", "Nic nie budzi tej Strefy Namnażania."),
            )
        if spawn.zone in mission.starts:
            about = Text(
                "Zombies come where the Survivors begin.", "Zombie pojawiają się tam, gdzie zaczynają Ocalali."
            )
            yield f"spawn_zones[{at}].zone", about
    opened = [rule.exit for rule in mission.rules if isinstance(rule, words.ExitOpens)]
    for at, gate in enumerate(mission.exits):
        if not gate.open and gate.id not in opened:
            yield f"exits[{at}]", Text("Nothing ever opens this Exit.", "Nic nie otwiera tego Wyjścia.")
    if mission.time_track is not None and not any(isinstance(loss, words.TimeOut) for loss in mission.losses):
        yield "time_track", Text("Nothing happens at the end of the Time track.", "Koniec toru Czasu nic nie zmienia.")
