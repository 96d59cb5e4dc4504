"""What a Move ends with: going on for more zones, and getting into the Wagon (chapters Actions and Machines)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import ASK_BOARD, ASK_CONTINUE, DONE, NO, YES, ZONE
from graveshift.zombicide.movement import group_of, relocate, stops_here
from graveshift.zombicide.state import State


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


def sit(s: State, who: int, inside: int, rule: str) -> None:
    """A survivor gets in or out; its companions come along (UOA-MACH-05, UOA-AMB-19)."""
    for actor in group_of(s, who):
        s.aboard[actor] = inside
    s.emit("boarded" if inside else "alighted", rule, (who,))
