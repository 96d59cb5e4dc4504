"""Zombie activation: attacks first, then moves, then the runners again (chapter Zombie Phase, Step 1)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.board.board import FAR, Board
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    ASK_PREY,
    ASK_SPLIT,
    ASK_WOUND,
    MOVES,
    RUNNER_ATTACKS,
    RUNNER_MOVES,
    SPAWN,
    WHO,
    ZONE,
)
from graveshift.zombicide.rules.noise import settle_noise
from graveshift.zombicide.rules.skills import IRONCLAD
from graveshift.zombicide.rules.state import State, mods_of, tie_seat, zombies_in
from graveshift.zombicide.rules.wounds import wound

EVERY_KIND: Final = 255  # bits of all kinds of zombies that any box has


def activate(s: State, kinds: int) -> Generator[Ask, int, None]:
    """A whole activation of some kinds of zombies, as extra activations use it (UOA-ZACT-16, UOA-SPAWN-12)."""
    begin_activation(s, kinds)
    yield from attacks(s, kinds)
    yield from moves(s, kinds)
    for again in s.tables.again:
        if kinds & again:
            yield from attacks(s, kinds & again)
            yield from moves(s, kinds & again)
    s.frozen = []


def begin_activation(s: State, kinds: int) -> None:
    """Zombies of these kinds are about to act; a game may make some of them lose this whole activation."""
    s.frozen = []
    s.scene.activation_begins(s, kinds)


def acting(s: State, zone: int, kind: int) -> int:
    """How many zombies of a kind in a zone may act in this activation."""
    count = s.zombies[zone * s.kinds + kind]
    if s.frozen:
        count -= s.frozen[zone * s.kinds + kind]
    return count


def attacks(s: State, kinds: int) -> Generator[Ask, int, None]:
    """Every zombie that shares a zone with a survivor attacks for its wounds (UOA-ZACT-01, UOA-ZACT-02)."""
    for zone in sorted(set(s.zone)):
        if zone < 0 or zombies_in(s, zone) == 0:
            continue
        blows: list[tuple[int, int, int]] = []
        for kind in range(s.kinds):
            if kinds >> kind & 1 and s.zombies[zone * s.kinds + kind]:
                count = acting(s, zone, kind)
                if count:
                    s.emit("zombie-attack", s.tables.cites[cite.ZOMBIE_ATTACK], (zone, kind, count))
                    yield from share_attacks(s, zone, kind, count, blows)
        if blows:
            yield from land(s, zone, blows, s.tables.cites[cite.WOUNDS_SHARED])
    yield from s.scene.attacks_over(s)


def share_attacks(
    s: State, zone: int, kind: int, count: int, blows: list[tuple[int, int, int]]
) -> Generator[Ask, int, None]:
    """The team shares the attacks of one kind of zombie among the survivors of the zone; each goes to one of them.

    It wounds at once; or, where armour and the like come first, when all attacks on the zone are shared out: then it
    waits among the `blows` (victim, kind, wounds). (UOA-ZACT-03, UOA-AMB-73, UOA-CMP-09)
    """
    waits = s.tables.book.attacks_allotted_first
    for left in range(count, 0, -1):
        targets = [actor for actor in range(s.actors) if s.zone[actor] == zone]
        if not targets:
            return
        immune = [a for a in targets if a < s.posse and mods_of(s, a)[IRONCLAD + kind]]
        victim = targets[0]
        if immune:
            victim = immune[0]
        elif len(targets) > 1:
            due = [allotted(blows, actor) for actor in targets] if blows else []
            answer = yield Ask(TEAM, ASK_WOUND, [WHO + actor for actor in targets], (zone, kind, left, *due))
            victim = answer - WHO
        if waits:
            blows.append((victim, kind, s.tables.wounds[kind]))
        else:
            wound(s, victim, s.tables.wounds[kind], kind, s.tables.cites[cite.WOUNDS_SHARED])


def allotted(blows: list[tuple[int, int, int]], actor: int) -> int:
    """The wounds that wait for somebody already."""
    wounds = 0
    for victim, _, count in blows:
        if victim == actor:
            wounds += count
    return wounds


def land(s: State, zone: int, blows: list[tuple[int, int, int]], rule: str) -> Generator[Ask, int, None]:
    """All attacks on a zone are allotted: what armour and the like leave of them wounds (GG-ARMOR-02, GG-SKILL-16)."""
    left = yield from s.scene.struck(s, zone, blows)
    for victim, kind, wounds in left:
        if s.zone[victim] == zone:
            wound(s, victim, wounds, kind, rule)


def moves(s: State, kinds: int) -> Generator[Ask, int, None]:
    """All zombies of these kinds that did not attack move one zone, all at once (UOA-ZACT-05).

    Destinations are read first, then everybody moves, then the noise token reacts (UOA-AMB-06).
    """
    present = [0] * s.board.zones
    for zone in s.zone:
        if zone >= 0:
            present[zone] += 1
    steps: list[tuple[int, int, int, int]] = []
    abominations = s.tables.abomination_kinds
    reached = False
    busy = s.scene.attacked_from(s)
    for zone in crowded(s):
        if present[zone] or zone in busy:
            continue
        targets = [-1]
        for kind in range(s.kinds):
            if not kinds >> kind & 1 or not s.zombies[zone * s.kinds + kind]:
                continue
            count = acting(s, zone, kind)
            if count == 0:
                continue
            if s.abomination >= 0 and abominations >> kind & 1:
                hunted = yield from prey(s, zone)
                goals = hunted if hunted else destinations(s, zone, present)
            else:
                if targets == [-1]:
                    targets = destinations(s, zone, present)
                    if len(targets) > 1 and not s.tables.book.groups_split:
                        targets = yield from one_destination(s, zone, kind, count, targets)
                goals = targets
            if zone == s.noise_zone and goals == [zone]:
                reached = True
                continue
            yield from spread(s, zone, kind, count, goals, steps)
    yield from take_steps(s, steps, reached, s.tables.cites[cite.ZOMBIE_STEP])


def crowded(s: State) -> list[int]:
    """The zones with zombies."""
    zones: list[int] = []
    kinds = s.kinds
    last = -1
    for at, count in enumerate(s.zombies):
        if count and at // kinds != last:
            last = at // kinds
            zones.append(last)
    return zones


def one_destination(s: State, zone: int, kind: int, count: int, targets: list[int]) -> Generator[Ask, int, list[int]]:
    """Of several destinations one is picked for all zombies of a zone, if the ways differ (AOTD-ZMOVE-03)."""
    if len(all_steps(s.board, zone, targets)) == 1:
        return targets
    answer = yield Ask(tie_seat(s), ASK_SPLIT, [ZONE + goal for goal in targets], (zone, kind, count, 1))
    return [answer - ZONE]


def take_steps(s: State, steps: list[tuple[int, int, int, int]], reached: bool, rule: str) -> Generator[Ask, int, None]:
    """Carry out moves (zone, kind, target, count) all at once; then the noise token reacts if it was reached.

    (UOA-AMB-06, UOA-NOISE-12)
    """
    for zone, kind, target, count in steps:
        s.zombies[zone * s.kinds + kind] -= count
        s.zombies[target * s.kinds + kind] += count
        s.emit("zombies-moved", rule, (zone, target, kind, count))
        if target == s.noise_zone:
            reached = True
    yield from s.scene.zombies_arrived(s, steps)
    if reached and s.tables.book.noise_flees:
        all_moved(s)
        yield from settle_noise(s, s.tables.cites[cite.NOISE_REACHED])


def all_moved(s: State) -> None:
    """While the team is asked where the noise goes, nobody is about to move again (UOA-ZACT-05, UOA-NOISE-12)."""
    if s.phase == MOVES:
        s.phase = RUNNER_ATTACKS
    elif s.phase == RUNNER_MOVES and len(s.tables.again) == 1:
        s.phase = SPAWN


def destinations(s: State, zone: int, present: list[int]) -> list[int]:
    """Where zombies of a zone want to go: several zones where they tie, none where there is no way."""
    board = s.board
    return wanted(board, zone, board.sees[zone], present, s.noise_zone, s.tables.book.next_best)


def wanted(board: Board, zone: int, sees: list[int], present: list[int], noise: int, next_best: bool) -> list[int]:
    """The same of zombies that see these places, with so many survivors in each zone; forecasts ask it too.

    a: a visible zone with survivors and the noise token; b: the visible zone with the most survivors; c: the noise
    token. A destination without a path is passed over (UOA-ZACT-06, UOA-ZACT-07, UOA-ZACT-08, UOA-ZACT-09,
    UOA-ZACT-17, UOA-AMB-08, UOA-AMB-10).
    """
    distance = board.distance[zone]
    stays = not next_best
    most = 0
    best: list[int] = []
    for seen in sees:
        count = present[seen]
        if count == 0 or (distance[seen] >= FAR and not stays):
            continue
        if seen == noise:
            return [seen] if distance[seen] < FAR else []
        if count > most:
            most = count
            best = [seen]
        elif count == most:
            best.append(seen)
    if best:
        return best if not stays else [goal for goal in best if distance[goal] < FAR]
    if noise >= 0 and distance[noise] < FAR:
        return [noise]
    return []


def prey(s: State, zone: int) -> Generator[Ask, int, list[int]]:
    """Where the hunting Abomination heads, whatever it sees or hears; ties are the team's choice (UOA-ZTYPE-10)."""
    hunted = quarry(s, zone)
    places = sorted({s.zone[who] for who in hunted})
    if len(places) < 2:
        return places
    answer = yield Ask(tie_seat(s), ASK_PREY, [WHO + who for who in hunted], (zone,))
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
        answer = yield Ask(
            tie_seat(s), ASK_SPLIT, [ZONE + choice for choice in left], (zone, kind, odd, 1 if towards else 0)
        )
        chosen = answer - ZONE
        parts[choices.index(chosen)] += 1
        left.remove(chosen)
        odd -= 1
    if base == 0 or len(left) < len(choices):
        s.emit("zombies-split", s.tables.cites[cite.ZOMBIES_SPLIT], (zone, kind, count))
    for choice, part in zip(choices, parts, strict=True):
        if part:
            shares.append((zone, kind, choice, part))
