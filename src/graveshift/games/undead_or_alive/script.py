"""A mission file as a scene: its goals and special rules turned into the ints that the chapters read."""

from __future__ import annotations

from graveshift.games.undead_or_alive import goals as g
from graveshift.games.undead_or_alive.data import goals as goal_data
from graveshift.games.undead_or_alive.data import mission_rules as rule_data
from graveshift.games.undead_or_alive.data.goals import AnyGoal
from graveshift.games.undead_or_alive.data.mission import CompanionToken, Mission
from graveshift.games.undead_or_alive.data.mission_rules import AnyMissionRule
from graveshift.games.undead_or_alive.data.terms import Face, SurvivorClass
from graveshift.games.undead_or_alive.figures import CLASS_BITS, tables
from graveshift.games.undead_or_alive.town import (
    GATLING_FIXED,
    GATLING_ON_WAGON,
    GATLING_RIDES,
    NO_BOUNTY,
    NO_TRAIN,
    SET_ASIDE,
    TOP_BOUNTY,
    TRAIN_ENTERS_CLOCK,
    TRAIN_ENTERS_TAKEN,
    TRAIN_WAITS_ABOARD,
    TRAIN_WAITS_ACTION,
    Goal,
    Town,
)
from graveshift.zombicide.codes import BLUE_FACE, GREEN_FACE, HIDDEN_FACE, RED_FACE

FACES = (Face.RED, Face.BLUE, Face.GREEN)
CLASS_ORDER = (SurvivorClass.BRAWLER, SurvivorClass.FAITHFUL, SurvivorClass.GUNSLINGER, SurvivorClass.TOWNSFOLK)
BOUNTY = {"top": TOP_BOUNTY, "set-aside": SET_ASIDE, "none": NO_BOUNTY}
GATLING = {"on-wagon": GATLING_ON_WAGON, "fixed": GATLING_FIXED, "rides-train": GATLING_RIDES}
TRAINS = {
    "clock-off-board": TRAIN_ENTERS_CLOCK,
    "blue-and-green-taken": TRAIN_ENTERS_TAKEN,
    "everyone-aboard": TRAIN_WAITS_ABOARD,
    "action-on-locomotive": TRAIN_WAITS_ACTION,
}


def town_for(mission: Mission, ultrared: bool) -> Town:
    """The scene of a mission, before its tokens are laid."""
    town = Town()
    town.mission_id = mission.id
    town.mission = mission
    town.ultrared = ultrared
    keys = [goal.key for goal in mission.goals]
    for goal in mission.goals:
        after = sum(1 << keys.index(key) for key in goal.after)
        made = Goal(goal.key, GOAL_KINDS[type(goal)], after, goal_numbers(goal), goal.cite or "UOA-WIN-01")
        town.goals.append(made)
        if isinstance(goal, goal_data.GatherMobileSpawns):
            town.goal_tokens.append((made, list(goal.tokens)))
    for rule in mission.rules:
        apply_rule(town, rule, keys)
    awaited = {CLASS_BITS[token.companion_class] for token in mission.tokens if isinstance(token, CompanionToken)}
    if awaited:
        town.held_classes = sum(awaited)
    return town


GOAL_KINDS: dict[type, int] = {
    goal_data.TakeAllObjectives: g.TAKE_ALL,
    goal_data.TakeObjectives: g.TAKE_FACES,
    goal_data.GainBountyWeapons: g.BOUNTIES,
    goal_data.GainSetAsideBounties: g.SET_ASIDE_BOUNTIES,
    goal_data.RallyCompanions: g.RALLY_ALL,
    goal_data.DynamiteMobileSpawns: g.DYNAMITE,
    goal_data.PurifyCorpsePiles: g.PURIFY,
    goal_data.GatherMobileSpawns: g.GATHER,
    goal_data.DestroyWagon: g.DESTROY_WAGON,
    goal_data.WagonOffRails: g.OFF_RAILS,
    goal_data.LoadWagon: g.LOAD,
    goal_data.FillTender: g.TENDER,
    goal_data.DeclareMineBlown: g.BLOW_MINE,
    goal_data.Exit: g.EXIT,
    goal_data.LeaveByTrain: g.BY_RAIL,
}


def goal_numbers(goal: AnyGoal) -> list[int]:
    """The figures of a goal."""
    if isinstance(goal, goal_data.TakeObjectives):
        return [FACES.index(face) for face in goal.faces]
    if isinstance(goal, goal_data.GainBountyWeapons):
        return [0 if goal.count == "per-survivor" else goal.count]
    if isinstance(goal, goal_data.GainSetAsideBounties | goal_data.DynamiteMobileSpawns):
        return [goal.count]
    if isinstance(goal, goal_data.RallyCompanions):
        return [goal.companions.get(name, 0) for name in CLASS_ORDER]
    if isinstance(goal, goal_data.FillTender):
        return [goal.bags]
    if isinstance(goal, goal_data.Exit):
        return [1 if goal.who == "everyone" else 0, 1 if goal.wagon else 0]
    if isinstance(goal, goal_data.LeaveByTrain):
        return [1 if goal.who == "everyone" else 0]
    return []


def apply_rule(town: Town, rule: AnyMissionRule, keys: list[str]) -> None:
    """Enter one special rule; rules that only describe the set-up are read by `setup`."""
    card = tables().card_ids.index
    if isinstance(rule, rule_data.FirstPlayerGift):
        town.gift = card(rule.card)
    elif isinstance(rule, rule_data.ObjectiveGives):
        for face in faces_of(rule.faces):
            town.reward_ap[face] = rule.ap
            town.reward_bounty[face] = BOUNTY[rule.bounty]
            town.reward_companion[face] = CLASS_BITS[rule.companion] if rule.companion is not None else 0
    elif isinstance(rule, rule_data.KeepObjectives):
        for face in faces_of(rule.faces):
            town.kept[face] = True
        town.kept_slots = rule.slots
    elif isinstance(rule, rule_data.RallyCosts):
        for name in rule.discard_one_of:
            if name.startswith("objective-"):
                town.pay_faces.append(FACES.index(Face(name.removeprefix("objective-"))))
            else:
                town.pay_cards.append(card(name))
    elif isinstance(rule, rule_data.SetAsideBounties):
        town.set_aside = rule.count
    elif isinstance(rule, rule_data.RallyLocked):
        town.rally_lock |= 1 << keys.index(rule.until)
    elif isinstance(rule, rule_data.Gatling):
        town.gatling_mode = GATLING[rule.mode]
    elif isinstance(rule, rule_data.LoadWagonAction):
        town.load_wagon = town.cargo = True
    elif isinstance(rule, rule_data.ExitWithWagon):
        town.exit_wagon = True
        town.last_needs_wagon = rule.last_needs_wagon
    else:
        apply_board_rule(town, rule)


def apply_board_rule(town: Town, rule: AnyMissionRule) -> None:
    """Special rules about spawn tokens, the Wagon's zone, coal and the Train."""
    if isinstance(rule, rule_data.MobileSpawnsFixed):
        town.mobile_fixed = True
    elif isinstance(rule, rule_data.DynamiteFlipsTrainTile):
        town.blast_flips_train = True
    elif isinstance(rule, rule_data.WagonBlocksZone):
        town.wagon_blocks = True
    elif isinstance(rule, rule_data.AbominationTokenHeld):
        town.held_name = rule.token
    elif isinstance(rule, rule_data.CoalBags):
        town.coal = town.cargo = True
    elif isinstance(rule, rule_data.CoalBlocked):
        town.coal_shy_of_zombies = "zombie-in-mine" in rule.by
        town.coal_shy_of_token = "active-abomination-token-in-mine" in rule.by
    elif isinstance(rule, rule_data.FillTenderAction):
        town.tender_ap = rule.ap_each
    elif isinstance(rule, rule_data.Train):
        town.train_mode = TRAINS[rule.starts] if rule.starts is not None else NO_TRAIN
        town.train_needs_coal = rule.needs == "tender-full"
        town.cargo = town.cargo or town.train_mode == TRAIN_WAITS_ACTION
    elif isinstance(rule, rule_data.TrainClock):
        town.clock_name = rule.token
        town.clock_route = [str(place) for place in rule.route]
    elif isinstance(rule, rule_data.TrainCrushesSpawns):
        town.train_crushes = True
    elif isinstance(rule, rule_data.TrainLeavesClean):
        town.train_clean = True
    elif isinstance(rule, rule_data.WagonOnRails):
        town.wagon_rails_loss = True


def faces_of(faces: rule_data.Faces) -> list[int]:
    """The faces a rule speaks of; "any" includes tokens whose face nobody hides."""
    if faces == "any":
        return [RED_FACE, BLUE_FACE, GREEN_FACE, HIDDEN_FACE]
    return [FACES.index(Face(face)) for face in faces]
