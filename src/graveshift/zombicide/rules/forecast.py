"""The zombies' next activation before it comes, by the functions that move them; nothing is changed by looking.

For the table: every group with its reason, and ranges where the team would have to choose. What those go by who plan is
in `expected.py`.
"""

from __future__ import annotations

from typing import Final

from graveshift.board.board import Board
from graveshift.zombicide.rules.activation import EVERY_KIND, all_steps, quarry, wanted
from graveshift.zombicide.rules.codes import MOVES, RUNNER_ATTACKS, RUNNER_MOVES
from graveshift.zombicide.rules.noise import most_crowded
from graveshift.zombicide.rules.state import State

# ---- why zombies do what they do
SHARES_ZONE: Final = 0  # they attack
SEES_AND_HEARS: Final = 1
SEES: Final = 2
HEARS: Final = 3
HUNTS: Final = 4
AT_NOISE: Final = 5  # they are where they want to be: the token goes elsewhere
NO_WAY: Final = 6
HELD: Final = 7  # they lose the activation


class Lure:
    """What zombies go by: how many people are in each zone, and the Noise token (UOA-ZACT-06 to UOA-ZACT-08)."""

    def __init__(self, board: Board, people: dict[int, int], noise: int, next_best: bool) -> None:
        self.board = board
        self.noise = noise
        self.next_best = next_best
        self.present = [0] * board.zones
        for zone, count in people.items():
            self.present[zone] = count

    def goals(self, zone: int, sees: list[int]) -> list[int]:
        """Where zombies of a zone that see these places want to go; their own zone if they are there already."""
        return wanted(self.board, zone, sees, self.present, self.noise, self.next_best)


class Step:
    """Some zombies of a kind on their way: into which zone, heading where, at least and at most how many."""

    def __init__(self, kind: int, to: int, goal: int, low: int, high: int) -> None:
        self.kind = kind
        self.to = to
        self.goal = goal
        self.low = low
        self.high = high


class Second:
    """The runners' second action from a zone: an attack, or a step into one of these zones (none: they stay)."""

    def __init__(self, zone: int, attacks: bool, to: list[int]) -> None:
        self.zone = zone
        self.attacks = attacks
        self.to = to


class Group:
    """Zombies of a zone that do the same for the same reason."""

    def __init__(self, zone: int, counts: list[int], why: int, goals: list[int]) -> None:
        self.zone = zone
        self.counts = counts  # by kind
        self.why = why
        self.goals = goals
        self.steps: list[Step] = []
        self.seconds: list[Second] = []


def forecast(s: State) -> list[Group]:
    """What every zombie would do in an activation of all kinds, zone by zone (UOA-ZACT-01 to UOA-ZACT-14).

    While one runs, only what is left of it: whoever has attacked does not move, and in the end only runners act.
    """
    people: dict[int, int] = {}
    for zone in s.zone:
        if zone >= 0:
            people[zone] = people.get(zone, 0) + 1
    lure = Lure(s.board, people, s.noise_zone, s.tables.book.next_best)
    last = s.phase in (RUNNER_ATTACKS, RUNNER_MOVES)
    kinds = s.tables.again[0] if last else EVERY_KIND
    struck = s.phase in (MOVES, RUNNER_MOVES)
    groups: list[Group] = []
    for zone in range(s.board.zones):
        if any(s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]) and not (struck and lure.present[zone]):
            groups += groups_of(s, zone, lure, kinds)
    if last:
        return groups
    noises = noises_then(s, groups)
    later = [Lure(s.board, people, noise, s.tables.book.next_best) for noise in noises]
    for group in groups:
        group.seconds = second_actions(s, group, later)
    return groups


def groups_of(s: State, zone: int, lure: Lure, kinds: int) -> list[Group]:
    """The zombies of these kinds in one zone: those that lose the activation, the hunting Abomination, all others."""
    counts = of_kinds(s.zombies[zone * s.kinds : zone * s.kinds + s.kinds], kinds)
    held = of_kinds(s.scene.losing(s, zone), kinds)
    found: list[Group] = []
    if any(held):
        found.append(Group(zone, held, HELD, []))
        counts = [count - still for count, still in zip(counts, held, strict=True)]
    if lure.present[zone]:
        if any(counts):
            found.append(Group(zone, counts, SHARES_ZONE, [zone]))
        return found
    hunting = [k for k in range(s.kinds) if counts[k] and s.tables.abomination_kinds >> k & 1]
    hunted = sorted({s.zone[who] for who in quarry(s, zone)}) if hunting else []
    if hunted:
        kind = hunting[0]
        alone = [0] * s.kinds
        alone[kind] = counts[kind]
        counts[kind] = 0
        hunter = Group(zone, alone, HUNTS, hunted)
        for goal in hunted:
            for to in s.board.steps[zone][goal]:
                sure = len(hunted) == 1 and len(s.board.steps[zone][goal]) == 1
                hunter.steps.append(Step(kind, to, goal, 1 if sure else 0, 1))
        found.append(hunter)
    if any(counts):
        goals = lure.goals(zone, s.board.sees[zone])
        group = Group(zone, counts, reason(lure, zone, goals), goals)
        if group.why != AT_NOISE:
            for kind in range(s.kinds):
                if counts[kind]:
                    group.steps += steps_of(s.board, zone, kind, counts[kind], goals)
        found.append(group)
    return found


def of_kinds(counts: list[int], kinds: int) -> list[int]:
    """Zombies by kind, those of other kinds left out."""
    return [count if kinds >> kind & 1 else 0 for kind, count in enumerate(counts)]


def reason(lure: Lure, zone: int, goals: list[int]) -> int:
    """By which priority these goals were found (UOA-ZACT-06, UOA-ZACT-07, UOA-ZACT-08, UOA-ZACT-17)."""
    if not goals:
        return NO_WAY
    goal = goals[0]
    if goal == zone:
        return AT_NOISE
    if lure.present[goal] and goal in lure.board.sees[zone]:
        return SEES_AND_HEARS if goal == lure.noise else SEES
    return HEARS


def steps_of(board: Board, zone: int, kind: int, count: int, goals: list[int]) -> list[Step]:
    """How a group shares out over goals and routes (UOA-ZACT-10, UOA-ZACT-11, UOA-AMB-09, UOA-AMB-10)."""
    ways = all_steps(board, zone, goals)
    if len(ways) == 1:
        return [Step(kind, ways[0], goals[0], count, count)]
    found: list[Step] = []
    for goal in goals:
        routes = board.steps[zone][goal]
        low, high = count // len(goals), -(-count // len(goals))
        for to in routes:
            found.append(Step(kind, to, goal, low // len(routes), -(-high // len(routes))))
    return found


def noises_then(s: State, groups: list[Group]) -> list[int]:
    """Where the Noise token may lie when the runners act again (UOA-NOISE-12, UOA-AMB-06)."""
    stays = True
    moves = False
    for group in groups:
        if group.why == AT_NOISE:
            stays, moves = False, True
        for step in group.steps:
            if step.to == s.noise_zone:
                moves = True
                stays = stays and step.low == 0
    found = most_crowded(s) if moves else []
    if stays or not found:
        found = [s.noise_zone, *(zone for zone in found if zone != s.noise_zone)]
    return found


def second_actions(s: State, group: Group, later: list[Lure]) -> list[Second]:
    """What the runners of a group do afterwards, from each zone where they may then be, by what may then lure them.

    (UOA-ZACT-12, UOA-ZACT-13)
    """
    again = s.tables.again[0]
    if group.why == HELD or not any(group.counts[kind] for kind in range(s.kinds) if again >> kind & 1):
        return []
    places = [step.to for step in group.steps if again >> step.kind & 1]
    return [second_action(s.board, zone, later) for zone in dict.fromkeys(places or [group.zone])]


def second_action(board: Board, zone: int, later: list[Lure]) -> Second:
    if later[0].present[zone]:
        return Second(zone, True, [])
    to = [step for lure in later for step in all_steps(board, zone, lure.goals(zone, board.sees[zone]))]
    return Second(zone, False, list(dict.fromkeys(to)))
