"""Turns: beginning and ending one, leaving by the Exit, and extra Turns (chapters Rounds and Winning)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.goals import check_goals, exit_open, on_board
from graveshift.games.undead_or_alive.town import exit_zone, town_of
from graveshift.games.undead_or_alive.turn import legal_actions, perform
from graveshift.kernel.rules import Ask
from graveshift.zombicide.budget import fresh_turn
from graveshift.zombicide.codes import (
    ASK_ACTION,
    ASK_EXIT,
    BY_EXIT,
    DISCARD,
    END,
    LEAVE,
    LEAVE_WAGON,
    NO,
)
from graveshift.zombicide.movement import group_of
from graveshift.zombicide.state import State, zombies_in


def begin_turn(s: State, who: int) -> None:
    """A survivor's Turn begins with fresh Actions and limits (UOA-ROUND-03, UOA-ROUND-04)."""
    s.active = who
    fresh_turn(s, who)
    s.emit("turn-begins", "UOA-ROUND-03", (who,))


def nothing_left(options: list[int]) -> bool:
    """Only ending the Turn is left (and discarding, which is possible at any pause): nothing to decide."""
    for code in options:
        if code not in (END, DISCARD):
            return False
    return True


def end_turn(s: State, who: int) -> Generator[Ask, int, None]:
    """The Turn is over: leave by the Exit if possible and wanted (UOA-WIN-07, UOA-ACT-22)."""
    s.active = -1
    s.taken |= 1 << who
    s.feat[who] = 0
    s.emit("turn-ends", "UOA-ACT-22", (who,))
    here = s.zone[who]
    if here < 0 or here != exit_zone(s) or zombies_in(s, here) or not exit_open(s):
        return
    options = exit_options(s, who)
    if len(options) < 2:
        return
    answer = yield Ask(s.owner[who], ASK_EXIT, options, (who,))
    if answer == NO:
        return
    if answer == LEAVE_WAGON:
        s.wagon = -1
        s.aboard = [0] * s.actors
        s.emit("wagon-left", "UOA-M07-06", (who,))
    for actor in group_of(s, who):
        s.zone[actor] = -1
        s.gone[actor] = BY_EXIT
        s.aboard[actor] = 0
    s.emit("left", "UOA-WIN-07", (who,))
    s.touched = 1
    yield from check_goals(s)


def exit_options(s: State, who: int) -> list[int]:
    """Stay, leave, or leave with the Wagon; the last survivor cannot leave without it (UOA-M07-06, UOA-AMB-48)."""
    options = [NO]
    if not town_of(s).exit_wagon or s.wagon < 0:
        options.append(LEAVE)
        return options
    if s.wagon == s.zone[who]:
        options.append(LEAVE_WAGON)
    if len(on_board(s)) > 1 or not town_of(s).last_needs_wagon:
        options.append(LEAVE)
    return options


def extra_turn(s: State, who: int) -> Generator[Ask, int, None]:
    """A whole Turn in the middle of the Zombie Phase (UOA-SKILL-71, UOA-AMB-59)."""
    begin_turn(s, who)
    while s.zone[who] >= 0:
        options = legal_actions(s, who)
        if nothing_left(options):
            break
        answer = yield Ask(s.owner[who], ASK_ACTION, options, (who,))
        if answer == END:
            break
        yield from perform(s, who, answer)
    yield from end_turn(s, who)
