"""The zombies' next activation as the rules will have it: whom they wound, and where they stand afterwards.

Only splits are blurred: a group that may go two ways goes half and half (UOA-ZACT-11), so zombies come in fractions.
"""

from __future__ import annotations

from graveshift.board.board import FAR, NO_SIGHT
from graveshift.bots.greedy_sight import ABOMINATION, RUNNER, Fighter, Sight

Horde = list[float]
Outcome = tuple[dict[int, float], dict[int, Horde]]
"""Wounds by zone, and the zombies by zone afterwards."""


class Forecast:
    """What comes of it if one survivor stands here or there and everybody else stays."""

    def __init__(self, sight: Sight, me: Fighter, hordes: dict[int, Horde]) -> None:
        self.sight = sight
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
        self.hunted = hunted(sight, me)

    def outcome(self, here: int, killed: float) -> Outcome:
        """One activation, with the survivor in this zone after so many kills there."""
        wounds: dict[int, float] = {}
        after: dict[int, Horde] = {}
        for zone, horde, seen in self.hordes:
            group = horde
            if zone == here and killed > 0:
                left = max(0.0, 1.0 - killed / sum(horde))
                group = [count * left for count in horde]
            if zone in self.sight.vade:
                add(after, zone, group, 1.0)
            elif zone == here or zone in self.people:
                wounds[zone] = wounds.get(zone, 0.0) + sum(group) + group[RUNNER]
                add(after, zone, group, 1.0)
            else:
                self.walk(zone, group, self.goals(zone, seen, here), here, wounds, after)
        return wounds, after

    def goals(self, zone: int, seen: list[int], here: int) -> list[int]:
        """Where zombies of a zone want to go (UOA-ZACT-06, UOA-ZACT-07, UOA-ZACT-08)."""
        noise = self.sight.noise
        distance = self.board.distance[zone]
        most = 0
        best: list[int] = []
        places = seen
        if here not in self.people and self.board.sight[zone][here] != NO_SIGHT:
            places = [*seen, here]
        for place in places:
            if distance[place] >= FAR:
                continue
            if place == noise:
                return [place]
            count = self.people.get(place, 0) + (self.group if place == here else 0)
            if count > most:
                most, best = count, [place]
            elif count == most:
                best.append(place)
        return best or ([noise] if noise >= 0 and noise != zone and distance[noise] < FAR else [])

    def walk(
        self,
        zone: int,
        group: Horde,
        goals: list[int],
        here: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> None:
        """One step for all, and a bite or a second step for Runners (UOA-ZACT-12)."""
        if group[ABOMINATION] and self.hunted is not None:
            prey = self.hunted if self.hunted >= 0 else here
            if self.board.distance[zone][prey] < FAR:
                self.spread(zone, [0.0, 0.0, 0.0, group[ABOMINATION]], [prey], here, wounds, after)
                group = [group[0], group[1], group[2], 0.0]
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
        ways = [(step, goal) for goal in goals for step in steps[zone][goal]]
        share = 1.0 / len(ways)
        runners = group[RUNNER] * share
        for step, goal in ways:
            if runners:
                if step == here or step in self.people:
                    wounds[step] = wounds.get(step, 0.0) + runners
                elif step != goal:
                    second = steps[step][goal][0]
                    add(after, second, [0.0, 0.0, runners, 0.0], 1.0)
                    add(after, step, [group[0], group[1], 0.0, group[ABOMINATION]], share)
                    continue
            add(after, step, group, share)


def hunted(sight: Sight, me: Fighter) -> int | None:
    """Whom the Abomination hunts: -1 for oneself, the zone of another, None if nobody is here."""
    best = max(sight.here, key=lambda fighter: (fighter.adrenaline, fighter is me), default=None)
    if best is None:
        return None
    return -1 if best is me else best.zone


def add(after: dict[int, Horde], zone: int, group: Horde, share: float) -> None:
    found = after.get(zone)
    if found is None:
        after[zone] = [count * share for count in group]
    else:
        for kind in range(4):
            found[kind] += group[kind] * share
