"""The zombies' next activation as the rules will have it: whom they wound, and where they stand afterwards.

Where they want to go, the chapter Activation says (`wanted`), as it does for the outlook of the table. Only splits are
blurred: a group that may go two ways goes half and half (UOA-ZACT-11), so zombies come in fractions.
"""

from __future__ import annotations

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.zombicide.rules.activation import wanted

Horde = list[float]
Outcome = tuple[dict[int, float], dict[int, Horde]]
"""Wounds by zone, and the zombies by zone afterwards."""


class Forecast:
    """What comes of it if one survivor stands here or there and everybody else stays."""

    def __init__(self, sight: Sight, me: Fighter, hordes: dict[int, Horde]) -> None:
        self.sight = sight
        self.guide = sight.guide
        self.board = sight.board
        self.group = 1 + len(me.followers)
        self.people = dict(sight.crowd)
        if me.zone >= 0:
            self.people[me.zone] -= self.group
            if self.people[me.zone] <= 0:
                del self.people[me.zone]
        self.hordes = [
            (zone, horde, [other for other in self.people if self.board.sight[zone][other] != NO_SIGHT])
            for zone, horde in hordes.items()
        ]
        self.hunted = sight.hunted(me)
        self.present = [0] * self.board.zones
        for zone, count in self.people.items():
            self.present[zone] = count

    def outcome(self, here: int, killed: float) -> Outcome:
        """One activation, with the survivor in this zone after so many kills there."""
        wounds: dict[int, float] = {}
        after: dict[int, Horde] = {}
        present = self.present[:]
        present[here] += self.group
        bites = self.guide.bites
        for zone, horde, seen in self.hordes:
            group = horde
            if zone == here and killed > 0:
                left = max(0.0, 1.0 - killed / sum(horde))
                group = [count * left for count in horde]
            if zone in self.sight.held:
                add(after, zone, group, 1.0)
            elif zone == here or zone in self.people:
                wounds[zone] = wounds.get(zone, 0.0) + sum([n * bite for n, bite in zip(group, bites, strict=True)])
                add(after, zone, group, 1.0)
            else:
                self.walk(zone, group, self.goals(zone, seen, here, present), here, wounds, after)
        return wounds, after

    def goals(self, zone: int, seen: list[int], here: int, present: list[int]) -> list[int]:
        """Where zombies of a zone want to go; none where they are already."""
        places = seen
        if here not in self.people and self.board.sight[zone][here] != NO_SIGHT:
            places = [*seen, here]
        found = wanted(self.board, zone, places, present, self.sight.noise, self.guide.book.next_best)
        return found if found != [zone] else []

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
        if self.hunted is not None:
            giants = self.guide.giants
            if any(group[kind] for kind in giants):
                prey = self.hunted if self.hunted >= 0 else here
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
        steps = self.board.steps
        acts, hurts = self.guide.acts, self.guide.hurts
        ways = [(step, goal) for goal in goals for step in steps[zone][goal]]
        share = 1.0 / len(ways)
        swift = [kind for kind, count in enumerate(group) if count and acts[kind] > 1]
        for step, goal in ways:
            if swift:
                if step == here or step in self.people:
                    bitten = sum(group[kind] * share * (acts[kind] - 1) * hurts[kind] for kind in swift)
                    wounds[step] = wounds.get(step, 0.0) + bitten
                elif step != goal:
                    second = steps[step][goal][0]
                    ahead = [count if kind in swift else 0.0 for kind, count in enumerate(group)]
                    add(after, second, ahead, share)
                    if second == here or second in self.people:
                        bitten = sum(group[kind] * share * (acts[kind] - 2) * hurts[kind] for kind in swift)
                        if bitten:
                            wounds[second] = wounds.get(second, 0.0) + bitten
                    behind = [0.0 if kind in swift else count for kind, count in enumerate(group)]
                    add(after, step, behind, share)
                    continue
            add(after, step, group, share)


def add(after: dict[int, Horde], zone: int, group: Horde, share: float) -> None:
    found = after.get(zone)
    if found is None:
        after[zone] = [count * share for count in group]
    else:
        for kind in range(len(group)):
            found[kind] += group[kind] * share
