"""From a mission file to the ints of its scene: goals, rules, losses and events (mission vocabulary)."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import Board
from graveshift.games.army_of_the_dead.content import vocabulary as words
from graveshift.games.army_of_the_dead.content.box import KINDS, SPECIALTIES, TARGETS
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.rules import city as codes
from graveshift.games.army_of_the_dead.rules.box import Box
from graveshift.games.army_of_the_dead.rules.city import City, Dormant, Forced, Gift, Goal, Loss, Trigger
from graveshift.games.army_of_the_dead.rules.codes import HELMETED, MOUNTED, PURPLE_FACE, YELLOW_FACE, ZEUS
from graveshift.games.army_of_the_dead.rules.hooks import LivingCity
from graveshift.zombicide.rules.codes import BLUE_FACE, GREEN_FACE, RED_FACE
from graveshift.zombicide.rules.tables import Tables

FACES: Final = {
    "red": RED_FACE,
    "blue": BLUE_FACE,
    "green": GREEN_FACE,
    "yellow": YELLOW_FACE,
    "purple": PURPLE_FACE,
}
ZEUS_VERSIONS: Final = {"regular": ZEUS, "helmeted": HELMETED, "mounted": MOUNTED}


def city_for(mission: Mission, board: Board, box: Box, t: Tables) -> City:
    """The scene of a mission on its board; tokens are numbered in the order of the file."""
    city = LivingCity(box)
    city.mission_id = mission.id
    city.mission = mission
    city.zeus = ZEUS_VERSIONS[mission.zeus]
    city.starts = [board.index[place] for place in mission.starts]
    city.exit_ids = [gate.id for gate in mission.exits]
    city.exit_zones = [board.index[gate.zone] for gate in mission.exits]
    city.elevators = [board.index[place] for place in mission.board.elevators]
    city.personal_faces = [FACES[colour] for colour in mission.personal]
    city.gifts = [t.card_ids.index(card) for card in mission.gifts]
    city.spots = [board.index[place] for place in mission.companions]
    city.spawn_ids = spawn_names(mission)
    name_objectives(city, mission)
    if mission.vault is not None:
        city.trap_zone = board.index[mission.vault.trap_zone]
        city.vault_zone = board.index[mission.vault.vault_zone]
        city.vault_door = board.door(city.trap_zone, city.vault_zone)
    if mission.time_track is not None:
        city.time_spaces = mission.time_track.spaces
    enter_words(city, mission, board, t)
    return city


def enter_words(city: City, mission: Mission, board: Board, t: Tables) -> None:
    """The goals, special rules and losses of a mission, whose tokens, Exits and places the scene knows already."""
    for goal in mission.goals:
        city.aims.append(goal_of(city, mission, goal, board))
        city.goals.append(city.aims[-1])
        city.carried_faces.append([FACES[colour] for colour in getattr(goal, "needs", ())])
    for rule in mission.rules:
        enter_rule(city, mission, rule, board, t)
    for loss in mission.losses:
        enter_loss(city, loss)


def spawn_names(mission: Mission) -> list[str]:
    """Tokens by kind, numbered where there are several."""
    names: list[str] = []
    kinds = [zone.kind for zone in mission.spawn_zones]
    for number, kind in enumerate(kinds):
        several = kinds.count(kind) > 1
        names.append(f"{kind}-{kinds[: number + 1].count(kind)}" if several else kind)
    return names


def name_objectives(city: City, mission: Mission) -> None:
    """Shuffled Objectives by their places, fixed ones by their colours, then those that are laid later."""
    for place in mission.objectives.shuffled.zones:
        city.objective_ids.append(f"objective-{place.replace('.', '-')}")
        city.takeable.append(True)
    for fixed in mission.objectives.fixed:
        city.objective_ids.append(f"objective-{fixed.colour}")
        city.takeable.append(fixed.takeable)
    for rule in mission.rules:
        if isinstance(rule, words.DropOnKill):
            city.objective_ids.append(f"objective-{rule.colour}")
            city.takeable.append(True)


def event(city: City, name: str) -> int:
    """The number of an event; a new one is entered."""
    if name not in city.events:
        city.events[name] = len(city.events)
    return city.events[name]


def goal_of(city: City, mission: Mission, goal: words.AnyGoal, board: Board) -> Goal:
    """One goal as ints."""
    keys = [other.key for other in mission.goals]
    after = sum(1 << keys.index(key) for key in goal.after)
    kind, numbers = goal_numbers(city, goal, board)
    return Goal(goal.key, kind, after, numbers, goal.cite)


def goal_numbers(city: City, goal: words.AnyGoal, board: Board) -> tuple[int, list[int]]:
    """What kind of goal it is, and its figures."""
    if isinstance(goal, words.TakeObjective):
        return codes.TAKE_FACE, [FACES[goal.colour]]
    if isinstance(goal, words.TakeAll):
        return codes.TAKE_ALL, [FACES[colour] for colour in goal.colours]
    if isinstance(goal, words.TakeCount):
        return codes.TAKE_COUNT, [goal.count]
    if isinstance(goal, words.Activate):
        return codes.ACTIVATE, [FACES[goal.colour], SPECIALTIES[goal.specialty]]
    if isinstance(goal, words.CarryOut):
        return codes.CARRY_OUT, [FACES[goal.colour], city.exit_ids.index(goal.exit)]
    if isinstance(goal, words.Escape):
        return codes.ESCAPE, [city.exit_ids.index(goal.exit)]
    if isinstance(goal, words.Rescue):
        return codes.RESCUE, [goal.count, city.exit_ids.index(goal.exit)]
    if isinstance(goal, words.OpenTheVault):
        return codes.OPEN_VAULT, []
    if isinstance(goal, words.RepairIt):
        place = board.index[goal.zone] if goal.zone is not None else -1
        return codes.REPAIR, [place, SPECIALTIES[goal.specialty], *(FACES[colour] for colour in goal.needs)]
    if isinstance(goal, words.TruckOut):
        return codes.TRUCK_OUT, [city.exit_ids.index(goal.exit), goal.min_aboard, goal.companions]
    if isinstance(goal, words.FlyOut):
        faces = [FACES[colour] for colour in goal.needs]
        people = [goal.min_aboard, goal.companions]
        return codes.FLY_OUT, [board.index[goal.zone], SPECIALTIES[goal.specialty], *people, *faces]
    if isinstance(goal, words.KillGoal):
        return codes.KILL, [TARGETS[goal.target]]
    return codes.BREAK_HELMET, []


def enter_rule(city: City, mission: Mission, rule: words.AnyRule, board: Board, t: Tables) -> None:
    """One special rule as ints of the scene."""
    city.rule_of.setdefault(str(type(rule).__struct_config__.tag), rule.cite)
    if isinstance(rule, words.ObjectiveAp):
        city.reward_ap[FACES[rule.colour]] = rule.ap
        city.reward_all[FACES[rule.colour]] = rule.to == "all"
    elif isinstance(rule, words.ObjectiveBackpack):
        city.heavy_face[FACES[rule.colour]] = True
    elif isinstance(rule, words.ObjectiveCard):
        city.reward_cards.append(Gift(FACES[rule.colour], rule.nth, t.card_ids.index(rule.card), rule.count))
    elif isinstance(rule, words.ObjectiveTime):
        city.reward_time[FACES[rule.colour]] = rule.spaces
        city.time_floor[FACES[rule.colour]] = rule.not_below
    elif isinstance(rule, words.CarrierSpecialty):
        city.carrier[FACES[rule.colour]] = SPECIALTIES[rule.specialty]
    elif isinstance(rule, words.DropOnKill):
        city.dropped_by.append((KINDS.index(rule.target), city.objective_ids.index(f"objective-{rule.colour}")))
    elif isinstance(rule, words.AbominationDormant):
        kinds = 1 << KINDS.index(rule.target)
        for name in rule.with_:
            kinds |= 1 << KINDS.index(name)
        city.dormant.append(Dormant(board.index[rule.zone], kinds, event(city, rule.until), rule.cite))
    elif isinstance(rule, words.ForceDoors):
        for door in mission.board.closed_doors:
            if door.id in rule.doors:
                number = board.door(board.index[door.between[0]], board.index[door.between[1]])
                city.forced.append(
                    Forced(
                        door.id,
                        number,
                        board.index[rule.zone],
                        SPECIALTIES[rule.specialty],
                        rule.cost_actions,
                        rule.noisy,
                        rule.cite,
                    )
                )
    elif isinstance(rule, words.TruckStalled):
        city.truck_stalled = True
        city.truck_ready = event(city, rule.until)
    elif isinstance(rule, words.CompanionJoin):
        city.join_cost, city.join_ap = rule.cost_actions, rule.ap
    elif isinstance(rule, words.CompanionToughness):
        city.companion_health = rule.health
    else:
        city.triggers.append(trigger(city, rule, board))


def trigger(
    city: City,
    rule: words.ZeusArrives | words.AbominationArrives | words.SpawnWakes | words.ExitOpens | words.ElevatorLocked,
    board: Board,
) -> Trigger:
    """A rule that waits for an event."""
    if isinstance(rule, words.ElevatorLocked):
        return Trigger(event(city, rule.until), codes.LIFT_OPENS, board.index[rule.zone], 0, rule.cite)
    number = event(city, rule.when)
    if isinstance(rule, words.ZeusArrives):
        return Trigger(number, codes.ZEUS_COMES, 0, 0, rule.cite)
    if isinstance(rule, words.AbominationArrives):
        kind = KINDS.index(rule.target)
        return Trigger(number, codes.ABOMINATION_COMES, kind, board.index[rule.zone], rule.cite)
    if isinstance(rule, words.SpawnWakes):
        return Trigger(number, codes.SPAWN_WAKES, city.spawn_ids.index(rule.colour), 0, rule.cite)
    return Trigger(number, codes.EXIT_OPENS, city.exit_ids.index(rule.exit), 0, rule.cite)


def enter_loss(city: City, loss: words.AnyLoss) -> None:
    """One loss as ints; companions are lost in every mission (AOTD-COMP-08)."""
    if isinstance(loss, words.TimeOut):
        city.losses.append(Loss(codes.TIME_OUT, 0, -1, loss.cite))
    elif isinstance(loss, words.SpecialistLost):
        number = event(city, loss.until)
        city.losses.append(Loss(codes.SPECIALIST_LOST, SPECIALTIES[loss.specialty], number, loss.cite))
    elif isinstance(loss, words.TooFewLeft):
        city.losses.append(Loss(codes.TOO_FEW_LEFT, loss.min, -1, loss.cite))
