"""Actions that only Gears & Guns has, in the eyes of the rule-of-thumb bot."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.actions import NEVER
from graveshift.bots.zombicide.asked import Choice
from graveshift.bots.zombicide.danger import lift, worth_of_kill
from graveshift.bots.zombicide.figures import tail
from graveshift.bots.zombicide.guide import Scorer
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.steam.look import VALVE, WARM, armed, steam_of
from graveshift.bots.zombicide.town.deeds import TOWN_SCORERS, score_gatling, score_take
from graveshift.bots.zombicide.town.errands import train_may_come
from graveshift.games.gears_and_guns.rules.codes import AT_BOTTLE
from graveshift.zombicide.rules.codes import FAVOURITE, MANNER

FILL: Final = 3.0
"""A filled weapon in hand again."""
SHUT_OFF: Final = 12.0
"""Turning off the Jet in which somebody stands."""
WORTH_A_BOTTLE: Final = 16.0
"""A Bottle is put down where it may do at least this much."""


def score_refill(plan: Plan, choice: Choice) -> float:
    """A weapon in hand is filled again, at once where no other one works; one in the Backpack can wait."""
    if choice.low > FAVOURITE:
        return NEVER
    return FILL if armed(plan.me) else plan.w.goal_deed


def score_emergency(plan: Plan, choice: Choice) -> float:
    """One weapon is emptied for another: worth it only from the Backpack into the hand."""
    return score_refill(plan, choice) if choice.code >> 8 & 255 > FAVOURITE else NEVER


def score_relief(plan: Plan, choice: Choice) -> float:
    """An Objective that relieves a warm Gauge is taken where nothing of that is wasted, whatever else it brings."""
    sight = steam_of(plan.sight)
    points = sight.relief_of(sight.objectives[choice.low])
    if points and train_may_come(sight) and sight.gauge >= max(points, WARM):
        return max(plan.w.goal_deed, score_take(plan, choice))
    return score_take(plan, choice)


def score_switch(plan: Plan, choice: Choice) -> float:
    """Off where a Jet scalds a mate or hides what a goal is about; on where a Nozzle could fill a dry weapon."""
    sight = steam_of(plan.sight)
    number = sight.switches.index(choice.zone)
    if plan.task is not None and plan.task.kind == VALVE and plan.task.target == plan.me.zone:
        return plan.w.goal_deed
    active = sight.steam.switches[number] == 1
    if sight.steam.broken[number]:
        return SHUT_OFF if active and sight.will_scald and sight.nozzles[number] in sight.crowd else NEVER
    wanted = any(mate.useless for mate in sight.here)
    return FILL if wanted and not active else NEVER


def score_place(plan: Plan, choice: Choice) -> float:
    """A Bottle among many zombies and nobody else, if the survivor can shoot at it at once."""
    sight = plan.sight
    zone = choice.zone
    horde = sight.zombies.get(zone)
    if horde is None or zone in sight.crowd or plan.me.actions < 2:
        return NEVER
    away = sight.guide.row(plan.me, sight.board, plan.me.zone)[zone]
    odds = 0.0
    for shot in plan.attacks:
        if not shot.melee and shot.nearest <= away <= shot.farthest:
            odds = max(odds, tail(shot.dice, shot.accuracy, 1))
    count = sum(horde)
    value = count * worth_of_kill(sight, zone) - lift(sight, plan.me, count)
    if any(horde[kind] for kind in sight.guide.giants):
        value += plan.w.slay_abomination
    return plan.w.goal_deed if odds * value >= WORTH_A_BOTTLE else NEVER


def score_steam_gatling(plan: Plan, choice: Choice) -> float:
    """At a Bottle only where nobody of ours stands beside it."""
    if choice.code >> MANNER & AT_BOTTLE and choice.zone in plan.sight.crowd:
        return NEVER
    return score_gatling(plan, choice)


STEAM_SCORERS: Final[dict[str, Scorer]] = TOWN_SCORERS | {
    "refill-nozzle": score_refill,
    "refill-bottle": score_refill,
    "emergency-refill": score_emergency,
    "take": score_relief,
    "flip-switch": score_switch,
    "place-bottle": score_place,
    "fire-gatling": score_steam_gatling,
}
