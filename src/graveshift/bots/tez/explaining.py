"""What a bot of the mall is about to do and why, in a sentence: from the same plan by which it has chosen."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from graveshift.bots.seat import Seat
from graveshift.bots.tez.errands import AMMO, ANYWHERE, CARDS, Errand
from graveshift.bots.tez.humans import HumanMind
from graveshift.bots.tez.plan import HEALED, OURS, Plan, Step
from graveshift.bots.tez.scene import Scene
from graveshift.bots.tez.thinking import deciding_human
from graveshift.content import LANGUAGES, Text, read, said
from graveshift.games.tiny_epic_zombies.rules.codes import ASK_TURN, MOVE, VERB
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, name

MOVES: Final = 3
"""The compulsory Moves of a Turn that has only begun."""
Sentence = dict[str, str]
"""By language."""


class Reason:
    """Which sentence is true of a Move, and the Room and Store it names."""

    def __init__(self, key: str, room: int, store: int) -> None:
        self.key = key
        self.room = room
        self.store = store


def explained(seat: Seat, key: str) -> Sentence | None:
    """What the first Move of a Turn is for, told to a team that has no listening rivals; None for all else."""
    world = seat.determinized(0)
    s, ask = world.position, world.pending
    assert isinstance(s, State)
    if ask is None or ask.kind != ASK_TURN or s.moves != MOVES or s.table.competitive or s.table.zombie_seat >= 0:
        return None
    code = next(code for code in ask.options if world.rules.key(s, ask, code) == key)
    if code >> VERB << VERB != MOVE:
        return None
    me = deciding_human(s, ask.seat)
    mind = HumanMind(Scene(s, ask.seat), me)
    why = reason(mind.plan, code & 255, mind.moves - 1, mind.regular - 1)
    return told(s, me, why) if why is not None else None


def reason(plan: Plan, room: int, moves: int, regular: int) -> Reason | None:
    """Follow the best way on through this Turn, to the first thing that is done on it; else what it leads nearer to."""
    before = plan.now()
    step = plan.arrive(before, room)
    while True:
        done = deed(plan, before, step)
        if done is not None:
            return done
        if moves <= 0:
            return lead(plan, room)
        before, step = step, onward(plan, step, moves, regular)
        moves, regular = moves - 1, regular - 1


def deed(plan: Plan, before: Step, step: Step) -> Reason | None:
    """What comes of one Move; the worthiest where it is more than one thing."""
    fresh = [errand for at, errand in enumerate(plan.errands) if (step.done & ~before.done) >> at & 1]
    if plan.exit >= 0 and step.room == plan.exit:
        return Reason("now-gather", step.room, 0)
    if fresh:
        best = max(fresh, key=lambda errand: errand.worth)
        return Reason(f"now-{kind(best)}", step.room, best.store)
    if before.load and not step.load:
        return Reason("now-deliver", step.room, 0)
    if step.done & ~before.done & HEALED:
        return Reason("now-heal", step.room, 0)
    if before.zombies >> step.room & 1:
        return Reason("now-fight", step.room, 0)
    return None


def lead(plan: Plan, room: int) -> Reason | None:
    """What is worth most at the distance at which it is after a Move, if the Move leads nearer to it."""
    if not plan.errands or plan.exit >= 0:
        return None
    here = plan.scene.places[plan.me]
    worth = [
        errand.worth * (1.0 if plan.distance(room, at) <= plan.near[at] else OURS) / (1 + plan.distance(room, at))
        for at, errand in enumerate(plan.errands)
    ]
    at = worth.index(max(worth))
    if plan.distance(room, at) >= plan.distance(here, at):
        return None
    errand = plan.errands[at]
    return Reason(f"later-{kind(errand)}", errand.room if errand.room != ANYWHERE else room, errand.store)


def onward(plan: Plan, step: Step, moves: int, regular: int) -> Step:
    """The best next Room."""
    ways = [plan.arrive(step, room) for room in plan.scene.chart.steps[step.room]]
    return max(ways, key=lambda after: plan.worth(after, moves - 1, regular - 1))


def kind(errand: Errand) -> str:
    """What an errand is for, in a word."""
    if errand.what == CARDS:
        return "cards"
    if errand.what == AMMO:
        return "ammo"
    return TOKEN_IDS[errand.what].partition("-")[0]


def told(s: State, me: int, why: Reason) -> Sentence:
    """A sentence in every language."""
    return {
        language: said(sentences()[why.key], language).format(
            name=name(s, "human", me, language),
            room=name(s, "room", why.room, language),
            store=name(s, "store", why.store, language),
        )
        for language in LANGUAGES
    }


@cache
def sentences() -> dict[str, Text]:
    return read(files("graveshift.bots.tez") / "explaining.yaml", dict[str, Text])
