"""Actions that only Undead or Alive has, in the eyes of the rule-of-thumb bot."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.actions import NEVER, SCORERS, goal_deed, score_with
from graveshift.bots.zombicide.asked import Choice
from graveshift.bots.zombicide.danger import bearing, lift, worth_of_kill, wounds_in
from graveshift.bots.zombicide.errands import FOLLOW, LEAVE, RALLY, TAKE
from graveshift.bots.zombicide.figures import SINGLE, Strike
from graveshift.bots.zombicide.guide import Scorer
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.town.errands import (
    CLEANSE,
    DYNAMITE,
    HOLY,
    THROW,
    WATER,
    TownNeeds,
    open_piles,
    start_wanted,
    train_may_come,
)
from graveshift.bots.zombicide.town.feats import live_feat
from graveshift.bots.zombicide.town.sight import ABOMINATION, town_of
from graveshift.bots.zombicide.town.wagon import PUSH, carried, wagon_roads
from graveshift.zombicide.rules.codes import COAL, MELEE, RIFLE

WITH_THE_WAGON: Final = (PUSH, FOLLOW, LEAVE)
"""Errands that lead where the Wagon goes."""


def score_gatling(plan: Plan, choice: Choice) -> float:
    nearest, farthest, dice, accuracy, damage = plan.sight.guide.tables.gatling
    attack = Strike("gatling", SINGLE, RIFLE)
    attack.dice, attack.accuracy, attack.damage = dice, accuracy, damage
    attack.nearest, attack.farthest = nearest, farthest
    return score_with(plan, choice, attack) - plan.w.loud


def score_improvised(plan: Plan, choice: Choice) -> float:
    melee = choice.verb == "improvise"
    t = plan.sight.guide.tables
    _, _, dice, accuracy, damage = t.improvised_melee if melee else t.improvised_ranged
    attack = Strike("improvised", SINGLE, MELEE if melee else RIFLE)
    attack.dice, attack.accuracy, attack.damage = dice, accuracy, damage
    return score_with(plan, choice, attack)


def score_throw(plan: Plan, choice: Choice) -> float:
    """Dynamite where a goal wants it, or into a crowd; never among friends."""
    sight = town_of(plan.sight)
    zone = choice.zone
    if zone in sight.crowd:
        return NEVER
    if plan.task is not None and plan.task.kind == THROW and zone == plan.task.target:
        return plan.w.goal_deed + 6.0
    if needs_of(plan).dynamite >= sum(f.packed.count(DYNAMITE) for f in sight.here):
        return NEVER
    horde = sight.horde(zone)
    value = horde * worth_of_kill(sight, zone) - lift(sight, plan.me, horde) if horde else 0.0
    if horde and sight.zombies[zone][ABOMINATION]:
        value += plan.w.slay_abomination
    feat = live_feat(sight)
    if horde and feat is not None and feat.by_blast(plan.me, sight.zombies[zone]):
        value += feat.prize
    return value * 0.6 if value >= plan.w.blast_from else NEVER


def score_vade(plan: Plan, choice: Choice) -> float:
    """Zombies that lose an activation: wounds spared, or a step less towards the posse."""
    sight = town_of(plan.sight)
    zone = choice.zone
    if zone in sight.held or zone not in sight.zombies:
        return NEVER
    if zone in sight.crowd:
        spared = wounds_in(sight, zone)
        return plan.w.wound * 0.6 * spared + (15.0 if spared > bearing(sight, zone) else 0.0)
    return 0.35 * sight.horde(zone) if sight.near(zone, list(sight.crowd)) <= 1 else NEVER


def score_reload(plan: Plan, choice: Choice) -> float:
    attack = plan.me.talent.strike(choice.card, SINGLE)
    row = plan.sight.board.sight[plan.me.zone]
    best = 0.0
    for zone, horde in plan.sight.zombies.items():
        if attack.nearest <= row[zone] <= attack.farthest:
            best = max(best, plan.gain(attack, zone, horde, worth_of_kill(plan.sight, zone)))
    return 0.5 * best if plan.me.actions > 1 else NEVER


# ---- the mission


def score_take(plan: Plan, choice: Choice) -> float:
    if plan.task is not None and plan.task.kind == TAKE and plan.me.zone == plan.task.target:
        return plan.w.goal_deed
    if plan.sight.objectives[choice.low].face == COAL:
        return plan.w.goal_deed
    sight = town_of(plan.sight)
    if not train_may_come(sight) or not any(sight.town.reward_bounty):
        return NEVER
    return plan.w.bonus_crate - lift(sight, plan.me, 5.0)


def score_rally(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + 2.0 if plan.task is None or plan.task.kind == RALLY else plan.w.goal_deed - 4.0


def score_cleanse(plan: Plan, choice: Choice) -> float:
    """Holy Water where a goal wants it; what is left over closes Corpse Piles and drives Mobile tokens home."""
    sight = town_of(plan.sight)
    zone = choice.zone
    if plan.task is not None and plan.task.kind == CLEANSE and zone == plan.task.target:
        return plan.w.goal_deed + 4.0
    held = sum(f.packed.count(HOLY) + ("faithful" in f.classes) * f.packed.count(WATER) for f in sight.here)
    feat = live_feat(sight)
    exorcist = feat.prize if feat is not None and feat.cleanses else 0.0
    crisis = sight.houses_left() <= 0
    if held <= needs_of(plan).holy and not (crisis and zone in open_piles(sight)):
        return NEVER
    if zone in open_piles(sight):
        return plan.w.close_pile + exorcist - 0.5 * lift(sight, plan.me, 5.0)
    board = sight.board
    people = list(sight.crowd)
    farther = sight.start >= 0 and sight.near(sight.start, people) > sight.near(zone, people)
    active = zone in sight.nests
    return plan.w.shift_token + exorcist if active and (farther or exorcist) and board.zones else NEVER


def score_push(plan: Plan, choice: Choice) -> float:
    sight = town_of(plan.sight)
    roads = wagon_roads(sight)
    if roads is None or plan.task is None or plan.task.kind != PUSH:
        return NEVER
    zone = choice.zone
    return plan.w.goal_deed if roads[zone] < roads[sight.wagon] else NEVER


def score_start(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + 10.0 if start_wanted(town_of(plan.sight)) else NEVER


def score_drink(plan: Plan, choice: Choice) -> float:
    """Adrenaline for those who lag behind: the danger of the posse does not rise by it."""
    return 1.0 if plan.me.level < plan.sight.danger else NEVER


def get_out(plan: Plan, choice: Choice) -> float:
    """Out of the Wagon, unless somebody is about to push it."""
    riding = plan.task is None or plan.task.kind in WITH_THE_WAGON
    return NEVER if riding and carried(town_of(plan.sight), plan.me) else 3.0


def needs_of(plan: Plan) -> TownNeeds:
    assert isinstance(plan.needs, TownNeeds)
    return plan.needs


TOWN_SCORERS: Final[dict[str, Scorer]] = SCORERS | {
    "throw": score_throw,
    "fire-gatling": score_gatling,
    "improvise": score_improvised,
    "improvise-shot": score_improvised,
    "vade-retro": score_vade,
    "reload": score_reload,
    "take": score_take,
    "rally": score_rally,
    "holy-water": score_cleanse,
    "bless-water": score_cleanse,
    "push-wagon": score_push,
    "load-wagon": goal_deed,
    "drop-coal": goal_deed,
    "start-train": score_start,
    "drink": score_drink,
    "leave-wagon": get_out,
}
