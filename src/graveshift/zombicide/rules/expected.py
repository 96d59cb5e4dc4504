"""The zombies' next activation for those who plan: its average, with one survivor here or there."""

from __future__ import annotations

from graveshift.board.board import FAR, NO_SIGHT, Board
from graveshift.zombicide.rules.forecast import Lure
from graveshift.zombicide.rules.tables import Tables

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
