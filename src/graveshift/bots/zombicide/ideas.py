"""What might be answered: the answer of each temper, and in a Turn what the rule of thumb would do next best."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.actions import MODES, score_of
from graveshift.bots.zombicide.answers import mover
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.tempers import TEMPERS, sending
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import VERB
from graveshift.zombicide.rules.state import State

TURN: Final = "action"
"""The question for an Action of one's own Turn."""
END: Final = "end"
MOVE: Final = "move"
ON_THE_WAY: Final = (MOVE, "sprint", END)


class Idea:
    """An answer, and the temper that would give it; somebody may be sent on an errand besides."""

    def __init__(self, code: int, temper: int, weights: Weights | None = None) -> None:
        self.code = code
        self.temper = temper
        self.weights = weights if weights is not None else TEMPERS[temper][1]


def ideas_of(
    guide: Guide,
    s: State,
    ask: Ask,
    own: int,
    temper: int,
    tempers: tuple[int, ...],
    rivals: int = 0,
    errands: int = 0,
) -> list[Idea]:
    """What the tempers would answer, so many rivals of that, and what would be done on so many other errands; its own
    answer, in the temper of the round, leads."""
    found = [Idea(own, temper)]
    known = [own]
    for number in tempers:
        code = pick(guide, TEMPERS[number][1], s, ask)
        if code not in known:
            known.append(code)
            found.append(Idea(code, number))
    if rivals:
        others = [code for code in rivals_of(guide, s, ask, own, temper) if code not in known]
        found += [Idea(code, temper) for code in others[:rivals]]
        known += others[:rivals]
    if errands:
        for idea in sent_elsewhere(guide, s, ask, temper, errands):
            if idea.code not in known:
                known.append(idea.code)
                found.append(idea)
    return found


def sent_elsewhere(guide: Guide, s: State, ask: Ask, temper: int, most: int) -> list[Idea]:
    """What the survivor whose Turn it is would do on other errands than its own: so many, the nearest first."""
    decision = Asked(guide, s, ask)
    if decision.kind != TURN:
        return []
    sight = guide.look(s, TEMPERS[temper][1])
    me = mover(sight, decision)
    targets: list[tuple[int, int]] = []
    if me is not None:
        own = Plan(sight, me).task
        tasks, _ = sight.errands()
        for task in tasks:
            if task.able is not None and me.id not in task.able:
                continue
            if own is not None and own.kind == task.kind and own.target == task.target:
                continue
            away = sight.near(me.zone, task.places)
            if away < FAR and (away, task.target) not in targets:
                targets.append((away, task.target))
    sight.part()
    targets.sort()
    found: list[Idea] = []
    if me is not None:
        for _, target in targets[:most]:
            weights = sending(temper, me.number, target)
            found.append(Idea(pick(guide, weights, s, ask), temper, weights))
    return found


def rivals_of(guide: Guide, s: State, ask: Ask, own: int, temper: int) -> list[int]:
    """What else might be done in a Turn than a thing where one stands: the best blow, the best deed, the first steps
    to the two best places that begin differently, and to leave it at that.

    Where its own answer is to walk on or to end the Turn, hardly anything else was ever found to be better.
    """
    decision = Asked(guide, s, ask)
    if decision.kind != TURN or guide.forms[own >> VERB][0] in ON_THE_WAY:
        return []
    sight = guide.look(s, TEMPERS[temper][1])
    me = mover(sight, decision)
    found: list[int] = []
    if me is not None:
        plan = Plan(sight, me)
        found += [choice.code for choice in best_things(plan, decision)]
        found += [choice.code for choice in best_steps(plan, decision)]
    sight.part()
    end = decision.named(END)
    return [*found, end.code] if end is not None else found


def best_things(plan: Plan, decision: Asked) -> list[Choice]:
    """The best blow and the best deed where one stands, as far as they are worth anything."""
    blow: Choice | None = None
    deed: Choice | None = None
    best_blow = best_deed = 0.0
    for choice in decision.choices:
        score = score_of(plan, choice)
        if choice.verb in MODES:
            if score > best_blow:
                blow, best_blow = choice, score
        elif score > best_deed:
            deed, best_deed = choice, score
    return [choice for choice in (blow, deed) if choice is not None]


def best_steps(plan: Plan, decision: Asked) -> list[Choice]:
    """The first steps to the best places, the best one first; two of them."""
    moves = {choice.zone: choice for choice in decision.choices if choice.verb == MOVE}
    worth: dict[int, float] = {}
    actions = plan.me.actions
    for zone, reach in plan.reachable(actions).items():
        if reach[1] in moves:
            value = plan.place(zone, actions - reach[0])
            if reach[1] not in worth or value > worth[reach[1]]:
                worth[reach[1]] = value
    steps = sorted(worth, key=lambda step: (-worth[step], step))
    return [moves[step] for step in steps[:2]]
