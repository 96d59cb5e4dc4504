"""Moves that go on: more zones, Sprint, Hit & Run, and getting into the Wagon (chapters Actions, Machines, Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.budget import may_use
from graveshift.zombicide.codes import (
    ALIGHT,
    ASK_BOARD,
    ASK_CONTINUE,
    ASK_HIT_AND_RUN,
    BOARD,
    DONE,
    NO,
    SPRINT,
    YES,
    ZONE,
)
from graveshift.zombicide.movement import group_of, relocate, stops_here
from graveshift.zombicide.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.skills import SPRINT_SKILL, USED_SPRINT, ZONE_PER_MOVE
from graveshift.zombicide.state import State, mods_of


def after_move(s: State, who: int) -> Generator[Ask, int, None]:
    """A survivor that ends a Move in the Wagon's zone may get in for free (UOA-MACH-06, UOA-AMB-19)."""
    if s.wagon >= 0 and s.zone[who] == s.wagon and not s.aboard[who]:
        answer = yield Ask(s.owner[who], ASK_BOARD, [NO, YES], (who,))
        if answer == YES:
            sit(s, who, 1, "UOA-MACH-06")


def run_on(s: State, who: int, steps: int, forced: int, rule: str) -> Generator[Ask, int, None]:
    """Go on for up to `steps` more zones, the first `forced` of them surely; zombies end it (UOA-ACT-03)."""
    for step in range(steps):
        if stops_here(s, who, s.zone[who]):
            break
        ways = [ZONE + near for near in s.board.neighbours[s.zone[who]]]
        if not ways:
            break
        options = ways if step < forced else [DONE, *ways]
        answer = options[0] if len(options) == 1 else (yield Ask(s.owner[who], ASK_CONTINUE, options, (who,)))
        if answer == DONE:
            break
        relocate(s, who, answer - ZONE, rule)
    yield from after_move(s, who)


def dash(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """Sprint: once per Turn a Move Action covers two or three zones; zombies end it (UOA-SKILL-60, UOA-AMB-54)."""
    s.used[who] += USED_SPRINT
    relocate(s, who, zone, "UOA-SKILL-60")
    yield from run_on(s, who, 2, 1, "UOA-SKILL-60")


def hit_and_run(s: State, who: int) -> Generator[Ask, int, bool]:
    """A free Move Action after a kill, of any sort and without surcharge; Sprint only in the own Turn. True if used.

    (UOA-SKILL-41, UOA-SKILL-60, UOA-MACH-05, UOA-AMB-75)
    """
    mods = mods_of(s, who)
    options = [NO]
    if not s.aboard[who]:
        steps = s.board.neighbours[s.zone[who]]
        options += [ZONE + step for step in steps]
        if s.active == who and may_use(s, who, SPRINT_SKILL, USED_SPRINT):
            options += [SPRINT + step for step in steps]
    if s.wagon == s.zone[who]:
        options.append(ALIGHT if s.aboard[who] else BOARD)
    if len(options) == 1:
        return False
    answer = yield Ask(s.owner[who], ASK_HIT_AND_RUN, options, (who,))
    if answer == NO:
        return False
    note_action(s, who, CHAIN_BROKEN)
    if answer in (BOARD, ALIGHT):
        sit(s, who, 1 if answer == BOARD else 0, "UOA-SKILL-41")
    elif answer >= ZONE:
        relocate(s, who, answer - ZONE, "UOA-SKILL-41")
        yield from run_on(s, who, mods[ZONE_PER_MOVE], 0, "UOA-SKILL-16")
    else:
        yield from dash(s, who, answer - SPRINT)
    return True


def sit(s: State, who: int, inside: int, rule: str) -> None:
    """A survivor gets in or out; its companions come along (UOA-MACH-05, UOA-AMB-19)."""
    for actor in group_of(s, who):
        s.aboard[actor] = inside
    s.emit("boarded" if inside else "alighted", rule, (who,))
