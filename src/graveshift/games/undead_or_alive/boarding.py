"""The Wagon: getting in and out, and riding along (chapter Machines)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import ASK_BOARD, NO, YES
from graveshift.zombicide.movement import group_of
from graveshift.zombicide.state import State


def after_move(s: State, who: int) -> Generator[Ask, int, None]:
    """A survivor that ends a Move in the Wagon's zone may get in for free (UOA-MACH-06, UOA-AMB-19)."""
    if s.wagon >= 0 and s.zone[who] == s.wagon and not s.aboard[who]:
        answer = yield Ask(s.owner[who], ASK_BOARD, [NO, YES], (who,))
        if answer == YES:
            sit(s, who, 1, "UOA-MACH-06")


def sit(s: State, who: int, inside: int, rule: str) -> None:
    """A survivor gets in or out; its companions come along (UOA-MACH-05, UOA-AMB-19)."""
    for actor in group_of(s, who):
        s.aboard[actor] = inside
    s.emit("boarded" if inside else "alighted", rule, (who,))
