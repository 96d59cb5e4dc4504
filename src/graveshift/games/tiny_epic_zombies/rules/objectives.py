"""Objectives in general and the end of the game (chapter Objectives in general and the end of the game)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import ESCAPE, OFF, TOKEN_OBJECTIVE, TOKENS
from graveshift.games.tiny_epic_zombies.rules.mall import entrance
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, open_for, side
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.chance import LOST, WINNER, WON, end_game

# ---- why a game ends: ids, told as sentences when somebody looks
OBJECTIVES_COMPLETED: Final = "objectives-completed"
LEADER: Final = "leader"
BARRICADE_FALLS: Final = "barricade-falls"
NO_SURVIVOR_LEFT: Final = "no-survivor-left"
EVERY_SURVIVOR_COLLECTED: Final = "every-survivor-collected"
TIME_IS_UP: Final = "time-is-up"


def advance(s: State, human: int, objective: int, rule: str) -> None:
    """One step on the Objective's track, for the team or for the Human alone (TEZ-OBJ-02, TEZ-CVZ-04)."""
    at = objective * len(s.done) + side(s, human)
    s.marker[at] += 1
    s.emit("objective-advanced", rule, (human, objective, s.marker[at]))
    if s.marker[at] >= s.table.goal[objective]:
        complete(s, human, objective)


def complete(s: State, human: int, objective: int) -> None:
    """The marker goes to its Completed box; a team's finished Objective goes quiet (TEZ-OBJ-02, TEZ-OBJ-05)."""
    s.done[side(s, human)] |= 1 << objective
    s.emit("objective-completed", "TEZ-OBJ-02", (human, objective))
    if not s.table.competitive:
        for token in range(TOKENS):
            if TOKEN_OBJECTIVE[token] == objective:
                s.token_at[token] = OFF
    check_victory(s, human)
    check_escape(s)


def check_victory(s: State, human: int) -> None:
    """The third completed Objective wins at once (TEZ-OBJ-04, TEZ-END-01, TEZ-CVZ-08)."""
    for objective in s.objectives:
        if not s.done[side(s, human)] >> objective & 1:
            return
    if s.table.competitive:
        end_game(s, WINNER + s.table.owner[human], LEADER, "TEZ-CVZ-08")
    end_game(s, WON, OBJECTIVES_COMPLETED, "TEZ-END-01")


def humans_lose(s: State, reason: str, rule: str) -> None:
    """The Zombie side wins: the Zombie Player where there is one (TEZ-END-04, TEZ-END-06)."""
    seat = s.table.zombie_seat
    end_game(s, WINNER + seat if seat >= 0 else LOST, reason, rule)


def real_exit(s: State) -> int:
    """The Entrance named by the fourth symbol and the fourth number found (TEZ-MIS-EXI-04); OFF while unknown."""
    symbols = [face for face in s.exits if face < 4]
    numbers = [face for face in s.exits if face >= 4]
    if len(symbols) < 4 or len(numbers) < 4:
        return OFF
    return entrance(s.table.mall.stores_of[symbols[3]][numbers[3] - 4])


def check_escape(s: State) -> None:
    """Everybody on the Real Exit once all else is done; alone in the competitive game (TEZ-MIS-EXI-05, TEZ-CMPO-06)."""
    if ESCAPE not in s.objectives:
        return
    room = real_exit(s)
    if room == OFF:
        return
    for human in goes_first(s, s.active):
        if not open_for(s, ESCAPE, human) or not only_escape_left(s, human):
            continue
        if s.table.competitive:
            if s.room[human] == room:
                advance(s, human, ESCAPE, "TEZ-CMPO-06")
        elif all(at == room for at in s.room):
            advance(s, human, ESCAPE, "TEZ-MIS-EXI-05")


def only_escape_left(s: State, human: int) -> bool:
    """Escape the Mall counts only as the last one (TEZ-MIS-EXI-06, TEZ-OBJ-03)."""
    return all(s.done[side(s, human)] >> objective & 1 for objective in s.objectives if objective != ESCAPE)
