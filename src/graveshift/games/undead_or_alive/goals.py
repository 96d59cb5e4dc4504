"""Mission goals: when each is done, when the mission is won or can no longer be (chapters Winning and Missions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.undead_or_alive.town import Goal, starting_zone, town_of
from graveshift.kernel.chance import LOST, WON, end_game
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.codes import (
    ASK_BLOW,
    BLOW,
    BRAWLER,
    BY_EXIT,
    BY_TRAIN,
    COAL,
    FAITHFUL,
    GUNSLINGER,
    HERE,
    MOBILE,
    NO,
    ON,
    PILE,
    REMOVED,
    SAFE,
    TOWNSFOLK,
)
from graveshift.zombicide.state import State

TAKE_ALL: Final = 1
TAKE_FACES: Final = 2
BOUNTIES: Final = 3
SET_ASIDE_BOUNTIES: Final = 4
RALLY_ALL: Final = 5
DYNAMITE: Final = 6
PURIFY: Final = 7
GATHER: Final = 8
DESTROY_WAGON: Final = 9
OFF_RAILS: Final = 10
LOAD: Final = 11
TENDER: Final = 12
BLOW_MINE: Final = 13
EXIT: Final = 14
BY_RAIL: Final = 15

CLASSES: Final = (BRAWLER, FAITHFUL, GUNSLINGER, TOWNSFOLK)


def unlocked(s: State, goal: Goal) -> bool:
    """Are all goals done that must come first? (UOA-WIN-06)"""
    return s.goals & goal.after == goal.after


def check_goals(s: State) -> Generator[Ask, int, None]:
    """Tick off goals; the game is won the moment all are done, in the middle of anything (UOA-WIN-01, UOA-WIN-02)."""
    if not s.touched:
        return
    s.touched = 0
    goals = town_of(s).goals
    if not goals:
        return
    progress = True
    while progress:
        progress = False
        for number, goal in enumerate(goals):
            if s.goals >> number & 1 or not unlocked(s, goal):
                continue
            if goal.kind == BLOW_MINE:
                answer = yield Ask(TEAM, ASK_BLOW, [BLOW, NO])
                if answer != BLOW:
                    s.touched = 1
                    continue
            elif not met(s, goal):
                continue
            s.goals |= 1 << number
            s.emit("goal-done", goal.rule, (number,))
            progress = True
    if s.goals == (1 << len(goals)) - 1:
        end_game(s, WON, "mission-accomplished", "UOA-WIN-01")
    if not on_board(s):
        nobody_left(s)


def nobody_left(s: State) -> None:
    """No player's survivor is on the board: what is still open can no longer be done (UOA-WIN-04).

    Only a Train that carries everybody away has yet to take its last sections along (UOA-AMB-92).
    """
    missing = [goal for number, goal in enumerate(town_of(s).goals) if not s.goals >> number & 1]
    for goal in missing:
        if goal.kind in (EXIT, BY_RAIL) and goal.numbers[0] and any(zone >= 0 for zone in s.zone):
            mission_lost(s, "companion-left-behind", "UOA-WIN-04")
    for goal in missing:
        if goal.kind != BY_RAIL or not unlocked(s, goal) or not everyone_gone(s, BY_TRAIN, goal.numbers[0]):
            mission_lost(s, "left-too-early", "UOA-WIN-04")


def met(s: State, goal: Goal) -> bool:
    """Is this goal fulfilled now?"""
    kind = goal.kind
    numbers = goal.numbers
    if kind == TAKE_ALL:
        return all(zone < 0 for zone in s.objective_zone)
    if kind == TAKE_FACES:
        return all(found(s, face) for face in numbers)
    if kind == BOUNTIES:
        return s.bounties_gained >= (numbers[0] if numbers[0] else s.posse)
    if kind == SET_ASIDE_BOUNTIES:
        return s.set_aside_gained >= numbers[0]
    if kind == RALLY_ALL:
        return all(led(s, CLASSES[i]) >= numbers[i] for i in range(len(CLASSES)))
    if kind == DYNAMITE:
        return s.blasts >= numbers[0]
    if kind == PURIFY:
        return all(s.token_state[t] in (SAFE, REMOVED) for t in range(len(s.token_kind)) if s.token_kind[t] == PILE)
    if kind == GATHER:
        return gathered(s, numbers)
    if kind == DESTROY_WAGON:
        return s.wagon < 0
    if kind == OFF_RAILS:
        return s.wagon >= 0 and not s.board.rail[s.wagon]
    if kind == LOAD:
        return all(holder == ON_WAGON for holder in s.objective_holder)
    if kind == TENDER:
        return (
            sum(1 for o in range(len(s.objective_face)) if s.objective_face[o] == COAL and loaded(s, o)) >= numbers[0]
        )
    if kind == EXIT:
        return everyone_gone(s, BY_EXIT, numbers[0]) and (not numbers[1] or s.wagon < 0)
    return everyone_gone(s, BY_TRAIN, numbers[0]) and train_gone(s)


ON_WAGON: Final = -2
"""Holder of a token that lies on the Wagon or in the tender."""


LOST_TOKEN: Final = -3
"""Holder of an Objective that a Train has run over or taken along (UOA-TRAIN-11, UOA-TRAIN-16)."""


def train_gone(s: State) -> bool:
    """Has the last section left the board? (UOA-TRAIN-18, UOA-M08-03)"""
    return s.train_state + 1 >= len(town_of(s).train_boards)


def loaded(s: State, objective: int) -> bool:
    return s.objective_holder[objective] == ON_WAGON


def found(s: State, face: int) -> bool:
    """Has an Objective with this face been taken?"""
    for objective in range(len(s.objective_face)):
        if s.objective_face[objective] == face and s.objective_zone[objective] < 0:
            if s.objective_holder[objective] != LOST_TOKEN:
                return True
    return False


def led(s: State, wanted: int) -> int:
    """How many companions of a class have a Leader (UOA-M02-03)."""
    count = 0
    for companion in range(s.posse, s.actors):
        if s.leader[companion] >= 0 and s.tables.survivor_class[s.person[companion]] == wanted:
            count += 1
    return count


def gathered(s: State, tokens: list[int]) -> bool:
    """Do all Mobile tokens (or the named ones) lie in the Starting Spawn Zone? (UOA-M03-02, UOA-M04-03)"""
    start = starting_zone(s)
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == MOBILE and s.token_state[token] == ON and (not tokens or token in tokens):
            if s.token_zone[token] != start:
                return False
    return True


def everyone_gone(s: State, how: int, companions: int) -> bool:
    """Has everybody left that way?"""
    last = s.actors if companions else s.posse
    for actor in range(last):
        if s.gone[actor] != how and not (actor >= s.posse and s.leader[actor] == -2):
            return False
    return True


def exit_open(s: State) -> bool:
    """The Exit is locked until the goals before it are done (UOA-AMB-76)."""
    for goal in town_of(s).goals:
        if goal.kind == EXIT:
            return unlocked(s, goal)
    return False


def mission_lost(s: State, reason: str, rule: str) -> None:
    """The mission can no longer be accomplished (UOA-WIN-04)."""
    end_game(s, LOST, reason, rule)


def on_board(s: State) -> list[int]:
    """The players' survivors that are still here."""
    return [who for who in range(s.posse) if s.gone[who] == HERE and s.zone[who] >= 0]
