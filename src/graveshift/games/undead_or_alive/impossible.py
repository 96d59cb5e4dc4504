"""Goals that can no longer be reached, because what they need is gone from the board (chapter Winning and losing)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.goals import (
    BY_RAIL,
    DESTROY_WAGON,
    EXIT,
    GATHER,
    LOAD,
    LOST_TOKEN,
    OFF_RAILS,
    SET_ASIDE_BOUNTIES,
    TAKE_ALL,
    TAKE_FACES,
    TENDER,
    found,
    gathered,
    mission_lost,
)
from graveshift.games.undead_or_alive.town import SET_ASIDE, Goal, exit_zone, town_of
from graveshift.zombicide.codes import COAL, HIDDEN_FACE
from graveshift.zombicide.state import State


def open_goals(s: State) -> list[Goal]:
    """The goals that are not done yet."""
    return [goal for number, goal in enumerate(town_of(s).goals) if not s.goals >> number & 1]


def left_behind(s: State) -> None:
    """The last section has gone: whoever is still here has missed it (UOA-AMB-83, UOA-M01-03, UOA-M03-02)."""
    for goal in open_goals(s):
        if goal.kind == BY_RAIL:
            mission_lost(s, "train-left-without-them", goal.rule)


def lose_wagon(s: State) -> None:
    """The Wagon was run over; who had to move, load or blow it up cannot any more (UOA-WIN-04, UOA-TRAIN-11)."""
    for goal in open_goals(s):
        if goal.kind in (DESTROY_WAGON, OFF_RAILS, LOAD) or (goal.kind == EXIT and goal.numbers[1]):
            mission_lost(s, "wagon-run-over", "UOA-WIN-04")


def lose_exit(s: State, zone: int) -> None:
    """The Train comes through the Exit: nobody can leave there any more (UOA-WIN-04, UOA-TRAIN-11)."""
    if zone == exit_zone(s):
        for goal in open_goals(s):
            if goal.kind == EXIT:
                mission_lost(s, "exit-run-over", "UOA-WIN-04")


def lose_starting_zone(s: State) -> None:
    """The Starting Spawn Zone is gone: tokens that are not there yet can no longer be gathered.

    (UOA-WIN-04, UOA-M03-02, UOA-AMB-91)
    """
    for goal in open_goals(s):
        if goal.kind == GATHER and not gathered(s, goal.numbers):
            mission_lost(s, "spawn-zone-crushed", "UOA-WIN-04")


def lose_objective(s: State, objective: int) -> None:
    """An Objective leaves the game, face up; if the mission still needs it, the mission is lost.

    (UOA-WIN-04, UOA-TRAIN-11, UOA-TRAIN-16)
    """
    s.objective_zone[objective] = -1
    s.objective_holder[objective] = LOST_TOKEN
    if s.objective_face[objective] == HIDDEN_FACE:
        s.objective_face[objective] = s.draw("objectives", s.faces)
    s.emit("objective-lost", "UOA-TRAIN-11", (objective,))
    if objective == town_of(s).clock_token:
        return
    for goal in open_goals(s):
        if not still_possible(s, goal):
            mission_lost(s, "objective-run-over", "UOA-WIN-04")


def still_possible(s: State, goal: Goal) -> bool:
    """Are there Objectives enough for this goal, now that one was lost?"""
    kind = goal.kind
    if kind in (TAKE_ALL, LOAD):
        return False
    if kind == TAKE_FACES:
        return all(found(s, face) or face in faces_left(s) for face in goal.numbers)
    if kind == TENDER:
        bags = [o for o, face in enumerate(s.objective_face) if face == COAL and s.objective_holder[o] != LOST_TOKEN]
        return len(bags) >= goal.numbers[0]
    if kind == SET_ASIDE_BOUNTIES:
        gives = town_of(s).reward_bounty
        sources = sum(1 for face in faces_left(s) if gives[face] == SET_ASIDE)
        return s.set_aside_gained + sources >= goal.numbers[0]
    return True


def faces_left(s: State) -> list[int]:
    """The faces of all Objectives on the board, those of the hidden ones too."""
    seen = [face for o, face in enumerate(s.objective_face) if s.objective_zone[o] >= 0 and face != HIDDEN_FACE]
    return seen + s.faces
