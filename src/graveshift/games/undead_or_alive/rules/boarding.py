"""Getting into the Wagon and out of it (chapter Machines)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.zombicide.rules.movement import group_of


def sit(s: State, who: int, inside: int, rule: str) -> None:
    """A survivor gets in or out; its companions come along (UOA-MACH-05, UOA-AMB-19)."""
    for actor in group_of(s, who):
        s.aboard[actor] = inside
    s.emit("boarded" if inside else "alighted", rule, (who,))
