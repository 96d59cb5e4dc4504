"""Goals of a mission: when each is done, when the mission is won, and when it can no longer be (chapter Winning).

A goal is a unit: `Goal` says what is asked of every one, and each kind answers in its own class. Those that any book of
the family can use stand here; a book adds its own beside its chapters. Which words of a mission file become which goal
is said in the file of the goal's name (`zombicide/missions`, `games/GAME/missions`).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.chance import LOST, WON, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import BY_EXIT, HERE, HIDDEN_FACE, IN_SUPPLY
from graveshift.zombicide.rules.state import State

LOST_TOKEN: Final = -3
"""Holder of an Objective that has left the game without being taken."""

# ---- what can leave the game for good; a book numbers its own things from 16 on
AN_OBJECTIVE: Final = 0
THE_EXIT: Final = 1


class Goal:
    """One goal of a mission: its figures, and the goals that must come first, as bits."""

    def __init__(self, key: str, after: int, rule: str) -> None:
        self.key = key
        self.after = after
        self.rule = rule
        self.declared = False  # done when the team says so, not by itself
        self.names: list[str] = []  # of the Spawn tokens that it speaks of
        self.everyone = False  # nobody may be left on the board, companions included

    def laid(self, names: list[str]) -> None:
        """The Spawn tokens lie on the board, numbered in this order."""

    def met(self, s: State) -> bool:
        """Is it fulfilled now?"""
        raise NotImplementedError

    def spoiled(self, s: State, what: int) -> bool:
        """Something has left the game for good (AN_OBJECTIVE ...): can this goal no longer be done?"""
        return False

    def still_coming(self, s: State) -> bool:
        """With no survivor left on the board: will it be done all the same?"""
        return False


class CountingGoal(Goal):
    """A goal of so many things."""

    def __init__(self, key: str, after: int, rule: str, count: int) -> None:
        super().__init__(key, after, rule)
        self.count = count


# ---- the mission


def check_goals(s: State) -> Generator[Ask, int, None]:
    """Tick off goals; the game is won the moment all are done, in the middle of anything (UOA-WIN-01, UOA-WIN-02)."""
    if not s.touched:
        return
    s.touched = 0
    goals = s.scene.goals
    if not goals:
        return
    tick_off(s)
    if s.scene.declares:
        yield from s.scene.declare(s)
    if s.goals == (1 << len(goals)) - 1:
        end_game(s, WON, "mission-accomplished", s.tables.cites[cite.GOALS_DONE])
    if not on_board(s):
        nobody_left(s)


def tick_off(s: State) -> None:
    """Every goal that is fulfilled now is done, and may unlock others; a declared one is for the team to say."""
    goals = s.scene.goals
    progress = True
    while progress:
        progress = False
        for number, goal in enumerate(goals):
            if s.goals >> number & 1 or goal.declared or not unlocked(s, goal) or not goal.met(s):
                continue
            achieve(s, number)
            progress = True


def unlocked(s: State, goal: Goal) -> bool:
    """Are all goals done that must come first? (UOA-WIN-06)"""
    return s.goals & goal.after == goal.after


def achieve(s: State, number: int) -> None:
    """A goal is done, and stays done."""
    s.goals |= 1 << number
    s.emit("goal-done", s.scene.goals[number].rule, (number,))
    s.scene.goal_done(s, number)


def open_goals(s: State) -> list[Goal]:
    """The goals that are not done yet."""
    return [goal for number, goal in enumerate(s.scene.goals) if not s.goals >> number & 1]


def on_board(s: State) -> list[int]:
    """The players' survivors that are still here."""
    return [who for who in range(s.posse) if s.gone[who] == HERE and s.zone[who] >= 0]


# ---- what has become impossible


def gone_for_good(s: State, what: int, reason: str) -> None:
    """Something has left the game: a mission that still needs it is lost (UOA-WIN-04)."""
    for goal in open_goals(s):
        if goal.spoiled(s, what):
            mission_lost(s, reason, s.tables.cites[cite.GOAL_IMPOSSIBLE])


def nobody_left(s: State) -> None:
    """No player's survivor is on the board: what is still open can no longer be done (UOA-WIN-04)."""
    missing = open_goals(s)
    rule = s.tables.cites[cite.GOAL_IMPOSSIBLE]
    for goal in missing:
        if goal.everyone and any(zone >= 0 for zone in s.zone):
            mission_lost(s, "companion-left-behind", rule)
    for goal in missing:
        if not unlocked(s, goal) or not goal.still_coming(s):
            mission_lost(s, "left-too-early", rule)


def mission_lost(s: State, reason: str, rule: str) -> None:
    """The mission can no longer be accomplished (UOA-WIN-04)."""
    end_game(s, LOST, reason, rule)


# ---- goals that any book can use


class TakeAllObjectives(Goal):
    """Every Objective has been taken (UOA-M00-04)."""

    def met(self, s: State) -> bool:
        return all(zone < 0 for zone in s.objective_zone)

    def spoiled(self, s: State, what: int) -> bool:
        return what == AN_OBJECTIVE


class TakeObjectives(Goal):
    """The Objectives with these faces have been taken (UOA-M06-04)."""

    def __init__(self, key: str, after: int, rule: str, faces: list[int]) -> None:
        super().__init__(key, after, rule)
        self.faces = faces

    def met(self, s: State) -> bool:
        return all(found(s, face) for face in self.faces)

    def spoiled(self, s: State, what: int) -> bool:
        if what != AN_OBJECTIVE:
            return False
        return not all(found(s, face) or face in faces_left(s) for face in self.faces)


class RallyCompanions(Goal):
    """So many companions of each class have a Leader (UOA-M02-03)."""

    def __init__(self, key: str, after: int, rule: str, classes: list[int], wanted: list[int]) -> None:
        super().__init__(key, after, rule)
        self.classes = classes
        self.wanted = wanted

    def met(self, s: State) -> bool:
        return all(led(s, self.classes[i]) >= self.wanted[i] for i in range(len(self.classes)))


class Exit(Goal):
    """Everybody has left by the Exit; `everyone`: companions, too (UOA-WIN-07)."""

    def __init__(self, key: str, after: int, rule: str, everyone: bool) -> None:
        super().__init__(key, after, rule)
        self.everyone = everyone

    def met(self, s: State) -> bool:
        return everyone_gone(s, BY_EXIT, self.everyone)

    def spoiled(self, s: State, what: int) -> bool:
        return what == THE_EXIT


def exit_zone(s: State) -> int:
    """The Exit on the board as it is now; -1 if there is none (UOA-WIN-07, UOA-TRAIN-05)."""
    return s.board.index.get(s.scene.exit_name, -1)


def exit_open(s: State) -> bool:
    """The Exit is locked until the goals before it are done (UOA-AMB-76)."""
    for goal in s.scene.goals:
        if isinstance(goal, Exit):
            return unlocked(s, goal)
    return False


def found(s: State, face: int) -> bool:
    """Has an Objective with this face been taken?"""
    for objective in range(len(s.objective_face)):
        if s.objective_face[objective] == face and s.objective_zone[objective] < 0:
            if s.objective_holder[objective] != LOST_TOKEN:
                return True
    return False


def faces_left(s: State) -> list[int]:
    """The faces of all Objectives on the board, those of the hidden ones too."""
    seen = [face for o, face in enumerate(s.objective_face) if s.objective_zone[o] >= 0 and face != HIDDEN_FACE]
    return seen + s.faces


def led(s: State, wanted: int) -> int:
    """How many companions of a class have a Leader (UOA-M02-03)."""
    count = 0
    for companion in range(s.posse, s.actors):
        if s.leader[companion] >= 0 and s.tables.survivor_class[s.person[companion]] == wanted:
            count += 1
    return count


def everyone_gone(s: State, how: int, companions: bool) -> bool:
    """Has everybody left that way?"""
    last = s.actors if companions else s.posse
    for actor in range(last):
        if s.gone[actor] != how and not (actor >= s.posse and s.leader[actor] == IN_SUPPLY):
            return False
    return True
