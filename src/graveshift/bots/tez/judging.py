"""How a position stands for one side: its chance to win, read off what is open and what is left to do.

The weights come from games that `greedy` played with itself (docs/bots.md says how): a logistic fit for each of the
four kinds of table, with rivals or without, with a Zombie Player or without.
"""

from __future__ import annotations

from math import exp
from typing import Final

from graveshift.bots.tez.fitted import WEIGHTS
from graveshift.bots.tez.scene import SEARCH_CARDS
from graveshift.bots.tez.squads import steps_made
from graveshift.bots.tez.worth import CROWD, QUARTERS, spare_worth
from graveshift.games.tiny_epic_zombies.missions.escort import squad_owner
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARRIVED,
    ARSENAL,
    CARRIED,
    CDC,
    CLUE_1,
    CURE,
    ESCAPE,
    ESCORT,
    EXIT_1,
    HELICOPTER,
    INGREDIENT_1,
    INVESTIGATE,
    OFF,
    PART,
    QUARANTINE,
    RADIO,
    SQUADS,
    STRANDED,
    SUPPLY_1,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.chance import WINNER, WON

MOVES: Final = {
    STRANDED: 5.0,
    CDC: 4.5,
    HELICOPTER: 6.0,
    ARSENAL: 4.0,
    CURE: 4.5,
    ESCAPE: 6.0,
    QUARANTINE: 3.5,
    ESCORT: 7.0,
    INVESTIGATE: 7.0,
}
"""About how many Moves one step of an Objective takes."""
STORED: Final = 1.0
"""Moves for one Ammo of the Arsenal."""
EXITS: Final = 8
EXIT: Final = 2.5
"""Moves for one Exit Token."""
MOVES_A_TURN: Final = 3.0


def chance(s: State, seat: int) -> float:
    """The chance of a seat to win: 1 is won, 0 is lost."""
    table = s.table
    if s.result:
        if s.result >= WINNER:
            return 1.0 if s.result == WINNER + seat else 0.0
        return 1.0 if s.result == WON and seat != table.zombie_seat else 0.0
    if not table.competitive:
        humans = standing(s, 0)
        return 1.0 - humans if seat == table.zombie_seat else humans
    if seat == table.zombie_seat:
        lost = 1.0
        for human in range(table.humans):
            lost *= 1.0 - standing(s, human)
        return lost
    return standing(s, table.owner.index(seat))


def standing(s: State, side: int) -> float:
    """The chance of the team, or of one of the rivals."""
    weights = WEIGHTS[2 * int(s.table.competitive) + int(s.table.zombie_seat >= 0)]
    total = 0.0
    for feature, weight in zip(features(s, side), weights, strict=True):
        total += feature * weight
    return 1.0 / (1.0 + exp(-total))


def features(s: State, side: int) -> list[float]:
    """What the chance is read off."""
    turns = SEARCH_CARDS + s.table.humans - s.turns + 1
    zombies = s.zombies
    blows = 0.0
    crowd = 0
    for quarter in range(4):
        bits = zombies >> 6 * quarter & 63
        blows += QUARTERS[bits]
        crowd += CROWD[bits]
    lives = s.barricade + 2 * sum(s.survivors)
    work = left_to_do(s, side)
    own = 1
    ahead = 0.0
    if s.table.competitive:
        own = s.table.humans
        rivals = [left_to_do(s, human) for human in range(own) if human != side]
        ahead = min(rivals) - work
    spare = 0.0
    for human in range(s.table.humans):
        if human == side or own == 1:
            spare += spare_worth(s.ammo[human] - s.wounds[human]) / 70
    part = turns / (SEARCH_CARDS + s.table.humans)
    pace = min(4.0, work / (MOVES_A_TURN * turns) * own) if turns > 0 else 4.0
    supplies = 0.0
    for token in (SUPPLY_1, SUPPLY_1 + 1):
        if s.token_at[token] >= CARRIED:
            supplies += 1.0
    return [
        1.0,
        part,
        work / 30,
        pace,
        min(pace, 1.0),
        lives / 10,
        blows * part,
        crowd / 24,
        part * blows / (1.0 + lives),
        spare,
        1.0 if s.survivors[side] else 0.0,
        ahead / 10,
        supplies * part,
    ]


def left_to_do(s: State, side: int) -> float:
    """About how many Moves the open Objectives still take."""
    sides = len(s.done)
    work = 0.0
    for objective in s.objectives:
        if not s.done[side] >> objective & 1:
            missing = s.table.goal[objective] - s.marker[objective * sides + side]
            work += MOVES[objective] * missing - head_start(s, objective, side, missing)
    return work


def head_start(s: State, objective: int, side: int, missing: int) -> float:
    """What is done of the next step already, in Moves; below 0 for what an Objective takes besides its steps."""
    if objective == HELICOPTER:
        return 3.0 if carried_by(s, PART, side) else 0.0
    if objective == CDC:
        return 2.0 if carried_by(s, RADIO, side) else 0.0
    if objective == ARSENAL:
        return -STORED * max(0, s.table.ammo_goal - s.ammo_cache[side])
    if objective == ESCAPE:
        return -EXIT * (EXITS - len(s.exits))
    if objective == ESCORT:
        return squads_on_the_way(s, side, missing)
    if objective == CURE:
        return 0.7 * known_faces(s, INGREDIENT_1, EXIT_1)
    if objective == INVESTIGATE:
        return 1.4 * known_faces(s, CLUE_1, TOKENS)
    return 0.0


def carried_by(s: State, token: int, side: int) -> bool:
    """Does somebody of this side carry it?"""
    at = s.token_at[token]
    return at >= CARRIED and (not s.table.competitive or at == CARRIED + side)


def squads_on_the_way(s: State, side: int, missing: int) -> float:
    """Moves that the foremost Squads have made."""
    made: list[float] = []
    for squad in range(SQUADS):
        room = s.squads[squad]
        if room != OFF and room != ARRIVED and (not s.table.competitive or squad_owner(s, squad) == side):
            made.append(float(steps_made(room)))
    made.sort(reverse=True)
    return sum(made[:missing])


def known_faces(s: State, first: int, end: int) -> int:
    """Tokens in the Mall that somebody has looked at."""
    return len([token for token in range(first, end) if s.token_at[token] >= 0 and s.token_face[token] != UNKNOWN])
