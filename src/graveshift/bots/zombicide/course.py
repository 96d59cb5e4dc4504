"""The Turn that a bot has in mind: its first Action, and what comes of it if it goes on as it thinks.

It is played out in a world of the seat, with dice and cards drawn anew: an intention, not a promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from graveshift.board.board import FAR, Board
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.weights import Weights
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_ACTION
from graveshift.zombicide.rules.state import State

LONGEST: Final = 80
"""Answers of a Turn; more is going round in circles."""


class Act:
    """An Action of the Turn: where the survivor stands then, which zone it names (its own, if none) and whom."""

    def __init__(self, verb: str, zone: int, aim: int, who: int) -> None:
        self.verb = verb
        self.zone = zone
        self.aim = aim
        self.who = who


class Course:
    """What a survivor does in its Turn, one Action after the other, and where it is at the end (-1: off the board)."""

    def __init__(self, acts: list[Act], end: int) -> None:
        self.acts = acts
        self.end = end


Answer = Callable[[Game], int]
"""How somebody answers what is asked in a game."""


def course_of(guide: Guide, weights: Weights, world: Game, who: int, code: int) -> Course:
    """Play the Turn on from its first Action by rule of thumb, in a copy of this world."""

    def thumb(game: Game) -> int:
        s, ask = game.position, game.pending
        assert isinstance(s, State)
        assert ask is not None
        return pick(guide, weights, s, ask)

    return played_on(guide, world.playout(), who, code, thumb)


def played_on(guide: Guide, game: Game, who: int, code: int, answered: Answer) -> Course:
    """Play the Turn on in this game, by somebody's answers."""
    s = game.position
    assert isinstance(s, State)
    board = s.board
    acts: list[Act] = []
    answer = code
    for _ in range(LONGEST):
        ask = game.pending
        if ask is None or s.active != who:
            break
        if acts:
            answer = answered(game)
        if ask.kind == ASK_ACTION and ask.about[0] == who:
            choice = next(choice for choice in Asked(guide, s, ask).choices if choice.code == answer)
            acts.append(Act(choice.verb, s.zone[who], choice.zone if choice.zone >= 0 else s.zone[who], choice.who))
        game.answer(answer)
    return Course(acts, place_on(board, s, who))


def place_on(board: Board, s: State, who: int) -> int:
    """Where somebody stands, as an earlier board numbers it: after the last Turn of a round a Train may have come
    or gone (-1: nowhere on it)."""
    zone = s.zone[who]
    if zone < 0 or s.board is board:
        return zone
    return board.index.get(s.board.names[zone], -1)


def temper_behind(guide: Guide, weights: Weights, s: State, ask: Ask, code: int) -> Weights:
    """The weights by which somebody would choose this: these, or else those of the first temper that does."""
    if pick(guide, weights, s, ask) == code:
        return weights
    for _, other in TEMPERS:
        if pick(guide, other, s, ask) == code:
            return other
    return weights


def way_of(plan: Plan, zone: int) -> list[int]:
    """The zones of the way on from here to the place where the errand ends; none where no way leads there."""
    if plan.task is None or plan.away(zone) >= FAR:
        return []
    found: list[int] = []
    while zone not in plan.task.places:
        zone = min(plan.sight.board.neighbours[zone], key=lambda near: (plan.away(near) + plan.hurdle(near), near))
        found.append(zone)
    return found
