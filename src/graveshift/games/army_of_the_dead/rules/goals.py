"""Winning and losing: goals of the mission, Personal Objectives, and what can no longer be done."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.carrying import check_carried_out
from graveshift.games.army_of_the_dead.rules.city import (
    BREAK_HELMET,
    CARRY_OUT,
    ESCAPE,
    FLY_OUT,
    KILL,
    OPEN_VAULT,
    RESCUE,
    SPECIALIST_LOST,
    TAKE_ALL,
    TAKE_COUNT,
    TAKE_FACE,
    TOO_FEW_LEFT,
    TRUCK_OUT,
    Goal,
    city_of,
    has_happened,
    is_open,
)
from graveshift.games.army_of_the_dead.rules.codes import ELIMINATED, VAULT_OPEN
from graveshift.games.army_of_the_dead.rules.events import happen
from graveshift.games.army_of_the_dead.rules.objectives import taken_count
from graveshift.games.army_of_the_dead.rules.personal import all_done, check_owner_left
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.chance import LOST, WON, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import BY_EXIT, HIDDEN_FACE
from graveshift.zombicide.rules.scene import NO_QUESTIONS


def check_goals(s: State) -> Generator[Ask, int, None]:
    """Tick off what is done; the game is won at the moment everything is (AOTD-WIN-01, AOTD-SETUP-15).

    When the mission's own goals are done, a card that changes hands may do the last Personal Objective.
    """
    touched = s.touched
    if touched:
        tick_off(s)
        s.touched = 0
    if mission_done(s) and all_done(s):
        end_game(s, WON, "all-objectives", "AOTD-WIN-01")
    if touched and not anybody_left(s):
        end_game(s, LOST, "nobody-left", "AOTD-WIN-08")
    yield from NO_QUESTIONS


def mission_done(s: State) -> bool:
    """Are all the mission's own goals done? Then the Personal Objectives decide (AOTD-WIN-01)."""
    count = len(city_of(s).aims)
    return count > 0 and s.goals == (1 << count) - 1


def tick_off(s: State) -> None:
    """Every goal that is done, and those that it opens."""
    aims = city_of(s).aims
    news = True
    while news:
        news = False
        for number in range(len(aims)):
            goal = aims[number]
            if not s.goals >> number & 1 and is_open(s, goal) and is_done(s, number, goal):
                s.goals |= 1 << number
                s.emit("goal-done", goal.rule, (number,))
                announce(s, goal)
                news = True


def announce(s: State, goal: Goal) -> None:
    """The events that a goal brings about: its own, and those that wait for several."""
    city = city_of(s)
    happen(s, f"goal-done:{goal.key}")
    for name in city.events:
        if name.startswith("goals-done:"):
            keys = name.partition(":")[2].split(",")
            if all(s.goals >> n & 1 for n, other in enumerate(city.aims) if other.key in keys):
                happen(s, name)


def is_done(s: State, number: int, goal: Goal) -> bool:
    """Is a goal that may be attempted done?"""
    kind = goal.kind
    if kind == TAKE_FACE:
        return front_taken(s, goal.numbers[0])
    if kind == TAKE_ALL:
        return all_taken(s, goal.numbers)
    if kind == TAKE_COUNT:
        return taken_count(s) >= goal.numbers[0]
    if kind == CARRY_OUT:
        return carried_out(s, goal.numbers[0])
    if kind == ESCAPE:
        return everybody_out(s)
    if kind == RESCUE:
        return rescued(s) >= goal.numbers[0]
    if kind == OPEN_VAULT:
        return s.vault == VAULT_OPEN
    if kind == KILL:
        return s.slain & goal.numbers[0] != 0
    if kind == BREAK_HELMET:
        return s.deeds >> number & 1 == 1
    return s.deeds >> number & 1 == 1


def front_taken(s: State, face: int) -> bool:
    """Was a token of this front taken? (AOTD-ACT-15)"""
    for objective in range(len(s.objective_face)):
        if s.objective_face[objective] == face and s.objectives_taken >> objective & 1:
            return True
    return False


def all_taken(s: State, faces: list[int]) -> bool:
    """Was every token with one of these fronts taken? While any lies face down, nobody knows."""
    for objective in range(len(s.objective_face)):
        face = s.objective_face[objective]
        if (face in faces or face == HIDDEN_FACE) and not s.objectives_taken >> objective & 1:
            if face != HIDDEN_FACE or any(hidden in faces for hidden in s.faces):
                return False
    return True


def carried_out(s: State, face: int) -> bool:
    """Has somebody left the board with the token of this front? (AOTD-M2-02)"""
    for objective in range(len(s.objective_face)):
        holder = s.objective_holder[objective]
        if s.objective_face[objective] == face and holder >= 0 and s.gone[holder] == BY_EXIT:
            return True
    return False


def everybody_out(s: State) -> bool:
    """All survivors still in the game have left by the Exit (AOTD-M2-09)."""
    left = 0
    for who in range(s.posse):
        if s.zone[who] >= 0:
            return False
        if s.gone[who] == BY_EXIT:
            left += 1
    return left > 0


def rescued(s: State) -> int:
    """How many companions have left with their Leaders (AOTD-COMP-05)."""
    count = 0
    for companion in range(s.posse, s.actors):
        if s.gone[companion] == BY_EXIT:
            count += 1
    return count


def anybody_left(s: State) -> bool:
    """Is any survivor on the board? (AOTD-WIN-08)"""
    for who in range(s.posse):
        if s.zone[who] >= 0:
            return True
    return False


# ---- what can no longer be done


def check_losses(s: State) -> None:
    """Losses that follow when somebody is out of play: the last specialist, too few people, nobody at all.

    (AOTD-WIN-03, AOTD-VAULT-16, AOTD-WIN-08, AOTD-AMB-07)
    """
    for loss in city_of(s).losses:
        if loss.kind == SPECIALIST_LOST and not has_happened(s, loss.event) and not still_there(s, loss.a):
            end_game(s, LOST, "specialist-lost", loss.rule)
        if loss.kind == TOO_FEW_LEFT and on_board(s) < loss.a and way_out_waits(s):
            end_game(s, LOST, "too-few-left", loss.rule)
    if alive(s) == 0:
        end_game(s, LOST, "nobody-left", "AOTD-WIN-08")


def check_departed(s: State) -> None:
    """Somebody has left the board: what they took along or had still to do may be missing (AOTD-WIN-03, AOTD-M2-09).

    What was reached by leaving counts first: nobody misses the Pilot who has flown the team out.
    """
    tick_off(s)
    s.touched = 1
    for who in range(s.posse):
        if s.gone[who] == BY_EXIT:
            check_carried_out(s, who)
            check_owner_left(s, who)
    check_losses(s)


def way_out_waits(s: State) -> bool:
    """Is a goal still open that takes so many people out together?"""
    aims = city_of(s).aims
    for number in range(len(aims)):
        if aims[number].kind in (TRUCK_OUT, FLY_OUT) and not (s.goals | s.deeds) >> number & 1:
            return True
    return False


def on_board(s: State) -> int:
    """Survivors that are still here."""
    count = 0
    for who in range(s.posse):
        if s.zone[who] >= 0:
            count += 1
    return count


def still_there(s: State, specialty: int) -> bool:
    """Is somebody with this Specialty on the board?"""
    for who in range(s.posse):
        if s.zone[who] >= 0 and s.classes[who] & specialty:
            return True
    return False


def alive(s: State) -> int:
    """Survivors that were not eliminated."""
    count = 0
    for who in range(s.posse):
        if s.gone[who] != ELIMINATED:
            count += 1
    return count
