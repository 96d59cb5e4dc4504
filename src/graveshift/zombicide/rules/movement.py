"""Movement of survivors: one step, its price, and who comes along (chapters Movement and Actions)."""

from __future__ import annotations

from graveshift.zombicide.rules.skills import SLIPPERY
from graveshift.zombicide.rules.state import State, mods_of, zombies_in


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
    s.emit("moved", rule, (who, origin, zone))
    s.scene.entered(s, who, zone)


def step(s: State, who: int, zone: int, rule: str) -> None:
    """One zone of a Move, as opposed to being pulled or driven somewhere: what is left behind may stir."""
    origin = s.zone[who]
    relocate(s, who, zone, rule)
    s.scene.walked(s, who, origin)


def stops_here(s: State, who: int, zone: int) -> bool:
    """Entering a zone with zombies ends a move, unless the survivor is Slippery (UOA-ACT-03, UOA-SKILL-59)."""
    return zombies_in(s, zone) > 0 and not mods_of(s, who)[SLIPPERY]


def ways_to(s: State, who: int, target: int, reach: int) -> list[list[int]]:
    """All ways of at most so many steps, through no zone that stops the runner (UOA-CLASS-03, AOTD-SKILL-09)."""
    return ways_on(s, who, [s.zone[who]], target, reach)


def ways_on(s: State, who: int, gone: list[int], target: int, reach: int) -> list[list[int]]:
    """The ways that go on from the zones passed so far."""
    found: list[list[int]] = []
    for near in s.board.neighbours[gone[-1]]:
        if near == target:
            found.append([near])
        elif reach > 1 and near not in gone and not stops_here(s, who, near):
            found += [[near, *rest] for rest in ways_on(s, who, [*gone, near], target, reach - 1)]
    return found


def rush_targets(s: State, who: int, reach: int) -> list[int]:
    """Zones within so many steps that hold zombies, the way there free of them; one's own zone too, out and back.

    (UOA-CLASS-03, UOA-AMB-78, UOA-AMB-102, AOTD-SKILL-06, AOTD-SKILL-09)
    """
    slippery = mods_of(s, who)[SLIPPERY] > 0
    start = s.zone[who]
    seen = [start]
    edge = [start]
    found: list[int] = []
    if zombies_in(s, start):
        for near in s.board.neighbours[start]:
            if slippery or not zombies_in(s, near):
                found.append(start)
                break
    for _ in range(reach):
        coming: list[int] = []
        for zone in edge:
            for near in s.board.neighbours[zone]:
                if near in seen:
                    continue
                seen.append(near)
                if zombies_in(s, near):
                    found.append(near)
                    if not slippery:
                        continue
                coming.append(near)
        edge = coming
    return sorted(found)
