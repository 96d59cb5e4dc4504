"""What a bot of the family is about to do and why, in a sentence: from the same plan by which it has chosen."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from graveshift.bots.seat import Seat
from graveshift.bots.zombicide.actions import MODES
from graveshift.bots.zombicide.answers import mover
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.errands import FOLLOW, NO_DEED
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.sight import Sight
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.weights import Weights
from graveshift.content import Text, read
from graveshift.content import said as worded
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_ACTION, FREE_TYPES
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.words import survivor_name, zone_name

LANGUAGES: Final = ("en", "pl")
STEPS: Final = ("move", "sprint")
STRIKES: Final = (*MODES, "throw", "fire-gatling", "improvise", "improvise-shot", "charge")
Sentence = dict[str, str]
"""By language."""


def explained(guide: Guide, weights: Weights, s: State, ask: Ask, code: int) -> Sentence | None:
    """What the first Action of a Turn is for; None for all else."""
    if ask.kind != ASK_ACTION or not fresh(s, ask.about[0]):
        return None
    sight = guide.look(s, weights)
    decision = Asked(guide, s, ask)
    me = mover(sight, decision)
    if me is None:
        return None
    plan = Plan(sight, me)
    choice = next(choice for choice in decision.choices if choice.code == code)
    key, zone = reason(plan, choice)
    if not key:
        return None
    return said(s, key, me.number, zone, leader(sight, me.id))


def explained_answer(guide: Guide, weights: Weights, seat: Seat, key: str) -> Sentence | None:
    """The same for an answer by its key, in a seat."""
    world = seat.determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    if ask is None or len(ask.options) == 1:
        return None
    code = next(code for code in ask.options if world.rules.key(s, ask, code) == key)
    return explained(guide, weights, s, ask, code)


def planned_so(temper: int) -> Sentence:
    """The plan of a round."""
    text = sentences()[f"plan-{TEMPERS[temper][0]}"]
    return {language: worded(text, language) for language in LANGUAGES}


def fresh(s: State, who: int) -> bool:
    """Has this Turn only begun?"""
    return s.spent[who] == 0 and not any(s.free_used[who * FREE_TYPES : who * FREE_TYPES + FREE_TYPES])


def reason(plan: Plan, choice: Choice) -> tuple[str, int]:
    """Which sentence is true of a choice, and which zone it names; none where there is little to say."""
    me, task = plan.me, plan.task
    if choice.verb in STRIKES:
        zone = choice.zone if choice.zone >= 0 else me.zone
        away = plan.sight.near(zone, list(plan.sight.crowd))
        return ("strike-among" if away == 0 else "strike-near" if away <= 2 else "strike-far"), zone
    if choice.verb == "search":
        return ("search-goal" if plan.short else "search-arms"), me.zone
    if choice.verb == "trade":
        return "trade", me.zone
    if choice.verb == "end":
        return "stay", me.zone
    if choice.verb not in STEPS:
        at_work = task is not None and me.zone in task.places and task.kind not in NO_DEED
        return ("deed", me.zone) if at_work else ("", me.zone)
    if task is None or plan.away(choice.zone) >= plan.away(me.zone):
        safer = plan.stay(choice.zone, 0.0) > plan.stay(me.zone, 0.0)
        return ("way-away", choice.zone) if safer else ("", choice.zone)
    row = plan.sight.board.distance[me.zone]
    goal = min(task.places, key=lambda zone: (plan.away(zone), row[zone], zone))
    return f"way-{task.kind}", goal if task.kind != FOLLOW and task.target not in task.places else task.target


def leader(sight: Sight, name: str) -> int:
    """Whom somebody keeps company; -1 for nobody."""
    tasks, needs = sight.errands()
    followed = assign(sight, tasks, needs.short_of(sight)).leaders.get(name)
    return next((mate.number for mate in sight.here if mate.id == followed), -1)


def said(s: State, key: str, who: int, zone: int, mate: int) -> Sentence:
    """A sentence in every language."""
    if key == "way-follow" and mate < 0:
        key = "way-meet"
    text = sentences().get(key) or sentences()["way-goal"]
    return {
        language: worded(text, language).format(
            name=survivor_name(s, who, language),
            zone=zone_name(s, zone, language),
            mate=survivor_name(s, mate, language) if mate >= 0 else "",
        )
        for language in LANGUAGES
    }


@cache
def sentences() -> dict[str, Text]:
    return read(files("graveshift.bots.zombicide") / "explaining.yaml", dict[str, Text])
