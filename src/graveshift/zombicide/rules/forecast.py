"""The zombies' next activation before it comes, by the functions that move them; nothing is changed by looking.

There are two readings of it: for the table every group with its reason, and ranges where the team would have to choose
(`forecast`); for those who plan the average, with one survivor here or there (`Expected`).
"""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR, NO_SIGHT, Board
from graveshift.zombicide.rules.activation import EVERY_KIND, all_steps, quarry, wanted
from graveshift.zombicide.rules.codes import MOVES, RUNNER_ATTACKS, RUNNER_MOVES
from graveshift.zombicide.rules.noise import most_crowded
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.tables import Tables

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


# ---- for the table


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


# ---- for those who plan

Horde = list[float]
"""How many zombies of each kind; a group that may go two ways goes half and half, so they come in fractions."""
Outcome = tuple[dict[int, float], dict[int, Horde]]
"""Wounds by zone, and the zombies by zone afterwards."""


class Fangs:
    """What each kind of zombie can do in an activation."""

    def __init__(self, t: Tables) -> None:
        kinds = range(len(t.zombie_ids))
        self.acts = tuple([1 + sum([bits >> kind & 1 for bits in t.again]) for kind in kinds])
        """Actions."""
        self.hurts = tuple(t.wounds)
        """Wounds of one attack."""
        self.bites = tuple([self.acts[kind] * self.hurts[kind] for kind in kinds])
        """Wounds of a whole activation spent on attacks."""
        self.giants = tuple([kind for kind in kinds if t.abomination_kinds >> kind & 1])
        """The kinds that are Abominations."""


class Throng:
    """The zombies of one zone, and what of their surroundings does not depend on where one survivor goes."""

    __slots__ = ("counts", "near", "reach", "seen", "total", "zone")

    def __init__(self, board: Board, acts: tuple[int, ...], people: dict[int, int], zone: int, counts: Horde) -> None:
        self.zone = zone
        self.counts = counts
        self.total = sum(counts)
        row = board.sight[zone]
        self.seen: list[int] = [other for other in people if row[other] != NO_SIGHT]
        """Where they see people."""
        self.reach = 1
        """Zones they can cover in one activation."""
        for kind in range(len(counts)):
            if counts[kind] and acts[kind] > 1:
                self.reach = 2
        self.near = False
        """Can they get to anybody?"""
        distance = board.distance[zone]
        for other in people:
            if distance[other] <= self.reach:
                self.near = True


class Expected(Lure):
    """What comes of it on average if somebody, with those who follow, stands here or there and all others stay."""

    def __init__(
        self,
        board: Board,
        fangs: Fangs,
        next_best: bool,
        people: dict[int, int],
        group: int,
        hordes: dict[int, Horde],
        held: set[int],
        hunted: int | None,
        noise: int,
    ) -> None:
        super().__init__(board, people, noise, next_best)
        self.fangs = fangs
        self.people = people
        """The others, by zone."""
        self.group = group
        """How many go together."""
        self.held = held
        """Zones whose zombies lose the activation."""
        self.hunted = hunted
        """Whom Abominations hunt out of sight: -1 for the one who goes, the zone of another, None if they do not."""
        self.throngs = [Throng(board, fangs.acts, people, zone, horde) for zone, horde in hordes.items()]

    def outcome(self, here: int, killed: float) -> Outcome:
        """One activation, with them in this zone after so many kills there."""
        return self.played(self.throngs, here, killed)

    def threat(self, here: int, killed: float) -> Outcome:
        """The same, without those that are too far away to get to anybody."""
        distance = self.board.distance
        return self.played(
            [one for one in self.throngs if one.near or distance[one.zone][here] <= one.reach], here, killed
        )

    def played(self, throngs: list[Throng], here: int, killed: float) -> Outcome:
        wounds: dict[int, float] = {}
        after: dict[int, Horde] = {}
        if not throngs:
            return wounds, after
        present = self.present
        present[here] += self.group
        bites = self.fangs.bites
        for throng in throngs:
            zone = throng.zone
            group = throng.counts
            if zone == here and killed > 0:
                left = max(0.0, 1.0 - killed / throng.total)
                group = [count * left for count in group]
            if zone in self.held:
                add(after, zone, group, 1.0)
            elif zone == here or zone in self.people:
                bitten = 0.0
                for kind in range(len(group)):
                    bitten += group[kind] * bites[kind]
                wounds[zone] = wounds.get(zone, 0.0) + bitten
                add(after, zone, group, 1.0)
            else:
                self.walk(zone, group, self.goals_of(throng, here), here, wounds, after)
        present[here] -= self.group
        return wounds, after

    def goals_of(self, throng: Throng, here: int) -> list[int]:
        """Where they want to go; none where they are already."""
        zone = throng.zone
        places = throng.seen
        if here not in self.people and self.board.sight[zone][here] != NO_SIGHT:
            places = [*places, here]
        found = self.goals(zone, places)
        return found if len(found) != 1 or found[0] != zone else []

    def walk(
        self,
        zone: int,
        group: Horde,
        goals: list[int],
        here: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> None:
        """One step for all, and a bite or another step for those with Actions left (UOA-ZACT-12, AOTD-ZPH-06)."""
        hunted = self.hunted
        if hunted is not None:
            giants = self.fangs.giants
            found = False
            for kind in giants:
                if group[kind]:
                    found = True
            if found:
                prey = hunted if hunted >= 0 else here
                if self.board.distance[zone][prey] < FAR:
                    hunters = [count if kind in giants else 0.0 for kind, count in enumerate(group)]
                    self.spread(zone, hunters, [prey], here, wounds, after)
                    group = [0.0 if kind in giants else count for kind, count in enumerate(group)]
        if goals:
            self.spread(zone, group, goals, here, wounds, after)
        else:
            add(after, zone, group, 1.0)

    def spread(
        self,
        zone: int,
        group: Horde,
        goals: list[int],
        here: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> None:
        """The zombies go all these ways in equal parts."""
        ways = self.board.steps[zone]
        count = 0
        for goal in goals:
            count += len(ways[goal])
        share = 1.0 / count
        acts = self.fangs.acts
        swift = False
        for kind in range(len(group)):
            if acts[kind] > 1 and group[kind]:
                swift = True
        for goal in goals:
            for step in ways[goal]:
                if not swift:
                    add(after, step, group, share)
                elif step == here or step in self.people:
                    wounds[step] = wounds.get(step, 0.0) + self.bitten(group, share, 1)
                    add(after, step, group, share)
                elif step == goal:
                    add(after, step, group, share)
                else:
                    self.run_on(step, self.board.steps[step][goal][0], group, share, here, wounds, after)

    def run_on(
        self,
        step: int,
        second: int,
        group: Horde,
        share: float,
        here: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> None:
        """The swift ones take another step, the others stay behind."""
        acts = self.fangs.acts
        add(after, second, [count if acts[kind] > 1 else 0.0 for kind, count in enumerate(group)], share)
        if second == here or second in self.people:
            bitten = self.bitten(group, share, 2)
            if bitten:
                wounds[second] = wounds.get(second, 0.0) + bitten
        add(after, step, [0.0 if acts[kind] > 1 else count for kind, count in enumerate(group)], share)

    def bitten(self, group: Horde, share: float, spent: int) -> float:
        """Wounds that the swift ones of a group deal with the Actions they have left."""
        acts, hurts = self.fangs.acts, self.fangs.hurts
        total = 0.0
        for kind in range(len(group)):
            if acts[kind] > 1 and group[kind]:
                total += group[kind] * share * (acts[kind] - spent) * hurts[kind]
        return total


def add(after: dict[int, Horde], zone: int, group: Horde, share: float) -> None:
    found = after.get(zone)
    if found is None:
        after[zone] = [count * share for count in group] if share != 1.0 else group[:]
    else:
        for kind in range(len(group)):
            count = group[kind]
            if count:
                found[kind] += count * share
