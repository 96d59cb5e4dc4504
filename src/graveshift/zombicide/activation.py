"""Zombie activation: attacks first, then moves, then the runners again (chapter Zombie Phase, Step 1)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.board.board import FAR, Board
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.codes import (
    ABOMINATION,
    ASK_PREY,
    ASK_SPLIT,
    ASK_WOUND,
    KINDS,
    RUNNER,
    WHO,
    ZONE,
)
from graveshift.zombicide.noise import settle_noise
from graveshift.zombicide.skills import IRONCLAD
from graveshift.zombicide.state import State, mods_of
from graveshift.zombicide.wounds import wound

EVERY_KIND: Final = 15  # bits of all zombie kinds
RUNNERS: Final = 1 << RUNNER


def activate(s: State, kinds: int) -> Generator[Ask, int, None]:
    """A whole activation of some kinds of zombies, as extra activations use it (UOA-ZACT-16, UOA-SPAWN-12)."""
    begin_activation(s, kinds)
    yield from attacks(s, kinds)
    yield from moves(s, kinds)
    if kinds & RUNNERS:
        yield from attacks(s, RUNNERS)
        yield from moves(s, RUNNERS)
    s.frozen = []


def begin_activation(s: State, kinds: int) -> None:
    """Vade Retro zones lose their tokens; their zombies of these kinds lose this whole activation.

    (UOA-CLASS-09, UOA-CLASS-10, UOA-CLASS-11, UOA-ZACT-14, UOA-AMB-11)
    """
    s.frozen = []
    for token in range(len(s.vade)):
        zone = s.vade[token]
        if zone < 0:
            continue
        frozen_here = [s.zombies[zone * KINDS + k] if kinds >> k & 1 else 0 for k in range(KINDS)]
        if not any(frozen_here):
            continue
        if not s.frozen:
            s.frozen = [0] * len(s.zombies)
        for k in range(KINDS):
            s.frozen[zone * KINDS + k] = frozen_here[k]
        for other in range(len(s.vade)):
            if s.vade[other] == zone:
                s.vade[other] = -1
        s.emit("vade-retro-spent", "UOA-CLASS-09", (zone,))


def acting(s: State, zone: int, kind: int) -> int:
    """How many zombies of a kind in a zone may act in this activation."""
    count = s.zombies[zone * KINDS + kind]
    if s.frozen:
        count -= s.frozen[zone * KINDS + kind]
    return count


def attacks(s: State, kinds: int) -> Generator[Ask, int, None]:
    """Every zombie that shares a zone with a survivor attacks for one wound (UOA-ZACT-01, UOA-ZACT-02)."""
    zones = sorted({zone for zone in s.zone if zone >= 0})
    for zone in zones:
        for kind in range(KINDS):
            if kinds >> kind & 1:
                count = acting(s, zone, kind)
                if count:
                    s.emit("zombie-attack", "UOA-ZACT-02", (zone, kind, count))
                    yield from share_wounds(s, zone, kind, count)


def share_wounds(s: State, zone: int, kind: int, wounds: int) -> Generator[Ask, int, None]:
    """The team shares the wounds of one kind of zombie among the survivors of the zone.

    (UOA-ZACT-03, UOA-AMB-73, UOA-CMP-09)
    """
    for left in range(wounds, 0, -1):
        targets = [actor for actor in range(s.actors) if s.zone[actor] == zone]
        if not targets:
            return
        immune = [a for a in targets if a < s.posse and mods_of(s, a)[IRONCLAD + kind]]
        victim = targets[0]
        if immune:
            victim = immune[0]
        elif len(targets) > 1:
            answer = yield Ask(TEAM, ASK_WOUND, [WHO + actor for actor in targets], (zone, kind, left))
            victim = answer - WHO
        wound(s, victim, 1, kind, "UOA-ZACT-03")


def moves(s: State, kinds: int) -> Generator[Ask, int, None]:
    """All zombies of these kinds that did not attack move one zone, all at once (UOA-ZACT-05).

    Destinations are read first, then everybody moves, then the noise token reacts (UOA-AMB-06).
    """
    present = [0] * s.board.zones
    for zone in s.zone:
        if zone >= 0:
            present[zone] += 1
    steps: list[tuple[int, int, int, int]] = []
    reached = False
    for zone in range(s.board.zones):
        if present[zone]:
            continue
        at = zone * KINDS
        if not (s.zombies[at] or s.zombies[at + 1] or s.zombies[at + 2] or s.zombies[at + 3]):
            continue
        targets = [-1]
        for kind in range(KINDS):
            if not kinds >> kind & 1:
                continue
            count = acting(s, zone, kind)
            if count == 0:
                continue
            if kind == ABOMINATION:
                hunted = yield from prey(s, zone)
                goals = hunted if hunted else destinations(s, zone, present)
            else:
                if targets == [-1]:
                    targets = destinations(s, zone, present)
                goals = targets
            if zone == s.noise_zone and goals == [zone]:
                reached = True
                continue
            yield from spread(s, zone, kind, count, goals, steps)
    yield from take_steps(s, steps, reached, "UOA-ZACT-10")


def take_steps(s: State, steps: list[tuple[int, int, int, int]], reached: bool, rule: str) -> Generator[Ask, int, None]:
    """Carry out moves (zone, kind, target, count) all at once; then the noise token reacts if it was reached.

    (UOA-AMB-06, UOA-NOISE-12)
    """
    for zone, kind, target, count in steps:
        s.zombies[zone * KINDS + kind] -= count
        s.zombies[target * KINDS + kind] += count
        s.emit("zombies-moved", rule, (zone, target, kind, count))
        if target == s.noise_zone:
            reached = True
    if reached:
        yield from settle_noise(s, "UOA-NOISE-12")


def destinations(s: State, zone: int, present: list[int]) -> list[int]:
    """Where zombies of a zone want to go: several zones where they tie, none where there is no way.

    a: a visible zone with survivors and the noise token; b: the visible zone with the most survivors; c: the noise
    token. A destination without a path is passed over (UOA-ZACT-06, UOA-ZACT-07, UOA-ZACT-08, UOA-ZACT-09,
    UOA-ZACT-17, UOA-AMB-08, UOA-AMB-10).
    """
    distance = s.board.distance[zone]
    noise = s.noise_zone
    most = 0
    best: list[int] = []
    for seen in s.board.sees[zone]:
        count = present[seen]
        if count == 0 or distance[seen] >= FAR:
            continue
        if seen == noise:
            return [seen]
        if count > most:
            most = count
            best = [seen]
        elif count == most:
            best.append(seen)
    if best:
        return best
    if noise >= 0 and distance[noise] < FAR:
        return [noise]
    return []


def prey(s: State, zone: int) -> Generator[Ask, int, list[int]]:
    """Where the hunting Abomination heads, whatever it sees or hears; ties are the team's choice (UOA-ZTYPE-10)."""
    hunted = quarry(s, zone)
    places = sorted({s.zone[who] for who in hunted})
    if len(places) < 2:
        return places
    answer = yield Ask(TEAM, ASK_PREY, [WHO + who for who in hunted], (zone,))
    return [s.zone[answer - WHO]]


def quarry(s: State, zone: int) -> list[int]:
    """The survivors with the highest adrenaline that an Abomination in this zone can walk to, if it hunts them.

    (UOA-ZTYPE-10; Companions have no adrenaline and are never hunted; no way: it walks like any zombie)
    """
    if s.abomination < 0 or not s.tables.hunts_adrenaline[s.abomination]:
        return []
    highest = -1
    hunted: list[int] = []
    for who in range(s.posse):
        if s.zone[who] < 0 or s.board.distance[zone][s.zone[who]] >= FAR:
            continue
        score = s.laps[who] * 100 + s.ap[who]
        if score > highest:
            highest = score
            hunted = [who]
        elif score == highest:
            hunted.append(who)
    return hunted


def spread(
    s: State, zone: int, kind: int, count: int, goals: list[int], steps: list[tuple[int, int, int, int]]
) -> Generator[Ask, int, None]:
    """Zombies take one step on a shortest path; ties of destinations, then of routes, split the group evenly.

    The team places the odd ones (UOA-ZACT-10, UOA-ZACT-11, UOA-AMB-09, UOA-AMB-10).
    """
    if not goals:
        return
    board = s.board
    if len(goals) == 1:
        routes = board.steps[zone][goals[0]]
        if len(routes) == 1:
            steps.append((zone, kind, routes[0], count))
            return
        yield from split(s, zone, kind, count, routes, False, steps)
        return
    ways = all_steps(board, zone, goals)
    if len(ways) == 1:
        steps.append((zone, kind, ways[0], count))
        return
    shares: list[tuple[int, int, int, int]] = []
    yield from split(s, zone, kind, count, goals, True, shares)
    for _, _, goal, part in shares:
        routes = board.steps[zone][goal]
        if len(routes) == 1:
            steps.append((zone, kind, routes[0], part))
        else:
            yield from split(s, zone, kind, part, routes, False, steps)


def all_steps(board: Board, zone: int, goals: list[int]) -> list[int]:
    """Every first step that leads to any of the goals."""
    ways: list[int] = []
    for goal in goals:
        for step in board.steps[zone][goal]:
            if step not in ways:
                ways.append(step)
    return ways


def split(
    s: State,
    zone: int,
    kind: int,
    count: int,
    choices: list[int],
    towards: bool,
    shares: list[tuple[int, int, int, int]],
) -> Generator[Ask, int, None]:
    """Share a group evenly over the choices; the team says where each odd zombie goes, at most one a choice."""
    base = count // len(choices)
    odd = count - base * len(choices)
    parts = [base] * len(choices)
    left = list(choices)
    while odd > 0:
        answer = yield Ask(TEAM, ASK_SPLIT, [ZONE + choice for choice in left], (zone, kind, odd, 1 if towards else 0))
        chosen = answer - ZONE
        parts[choices.index(chosen)] += 1
        left.remove(chosen)
        odd -= 1
    if base == 0 or len(left) < len(choices):
        s.emit("zombies-split", "UOA-ZACT-11", (zone, kind, count))
    for choice, part in zip(choices, parts, strict=True):
        if part:
            shares.append((zone, kind, choice, part))
