"""How a game stands that is not over: what lies open on the table, as figures from which a chance to win is read."""

from __future__ import annotations

from math import exp
from typing import Final

from graveshift.bots.zombicide.danger import bearing, wounds_in
from graveshift.bots.zombicide.errands import LEAVE, Task
from graveshift.bots.zombicide.fitted import WEIGHTS
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import Sight
from graveshift.bots.zombicide.weights import USUAL
from graveshift.kernel.chance import WON
from graveshift.zombicide.rules.codes import SAFE
from graveshift.zombicide.rules.state import State

STRONG: Final = 4.0
"""Nobody is armed better than this."""
LONG_WAY: Final = 8
"""Zones to an errand that nobody can run for now."""
LONGEST_WAY: Final = 12
"""Zones to the way out; more are as bad."""


def chance(guide: Guide, s: State) -> float:
    """The chance to win from here: certain at the end, else read off the table."""
    if s.result:
        return 1.0 if s.result == WON else 0.0
    sight = guide.look(s, USUAL)
    total = 0.0
    for weight, figure in zip(WEIGHTS[guide.book.name], features(sight), strict=True):
        total += weight * figure
    sight.part()
    return 1.0 / (1.0 + exp(-total))


def features(sight: Sight) -> list[float]:
    """The figures, each about 0 to 1 or a little more."""
    here = sight.here
    people = list(sight.crowd)
    count = float(max(1, len(here)))
    health = frail = level = 0
    arms = spread = 0.0
    for fighter in here:
        health += fighter.health
        frail += 1 if fighter.health <= 1 else 0
        level += fighter.level
        arms += min(STRONG, fighter.talent.hand_worth(fighter.ready))
        row = sight.board.distance[fighter.zone]
        spread += min([row[mate.zone] for mate in here if mate is not fighter], default=0)
    return [
        1.0,
        *done(sight),
        health / (3.0 * count),
        frail / sight.s.posse,
        sight.danger / 3.0,
        level / (3.0 * count),
        arms / (2.0 * count),
        *rings(sight, people),
        sum(sight.nest_count.values()) / 6.0,
        *work(sight),
        spread / (3.0 * count),
        sight.round / 15.0,
        sight.pull() - 1.0,
        *peril(sight),
        *sight.own_figures(),
    ]


def done(sight: Sight) -> list[float]:
    """Goals that are reached, and Objectives and Spawn tokens that are dealt with, of all there are."""
    s = sight.s
    goals = len(s.scene.goals)
    things = len(s.objective_zone) + len(s.token_state)
    dealt = 0
    for zone in s.objective_zone:
        dealt += 1 if zone < 0 else 0
    for state in s.token_state:
        dealt += 1 if state == SAFE else 0
    return [s.goals.bit_count() / max(1, goals), dealt / max(1, things)]


def rings(sight: Sight, people: list[int]) -> list[float]:
    """Wounds that zombies may deal by their distance to people: among them, next door, near and far; Abominations."""
    found = [0.0] * 4
    giants = 0
    for zone, horde in sight.zombies.items():
        ring = min(sight.near(zone, people), 3)
        for kind in range(len(horde)):
            found[ring] += horde[kind] * sight.guide.bites[kind]
        for kind in sight.guide.giants:
            giants += horde[kind]
    return [found[0] / 6.0, found[1] / 10.0, found[2] / 10.0, found[3] / 10.0, float(giants)]


def peril(sight: Sight) -> list[float]:
    """The worst place: wounds that may come to it at once beyond what its people bear; those who are gone; the poorest
    armed of all."""
    worst = over = 0.0
    for place in sight.crowd:
        bear = -bearing(sight, place)
        row = sight.board.distance[place]
        for zone in sight.zombies:
            if row[zone] <= 1:
                bear += wounds_in(sight, zone)
        if bear > 0:
            over += 1.0
            worst = max(worst, float(bear))
    gone = arms = 0.0
    for who in range(sight.s.posse):
        gone += 1.0 if sight.s.gone[who] else 0.0
    poorest = [min(STRONG, fighter.talent.hand_worth(fighter.ready)) for fighter in sight.here]
    arms = min(poorest, default=0.0)
    return [over / 3.0, min(8.0, worst) / 8.0, gone / sight.s.posse, arms / 2.0]


def work(sight: Sight) -> list[float]:
    """Errands and the way to them; may one leave, and how far are the last one and all of them from there?"""
    here = sight.here
    tasks, _ = sight.errands()
    errands = way = 0
    out: Task | None = None
    for task in tasks:
        if task.kind == LEAVE:
            out = task if out is None else out
            continue
        errands += 1
        best = LONG_WAY
        for fighter in here:
            if task.able is None or fighter.id in task.able:
                best = min(best, sight.near(fighter.zone, task.places))
        way += best
    found = [errands / 6.0, way / 20.0]
    if out is None:
        return [*found, 0.0, 0.0, 0.0]
    aways = [min(LONGEST_WAY, sight.near(fighter.zone, out.places)) for fighter in here]
    return [*found, 1.0, max(aways, default=0) / 8.0, sum(aways) / (8.0 * max(1, len(here)))]
