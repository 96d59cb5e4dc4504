"""What a bot of the family is about to do and why, in a sentence: from the plan by which it has chosen, and from the
Turn as it goes on in its mind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from graveshift.bots.seat import Seat
from graveshift.bots.zombicide.actions import MODES
from graveshift.bots.zombicide.answers import mover
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.course import LONGEST, Act, Course, course_of, temper_behind, way_of
from graveshift.bots.zombicide.errands import FOLLOW, HUNT, NO_DEED, SEARCH
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.sight import Fighter
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.content import LANGUAGES, Text, read
from graveshift.content import said as worded
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_ACTION, FREE_TYPES
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.words import survivor_name, zone_name

NEXT: Final = "activate"
"""The question whose Turn comes next."""
STEPS: Final = ("move", "sprint")
THROW: Final = "throw"
STRIKES: Final = (*MODES, THROW, "fire-gatling", "fire-gun", "improvise", "improvise-shot", "charge")
DEEDS: Final = {
    "take": "take",
    "rally": "rally",
    "join": "rally",
    "load-wagon": "load",
    "drop-coal": "coal",
    "start-train": "start",
    "push-wagon": "push",
    "holy-water": "cleanse",
    "bless-water": "cleanse",
    "challenge": "crack",
    "open-vault": "unlock",
    "force-door": "force",
    "repair": "repair",
    "fly": "fly",
    "get-in": "board",
    "drive": "drive",
    "eliminate-sleepers": "silence",
    "refill-nozzle": "refill",
    "flip-switch": "valve",
}
"""What the missions ask for, by the verbs of the games, and which sentence tells it."""
AIMED: Final = ("cleanse", "throw")
"""What is told by the zone it is aimed at, not by where one stands."""
RELIEF: Final = 0.5
"""A place is safer if it spares the posse so many wounds."""
Sentence = dict[str, str]
"""By language."""


class Reason:
    """Which sentence is true of a Turn, and the zone and the mate that it names (-1 for none)."""

    def __init__(self, key: str, zone: int, mate: int = -1) -> None:
        self.key = key
        self.zone = zone
        self.mate = mate

    @property
    def told(self) -> tuple[str, int, int]:
        return self.key, self.zone, self.mate


def explained(guide: Guide, mind: Weights, world: Game, code: int, usual: Weights | None = None) -> Sentence | None:
    """What the first Action of a Turn is for, to whoever chose it with this mind; None for all else.

    `usual` is how the Turn may go on instead: a planner thinks again at its next answer, so that only what is true of
    both ways is told. Only a Turn that begins with a step is played on: the first Action of any other tells what it is
    for, and to play a Turn in one's mind costs as much as to play it.
    """
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    if ask is None or not worth_telling(s, ask):
        return None
    sight = guide.look(s, mind)
    asked = Asked(guide, s, ask)
    me = mover(sight, asked)
    if me is None:
        return None
    plan = Plan(sight, me)
    choice = next(choice for choice in asked.choices if choice.code == code)
    if choice.verb in STEPS:
        minds = [mind] if usual is None or usual is mind else [mind, usual]
        why = way(plan, [course_of(guide, each, world, me.number, code) for each in minds])
    else:
        act = Act(choice.verb, me.zone, choice.zone if choice.zone >= 0 else me.zone, choice.who)
        mate = hindered(plan, act.aim) if act.verb in STRIKES else None
        if mate is not None and not goes_through(guide, mind, world, code, mate.number, act.aim):
            mate = None
        why = reason(plan, act, mate)
    return said(s, me.number, why) if why is not None else None


def explained_answer(guide: Guide, weights: Weights, seat: Seat, key: str) -> Sentence | None:
    """The same for an answer by its key, in a seat."""
    world = seat.determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    if ask is None or not worth_telling(s, ask):
        return None
    code = next(code for code in ask.options if world.rules.key(s, ask, code) == key)
    return explained(guide, temper_behind(guide, weights, s, ask, code), world, code, weights)


def worth_telling(s: State, ask: Ask) -> bool:
    """Is this the first Action of a Turn, and is there a choice?"""
    return len(ask.options) > 1 and ask.kind == ASK_ACTION and fresh(s, ask.about[0])


def planned_so(temper: int) -> Sentence:
    """The plan of a round."""
    text = sentences()[f"plan-{TEMPERS[temper][0]}"]
    return {language: worded(text, language) for language in LANGUAGES}


def fresh(s: State, who: int) -> bool:
    """Has this Turn only begun?"""
    return s.spent[who] == 0 and not any(s.free_used[who * FREE_TYPES : who * FREE_TYPES + FREE_TYPES])


def reason(plan: Plan, act: Act, mate: Fighter | None) -> Reason | None:
    """What an Action is for that is done where one stands, for a mate perhaps; none where there is little to say."""
    if act.verb in STRIKES:
        return strike(plan, act, mate)
    if act.verb in DEEDS:
        return Reason(f"do-{DEEDS[act.verb]}", act.aim)
    if act.verb == "search":
        return Reason(search(plan), act.zone)
    if act.verb == "trade":
        return Reason("trade", act.zone, act.who)
    return Reason("stay", act.zone) if act.verb == "end" else None


# ---- where it stands


def strike(plan: Plan, act: Act, mate: Fighter | None) -> Reason | None:
    """An attack: for the mission, to clear somebody's way, or by how near the zombies are."""
    sight, zone = plan.sight, act.aim
    if act.verb == THROW and plan.task is not None and (plan.task.kind, plan.task.target) == (THROW, zone):
        return Reason("do-throw", zone)
    if not sight.counts[zone]:
        return None
    if zone == plan.me.zone:
        return Reason("strike-here", zone)
    if mate is not None:
        return Reason("strike-way", zone, mate.number)
    away = sight.near(zone, list(sight.crowd))
    return Reason("strike-among" if away == 0 else "strike-near" if away <= 2 else "strike-far", zone)


def hindered(plan: Plan, zone: int) -> Fighter | None:
    """Somebody with a Turn to come whose next steps to an errand lead through another zone with zombies."""
    if zone == plan.me.zone or not plan.sight.counts[zone]:
        return None
    for mate in plan.sight.here:
        if mate is plan.me or mate.taken or plan.sight.counts[mate.zone]:
            continue
        theirs = Plan(plan.sight, mate)
        if theirs.task is not None and theirs.task.kind not in NO_DEED and zone in way_of(theirs, mate.zone)[:2]:
            return mate
    return None


def goes_through(guide: Guide, mind: Weights, world: Game, code: int, mate: int, zone: int) -> bool:
    """Does a mate come through a zone, if its Turn is the next of this round? Played on in a copy of this world."""
    game = world.playout()
    s = game.position
    assert isinstance(s, State)
    board, me, now = s.board, s.active, s.round
    game.answer(code)
    for _ in range(2 * LONGEST):
        ask = game.pending
        if ask is None or s.board is not board or s.round != now or s.active not in (me, mate, -1):
            return False
        if s.active == mate and s.zone[mate] == zone:
            return True
        asked = Asked(guide, s, ask)
        called = next((choice.code for choice in asked.choices if asked.kind == NEXT and choice.who == mate), None)
        game.answer(called if called is not None else pick(guide, mind, s, ask))
    return False


def search(plan: Plan) -> str:
    if plan.short:
        return "search-goal"
    return "search-arms" if plan.armed < plan.w.armed else "search-more"


# ---- on the way


def ways(plan: Plan, course: Course) -> Iterator[Reason]:
    """What is true of a Turn that begins with a step: what the mission asks for comes first, then the errand, if the
    Turn leads nearer to it, then what is done where it leads."""
    for act in course.acts:
        if act.verb in DEEDS:
            yield Reason(f"way-{DEEDS[act.verb]}", act.aim if DEEDS[act.verb] in AIMED else act.zone)
    task, here = plan.task, plan.me.zone
    nearer = task is not None and (course.end < 0 or plan.away(course.end) < plan.away(here))
    minor = task is not None and task.kind in (SEARCH, FOLLOW)
    if nearer and not minor:
        yield from errand(plan, course)
    for act in course.acts:
        if act.verb == "search":
            yield Reason("way-search", act.zone)
        elif act.verb in STRIKES and plan.sight.counts[act.aim]:
            yield Reason("way-fight" if act.aim == act.zone else "way-shoot", act.zone)
        elif act.verb == "trade":
            yield Reason("way-trade", act.zone, act.who)
    if course.end < 0:
        return
    if nearer and minor:
        yield from errand(plan, course)
    if plan.stay(course.end, 0.0) - plan.stay(here, 0.0) >= RELIEF * plan.w.wound:
        yield Reason("way-away", course.end)


def way(plan: Plan, courses: list[Course]) -> Reason | None:
    """What to say of a Turn that begins with a step: the first thing that is true of each course it may take."""
    known = [{why.told for why in ways(plan, other)} for other in courses[1:]]
    return next((why for why in ways(plan, courses[0]) if all(why.told in each for each in known)), None)


def errand(plan: Plan, course: Course) -> Iterator[Reason]:
    """On the way to an errand, as far as the Turn leads."""
    task = plan.task
    assert task is not None
    end = course.end if course.end >= 0 else course.acts[-1].aim
    goal = (way_of(plan, end) or [end])[-1]
    if goal not in task.places:
        return
    if task.kind == FOLLOW:
        yield company(plan, goal)
        return
    key = f"way-{task.kind}"
    if task.kind == HUNT:
        key = plan.sight.guide.hunt
    elif task.kind == SEARCH:
        key = "way-rooms"
    aim = next((act.aim for act in course.acts if act.verb == task.kind), task.target) if task.kind in AIMED else goal
    yield Reason(key, aim)


def company(plan: Plan, goal: int) -> Reason:
    """To somebody, to where everybody meets, or to lend a hand."""
    assert plan.task is not None
    if plan.task.able is not None:
        return Reason("way-help", goal)
    tasks, needs = plan.sight.errands()
    followed = assign(plan.sight, tasks, needs.short_of(plan.sight)).leaders.get(plan.me.id)
    for mate in plan.sight.here:
        if mate.id == followed and mate.zone == goal:
            return Reason("way-follow", goal, mate.number)
    return Reason("way-meet", goal)


def said(s: State, who: int, why: Reason) -> Sentence:
    """A sentence in every language."""
    text = sentences().get(why.key) or sentences()["way-goal"]
    return {
        language: worded(text, language).format(
            name=survivor_name(s, who, language),
            zone=zone_name(s, why.zone, language),
            mate=survivor_name(s, why.mate, language) if why.mate >= 0 else "",
        )
        for language in LANGUAGES
    }


@cache
def sentences() -> dict[str, Text]:
    return read(files("graveshift.bots.zombicide") / "explaining.yaml", dict[str, Text])
