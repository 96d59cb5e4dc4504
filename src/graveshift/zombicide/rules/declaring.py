"""Goals that are done when the team says so, at any time and for nothing (chapter Winning)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.actions import ALONE, Action, Price
from graveshift.zombicide.rules.codes import ASK_BLOW, BLOW, NO
from graveshift.zombicide.rules.goals import Goal, achieve, tick_off, unlocked
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.state import State


class DeclaredGoal(Goal):
    """Ready once the goals before it are done; then the team may declare it done."""

    def __init__(self, key: str, after: int, rule: str) -> None:
        super().__init__(key, after, rule)
        self.declared = True

    def met(self, s: State) -> bool:
        return False


def declare_ready(s: State) -> Generator[Ask, int, None]:
    """Ask the team whether it declares a goal that is ready (UOA-M06-03)."""
    while ready_goal(s) >= 0:
        answer = yield Ask(TEAM, ASK_BLOW, [BLOW, NO])
        if answer == NO:
            break
        achieve(s, ready_goal(s))
        tick_off(s)


def ready_goal(s: State) -> int:
    """The goal that the team may declare now; -1 if there is none (UOA-M06-03, UOA-AMB-52)."""
    if not s.scene.declares:
        return -1
    for number, goal in enumerate(s.scene.goals):
        if goal.declared and not s.goals >> number & 1 and unlocked(s, goal):
            return number
    return -1


def remind(s: State) -> None:
    """After each Action the team is asked anew about a goal that it has not declared yet (UOA-AMB-52)."""
    if ready_goal(s) >= 0:
        s.touched = 1


class Declare(Action):
    """The same in one's own Turn."""

    def __init__(self, verb: int, name: str) -> None:
        super().__init__([(verb, name, ALONE)])
        self.verb = verb

    def known(self, scene: Scene) -> bool:
        return scene.declares

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if s.granted != who and ready_goal(s) >= 0:
            options.append(self.verb)

    def act(self, s: State, who: int, argument: int) -> None:
        achieve(s, ready_goal(s))
        s.touched = 1

    def price(self, s: State, who: int, code: int) -> Price:
        return Price(0, 0, 0)
