"""Answers of the rule-of-thumb bot to everything but its Actions: wounds, splits, noise, dice, skills, exits."""

from __future__ import annotations

import re
from typing import Final

from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_actions import score_of
from graveshift.bots.greedy_danger import Danger, bearing
from graveshift.bots.greedy_figures import is_weapon, weapon_worth
from graveshift.bots.greedy_pack import found_card, hand_over, keep, rearrange
from graveshift.bots.greedy_plan import Plan
from graveshift.bots.greedy_roles import assign, straggler
from graveshift.bots.greedy_sight import Fighter, Sight
from graveshift.bots.greedy_tasks import AMMUNITION, FOLLOW, errands
from graveshift.bots.player import Choice, Question

HIT_ORDER: Final = ("abomination", "runner", "brute", "walker")
SKILLS: Final = (
    "medic",
    "free-combat-action",
    "free-melee-action",
    "free-ranged-action",
    "free-pistol-action",
    "free-rifle-action",
    "free-fanning",
    "die-combat",
    "dice-roll-combat",
    "damage-pistol",
    "damage-rifle",
    "fanning-damage",
    "die-ranged",
    "dice-roll-ranged",
    "fanning-dice-roll",
    "marksman",
    "combat-reflexes",
    "reaper-combat",
    "charge-damage",
    "free-charge",
    "zone-per-move",
    "low-profile",
    "fanning-free-reload",
    "escalation-ranged",
    "vade-retro-free-combat-action",
    "vade-retro-per-turn",
    "shove",
)
"""Skills worth having, the best first."""


def answer(sight: Sight, decision: Question) -> str:
    """Answer by the kind of question."""
    chooser = CHOOSERS.get(decision.kind)
    if chooser is not None:
        return chooser(sight, decision)
    for key in ("yes", "done", "no"):
        if key in decision.keys:
            return key
    return decision.keys[0]


def person(sight: Sight, choice: Choice) -> Fighter | None:
    return sight.fighter(choice.arguments.get("survivor"))


# ---- who goes first, and where


def activate(sight: Sight, decision: Question) -> str:
    """Those with zombies at their throat first, then those nearest to their errand."""
    tasks, needs = errands(sight)
    roles = assign(sight, tasks, needs.short_of(sight)).tasks

    def urgency(choice: Choice) -> tuple[float, float]:
        fighter = person(sight, choice)
        assert fighter is not None
        task = roles.get(fighter.id)
        away = sight.near(fighter.zone, task.places) if task is not None else 99
        if task is None or task.kind == FOLLOW:
            away += 50
        return -float(sight.horde(fighter.zone)), float(away)

    return min(decision.choices, key=urgency).key


def onwards(sight: Sight, decision: Question) -> str:
    """A free step: to the best place, or none."""
    me = mover(sight, decision)
    if me is None:
        return decision.keys[0]
    plan = Plan(sight, me)
    best_key, best = "", -1e9
    for choice in decision.choices:
        name = choice.arguments.get("zone")
        zone = sight.board.index[name] if name is not None else me.zone
        value = -100.0 if name is not None and plan.hurdle(zone) >= 50.0 else plan.place(zone, me.actions)
        if value > best:
            best_key, best = choice.key, value
    return best_key


def mover(sight: Sight, decision: Question) -> Fighter | None:
    """The survivor a question is about: the one it names, else the active one."""
    for fighter in sight.fighters:
        if fighter.name in decision.prompt and fighter.zone >= 0:
            return fighter
    active = sight.fighter(sight.view["active_survivor"])
    return active if active is not None and active.zone >= 0 else None


def quietly(sight: Sight, decision: Question) -> str:
    """Where zombies should go: to nobody, else to those who can bear most."""

    def trouble(choice: Choice) -> tuple[float, int]:
        zone = sight.board.index[choice.arguments["zone"]]
        people = sight.crowd.get(zone, 0)
        nearest = sight.near(zone, list(sight.crowd))
        return (float(people) - 0.5 * bearing(sight, zone) - 0.1 * nearest, zone)

    return min(decision.choices, key=trouble).key


def refuge(sight: Sight, decision: Question) -> str:
    """Off the rails: to the least dangerous street."""
    me = mover(sight, decision)
    if me is None:
        return decision.keys[0]
    danger = Danger(sight, me, [])
    return max(decision.choices, key=lambda c: danger.stay(sight.board.index[c.arguments["zone"]], 0.0)).key


# ---- wounds and dice


def sturdiest(sight: Sight, decision: Question) -> str:
    """Whoever can bear it best: companions never, while anybody else can."""

    def bears(choice: Choice) -> int:
        fighter = person(sight, choice)
        return fighter.health if fighter is not None else 0

    people = [choice for choice in decision.choices if "survivor" in choice.arguments]
    return max(people, key=bears).key if people else decision.keys[0]


def frailest(sight: Sight, decision: Question) -> str:
    """Spare everybody, the frail first."""
    people = [choice for choice in decision.choices if "survivor" in choice.arguments]
    if not people:
        return decision.keys[0]

    def bears(choice: Choice) -> int:
        fighter = person(sight, choice)
        return fighter.health if fighter is not None else 0

    return min(people, key=bears).key


def reroll(sight: Sight, decision: Question) -> str:
    """Roll again if the dice did worse than usual."""
    found = re.search(r"rolled (?P<faces>[\d, and]+); (?P<needed>\d)\+", decision.prompt)
    if found is None:
        return "no"
    faces = [int(face) for face in re.findall(r"\d", found["faces"])]
    needed = int(found["needed"])
    hits = sum(face >= needed for face in faces)
    usual = len(faces) * max(0, 7 - needed) / 6
    again = [key for key in decision.keys if key.startswith("reroll:")]
    return again[0] if again and hits < usual else "no"


def target(sight: Sight, decision: Question) -> str:
    """The worst zombie first."""
    for zombie in HIT_ORDER:
        if f"kill:{zombie}" in decision.keys:
            return f"kill:{zombie}"
    return decision.keys[0]


def strike_back(sight: Sight, decision: Question) -> str:
    """The best attack of a free one (Charge, Combat Reflexes)."""
    me = mover(sight, decision)
    if me is None:
        return decision.keys[0]
    plan = Plan(sight, me)
    best = max(decision.choices, key=lambda choice: score_of(plan, choice))
    return best.key if score_of(plan, best) > 0 or "no" not in decision.keys else "no"


# ---- set-up, skills, payments


def skill(sight: Sight, decision: Question) -> str:
    for name in SKILLS:
        if f"skill:{name}" in decision.keys:
            return f"skill:{name}"
    return decision.keys[0]


def weapon(sight: Sight, decision: Question) -> str:
    """The starting weapon: the one that is good for most."""
    me = mover(sight, decision)
    mods = tuple(me.mods) if me is not None else tuple([0] * 200)

    def worth(choice: Choice) -> float:
        card = choice.arguments["card"]
        return weapon_worth(card, mods, False) if is_weapon(card) else 0.0

    return max(decision.choices, key=worth).key


def payment(sight: Sight, decision: Question) -> str:
    """Pay with a token first, then with the ammunition that fits fewer of our guns."""
    tokens = [key for key in decision.keys if key.removeprefix("pay:") not in AMMUNITION]
    return tokens[0] if tokens else decision.keys[-1]


def leave(sight: Sight, decision: Question) -> str:
    """Out, but not before the last one can follow, unless it gets too hot."""
    me = mover(sight, decision)
    if me is not None and "no" in decision.keys and straggler(sight, [sight.exit]) is not None:
        if Danger(sight, me, []).stay(me.zone, 0.0) > -w.PERIL / 2:
            return "no"
    for key in ("leave-with-wagon", "leave"):
        if key in decision.keys:
            return key
    return decision.keys[0]


def refuse(sight: Sight, decision: Question) -> str:
    return "no" if "no" in decision.keys else decision.keys[0]


def keep_found(sight: Sight, decision: Question) -> str:
    return keep(sight, decision, found_card(decision.prompt) if "yes" not in decision.keys else None)


def first(sight: Sight, decision: Question) -> str:
    return decision.keys[0]


CHOOSERS: Final = {
    "activate": activate,
    "companion-place": first,
    "starting-weapon": weapon,
    "starting-slot": first,
    "gift": first,
    "starting-noise": first,
    "starting-zone": first,
    "continue-move": onwards,
    "path": onwards,
    "hit-and-run": onwards,
    "board-wagon": refuse,
    "rearrange": rearrange,
    "trade": hand_over,
    "keep-card": keep_found,
    "keep-dynamite": keep_found,
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
    "vade-retro-token": quietly,
    "charge-attack": strike_back,
    "combat-reflexes": strike_back,
    "rally-payment": payment,
    "exit": leave,
    "displaced": refuge,
    "prey": sturdiest,
    "rescue": frailest,
    "blow-up-the-mine": first,
    "companion": first,
    "order": first,
}
