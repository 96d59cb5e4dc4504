"""Answers of the rule-of-thumb bot to everything but its Actions: wounds, splits, noise, dice, skills, exits."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.actions import score_of
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.danger import bearing
from graveshift.bots.zombicide.errands import FOLLOW
from graveshift.bots.zombicide.guide import Chooser
from graveshift.bots.zombicide.pack import hand_over, keep, rearrange
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.zombicide.rules.codes import SKILL

FACES_FROM: Final = 4
"""Where the dice stand in what a question of a re-roll is about; before them, what is needed to hit."""


def answer(sight: Sight, decision: Asked) -> Choice:
    """Answer by the kind of question."""
    chooser = sight.guide.choosers.get(decision.kind)
    if chooser is not None:
        return chooser(sight, decision)
    return decision.named("yes") or decision.named("done") or decision.named("no") or decision.first


# ---- who goes first, and where


def activate(sight: Sight, decision: Asked) -> Choice:
    """Those with zombies at their throat first, then those nearest to their errand."""
    tasks, needs = sight.errands()
    roles = assign(sight, tasks, needs.short_of(sight)).tasks

    def urgency(choice: Choice) -> tuple[float, float]:
        fighter = sight.fighters[choice.who]
        task = roles.get(fighter.id)
        away = sight.near(fighter.zone, task.places) if task is not None else 99
        if task is None or task.kind == FOLLOW:
            away += 50
        return -float(sight.horde(fighter.zone)), float(away)

    return min([choice for choice in decision.choices if choice.who >= 0], key=urgency)


def onwards(sight: Sight, decision: Asked) -> Choice:
    """A free step: to the best place, or none."""
    me = mover(sight, decision)
    if me is None:
        return decision.first
    plan = Plan(sight, me)
    best_choice, best = decision.first, -1e9
    for choice in decision.choices:
        zone = choice.zone if choice.zone >= 0 else me.zone
        value = -100.0 if choice.zone >= 0 and plan.hurdle(zone) >= 50.0 else plan.place(zone, me.actions)
        if value > best:
            best_choice, best = choice, value
    return best_choice


def mover(sight: Sight, decision: Asked) -> Fighter | None:
    """The survivor a question is about, else the active one."""
    return sight.mover(decision.about[0] if decision.about else -1)


def quietly(sight: Sight, decision: Asked) -> Choice:
    """Where zombies should go: to nobody, else to those who can bear most."""

    def trouble(choice: Choice) -> tuple[float, int]:
        zone = choice.zone
        people = sight.crowd.get(zone, 0)
        nearest = sight.near(zone, list(sight.crowd))
        return (float(people) - 0.5 * bearing(sight, zone) - 0.1 * nearest, zone)

    return min(decision.choices, key=trouble)


# ---- wounds and dice


def sturdiest(sight: Sight, decision: Asked) -> Choice:
    """Whoever can bear it best, with what was allotted to each before: companions never, while anybody else can."""

    def bears(choice: Choice) -> int:
        fighter = sight.fighter(choice.who)
        return max(1, fighter.health - choice.allotted) if fighter is not None else 0

    people = [choice for choice in decision.choices if choice.who >= 0]
    return max(people, key=bears) if people else decision.first


def frailest(sight: Sight, decision: Asked) -> Choice:
    """Spare everybody, the frail first."""
    people = [choice for choice in decision.choices if choice.who >= 0]
    if not people:
        return decision.first

    def bears(choice: Choice) -> int:
        fighter = sight.fighter(choice.who)
        return fighter.health if fighter is not None else 0

    return min(people, key=bears)


def reroll(sight: Sight, decision: Asked) -> Choice:
    """Roll again if the dice did worse than usual."""
    no = decision.named("no") or decision.first
    again = decision.named("reroll")
    faces = decision.about[FACES_FROM:]
    needed = decision.about[FACES_FROM - 1]
    hits = sum([1 for face in faces if face >= needed])
    usual = len(faces) * max(0, 7 - needed) / 6
    return again if again is not None and hits < usual else no


def target(sight: Sight, decision: Asked) -> Choice:
    """The worst zombie first."""
    for kind in sight.guide.worst:
        for choice in decision.choices:
            if choice.verb == "kill" and choice.low == kind:
                return choice
    return decision.first


def strike_back(sight: Sight, decision: Asked) -> Choice:
    """The best attack of a free one (Charge, Combat Reflexes)."""
    me = mover(sight, decision)
    if me is None:
        return decision.first
    plan = Plan(sight, me)
    best = max(decision.choices, key=lambda choice: score_of(plan, choice))
    no = decision.named("no")
    return best if no is None or score_of(plan, best) > 0 else no


# ---- set-up, skills, payments


def skill(sight: Sight, decision: Asked) -> Choice:
    offered = {sight.s.tables.skill_ids[choice.code - SKILL]: choice for choice in decision.choices}
    for name in sight.guide.skills:
        if name in offered:
            return offered[name]
    return decision.first


def refuse(sight: Sight, decision: Asked) -> Choice:
    return decision.named("no") or decision.first


def first(sight: Sight, decision: Asked) -> Choice:
    return decision.first


CHOOSERS: Final[dict[str, Chooser]] = {
    "activate": activate,
    "companion-place": first,
    "starting-slot": first,
    "gift": first,
    "starting-noise": first,
    "starting-zone": first,
    "continue-move": onwards,
    "path": onwards,
    "hit-and-run": onwards,
    "rearrange": rearrange,
    "trade": hand_over,
    "keep-card": keep,
    "re-roll": reroll,
    "extra-dice": refuse,
    "assign-hit": target,
    "reaper": target,
    "friendly-fire": sturdiest,
    "steady-hand": frailest,
    "skill": skill,
    "wound": sturdiest,
    "split-zombies": quietly,
    "noise": quietly,
    "combat-reflexes": strike_back,
    "rescue": frailest,
    "companion": first,
    "free-action": first,
    "copy": first,
    "order": first,
}
"""What all games of the family may ask."""
