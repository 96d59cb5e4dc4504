"""Moves that go on: more zones, Sprint, Hit & Run (chapters Actions and Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.budget import may_use
from graveshift.zombicide.rules.codes import ASK_CONTINUE, ASK_HIT_AND_RUN, DONE, NO, SPRINT, VERB, ZONE
from graveshift.zombicide.rules.movement import step, stops_here
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.skills import SPRINT_SKILL, USED_SPRINT, ZONE_PER_MOVE
from graveshift.zombicide.rules.state import State, mods_of


def run_on(s: State, who: int, steps: int, forced: int, rule: str) -> Generator[Ask, int, None]:
    """Go on for up to `steps` more zones, the first `forced` of them surely; zombies end it (UOA-ACT-03)."""
    for number in range(steps):
        yield from s.scene.between_steps(s, who)
        if s.zone[who] < 0:
            return
        if stops_here(s, who, s.zone[who]):
            break
        ways = [ZONE + near for near in s.board.neighbours[s.zone[who]]]
        if not ways:
            break
        options = ways if number < forced else [DONE, *ways]
        answer = options[0] if len(options) == 1 else (yield Ask(s.owner[who], ASK_CONTINUE, options, (who,)))
        if answer == DONE:
            break
        step(s, who, answer - ZONE, rule)
    yield from s.scene.after_move(s, who)


def dash(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """Sprint: once per Turn a Move Action covers two or three zones; zombies end it (UOA-SKILL-60, UOA-AMB-54)."""
    s.used[who] += USED_SPRINT
    rule = s.tables.cites[cite.SPRINT]
    step(s, who, zone, rule)
    yield from run_on(s, who, 2, 1, rule)


def hit_and_run(s: State, who: int) -> Generator[Ask, int, bool]:
    """A free Move Action after a kill, of any sort and without surcharge; Sprint only in one's own Turn. True if used.

    (UOA-SKILL-41, UOA-SKILL-60, UOA-MACH-05, UOA-AMB-75)
    """
    mods = mods_of(s, who)
    options = [NO]
    if s.scene.may_walk(s, who):
        steps = s.board.neighbours[s.zone[who]]
        options += [ZONE + near for near in steps]
        if s.active == who and may_use(s, who, SPRINT_SKILL, USED_SPRINT):
            options += [SPRINT + near for near in steps]
    options += s.scene.other_moves(s, who)
    if len(options) == 1:
        return False
    answer = yield Ask(s.owner[who], ASK_HIT_AND_RUN, options, (who,))
    if answer == NO:
        return False
    s.scene.acting(s, who, -1)
    note_action(s, who, CHAIN_BROKEN)
    verb = answer >> VERB << VERB
    if verb == ZONE:
        step(s, who, answer - ZONE, s.tables.cites[cite.HIT_AND_RUN])
        yield from run_on(s, who, mods[ZONE_PER_MOVE], 0, s.tables.cites[cite.ZONE_PER_MOVE])
    elif verb == SPRINT:
        yield from dash(s, who, answer - SPRINT)
    else:
        s.scene.move_otherwise(s, who, answer, s.tables.cites[cite.HIT_AND_RUN])
    return True
