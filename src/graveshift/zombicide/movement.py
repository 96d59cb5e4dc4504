"""Movement of survivors: one step, its price, and who comes along (chapters Movement and Actions)."""

from __future__ import annotations

from graveshift.zombicide.skills import SLIPPERY
from graveshift.zombicide.state import State, mods_of, zombies_in


def surcharge(s: State, who: int) -> int:
    """One more Action for each zombie in the zone that is left; none with Slippery (UOA-ACT-02, UOA-SKILL-59)."""
    if mods_of(s, who)[SLIPPERY]:
        return 0
    return zombies_in(s, s.zone[who])


def group_of(s: State, who: int) -> list[int]:
    """A survivor and the companions it leads (UOA-CMP-11)."""
    group = [who]
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who:
            group.append(companion)
    return group


def relocate(s: State, who: int, zone: int, rule: str) -> None:
    """A survivor and its companions are now in another zone; entering it may trigger something.

    (UOA-ACT-05, UOA-ACT-04, UOA-SZONE-17)
    """
    origin = s.zone[who]
    s.zone[who] = zone
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who:
            s.zone[companion] = zone
            s.aboard[companion] = 0
    s.aboard[who] = 0
    s.emit("moved", rule, (who, origin, zone))
    s.scene.entered(s, who, zone)


def stops_here(s: State, who: int, zone: int) -> bool:
    """Entering a zone with zombies ends a move, unless the survivor is Slippery (UOA-ACT-03, UOA-SKILL-59)."""
    return zombies_in(s, zone) > 0 and not mods_of(s, who)[SLIPPERY]
