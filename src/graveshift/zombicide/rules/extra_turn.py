"""Turns: beginning and ending one, leaving by the Exit, and extra Turns (chapters Rounds and Winning)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.budget import fresh_turn
from graveshift.zombicide.rules.codes import (
    ASK_ACTION,
    ASK_EXIT,
    BY_EXIT,
    END,
    NO,
)
from graveshift.zombicide.rules.movement import group_of
from graveshift.zombicide.rules.state import State, zombies_in
from graveshift.zombicide.rules.turn import legal_actions, perform


def begin_turn(s: State, who: int) -> None:
    """A survivor's Turn begins with fresh Actions and limits (UOA-ROUND-03, UOA-ROUND-04)."""
    s.active = who
    fresh_turn(s, who)
    s.emit("turn-begins", s.tables.cites[cite.TURN_BEGINS], (who,))
    s.scene.turn_begins(s, who)


def nothing_left(s: State, options: list[int]) -> bool:
    """Only ending the Turn is left, and what is possible at any pause or was just declined: nothing to decide."""
    idle = s.tables.book.idle
    for code in options:
        if code not in idle:
            return False
    return True


def end_turn(s: State, who: int) -> Generator[Ask, int, None]:
    """The Turn is over: leave by the Exit if possible and wanted (UOA-WIN-07, UOA-ACT-22)."""
    s.active = -1
    s.taken |= 1 << who
    s.emit("turn-ends", s.tables.cites[cite.TURN_ENDS], (who,))
    s.scene.turn_ended(s, who)
    here = s.zone[who]
    if here < 0 or zombies_in(s, here):
        return
    options = s.scene.exits(s, who)
    if len(options) < 2:
        return
    answer = yield Ask(s.owner[who], ASK_EXIT, options, (who,))
    if answer != NO:
        yield from depart(s, who, answer)


def depart(s: State, who: int, answer: int) -> Generator[Ask, int, None]:
    """A survivor leaves by the Exit with the companions it leads, and perhaps with more (UOA-WIN-07, UOA-M07-06)."""
    s.scene.leaving(s, who, answer)
    for actor in group_of(s, who):
        s.zone[actor] = -1
        s.gone[actor] = BY_EXIT
    s.emit("left", s.tables.cites[cite.LEFT_BY_EXIT], (who,))
    s.scene.departed(s, who)
    s.touched = 1
    yield from s.scene.check_goals(s)


def extra_turn(s: State, who: int) -> Generator[Ask, int, None]:
    """A whole Turn in the middle of the Zombie Phase (UOA-SKILL-71, UOA-AMB-59)."""
    begin_turn(s, who)
    while s.zone[who] >= 0:
        options = legal_actions(s, who)
        if nothing_left(s, options):
            break
        answer = yield Ask(s.owner[who], ASK_ACTION, options, (who,))
        if answer == END:
            break
        yield from perform(s, who, answer)
    yield from end_turn(s, who)
